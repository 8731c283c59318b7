import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { ErrorCode } from '@trevo/contract/errors';
import { isSenhaNova } from '@trevo/rules/pessoa/senha';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { savePrimeiroAcessoEmail } from '../cadastro/public.ts';
import { useCampanha } from '../campanha/public.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../platform/navigation/paths/app-paths.ts';
import { findDestination } from '../../platform/navigation/paths/find-destination.ts';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { toCampanhaKey, ultimaTela } from '../../platform/navigation/paths/ultima-tela.ts';
import { aparelho } from '../../platform/session/session.ts';
import { startSession } from '../../platform/session/session-calls.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { redefinirText as text } from './senha.text.ts';

export type RedefinirCampo = 'senha' | 'confirmacao';

type Dono = RetornoOf<Calls['login.confirmarSenha']>['login'];

/** Returns whether the link was used, expired or truncated: only a new one helps. */
const isLinkRefused = (codigo: ErrorCode | undefined): boolean =>
  codigo === 'login.linkInvalido' || codigo === 'requisicao.invalida';

/** State of the password reset: validated, saved, then signed in. */
export function useRedefinir(tokenVerificacao: string) {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const navigate = useNavigate();
  const { campanha } = useCampanha();
  const [senha, setSenha] = useState('');
  const [confirmacao, setConfirmacao] = useState('');
  const [erros, setErros] = useState<Partial<Record<RedefinirCampo, string>>>({});
  const [pending, setPending] = useState(false);
  const [modal, setModal] = useState<string | null>(null);
  const [link, setLink] = useState<'conferindo' | 'vale' | 'morto'>('conferindo');
  useEffect(() => {
    const check = async () => {
      try {
        await callApi('login.conferirLinkSenha', { body: { tokenVerificacao } });
        setLink('vale');
      } catch (thrown) {
        // Without a response the form is shown: saving validates the link again.
        setLink(isLinkRefused(toApiError(thrown).codigo) ? 'morto' : 'vale');
      }
    };
    void check();
  }, [tokenVerificacao]);

  function check(): Partial<Record<RedefinirCampo, string>> {
    const { id, texto: iguais } = text.erros.confirmacao;
    return {
      ...(isSenhaNova(senha) ? {} : { senha: text.erros.senha }),
      ...(confirmacao !== '' && confirmacao === senha ? {} : { confirmacao: texto(id, iguais) }),
    };
  }

  async function send(): Promise<void> {
    setPending(true);
    try {
      const { retorno } = await callApi('login.confirmarSenha', {
        body: { tokenVerificacao, novaSenha: senha },
      });
      aparelho.store(retorno.aparelho);
      toasts.show(texto(text.sucesso.id, text.sucesso.texto), { tone: 'sucesso' });
      await signIn(retorno.login);
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.codigo === 'login.linkInvalido') return setLink('morto');
      const campo = error.detalhes.find(({ campo: named }) => named === 'novaSenha');
      if (campo) setErros({ senha: campo.mensagem });
      else setModal(error.mensagem);
    } finally {
      setPending(false);
    }
  }

  async function signIn({ usuario, tipo }: Dono): Promise<void> {
    try {
      const { retorno } = await callApi('login.autenticar', { body: { usuario, senha, tipo } });
      startSession(retorno);
      void savePrimeiroAcessoEmail(configuracao, usuario, senha);
      const ultima = campanha && ultimaTela.find({ usuario, campanha: toCampanhaKey(campanha) });
      const path = findDestination(configuracao, { pendente: pendingPath.take(), ultima });
      void navigate(path, { replace: true });
    } catch {
      // The password is already changed: a failure here leaves the sign-in to the user.
      const porta = tipo === 'associado' ? '&tipo=associado' : '';
      void navigate(`${appPaths.login}?usuario=${encodeURIComponent(usuario)}${porta}`, { replace: true });
    }
  }

  return {
    senha,
    confirmacao,
    erros,
    pending,
    modal,
    link,
    closeModal: () => setModal(null),
    changeSenha(next: string) {
      setSenha(next);
      setErros({});
    },
    changeConfirmacao(next: string) {
      setConfirmacao(next);
      setErros(({ senha: erro }) => (erro ? { senha: erro } : {}));
    },
    /** Validates one field on blur. */
    leave(campo: RedefinirCampo) {
      const value = campo === 'senha' ? senha : confirmacao;
      const wrong = check()[campo];
      if (value !== '' && wrong) setErros((known) => ({ ...known, [campo]: wrong }));
    },
    /** Returns the first invalid field to focus, or null. */
    submit(): RedefinirCampo | null {
      if (pending) return null;
      const wrong = check();
      setErros(wrong);
      if (wrong.senha) return 'senha';
      if (wrong.confirmacao) return 'confirmacao';
      void send();
      return null;
    },
  };
}
