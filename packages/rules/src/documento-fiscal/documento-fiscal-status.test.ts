import { expect, it, test } from 'vitest';
import {
  canChangeStatus,
  documentoFiscalStatuses,
  findChange,
  formatStatus,
} from './documento-fiscal-status.ts';

const allowed = ['PENDENTE>VALIDO', 'PENDENTE>INVALIDO', 'VALIDO>INVALIDO', 'INVALIDO>PENDENTE'];
const pairs = documentoFiscalStatuses.flatMap((from) => documentoFiscalStatuses.map((to) => ({ from, to })));

test.each(pairs)('from $from to $to is as the table says', ({ from, to }) => {
  expect(canChangeStatus(from, to)).toBe(allowed.includes(`${from}>${to}`));
});

const changes: Readonly<Record<string, string>> = {
  'PENDENTE>VALIDO': 'judge',
  'PENDENTE>INVALIDO': 'judge',
  'VALIDO>INVALIDO': 'revoke',
  'INVALIDO>PENDENTE': 'reopen',
  'INVALIDO>VALIDO': 'rejudge',
};
test.each(pairs)('what takes a receipt from $from to $to is one thing or nothing', ({ from, to }) => {
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
])('%s is printed %s', (status, expected) => expect(formatStatus(status)).toBe(expected));

it('covers nine pairs', () => expect(pairs).toHaveLength(9));
