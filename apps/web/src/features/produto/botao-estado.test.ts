import { expect, test } from 'vitest';
import { toBotaoEstado } from './botao-estado.ts';

const saldo = {
  disponivel: 100,
  total: 180,
  liberacoes: [
    { em: '2026-12-01T03:00:00.000Z', valor: 30 },
    { em: '2026-12-05T03:00:00.000Z', valor: 50 },
  ],
};
const produto = (valor: number, semEstoque = false) => ({ valor, semEstoque });

test.each([
  ['sold out takes precedence over everything', produto(50, true), true, saldo, { estado: 'semEstoque' }],
  ['in the cart takes precedence over the balance', produto(500), true, saldo, { estado: 'noCarrinho' }],
  ['an affordable product is available', produto(100), false, saldo, { estado: 'livre' }],
  [
    'a pending balance states when it suffices',
    produto(101),
    false,
    saldo,
    { estado: 'aLiberar', liberaEm: '2026-12-01T03:00:00.000Z' },
  ],
  [
    'a pending balance that needs two releases states the later one',
    produto(180),
    false,
    saldo,
    { estado: 'aLiberar', liberaEm: '2026-12-05T03:00:00.000Z' },
  ],
  [
    'an unaffordable product states the missing amount',
    produto(181),
    false,
    saldo,
    { estado: 'insuficiente', falta: 1 },
  ],
  ['a loading balance shows the loading state', produto(1), false, undefined, { estado: 'carregando' }],
  [
    'a balance that failed to load leaves the decision to the server',
    produto(1),
    false,
    null,
    { estado: 'livre' },
  ],
] as const)('toBotaoEstado: %s', (_, asked, noCarrinho, known, estado) => {
  expect(toBotaoEstado(asked, noCarrinho, known)).toEqual(estado);
});
