/**
 * Letter, colour and shape of a class of moves. The letter alone tells classes apart; colour and shape only help the
 * eye. The colours are dark enough for white letters (4.5 to 1) and stay apart for the colour-blind in lightness or hue.
 */

export const kHues = 8;
const kShapes = ["disc", "square", "diamond"];
/** Without l, I and O, which look like figures. */
const kLetters = "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ";

/** a to z, A to Z, then a1, b1 and so on. */
export function letter(index) {
  const round = Math.floor(index / kLetters.length);
  return kLetters[index % kLetters.length] + (round > 0 ? String(round) : "");
}

/** The badge of the class of this number. */
export function badge(index) {
  return { letter: letter(index), hue: index % kHues, shape: kShapes[Math.floor(index / kHues) % kShapes.length] };
}
