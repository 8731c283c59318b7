import type { evidenciaText } from '@trevo/contract/palavras.text';
import { parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';

export type SinalNota = keyof typeof evidenciaText;

/** What the words of a signal need, and at most some of the receipts that it speaks of. */
export interface Detalhe {
  readonly notas?: number;
  readonly pessoas?: number;
  readonly documentos?: readonly string[];
  readonly valores?: string;
}

/** One thing that speaks against a receipt. `peso` in points. */
export interface Evidencia {
  readonly sinal: SinalNota;
  readonly peso: number;
  readonly detalhe: Detalhe;
}

/** What others found out about a receipt, and only its weight is known here. */
export interface SinalDado {
  readonly sinal: Extract<SinalNota, 'FONTES_DIVERGEM' | 'VALOR_ALTO'>;
  readonly detalhe: Detalhe;
}

/** Names a receipt of somebody. */
export interface NotaRef {
  readonly consumidorId: string;
  readonly documentoFiscalId: string;
}

/** Another receipt of the campaign, as who keeps receipts tells it. */
export interface NotaVizinha extends NotaRef {
  readonly chaveAcesso: string | null;
  /** The number printed on a receipt without access key. */
  readonly coo: string | null;
  readonly valorCentavos: number | null;
  readonly registradoEm: Date;
}

/** The receipt that is weighed. */
export interface NotaPesada extends NotaRef {
  readonly chaveAcesso: string | null;
  readonly coo?: string | null;
  readonly valorCentavos: number | null;
}

/** Everything that is looked at; none of it is the receipt itself. */
export interface Fatos {
  readonly nota: NotaPesada;
  /** Receipts of the same issuer and day. */
  readonly doDia: readonly NotaVizinha[];
  /** Receipts of the same till whose numbers are near, registered within the time that counts. */
  readonly doCaixa: readonly NotaVizinha[];
  /** Receipts whose picture is a copy of this one's. */
  readonly comAFoto: readonly NotaRef[];
  /** Receipts sent from the same device on the same day. */
  readonly doAparelho: readonly NotaRef[];
  /** How many people sent receipts from the same network address on the same day, this one too. */
  readonly pessoasNaRede: number;
  readonly dados: readonly SinalDado[];
}

/** From how many people on it a device or an address counts as one of many. */
export interface Tolerancia {
  readonly pessoasPorAparelho: number;
  readonly pessoasPorRede: number;
}

/** How far the numbers of two receipts may lie apart at one till, to be bought one after the other. */
export const passoDoCaixa = 5;
const mostDocumentos = 5;

// Alone, what honest people do as well stays below what is worth a person's time; 50 are meant to be worth it.
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

/** What speaks against a receipt, the heaviest first. */
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

/** A picture may show two purchases of one person. */
function findFoto({ nota, comAFoto }: Fatos): Evidencia | null {
  if (comAFoto.length === 0) return null;
  const isDeOutra = comAFoto.some(({ consumidorId }) => consumidorId !== nota.consumidorId);
  return say('FOTO_REPETIDA', isDeOutra ? pesos.fotoDeOutra : pesos.fotoPropria, comAFoto);
}

/** Two access keys are two receipts, of which one shop has many with one amount; without a key it may be one of them. */
function findGemea({ nota, doDia }: Fatos): Evidencia | null {
  const gemeas = doDia.filter(
    ({ valorCentavos }) => valorCentavos !== null && valorCentavos === nota.valorCentavos,
  );
  if (gemeas.length === 0) return null;
  const hasSemChave = gemeas.some((outra) => isSemChave(nota, outra));
  return say('COMPRA_GEMEA', hasSemChave ? pesos.gemeaSemChave : pesos.gemeaComChave, gemeas);
}

const isSemChave = (a: Pick<NotaPesada, 'chaveAcesso'>, b: Pick<NotaPesada, 'chaveAcesso'>) =>
  a.chaveAcesso === null || b.chaveAcesso === null;

/** The same purchase written down twice, once by its key and once by hand, before both amounts are known. */
function findParecida({ nota, doDia }: Fatos): Evidencia | null {
  const own = toNumero(nota);
  if (own === null) return null;
  const parecidas = doDia.filter((outra) => {
    const numero = toNumero(outra);
    const isUnknown = outra.valorCentavos === null || nota.valorCentavos === null;
    return isUnknown && isSemChave(nota, outra) && numero !== null && Math.abs(numero - own) <= passoDoCaixa;
  });
  return parecidas.length === 0 ? null : say('COMPRA_PARECIDA', pesos.parecida, parecidas);
}

/** Receipts bought one after the other that come from one person or one device: whoever stands there collects them. */
function findSerie({ nota, doCaixa, doAparelho }: Fatos): Evidencia | null {
  const doMesmo = new Set(doAparelho.map(({ documentoFiscalId }) => documentoFiscalId));
  const seguidas = doCaixa.filter(
    ({ consumidorId, documentoFiscalId }) =>
      consumidorId === nota.consumidorId || doMesmo.has(documentoFiscalId),
  );
  if (seguidas.length === 0) return null;
  const peso = Math.min(pesos.caixaMaximo, seguidas.length * pesos.caixaPorNota);
  return say('CAIXA_EM_SERIE', peso, seguidas);
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

/** A shop's network has many people by right, and so has a mobile operator's address. */
function findRede({ pessoasNaRede }: Fatos, { pessoasPorRede }: Tolerancia): Evidencia | null {
  return pessoasNaRede < pessoasPorRede
    ? null
    : { sinal: 'REDE_DE_MUITOS', peso: pesos.rede, detalhe: { pessoas: pessoasNaRede } };
}

const say = (sinal: SinalNota, peso: number, outras: readonly NotaRef[]): Evidencia => ({
  sinal,
  peso,
  detalhe: {
    notas: outras.length,
    documentos: outras.slice(0, mostDocumentos).map(({ documentoFiscalId }) => documentoFiscalId),
  },
});

/** A till by what its receipts begin with, from the issuer to the series, and the number of this one. */
export interface Caixa {
  readonly nome: string;
  readonly numero: number;
  /** How many digits a number of this kind of receipt has. */
  readonly algarismos: number;
}

/** The till of an access key; null without one. `hoje` is a day or month in which the key was taken. */
export function findCaixa(chaveAcesso: string | null, hoje: string): Caixa | null {
  if (chaveAcesso === null) return null;
  const parsed = parseChaveAcesso(chaveAcesso, hoje);
  if (!parsed.ok) return null;
  const { emitente, modelo, serie, numero } = parsed.chave;
  return { nome: `${emitente}${modelo}${serie}`, numero: Number(numero), algarismos: numero.length };
}

/** The number of a receipt; whether a key can exist was asked when it was registered. */
function toNumero({ chaveAcesso, coo }: Pick<NotaPesada, 'chaveAcesso' | 'coo'>): number | null {
  const written = chaveAcesso === null ? (coo ?? '').replace(/\D/g, '') : sliceNumero(chaveAcesso);
  return written === '' ? null : Number(written);
}

const sliceNumero = (chave: string): string =>
  chave.slice(20, 22) === '59' ? chave.slice(31, 37) : chave.slice(25, 34);
