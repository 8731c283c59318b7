import { expect, test } from 'vitest';
import { isCodigoImpresso, readCodigos } from './read-codigos.ts';

test('readCodigos reads one code per line, leaves out heading and repetitions, and names bad lines', () => {
  const text = '\uFEFFcódigo;lote\r\nFOLHA001;A\r\n"FOLHA002"\r\nab\r\n\r\nFOLHA001\r\n';
  expect(readCodigos(text, isCodigoImpresso)).toEqual({ codigos: ['FOLHA001', 'FOLHA002'], ruins: [4] });
});
