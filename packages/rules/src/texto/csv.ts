/** Byte order mark: a spreadsheet then reads the file as UTF-8. */
export const marcaUtf8 = '\uFEFF';

/** Returns rows as CSV for a spreadsheet: UTF-8 with a byte order mark, separated by semicolons. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `${marcaUtf8}${rows.map(toCsvLine).join('')}`;

/** Returns one line of typed texts with its line break. */
export const toCsvLine = (cells: readonly string[]): string => `${cells.map(toCsvCell).join(';')}\r\n`;

/** Returns a typed text as a cell: a spreadsheet runs a cell that begins with one of these signs as a formula. */
export const toCsvCell = (cell: string): string => {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Parses CSV with quoted cells; the first line says whether commas or semicolons separate. Empty lines are left out. */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const [firstLine = ''] = source.split(/\r?\n/, 1);
  const separator = firstLine.includes(';') ? ';' : firstLine.includes('\t') ? '\t' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length; at++) {
    const char = source[at]!;
    if (isQuoted && char === '"' && source[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += char;
    else if (char === separator) endCell();
    else if (char === '\n') endRow();
    else if (char !== '\r') cell += char;
  }
  endRow();
  return rows;
}
