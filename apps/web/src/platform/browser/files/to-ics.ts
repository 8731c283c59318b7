import { addDias } from '@trevo/rules/tempo/sao-paulo';

/** An event for the calendar of the phone. */
export interface EventoCalendario {
  /** Globally unique and stable, so that a second import replaces the first. */
  readonly uid: string;
  readonly titulo: string;
  readonly descricao: string;
  /** Day `yyyy-mm-dd` and time `HH:MM[:SS]` in São Paulo; without a time, an event of the whole day. */
  readonly dia: string;
  readonly hora?: string | undefined;
}

/** Formats an event as an iCalendar file (RFC 5545) with a reminder on the day before. */
export function toIcs({ uid, titulo, descricao, dia, hora }: EventoCalendario, agora: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trevo//Calendario//PT',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatStamp(agora)}`,
    ...(hora === undefined
      ? [`DTSTART;VALUE=DATE:${toStamp(dia)}`, `DTEND;VALUE=DATE:${toStamp(addDias(dia, 1))}`]
      : [`DTSTART:${toUtcStamp(dia, hora)}`, 'DURATION:PT1H']),
    `SUMMARY:${escapeText(titulo)}`,
    `DESCRIPTION:${escapeText(descricao)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(titulo)}`,
    `TRIGGER:${hora === undefined ? '-PT4H' : '-P1D'}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const toStamp = (instant: string): string => instant.replace(/[-:]/g, '');

const formatStamp = (instant: Date): string => `${toStamp(instant.toISOString().slice(0, 19))}Z`;

/** São Paulo has had no daylight saving time since 2019. */
const toUtcStamp = (dia: string, hora: string): string => formatStamp(new Date(`${dia}T${hora}-03:00`));

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');

/** Folds a line at 75 bytes: the continuation begins with a blank, and no character is cut. */
function fold(line: string): string {
  const parts: string[] = [];
  let [part, bytes] = ['', 0];
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 74) {
      parts.push(part);
      [part, bytes] = ['', 0];
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
