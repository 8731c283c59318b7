import {
  getSenhaMinimo,
  getTextoLoginInativo,
  getTipoIdentificacao,
} from '@trevo/config/configuracao-questions';
import { checkUsuario, checkUsuarioWhileTyping } from '@trevo/rules/usuario';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../shared/api/api-client.ts';
import { toApiError, type ApiError } from '../../shared/api/api-error.ts';
import { cadastroDraft } from '../../shared/cadastro/cadastro-draft.ts';
import { useConfiguracao } from '../../shared/configuracao/PartidaProvider.tsx';
import { useTexto } from '../../shared/configuracao/use-texto.ts';
import { toUsuarioWords } from '../../shared/identificacao/identificacao.text.ts';
import { appPaths } from '../../shared/navigation/app-paths.ts';
import { findDestination } from '../../shared/navigation/find-destination.ts';
import { pendingPath } from '../../shared/navigation/pending-path.ts';
import { startSession } from '../../shared/session/start-session.ts';
import { entradaText as text } from './entrada.text.ts';
import type { EntradaQuery } from './read-entrada-query.ts';

export interface EntradaModal {
  readonly titulo: string;
  readonly mensagem: string;
  readonly cura?: string | undefined;
}

export interface EntradaOptions {
  /** Number and password are shown together, and nobody is asked whether the number exists. */
  readonly isLogin: boolean;
  readonly query: EntradaQuery;
  /** Why nobody may sign up now, in words, or null. */
  readonly cadastroBloqueio: string | null;
}

export type Entrada = ReturnType<typeof useEntrada>;

/** The entry as a conversation: a number, then a password or a registration. */
export function useEntrada({ isLogin, query, cadastroBloqueio }: EntradaOptions) {
  const configuracao = useConfiguracao();
  const tipo = getTipoIdentificacao(configuracao);
  const texto = useTexto();
  const navigate = useNavigate();
  const [usuario, setUsuario] = useState(query.usuario);
  const [senha, setSenha] = useState(query.senha ?? '');
  const [passo, setPasso] = useState<'usuario' | 'senha'>(isLogin ? 'senha' : 'usuario');
  const [pending, setPending] = useState(false);
  const [usuarioErro, setUsuarioErro] = useState<string | null>(null);
  const [senhaErro, setSenhaErro] = useState<string | null>(null);
  const [modal, setModal] = useState<EntradaModal | null>(null);

  const say = ({ id, texto: fallback }: { id: string; texto: string }) => texto(id, fallback);
  const show = (mensagem: string, cura?: string, titulo = say(text.ops)) =>
    setModal({ titulo, mensagem, cura });
  const showError = (error: ApiError) => show(error.mensagem, error.cura);

  function changeUsuario(next: string): void {
    setUsuario(next);
    const erro = checkUsuarioWhileTyping(tipo, next);
    setUsuarioErro(erro && toUsuarioWords(erro, tipo, texto));
    // The password belongs to the number that was asked about.
    if (!isLogin && passo === 'senha') {
      setPasso('usuario');
      setSenha('');
      setSenhaErro(null);
    }
  }

  function changeSenha(next: string): void {
    setSenha(next);
    setSenhaErro(null);
  }

  /** Runs one call with the button busy; two at once never happen. */
  async function run(call: () => Promise<void>, onRefused: (error: ApiError) => void): Promise<void> {
    if (pending) return;
    setPending(true);
    try {
      await call();
    } catch (thrown) {
      onRefused(toApiError(thrown));
    } finally {
      setPending(false);
    }
  }

  const verify = () =>
    run(
      async () => {
        await callApi('login.verificar', { params: { user: usuario } });
        setPasso('senha');
      },
      (error) => {
        if (error.status !== 404 || error.codigo !== 'login.naoCadastrado') return showError(error);
        if (cadastroBloqueio) return show(cadastroBloqueio);
        cadastroDraft.start(usuario, query.cadastro);
        return void navigate(appPaths.preRegistro);
      },
    );

  const signIn = (credential: { senha: string } | { token: string }) =>
    run(
      async () => {
        const { retorno } = await ('token' in credential
          ? callApi('login.autenticar', { body: { usuario, token: credential.token } })
          : callApi('login.autenticar', { body: { usuario, senha: credential.senha } }));
        startSession(retorno);
        const path = findDestination(configuracao, { pendente: pendingPath.take(), tela: query.tela });
        void navigate(path, { replace: true });
      },
      (error) => {
        if (error.codigo === 'login.senhaIncorreta') {
          setPasso('senha');
          return setSenhaErro(error.mensagem);
        }
        if (error.codigo !== 'login.inativo') return showError(error);
        return show(getTextoLoginInativo(configuracao) ?? error.mensagem, error.cura);
      },
    );

  /** Answers with the field that is wrong, to give it the focus. */
  function submit(): 'usuario' | null {
    if (pending) return null;
    if (passo === 'senha' && (usuario === '' || senha === '')) {
      show(say(text.formInvalido));
      return null;
    }
    const erro = checkUsuario(tipo, usuario);
    if (erro) {
      setUsuarioErro(toUsuarioWords(erro, tipo, texto));
      return 'usuario';
    }
    const minimo = getSenhaMinimo(configuracao);
    if (passo === 'usuario') void verify();
    else if (senha.length >= minimo) void signIn({ senha });
    else show(texto('msg.login.senhaInvalida', text.senhaMinimo(minimo)), undefined, say(text.senhaInvalida));
    return null;
  }

  return {
    usuario,
    senha,
    passo,
    pending,
    usuarioErro,
    senhaErro,
    modal,
    changeUsuario,
    changeSenha,
    submit,
    signIn,
    say,
    closeModal: () => setModal(null),
  };
}
