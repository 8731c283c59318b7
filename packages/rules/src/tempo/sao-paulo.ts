/** An instant in São Paulo local time, which every campaign uses regardless of the device's zone. */
export type SaoPaulo = {
  /** `yyyy-mm-dd` */
  dia: string;
  /** `HH:MM:SS`, 00 to 23 */
  hora: string;
  /** `yyyy-mm` */
  anoMes: string;
};

// Building a formatter costs far more than using it. The IANA zone is needed: São Paulo had daylight saving until
// 2019, so a fixed −03:00 would shift past instants by an hour.
const formatter = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

// Caches the last second: each registration converts its instant several times, and thousands share a second.
let last: { second: number; result: SaoPaulo } | undefined;

/** Returns the São Paulo day, time and month of an instant. Throws RangeError for an invalid Date. */
export function toSaoPaulo(instant: Date): SaoPaulo {
  const second = Math.floor(instant.getTime() / 1000);
  if (last?.second !== second) last = { second, result: format(instant) };
  return last.result;
}

function format(instant: Date): SaoPaulo {
  const part: Record<string, string> = {};
  for (const { type, value } of formatter.formatToParts(instant)) part[type] = value;
  const anoMes = `${part['year']?.padStart(4, '0')}-${part['month']}`;
  return {
    dia: `${anoMes}-${part['day']}`,
    hora: `${part['hour']}:${part['minute']}:${part['second']}`,
    anoMes,
  };
}

/** Whether the text is a calendar day `yyyy-mm-dd`, from year 0001 on: there was no year 0. */
export function isDia(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Returns the day `n` days later (earlier when negative). Days are counted in UTC, where each has 24 hours;
 * local midnight does not exist on some days of the daylight-saving years. Throws RangeError for an invalid day.
 */
export function addDias(dia: string, n: number): string {
  const date = toUtc(dia);
  date.setUTCDate(date.getUTCDate() + n);
  return date.toISOString().slice(0, 10);
}

/** Returns the number of days from one to another; negative when that is earlier. Throws RangeError for an invalid day. */
export const countDias = (de: string, ate: string): number =>
  (toUtc(ate).getTime() - toUtc(de).getTime()) / 86_400_000;

/** Returns the first instant of a day in São Paulo, which has had no daylight saving time since 2019. */
export const startOfDia = (dia: string): Date => new Date(`${dia}T00:00:00-03:00`);

/** Returns the ISO day of the week: 1 is Monday, 7 is Sunday. Throws RangeError for an invalid day. */
export function getDiaDaSemana(dia: string): number {
  return toUtc(dia).getUTCDay() || 7;
}

/** Returns the ISO week of a day, `yyyy-Www`; the year is that of the week's Thursday. */
export function weekOf(dia: string): string {
  const quinta = addDias(dia, 4 - getDiaDaSemana(dia));
  const ano = quinta.slice(0, 4);
  const diaDoAno = (toUtc(quinta).getTime() - toUtc(`${ano}-01-01`).getTime()) / 86_400_000;
  return `${ano}-W${String(Math.floor(diaDoAno / 7) + 1).padStart(2, '0')}`;
}

function toUtc(dia: string): Date {
  if (!isDia(dia)) throw new RangeError(`not a yyyy-mm-dd day: ${dia}`);
  return new Date(`${dia}T00:00:00Z`);
}
