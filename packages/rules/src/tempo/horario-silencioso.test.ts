import { expect, test } from 'vitest';
import { isHorarioSilencioso, skipHorarioSilencioso } from './horario-silencioso.ts';

test.each([
  ['2026-11-21T10:59:59.999Z', '07:59:59', true],
  ['2026-11-21T11:00:00Z', '08:00:00', false],
  ['2026-11-21T15:00:00Z', '12:00:00', false],
  ['2026-11-21T23:59:59.999Z', '20:59:59', false],
  ['2026-11-22T00:00:00Z', '21:00:00', true],
  ['2026-11-22T03:00:00Z', '00:00:00', true],
  // Under the daylight saving of those years the clock was one hour ahead.
  ['2018-12-01T10:30:00Z', '08:30:00', false],
  ['2018-12-01T23:30:00Z', '21:30:00', true],
])('isHorarioSilencioso at %s, %s in São Paulo, is %s', (instant, _hora, expected) =>
  expect(isHorarioSilencioso(new Date(instant))).toBe(expected),
);

test('skips to eight in the morning from the quiet hours, and keeps other instants', () => {
  const skip = (instant: string) => skipHorarioSilencioso(new Date(instant)).toISOString();
  expect(skip('2026-12-31T23:59:59-03:00')).toBe('2027-01-01T11:00:00.000Z');
  expect(skip('2026-11-21T03:00:00-03:00')).toBe('2026-11-21T11:00:00.000Z');
  expect(skip('2026-11-21T20:59:59-03:00')).toBe('2026-11-21T23:59:59.000Z');
});
