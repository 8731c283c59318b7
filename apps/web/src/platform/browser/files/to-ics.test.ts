import { describe, expect, test } from 'vitest';
import { toIcs } from './to-ics.ts';

const agora = new Date('2026-11-26T12:34:56.789Z');
const evento = {
  uid: '2026-TREVO-2026-12-19',
  titulo: '1º sorteio: Uma moto',
  descricao: 'Trevo',
  dia: '2026-12-19',
};
const unfold = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n');

describe('toIcs', () => {
  test('writes an event of the whole day for a sorteio without a time', () => {
    expect(unfold(toIcs(evento, agora))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Trevo//Calendario//PT',
      'BEGIN:VEVENT',
      'UID:2026-TREVO-2026-12-19',
      'DTSTAMP:20261126T123456Z',
      'DTSTART;VALUE=DATE:20261219',
      'DTEND;VALUE=DATE:20261220',
      'SUMMARY:1º sorteio: Uma moto',
      'DESCRIPTION:Trevo',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:1º sorteio: Uma moto',
      'TRIGGER:-PT4H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test.each([
    ['19:00', '20261219T220000Z'],
    ['22:15:30', '20261220T011530Z'],
  ])('writes the São Paulo time %s in UTC', (hora, expected) => {
    expect(unfold(toIcs({ ...evento, hora }, agora))).toContain(`DTSTART:${expected}`);
  });

  test('escapes text and folds lines at 75 bytes without cutting a character', () => {
    const descricao = `Série; número, \\ e\nlinha ${'ção'.repeat(80)}`;
    const ics = toIcs({ ...evento, descricao }, agora);
    for (const line of ics.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfold(ics)).toContain(`DESCRIPTION:Série\\; número\\, \\\\ e\\nlinha ${'ção'.repeat(80)}`);
  });
});
