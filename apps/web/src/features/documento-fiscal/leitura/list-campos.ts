import { formatChaveAcesso, formatCnpj } from '@trevo/rules/texto/mask';
import { formatCentavos, formatDia } from '@trevo/client/format.ts';
import { leituraText as text } from './leitura.text.ts';
import type { LeituraFoto } from './leitura.wire.ts';

type Lido = LeituraFoto['campos'][number];
export type Caixa = Lido['caixa'];

/** Kinds of values, in the order of a receipt from top to bottom. */
const campoNomes = ['loja', 'data', 'produtos', 'total', 'chave'] as const;
export type CampoNome = (typeof campoNomes)[number];

/** A value that was read, for a row of the list and its boxes on the photo. */
export interface CampoLido {
  readonly nome: CampoNome;
  /** From 1, the same on the photo and in the list. */
  readonly numero: number;
  readonly rotulo: string;
  readonly valor: string;
  /** Corners as parts of width and height; empty where the reader named no place. */
  readonly caixas: readonly Caixa[];
}

const campoDaLeitura: Partial<Record<Lido['nome'], CampoNome>> = {
  emitente: 'loja',
  emitidoEm: 'data',
  item: 'produtos',
  valorCentavos: 'total',
  chaveAcesso: 'chave',
};

/**
 * Lists the values of a reading with their places, without those that were not read.
 *
 * @param loja name of the issuer's shop, if the campaign lists it
 * @param hoje current day in São Paulo
 */
export function listCampos(leitura: LeituraFoto, loja: string | null, hoje: string): CampoLido[] {
  const valores: Record<CampoNome, string | null> = {
    loja: leitura.emitente && (loja ?? formatCnpj(leitura.emitente)),
    data: leitura.emitidoEm && formatDia(leitura.emitidoEm, hoje),
    produtos: leitura.itens && leitura.itens.length > 0 ? text.produtos(leitura.itens.length) : null,
    total: leitura.valorCentavos === null ? null : formatCentavos(leitura.valorCentavos),
    chave: leitura.chaveAcesso && formatChaveAcesso(leitura.chaveAcesso),
  };
  const known = campoNomes.flatMap((nome) => {
    const valor = valores[nome];
    return valor === null ? [] : [{ nome, valor }];
  });
  return known.map(({ nome, valor }, at) => ({
    nome,
    numero: at + 1,
    rotulo: text.campos[nome],
    valor,
    caixas: leitura.campos
      .filter((campo) => campoDaLeitura[campo.nome] === nome && campo.caixa.length > 2)
      .map(({ caixa }) => caixa),
  }));
}

/** Bounds of a box as parts of width and height. */
export interface Limites {
  readonly esquerda: number;
  readonly topo: number;
  readonly direita: number;
  readonly base: number;
}

/** Returns the bounds of boxes that may be turned, within the photo. */
export function findLimites(caixas: readonly Caixa[]): Limites {
  const clamp = (part: number) => Math.min(1, Math.max(0, part));
  const all = caixas.flat();
  const xs = all.map(([x = 0]) => clamp(x));
  const ys = all.map(([, y = 0]) => clamp(y));
  return {
    esquerda: Math.min(...xs),
    topo: Math.min(...ys),
    direita: Math.max(...xs),
    base: Math.max(...ys),
  };
}
