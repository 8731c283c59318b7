import { useState } from 'react';
import { isOffline, type ApiError } from '../../platform/api/api-error.ts';
import { useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { entradaText } from './entrada.text.ts';

export interface EntradaModal {
  readonly titulo: string;
  readonly mensagem: string;
  readonly cura?: string | undefined;
  /** No answer came: the picture says so too. */
  readonly isOffline?: boolean;
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
  };
}
