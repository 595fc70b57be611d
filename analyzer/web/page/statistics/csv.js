/** Rows as CSV (RFC 4180), columns as the answer names them. */

function field(value) {
  const text = value === null || value === undefined ? "" : Array.isArray(value) ? value.join(" ") : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Objects within a row become columns of their own: pattern.min is pattern_min. */
function flat(row) {
  return Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) =>
      value && typeof value === "object" && !Array.isArray(value)
        ? Object.entries(value).map(([inner, one]) => [`${key}_${inner}`, one])
        : [[key, value]],
    ),
  );
}

export function csv_text(rows) {
  const records = rows.map(flat);
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return [keys, ...records.map((record) => keys.map((key) => record[key]))]
    .map((fields) => fields.map(field).join(","))
    .join("\r\n")
    .concat("\r\n");
}
