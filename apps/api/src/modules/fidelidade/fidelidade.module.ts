import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { calls } from '@trevo/contract/calls';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { VoucherProvedor } from '../../adapters/voucher/voucher.port.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import { toPage, toSlice } from '../../kernel/pagination.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import { bindFidelidadeOperador } from './fidelidade.operador.routes.ts';
import { createVoucherService, type VoucherService } from './voucher.service.ts';
import { createCifraVouchers } from './voucher-selo.store.ts';
import { createVoucherStore, deleteVouchersOf, type VoucherPedidoView } from './voucher.store.ts';

export type FidelidadeModule = ReturnType<typeof createFidelidadeModule>;

/** Wires vouchers: provider rewards bought with points or cashback. */
export function createFidelidadeModule(parts: {
  db: Db;
  clock: Clock;
  log: Logger;
  keys: KeyRing;
  senders: { voucher: VoucherProvedor };
  campanha: CampanhaModule;
}) {
  const { db, clock, log, keys, senders, campanha } = parts;
  const vouchers = createVoucherService({
    store: createVoucherStore(db),
    provedor: senders.voucher,
    clock,
    log,
    cifra: createCifraVouchers(keys),
    findCampanha: campanha.hospedagens.findById,
  });
  return {
    vouchers,
    /** Clean-up when an account is deleted. */
    deletions: [deleteVouchersOf],
    bind: (binder: Binder) => bindFidelidade(binder, vouchers, clock, campanha),
    bindOperador: (operador: OperadorBinder) => bindFidelidadeOperador(operador, vouchers),
    jobs: [
      {
        name: 'voucher.pedir',
        everySeconds: 60,
        runs: 'everywhere',
        statementSeconds: 15,
        run: vouchers.askProvedores,
      },
    ] satisfies Job[],
  };
}

function bindFidelidade(
  binder: Binder,
  vouchers: VoucherService,
  clock: Clock,
  { hospedagens }: CampanhaModule,
): void {
  binder.bind(calls['fidelidade.vouchers'], async ({ params, context }) => {
    const { principal } = await hospedagens.get(context.host);
    const page = toSlice(principal.arquivo.vouchers?.itens ?? [], params.perPage, params.page);
    const esgotados = await vouchers.listEsgotados(principal, page.retorno);
    const retorno = page.retorno.map((item) => ({
      id: item.id,
      nome: item.nome,
      descricao: item.descricao ?? null,
      comoUsar: item.comoUsar ?? null,
      regras: item.regras ?? null,
      imagem: item.imagem ?? null,
      provedor: item.provedor,
      moeda: item.moeda,
      valor: item.valor,
      validade: item.validadeDias,
      semEstoque: esgotados.has(item.id),
      maximoPorPessoa: item.maximoPorPessoa ?? null,
    }));
    return { retorno: { ...page, retorno } };
  });

  binder.bind(calls['fidelidade.provedores'], async ({ params, context }) => {
    const { principal } = await hospedagens.get(context.host);
    const provedores = (principal.arquivo.vouchers?.provedores ?? []).map(({ id, nome, imagem }) => ({
      id,
      nome,
      imagem: imagem ?? null,
    }));
    return { retorno: toSlice(provedores, params.perPage, params.page) };
  });

  const present = (arquivo: CampanhaArquivo, pedido: VoucherPedidoView) => ({
    ...toPedidoWire(pedido, vouchers.readCodigo(pedido), clock.now()),
    ...toDetalhes(arquivo, pedido),
  });

  binder.bind(calls['fidelidade.pedidos'], async ({ params, context }) => {
    const { campanhaId, arquivo } = (await hospedagens.get(context.host)).principal;
    const { consumidorId } = context.sessao;
    const { perPage, page } = params;
    const [pedidos, total] = await Promise.all([
      vouchers.list(consumidorId, campanhaId, perPage, (page - 1) * perPage),
      vouchers.count(consumidorId, campanhaId),
    ]);
    return {
      retorno: toPage(
        pedidos.map((pedido) => present(arquivo, pedido)),
        total,
        perPage,
      ),
    };
  });

  binder.bind(calls['fidelidade.pedirVoucher'], async ({ params, context }) => {
    const { principal } = await hospedagens.get(context.host);
    const voucher = vouchers.getVoucher(principal, params.provider, params.id);
    const { sessao, idempotencia } = context;
    const pedido = await vouchers.order(principal, sessao.consumidorId, voucher, idempotencia);
    return { retorno: present(principal.arquivo, pedido) };
  });
}

type PedidoWire = RetornoOf<Calls['fidelidade.pedirVoucher']>;
type Detalhes = Pick<PedidoWire, 'provedorNome' | 'descricao' | 'comoUsar' | 'regras' | 'leitura'>;

/** Returns the texts of an ordered voucher from the campaign's file, which may have dropped it. */
function toDetalhes({ vouchers }: CampanhaArquivo, pedido: VoucherPedidoView): Detalhes {
  const item = vouchers?.itens.find(({ id }) => id === pedido.voucher_id);
  return {
    provedorNome: vouchers?.provedores.find(({ id }) => id === pedido.provedor_id)?.nome ?? null,
    descricao: item?.descricao ?? null,
    comoUsar: item?.comoUsar ?? null,
    regras: item?.regras ?? null,
    leitura: item?.leitura ?? null,
  };
}

function toPedidoWire(
  pedido: VoucherPedidoView,
  codigo: string | null,
  agora: Date,
): Omit<PedidoWire, keyof Detalhes> {
  const isExpirado = pedido.situacao === 'APROVADO' && pedido.usar_ate < agora;
  return {
    id: pedido.voucher_pedido_id,
    voucherId: pedido.voucher_id,
    nome: pedido.nome,
    provedor: pedido.provedor_id,
    moeda: pedido.moeda,
    valor: pedido.valor,
    data: pedido.criado_em.toISOString(),
    situacao: isExpirado ? 'EXPIRADO' : pedido.situacao,
    codigo: isExpirado ? null : codigo,
    usarAte: pedido.usar_ate.toISOString(),
  };
}
