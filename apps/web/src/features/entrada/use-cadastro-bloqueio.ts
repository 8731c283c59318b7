import {
  getHoraFim,
  getTextoCampanhaEncerrada,
  getTextoForaDoPeriodo,
} from '@trevo/config/configuracao-questions';
import { canRegisterCadastro } from '@trevo/rules/campanha-window';
import { useCampanha, type CampanhaState, type CampanhaWire } from '../../shared/campanha/use-campanha.ts';
import { useConfiguracao } from '../../shared/configuracao/PartidaProvider.tsx';
import { entradaText as text } from './entrada.text.ts';

export interface CadastroBloqueio {
  readonly situacao: CampanhaState['situacao'];
  /** Why nobody may sign up now, in words; null while it is allowed or not known: the server judges again. */
  readonly mensagem: string | null;
  retry(): void;
}

/** Whether the campaign takes new people now. */
export function useCadastroBloqueio(): CadastroBloqueio {
  const configuracao = useConfiguracao();
  const { campanha, situacao, retry } = useCampanha();
  const isOpen = campanha !== undefined && isOpenNow(campanha, getHoraFim(configuracao));
  const mensagem = {
    carregando: null,
    nenhuma: text.semCampanha.mensagem,
    encerrada: getTextoCampanhaEncerrada(configuracao),
    vigente: isOpen ? null : getTextoForaDoPeriodo(configuracao),
  }[situacao];
  return { situacao, mensagem, retry };
}

const isOpenNow = (campanha: CampanhaWire, horaFim: string): boolean =>
  canRegisterCadastro(campanha, new Date(), horaFim);
