import type { Sessao, TokenIssuer } from '../../kernel/auth/sessao.ts';
import type { ConsumidorRow } from '../consumidor/public.ts';

/** What every way in answers. */
export interface Autenticado {
  readonly token: string;
  readonly usuario: string;
  readonly tipo: 'consumidor' | 'associado';
}

/** Signs the person in: a token for the sessions that are valid now. */
export async function authenticate(tokens: TokenIssuer, row: ConsumidorRow): Promise<Autenticado> {
  const { usuario, tipo } = row;
  const sessao: Sessao = {
    consumidorId: row.consumidor_id,
    promotoraId: row.promotora_id,
    usuario,
    tipo,
    tokenVersao: row.token_versao,
  };
  return { token: await tokens.issue(sessao), usuario, tipo };
}
