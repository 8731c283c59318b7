import { expect, it } from 'vitest';
import { isAgendavel } from './agendamento.ts';

const agora = new Date('2026-11-21T12:00:00-03:00');
const may = (enviarEm: string, dataFinal = '2027-07-31') => isAgendavel(new Date(enviarEm), agora, dataFinal);

it('accepts an instant after now, within thirty days', () => {
  expect(may('2026-11-21T12:00:00-03:00')).toBe(false);
  expect(may('2026-11-21T12:01:00-03:00')).toBe(true);
  expect(may('2026-12-21T12:00:00-03:00')).toBe(true);
  expect(may('2026-12-21T12:01:00-03:00')).toBe(false);
});

it('accepts no instant after the last day of the campaign in São Paulo', () => {
  expect(may('2026-11-30T23:59:00-03:00', '2026-11-30')).toBe(true);
  expect(may('2026-12-01T00:00:00-03:00', '2026-11-30')).toBe(false);
});
