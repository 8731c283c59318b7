import { refuse } from '../domain-error.ts';

/** More than any body of ours nests, and than an operator's largest list has entries. */
const maximumDepth = 32;
const maximumEntries = 250_000;

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number, number];

/**
 * Refuses with requisicao.corpoIlegivel what would cost the parser seconds: a megabyte of brackets is a million lists.
 * Strings are jumped over, so a picture in one costs next to nothing.
 */
export function checkJsonShape(bytes: Buffer): void {
  let depth = 0;
  let entries = 0;
  for (let at = 0; at < bytes.length; at++) {
    const sign = bytes[at];
    if (sign === quote) at = findStringEnd(bytes, at + 1);
    else if (sign === openList || sign === openObject) {
      depth += 1;
      entries += 1;
    } else if (sign === comma) entries += 1;
    else if (sign === closeList || sign === closeObject) depth -= 1;
    if (depth > maximumDepth || entries > maximumEntries) throw refuse('requisicao.corpoIlegivel');
  }
}

/** Where the string that began before `from` ends; behind everything when it does not. */
function findStringEnd(bytes: Buffer, from: number): number {
  for (let end = bytes.indexOf(quote, from); end >= 0; end = bytes.indexOf(quote, end + 1)) {
    let escapes = 0;
    while (end - 1 - escapes >= from && bytes[end - 1 - escapes] === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return bytes.length;
}
