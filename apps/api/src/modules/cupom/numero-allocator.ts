import { createPermutation } from '@trevo/rules/sorte/numero-sorte';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada, Cofre, CampanhaId } from '../campanha/public.ts';
import type { CupomStore } from './cupom.store.ts';

/** Numbers set aside for one receipt, in three parallel lists as the database takes them. */
export interface NumerosReservados {
  readonly indices: number[];
  readonly series: string[];
  readonly numeros: string[];
  /** When the first of their blocks ends, by the database's clock; null with no number. */
  readonly validade: Date | null;
  /** The block that each one is of. */
  readonly blocos: readonly Block[];
}

export interface Block {
  readonly inicio: number;
  proximo: number;
  readonly fim: number;
  /** When it ends, by the clock that lends it again. */
  readonly expiraEm: Date;
  /** When it ends, in milliseconds of each clock. */
  readonly ends: Clocks<number>;
  isDiscarded: boolean;
}

/**
 * Both count: the monotonic one stands still while the machine is suspended, the wall clock may be set back. The
 * database's clock, by which a block is lent again, does neither.
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
// A statement lives 15 s at most, so nothing taken from a block before this margin can be written after its end.
const marginMilliseconds = 60_000;

export type NumeroAllocator = ReturnType<typeof createNumeroAllocator>;

/**
 * Hands out numbers from blocks of indices that this process leased. Two processes never hold the same index, so
 * no number is looked up or tried; the keyed permutation spreads the indices over series and elements.
 */
export function createNumeroAllocator(
  store: CupomStore,
  cofre: Cofre,
  clocks: Clocks<() => number> = { monotonic: () => performance.now(), wall: () => Date.now() },
) {
  const campaigns = new Map<CampanhaId, Campaign>();
  const read = (): Clocks<number> => ({ monotonic: clocks.monotonic(), wall: clocks.wall() });

  /** The numbers of another key are numbers that others hold already. */
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
    // One lease at a time per campaign: everybody who waits is served from the same new block.
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
    /** Whether the campaign's keys open with the held secrets: nothing is set aside otherwise. */
    canReserve,
    /**
     * Sets up to `quantidade` numbers aside; fewer only when the campaign runs out. Refused, and nothing is set aside,
     * when the campaign's keys do not open.
     */
    async reserve(publicada: CampanhaPublicada, quantidade: number): Promise<NumerosReservados> {
      const campaign = open(publicada);
      const taken: Taken[] = [];
      for (;;) {
        takeInto(taken, quantidade, campaign, read());
        if (taken.length === quantidade || !(await lease(publicada.campanhaId, campaign))) break;
      }
      // In the order that lists show them, so that a repeated answer reads like the first one.
      taken.sort((a, b) => a.indice - b.indice);
      return {
        indices: taken.map(({ indice }) => indice),
        series: taken.map(({ serie }) => serie),
        numeros: taken.map(({ numero }) => numero),
        validade: findValidade(taken),
        blocos: taken.map(({ bloco }) => bloco),
      };
    },
    /** Gives back numbers that were certainly not granted: all but the first `concedidos`. */
    giveBack(publicada: CampanhaPublicada, reservados: NumerosReservados, concedidos: number): void {
      const { returned } = open(publicada);
      const { indices, series, numeros, blocos } = reservados;
      // As they are: whoever is over a limit would have the same ones worked out at each try.
      indices.forEach((indice, i) => {
        if (i < concedidos) return;
        returned.push({ indice, serie: series[i]!, numero: numeros[i]!, bloco: blocos[i]! });
      });
    },
    /** Somebody else was given one of these: hands out nothing more of the blocks they are of. */
    discard({ blocos }: NumerosReservados): void {
      for (const bloco of blocos) bloco.isDiscarded = true;
    },
    /** How many numbers this process holds that it may still give. */
    count(): number {
      const now = read();
      const held = [...campaigns.values()].map(({ block, returned }) => {
        const rest = block && isHeld(block, now) ? block.fim - block.proximo : 0;
        return rest + returned.filter(({ bloco }) => isHeld(bloco, now)).length;
      });
      return held.reduce((sum, one) => sum + one, 0);
    },
    /** Returns what this process did not use; called when it stops. */
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
