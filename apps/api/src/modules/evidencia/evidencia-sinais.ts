import type { evidenciaText } from '@trevo/contract/palavras.text';
import { parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';

export type SinalNota = keyof typeof evidenciaText;

/** Text values of a signal, and a bounded list of the receipts that it refers to. */
export interface Detalhe {
  readonly notas?: number;
  readonly pessoas?: number;
  readonly documentos?: readonly string[];
  readonly valores?: string;
}

/** A fraud signal of a receipt. `peso` in points. */
export interface Evidencia {
  readonly sinal: SinalNota;
  readonly peso: number;
  readonly detalhe: Detalhe;
}

/** A signal found by another module; only its weight is defined here. */
export interface SinalDado {
  readonly sinal: Extract<SinalNota, 'FONTES_DIVERGEM' | 'VALOR_ALTO'>;
  readonly detalhe: Detalhe;
}

/** Key of a receipt. */
export interface NotaRef {
  readonly consumidorId: string;
  readonly documentoFiscalId: string;
}

/** Another receipt of the campaign, provided by the receipts module. */
export interface NotaVizinha extends NotaRef {
  readonly chaveAcesso: string | null;
  /** Number printed on a receipt without access key. */
  readonly coo: string | null;
  readonly valorCentavos: number | null;
  readonly registradoEm: Date;
}

/** The receipt under check. */
export interface NotaPesada extends NotaRef {
  readonly chaveAcesso: string | null;
  readonly coo?: string | null;
  readonly valorCentavos: number | null;
}

/** Input of the signal detection; the lists exclude the receipt itself. */
export interface Fatos {
  readonly nota: NotaPesada;
  /** Receipts of the same issuer and day. */
  readonly doDia: readonly NotaVizinha[];
  /** Receipts of the same till with near numbers, registered within the relevant time. */
  readonly doCaixa: readonly NotaVizinha[];
  /** Receipts with a copy of this one's picture. */
  readonly comAFoto: readonly NotaRef[];
  /** Receipts sent from the same device on the same day. */
  readonly doAparelho: readonly NotaRef[];
  /** Number of consumers with receipts from the same network on the same day, including this one. */
  readonly pessoasNaRede: number;
  readonly dados: readonly SinalDado[];
}

/** Thresholds of consumers above which a device or network counts as shared. */
export interface Tolerancia {
  readonly pessoasPorAparelho: number;
  readonly pessoasPorRede: number;
}

/** Maximum distance of two receipt numbers of one till to count as consecutive purchases. */
export const passoDoCaixa = 5;
const mostDocumentos = 5;

// Weights: plausible honest behaviour alone stays below the review threshold, which is meant to be 50.
const pesos = {
  fotoDeOutra: 60,
  fotoPropria: 20,
  gemeaSemChave: 40,
  gemeaComChave: 10,
  parecida: 30,
  caixaPorNota: 15,
  caixaMaximo: 60,
  aparelho: 20,
  aparelhoPorPessoa: 10,
  aparelhoMaximo: 60,
  rede: 10,
  FONTES_DIVERGEM: 50,
  VALOR_ALTO: 30,
} as const;

/** Finds the fraud signals of a receipt, heaviest first. */
export function findEvidencias(fatos: Fatos, tolerancia: Tolerancia): Evidencia[] {
  const found = [
    findFoto(fatos),
    findGemea(fatos),
    findParecida(fatos),
    findSerie(fatos),
    findAparelho(fatos, tolerancia),
    findRede(fatos, tolerancia),
    ...fatos.dados.map(({ sinal, detalhe }) => ({ sinal, peso: pesos[sinal], detalhe })),
  ];
  return found.filter((one) => one !== null).sort((a, b) => b.peso - a.peso);
}

export const countPontos = (evidencias: readonly Evidencia[]): number =>
  evidencias.reduce((sum, { peso }) => sum + peso, 0);

/** One picture can legitimately show two purchases of one consumer. */
function findFoto({ nota, comAFoto }: Fatos): Evidencia | null {
  if (comAFoto.length === 0) return null;
  const isDeOutra = comAFoto.some(({ consumidorId }) => consumidorId !== nota.consumidorId);
  return toEvidencia('FOTO_REPETIDA', isDeOutra ? pesos.fotoDeOutra : pesos.fotoPropria, comAFoto);
}

/**
 * Distinct access keys are distinct receipts, and a shop has many with equal amounts; without a key it can be
 * the same receipt.
 */
function findGemea({ nota, doDia }: Fatos): Evidencia | null {
  const gemeas = doDia.filter(
    ({ valorCentavos }) => valorCentavos !== null && valorCentavos === nota.valorCentavos,
  );
  if (gemeas.length === 0) return null;
  const hasSemChave = gemeas.some((outra) => isSemChave(nota, outra));
  return toEvidencia('COMPRA_GEMEA', hasSemChave ? pesos.gemeaSemChave : pesos.gemeaComChave, gemeas);
}

const isSemChave = (a: Pick<NotaPesada, 'chaveAcesso'>, b: Pick<NotaPesada, 'chaveAcesso'>) =>
  a.chaveAcesso === null || b.chaveAcesso === null;

/** The same purchase registered twice, by key and by hand, before both amounts are known. */
function findParecida({ nota, doDia }: Fatos): Evidencia | null {
  const own = toNumero(nota);
  if (own === null) return null;
  const parecidas = doDia.filter((outra) => {
    const numero = toNumero(outra);
    const isUnknown = outra.valorCentavos === null || nota.valorCentavos === null;
    return isUnknown && isSemChave(nota, outra) && numero !== null && Math.abs(numero - own) <= passoDoCaixa;
  });
  return parecidas.length === 0 ? null : toEvidencia('COMPRA_PARECIDA', pesos.parecida, parecidas);
}

/** Consecutive receipts from one consumer or device indicate receipts collected at the till. */
function findSerie({ nota, doCaixa, doAparelho }: Fatos): Evidencia | null {
  const doMesmo = new Set(doAparelho.map(({ documentoFiscalId }) => documentoFiscalId));
  const seguidas = doCaixa.filter(
    ({ consumidorId, documentoFiscalId }) =>
      consumidorId === nota.consumidorId || doMesmo.has(documentoFiscalId),
  );
  if (seguidas.length === 0) return null;
  const peso = Math.min(pesos.caixaMaximo, seguidas.length * pesos.caixaPorNota);
  return toEvidencia('CAIXA_EM_SERIE', peso, seguidas);
}

function findAparelho({ nota, doAparelho }: Fatos, { pessoasPorAparelho }: Tolerancia): Evidencia | null {
  const pessoas = new Set([nota, ...doAparelho].map(({ consumidorId }) => consumidorId)).size;
  if (pessoas < pessoasPorAparelho) return null;
  const peso = pesos.aparelho + (pessoas - pessoasPorAparelho) * pesos.aparelhoPorPessoa;
  return {
    sinal: 'APARELHO_DE_MUITOS',
    peso: Math.min(pesos.aparelhoMaximo, peso),
    detalhe: { pessoas },
  };
}

/** Shop networks and mobile carriers legitimately share one address among many consumers. */
function findRede({ pessoasNaRede }: Fatos, { pessoasPorRede }: Tolerancia): Evidencia | null {
  return pessoasNaRede < pessoasPorRede
    ? null
    : { sinal: 'REDE_DE_MUITOS', peso: pesos.rede, detalhe: { pessoas: pessoasNaRede } };
}

const toEvidencia = (sinal: SinalNota, peso: number, outras: readonly NotaRef[]): Evidencia => ({
  sinal,
  peso,
  detalhe: {
    notas: outras.length,
    documentos: outras.slice(0, mostDocumentos).map(({ documentoFiscalId }) => documentoFiscalId),
  },
});

/** A till, identified by the key's part from issuer to series, with this receipt's number. */
export interface Caixa {
  readonly nome: string;
  readonly numero: number;
  /** Number of digits of the receipt number in this key format. */
  readonly algarismos: number;
}

/** Returns the till of an access key; null without a key. `hoje`: a day or month on which the key was valid. */
export function findCaixa(chaveAcesso: string | null, hoje: string): Caixa | null {
  if (chaveAcesso === null) return null;
  const parsed = parseChaveAcesso(chaveAcesso, hoje);
  if (!parsed.ok) return null;
  const { emitente, modelo, serie, numero } = parsed.chave;
  return { nome: `${emitente}${modelo}${serie}`, numero: Number(numero), algarismos: numero.length };
}

/** Returns the number of a receipt; its key was validated at registration. */
function toNumero({ chaveAcesso, coo }: Pick<NotaPesada, 'chaveAcesso' | 'coo'>): number | null {
  const written = chaveAcesso === null ? (coo ?? '').replace(/\D/g, '') : sliceNumero(chaveAcesso);
  return written === '' ? null : Number(written);
}

const sliceNumero = (chave: string): string =>
  chave.slice(20, 22) === '59' ? chave.slice(31, 37) : chave.slice(25, 34);
