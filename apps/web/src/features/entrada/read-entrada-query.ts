import type { CadastroDraft } from '../../shared/cadastro/cadastro-draft.ts';
import { normalizeUsuario } from '@trevo/rules/usuario';

/** What a link to the entry may carry: credentials, a destination, and answers for the registration. */
export interface EntradaQuery {
  readonly usuario: string;
  readonly senha: string | undefined;
  readonly token: string | undefined;
  readonly tela: string | undefined;
  readonly cadastro: Partial<CadastroDraft>;
  /** Nothing of the above was there. */
  readonly isEmpty: boolean;
}

const names = [
  'usuario',
  'senha',
  'token',
  'tela',
  'tipo',
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
    telefoneContato: get('cadastroPhone')?.replace(/\D/g, ''),
    // Several people may be named; only the first one referred this person.
    indicacao: get('indicacao')?.split(';')[0],
  };
  return {
    usuario: normalizeUsuario(get('usuario', 'cadastroCpf', 'cadastroPhone') ?? ''),
    senha: get('senha'),
    token: get('token'),
    tela: get('tela'),
    cadastro: Object.fromEntries(Object.entries(cadastro).filter(([, value]) => value)),
    isEmpty: !names.some((name) => query.has(name)),
  };
}

/** The address without those parameters: a password must not stay in the bar nor in the history. */
export function dropEntradaQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  const rest = query.toString();
  return rest ? `?${rest}` : '';
}
