import { isDeepStrictEqual } from 'node:util';
import { detalheText } from '@trevo/contract/palavras.text';
import type { BodyOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import {
  type ExportacaoFormato,
  type ExportacaoTipo,
  maximoExportacoes,
} from '@trevo/contract/exportacao/exportacao.calls';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { ArquivoRow, Arquivos } from '../arquivo/public.ts';
import type { CampanhaPublicada, Autores } from '../campanha/public.ts';
import { exportacaoText } from './exportacao.text.ts';

type Corpo = BodyOf<Calls['operador.pedirExportacao']>;

/** Request of an export; days as `2026-11-21`. */
export interface PedidoExportacao {
  readonly tipo: ExportacaoTipo;
  readonly formato: ExportacaoFormato;
  readonly porItem: boolean;
  readonly de: string | null;
  readonly ate: string | null;
  readonly comDadosPessoais: boolean;
}

export type ExportacaoRow = ArquivoRow<PedidoExportacao>;

/** Exports as a type of file. */
export const tipoExportacao = {
  tipo: 'exportacao',
  pasta: 'exportacoes',
  maximoNaFila: maximoExportacoes,
  recusas: {
    nenhum: () => refuse('exportacao.nenhuma'),
    repetido: () => refuse('exportacao.repetida'),
    muitos: (maximo: number) => refuse('exportacao.muitas', { maximo }),
    naoPronto: () => refuse('exportacao.naoPronta'),
    semArquivo: () => refuse('exportacao.semArquivo'),
    encerrado: () => refuse('exportacao.encerrada'),
  },
};

/** Exports of campaigns (ADR 0089). */
export function createExportacaoService(parts: { arquivos: Arquivos<PedidoExportacao>; clock: Clock }) {
  const { request, ...arquivos } = parts.arquivos;
  return {
    ...arquivos,
    /** Validates a request against what its schema cannot say. Throws requisicao.invalida. */
    check: ({ de, ate, comDadosPessoais, finalidade }: Corpo): void => {
      if (de !== undefined && ate !== undefined && ate < de)
        throw refuse('requisicao.invalida', {}, [{ campo: 'ate', mensagem: detalheText.periodo }]);
      if (comDadosPessoais && finalidade === undefined)
        throw refuse('requisicao.invalida', {}, [{ campo: 'finalidade', mensagem: detalheText.finalidade }]);
    },
    /** Puts an export into the queue; the same request again is the same export. */
    request(
      publicada: CampanhaPublicada,
      corpo: Corpo,
      { por, aprovadoPor }: Autores,
    ): Promise<ExportacaoRow> {
      const pedido = toPedido(corpo);
      const finalidade = pedido.comDadosPessoais ? (corpo.finalidade ?? null) : null;
      const novo = {
        arquivo_id: corpo.exportacaoID,
        pedido,
        finalidade,
        nome: toNome(publicada, pedido, parts.clock.now()),
        pedido_por: por,
        aprovado_por: pedido.comDadosPessoais ? aprovadoPor : null,
      };
      return request(
        publicada,
        novo,
        (row) => isDeepStrictEqual(row.pedido, pedido) && row.finalidade === finalidade,
      );
    },
  };
}

const toPedido = (corpo: Corpo): PedidoExportacao => ({
  tipo: corpo.tipo,
  formato: corpo.formato,
  porItem: corpo.tipo === 'notas' && corpo.porItem,
  de: corpo.de ?? null,
  ate: corpo.ate ?? null,
  comDadosPessoais: corpo.comDadosPessoais,
});

const toNome = (
  { campanha }: CampanhaPublicada,
  { tipo, formato, porItem }: PedidoExportacao,
  agora: Date,
): string =>
  `${campanha.ano}-${campanha.identificacao}-${porItem ? exportacaoText.comItens : tipo}-${toSaoPaulo(agora).dia}.${formato}`;
