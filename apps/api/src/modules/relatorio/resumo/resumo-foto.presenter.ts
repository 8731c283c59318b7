import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { pedidoSituacoes } from '@trevo/rules/conta/pedido-situacao';
import type { FotoRow } from './resumo-foto.store.ts';
import type { RelatorioWire } from '../relatorio.presenter.ts';

type Agora = Omit<RelatorioWire['agora'], 'lidoEm' | 'numeros'>;

/** Returns the state of prizes, balances and orders at the last reading. */
export function toAgora(fotos: readonly FotoRow[], { premios }: Pick<CampanhaArquivo, 'premios'>): Agora {
  const of = (assunto: string) => fotos.filter((foto) => foto.assunto === assunto);
  const unidades = new Map(of('premio').map((foto) => [foto.chave, foto]));
  const pedidos = new Map(of('pedido').map(({ chave, quantidade }) => [chave, quantidade]));
  return {
    premios:
      premios?.itens.map(({ id, nome, quantidade: total }) => ({
        premioID: id,
        nome,
        total,
        devidos: unidades.get(id)?.valor ?? 0,
        saidos: unidades.get(id)?.quantidade ?? 0,
      })) ?? null,
    saldos: of('saldo').map(({ chave, valor }) => {
      const [moeda, mes = ''] = chave.split(':');
      return { moeda: moeda === 'cashback' ? 'cashback' : 'pontos', mes: mes || null, valor };
    }),
    pedidos: pedidoSituacoes.flatMap((situacao) => {
      const total = pedidos.get(situacao) ?? 0;
      return total > 0 ? [{ situacao, pedidos: total }] : [];
    }),
  };
}
