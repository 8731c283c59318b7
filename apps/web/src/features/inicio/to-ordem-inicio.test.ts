import { describe, expect, test } from 'vitest';
import { type InicioFatos, toOrdemInicio } from './to-ordem-inicio.ts';

const nada: InicioFatos = {
  hasNumeros: true,
  diasRestantes: 90,
  raspadinhas: 0,
  hasGanho: false,
};
const order = (fatos: Partial<InicioFatos>) => toOrdemInicio({ ...nada, ...fatos }).join(' ');

describe('toOrdemInicio', () => {
  test.each([
    [
      'nothing is urgent',
      {},
      'premio numeros participar participantes limite fila atalhos prazo multiplicador novidades convite notas',
    ],
    [
      'cards are unopened',
      { raspadinhas: 2 },
      'premio numeros participar participantes limite raspadinhas fila atalhos prazo multiplicador novidades convite notas',
    ],
    [
      'the deadline is a week away',
      { diasRestantes: 7 },
      'numeros prazo participar premio participantes limite fila atalhos multiplicador novidades convite notas',
    ],
    [
      'today is the last day and cards are unopened',
      { diasRestantes: 0, raspadinhas: 1 },
      'numeros prazo participar premio participantes limite raspadinhas fila atalhos multiplicador novidades convite notas',
    ],
    [
      'the campaign has no numbers',
      { hasNumeros: false },
      'premio participar participantes limite fila atalhos prazo multiplicador novidades convite notas',
    ],
    [
      'the consumidor has earnings',
      { hasGanho: true },
      'premio numeros participar participantes limite fila atalhos prazo multiplicador novidades convite instalar notas',
    ],
    [
      'registering is closed',
      { diasRestantes: null },
      'premio numeros participar fila atalhos novidades notas',
    ],
    [
      'registering is closed and cards are unopened',
      { diasRestantes: null, raspadinhas: 3 },
      'premio numeros participar raspadinhas fila atalhos novidades notas',
    ],
  ] as const)('orders the sections when %s', (_when, fatos, expected) => {
    expect(order(fatos)).toBe(expected);
  });

  test('lists each section once, with the action among the first three', () => {
    for (const diasRestantes of [null, 0, 7, 8, 200])
      for (const raspadinhas of [0, 4]) {
        const ordem = toOrdemInicio({ ...nada, diasRestantes, raspadinhas, hasGanho: true });
        expect(new Set(ordem).size).toBe(ordem.length);
        expect(ordem.indexOf('participar')).toBeLessThan(3);
      }
  });
});
