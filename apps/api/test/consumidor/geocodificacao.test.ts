import { describe, expect, it } from 'vitest';
import { createLocalCep } from '../../src/adapters/cep/local-cep.ts';
import { createLocalGeocoder } from '../../src/adapters/geocodificacao/local-geocodificacao.ts';

const geocoder = createLocalGeocoder();

describe('local geocoder', () => {
  it.each([
    ['Avenida Rio Branco, Rio de Janeiro, RJ, Brasil', -22.913, -43.2],
    ['Campinas, SP, Brasil', -22.905, -47.065],
    ['Campinas SP, Brasil', -22.905, -47.065],
    ['campinas - sp', -22.905, -47.065],
    ['Campinas/SP', -22.905, -47.065],
    ['Rua Santos, 10, São Paulo, SP', -23.533, -46.64],
    // The name exists in two states: without a state the capital is meant.
    ['Palmas, Brasil', -10.24, -48.356],
    ['Palmas, PR', -26.484, -51.989],
    ['Descalvado, SP', -21.9, -47.618],
  ])('finds %s', async (endereco, latitude, longitude) => {
    const found = (await geocoder.find(endereco))!;
    expect(found.precisao).toBe('lugar');
    // Municipal seats, within about 5 km.
    expect(found.latitude).toBeCloseTo(latitude, 1);
    expect(found.longitude).toBeCloseTo(longitude, 1);
  });

  it('returns the centre of the state, marked as such, when the municipality is not in that state', async () => {
    expect(await geocoder.find('Vila Inventada, SP, Brasil')).toMatchObject({ precisao: 'estado' });
    expect(await geocoder.find('SP, Brasil')).toMatchObject({ precisao: 'estado' });
  });

  it.each(['Atlântida, Brasil', 'Santa Luzia, Brasil', 'Brasil', 'XX'])(
    'finds nothing for %s, which is unknown or ambiguous',
    async (endereco) => {
      expect(await geocoder.find(endereco)).toBeUndefined();
    },
  );

  it('finds the municipality of every CEP known to the local lookup', async () => {
    for (const cep of ['01001000', '20040002', '50030230', '70040010', '79002000', '13690000']) {
      const { logradouro, localidade, uf } = (await createLocalCep().find(cep))!;
      const found = await geocoder.find([logradouro, localidade, uf, 'Brasil'].filter(Boolean).join(', '));
      expect([cep, found?.precisao]).toEqual([cep, 'lugar']);
    }
  });
});
