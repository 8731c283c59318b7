import type { Aparelhos } from '../../kernel/auth/aparelho.ts';
import type { Sessao, TokenIssuer } from '../../kernel/auth/sessao.ts';
import { createId } from '../../kernel/ids.ts';
import type { ConsumidorRow } from '../consumidor/public.ts';

/** What every way in answers. */
export interface Autenticado {
  readonly token: string;
  readonly usuario: string;
  readonly tipo: 'consumidor' | 'associado';
  /** Tells this device from those of strangers. */
  readonly aparelho: string;
}

/** Signs a person in: a session of its own, or the next token of the one before. */
export type Autenticar = (row: ConsumidorRow, before?: Sessao) => Promise<Autenticado>;

export function createAutenticar(tokens: TokenIssuer, aparelhos: Aparelhos): Autenticar {
  return async (row, before) => {
    const { usuario, tipo, promotora_id: promotoraId } = row;
    const sessaoId = before?.sessaoId ?? createId();
    const token = await tokens.issue({
      consumidorId: row.consumidor_id,
      promotoraId,
      usuario,
      tipo,
      tokenVersao: row.token_versao,
      sessaoId,
      tokenId: createId(),
      anterior: before?.tokenId,
    });
    // A renewal is no new device.
    return { token, usuario, tipo, aparelho: await aparelhos.sign(promotoraId, usuario, sessaoId) };
  };
}
