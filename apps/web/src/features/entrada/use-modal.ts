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
  /** Whether the request got no response; then an offline picture is shown. */
  readonly isOffline?: boolean;
  /** Alternative action with its own button. */
  readonly acao?: { readonly texto: string; run(): void } | undefined;
  /** Called on closing. */
  readonly onClose?: (() => void) | undefined;
}

/** Text id with its default text. */
export interface Words {
  readonly id: string;
  readonly texto: string;
}

export interface Modals {
  readonly modal: EntradaModal | null;
  toTexto(words: Words): string;
  show(modal: Omit<EntradaModal, 'titulo'> & { readonly titulo?: string }): void;
  /** Shows a refusal with the server's text, or the given text when there was no response. */
  showError(error: ApiError, offline: string, onClose?: () => void): void;
  /** Runs an action, after the person has lifted the block of the sign-in where there is one. */
  pass<T>(bloqueio: LoginBloqueio | null, go: () => T): T | undefined;
  close(): void;
  /** Closes the modal and runs the alternative action. */
  act(): void;
}

/** State of the entry's only modal. */
export function useModal(): Modals {
  const texto = useTexto();
  const [modal, setModal] = useState<EntradaModal | null>(null);
  const toTexto = ({ id, texto: fallback }: Words) => texto(id, fallback);
  const show: Modals['show'] = (next) => setModal({ titulo: toTexto(entradaText.ops), ...next });
  return {
    modal,
    toTexto,
    show,
    showError: (error, offline, onClose) =>
      isOffline(error)
        ? show({ mensagem: offline, isOffline: true, onClose })
        : show({ mensagem: error.mensagem, cura: error.cura, onClose }),
    pass(bloqueio, go) {
      if (!bloqueio) return go();
      const run = () => {
        bloqueio.lift();
        go();
      };
      show({ mensagem: bloqueio.mensagem, acao: { texto: entradaText.jaParticipo, run } });
      return undefined;
    },
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
  /** Reason why the campaigns did not load, or null. */
  readonly mensagem: string | null;
  readonly isOffline: boolean;
  /** Closes the modal and retries; another failure is shown again. */
  close(): void;
}

/** State of the error modal for campaigns that did not load. */
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

/** Reason why signing in is blocked. */
export interface LoginBloqueio {
  readonly mensagem: string;
  /** Lets the server decide from now on. */
  lift(): void;
}

export interface CadastroBloqueio {
  readonly situacao: CampanhaState['situacao'];
  readonly campanha: CampanhaWire | undefined;
  /** The campaign that starts next, when no campaign has started yet. */
  readonly porComecar: CampanhaWire | undefined;
  /** User-visible reason why registering is blocked; null when allowed or unknown, because the server checks again. */
  readonly mensagem: string | null;
  /**
   * The same for signing in; null when the campaign still admits registered users, and once the person has lifted it: the
   * server admits a person with a prize, a draw to come, a voucher or an order.
   */
  readonly loginBloqueio: LoginBloqueio | null;
  readonly error: ApiError | null;
  retry(): void;
}

/** Returns whether the campaign currently admits registrations and sign-ins. */
export function useCadastroBloqueio(): CadastroBloqueio {
  const configuracao = useConfiguracao();
  const { campanha, situacao, porComecar, error, retry } = useCampanha();
  const [isLifted, setLifted] = useState(false);
  const isOpen = campanha !== undefined && isOpenNow(campanha, getHoraFim(configuracao));
  const reasons = {
    carregando: null,
    nenhuma: entradaText.semCampanha.mensagem,
    encerrada: getTextoCampanhaEncerrada(configuracao),
    vigente: isOpen ? null : getTextoForaDoPeriodo(configuracao),
  };
  // The page carries the campaigns: until a response has confirmed the time, the phone's clock may be wrong.
  const mensagem = relogio.isConferido() ? reasons[situacao] : null;
  const isLoginBlocked = campanha !== undefined && !isOpen && isLoginBlockedAfterCadastros(configuracao);
  const loginBloqueio =
    isLoginBlocked && mensagem && !isLifted ? { mensagem, lift: () => setLifted(true) } : null;
  return { situacao, campanha, porComecar, mensagem, loginBloqueio, error, retry };
}

const isOpenNow = (campanha: CampanhaWire, horaFim: string): boolean =>
  canRegisterCadastro(campanha, relogio.agora(), horaFim);
