import { useState } from 'react';
import type { EntradaPaineisControl } from './painel/use-entrada-painel.ts';
import type { EntradaQuery } from './read-entrada-query.ts';
import { type Credential, useEntrar } from './use-entrar.ts';
import { type LoginBloqueio, useModal } from './use-modal.ts';
import { useNumero, useVerificar } from './use-numero.ts';
import { useSenha } from './parts/SenhaPasso.tsx';

/** `login`: number and password are shown together, without a lookup of the number. */
export type EntradaModo = 'porEtapas' | 'login';

export interface EntradaOptions {
  readonly modo: EntradaModo;
  readonly tipo: 'consumidor' | 'associado';
  readonly query: EntradaQuery;
  /** User-visible reason why registering, or signing in, is blocked, or null. */
  readonly cadastroBloqueio: string | null;
  readonly loginBloqueio: LoginBloqueio | null;
  readonly paineis: EntradaPaineisControl;
}

export type Entrada = ReturnType<typeof useEntrada>;

/** State of the entry: the number, then the password or the registration. */
export function useEntrada(options: EntradaOptions) {
  const { modo, tipo, query, cadastroBloqueio, loginBloqueio, paineis } = options;
  const [passo, setPasso] = useState<'usuario' | 'senha'>(modo === 'login' ? 'senha' : 'usuario');
  const modals = useModal();
  const numero = useNumero(query.usuario);
  const entrar = useEntrar({
    tipo,
    tela: query.tela,
    loginBloqueio,
    modals,
    onForgot: (usuario) => paineis.open('esqueciSenha', usuario),
  });
  const senha = useSenha({ numero, entrar, modals });
  const verificar = useVerificar({
    entrar,
    modals,
    cadastroBloqueio,
    loginBloqueio,
    known: query.cadastro,
    onExists: () => setPasso('senha'),
    onNew: () => paineis.open('preCadastro'),
  });

  function changeUsuario(next: string): void {
    numero.change(next);
    // A changed number invalidates the password.
    if (modo === 'porEtapas' && passo === 'senha') {
      setPasso('usuario');
      senha.change('');
    }
  }

  /** Returns the invalid field to focus, or null. */
  function submit(): 'usuario' | null {
    if (passo === 'senha') return senha.submit();
    if (entrar.pending) return null;
    if (!numero.isRight()) return 'usuario';
    modals.pass(loginBloqueio, () => void verificar(numero.usuario));
    return null;
  }

  /** Signs in with the credential of a link; shows a wrong password at its field. */
  function acceptLink(usuario: string, credential: Credential): void {
    if ('senha' in credential) senha.change(credential.senha);
    void entrar.signIn(usuario, credential, (mensagem) => {
      setPasso('senha');
      senha.refuse(mensagem);
    });
  }

  return { passo, acceptLink, modals, numero, senha, entrar, changeUsuario, submit };
}
