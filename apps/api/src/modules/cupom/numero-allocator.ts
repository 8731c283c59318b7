import { createPermutation } from '@trevo/rules/numero-sorte';
import type { Secrets } from '../../kernel/auth/secrets.ts';
import { toNumerosPurpose, type CampanhaPublicada } from '../campanha/public.ts';
import type { CupomStore } from './cupom.store.ts';

/** Numbers set aside for one receipt, in three parallel lists as the database takes them. */
export interface NumerosReservados {
  readonly indices: number[];
  readonly series: string[];
  readonly numeros: string[];
  /** Monotonic milliseconds until which they may be granted. */
  readonly until: number;
}

export interface NumeroAllocator {
  /** Sets up to `quantidade` numbers aside; fewer only when the campaign runs out. */
  reserve(publicada: CampanhaPublicada, quantidade: number): Promise<NumerosReservados>;
  /** Gives back numbers that were certainly not granted: all but the first `concedidos`. */
  giveBack(publicada: CampanhaPublicada, reservados: NumerosReservados, concedidos: number): void;
  /** Returns what this process did not use; called when it stops. */
  close(): Promise<void>;
}

interface Block {
  readonly inicio: number;
  proximo: number;
  readonly fim: number;
  readonly until: number;
}

interface Campaign {
  readonly permute: ReturnType<typeof createPermutation>['permute'];
  block: Block | undefined;
  readonly returned: { indice: number; until: number }[];
  leasing: Promise<boolean> | undefined;
}

const blockSize = 1_000;
const leaseSeconds = 600;
// A statement lives 15 s at most, so nothing taken from a block before this margin can be written after its end.
const marginMilliseconds = 60_000;

/**
 * Hands out numbers from blocks of indices that this process leased. Two processes never hold the same index, so
 * no number is looked up or tried; the keyed permutation spreads the indices over series and elements.
 */
export function createNumeroAllocator(
  store: CupomStore,
  secrets: Secrets,
  monotonic: () => number = () => performance.now(),
): NumeroAllocator {
  const campaigns = new Map<string, Campaign>();

  const open = ({ campanhaId, arquivo }: CampanhaPublicada): Campaign => {
    let campaign = campaigns.get(campanhaId);
    if (!campaign) {
      const { permute } = createPermutation(
        secrets.derive(toNumerosPurpose(arquivo)),
        arquivo.numeros.series,
      );
      campaigns.set(campanhaId, (campaign = { permute, block: undefined, returned: [], leasing: undefined }));
    }
    return campaign;
  };

  const lease = (campanhaId: string, campaign: Campaign): Promise<boolean> => {
    // One lease at a time per campaign: everybody who waits is served from the same new block.
    campaign.leasing ??= (async () => {
      const askedAt = monotonic();
      const faixa = await store.leaseNumeros(campanhaId, blockSize, leaseSeconds);
      if (faixa) {
        const until = askedAt + leaseSeconds * 1000 - marginMilliseconds;
        campaign.block = { ...faixa, proximo: faixa.inicio, until };
      }
      return faixa !== undefined;
    })().finally(() => (campaign.leasing = undefined));
    return campaign.leasing;
  };

  return {
    async reserve(publicada, quantidade) {
      const campaign = open(publicada);
      const taken: { indice: number; until: number }[] = [];
      for (;;) {
        takeInto(taken, quantidade, campaign, monotonic());
        if (taken.length === quantidade || !(await lease(publicada.campanhaId, campaign))) break;
      }
      // In the order that lists show them, so that a repeated answer reads like the first one.
      const indices = taken.map(({ indice }) => indice).sort((a, b) => a - b);
      const spread = indices.map(campaign.permute);
      return {
        indices,
        series: spread.map((n) => n.serie),
        numeros: spread.map((n) => n.numero),
        until: Math.min(...taken.map(({ until }) => until)),
      };
    },
    giveBack(publicada, { indices, until }, concedidos) {
      const { returned } = open(publicada);
      for (const indice of indices.slice(concedidos)) returned.push({ indice, until });
    },
    async close() {
      for (const [campanhaId, { block }] of campaigns) {
        const isOurs = block && block.proximo < block.fim && block.until > monotonic();
        if (isOurs) await store.returnNumeros(campanhaId, block.inicio, block.proximo);
      }
      campaigns.clear();
    },
  };
}

function takeInto(
  taken: { indice: number; until: number }[],
  quantidade: number,
  campaign: Campaign,
  now: number,
): void {
  while (campaign.returned.length > 0 && taken.length < quantidade) {
    const back = campaign.returned.pop()!;
    if (back.until > now) taken.push(back);
  }
  const { block } = campaign;
  if (!block || block.until <= now) return;
  while (block.proximo < block.fim && taken.length < quantidade) {
    taken.push({ indice: block.proximo++, until: block.until });
  }
}
