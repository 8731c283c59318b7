import {
  createSessaoReader,
  type Sessao,
  sessaoSegundos,
  type TokenIssuer,
} from '../../kernel/auth/sessao.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { ConsumidorRow, ConsumidorService } from '../consumidor/public.ts';
import type { Aparelhos, ContaConhecida } from '../../kernel/auth/aparelho.ts';
import { createId } from '../../kernel/ids.ts';
import type { SessaoStore } from './sessao.store.ts';

/** Response of every sign-in method. */
export interface Autenticado {
  readonly token: string;
  readonly usuario: string;
  readonly tipo: 'consumidor' | 'associado';
  /** Known-device token. */
  readonly aparelho: string;
}

/** Signs a consumer in: starts a session, or issues the next token of `before`. */
export type Autenticar = (row: ConsumidorRow, before?: Sessao) => Promise<Autenticado>;

/** Signs a known-device token for a device verified without a session. */
export type SignAparelho = (row: ConsumidorRow) => Promise<string>;

export const createSignAparelho =
  (aparelhos: Aparelhos): SignAparelho =>
  ({ consumidor_id: id, senha_hash: senhaHash }) =>
    aparelhos.sign({ id, senhaHash }, createId());

/** Returns a function that finds the account of a known device by its id; undefined for a deleted one. */
export const createFindConta =
  (consumidores: Pick<ConsumidorService, 'find'>) =>
  async (id: string): Promise<ContaConhecida | undefined> => {
    const row = await consumidores.find(id);
    return row && { id, senhaHash: row.senha_hash, promotoraId: row.promotora_id, usuario: row.usuario };
  };

export function createAutenticar({
  tokens,
  aparelhos,
  consumidores,
  clock,
}: {
  tokens: TokenIssuer;
  aparelhos: Aparelhos;
  consumidores: Pick<ConsumidorService, 'noteUso'>;
  clock: Clock;
}): Autenticar {
  return async (row, before) => {
    await consumidores.noteUso(row, clock.now());
    const { usuario, tipo, promotora_id: promotoraId } = row;
    const sessaoId = before?.sessaoId ?? createId();
    const next = {
      consumidorId: row.consumidor_id,
      promotoraId,
      usuario,
      tipo,
      tokenVersao: row.token_versao,
      sessaoId,
      tokenId: createId(),
      anterior: before?.tokenId,
    };
    const token = await tokens.issue(next, before?.chaves);
    // A renewal keeps the device.
    const conta = { id: row.consumidor_id, senhaHash: row.senha_hash };
    return { token, usuario, tipo, aparelho: await aparelhos.sign(conta, sessaoId) };
  };
}

/** Grace period for in-flight requests, also of other tabs, with the replaced token. */
const graceMilliseconds = 60_000;

export type SessaoService = ReturnType<typeof createSessaoService>;

/** Authenticates tokens and tracks sessions revoked before their tokens expire. */
export function createSessaoService(parts: {
  store: SessaoStore;
  tokens: TokenIssuer;
  clock: Clock;
  consumidores: Pick<ConsumidorService, 'find'>;
  hospedagens: Pick<HospedagemService, 'getPromotoraId'>;
}) {
  const { store, clock } = parts;
  const after = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
  const listEncerradas = (sessao: Sessao) => store.listEncerradas(sessao.consumidorId, sessao, clock.now());

  const { read, forget } = createSessaoReader({
    tokens: parts.tokens,
    clock,
    async isCurrent(sessao) {
      const [row, encerradas] = await Promise.all([
        parts.consumidores.find(sessao.consumidorId),
        listEncerradas(sessao),
      ]);
      return Boolean(row?.ativo && row.token_versao === sessao.tokenVersao && encerradas.length === 0);
    },
    isHostOf: async (host, promotoraId) => (await parts.hospedagens.getPromotoraId(host)) === promotoraId,
  });

  return {
    read,
    forget,

    /** Replaces a token, which expires after the grace period. Throws sessao.invalida when it was revoked before. */
    async replace(sessao: Sessao): Promise<void> {
      // Renewing a token proves that it was received, even without any other request.
      if (sessao.anterior) await listEncerradas(sessao);
      const isReplaced = await store.replace({
        consumidorId: sessao.consumidorId,
        sessaoId: sessao.sessaoId,
        tokenId: sessao.tokenId,
        agora: clock.now(),
        encerraEm: after(graceMilliseconds),
        expiraEm: after(sessaoSegundos * 1000),
      });
      if (!isReplaced) throw refuse('sessao.invalida');
    },

    /** Revokes the token's session; idempotent, also for an invalid token. */
    async signOut(token: string): Promise<void> {
      const sessao = await parts.tokens.find(token);
      if (!sessao) return;
      const { consumidorId, sessaoId } = sessao;
      await store.end({
        consumidorId,
        sessaoId,
        agora: clock.now(),
        expiraEm: after(sessaoSegundos * 1000),
      });
      forget(consumidorId);
    },
  };
}
