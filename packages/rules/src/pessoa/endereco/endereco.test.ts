import { expect, test } from 'vitest';
import { isEnderecoCompleto } from './endereco.ts';

const endereco = {
  cep: '01001000',
  estado: 'SP',
  endereco: 'Praça da Sé',
  numero: '120',
  bairro: 'Sé',
  cidade: 'São Paulo',
};

test('isEnderecoCompleto needs every part but the complement', () => {
  expect(isEnderecoCompleto(endereco)).toBe(true);
  for (const parte of Object.keys(endereco)) {
    expect(isEnderecoCompleto({ ...endereco, [parte]: ' ' }), parte).toBe(false);
    expect(isEnderecoCompleto({ ...endereco, [parte]: undefined }), parte).toBe(false);
  }
  expect(isEnderecoCompleto({})).toBe(false);
});
