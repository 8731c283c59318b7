import { commitKey } from '@trevo/rules/numero-sorte';
import type { Secrets } from '../../kernel/auth/secrets.ts';
import { toNumerosPurpose, type CampanhaNome } from './numeros-purpose.ts';

/** A campaign by its name, with the hash of its number key as it was published. */
export interface Comprometida {
  readonly nome: CampanhaNome;
  readonly compromissoNumeros: string;
}

/**
 * Whether a campaign was published under this master secret. Under another one its numbers would come from another
 * permutation, and be given a second time; and the nonce of its prizes, which derives from the same secret, would be
 * lost.
 */
export const isOwnSecret = (secrets: Secrets, { nome, compromissoNumeros }: Comprometida): boolean =>
  commitKey(secrets.derive(toNumerosPurpose(nome))) === compromissoNumeros;

/** The first campaign that was published under another secret, as `promoter/year/name`; undefined when all are ours. */
export function findCampanhaAlheia(secrets: Secrets, all: readonly Comprometida[]): string | undefined {
  const foreign = all.find((one) => !isOwnSecret(secrets, one));
  return foreign && Object.values(foreign.nome).join('/');
}
