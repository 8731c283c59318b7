import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../platform/api/call-api.ts';
import { isOffline, toApiError } from '@trevo/client/api-error.ts';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { findDestination } from '../../../platform/navigation/paths/find-destination.ts';
import { pendingPath } from '../../../platform/navigation/paths/pending-path.ts';
import { session } from '../../../platform/session/session.ts';
import { isSessaoRecusada, useLeave } from '../../../platform/session/use-leave.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { emailText as text } from './email.text.ts';

export interface VerificarEmail {
  /** User-visible reason why the e-mail was not confirmed, or null while pending. */
  readonly erro: string | null;
  /** The link confirmed the e-mail of an account other than the signed-in one. */
  readonly isDeOutraConta: boolean;
  /** The link is invalid or expired: only a new one helps. */
  readonly isLinkMorto: boolean;
  /** Redirects to the sign-in and from there back to this link. */
  enter(): void;
  /** Whether a retry could succeed. */
  readonly canRetry: boolean;
  retry(): void;
  /** Continues to the user's destination. */
  goOn(): void;
}

/** Confirms the e-mail of a link once and continues. */
export function useVerificarEmail(tokenVerificacao: string): VerificarEmail {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const navigate = useNavigate();
  const [erro, setErro] = useState<string | null>(tokenVerificacao ? null : text.semLink);
  const [isDeOutraConta, setDeOutraConta] = useState(false);
  const leave = useLeave();
  const [canRetry, setCanRetry] = useState(false);
  const [isLinkMorto, setLinkMorto] = useState(!tokenVerificacao);
  const enter = () =>
    leave(
      tokenVerificacao
        ? `${appPaths.verificarEmail}?token=${encodeURIComponent(tokenVerificacao)}`
        : appPaths.verificarEmail,
    );

  const goOn = useCallback(
    () => void navigate(findDestination(configuracao, { pendente: pendingPath.take() }), { replace: true }),
    [navigate, configuracao],
  );
  const verify = async () => {
    setErro(null);
    const sender = session.get()?.usuario;
    try {
      const { retorno } = await callApi('login.confirmarEmail', { body: { tokenVerificacao } });
      const current = session.get();
      if (!retorno.daSessao || !current || current.usuario !== sender) return setDeOutraConta(true);
      session.signIn({ ...current, emailVerificado: true });
      toasts.show(texto(text.sucesso.id, text.sucesso.texto), { tone: 'sucesso' });
      goOn();
    } catch (thrown) {
      const error = toApiError(thrown);
      if (isSessaoRecusada(error.codigo)) return enter();
      setLinkMorto(error.codigo === 'login.linkEmailInvalido' || error.codigo === 'requisicao.invalida');
      setCanRetry(isOffline(error) || error.status >= 429);
      if (error.codigo === 'requisicao.invalida') setErro(text.semLink);
      else if (error.codigo === 'login.linkEmailInvalido') setErro(error.mensagem);
      else setErro(error.cura ? `${error.mensagem} ${error.cura}` : error.mensagem);
    }
  };

  const isDone = useRef(false);
  useEffect(() => {
    // The token is single-use: an effect that runs twice must not use it twice.
    if (isDone.current || !tokenVerificacao) return;
    isDone.current = true;
    void verify();
  });

  return { erro, isDeOutraConta, isLinkMorto, enter, canRetry, retry: () => void verify(), goOn };
}
