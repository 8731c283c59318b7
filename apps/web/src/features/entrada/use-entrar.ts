import {
  getLinkDeslogado,
  getTextoLoginInativo,
  getTextoSessaoSalva,
} from '@trevo/config/configuracao/configuracao-questions';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../platform/api/api-client.ts';
import { type ApiError, isSilence, toApiError } from '@trevo/client/api-error.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { findDestination } from '../../platform/navigation/find-destination.ts';
import { pendingPath } from '../../platform/navigation/pending-path.ts';
import { useReplacePage } from '../../platform/navigation/use-replace-page.ts';
import { signOut, startSession } from '../../platform/session/session-calls.ts';
import { session } from '../../platform/session/session.ts';
import { cadastroDraft, facebookInfo, savePrimeiroAcessoEmail } from '../cadastro/public.ts';
import { entradaText as text } from './entrada.text.ts';
import { type FacebookReturn, facebookState } from './parts/OutrasEntradas.tsx';
import type { Modals } from './use-modal.ts';

export type Credential = { readonly senha: string } | { readonly token: string };

export interface EntrarOptions {
  readonly tipo: 'consumidor' | 'associado';
  readonly tela: string | undefined;
  /** Why nobody may sign in now, in words, or null. */
  readonly loginBloqueio: string | null;
  readonly modals: Modals;
  /** Opens the way to a new password for this number. */
  onForgot(usuario: string): void;
}

export interface Entrar {
  readonly pending: boolean;
  /**
   * Runs one call with the button busy; two at once never happen. What follows the answer is drawn together
   * with the button that is free again: nobody meets the next step with a busy button.
   */
  run<T>(
    call: () => Promise<T>,
    onAnswer: (answer: T) => void,
    onRefused: (error: ApiError) => void,
  ): Promise<void>;
  /** `onSenhaErrada` puts a refused password at its field, where nobody is led away for it. */
  signIn(usuario: string, credential: Credential, onSenhaErrada?: (mensagem: string) => void): Promise<void>;
  /** With what Facebook brought back; `onNew` begins the registration of somebody it does not know. */
  signInFacebook(tokenFacebook: string, onNew: () => void): Promise<void>;
}

/** The answers that mean: not you. Everything else may end differently the next time. */
const denied: readonly number[] = [401, 403, 404];

/** The act of signing in, however the person proved who they are. */
export function useEntrar({ tipo, tela, loginBloqueio, modals, onForgot }: EntrarOptions): Entrar {
  const configuracao = useConfiguracao();
  const navigate = useNavigate();
  const replacePage = useReplacePage();
  const [pending, setPending] = useState(false);
  // State arrives with the next render; a second call may come before.
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

  /** @param senha the password of this sign-in; undefined after a token or Facebook */
  function arrive(answer: RetornoOf<Calls['login.autenticar']>, senha?: string): void {
    // Somebody else was here: they leave before the next one comes.
    const before = session.get();
    if (before && before.usuario !== answer.usuario) {
      signOut();
      pendingPath.clear();
    }
    startSession(answer);
    if (!session.get()?.token) {
      session.signOut();
      return modals.show({ mensagem: modals.say(text.semDados) });
    }
    cadastroDraft.clear();
    facebookInfo.clear();
    if (senha !== undefined) void savePrimeiroAcessoEmail(configuracao, answer.usuario, senha);
    const path = findDestination(configuracao, { pendente: pendingPath.take(), tela });
    void navigate(path, { replace: true });
  }

  /** Says why; who was refused goes on to the campaign's link for who is signed out, once that was read. */
  function refuse(error: ApiError): void {
    const isDenied = denied.includes(error.status) && !isSilence(error);
    const link = isDenied ? getLinkDeslogado(configuracao) : null;
    const leave = link ? () => replacePage(link) : undefined;
    const inativo = error.codigo === 'login.inativo' ? getTextoLoginInativo(configuracao) : null;
    if (inativo) return modals.show({ mensagem: inativo, cura: error.cura, onClose: leave });
    modals.showError(error, getTextoSessaoSalva(configuracao) ?? modals.say(text.falhaConectar), leave);
  }

  /** Attempts of strangers refuse this device; one on which the owner sets a new password is not refused. */
  function offerSenhaNova({ mensagem, cura }: ApiError, usuario: string): void {
    const acao = { texto: modals.say(text.esqueciSenha), run: () => onForgot(usuario) };
    modals.show({ mensagem, cura, acao });
  }

  return {
    pending,
    run,
    async signIn(usuario, credential, onSenhaErrada) {
      if (loginBloqueio) return modals.show({ mensagem: loginBloqueio });
      // The server takes a missing kind for a person's.
      const who = { usuario, ...(tipo === 'associado' ? { tipo } : {}) };
      await run(
        () =>
          'token' in credential
            ? callApi('login.autenticar', { body: { ...who, token: credential.token } })
            : callApi('login.autenticar', { body: { ...who, senha: credential.senha } }),
        ({ retorno }) => arrive(retorno, 'senha' in credential ? credential.senha : undefined),
        (error) => {
          const isAtField = error.codigo === 'login.senhaIncorreta' && !getLinkDeslogado(configuracao);
          if (isAtField && onSenhaErrada) return onSenhaErrada(error.mensagem);
          if (error.codigo === 'login.contaMuitoTentada') return offerSenhaNova(error, usuario);
          refuse(error);
        },
      );
    },
    async signInFacebook(tokenFacebook, onNew) {
      if (loginBloqueio) return modals.show({ mensagem: loginBloqueio });
      await run(
        () => callApi('login.autenticarFacebook', { body: { tokenFacebook } }),
        ({ retorno }) => arrive(retorno),
        (error) => {
          if (error.codigo !== 'login.facebookNaoCadastrado') return refuse(error);
          const info = {
            token: tokenFacebook,
            email: String(error.valores['email'] ?? ''),
            nome: String(error.valores['nome'] ?? ''),
          };
          facebookInfo.set(info);
          onNew();
        },
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
