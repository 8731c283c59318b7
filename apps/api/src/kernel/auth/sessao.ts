import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import { refuse } from '../domain-error.ts';
import type { Root } from './key-ring.ts';
import { createSigner } from './signer.ts';

/** Who a token speaks for. */
export interface Sessao {
  readonly consumidorId: string;
  readonly promotoraId: string;
  readonly usuario: string;
  readonly tipo: 'consumidor' | 'associado';
  readonly tokenVersao: number;
  /** The same through all renewals, so that signing out ends every token of it. */
  readonly sessaoId: string;
  readonly tokenId: string;
  /** The token whose place this one took. */
  readonly anterior: string | undefined;
  /** Ids of the keys that signed this token and the ones before it in its session, the own one first. */
  readonly chaves: readonly string[];
}

/** How long a token lives, in seconds. */
export const sessaoSegundos = 30 * 24 * 3600;

export type TokenIssuer = ReturnType<typeof createTokenIssuer>;

export function createTokenIssuer(root: Root, clock: Clock) {
  const signer = createSigner(root, 'tokens', clock);

  /** Whether the keys of a token are accepted: a token forged with a leaked key may have been renewed with a later one. */
  const isAccepted = ({ chaves: [own, ...before] }: Pick<Sessao, 'chaves'>): boolean =>
    root.findAccepted(own) !== undefined && !before.some(root.isLeaked);

  /** The session of a token whose signature and age hold; undefined for any other text. */
  async function find(token: string): Promise<Sessao | undefined> {
    const signed = await signer.verify(token);
    if (!signed) return undefined;
    const { payload } = signed;
    // Tokens from before they had ids go by their own text; their session outlives them, so it has another name.
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
     * A signed token of 30 days; it is renewed each time the app starts.
     *
     * @param before keys of the token that it takes the place of
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
    /** The same; refuses any other text with sessao.invalida. */
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

/** Claim of the keys before; left out where there are none, as before every first rotation. */
const toClaim = (chaves: readonly string[]): Partial<Claims> =>
  chaves.length > 0 ? { chaves: [...new Set(chaves)] } : {};

/** How long what the database said of a token is believed without asking it again. */
const trustMilliseconds = 30_000;
const cacheSize = 20_000;

export type SessaoReader = ReturnType<typeof createSessaoReader>;

/**
 * Reads the session of a request. What was found of a token is kept for 30 s, because verifying costs more than all the
 * rest of a small call; so a revocation reaches other processes within 30 s, and this one at once. A revoked token is
 * kept too: sent again and again it asks the database nothing.
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
    // Somebody was signed out while the database was asked: the answer may be the one from before.
    if (before !== revocations) return found;
    if (cache.size >= cacheSize) cache.delete(cache.keys().next().value!);
    cache.set(token, found);
    return found;
  };
  return {
    /** The session of a token on a host; refuses with sessao.ausente or sessao.invalida. */
    async read(token: string | undefined, host: string): Promise<Sessao> {
      if (!token) throw refuse('sessao.ausente');
      const known = cache.get(token);
      const age = known ? parts.clock.now().getTime() - known.at : trustMilliseconds;
      // A clock that was set back would else believe for hours what was true for seconds.
      const isFresh =
        age >= 0 && age < trustMilliseconds && known !== undefined && parts.tokens.isAccepted(known.sessao);
      const { sessao, isCurrent } = known && isFresh ? known : await find(token);
      // A token of one promoter is worth nothing on another promoter's host.
      if (!isCurrent || !(await parts.isHostOf(host, sessao.promotoraId))) throw refuse('sessao.invalida');
      return sessao;
    },
    /** Stops believing what was verified for a person: their sessions were just revoked. */
    forget(consumidorId: string): void {
      revocations += 1;
      for (const [token, { sessao }] of cache) if (sessao.consumidorId === consumidorId) cache.delete(token);
    },
  };
}

interface Found {
  readonly sessao: Sessao;
  readonly isCurrent: boolean;
  /** When the database said so. */
  readonly at: number;
}

const strip = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/** Refuses a call whose path names somebody else than the token's owner. Masked and plain numbers are the same. */
export function requireOwn(sessao: Sessao, usuario: string): void {
  if (strip(sessao.usuario) !== strip(usuario)) throw refuse('sessao.outraPessoa');
}
