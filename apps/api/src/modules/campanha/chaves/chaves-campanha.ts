import { randomBytes } from 'node:crypto';
import { commitKey } from '@trevo/rules/sorte/numeros/numero-sorte';
import { createCifra } from '../../../kernel/auth/cifra.ts';
import type { KeyRing } from '../../../kernel/auth/key-ring.ts';

/** Unique name of a campaign. */
interface CampanhaNome {
  readonly promotoraId: string;
  readonly ano: number;
  readonly identificacao: string;
}

const toText = ({ promotoraId, ano, identificacao }: CampanhaNome): string =>
  `${promotoraId}/${ano}/${identificacao}`;

/** Keys of one campaign, 32 bytes each: number permutation, prize schedule, and the nonce of its commitment. */
export interface ChavesCampanha {
  readonly numeros: Uint8Array;
  readonly premios: Uint8Array;
  readonly lacre: Uint8Array;
}

/** A campaign with the published commitment to its number key and its wrapped keys. */
export interface Comprometida {
  readonly nome: CampanhaNome;
  readonly compromissoNumeros: string;
  /** Base64; null for a campaign older than key storage. */
  readonly chavesCifradas: string | null;
}

const keyBytes = 32;

const split = (bytes: Uint8Array): ChavesCampanha => ({
  numeros: bytes.subarray(0, keyBytes),
  premios: bytes.subarray(keyBytes, 2 * keyBytes),
  lacre: bytes.subarray(2 * keyBytes),
});

export type Cofre = ReturnType<typeof createCofre>;

/** Creates the vault for campaign keys, wrapped with the installation's campaign key, which is not in the database. */
export function createCofre({ campanhas }: Pick<KeyRing, 'campanhas'>) {
  const cifra = createCifra(campanhas, 'chaves-campanha');
  const wrap = ({ numeros, premios, lacre }: ChavesCampanha): string =>
    cifra.seal(Buffer.concat([numeros, premios, lacre])).toString('base64');
  const isCommitted = (
    { numeros }: ChavesCampanha,
    { compromissoNumeros }: Pick<Comprometida, 'compromissoNumeros'>,
  ) => commitKey(numeros) === compromissoNumeros;

  /** Decrypts a campaign's keys; undefined when the wrapping key is missing or they do not match the commitment. */
  function find(
    one: Pick<Comprometida, 'compromissoNumeros' | 'chavesCifradas'>,
  ): ChavesCampanha | undefined {
    if (one.chavesCifradas === null) return undefined;
    let chaves: ChavesCampanha;
    try {
      chaves = split(cifra.open(Buffer.from(one.chavesCifradas, 'base64')));
    } catch {
      // -- swallowed: no held key decrypts it, which the caller reports
      return undefined;
    }
    return isCommitted(chaves, one) ? chaves : undefined;
  }

  return {
    find,
    get(one: Pick<Comprometida, 'compromissoNumeros' | 'chavesCifradas'>): ChavesCampanha {
      const chaves = find(one);
      if (!chaves) throw new Error('no configured key decrypts the keys of the campaign');
      return chaves;
    },
    wrap,
    /** Id of the current wrapping key, and the header of the bytes that it wraps. */
    current: () => ({ chave: campanhas.current().id, header: cifra.header() }),
    /** Random keys for a campaign's first publication. */
    create: (): ChavesCampanha => split(randomBytes(3 * keyBytes)),
    /**
     * Derives the keys of a campaign older than key storage from one of the held secrets, verified by the
     * published commitment. Undefined when none matches.
     */
    derive(one: Comprometida): ChavesCampanha | undefined {
      const nome = toText(one.nome);
      return campanhas
        .accepted()
        .map(({ derive }) => ({
          numeros: derive(`numeros/${nome}`),
          premios: derive(`premios/${nome}`),
          lacre: derive(`lacre/${nome}`),
        }))
        .find((chaves) => isCommitted(chaves, one));
    },
    /**
     * Finds the first campaign with keys that cannot be decrypted, as `promoter/year/name`: another key would
     * produce another permutation and grant the same numbers twice.
     */
    findAlheia(all: readonly Comprometida[]): string | undefined {
      const foreign = all.find((one) => !find(one));
      return foreign && toText(foreign.nome);
    },
  };
}
