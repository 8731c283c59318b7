import type { Ator } from '../../kernel/auth/ator.ts';
import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { toPrazoMinimo } from '@trevo/rules/conta/prazo-conta';
import type { VoucherProvedor } from '../../adapters/voucher/voucher.port.ts';
import type { Cifra } from '../../kernel/auth/cifra.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaPublicada, CampanhaId } from '../campanha/public.ts';
import type { VoucherPedidoView, VoucherStore } from './voucher.store.ts';

export type Voucher = NonNullable<CampanhaArquivo['vouchers']>['itens'][number];

const batchSize = 20;
const minute = 60_000;

const listFormas = (codigo: string): string[] => [codigo, codigo.toUpperCase(), codigo.toLowerCase()];

export type VoucherService = ReturnType<typeof createVoucherService>;

export function createVoucherService(parts: {
  readonly store: VoucherStore;
  readonly provedor: VoucherProvedor;
  readonly cifra: Cifra;
  readonly findCampanha: (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { store, provedor, cifra, clock, log } = parts;

  const seal = (codigo: string) => cifra.seal(Buffer.from(codigo)).toString('base64');

  /** Requests a waiting order's voucher from its provider and stores the answer. The job retries failed requests. */
  const askProvedor = async (
    pedido: VoucherPedidoView,
    { promotoraId, arquivo }: CampanhaPublicada,
  ): Promise<void> => {
    const minimoDias = arquivo.conta.devolucaoMinimaDias;
    const { consumidor_id: consumidorId, voucher_pedido_id: voucherPedidoId } = pedido;
    let codigo: string | undefined;
    try {
      codigo = await provedor.order({
        promotoraId,
        referencia: voucherPedidoId,
        provedor: pedido.provedor_id,
        voucher: pedido.voucher_id,
        usarAte: pedido.usar_ate,
      });
    } catch (err) {
      // -- swallowed: a failed request is not a refusal; the order waits and the job retries
      log.warn(
        { event: 'voucher_provider_unanswered', err, voucherPedidoId },
        'Voucher provider gave no answer; the job retries the order',
      );
      return;
    }
    const agora = clock.now();
    await store.decide(
      { consumidorId, voucherPedidoId },
      codigo === undefined ? null : { hash: cifra.hash(codigo), cifrado: seal(codigo) },
      toPrazoMinimo(minimoDias, agora),
      agora,
    );
  };

  const getVoucher = ({ arquivo }: CampanhaPublicada, provedorId: string, id: string): Voucher => {
    const found = arquivo.vouchers?.itens.find((item) => item.id === id && item.provedor === provedorId);
    if (!found) throw refuse('voucher.naoEncontrado');
    return found;
  };

  return {
    /** Exchanges points or cashback for a voucher; with a slow provider the order is returned as waiting. */
    async order(
      publicada: CampanhaPublicada,
      consumidorId: string,
      voucher: Voucher,
      idempotencia: string | null,
    ): Promise<VoucherPedidoView> {
      const agora = clock.now();
      const pedido = {
        consumidor_id: consumidorId,
        voucher_pedido_id: createId(agora.getTime()),
        campanha_id: publicada.campanhaId,
        voucher_id: voucher.id,
        nome: voucher.nome,
        provedor_id: voucher.provedor,
        moeda: voucher.moeda,
        valor: voucher.valor,
        idempotencia,
        usar_ate: toPrazoMinimo(voucher.validadeDias, agora),
      };
      const voucherPedidoId = await store.order(pedido, {
        maximo: voucher.maximoPorPessoa ?? null,
        isImportado: voucher.codigos === 'importados',
        agora,
      });
      const written = await store.get({ consumidorId, voucherPedidoId });
      if (written.situacao !== 'PENDENTE') return written;
      await askProvedor(written, publicada);
      return store.get({ consumidorId, voucherPedidoId });
    },
    getVoucher,
    list: store.list,
    count: store.count,
    /** Returns an order's decrypted code for its owner; null while there is none. */
    readCodigo: ({ codigo_cifrado: cifrado }: VoucherPedidoView): string | null =>
      cifrado === null ? null : cifra.open(Buffer.from(cifrado, 'base64')).toString('utf8'),
    /** Lists the consumers with a voucher of this code. Upper and lower case are equal. */
    listDonos: (campanhaIds: readonly CampanhaId[], codigo: string): Promise<string[]> =>
      store.listDonos(campanhaIds, listFormas(codigo).flatMap(cifra.listHashes)),
    /** Lists sold-out vouchers: all imported codes are taken. */
    async listEsgotados(
      { campanhaId }: CampanhaPublicada,
      vouchers: readonly Voucher[],
    ): Promise<Set<string>> {
      const importados = vouchers.filter(({ codigos }) => codigos === 'importados').map(({ id }) => id);
      const livres = await store.listLivres(campanhaId, importados);
      return new Set(importados.filter((id) => !livres.includes(id)));
    },
    /** Imports a provider's codes. Returns the number of new ones. */
    async import(
      publicada: CampanhaPublicada,
      voucherId: string,
      codigos: readonly string[],
      ator: Ator,
    ): Promise<number> {
      if (!publicada.arquivo.vouchers?.itens.some(({ id }) => id === voucherId))
        throw refuse('voucher.naoEncontrado');
      const chave = cifra.keyId();
      const sealed = [...new Set(codigos)].map((codigo) => ({
        hash: cifra.hash(codigo),
        hashes: cifra.listHashes(codigo),
        cifrado: seal(codigo),
      }));
      return store.import(publicada.campanhaId, voucherId, sealed, chave, ator, clock.now());
    },
    /** Requests waiting orders from their providers; retries every minute. */
    async askProvedores(stopping?: AbortSignal): Promise<void> {
      for (;;) {
        const agora = clock.now();
        const some = await store.lease(agora, new Date(agora.getTime() + minute), batchSize);
        for (const pedido of some) {
          if (stopping?.aborted) return;
          const publicada = await parts.findCampanha(pedido.campanha_id);
          if (publicada) await askProvedor(pedido, publicada);
        }
        if (some.length < batchSize) return;
      }
    },
  };
}
