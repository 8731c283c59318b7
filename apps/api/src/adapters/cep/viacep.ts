import * as v from 'valibot';
import { refuse } from '../../kernel/domain-error.ts';
import type { GuardedFetch } from '../guarded-fetch.ts';
import type { CepLookup } from './cep.port.ts';

const timeoutMilliseconds = 4_000;

// ViaCEP answers an unknown code with 200 and `erro`, formerly a boolean, now the text "true".
const foundSchema = v.object({
  logradouro: v.string(),
  bairro: v.string(),
  uf: v.string(),
  localidade: v.string(),
  ibge: v.string(),
});
const unknownSchema = v.object({ erro: v.union([v.literal(true), v.literal('true')]) });

/** Queries ViaCEP, or a compatible service, at `baseUrl` (`https://viacep.com.br/ws`). */
export function createViaCep(fetch: GuardedFetch, baseUrl: string): CepLookup {
  return {
    async find(cep) {
      const response = await fetch(`${baseUrl.replace(/\/$/, '')}/${cep}/json/`, {
        timeoutMilliseconds,
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
