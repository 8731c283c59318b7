import { normalizeTelefone } from '@trevo/rules/pessoa/telefone';
import { normalizeUsuario, type TipoIdentificacao } from '@trevo/rules/pessoa/usuario';
import { useLayoutEffect, useState } from 'react';
import { readAppAddress, replaceAddress } from '../../platform/navigation/paths/app-address.ts';
import { readTokenUsuario } from '../../platform/session/read-token-usuario.ts';
import type { CadastroDraft } from '../cadastro/public.ts';
import { dropFacebookQuery, type FacebookReturn, readFacebookReturn } from './facebook/facebook-redirect.ts';
import type { Credential } from './use-entrar.ts';

/** Parameters of a link to the entry: credentials, a destination, and answers for the registration. */
export interface EntradaQuery {
  readonly usuario: string;
  /** Credential of `usuario`; used only after the user confirmed. */
  readonly credential: Credential | undefined;
  readonly tela: string | undefined;
  readonly cadastro: Partial<CadastroDraft>;
  /** Whether the address had no parameters. */
  readonly isEmpty: boolean;
}

const names = [
  'usuario',
  'senha',
  'token',
  'tela',
  'nome',
  'email',
  'indicacao',
  'cadastroNome',
  'cadastroEmail',
  'cadastroCpf',
  'cadastroPhone',
];

/** Parses the parameters of the entry. */
function readEntradaQuery(search: string, tipo: TipoIdentificacao): EntradaQuery {
  const query = new URLSearchParams(search);
  const get = (...keys: string[]) => keys.map((key) => query.get(key)?.trim()).find(Boolean);
  const cadastro = {
    nome: get('cadastroNome', 'nome'),
    email: get('cadastroEmail', 'email'),
    telefoneContato: normalizeTelefone(get('cadastroPhone') ?? ''),
    // The parameter may name several referrers; only the first one counts.
    indicacao: get('indicacao')?.split(';')[0],
  };
  const token = get('token');
  const usuario = get('usuario') ?? (token && readTokenUsuario(token)) ?? get('cadastroCpf', 'cadastroPhone');
  const numero = normalizeUsuario(usuario ?? '', tipo);
  const senha = get('senha');
  const credential = token ? { token } : senha ? { senha } : undefined;
  return {
    usuario: numero,
    credential: numero === '' ? undefined : credential,
    tela: get('tela'),
    cadastro: Object.fromEntries(Object.entries(cadastro).filter(([, value]) => value)),
    isEmpty: query.size === 0,
  };
}

/** Removes those parameters: a password must stay neither in the address bar nor in the history. */
function dropEntradaQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  const rest = query.toString();
  return rest ? `?${rest}` : '';
}

export interface EntradaAddress {
  readonly query: EntradaQuery;
  /** Result of the Facebook redirect, or null. */
  readonly facebook: FacebookReturn | null;
}

/**
 * Reads the parameters once and cleans the address before paint and before any request. Reading during render
 * has no side effects, because React may render twice.
 */
export function useEntradaQuery(tipo: TipoIdentificacao): EntradaAddress {
  const [address] = useState(() => {
    const { search, hash } = readAppAddress();
    const query = readEntradaQuery(search, tipo);
    const facebook = readFacebookReturn(search, hash);
    return { query: facebook ? { ...query, isEmpty: false } : query, facebook };
  });
  useLayoutEffect(() => {
    const { pathname, search, hash } = readAppAddress();
    const rest = dropEntradaQuery(dropFacebookQuery(search));
    if (rest === search && !address.facebook) return;
    replaceAddress(pathname + rest + (address.facebook ? '' : hash));
  }, [address]);
  return address;
}
