import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { toMoedaValor } from '@trevo/config/campanha-file/parts/campanha-file-conta';
import { toPrazo } from '@trevo/rules/conta/prazo-conta';
import type { Clock } from '../../kernel/clock.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { ContaStore, Moeda } from './conta.store.ts';
import type { ContaViews } from './conta.views.ts';

type Meta = CampanhaArquivo['metas'][number];

/** A goal with the consumer's progress. */
export interface MetaAndamento {
  readonly regra: Meta;
  readonly atual: number;
  readonly concluidaEm: Date | null;
}

export const toPremio = ({ premio }: Meta): { moeda: Moeda; valor: number } => toMoedaValor(premio);

export type MetaService = ReturnType<typeof createMetaService>;

/** Creates the service for a campaign's goals and their prizes. */
export function createMetaService({
  store,
  views,
  clock,
}: {
  readonly store: ContaStore;
  readonly views: ContaViews;
  readonly clock: Clock;
}) {
  const listMetas = async (publicada: CampanhaPublicada, consumidorId: string): Promise<MetaAndamento[]> => {
    const { metas } = publicada.arquivo;
    if (metas.length === 0) return [];
    const { campanhaId } = publicada;
    const concluidas = await views.mapMetas(consumidorId, campanhaId);
    const atuais = new Map<Meta, number>();
    for (const moeda of ['cashback', 'pontos'] as const) {
      const doMoeda = metas.filter((regra) => regra.moeda === moeda);
      if (doMoeda.length === 0) continue;
      const dias = doMoeda.map(({ ate }) => ate);
      const sums = await views.sumUntil({ consumidorId, campanhaId, moeda }, dias);
      for (const [at, regra] of doMoeda.entries()) atuais.set(regra, sums[at]!);
    }
    return metas.map((regra) => ({
      regra,
      atual: atuais.get(regra) ?? 0,
      concluidaEm: concluidas.get(regra.id) ?? null,
    }));
  };

  /** Pays the prize of every reached goal that is not paid yet. */
  const pay = async (publicada: CampanhaPublicada, consumidorId: string): Promise<void> => {
    const agora = clock.now();
    for (const { regra, atual, concluidaEm } of await listMetas(publicada, consumidorId)) {
      if (concluidaEm !== null || atual < regra.alvo) continue;
      const { moeda, valor } = toPremio(regra);
      // No release delay for the prize: the earnings that reached the goal already had one.
      const { expiraEm } = toPrazo({ validade: publicada.arquivo.recompensas[moeda]?.validade }, agora);
      const conta = { consumidorId, campanhaId: publicada.campanhaId, moeda };
      await store.credit(
        conta,
        { origem: 'meta', origemId: regra.id, valor, liberaEm: null, expiraEm },
        agora,
      );
    }
  };

  return {
    pay,
    /** Lists the goals with the consumer's progress; pays reached goals first. */
    async list(publicada: CampanhaPublicada, consumidorId: string): Promise<MetaAndamento[]> {
      await pay(publicada, consumidorId);
      return listMetas(publicada, consumidorId);
    },
  };
}
