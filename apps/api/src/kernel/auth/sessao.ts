import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import { refuse } from '../domain-error.ts';
import type { Root } from './key-ring.ts';
import { createSigner } from './signer.ts';

/** Subject of a token. */
export interface Sessao {
  readonly consumidorId: string;
  readonly promotoraId: string;
  readonly usuario: string;
  readonly tipo: 'consumidor' | 'associado';
  readonly tokenVersao: number;
  /** Constant through all renewals, so that signing out revokes every token of the session. */
  readonly sessaoId: string;
  readonly tokenId: string;
  /** The token that this one replaced. */
  readonly anterior: string | undefined;
  /** Ids of the keys that signed this token and its predecessors, own key first. */
  readonly chaves: readonly string[];
}

/** Token lifetime, in seconds. */
export const sessaoSegundos = 30 * 24 * 3600;

export type TokenIssuer = ReturnType<typeof createTokenIssuer>;

export function createTokenIssuer(root: Root, clock: Clock) {
  const signer = createSigner(root, 'tokens', clock);

  /**
   * Returns whether a token's keys are accepted: a token forged with a leaked key can have been renewed with a
   * later key.
   */
  const isAccepted = ({ chaves: [own, ...before] }: Pick<Sessao, 'chaves'>): boolean =>
    root.findAccepted(own) !== undefined && !before.some(root.isLeaked);

  /** Returns the session of a valid, unexpired token; undefined otherwise. */
  async function find(token: string): Promise<Sessao | undefined> {
    const signed = await signer.verify(token);
    if (!signed) return undefined;
    const { payload } = signed;
    // Tokens older than token ids use their hash; their session id differs, because the session outlives the token.
    const tokenId = payload.jti ?? createHash('sha256').update(token).digest('base64url');
    const { sessao = `s:${tokenId}`, anterior, chaves = [] } = payload as Partial<Claims>;
    const found: Sessao = {
      consumidorId: String(payload.sub),
      promotoraId: String(payload['promotora']),
      usuario: String(payload['usuario']),
      tipo: payload['tipo'] === 'associado' ? 'associado' : 'consumidor',
      tokenVersao: Number(payload['versao']),
      sessaoId: sessao,
      tokenId,
      anterior,
      chaves: [signed.chave, ...chaves],
    };
    return isAccepted(found) ? found : undefined;
  }

  return {
    find,
    /**
     * Issues a signed token valid for 30 days; renewed at each start of the app.
     *
     * @param before keys of the replaced token
     */
    issue: (sessao: Omit<Sessao, 'chaves'>, before: readonly string[] = []): Promise<string> =>
      signer.sign(
        new SignJWT({
          promotora: sessao.promotoraId,
          usuario: sessao.usuario,
          tipo: sessao.tipo,
          versao: sessao.tokenVersao,
          sessao: sessao.sessaoId,
          anterior: sessao.anterior,
          ...toClaim(before.filter((id) => id !== root.current().id)),
        })
          .setSubject(sessao.consumidorId)
          .setJti(sessao.tokenId),
        sessaoSegundos,
      ),
    isAccepted,
    /** Returns the session of a token; throws sessao.invalida. */
    async verify(token: string): Promise<Sessao> {
      const sessao = await find(token);
      if (!sessao) throw refuse('sessao.invalida');
      return sessao;
    },
  };
}

interface Claims {
  readonly sessao: string;
  readonly anterior: string;
  readonly chaves: readonly string[];
}

/** Claim with the previous keys; omitted when empty, as before the first rotation. */
const toClaim = (chaves: readonly string[]): Partial<Claims> =>
  chaves.length > 0 ? { chaves: [...new Set(chaves)] } : {};

/** Cache TTL of a token's validity. */
const trustMilliseconds = 30_000;
const cacheSize = 20_000;

export type SessaoReader = ReturnType<typeof createSessaoReader>;

/**
 * Reads the session of a request. Caches each token's result for 30 s, because verification dominates the cost
 * of a small call: a revocation takes effect at once in this process and within 30 s in others. Revoked tokens
 * are cached too, so that repeated requests with them cause no queries.
 */
export function createSessaoReader(parts: {
  tokens: TokenIssuer;
  clock: Clock;
  isCurrent: (sessao: Sessao) => Promise<boolean>;
  isHostOf: (host: string, promotoraId: string) => Promise<boolean>;
}) {
  const cache = new Map<string, Found>();
  let revocations = 0;
  const find = async (token: string): Promise<Found> => {
    const sessao = await parts.tokens.verify(token);
    const before = revocations;
    const found = {
      sessao,
      isCurrent: await parts.isCurrent(sessao),
      at: parts.clock.now().getTime(),
    };
    // A revocation during the query can make its result stale: do not cache it.
    if (before !== revocations) return found;
    if (cache.size >= cacheSize) cache.delete(cache.keys().next().value!);
    cache.set(token, found);
    return found;
  };
  return {
    /** Returns the session of a token on a host; throws sessao.ausente or sessao.invalida. */
    async read(token: string | undefined, host: string): Promise<Sessao> {
      if (!token) throw refuse('sessao.ausente');
      const known = cache.get(token);
      const age = known ? parts.clock.now().getTime() - known.at : trustMilliseconds;
      // A negative age means that the clock was set back; the entry would otherwise live for hours.
      const isFresh =
        age >= 0 && age < trustMilliseconds && known !== undefined && parts.tokens.isAccepted(known.sessao);
      const { sessao, isCurrent } = known && isFresh ? known : await find(token);
      // A token is valid on its promoter's hosts only.
      if (!isCurrent || !(await parts.isHostOf(host, sessao.promotoraId))) throw refuse('sessao.invalida');
      return sessao;
    },
    /** Evicts a consumer's cached tokens after a revocation. */
    forget(consumidorId: string): void {
      revocations += 1;
      for (const [token, { sessao }] of cache) if (sessao.consumidorId === consumidorId) cache.delete(token);
    },
  };
}

interface Found {
  readonly sessao: Sessao;
  readonly isCurrent: boolean;
  /** Time of the database lookup. */
  readonly at: number;
}

const strip = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/** Throws when a call's path names another consumer than the token's owner; ignores masks. */
export function requireOwn(sessao: Sessao, usuario: string): void {
  if (strip(sessao.usuario) !== strip(usuario)) throw refuse('sessao.outraPessoa');
}
