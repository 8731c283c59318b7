import { getCnpjRegra, getTipoIdentificacao } from '@trevo/config/configuracao/configuracao-questions';
import { checkUsuario, checkUsuarioWhileTyping } from '@trevo/rules/pessoa/usuario';
import { useRef, useState } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { cadastroDraft, type CadastroDraft } from '../cadastro/public.ts';
import { campanhaStore } from '../campanha/public.ts';
import { toUsuarioWords } from '../consumidor/public.ts';
import { entradaText as text } from './entrada.text.ts';
import type { Entrar } from './use-entrar.ts';
import type { Modals } from './use-modal.ts';

export interface Numero {
  readonly usuario: string;
  readonly erro: string | null;
  change(usuario: string): void;
  /** Judges it as complete, and says what is wrong at the field. */
  isRight(): boolean;
}

/** The login number while it is typed: a wrong one is said as soon as it could be complete. */
export function useNumero(initial: string): Numero {
  const configuracao = useConfiguracao();
  const tipo = getTipoIdentificacao(configuracao);
  const cnpj = getCnpjRegra(configuracao);
  const texto = useTexto();
  const [usuario, setUsuario] = useState(initial);
  const [erro, setErro] = useState<string | null>(null);
  return {
    usuario,
    erro,
    change(next) {
      setUsuario(next);
      const wrong = checkUsuarioWhileTyping(tipo, next, cnpj);
      setErro(wrong && toUsuarioWords(wrong, tipo, texto));
    },
    isRight() {
      const wrong = checkUsuario(tipo, usuario, cnpj);
      if (wrong) setErro(toUsuarioWords(wrong, tipo, texto));
      return wrong === null;
    },
  };
}

export interface VerificarOptions {
  readonly entrar: Pick<Entrar, 'run'>;
  readonly modals: Modals;
  /** Why nobody may sign up now, in words, or null; looked at once the campaign is known. */
  readonly cadastroBloqueio: string | null;
  /** The message that says that sign-in is closed, or null; read again when the server has answered. */
  readonly loginBloqueio: string | null;
  /** What is already known of who registers. */
  readonly known: Partial<CadastroDraft>;
  onExists(): void;
  /** The registration was begun. */
  onNew(): void;
}

/** Asks whether a number has a login: the password is next, or the registration. */
export function useVerificar(options: VerificarOptions): (usuario: string) => Promise<void> {
  const { entrar, modals, known, onNew } = options;
  const latest = useRef(options);
  latest.current = options;
  return (usuario) =>
    entrar.run(
      async () => {
        // Nobody fills a whole form to hear at its end that the campaign is closed.
        await campanhaStore.load();
        return callApi('login.verificar', { params: { user: usuario } });
      },
      () => {
        const { loginBloqueio, onExists } = latest.current;
        if (loginBloqueio) return modals.show({ mensagem: loginBloqueio });
        onExists();
      },
      (error) => {
        if (error.status !== 404 || error.codigo !== 'login.naoCadastrado') {
          return modals.showError(error, modals.say(text.falhaVerificar));
        }
        const { cadastroBloqueio } = latest.current;
        if (cadastroBloqueio) return modals.show({ mensagem: cadastroBloqueio });
        cadastroDraft.start(usuario, known);
        onNew();
      },
    );
}
