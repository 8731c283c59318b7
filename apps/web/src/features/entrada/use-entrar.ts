import {
  getLinkDeslogado,
  getTextoLoginInativo,
  getTextoSessaoSalva,
} from '@trevo/config/configuracao/configuracao-questions';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callEntrada } from '../../platform/api/api-client.ts';
import { type ApiError, isSilence, toApiError } from '@trevo/client/api-error.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { findDestination } from '../../platform/navigation/paths/find-destination.ts';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { useReplacePage } from '../../platform/navigation/use-replace-page.ts';
import { toCampanhaKey, ultimaTela } from '../../platform/navigation/paths/ultima-tela.ts';
import { signOut, startSession } from '../../platform/session/session-calls.ts';
import { session } from '../../platform/session/session.ts';
import { useCampanha } from '../campanha/public.ts';
import { cadastroDraft, facebookInfo, savePrimeiroAcessoEmail } from '../cadastro/public.ts';
import { entradaText as text } from './entrada.text.ts';
import { type FacebookReturn, facebookState } from './facebook/facebook-redirect.ts';
import type { LoginBloqueio, Modals } from './use-modal.ts';

export type Credential = { readonly senha: string } | { readonly token: string };

type Autenticado = RetornoOf<Calls['login.autenticar']>;

export interface EntrarOptions {
  readonly tipo: 'consumidor' | 'associado';
  readonly tela: string | undefined;
  /** User-visible reason why signing in is blocked, or null. */
  readonly loginBloqueio: LoginBloqueio | null;
  readonly modals: Modals;
  /** Opens the password reset for this number. */
  onForgot(usuario: string): void;
}

export interface Entrar {
  readonly pending: boolean;
  /**
   * Runs one call with the button busy, never two at once. The next step renders in the same batch as the idle
   * button, so it never shows a busy button.
   */
  run<T>(
    call: () => Promise<T>,
    onAnswer: (answer: T) => void,
    onRefused: (error: ApiError) => void,
  ): Promise<void>;
  /** `onSenhaErrada` shows a refused password at its field; then the signed-out link is not opened. */
  signIn(usuario: string, credential: Credential, onSenhaErrada?: (mensagem: string) => void): Promise<void>;
  /** Signs in by another call; nothing happens when it resolves to null, because the user cancelled. */
  signInBy(call: () => Promise<Autenticado | null>): Promise<void>;
  /** Signs in with the Facebook token; `onNew` starts the registration of an unknown user. */
  signInFacebook(tokenFacebook: string, onNew: () => void): Promise<void>;
}

/** Status codes that mean the credentials were rejected; all others are retryable. */
const denied: readonly number[] = [401, 403, 404];

