import {
  getHoraFim,
  getTextoCampanhaEncerrada,
  getTextoForaDoPeriodo,
} from '@trevo/config/configuracao/configuracao-questions';
import { canRegisterCompra } from '@trevo/rules/tempo/campanha-window';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { ApiError } from '@trevo/client/api-error.ts';
import { useAgora } from '../../platform/browser/use-agora.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { countDiasAte } from '@trevo/client/format.ts';
import { campanhaText as text, type CampanhaWire, useCampanha } from '../campanha/public.ts';

/** Whether and until when a receipt may be registered, or the user-visible reason why not. */
export type Participacao =
  | { readonly situacao: 'carregando'; readonly campanha?: undefined }
  | { readonly situacao: 'erro'; readonly campanha?: undefined; readonly error: ApiError; retry(): void }
  | { readonly situacao: 'aberta'; readonly campanha: CampanhaWire; readonly diasRestantes: number }
  | {
      readonly situacao: 'bloqueada';
      readonly campanha: CampanhaWire | undefined;
      readonly titulo: string;
      readonly mensagem: string;
    };

/** Evaluates the campaign's window in São Paulo time and returns the campaign's own text when it is closed. */
export function useParticipacao(): Participacao {
  const { campanha, situacao, error, retry } = useCampanha();
  const configuracao = useConfiguracao();
  const agora = useAgora();
  if (error) return { situacao: 'erro', error, retry };
  if (situacao === 'carregando') return { situacao };
  if (!campanha || situacao === 'nenhuma') {
    return { situacao: 'bloqueada', campanha, titulo: text.nenhuma, mensagem: text.mensagemNenhuma };
  }
  if (situacao === 'encerrada') {
    const mensagem = getTextoCampanhaEncerrada(configuracao);
    return { situacao: 'bloqueada', campanha, titulo: text.encerrada, mensagem };
  }
  if (!canRegisterCompra(campanha, agora, getHoraFim(configuracao))) {
    const mensagem = getTextoForaDoPeriodo(configuracao);
    return { situacao: 'bloqueada', campanha, titulo: text.foraDoPeriodo, mensagem };
  }
  const diasRestantes = countDiasAte(campanha.dataFinalCompras, toSaoPaulo(agora).dia);
  return { situacao: 'aberta', campanha, diasRestantes };
}
