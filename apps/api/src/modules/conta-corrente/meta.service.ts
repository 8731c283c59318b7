import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { toMoedaValor } from '@trevo/config/campanha-file/campanha-file-conta';
import { toPrazo } from '@trevo/rules/conta/prazo-conta';
import type { Clock } from '../../kernel/clock.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { ContaStore, Moeda } from './conta.store.ts';
import type { ContaViews } from './conta.views.ts';

type Meta = CampanhaArquivo['metas'][number];

/** A goal and how far somebody is. */
export interface MetaAndamento {
  readonly regra: Meta;
  readonly atual: number;
  readonly concluidaEm: Date | null;
}

export const toPremio = ({ premio }: Meta): { moeda: Moeda; valor: number } => toMoedaValor(premio);

export type MetaService = ReturnType<typeof createMetaService>;

/** The goals of a campaign, and their prizes. */
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

  /** Pays the prize of every goal that was reached and not paid yet. */
  const pay = async (publicada: CampanhaPublicada, consumidorId: string): Promise<void> => {
    const agora = clock.now();
    for (const { regra, atual, concluidaEm } of await listMetas(publicada, consumidorId)) {
      if (concluidaEm !== null || atual < regra.alvo) continue;
      const { moeda, valor } = toPremio(regra);
      // A prize waits for nothing: what it was earned by has waited.
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
    /** The goals and how far somebody is; what was reached is paid by then. */
    async list(publicada: CampanhaPublicada, consumidorId: string): Promise<MetaAndamento[]> {
      await pay(publicada, consumidorId);
      return listMetas(publicada, consumidorId);
    },
  };
}
