import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getInstagramMultiplicador, getPicPayMultiplicador } from '@trevo/config/configuracao-questions';
import { findMultiplicador, type Dinamica } from '@trevo/rules/ganho';

const dinamicas: readonly Dinamica[] = ['PICPAY', 'INSTAGRAM'];

const getMultiplicadores = (c: Configuracao) => ({
  PICPAY: getPicPayMultiplicador(c),
  INSTAGRAM: getInstagramMultiplicador(c),
});

/** The dynamics with which the campaign multiplies. */
export function listDinamicas(c: Configuracao): readonly Dinamica[] {
  const multiplicadores = getMultiplicadores(c);
  return dinamicas.filter((dinamica) => multiplicadores[dinamica] > 1);
}

/** How many times the numbers of who takes part in these, to the thousandth. */
export function countVezes(c: Configuracao, own: readonly Dinamica[]): number {
  return Math.round(findMultiplicador({ multiplicadores: getMultiplicadores(c) }, own) * 1000) / 1000;
}

/** What multiplied a purchase this many times; nothing where the campaign has more or less than one way to that. */
export function guessDinamicas(c: Configuracao, vezes: number): readonly Dinamica[] {
  const on = listDinamicas(c);
  const ways = [...on.map((dinamica) => [dinamica]), ...(on.length > 1 ? [on] : [])];
  const [way, ...others] = ways.filter((own) => countVezes(c, own) === vezes);
  return way && others.length === 0 ? way : [];
}
