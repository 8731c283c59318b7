import type { FatosNota, FonteValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import {
  findFimEspera,
  type FonteOrdenada,
  isDivergente,
  type Passo,
  type Respostas,
} from '@trevo/rules/documento-fiscal/prova-nota';
import type { Momento } from '../apuracao.ts';

/** One source's word about a receipt, as it is written down (documento_fato). */
export interface FatoDito {
  readonly fonte: FonteValor;
  readonly situacao: 'achada' | 'procurando' | 'semResposta';
  readonly fatos: FatosNota | null;
  /** Said when its time was over. */
  readonly tarde: boolean;
  /** Says something else than another source. */
  readonly divergente: boolean;
  /** Drawn for a person's look. */
  readonly conferir: boolean;
}

/** What a source says of a receipt by itself, compared with nothing yet. */
export const toDito = (fonte: FonteValor, fatos: FatosNota, conferir = false): FatoDito => ({
  fonte,
  situacao: 'achada',
  fatos,
  tarde: false,
  divergente: false,
  conferir,
});

/** What the sources say of a receipt, and what comes next for it. */
export interface Prova {
  readonly passo: Passo;
  readonly ditos: readonly FatoDito[];
}

/** Where nothing has to be asked, as in every campaign that orders no sources. */
export const needsNoProva = (fontes: readonly FonteOrdenada[]): boolean =>
  fontes.every(({ fonte }) => fonte === 'codigo' || fonte === 'operador');

/**
 * What is written down of the answers: every source up to the one that decides, and those after it that said something all
 * the same. What the QR code says is written down where it tells an amount.
 *
 * @param antes what was written down before
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

/** As the database function takes them (documento_fato_put). */
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
      cancelada: fatos.cancelada,
    }),
  }));

/** What the source that decides said; undefined where none does. */
export const findFatos = (passo: Passo): FatosNota | undefined =>
  'fatos' in passo ? passo.fatos : undefined;
