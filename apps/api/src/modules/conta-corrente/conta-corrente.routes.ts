import { calls } from '@trevo/contract/calls';
import { addDias } from '@trevo/rules/tempo/sao-paulo';
import { requireOwn } from '../../kernel/auth/sessao.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import { toPage } from '../../kernel/pagination.ts';
import type { CampanhaPublicada, HospedagemService } from '../campanha/public.ts';
import { requireOwnCpf, type ConsumidorService } from '../consumidor/public.ts';
import {
  toCashbackWire,
  toLancamentoCompleto,
  toLancamentoWire,
  toMetaWire,
  toSaldoWire,
} from './conta.presenter.ts';
import type { ContaRef, ContaService, Moeda } from './conta.service.ts';
import type { MetaService } from './meta.service.ts';
import type { ExtratoFilter } from './conta.views.ts';

export function bindContaCorrente(
  binder: Binder,
  parts: {
    contas: ContaService;
    metas: MetaService;
    consumidores: ConsumidorService;
    hospedagens: HospedagemService;
    clock: Clock;
  },
): void {
  const { contas, consumidores, hospedagens, clock } = parts;

  const getExtrato = async (
    publicada: CampanhaPublicada,
    consumidorId: string,
    moeda: Moeda,
    filter: ExtratoFilter,
    { perPage: limite, page }: { perPage: number; page: number },
  ) => {
    const slice = { limite, pular: (page - 1) * limite };
    const { lancamentos, total } = await contas.list(publicada, consumidorId, moeda, filter, slice);
    const agora = clock.now();
    return toPage(
      lancamentos.map((view) => toLancamentoWire(view, agora)),
      total,
      limite,
    );
  };

  binder.bind(calls['contaCorrente.saldos'], async ({ params, context }) => {
    await requireOwnCpf(consumidores, context.sessao, params.cpf);
    const publicada = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    return { retorno: toSaldoWire(await contas.getSaldo(publicada, context.sessao.consumidorId, 'pontos')) };
  });

  binder.bind(calls['contaCorrente.lancamentos'], async ({ params, query, context }) => {
    await requireOwnCpf(consumidores, context.sessao, params.cpf);
    const publicada = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const filter = query.mes === undefined ? {} : toDias(query.mes);
    return { retorno: await getExtrato(publicada, context.sessao.consumidorId, 'pontos', filter, params) };
  });

  binder.bind(calls['contaCorrente.lancamento'], async ({ params, context }) => {
    const { ano, identificacao, lancamentoID } = params;
    const { campanhaId } = await hospedagens.getCampanha(context.host, ano, identificacao);
    const { consumidorId } = context.sessao;
    const found = await findLancamento(contas, { consumidorId, campanhaId }, lancamentoID);
    if (!found) throw refuse('contaCorrente.nenhumLancamento');
    const retorno = toLancamentoCompleto(found.lancamento, found.lotes, clock.now());
    // A request by receipt id gets the entry back under that id.
    return { retorno: { ...retorno, id: lancamentoID } };
  });

  binder.bind(calls['contaCorrente.metas'], async ({ params, context }) => {
    await requireOwnCpf(consumidores, context.sessao, params.cpf);
    const publicada = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const metas = await parts.metas.list(publicada, context.sessao.consumidorId);
    return { retorno: metas.map(toMetaWire) };
  });

  binder.bind(calls['cashback.saldo'], async ({ params, context }) => {
    requireOwn(context.sessao, params.user);
    const { principal } = await hospedagens.get(context.host);
    const saldo = await contas.findSaldo(principal, context.sessao.consumidorId, 'cashback');
    if (!saldo) throw refuse('cashback.semSaldo');
    return { retorno: toCashbackWire(saldo) };
  });

  binder.bind(calls['cashback.extrato'], async ({ params, context }) => {
    requireOwn(context.sessao, params.user);
    const { principal } = await hospedagens.get(context.host);
    return { retorno: await getExtrato(principal, context.sessao.consumidorId, 'cashback', {}, params) };
  });

  binder.bind(calls['cashback.extratosSimplificados'], async ({ params, query, context }) => {
    const { principal } = await hospedagens.get(context.host);
    const filter = query.filtro ?? {};
    return { retorno: await getExtrato(principal, context.sessao.consumidorId, 'cashback', filter, params) };
  });
}

/** Finds an entry by its own id, or the points entry of a receipt by the receipt's id. */
async function findLancamento(contas: ContaService, pessoa: Omit<ContaRef, 'moeda'>, id: string) {
  const [, moeda, ordem] = /^(pontos|cashback)-(\d+)$/.exec(id) ?? [];
  if (moeda && ordem) return contas.findLancamento({ ...pessoa, moeda: moeda as Moeda }, Number(ordem));
  const conta = { ...pessoa, moeda: 'pontos' } as const;
  const daNota = await contas.findOrdemDaNota(conta, id);
  return daNota === undefined ? undefined : contas.findLancamento(conta, daNota);
}

/** Returns the first and the last day of a month `yyyy-mm`. */
function toDias(mes: string): { inicial: string; final: string } {
  const inicial = `${mes}-01`;
  // Adding 31 days to the first of a month always lands in the next month.
  const final = addDias(`${addDias(inicial, 31).slice(0, 7)}-01`, -1);
  return { inicial, final };
}
