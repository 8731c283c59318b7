import { describe, expect, test } from 'vitest';
import { estados } from './estados.ts';
import { cleanEndereco, findMunicipio, normalizeMunicipio } from './municipio.ts';
import { listMunicipiosIbge } from './municipios-ibge.ts';

const namesOf = (uf: string) => listMunicipiosIbge(uf).map(({ nome }) => nome);

describe('findMunicipio', () => {
  test.each([
    ['SP', 'sao paulo', 'São Paulo'],
    ['SP', '  SANTA  BÁRBARA DOESTE ', "Santa Bárbara d'Oeste"],
    ['SP', 'Santa Barbara d’Oeste', "Santa Bárbara d'Oeste"],
    ['SP', 'Santa Barbara d Oeste', "Santa Bárbara d'Oeste"],
    ['SP', "Aparecida d' Oeste", "Aparecida d'Oeste"],
    ['RO', 'alvorada D  oeste', "Alvorada d'Oeste"],
    ['RJ', 'Parati', 'Paraty'],
    ['SP', 'Embu', 'Embu das Artes'],
    ['PE', 'Iguaraci', 'Iguaracy'],
  ])('%s: %s is %s', (uf, typed, official) => {
    expect(findMunicipio(uf, typed, namesOf(uf))?.toLowerCase()).toBe(official.toLowerCase());
  });

  test('does not find a city of another state', () => {
    expect(findMunicipio('SP', 'Niterói', namesOf('SP'))).toBeUndefined();
    expect(findMunicipio('SP', '', namesOf('SP'))).toBeUndefined();
  });

  test('finds every official name by itself, in every state', () => {
    for (const { codigo } of estados) {
      const names = namesOf(codigo);
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) {
        expect(normalizeMunicipio(findMunicipio(codigo, name, names)!)).toBe(normalizeMunicipio(name));
      }
    }
  });
});

test('cleanEndereco keeps the characters of addresses and drops the rest', () => {
  expect(cleanEndereco("Av. D'Ávila, 3º andar - bl. B/2")).toBe("Av. D'Ávila, 3º andar - bl. B/2");
  expect(cleanEndereco('Rua <b>1</b> "Sé"; $#@!')).toBe('Rua b1/b Sé ');
});
