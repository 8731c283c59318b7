import { describe, expect, test } from 'vitest';
import { parseTexto, toPlainText } from './parse-texto.ts';

const plain = (texto: string) => [{ texto, isStrong: false }];

describe('parseTexto', () => {
  test('parses headings and caps their level at three', () => {
    const levels = parseTexto('# Um\n## Dois\n##### Cinco').map(
      (bloco) => bloco.tipo === 'titulo' && bloco.nivel,
    );
    expect(levels).toEqual([1, 2, 3]);
  });

  test('joins lines without a blank line between them into one paragraph', () => {
    expect(parseTexto('um\ndois\n\ntrês')).toEqual([
      { tipo: 'paragrafo', linhas: [plain('um'), plain('dois')] },
      { tipo: 'paragrafo', linhas: [plain('três')] },
    ]);
  });

  test('starts a new list when a numbered list follows a bulleted one', () => {
    expect(parseTexto('- a\n- b\n1. c')).toEqual([
      { tipo: 'lista', isOrdered: false, itens: [plain('a'), plain('b')] },
      { tipo: 'lista', isOrdered: true, itens: [plain('c')] },
    ]);
  });

  test('parses two asterisks on each side as strong and keeps a single one as text', () => {
    expect(parseTexto('a **b** c * d **')).toEqual([
      {
        tipo: 'paragrafo',
        linhas: [
          [
            { texto: 'a ', isStrong: false },
            { texto: 'b', isStrong: true },
            { texto: ' c * d **', isStrong: false },
          ],
        ],
      },
    ]);
  });

  test('requires a blank after the heading mark', () => {
    expect(parseTexto('#promo')).toEqual([{ tipo: 'paragrafo', linhas: [plain('#promo')] }]);
  });

  test('accepts CRLF line ends', () => {
    expect(parseTexto('# a\r\n\r\nb')).toHaveLength(2);
  });

  test('toPlainText returns the text without marks', () => {
    const [bloco] = parseTexto('# Regulamento **único**');
    expect(bloco?.tipo === 'titulo' && toPlainText(bloco.trechos)).toBe('Regulamento único');
  });
});
