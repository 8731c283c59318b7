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
  ['nothing left comes before everything else', produto(50, true), true, saldo, { estado: 'semEstoque' }],
  ['then that it is in the cart', produto(500), true, saldo, { estado: 'noCarrinho' }],
  ['what can be paid is free', produto(100), false, saldo, { estado: 'livre' }],
  [
    'what waits says when it is enough',
    produto(101),
    false,
    saldo,
    { estado: 'aLiberar', liberaEm: '2026-12-01T03:00:00.000Z' },
  ],
  [
    'also when two releases are needed',
    produto(180),
    false,
    saldo,
    { estado: 'aLiberar', liberaEm: '2026-12-05T03:00:00.000Z' },
  ],
  [
    'what is too much says how much is missing',
    produto(181),
    false,
    saldo,
    { estado: 'insuficiente', falta: 1 },
  ],
  ['an unknown balance says nothing yet', produto(1), false, undefined, { estado: 'carregando' }],
  ['a balance that did not come leaves it to the server', produto(1), false, null, { estado: 'livre' }],
] as const)('toBotaoEstado returns: %s', (_, asked, noCarrinho, known, estado) => {
  expect(toBotaoEstado(asked, noCarrinho, known)).toEqual(estado);
});
