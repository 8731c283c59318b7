import { getCnpjRegra, getTipoIdentificacao } from '@trevo/config/configuracao/configuracao-questions';
import { checkUsuario, checkUsuarioWhileTyping } from '@trevo/rules/pessoa/usuario';
import { useRef, useState } from 'react';
import { callEntrada } from '../../platform/api/api-client.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { cadastroDraft, type CadastroDraft } from '../cadastro/public.ts';
import { campanhaStore } from '../campanha/public.ts';
import { toUsuarioWords } from '../consumidor/public.ts';
import { entradaText as text } from './entrada.text.ts';
import type { Entrar } from './use-entrar.ts';
import type { LoginBloqueio, Modals } from './use-modal.ts';

export interface Numero {
  readonly usuario: string;
  readonly erro: string | null;
  change(usuario: string): void;
  /** Validates the number as complete and shows its error at the field. */
  isRight(): boolean;
}

/** State of the login number; an invalid one is shown as soon as it could be complete. */
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
  /** User-visible reason why registering is blocked, or null; read once the campaign is known. */
  readonly cadastroBloqueio: string | null;
  /** Reason why signing in is blocked, or null; read again when the server has responded. */
  readonly loginBloqueio: LoginBloqueio | null;
  /** Registration answers known so far. */
  readonly known: Partial<CadastroDraft>;
  onExists(): void;
  /** Called when the registration starts. */
  onNew(): void;
}

/** Looks up whether a number has a login and continues with the password or the registration. */
export function useVerificar(options: VerificarOptions): (usuario: string) => Promise<void> {
  const { entrar, modals, known, onNew } = options;
  const latest = useRef(options);
  latest.current = options;
  return (usuario) =>
    entrar.run(
      async () => {
        // Check the deadline before the form, not after the user has filled it.
        await campanhaStore.load();
        return callEntrada('login.verificar', { params: { user: usuario } });
      },
      () => {
        const { loginBloqueio, onExists } = latest.current;
        modals.pass(loginBloqueio, onExists);
      },
      (error) => {
        if (error.status !== 404 || error.codigo !== 'login.naoCadastrado') {
          return modals.showError(error, modals.toTexto(text.falhaVerificar));
        }
        const { cadastroBloqueio } = latest.current;
        if (cadastroBloqueio) return modals.show({ mensagem: cadastroBloqueio });
        cadastroDraft.start(usuario, known);
        onNew();
      },
    );
}
