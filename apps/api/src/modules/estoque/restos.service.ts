import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { RestosViews } from './restos.views.ts';

export type EstoqueWire = RetornoOf<Calls['operador.estoque']>;

/** Codes and units that are left of a campaign, in the operators' wire format. */
export const createRestosService = (views: RestosViews) => ({
  async read({ campanhaId, arquivo }: CampanhaPublicada): Promise<EstoqueWire> {
    const [codigos, vouchers, bloqueios, produtos] = await Promise.all([
      views.listCodigos(campanhaId),
      views.listVouchers(campanhaId),
      views.listBloqueios(campanhaId),
      views.listProdutos(campanhaId),
    ]);
    const findBloqueio = (tipo: 'codigo' | 'voucher', lote: string) => {
      const found = bloqueios.find((one) => one.tipo === tipo && one.lote_id === lote);
      return found ? { em: found.bloqueado_em.toISOString(), motivo: found.motivo, ator: found.ator } : null;
    };
    return {
      codigos: codigos.map((one) => ({ ...one, bloqueio: findBloqueio('codigo', one.lote) })),
      vouchers: (arquivo.vouchers?.itens ?? [])
        .filter(({ codigos: source }) => source === 'importados')
        .map(({ id, nome }) => {
          const { total = 0, usados = 0 } = vouchers.find(({ lote }) => lote === id) ?? {};
          return { voucherID: id, nome, total, usados, bloqueio: findBloqueio('voucher', id) };
        }),
      produtos: arquivo.produtos.itens.flatMap(({ codigo, nome }) => {
        const found = produtos.find(({ produto_id }) => produto_id === codigo);
        return found ? [{ codigo, nome, carregado: found.carregado, disponivel: found.disponivel }] : [];
      }),
    };
  },
});
