import { toIniciosPeriodo } from '../tempo/periodo.ts';
import { addDias, toSaoPaulo } from '../tempo/sao-paulo.ts';

/** Expiry of an amount: so many months from the grant, or one day for all. */
export type Validade = { readonly meses: number } | { readonly data: string };

export interface RegraPrazo {
  /** Days until the amount is released; 0 or absent: immediately. */
  readonly liberaEmDias?: number | undefined;
  /** Absent: never expires. */
  readonly validade?: Validade | undefined;
}

/** Release and expiry of an amount. Null: immediately available, never expires. */
export interface Prazo {
  readonly liberaEm: Date | null;
  readonly expiraEm: Date | null;
}

/**
 * Returns release and expiry of an amount granted now. It is released at the beginning of its release day, and
 * expires at the end of its last day, 23:59:59 in São Paulo; at the earliest on the day after its release.
 */
export function toPrazo({ liberaEmDias = 0, validade }: RegraPrazo, agora: Date): Prazo {
  const { dia } = toSaoPaulo(agora);
  const diaLivre = addDias(dia, liberaEmDias);
  const liberaEm = liberaEmDias > 0 ? toComecoDoDia(diaLivre) : null;
  if (!validade) return { liberaEm, expiraEm: null };
  const ultimo = 'data' in validade ? validade.data : addMeses(dia, validade.meses);
  const minimo = addDias(diaLivre, 1);
  return { liberaEm, expiraEm: toFimDoDia(ultimo > minimo ? ultimo : minimo) };
}

/** Returns the end of the day so many days from now: the minimum validity of an amount refunded by an order. */
export const toPrazoMinimo = (dias: number, agora: Date): Date =>
  toFimDoDia(addDias(toSaoPaulo(agora).dia, dias));

/** Adds months to a day, clamped to the last day of a shorter month. */
function addMeses(dia: string, meses: number): string {
  const [ano, mes, doMes] = dia.split('-').map(Number) as [number, number, number];
  const ultimoDoMes = new Date(Date.UTC(ano, mes - 1 + meses + 1, 0));
  const anoMes = ultimoDoMes.toISOString().slice(0, 7);
  return `${anoMes}-${String(Math.min(doMes, ultimoDoMes.getUTCDate())).padStart(2, '0')}`;
}

/** Returns a day as a range from its first instant to that of the next day. */
export const toSpan = (dia: string): { de: Date; ate: Date } => ({
  de: toComecoDoDia(dia),
  ate: toComecoDoDia(addDias(dia, 1)),
});

/** Returns the month of a day as a range in the same way. */
export function toSpanMes(dia: string): { de: Date; ate: Date } {
  const { mes } = toIniciosPeriodo(dia);
  return { de: toComecoDoDia(mes), ate: toComecoDoDia(addMeses(mes, 1)) };
}

// Brazil has had no daylight saving since 2019, and these days are in the future.
const toComecoDoDia = (dia: string) => new Date(`${dia}T00:00:00-03:00`);
const toFimDoDia = (dia: string) => new Date(`${dia}T23:59:59-03:00`);
