import { expect, test } from 'vitest';
import { formatDistancia, formatEndereco, toMapaUrl, type Loja } from './loja.wire.ts';

const loja: Loja = {
  nome: 'Mercado da Sé',
  cnpjCpf: '11222333000181',
  grupo: null,
  credenciada: true,
  endereco: 'Praça da Sé, 120, Sé',
  cidade: 'São Paulo',
  uf: 'SP',
  cep: '01001000',
  telefone: null,
  latitude: -23.5503,
  longitude: -46.6339,
};

test.each([
  [0, '0,0 km'],
  [1.2, '1,2 km'],
  [360.7, '360,7 km'],
  [1234.5, '1.234,5 km'],
])('formatDistancia of %d kilometres returns %s', (km, text) => expect(formatDistancia(km)).toBe(text));

test('formatEndereco joins the known parts of an address', () => {
  expect(formatEndereco(loja)).toBe('Praça da Sé, 120, Sé · São Paulo, SP · 01001-000');
  expect(formatEndereco({ ...loja, endereco: null, uf: null, cep: null })).toBe('São Paulo');
  expect(formatEndereco({ ...loja, endereco: null, cidade: null, uf: null, cep: null })).toBe('');
});

test('toMapaUrl uses the coordinates, else the address', () => {
  const base = 'https://www.google.com/maps/search/?api=1&query=';
  expect(toMapaUrl(loja)).toBe(`${base}-23.5503%2C-46.6339`);
  const semLugar = { ...loja, latitude: null, longitude: null };
  expect(decodeURIComponent(toMapaUrl(semLugar)!)).toBe(
    `${base}Praça da Sé, 120, Sé, São Paulo, SP, 01001-000`,
  );
  expect(toMapaUrl({ ...semLugar, endereco: null })).toBeUndefined();
});
