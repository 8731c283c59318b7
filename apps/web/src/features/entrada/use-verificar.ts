import { useRef } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { campanhaStore } from '../campanha/public.ts';
import { cadastroDraft, type CadastroDraft } from '../cadastro/public.ts';
import { entradaText as text } from './entrada.text.ts';
import type { Entrar } from './use-entrar.ts';
import type { Modals } from './use-modal.ts';

export interface VerificarOptions {
  readonly entrar: Pick<Entrar, 'run'>;
  readonly modals: Modals;
  /** Why nobody may sign up now, in words, or null; looked at once the campaign is known. */
  readonly cadastroBloqueio: string | null;
  /** What is already known of who registers. */
  readonly known: Partial<CadastroDraft>;
  onExists(): void;
  /** The registration was begun. */
  onNew(): void;
}

/** Asks whether a number has a login: the password is next, or the registration. */
export function useVerificar(options: VerificarOptions): (usuario: string) => Promise<void> {
  const { entrar, modals, cadastroBloqueio, known, onExists, onNew } = options;
  const latest = useRef(cadastroBloqueio);
  latest.current = cadastroBloqueio;
  return (usuario) =>
    entrar.run(
      async () => {
        // Nobody fills a whole form to hear at its end that the campaign is closed.
        await campanhaStore.load();
        return callApi('login.verificar', { params: { user: usuario } });
      },
      onExists,
      (error) => {
        if (error.status !== 404 || error.codigo !== 'login.naoCadastrado') {
          return modals.showError(error, modals.say(text.falhaVerificar));
        }
        if (latest.current) return modals.show({ mensagem: latest.current });
        cadastroDraft.start(usuario, known);
        onNew();
      },
    );
}
