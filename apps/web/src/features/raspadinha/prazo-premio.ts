import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Raspadinha } from './raspadinha.wire.ts';

/** The day that matters of a won prize: until when it is received, until when it was, or when it was handed over. */
export interface Prazo {
  readonly situacao: 'aberto' | 'vencido' | 'entregue';
  /** `yyyy-mm-dd` */
  readonly dia: string;
}

/** Undefined where nothing was won, or the campaign says no day. */
export function findPrazo(
  { status, premio, dataHoraEntregue }: Pick<Raspadinha, 'status' | 'premio' | 'dataHoraEntregue'>,
  hoje: string,
): Prazo | undefined {
  if (status === 'ENTREGUE')
    return dataHoraEntregue
      ? { situacao: 'entregue', dia: toSaoPaulo(new Date(dataHoraEntregue)).dia }
      : undefined;
  const dia = status === 'RASPADA' && premio?.retiradaAte;
  return dia ? { situacao: dia < hoje ? 'vencido' : 'aberto', dia } : undefined;
}
