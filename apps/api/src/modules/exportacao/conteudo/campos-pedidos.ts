import { type Campo, createCampos, dadosPessoais, pessoa } from './campo.ts';
import type { PedidoView } from './linhas-pedidos.views.ts';

const { texto, inteiro, centavos, instante } = createCampos<PedidoView>();

/** One row for each order. */
export const listCamposPedidos = (comDadosPessoais: boolean): readonly Campo<PedidoView>[] => [
  texto('pedido', ({ pedido_id }) => pedido_id),
  pessoa,
  ...(comDadosPessoais
    ? [
        ...dadosPessoais,
        texto('rastreio', ({ codigo_rastreio }) => codigo_rastreio),
        texto('motivo', ({ motivo }) => motivo),
      ]
    : []),
  instante('feito_em', ({ criado_em }) => criado_em),
  texto('situacao', ({ situacao }) => situacao),
  texto('loja', ({ loja_cnpj }) => loja_cnpj),
  texto('itens', ({ itens }) => itens),
  inteiro('unidades', ({ unidades }) => unidades),
  texto('moeda', ({ moeda }) => moeda),
  inteiro('pontos', ({ moeda, total }) => (moeda === 'pontos' ? total : null)),
  centavos('cashback', ({ moeda, total }) => (moeda === 'cashback' ? total : null)),
];
