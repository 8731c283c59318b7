import { addDias } from '../../tempo/sao-paulo.ts';
import { type Extracao, isExtraido } from './sorteio-participacao.ts';

/**
 * Age of the freeze's cut when it is made. A grant is stamped before its commit; within this time each earlier one is
 * visible to the freeze, or its transaction has ended.
 */
export const margemMilissegundos = 60_000;

const hourMilliseconds = 3_600_000;

/** São Paulo has had no daylight saving time since 2019. */
const toInstante = (dia: string, hora: string): number => Date.parse(`${dia}T${hora}-03:00`);

/** Moments of a draw's freeze. */
export interface MomentosCongelamento {
  /** First moment of the day from which receipts are too late. */
  readonly registradoAntesDe: Date;
  /** Moment from which the result may be known. */
  readonly extraidoEm: Date;
  /** Earliest moment of the freeze. */
  readonly congelarDe: Date;
  /**
   * Last safe moment: an hour before the result may be known, but not before `congelarDe`. Without a time of the draw,
   * 23:00 of the day before.
   */
  readonly congelarAte: Date;
}

/** Returns the moments of a draw's freeze. */
export function toMomentosCongelamento({
  data: dia,
  hora = '00:00',
  numerosAte,
}: Extracao & { readonly numerosAte: string }): MomentosCongelamento {
  const registradoAntesDe = toInstante(addDias(numerosAte, 1), '00:00');
  const extraidoEm = toInstante(dia, hora);
  const congelarDe = registradoAntesDe + margemMilissegundos;
  return {
    registradoAntesDe: new Date(registradoAntesDe),
    extraidoEm: new Date(extraidoEm),
    congelarDe: new Date(congelarDe),
    congelarAte: new Date(Math.max(congelarDe, extraidoEm - hourMilliseconds)),
  };
}

/**
 * Whether the numbers of a receipt judged now miss the draw: from the last safe moment of its freeze on, or without a
 * rule, which has no freeze, from its extraction on.
 */
export const isEncerrado = (
  sorteio: Extracao & { readonly numerosAte: string; readonly regra?: unknown },
  agora: Date,
): boolean =>
  sorteio.regra === undefined
    ? isExtraido(sorteio, agora)
    : agora >= toMomentosCongelamento(sorteio).congelarAte;
