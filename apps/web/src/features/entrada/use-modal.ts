import {
  getHoraFim,
  getTextoCampanhaEncerrada,
  getTextoForaDoPeriodo,
  isLoginBlockedAfterCadastros,
} from '@trevo/config/configuracao/configuracao-questions';
import { canRegisterCadastro } from '@trevo/rules/tempo/campanha-window';
import { useState } from 'react';
import { type ApiError, isOffline } from '@trevo/client/api-error.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { relogio } from '../../platform/network/relogio.ts';
import {
  type CampanhaState,
  campanhaStore,
  campanhaText,
  type CampanhaWire,
  useCampanha,
} from '../campanha/public.ts';
import { entradaText } from './entrada.text.ts';

export interface EntradaModal {
  readonly titulo: string;
  readonly mensagem: string;
  readonly cura?: string | undefined;
  /** No answer came: the picture says so too. */
  readonly isOffline?: boolean;
  /** Another way than to close it: a button of its own. */
  readonly acao?: { readonly texto: string; run(): void } | undefined;
  /** Runs when it is closed. */
  readonly onClose?: (() => void) | undefined;
}

/** Words by id, or the ones given with it. */
export interface Words {
  readonly id: string;
  readonly texto: string;
}

export interface Modals {
  readonly modal: EntradaModal | null;
  say(words: Words): string;
  show(modal: Omit<EntradaModal, 'titulo'> & { readonly titulo?: string }): void;
  /** A refusal in the server's words; without any answer, in the ones given. */
  showError(error: ApiError, offline: string, onClose?: () => void): void;
  close(): void;
  /** Closes it and takes the other way. */
  act(): void;
}

/** The one modal of the entry. */
export function useModal(): Modals {
  const texto = useTexto();
  const [modal, setModal] = useState<EntradaModal | null>(null);
  const say = ({ id, texto: fallback }: Words) => texto(id, fallback);
  const show: Modals['show'] = (next) => setModal({ titulo: say(entradaText.ops), ...next });
  return {
    modal,
    say,
    show,
    showError: (error, offline, onClose) =>
      isOffline(error)
        ? show({ mensagem: offline, isOffline: true, onClose })
        : show({ mensagem: error.mensagem, cura: error.cura, onClose }),
    close() {
      setModal(null);
      modal?.onClose?.();
    },
    act() {
      setModal(null);
      modal?.acao?.run();
    },
  };
}

export interface CampanhaErro {
  /** Why the campaign did not come, or null. */
  readonly mensagem: string | null;
  readonly isOffline: boolean;
  /** Closes the words and asks once more; a second failure is said again. */
  close(): void;
}

/** What the entry says when the campaign could not be fetched. */
export function useCampanhaErro(error: ApiError | null): CampanhaErro {
  const texto = useTexto();
  const [isRetrying, setRetrying] = useState(false);
  const { lista } = campanhaText.falhas;
  const mensagem = error && (isOffline(error) ? error.mensagem : texto(lista.id, lista.texto));
  return {
    mensagem: isRetrying ? null : mensagem,
    isOffline: isOffline(error),
    close() {
      setRetrying(true);
      void campanhaStore.load().finally(() => setRetrying(false));
    },
  };
}

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
    nenhuma: entradaText.semCampanha.mensagem,
    encerrada: getTextoCampanhaEncerrada(configuracao),
    vigente: isOpen ? null : getTextoForaDoPeriodo(configuracao),
  }[situacao];
  const isLoginBlocked = campanha !== undefined && !isOpen && isLoginBlockedAfterCadastros(configuracao);
  return { situacao, campanha, mensagem, loginMensagem: isLoginBlocked ? mensagem : null, error, retry };
}

const isOpenNow = (campanha: CampanhaWire, horaFim: string): boolean =>
  canRegisterCadastro(campanha, relogio.agora(), horaFim);
