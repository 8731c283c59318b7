import * as v from 'valibot';
import { refuse } from '../../kernel/domain-error.ts';
import type { GuardedFetch } from '../guarded-fetch.ts';
import type { FacebookReader } from './facebook.port.ts';

const graphUrl = 'https://graph.facebook.com/v23.0';
const appSchema = v.object({ id: v.string() });
const pessoaSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,40}$/)),
  name: v.optional(v.string()),
  email: v.optional(v.string()),
});

/**
 * Queries the Graph API. Checks the token's app first: otherwise another app could sign in with a token that it
 * obtained from the same user.
 */
export function createGraphFacebook(
  fetch: GuardedFetch,
  options: { url?: string; timeoutMilliseconds?: number } = {},
): FacebookReader {
  const { url = graphUrl, timeoutMilliseconds } = options;

  /** Returns the body of a success response; undefined for a refused token. */
  async function get(path: string, token: string): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      headers: { authorization: `Bearer ${token}` },
      timeoutMilliseconds,
    }).catch(() => undefined);
    // A rate limit concerns this server, not the token.
    if (!response || response.status >= 500 || response.status === 429) throw refuse('externo.indisponivel');
    if (!response.ok) return undefined;
    return response.json().catch(() => {
      throw refuse('externo.indisponivel');
    });
  }

  return {
    async find(appId, token) {
      const app = v.safeParse(appSchema, await get('/app', token));
      if (!app.success || app.output.id !== appId) return undefined;
      const pessoa = v.safeParse(pessoaSchema, await get('/me?fields=id,name,email', token));
      if (!pessoa.success) return undefined;
      const { id, name = null, email = null } = pessoa.output;
      return { facebookId: id, nome: name, email };
    },
  };
}
