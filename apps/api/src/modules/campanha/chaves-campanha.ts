import { randomBytes } from 'node:crypto';
import { commitKey } from '@trevo/rules/sorte/numero-sorte';
import { createCifra } from '../../kernel/auth/cifra.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';

/** The unique name of a campaign. */
interface CampanhaNome {
  readonly promotoraId: string;
  readonly ano: number;
  readonly identificacao: string;
}

const toText = ({ promotoraId, ano, identificacao }: CampanhaNome): string =>
  `${promotoraId}/${ano}/${identificacao}`;

/** The keys of one campaign, 32 bytes each: of its numbers, of the places of its prizes, and the nonce of their seal. */
export interface ChavesCampanha {
  readonly numeros: Uint8Array;
  readonly premios: Uint8Array;
  readonly lacre: Uint8Array;
}

/** A campaign by its name, with the hash of its number key as it was published and its keys as they are kept. */
export interface Comprometida {
  readonly nome: CampanhaNome;
  readonly compromissoNumeros: string;
  /** Base64; null for a campaign from before keys were kept. */
  readonly chavesCifradas: string | null;
}

const keyBytes = 32;

const split = (bytes: Uint8Array): ChavesCampanha => ({
  numeros: bytes.subarray(0, keyBytes),
  premios: bytes.subarray(keyBytes, 2 * keyBytes),
  lacre: bytes.subarray(2 * keyBytes),
});

export type Cofre = ReturnType<typeof createCofre>;

/** Wraps the keys of campaigns with the installation's key for campaigns, which is in no table. */
export function createCofre({ campanhas }: Pick<KeyRing, 'campanhas'>) {
  const cifra = createCifra(campanhas, 'chaves-campanha');
  const wrap = ({ numeros, premios, lacre }: ChavesCampanha): string =>
    cifra.seal(Buffer.concat([numeros, premios, lacre])).toString('base64');
  const isCommitted = (
    { numeros }: ChavesCampanha,
    { compromissoNumeros }: Pick<Comprometida, 'compromissoNumeros'>,
  ) => commitKey(numeros) === compromissoNumeros;

  /** The keys of a campaign; undefined where the wrapping key is not held, or they are not those that were published. */
  function find(
    one: Pick<Comprometida, 'compromissoNumeros' | 'chavesCifradas'>,
  ): ChavesCampanha | undefined {
    if (one.chavesCifradas === null) return undefined;
    let chaves: ChavesCampanha;
    try {
      chaves = split(cifra.open(Buffer.from(one.chavesCifradas, 'base64')));
    } catch {
      // -- swallowed: not opened by any key that is held, which the caller reports
      return undefined;
    }
    return isCommitted(chaves, one) ? chaves : undefined;
  }

  return {
    find,
    get(one: Pick<Comprometida, 'compromissoNumeros' | 'chavesCifradas'>): ChavesCampanha {
      const chaves = find(one);
      if (!chaves) throw new Error('the keys of a campaign do not open');
      return chaves;
    },
    wrap,
    /** Id of the key that wraps now, and what the bytes that it wraps begin with. */
    current: () => ({ chave: campanhas.current().id, header: cifra.header() }),
    /** Random keys for a campaign that is published for the first time. */
    create: (): ChavesCampanha => split(randomBytes(3 * keyBytes)),
    /**
     * The keys of a campaign from before keys were kept: they derive from one of the held secrets, which is proved by what
     * was published. Undefined where none of them gives it.
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
     * The first campaign whose keys do not open with the held secrets, as `promoter/year/name`: its numbers would come from
     * another permutation, and be given a second time.
     */
    findAlheia(all: readonly Comprometida[]): string | undefined {
      const foreign = all.find((one) => !find(one));
      return foreign && toText(foreign.nome);
    },
  };
}
