import { expect, it } from 'vitest';
import { estados, findEstado, findEstadoByIbge } from './estados.ts';

it('lists the 27 states, each code and id once', () => {
  expect(estados).toHaveLength(27);
  expect(new Set(estados.map(({ codigo }) => codigo)).size).toBe(27);
  expect(new Set(estados.map(({ ibge }) => ibge)).size).toBe(27);
});

it('finds a state by code in either case and by IBGE id', () => {
  expect(findEstado('sp')).toEqual({ codigo: 'SP', nome: 'São Paulo', ibge: '35' });
  expect(findEstadoByIbge('53')?.codigo).toBe('DF');
  expect(findEstado('XX')).toBeUndefined();
  expect(findEstadoByIbge('20')).toBeUndefined();
});
