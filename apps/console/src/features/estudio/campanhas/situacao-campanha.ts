import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { agoraServidor } from '../../../platform/session/sessao-store.ts';

export type SituacaoCampanha = 'futura' | 'noAr' | 'pausada' | 'encerrada';

/** Returns the state of a published campaign today. */
export function findSituacao(campanha: {
  readonly dataInicial: string;
  readonly dataFinal: string;
  readonly ativa: boolean;
}): SituacaoCampanha {
  const { dia } = toSaoPaulo(new Date(agoraServidor()));
  if (campanha.dataFinal < dia) return 'encerrada';
  if (!campanha.ativa) return 'pausada';
  return campanha.dataInicial > dia ? 'futura' : 'noAr';
}

export const situacaoTons = {
  futura: 'info',
  noAr: 'sucesso',
  pausada: 'alerta',
  encerrada: 'neutro',
} as const;
