import {
  getHoraFim,
  getTextoCampanhaEncerrada,
  getTextoForaDoPeriodo,
  isLoginBlockedAfterCadastros,
} from '@trevo/config/configuracao-questions';
import { canRegisterCadastro } from '@trevo/rules/campanha-window';
import type { ApiError } from '../../platform/api/api-error.ts';
import { type CampanhaState, type CampanhaWire, useCampanha } from '../campanha/public.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { entradaText as text } from './entrada.text.ts';

export interface CadastroBloqueio {
  readonly situacao: CampanhaState['situacao'];
  readonly campanha: CampanhaWire | undefined;
  /** Why nobody may sign up now, in words; null while it is allowed or not known: the server judges again. */
  readonly mensagem: string | null;
  /** Why nobody may sign in now either; null where the campaign keeps the door open for who is registered. */
  readonly loginMensagem: string | null;
  readonly error: ApiError | null;
  retry(): void;
}

/** Whether the campaign takes new people now, and lets the others in. */
export function useCadastroBloqueio(): CadastroBloqueio {
  const configuracao = useConfiguracao();
  const { campanha, situacao, error, retry } = useCampanha();
  const isOpen = campanha !== undefined && isOpenNow(campanha, getHoraFim(configuracao));
  const mensagem = {
    carregando: null,
    nenhuma: text.semCampanha.mensagem,
    encerrada: getTextoCampanhaEncerrada(configuracao),
    vigente: isOpen ? null : getTextoForaDoPeriodo(configuracao),
  }[situacao];
  const isLoginBlocked = campanha !== undefined && !isOpen && isLoginBlockedAfterCadastros(configuracao);
  return { situacao, campanha, mensagem, loginMensagem: isLoginBlocked ? mensagem : null, error, retry };
}

const isOpenNow = (campanha: CampanhaWire, horaFim: string): boolean =>
  canRegisterCadastro(campanha, new Date(), horaFim);
