import { describe, expect, test } from 'vitest';
import { parseTexto, toPlainText } from './parse-texto.ts';

const plain = (texto: string) => [{ texto, isStrong: false }];

describe('parseTexto', () => {
  test('reads headings, the fourth level and deeper as the third', () => {
    const levels = parseTexto('# Um\n## Dois\n##### Cinco').map(
      (bloco) => bloco.tipo === 'titulo' && bloco.nivel,
    );
    expect(levels).toEqual([1, 2, 3]);
  });

  test('lines without a blank one between them are one paragraph', () => {
    expect(parseTexto('um\ndois\n\ntrês')).toEqual([
      { tipo: 'paragrafo', linhas: [plain('um'), plain('dois')] },
      { tipo: 'paragrafo', linhas: [plain('três')] },
    ]);
  });

  test('a numbered list after a bulleted one is another list', () => {
    expect(parseTexto('- a\n- b\n1. c')).toEqual([
      { tipo: 'lista', isOrdered: false, itens: [plain('a'), plain('b')] },
      { tipo: 'lista', isOrdered: true, itens: [plain('c')] },
    ]);
  });

  test('two asterisks at each side are strong; one alone stays as written', () => {
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

  test('a heading needs a blank after its mark', () => {
    expect(parseTexto('#promo')).toEqual([{ tipo: 'paragrafo', linhas: [plain('#promo')] }]);
  });

  test('line ends of Windows are line ends', () => {
    expect(parseTexto('# a\r\n\r\nb')).toHaveLength(2);
  });

  test('the plain text is without marks', () => {
    const [bloco] = parseTexto('# Regulamento **único**');
    expect(bloco?.tipo === 'titulo' && toPlainText(bloco.trechos)).toBe('Regulamento único');
  });
});
