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
import type { Aparelhos } from '../../kernel/auth/aparelho.ts';
import { createId } from '../../kernel/ids.ts';
import type { SessaoStore } from './sessao.store.ts';

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

/** Signs a known-device token for a device that proved to be the person's without a session. */
export type SignAparelho = (row: ConsumidorRow) => Promise<string>;

export const createSignAparelho =
  (aparelhos: Aparelhos): SignAparelho =>
  ({ promotora_id: promotoraId, usuario }) =>
    aparelhos.sign(promotoraId, usuario, createId());

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
    // A renewal is no new device.
    return { token, usuario, tipo, aparelho: await aparelhos.sign(promotoraId, usuario, sessaoId) };
  };
}

/** Requests that were on their way with the token from before arrive, also those of another window. */
const graceMilliseconds = 60_000;

export type SessaoService = ReturnType<typeof createSessaoService>;

/** Whom a token lets in, and which sessions ended before their tokens did. */
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

    /** Lets a token end soon because another takes its place; refuses with sessao.invalida when it ended before. */
    async replace(sessao: Sessao): Promise<void> {
      // A token that is renewed was received, whether or not anything else was asked with it.
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

    /** Ends the session of a token for good; again is fine, and so is a token that opens nothing. */
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
