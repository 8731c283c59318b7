import { expect, it, test } from 'vitest';
import { formatNome, getPrimeiroNome, isNomeEmpresa, isNomePessoa, normalizeNome } from './nome.ts';

test.each([
  ['  ana\u00A0 maria\tda   silva ', 'ANA MARIA DA SILVA'],
  ['joa\u0303o', 'JOÃO'],
  ['d’ávila', 'D’ÁVILA'],
])('%j is stored as %j', (text, expected) => expect(normalizeNome(text)).toBe(expected));

test.each([
  ['Maria Sá', true],
  ["Joana D'Arc", true],
  ['Joana D’Ávila', true],
  ['Ana-Clara Nunes', true],
  ['Maria da S. Lima', true],
  ['Maria', false],
  ['Maria 2', false],
  ['Maria -', false],
  ['', false],
])('isNomePessoa(%j) is %s', (text, expected) => expect(isNomePessoa(text)).toBe(expected));

test.each([
  ['Com. de Alim. 2 Irmãos', true],
  ['M&M Ltda.', true],
  ['3M', false],
  ['123', false],
  ['Loja <b>', false],
])('isNomeEmpresa(%j) is %s', (text, expected) => expect(isNomeEmpresa(text)).toBe(expected));

it('getPrimeiroNome returns the first word, capitalised', () => {
  expect(getPrimeiroNome('ANA MARIA')).toBe('Ana');
  expect(getPrimeiroNome("d'ávila souza")).toBe("D'Ávila");
  expect(getPrimeiroNome('  ')).toBe('');
});

test.each([
  ['ANA MARIA DA SILVA E SOUZA', 'Ana Maria da Silva e Souza'],
  ["JOANA D'ÁVILA-NUNES", "Joana D'Ávila-Nunes"],
  ['MARIA DA S. LIMA', 'Maria da S. Lima'],
  ['SOLÁRIO SUPERMERCADOS S.A.', 'Solário Supermercados S.A.'],
  ['M&M DOCES LTDA.', 'M&M Doces Ltda.'],
  ['', ''],
])('formatNome writes %j as %j', (nome, written) => expect(formatNome(nome)).toBe(written));