/** Signs in with any kind of credential. */
export function useEntrar({ tipo, tela, loginBloqueio, modals, onForgot }: EntrarOptions): Entrar {
  const configuracao = useConfiguracao();
  const navigate = useNavigate();
  const replacePage = useReplacePage();
  const { campanha } = useCampanha();
  const [pending, setPending] = useState(false);
  // setState is asynchronous: a second call can come before the re-render, so guard with a ref.
  const isRunning = useRef(false);

  async function run<T>(
    call: () => Promise<T>,
    onAnswer: (answer: T) => void,
    onRefused: (error: ApiError) => void,
  ): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    const outcome = await call().then(
      (answer) => () => onAnswer(answer),
      (thrown: unknown) => () => onRefused(toApiError(thrown)),
    );
    isRunning.current = false;
    setPending(false);
    outcome();
  }

  /**
   * Stores the session and continues.
   *
   * @param senha the password of this sign-in; undefined for any other
   */
  function arrive(answer: Autenticado, senha?: string): void {
    // Ends the session of another user first.
    const before = session.get();
    if (before && before.usuario !== answer.usuario) {
      signOut();
      pendingPath.clear();
    }
    startSession(answer);
    if (!session.get()?.token) {
      session.signOut();
      return modals.show({ mensagem: modals.toTexto(text.semDados) });
    }
    cadastroDraft.clear();
    facebookInfo.clear();
    if (senha !== undefined) void savePrimeiroAcessoEmail(configuracao, answer.usuario, senha);
    const ultima =
      campanha && ultimaTela.find({ usuario: answer.usuario, campanha: toCampanhaKey(campanha) });
    const path = findDestination(configuracao, { pendente: pendingPath.take(), tela, ultima });
    void navigate(path, { replace: true });
  }

  /** Shows the reason; after rejected credentials, closing it opens the campaign's link for signed-out users. */
  function refuse(error: ApiError): void {
    const isDenied = denied.includes(error.status) && !isSilence(error);
    const link = isDenied ? getLinkDeslogado(configuracao) : null;
    const leave = link ? () => replacePage(link) : undefined;
    const inativo = error.codigo === 'login.inativo' ? getTextoLoginInativo(configuracao) : null;
    if (inativo) return modals.show({ mensagem: inativo, cura: error.cura, onClose: leave });
    modals.showError(error, getTextoSessaoSalva(configuracao) ?? modals.toTexto(text.falhaConectar), leave);
  }

  /**
   * Offers a password reset: failed attempts of others lock this device out, and a device on which the owner
   * sets a new password is exempt.
   */
  function offerSenhaNova({ mensagem, cura }: ApiError, usuario: string): void {
    const acao = { texto: modals.toTexto(text.esqueciSenha), run: () => onForgot(usuario) };
    modals.show({ mensagem, cura, acao });
  }

  return {
    pending,
    run,
    async signIn(usuario, credential, onSenhaErrada) {
      // The server treats a missing tipo as consumidor.
      const who = { usuario, ...(tipo === 'associado' ? { tipo } : {}) };
      const send = () =>
        'token' in credential
          ? callEntrada('login.autenticar', { body: { ...who, token: credential.token } })
          : callEntrada('login.autenticar', { body: { ...who, senha: credential.senha } });
      const onAnswer = ({ retorno }: Awaited<ReturnType<typeof send>>) =>
        arrive(retorno, 'senha' in credential ? credential.senha : undefined);
      const onRefused = (error: ApiError) => {
        const isAtField = error.codigo === 'login.senhaIncorreta' && !getLinkDeslogado(configuracao);
        if (isAtField && onSenhaErrada) return onSenhaErrada(error.mensagem);
        if (error.codigo === 'login.contaMuitoTentada') return offerSenhaNova(error, usuario);
        refuse(error);
      };
      await modals.pass(loginBloqueio, () => run(send, onAnswer, onRefused));
    },
    async signInBy(call) {
      await modals.pass(loginBloqueio, () => run(call, (answer) => answer && arrive(answer), refuse));
    },
    async signInFacebook(tokenFacebook, onNew) {
      const onRefused = (error: ApiError) => {
        if (error.codigo !== 'login.facebookNaoCadastrado') return refuse(error);
        const info = {
          token: tokenFacebook,
          email: String(error.valores['email'] ?? ''),
          nome: String(error.valores['nome'] ?? ''),
        };
        facebookInfo.set(info);
        onNew();
      };
      await modals.pass(loginBloqueio, () =>
        run(
          () => callEntrada('login.autenticarFacebook', { body: { tokenFacebook } }),
          ({ retorno }) => arrive(retorno),
          onRefused,
        ),
      );
    },
  };
}

/** Signs in once with the result of the Facebook redirect. */
export function useFacebookReturn(
  facebook: FacebookReturn | null,
  { entrar, modals }: { readonly entrar: Entrar; readonly modals: Modals },
  onNew: () => void,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !facebook) return;
    isDone.current = true;
    const isOurs = facebook.situacao === 'autorizado' && facebookState.take(facebook.state);
    if (isOurs) void entrar.signInFacebook(facebook.token, onNew);
    else modals.show({ mensagem: text.facebookRecusado });
  });
}
