import { expect, test } from 'vitest';
import { toNomeCurto } from './nome-curto.ts';

const semCurto = { 'textos.tituloCurto': null };

test.each([
  ['Trevo', 'Trevo'],
  ['  Sol de Verão ', 'Sol de Verão'],
  ['Verão que Volta', 'Verão'],
  ['Aniversário Comper', 'Aniversário'],
  ['Noites Vésper', 'Noites'],
  ['Promo Sol: o troco volta', 'Promo Sol'],
  ['Sorte & Companhia', 'Sorte'],
  ['Superpromoções', 'Superpromoçõ'],
  ['🍀🍀🍀 Trevo da Sorte', '🍀🍀🍀 Trevo'],
])('shortens the name %j to %j, at a word boundary where possible', (nome, curto) => {
  expect(toNomeCurto(semCurto, nome)).toBe(curto);
});

test("prefers the campaign's short name", () => {
  expect(toNomeCurto({ 'textos.tituloCurto': 'Sol' }, 'Verão que Volta')).toBe('Sol');
  expect(toNomeCurto({ 'textos.tituloCurto': ' ' }, 'Verão que Volta')).toBe('Verão');
});
