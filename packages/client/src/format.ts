import { formatDiaCurto, nameMes } from '@trevo/rules/tempo/dia-curto';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';

export { formatDiaCurto };

/**
 * Formats `2026-11-05` as `5 de novembro`, the first of a month as `1º`, and adds the year when it differs from
 * that of `hoje`.
 */
export function formatDia(dia: string, hoje: string): string {
  const number = Number(dia.slice(8, 10));
  const year = dia.slice(0, 4) === hoje.slice(0, 4) ? '' : ` de ${dia.slice(0, 4)}`;
  return `${number === 1 ? '1º' : number} de ${nameMes(dia)}${year}`;
}

/** Formats `2026-11`, or a day of it, as `novembro de 2026`. */
export function formatAnoMes(anoMes: string): string {
  return `${nameMes(anoMes)} de ${anoMes.slice(0, 4)}`;
}

/** Formats the day of an instant: `Hoje`, `Ontem`, or `23 nov.`. */
export function formatDiaPerto(instante: string, agora: Date): string {
  const { dia } = toSaoPaulo(new Date(instante));
  const hoje = toSaoPaulo(agora).dia;
  if (dia === hoje) return 'Hoje';
  if (dia === addDias(hoje, -1)) return 'Ontem';
  return formatDiaCurto(dia, hoje);
}

/** Formats an instant in São Paulo time: `Hoje, 14h32`, `Ontem, 9h05`, `12 nov., 14h32`. */
export function formatMomento(instante: string, agora: Date): string {
  const { hora } = toSaoPaulo(new Date(instante));
  return `${formatDiaPerto(instante, agora)}, ${Number(hora.slice(0, 2))}h${hora.slice(3, 5)}`;
}

/** Formats the day of an instant in São Paulo, short. */
export function formatDiaMes(instante: string, agora: Date): string {
  return formatDiaCurto(toSaoPaulo(new Date(instante)).dia, toSaoPaulo(agora).dia);
}

/** Returns the whole days from `hoje` to `dia`, negative for a past day. Both `yyyy-mm-dd`. */
export function countDiasAte(dia: string, hoje: string): number {
  const toTime = (day: string) => new Date(`${day}T00:00:00Z`).getTime();
  return Math.round((toTime(dia) - toTime(hoje)) / 86_400_000);
}

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const whole = new Intl.NumberFormat('pt-BR');

/** Formats integer cents as `R$ 12,50`. */
export const formatCentavos = (centavos: number): string => reais.format(centavos / 100);

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats a number with one decimal as `1,2`. */
export const formatDecimal = (amount: number): string => decimal.format(amount);

/** Formats an integer as `1.234`. */
export const formatContagem = (total: number): string => whole.format(total);
