import { expect, it, test } from 'vitest';
import {
  canChangeStatus,
  canUndo,
  documentoFiscalStatuses,
  findChange,
  formatStatus,
} from './documento-fiscal-status.ts';

const allowed = ['PENDENTE>VALIDO', 'PENDENTE>INVALIDO', 'VALIDO>INVALIDO', 'INVALIDO>PENDENTE'];
const pairs = documentoFiscalStatuses.flatMap((from) => documentoFiscalStatuses.map((to) => ({ from, to })));

test.each(pairs)('canChangeStatus allows $from to $to exactly if the table does', ({ from, to }) => {
  expect(canChangeStatus(from, to)).toBe(allowed.includes(`${from}>${to}`));
});

const changes: Readonly<Record<string, string>> = {
  'PENDENTE>VALIDO': 'judge',
  'PENDENTE>INVALIDO': 'judge',
  'VALIDO>INVALIDO': 'revoke',
  'INVALIDO>PENDENTE': 'reopen',
  'INVALIDO>VALIDO': 'rejudge',
};
test.each(pairs)('findChange maps $from to $to to at most one change', ({ from, to }) => {
  expect(findChange(from, to)).toBe(changes[`${from}>${to}`]);
});

test.each([
  ['PENDENTE', 'PENDENTE'],
  ['VALIDO', 'VÁLIDO'],
  ['INVALIDO', 'INVÁLIDO'],
  ['OUTRO', 'PENDENTE'],
  ['toString', 'PENDENTE'],
  [undefined, 'PENDENTE'],
  [null, 'PENDENTE'],
])('formatStatus prints %s as %s', (status, expected) => expect(formatStatus(status)).toBe(expected));

it('allows the undo of a verdict, and none of a waiting receipt', () =>
  expect(documentoFiscalStatuses.filter(canUndo)).toEqual(['VALIDO', 'INVALIDO']));

it('covers all nine pairs of statuses', () => expect(pairs).toHaveLength(9));
