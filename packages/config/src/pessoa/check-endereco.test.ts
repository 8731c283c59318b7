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
const judge = (change: EnderecoInformado, rules = {}) =>
  checkEndereco({ ...praca, ...change }, { isRequired: true, bairroMinimo: 5, ...rules });

describe('an address', () => {
  test('of which every part is right is right', () => expect(judge({})).toEqual({}));

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
  ] as const)('takes for %s not %s but %s', (parte, wrong, right) => {
    for (const isRequired of [true, false]) {
      expect(Object.keys(judge({ [parte]: wrong }, { isRequired }))).toEqual([parte]);
      expect(judge({ [parte]: right }, { isRequired })).toEqual({});
    }
  });

  test.each(Object.keys(praca))('may lack its %s only where nobody wants it', (parte) => {
    expect(Object.keys(judge({ [parte]: '' }))).toEqual([parte]);
    expect(judge({ [parte]: '' }, { isRequired: false })).toEqual({});
  });

  test('a neighbourhood of one letter is enough where the campaign says so', () => {
    expect(judge({ bairro: 'B' }, { bairroMinimo: 1 })).toEqual({});
    expect(judge({ bairro: '' }, { bairroMinimo: 1 })).toEqual({ bairro: 'Informe o bairro.' });
  });

  test('its city is one of the state’s, accents and capitals aside; any while the list could not be had', () => {
    const municipios = ['São Paulo', 'Embu-Guaçu'];
    expect(judge({ cidade: 'embu-guacu' }, { municipios })).toEqual({});
    expect(judge({ cidade: 'Niterói' }, { municipios })).toEqual({
      cidade:
        '"Niterói" é inválido em "SP". Verifique se a cidade está digitada corretamente para o estado selecionado.',
    });
    expect(judge({ cidade: 'Niterói' })).toEqual({});
  });
});
