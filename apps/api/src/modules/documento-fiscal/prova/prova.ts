import type { FatosNota, FonteValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import {
  findFimEspera,
  type FonteOrdenada,
  isDivergente,
  type Passo,
  type Respostas,
} from '@trevo/rules/documento-fiscal/prova-nota';
import type { Momento } from '../ganho/apuracao.ts';

/** One source's facts about a receipt, as stored in documento_fato. */
export interface FatoDito {
  readonly fonte: FonteValor;
  readonly situacao: 'achada' | 'procurando' | 'semResposta';
  readonly fatos: FatosNota | null;
  /** Reported after the source's waiting time. */
  readonly tarde: boolean;
  /** Contradicts another source. */
  readonly divergente: boolean;
  /** Randomly selected for manual review. */
  readonly conferir: boolean;
}

/** Builds a source's facts before any comparison with others. */
export const toDito = (fonte: FonteValor, fatos: FatosNota, conferir = false): FatoDito => ({
  fonte,
  situacao: 'achada',
  fatos,
  tarde: false,
  divergente: false,
  conferir,
});

/** The sources' facts about a receipt and the next step. */
export interface Prova {
  readonly passo: Passo;
  readonly ditos: readonly FatoDito[];
}

/** Returns whether no source needs a query, as in campaigns that list no sources. */
export const needsNoProva = (fontes: readonly FonteOrdenada[]): boolean =>
  fontes.every(({ fonte }) => fonte === 'codigo' || fonte === 'operador');

/**
 * Lists the answers to store: every source up to the deciding one, and later sources that have facts. Facts of
 * the QR code are stored only when they contain an amount.
 *
 * @param antes facts stored before
 */
export function listDitos(
  fontes: readonly FonteOrdenada[],
  respostas: Respostas,
  passo: Passo,
  antes: readonly FatoDito[],
  { registradoEm, agora }: Momento,
): FatoDito[] {
  const last = 'fonte' in passo ? fontes.findIndex(({ fonte }) => fonte === passo.fonte) : fontes.length - 1;
  const ditos = fontes.flatMap((ordenada, at): FatoDito[] => {
    const { fonte } = ordenada;
    const resposta = respostas[fonte];
    if (!resposta) return [];
    const before = antes.find((dito) => dito.fonte === fonte);
    const flags = { divergente: false, tarde: before?.tarde ?? false, conferir: before?.conferir ?? false };
    if (resposta.situacao !== 'achada') {
      return at <= last ? [{ fonte, situacao: resposta.situacao, fatos: null, ...flags }] : [];
    }
    const { fatos } = resposta;
    if (fonte === 'codigo' && fatos.valorCentavos === null) return [];
    const isLate =
      before !== undefined && before.fatos === null && agora >= findFimEspera(ordenada, registradoEm);
    return [{ fonte, situacao: 'achada', fatos, ...flags, tarde: flags.tarde || isLate }];
  });
  const isContradicted = (dito: FatoDito) =>
    ditos.some(
      ({ fonte, fatos }) => fonte !== dito.fonte && fatos && dito.fatos && isDivergente(fatos, dito.fatos),
    );
  return ditos.map((dito) => ({ ...dito, divergente: isContradicted(dito) }));
}

/** Maps facts to rows for documento_fato_put. */
export const toDitoRows = (ditos: readonly FatoDito[]): object[] =>
  ditos.map(({ fonte, situacao, fatos, tarde, divergente, conferir }) => ({
    fonte,
    situacao,
    tarde,
    divergente,
    conferir,
    ...(fatos && {
      emitente: fatos.emitente,
      emitido_em: fatos.emitidoEm,
      valor_centavos: fatos.valorCentavos,
      quantidade: fatos.quantidade,
      itens: fatos.itens,
      cancelada: fatos.cancelada,
    }),
  }));

/** Returns the deciding source's facts; undefined when no source decides. */
export const findFatos = (passo: Passo): FatosNota | undefined =>
  'fatos' in passo ? passo.fatos : undefined;
