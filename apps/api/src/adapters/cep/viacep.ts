import * as v from 'valibot';
import { refuse } from '../../kernel/domain-error.ts';
import type { GuardedFetch } from '../guarded-fetch.ts';
import type { CepLookup } from './cep.port.ts';

const timeoutMilliseconds = 4_000;
const maximumBytes = 16 * 1024;
/** The service is the campaign's: its answers are cached, so they are short. */
const short = v.pipe(v.string(), v.maxLength(200));

// ViaCEP answers an unknown code with 200 and `erro`, formerly a boolean, now the text "true".
const foundSchema = v.object({
  logradouro: short,
  bairro: short,
  uf: short,
  localidade: short,
  ibge: short,
});
const unknownSchema = v.object({ erro: v.union([v.literal(true), v.literal('true')]) });

/** Queries ViaCEP, or a compatible service, at `baseUrl` (`https://viacep.com.br/ws`). */
export function createViaCep(fetch: GuardedFetch, baseUrl: string): CepLookup {
  return {
    async find(cep) {
      const response = await fetch(`${baseUrl.replace(/\/$/, '')}/${cep}/json/`, {
        timeoutMilliseconds,
        maximumBytes,
      }).catch(() => undefined);
      // A malformed code counts as unknown.
      if (response?.status === 400) return undefined;
      const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
      if (v.is(unknownSchema, body)) return undefined;
      const found = v.safeParse(foundSchema, body);
      if (!found.success) throw refuse('externo.indisponivel');
      return found.output;
    },
  };
}
