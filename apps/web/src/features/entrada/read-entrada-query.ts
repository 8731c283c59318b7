import { normalizeTelefone } from '@trevo/rules/telefone';
import { normalizeUsuario } from '@trevo/rules/usuario';
import type { CadastroDraft } from '../cadastro/public.ts';
import { readTokenUsuario } from './read-token-usuario.ts';

/** What a link to the entry may carry: credentials, a destination, and answers for the registration. */
export interface EntradaQuery {
  readonly usuario: string;
  readonly senha: string | undefined;
  readonly token: string | undefined;
  readonly tela: string | undefined;
  readonly cadastro: Partial<CadastroDraft>;
  /** The address carried nothing at all. */
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

/** Reads the parameters of the entry. */
export function readEntradaQuery(search: string): EntradaQuery {
  const query = new URLSearchParams(search);
  const get = (...keys: string[]) => keys.map((key) => query.get(key)?.trim()).find(Boolean);
  const cadastro = {
    nome: get('cadastroNome', 'nome'),
    email: get('cadastroEmail', 'email'),
    telefoneContato: normalizeTelefone(get('cadastroPhone') ?? ''),
    // Several people may be named; only the first one referred this person.
    indicacao: get('indicacao')?.split(';')[0],
  };
  const token = get('token');
  const usuario = get('usuario') ?? (token && readTokenUsuario(token)) ?? get('cadastroCpf', 'cadastroPhone');
  return {
    usuario: normalizeUsuario(usuario ?? ''),
    senha: get('senha'),
    token,
    tela: get('tela'),
    cadastro: Object.fromEntries(Object.entries(cadastro).filter(([, value]) => value)),
    isEmpty: query.size === 0,
  };
}

/** The address without those parameters: a password must not stay in the bar nor in the history. */
export function dropEntradaQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  const rest = query.toString();
  return rest ? `?${rest}` : '';
}
