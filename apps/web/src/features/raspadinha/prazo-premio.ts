import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Raspadinha } from './raspadinha.wire.ts';

/** Relevant day of a prize: the deadline, the missed deadline, or the day of the handover. */
export interface Prazo {
  readonly situacao: 'aberto' | 'vencido' | 'entregue';
  /** `yyyy-mm-dd` */
  readonly dia: string;
}

/** Returns undefined without a prize, or when the campaign states no day. */
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
