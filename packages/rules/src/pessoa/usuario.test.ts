import { describe, expect, it, test } from 'vitest';
import { checkUsuario, checkUsuarioWhileTyping, normalizeUsuario } from './usuario.ts';

describe('checkUsuario', () => {
  test.each([
    ['telefone', '', 'obrigatorio'],
    ['telefone', '() -', 'obrigatorio'],
    ['telefone', '119876543', 'minimo'],
    ['telefone', '(11)98765-4321', null],
    ['telefone', '1133334444', null],
    ['telefone', '119876543210', 'minimo'],
    ['telefone', '+5511987654321', null],
    ['telefone', '011987654321', null],
    ['telefone', '+1 212 555 1234', 'minimo'],
    ['telefone', '01198765432', 'minimo'],
    ['telefone', '11111111111', null],
    ['telefone', '52998224724', null],
    ['telefone', '１１９８７６５４３２１', null],
    ['cpf', '123.456.789-09', null],
    ['cpf', '１２３.４５６.７８９-０９', null],
    ['cpf', '012345678909', 'cpfInvalido'],
    ['cpfCnpj', '012345678909', 'cpfCnpjInvalido'],
    ['cpf', '052998224725', 'cpfInvalido'],
    ['cpf', '5552998224725', 'cpfInvalido'],
    ['cpf', '123.456.789-08', 'cpfInvalido'],
    ['cpf', '1234567890', 'cpfInvalido'],
    ['cpf', '123', 'minimo'],
    ['cnpj', '12.abc.345/01de-35', null],
    ['cnpj', '12345678909', 'cnpjInvalido'],
    ['cnpj', '00000000000192', 'cnpjInvalido'],
    ['cpfCnpj', '12345678909', null],
    ['cpfCnpj', '00000000000191', null],
    ['cpfCnpj', '00000000000192', 'cpfCnpjInvalido'],
    ['cpfCnpj', '123456789012', 'cpfCnpjInvalido'],
  ] as const)('%s %j returns %j', (tipo, text, erro) => expect(checkUsuario(tipo, text)).toBe(erro));
});

describe('checkUsuarioWhileTyping', () => {
  test.each([
    ['cpf', '1234567890', null],
    ['cpf', '12345678908', 'cpfInvalido'],
    ['cpf', '12345678909', null],
    ['cnpj', '12345678908', null],
    ['cnpj', '00000000000192', 'cnpjInvalido'],
    ['cpfCnpj', '12345678908', 'cpfCnpjInvalido'],
    ['cpfCnpj', '5552998224725', null],
    ['cpfCnpj', '12ABC34501D', null],
    ['cpfCnpj', '12ABC34501DE36', 'cpfCnpjInvalido'],
    ['cpf', '529982247251', 'cpfInvalido'],
    ['cpf', '052998224725', 'cpfInvalido'],
    ['cpfCnpj', '000000000001911', 'cpfCnpjInvalido'],
    ['telefone', '11111111111', null],
  ] as const)('%s %j returns %j', (tipo, text, erro) =>
    expect(checkUsuarioWhileTyping(tipo, text)).toBe(erro),
  );
});

describe('with letters in a CNPJ disallowed', () => {
  const numerico = { canHaveLetters: false };
  test.each([
    ['cnpj', '12ABC34501DE35', 'cnpjInvalido'],
    ['cpfCnpj', '12ABC34501DE35', 'cpfCnpjInvalido'],
    ['cnpj', '00000000000191', null],
    ['cpfCnpj', '12345678909', null],
  ] as const)('%s %j returns %j', (tipo, text, erro) => {
    expect(checkUsuario(tipo, text, numerico)).toBe(erro);
    expect(checkUsuarioWhileTyping(tipo, text, numerico)).toBe(erro);
  });
});

test.each([
  ['cpf', '+40641887051', '40641887051'],
  ['cpf', '+,406.418.870-51', '40641887051'],
  ['cnpj', '+12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['cpfCnpj', '+00000000000191', '00000000000191'],
  ['cpfCnpj', '+40641887051', '40641887051'],
  ['telefone', '+5511987654321', '11987654321'],
] as const)('as %s, %s normalizes to the login %s only', (tipo, text, stored) => {
  expect(checkUsuario(tipo, text)).toBeNull();
  expect(normalizeUsuario(text)).toBe(stored);
});

it('normalizes to upper case without mask', () => {
  expect(normalizeUsuario(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35');
});

test.each([
  ['+5511987654321', '11987654321'],
  ['5511987654321', '11987654321'],
  ['+55 (11) 98765-4321', '11987654321'],
  ['011987654321', '11987654321'],
  ['１１９８７６５４３２１', '11987654321'],
  ['11９8765-4321', '11987654321'],
  ['00000000000191', '00000000000191'],
  ['01234567890', '01234567890'],
])('normalizes %s to %s', (text, stored) => expect(normalizeUsuario(text)).toBe(stored));

test('reads a leading zero or country code as part of the document where documents are logins', () => {
  expect(normalizeUsuario('052998224725', 'cpf')).toBe('052998224725');
  expect(normalizeUsuario('052998224725', 'telefone')).toBe('52998224725');
  expect(normalizeUsuario('+529.982.247-25', 'cpfCnpj')).toBe('52998224725');
});
