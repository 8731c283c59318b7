import { findFimContestacao, isDentroDoPrazo } from '@trevo/rules/campanha-window';
import { formatDiaMesAno } from '@trevo/rules/mask';
import { refuse, type DomainError } from '../../kernel/domain-error.ts';
import { toFimSorte, type CampanhaPublicada } from '../campanha/public.ts';
import type { DocumentoFiscalView } from './documento-fiscal.views.ts';

/** Why no other look at a receipt may be asked for now; undefined when it may. What offers it and what takes it ask here. */
export function refuseContestacao(
  { status, contestado_em, apurado_em, registrado_em }: DocumentoFiscalView,
  publicada: CampanhaPublicada,
  agora: Date,
): DomainError | undefined {
  if (status !== 'INVALIDO' || contestado_em !== null) return refuse('documentoFiscal.naoContestavel');
  const fim = findFimContestacao(publicada.campanha, apurado_em ?? registrado_em, toFimSorte(publicada));
  if (isDentroDoPrazo(fim, agora)) return undefined;
  return refuse('documentoFiscal.contestacaoEncerrada', { fim: formatDiaMesAno(fim) });
}
