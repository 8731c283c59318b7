import type { CampanhaArquivo } from '@trevo/config/campanha-file';
import { formatDiaMesAno } from '@trevo/rules/mask';
import { toPrazo, toSpan } from '@trevo/rules/prazo-conta';
import { addDias, toSaoPaulo } from '@trevo/rules/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { ContaRef, ContaStore, Moeda } from './conta.store.ts';
import type {
  ContaViews,
  ContaView,
  ExtratoFilter,
  LancamentoView,
  LoteView,
  Previsao,
} from './conta.views.ts';

export type { ContaRef, Moeda } from './conta.store.ts';

type Meta = CampanhaArquivo['metas'][number];

/** What an account holds now. */
export interface Saldo extends Pick<ContaView, 'disponivel' | 'a_liberar' | 'devido'> {
  readonly liberacoes: readonly Previsao[];
  readonly vencimentos: readonly Previsao[];
}

/** A goal and how far somebody is. */
export interface MetaAndamento {
  readonly regra: Meta;
  readonly atual: number;
  readonly concluidaEm: Date | null;
}

/** How many days before its end an amount is spoken of. */
const avisosAntes = [30, 7, 1];

const nothing: Saldo = { disponivel: 0, a_liberar: 0, devido: 0, liberacoes: [], vencimentos: [] };

export const toPremio = ({ premio }: Meta): { moeda: Moeda; valor: number } =>
  'pontos' in premio
    ? { moeda: 'pontos', valor: premio.pontos }
    : { moeda: 'cashback', valor: premio.cashbackCentavos };

export type ContaService = ReturnType<typeof createContaService>;

/** The accounts of people: each is brought up to the moment, and its goals with it, before it is looked at. */
export function createContaService(parts: {
  readonly store: ContaStore;
  readonly views: ContaViews;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { store, views, clock, log } = parts;

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
  const payMetas = async (publicada: CampanhaPublicada, consumidorId: string): Promise<void> => {
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

  /** Brings the account up to the moment and answers it; undefined when the person never earned anything. */
  const find = async (publicada: CampanhaPublicada, consumidorId: string, moeda: Moeda) => {
    const conta = { consumidorId, campanhaId: publicada.campanhaId, moeda };
    await payMetas(publicada, consumidorId);
    const view = await views.find(conta);
    const agora = clock.now();
    if (!view?.proximo_em || view.proximo_em > agora) return view;
    await store.touch(conta, agora);
    return views.find(conta);
  };

  const findSaldo = async (
    publicada: CampanhaPublicada,
    consumidorId: string,
    moeda: Moeda,
  ): Promise<Saldo | undefined> => {
    const view = await find(publicada, consumidorId, moeda);
    if (!view) return undefined;
    return {
      ...view,
      ...(await views.listPrevistos({ consumidorId, campanhaId: publicada.campanhaId, moeda })),
    };
  };

  return {
    findSaldo,
    /** The balance; who never earned anything has nothing. */
    getSaldo: async (publicada: CampanhaPublicada, consumidorId: string, moeda: Moeda): Promise<Saldo> =>
      (await findSaldo(publicada, consumidorId, moeda)) ?? nothing,
    /** A page of the statement, the newest line first, and how many lines there are. */
    async list(
      publicada: CampanhaPublicada,
      consumidorId: string,
      moeda: Moeda,
      filter: ExtratoFilter,
      page: { limite: number; pular: number },
    ): Promise<{ lancamentos: LancamentoView[]; total: number }> {
      const conta = { consumidorId, campanhaId: publicada.campanhaId, moeda };
      await find(publicada, consumidorId, moeda);
      const [lancamentos, total] = await Promise.all([
        views.list(conta, filter, page.limite, page.pular),
        views.count(conta, filter),
      ]);
      return { lancamentos, total };
    },
    /** One line with the amounts it touched; undefined when there is none. */
    async findLancamento(
      conta: ContaRef,
      ordem: number,
    ): Promise<{ lancamento: LancamentoView; lotes: LoteView[] } | undefined> {
      await store.touch(conta, clock.now());
      const lancamento = await views.findLancamento(conta, ordem);
      return lancamento && { lancamento, lotes: await views.listLotes(conta, ordem) };
    },
    /** The line that granted what a receipt earned. */
    findOrdemDaNota: (conta: ContaRef, documentoFiscalId: string) =>
      views.findOrdem(conta, 'documento', documentoFiscalId),
    async listMetas(publicada: CampanhaPublicada, consumidorId: string): Promise<MetaAndamento[]> {
      await payMetas(publicada, consumidorId);
      return listMetas(publicada, consumidorId);
    },
    /** Brings up to the moment the accounts that nobody has touched since something of them fell due. */
    async settleDue(stopping?: AbortSignal): Promise<void> {
      const agora = clock.now();
      for (;;) {
        const due = await store.listDue(agora);
        for (const { consumidor_id: consumidorId, campanha_id: campanhaId, moeda } of due) {
          if (stopping?.aborted) return;
          await store.touch({ consumidorId, campanhaId, moeda }, agora);
        }
        if (due.length === 0) return;
      }
    },
    /** Tells people of what ends in 30 days, in a week and tomorrow, once each. */
    async warnEnding(): Promise<void> {
      const agora = clock.now();
      const { dia: hoje } = toSaoPaulo(agora);
      for (const dias of avisosAntes) {
        const dia = addDias(hoje, dias);
        await store.warn(toSpan(dia), dias, formatDiaMesAno(dia), agora);
      }
    },
    listDiferencas: store.listDiferencas,
    /** Holds every account against its lines and says what does not add up. Nothing is corrected. */
    async checkContas(): Promise<void> {
      const diferencas = await store.listDiferencas();
      for (const diferenca of diferencas) log.error(diferenca, 'an account does not add up');
      log.info({ diferencas: diferencas.length }, 'every account was held against its lines');
    },
  };
}
