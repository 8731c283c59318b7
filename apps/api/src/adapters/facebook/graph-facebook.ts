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
 * Asks the Graph API. First whose app the token is: a token that another app got from the same person would
 * otherwise let that app in here.
 */
export function createGraphFacebook(
  fetch: GuardedFetch,
  options: { url?: string; timeoutMilliseconds?: number } = {},
): FacebookReader {
  const { url = graphUrl, timeoutMilliseconds } = options;

  /** The body of a successful answer, undefined for a refused token. */
  async function get(path: string, token: string): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      headers: { authorization: `Bearer ${token}` },
      timeoutMilliseconds,
    }).catch(() => undefined);
    // Too many requests is Facebook's trouble with us, not with the token.
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
