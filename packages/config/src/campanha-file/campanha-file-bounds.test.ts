import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { parseBounded } from './campanha-file-bounds.ts';

const options = { prettyErrors: false, stringKeys: true, uniqueKeys: false } as const;

const read = (doc: Document, { lineStarts }: LineCounter) => ({
  contents: doc.contents,
  errors: doc.errors.map(({ code, pos }) => ({ code, pos })),
  lineStarts,
});

function parseBoth(text: string) {
  const [own, usual] = [new LineCounter(), new LineCounter()];
  const { doc } = parseBounded(text, options, own);
  return {
    bounded: doc && read(doc, own),
    usual: read(parseDocument(text, { ...options, lineCounter: usual }), usual),
  };
}

describe('parseBounded', () => {
  it.each([
    ['an empty text', ''],
    ['a text without a last line break', 'a: 1\nb:\n  - x'],
    ['comments and blocks of text', '# a\na: |\n  x\n  y\n\n# b\nb: >-\n  z\n'],
    ['two documents', 'a: 1\n---\nb: 2\n'],
    ['three documents', 'a: 1\n---\nb: 2\n---\nc: 3\n'],
    ['line breaks of Windows', 'a: 1\r\nb: 2\r\n'],
    ['an open bracket', 'a: [1\n'],
  ])('parses %s like the library', (_what, text) => {
    const { bounded, usual } = parseBoth(text);
    expect(bounded).toEqual(usual);
  });

  it.each([
    ['NUL', '\0'],
    ['a lone surrogate', '\ud800'],
  ])('refuses %s in a comment', (_what, unit) => {
    const { excess } = parseBounded(`a: 1\n# x${unit}\nb: 2\n`, options);
    expect(excess).toMatchObject({ offset: 8, problema: 'há um caractere que não pode ser guardado' });
  });

  it('parses random texts within the bounds like the library', () => {
    const part = fc.constantFrom(
      'a',
      'b: ',
      '- ',
      '\n',
      '\n  ',
      '"',
      "'",
      '#',
      ' ',
      '1',
      '[',
      ']',
      '{',
      '}',
      '|\n',
      '&x ',
      '*x',
      '---\n',
      '!t ',
      ',',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const { bounded, usual } = parseBoth(parts.join(''));
        expect(bounded ?? usual).toEqual(usual);
      }),
      { numRuns: 300 },
    );
  });
});
