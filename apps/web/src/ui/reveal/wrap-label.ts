/**
 * Words in at most `lines` lines of at most `width` letters, for a place that cannot grow. What does not fit ends
 * with an ellipsis.
 */
export function wrapLabel(text: string, width: number, lines: number): string[] {
  const wrapped: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = wrapped.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      wrapped[wrapped.length - 1] = `${last} ${word}`;
    else wrapped.push(word);
  }
  const kept = wrapped.slice(0, lines).map((line) => cut(line, width));
  if (wrapped.length > lines && kept.length > 0) kept[lines - 1] = cut(`${kept[lines - 1]!}…`, width);
  return kept;
}

const cut = (line: string, width: number): string =>
  line.length <= width ? line : `${line.slice(0, width - 1).replace(/…$/, '')}…`;
