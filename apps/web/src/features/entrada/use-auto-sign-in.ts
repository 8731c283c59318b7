import { useEffect, useRef } from 'react';
import { facebookState } from './facebook/facebook-state.ts';
import type { FacebookReturn } from './facebook/facebook-redirect.ts';
import { entradaText as text } from './entrada.text.ts';
import type { EntradaQuery } from './read-entrada-query.ts';
import type { Entrada } from './use-entrada.ts';

/** Signs in by itself, once, when the address brought a number with its password, or a return from Facebook. */
export function useAutoSignIn(
  { usuario, senha }: EntradaQuery,
  facebook: FacebookReturn | null,
  entrada: Entrada,
  onNew: () => void,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const { entrar, modals, setPasso, senha: campo } = entrada;
    if (facebook) {
      const isOurs = facebook.situacao === 'autorizado' && facebookState.take(facebook.state);
      if (isOurs) void entrar.signInFacebook(facebook.token, onNew);
      else modals.show({ mensagem: text.facebookRecusado });
    } else if (usuario && senha) {
      void entrar.signIn(usuario, { senha }, (mensagem) => {
        setPasso('senha');
        campo.refuse(mensagem);
      });
    }
  });
}
