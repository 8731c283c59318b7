import { commitKey } from '@trevo/rules/numero-sorte';
import type { CampanhaArquivo } from '@trevo/config/campanha-file';
import type { Secrets } from '../../kernel/auth/secrets.ts';

/** What names a campaign among all. */
interface CampanhaNome {
  readonly promotoraId: string;
  readonly ano: number;
  readonly identificacao: string;
}

export const toCampanhaNome = ({ promotora, campanha }: CampanhaArquivo): CampanhaNome => ({
  promotoraId: promotora.identificacao,
  ano: campanha.ano,
  identificacao: campanha.identificacao,
});

/** The name under which a campaign's number key is derived from the master secret; never changes once published. */
export const toNumerosPurpose = (nome: CampanhaNome): string => toPurpose('numeros', nome);

/** The same for the key that spreads its instant prizes. */
export const toPremiosPurpose = (nome: CampanhaNome): string => toPurpose('premios', nome);

/** The same for the nonce of their seal. */
export const toLacrePurpose = (nome: CampanhaNome): string => toPurpose('lacre', nome);

const toPurpose = (what: string, { promotoraId, ano, identificacao }: CampanhaNome): string =>
  `${what}/${promotoraId}/${ano}/${identificacao}`;

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
