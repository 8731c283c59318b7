import { describe, expect, test } from 'vitest';
import { checkEndereco, type EnderecoInformado } from './check-endereco.ts';

const praca = {
  cep: '01001-000',
  endereco: 'Praça da Sé',
  numero: '1',
  bairro: 'Centro',
  cidade: 'São Paulo',
  estado: 'SP',
};
const check = (change: EnderecoInformado, rules = {}) =>
  checkEndereco({ ...praca, ...change }, { isRequired: true, bairroMinimo: 5, ...rules });

describe('checkEndereco', () => {
  test('returns no error for a valid address', () => expect(check({})).toEqual({}));

  test.each([
    ['cep', '0100100', '01001000'],
    ['cep', '01001-00a', '01001-000'],
    ['endereco', 'Ruas', 'Rua A'],
    ['bairro', 'Jard', 'Jardi'],
    ['cidade', 'Sã', 'Itu'],
    ['estado', 'S', 'SP'],
    ['estado', 'XX', 'DF'],
    ['numero', 's/n', '0'],
    ['numero', '1234567', '123456'],
  ] as const)('checkEndereco for %s rejects %s and accepts %s', (parte, wrong, right) => {
    for (const isRequired of [true, false]) {
      expect(Object.keys(check({ [parte]: wrong }, { isRequired }))).toEqual([parte]);
      expect(check({ [parte]: right }, { isRequired })).toEqual({});
    }
  });

  test.each(Object.keys(praca))('allows an empty %s only where the address is optional', (parte) => {
    expect(Object.keys(check({ [parte]: '' }))).toEqual([parte]);
    expect(check({ [parte]: '' }, { isRequired: false })).toEqual({});
  });

  test('accepts a neighbourhood of one letter with a configured minimum of 1', () => {
    expect(check({ bairro: 'B' }, { bairroMinimo: 1 })).toEqual({});
    expect(check({ bairro: '' }, { bairroMinimo: 1 })).toEqual({ bairro: 'Informe o bairro.' });
  });

  test('requires a city of the state, ignoring accents and case; accepts any without the list', () => {
    const municipios = ['São Paulo', 'Embu-Guaçu'];
    expect(check({ cidade: 'embu-guacu' }, { municipios })).toEqual({});
    expect(check({ cidade: 'Niterói' }, { municipios })).toEqual({
      cidade:
        '"Niterói" é inválido em "SP". Verifique se a cidade está digitada corretamente para o estado selecionado.',
    });
    expect(check({ cidade: 'Niterói' })).toEqual({});
  });
});
