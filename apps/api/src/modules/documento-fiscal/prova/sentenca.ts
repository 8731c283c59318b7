import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { ErrorCode } from '@trevo/contract/errors';
import type { DocumentoFiscalStatus } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import type { ItemNota } from '@trevo/rules/documento-fiscal/item-nota';
import type { Ator } from '../../../kernel/auth/ator.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { type FatoDito, toDito } from './prova.ts';

/** Units and cents of a list's products that a person read on a receipt. */
export interface ProdutoLido {
  readonly lista: string;
  readonly unidades: number;
  readonly centavos?: number | undefined;
}

/** Facts that a person may give. */
export type FatosLidos = Pick<Sentenca, 'valorCentavos' | 'quantidade' | 'produtos'>;

/** An operator's decision on a receipt. */
export interface Sentenca {
  readonly status: 'VALIDO' | 'INVALIDO';
  readonly motivo?: ErrorCode | undefined;
  readonly observacao?: string | undefined;
  readonly valorCentavos?: number | undefined;
  readonly quantidade?: number | undefined;
  /** Participating products on the receipt, by list of the campaign. */
  readonly produtos?: readonly ProdutoLido[] | undefined;
  /** Status that the operator saw; another one by now refuses the decision. */
  readonly statusVisto?: DocumentoFiscalStatus | undefined;
  /** Reason for an amount above the campaign's ceiling. */
  readonly confirmacao?: { readonly motivo: string } | undefined;
  /** Whether the operator acts without a second person, up to the campaign's ceiling. */
  readonly isSozinho?: boolean;
}

/** A decision with its author. */
export type SentencaDe = Sentenca & { readonly ator: Ator };

/** Returns whether a person gave any fact. */
export const hasFatosLidos = ({ valorCentavos, quantidade, produtos }: FatosLidos): boolean =>
  valorCentavos !== undefined || quantidade !== undefined || produtos !== undefined;

/** Converts products that a person read to lines. Throws requisicao.invalida for an unknown list. */
export const toItensLidos = (
  { ganho }: Pick<CampanhaArquivo, 'ganho'>,
  produtos: readonly ProdutoLido[],
): ItemNota[] =>
  produtos.map(({ lista: id, unidades, centavos = 0 }) => {
    const lista = ganho.produtos?.listas.find((known) => known.id === id);
    if (!lista) throw refuse('requisicao.invalida');
    return {
      nome: lista.nome,
      gtin: null,
      codigo: null,
      quantidade: unidades,
      unidade: 'UN',
      centavos,
      listas: [id],
    };
  });

/** Converts facts that an operator gave to those of the source `operador`. */
export const toDitoOperador = (arquivo: Pick<CampanhaArquivo, 'ganho'>, lidos: FatosLidos): FatoDito[] =>
  !hasFatosLidos(lidos)
    ? []
    : [
        toDito('operador', {
          emitente: null,
          emitidoEm: null,
          valorCentavos: lidos.valorCentavos ?? null,
          quantidade: lidos.quantidade ?? null,
          itens: lidos.produtos ? toItensLidos(arquivo, lidos.produtos) : null,
          cancelada: false,
        }),
      ];
