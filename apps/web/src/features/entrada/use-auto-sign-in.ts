import { useEffect, useRef } from 'react';
import type { EntradaQuery } from './read-entrada-query.ts';
import type { Entrada } from './use-entrada.ts';

/** Signs in by itself, once, when the link brought a token, or a number with its password. */
export function useAutoSignIn({ usuario, token, senha }: EntradaQuery, signIn: Entrada['signIn']): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !usuario) return;
    isDone.current = true;
    if (token) void signIn({ token });
    else if (senha) void signIn({ senha });
  }, [usuario, token, senha, signIn]);
}
