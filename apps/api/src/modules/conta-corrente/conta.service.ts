import { toSpan } from '@trevo/rules/conta/prazo-conta';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { MetaService } from './meta.service.ts';
import type { Ajuste, ContaRef, ContaStore, Moeda } from './conta.store.ts';
import type {
  ContaViews,
  ContaView,
  ExtratoFilter,
  LancamentoView,
  LoteView,
  Previsao,
} from './conta.views.ts';

export type { ContaRef, Moeda } from './conta.store.ts';

/** Current balance of an account. */
export interface Saldo extends Pick<ContaView, 'disponivel' | 'a_liberar' | 'devido'> {
  readonly liberacoes: readonly Previsao[];
  readonly vencimentos: readonly Previsao[];
}

/** Days before expiry at which the consumer is warned. */
const avisosAntes = [30, 7, 1];

const nothing: Saldo = { disponivel: 0, a_liberar: 0, devido: 0, liberacoes: [], vencimentos: [] };

export type ContaService = ReturnType<typeof createContaService>;

/** Consumers' accounts. Each read first settles due amounts and pays reached goals. */
export function createContaService(parts: {
  readonly store: ContaStore;
  readonly views: ContaViews;
  readonly metas: MetaService;
  readonly clock: Clock;
}) {
  const { store, views, metas, clock } = parts;

  /** Settles the account and returns it; undefined when the consumer never earned anything. */
  const find = async (publicada: CampanhaPublicada, consumidorId: string, moeda: Moeda) => {
    const conta = { consumidorId, campanhaId: publicada.campanhaId, moeda };
    await metas.pay(publicada, consumidorId);
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
    /** Returns the balance; zero for an account without credits. */
    getSaldo: async (publicada: CampanhaPublicada, consumidorId: string, moeda: Moeda): Promise<Saldo> =>
      (await findSaldo(publicada, consumidorId, moeda)) ?? nothing,
    /** Lists a page of the statement, newest entry first, with the total count. */
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
    /** Finds one entry with the amounts it touched; undefined when there is none. */
    async findLancamento(
      conta: ContaRef,
      ordem: number,
    ): Promise<{ lancamento: LancamentoView; lotes: LoteView[] } | undefined> {
      await store.touch(conta, clock.now());
      const lancamento = await views.findLancamento(conta, ordem);
      return lancamento && { lancamento, lotes: await views.listLotes(conta, ordem) };
    },
    /** Finds the entry that credited a receipt's rewards. */
    findOrdemDaNota: (conta: ContaRef, documentoFiscalId: string) =>
      views.findOrdem(conta, 'documento', documentoFiscalId),
    /**
     * Adjusts an account, once for each id. Throws atendimento.ajusteRepetido for another adjustment under the same
     * id, and the refusals of a too low balance. Returns false for a repeated request.
     */
    async adjust(conta: ContaRef, ajuste: Ajuste): Promise<boolean> {
      if (await store.adjust(conta, ajuste, clock.now())) return true;
      if (!(await store.hasAjuste(conta, ajuste))) throw refuse('atendimento.ajusteRepetido');
      return false;
    },
    /** Returns whether an adjustment was made. */
    hasAjuste: store.hasAjuste,
    /** Settles accounts with due amounts that no request has touched since. */
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
    /** Notifies consumers once each of amounts that expire in 30 days, 7 days and tomorrow. */
    async warnEnding(): Promise<void> {
      const agora = clock.now();
      const { dia: hoje } = toSaoPaulo(agora);
      for (const dias of avisosAntes) {
        const dia = addDias(hoje, dias);
        await store.warn(toSpan(dia), dias, dia, agora);
      }
    },
  };
}
