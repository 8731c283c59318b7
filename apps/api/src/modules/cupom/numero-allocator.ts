import { createPermutation } from '@trevo/rules/sorte/numeros/numero-sorte';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada, Cofre, CampanhaId } from '../campanha/public.ts';
import type { CupomStore } from './cupom.store.ts';

/** Numbers reserved for one receipt, as three parallel lists for the database. */
export interface NumerosReservados {
  readonly indices: number[];
  readonly series: string[];
  readonly numeros: string[];
  /** Earliest lease expiry of their blocks, by the database clock; null without numbers. */
  readonly validade: Date | null;
  /** The block of each number. */
  readonly blocos: readonly Block[];
}

export interface Block {
  readonly inicio: number;
  proximo: number;
  readonly fim: number;
  /** Lease expiry by the database clock. */
  readonly expiraEm: Date;
  /** Local deadline of the lease, in ms of each clock. */
  readonly ends: Clocks<number>;
  isDiscarded: boolean;
}

/**
 * Both clocks are checked: the monotonic one stops while the machine is suspended, the wall clock can be set
 * back. The database clock that ends the lease does neither.
 */
interface Clocks<T> {
  readonly monotonic: T;
  readonly wall: T;
}

interface Taken {
  readonly indice: number;
  readonly serie: string;
  readonly numero: string;
  readonly bloco: Block;
}

interface Campaign {
  readonly permute: ReturnType<typeof createPermutation>['permute'];
  block: Block | undefined;
  readonly returned: Taken[];
  leasing: Promise<boolean> | undefined;
}

const blockSize = 1_000;
const leaseSeconds = 600;
// Statements are limited to 15 s, so a number taken before this margin cannot be written after the lease ends.
const marginMilliseconds = 60_000;

export type NumeroAllocator = ReturnType<typeof createNumeroAllocator>;

/**
 * Allocates numbers from blocks of indices leased by this process. Leases are exclusive, so no number needs a
 * lookup or a retry; a keyed permutation spreads the indices over series and elements.
 */
export function createNumeroAllocator(
  store: CupomStore,
  cofre: Cofre,
  clocks: Clocks<() => number> = { monotonic: () => performance.now(), wall: () => Date.now() },
) {
  const campaigns = new Map<CampanhaId, Campaign>();
  const read = (): Clocks<number> => ({ monotonic: clocks.monotonic(), wall: clocks.wall() });

  /** A wrong key would produce numbers that other consumers already hold. */
  const canReserve = (publicada: CampanhaPublicada): boolean =>
    campaigns.has(publicada.campanhaId) || cofre.find(publicada) !== undefined;

  const open = (publicada: CampanhaPublicada): Campaign => {
    const { campanhaId, arquivo } = publicada;
    let campaign = campaigns.get(campanhaId);
    if (!campaign) {
      const chaves = cofre.find(publicada);
      if (!chaves) throw refuse('campanha.numerosIndisponiveis');
      const { permute } = createPermutation(chaves.numeros, arquivo.numeros.series);
      campaigns.set(campanhaId, (campaign = { permute, block: undefined, returned: [], leasing: undefined }));
    }
    return campaign;
  };

  const lease = (campanhaId: CampanhaId, campaign: Campaign): Promise<boolean> => {
    // Single flight: one lease request per campaign; all waiting reservations share the new block.
    campaign.leasing ??= (async () => {
      const askedAt = read();
      const faixa = await store.leaseNumeros(campanhaId, blockSize, leaseSeconds);
      if (faixa) {
        const usable = leaseSeconds * 1000 - marginMilliseconds;
        const ends = { monotonic: askedAt.monotonic + usable, wall: askedAt.wall + usable };
        campaign.block = { ...faixa, proximo: faixa.inicio, ends, isDiscarded: false };
      }
      return faixa !== undefined;
    })().finally(() => (campaign.leasing = undefined));
    return campaign.leasing;
  };

  return {
    /** Returns whether the campaign's keys can be decrypted; reserving requires them. */
    canReserve,
    /**
     * Reserves up to `quantidade` numbers; fewer only when the campaign runs out. Throws
     * campanha.numerosIndisponiveis when the campaign's keys cannot be decrypted.
     */
    async reserve(publicada: CampanhaPublicada, quantidade: number): Promise<NumerosReservados> {
      const campaign = open(publicada);
      const taken: Taken[] = [];
      for (;;) {
        takeInto(taken, quantidade, campaign, read());
        if (taken.length === quantidade || !(await lease(publicada.campanhaId, campaign))) break;
      }
      // Sort in list order, so that a repeated response equals the first one.
      taken.sort((a, b) => a.indice - b.indice);
      return {
        indices: taken.map(({ indice }) => indice),
        series: taken.map(({ serie }) => serie),
        numeros: taken.map(({ numero }) => numero),
        validade: findValidade(taken),
        blocos: taken.map(({ bloco }) => bloco),
      };
    },
    /** Returns numbers that were certainly not granted: all after the first `concedidos`. */
    giveBack(publicada: CampanhaPublicada, reservados: NumerosReservados, concedidos: number): void {
      const { returned } = open(publicada);
      const { indices, series, numeros, blocos } = reservados;
      // Keep the computed permutation: a consumer over a limit would compute the same numbers at each attempt.
      indices.forEach((indice, i) => {
        if (i < concedidos) return;
        returned.push({ indice, serie: series[i]!, numero: numeros[i]!, bloco: blocos[i]! });
      });
    },
    /** Discards the blocks of these numbers after a conflict: another consumer already holds one of them. */
    discard({ blocos }: NumerosReservados): void {
      for (const bloco of blocos) bloco.isDiscarded = true;
    },
    /** Counts the numbers that this process holds and can still grant. */
    count(): number {
      const now = read();
      const held = [...campaigns.values()].map(({ block, returned }) => {
        const rest = block && isHeld(block, now) ? block.fim - block.proximo : 0;
        return rest + returned.filter(({ bloco }) => isHeld(bloco, now)).length;
      });
      return held.reduce((sum, one) => sum + one, 0);
    },
    /** Returns unused indices on shutdown. */
    async close(): Promise<void> {
      for (const [campanhaId, { block }] of campaigns) {
        const isOurs = block && block.proximo < block.fim && isHeld(block, read());
        if (isOurs) await store.returnNumeros(campanhaId, block.inicio, block.proximo);
      }
      campaigns.clear();
    },
  };
}

const findValidade = (taken: readonly Taken[]): Date | null =>
  taken.length === 0 ? null : new Date(Math.min(...taken.map(({ bloco }) => bloco.expiraEm.getTime())));

const isHeld = ({ ends, isDiscarded }: Block, now: Clocks<number>): boolean =>
  !isDiscarded && now.monotonic < ends.monotonic && now.wall < ends.wall;

function takeInto(taken: Taken[], quantidade: number, campaign: Campaign, now: Clocks<number>): void {
  while (campaign.returned.length > 0 && taken.length < quantidade) {
    const back = campaign.returned.pop()!;
    if (isHeld(back.bloco, now)) taken.push(back);
  }
  const { block } = campaign;
  if (!block || !isHeld(block, now)) return;
  while (block.proximo < block.fim && taken.length < quantidade) {
    const indice = block.proximo++;
    taken.push({ indice, ...campaign.permute(indice), bloco: block });
  }
}
