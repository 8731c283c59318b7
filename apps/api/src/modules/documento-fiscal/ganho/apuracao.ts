import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { ErrorCode } from '@trevo/contract/errors';
import { prazoText } from '@trevo/contract/palavras.text';
import type { FonteValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import { needsItens } from '@trevo/rules/conta/ganho';
import { findFimEspera, type Passo, type Precisa } from '@trevo/rules/documento-fiscal/prova-nota';
import { countVeredito } from './contagem.ts';
import { type Fatos, type Participante, reject, type Veredito, wait } from './veredito-nota.ts';

/**
 * Judges a purchase without access key by the campaign's rules and the facts alone. Refusals come first, so that
 * the consumer learns at once about a problem that waiting cannot fix.
 */
export function judgeDocumento(arquivo: CampanhaArquivo, fatos: Fatos, participante: Participante): Veredito {
  const refusal = findRefusal(arquivo, fatos);
  if (refusal) return refusal;
  if (arquivo.documentos.apuracao === 'manual' || isAboveConferencia(arquivo, fatos))
    return wait('documentoFiscal.emAnalise');
  return countVeredito(arquivo, fatos, participante);
}

/** Returns the facts required before lucky numbers can be counted. */
export const toPrecisa = ({ ganho }: CampanhaArquivo): Precisa => ({
  valor: ganho.por === 'valor',
  quantidade: ganho.por === 'quantidade',
  itens: needsItens(ganho),
});

const contingenciaHoras = 24;
/** Delay until the second lookup, in ms: a sales import running during the registration is finished by then. */
const segundaVistaMilissegundos = 60_000;

const esperas = {
  vendas: 'documentoFiscal.procurandoVendas',
  pagina: 'documentoFiscal.procurandoPagina',
  leitor: 'documentoFiscal.esperandoLeitor',
  foto: 'documentoFiscal.lendoFoto',
} as const satisfies Partial<Record<FonteValor, ErrorCode>>;

/** Returns the source that a receipt with this reason waits for; undefined for any other reason. */
export const findFonteEsperada = (motivo: string | null): FonteValor | undefined =>
  (Object.keys(esperas) as (keyof typeof esperas)[]).find((fonte) => esperas[fonte] === motivo);

/** Reasons of receipts that wait for a source; facts from any source can end the wait. */
export const motivosProva: readonly ErrorCode[] = [
  ...Object.values(esperas),
  'documentoFiscal.faltaFoto',
  'documentoFiscal.confiraFoto',
  'documentoFiscal.conferindoFoto',
  'documentoFiscal.faltaComprovar',
  'documentoFiscal.conferindoDeclaracao',
  'documentoFiscal.semComprovacao',
  'documentoFiscal.aguardandoValor',
  'documentoFiscal.aguardandoQuantidade',
  'documentoFiscal.aguardandoItens',
  'documentoFiscal.emContingencia',
];

/** Reasons of receipts with a value that the owner may declare. */
export const motivosDeclaracao: readonly ErrorCode[] = [
  'documentoFiscal.faltaComprovar',
  'documentoFiscal.confiraFoto',
];

/** Reasons of receipts that get their key from the reader. */
export const motivosLeitura: readonly ErrorCode[] = [esperas.foto, 'documentoFiscal.confiraFoto'];

/** Reasons of receipts that admit a photo by the owner. */
export const motivosFoto: readonly ErrorCode[] = [
  'documentoFiscal.faltaFoto',
  esperas.vendas,
  esperas.pagina,
];

/** Returns the wait for the reader of photos, with the time of the next judgement. */
export const waitLeitura = (ate: Date): Veredito => ({
  ...wait('documentoFiscal.lendoFoto'),
  apurarEm: ate,
});

/** The registration time of a receipt and the time of its judgement. */
export interface Momento {
  readonly registradoEm: Date;
  readonly agora: Date;
  /** Judged during the registration request, before the background job. */
  readonly isChegada?: boolean;
}

/**
 * Judges a receipt with an access key by the result of its sources (`passo`). Order: permanent refusals, manual
 * review where the campaign requires it, then proven facts.
 *
 * @param fatos including the facts of the deciding source
 */
export function judgeNota(
  arquivo: CampanhaArquivo,
  fatos: Fatos,
  passo: Passo,
  participante: Participante,
  momento: Momento,
): Veredito {
  const refusal = findRefusal(arquivo, fatos);
  const isFoto = passo.passo === 'contar' && passo.fonte === 'foto';
  // Only the month of a photo is proved: a misread day refuses nothing.
  if (refusal && isFoto && !findRefusal(arquivo, { ...fatos, emitidoEm: null }))
    return wait('documentoFiscal.conferindoFoto');
  if (refusal) return refusal;
  if (arquivo.documentos.apuracao === 'manual') return wait('documentoFiscal.emAnalise');
  // The limit of typed quantities holds for read ones too.
  if (isFoto && (fatos.quantidade ?? 0) > arquivo.compra.quantidadeMaxima)
    return wait('documentoFiscal.conferindoFoto');
  switch (passo.passo) {
    case 'recusar':
      return { ...reject('documentoFiscal.notaCancelada'), fonte: passo.fonte };
    case 'contar':
      if (passo.fonte === 'codigo') {
        if (isAboveConferencia(arquivo, fatos)) return wait('documentoFiscal.emAnalise');
        const contingencia = waitContingencia(fatos, momento);
        if (contingencia) return contingencia;
      }
      return { ...countVeredito(arquivo, fatos, participante), fonte: passo.fonte };
    case 'esperar':
      return waitFonte(arquivo, passo.fonte, passo.ate, momento);
    case 'pedir':
      return wait(passo.pedida === 'foto' ? 'documentoFiscal.faltaFoto' : 'documentoFiscal.faltaComprovar');
    case 'conferir':
      if (passo.de)
        return wait(
          passo.de === 'foto' ? 'documentoFiscal.conferindoFoto' : 'documentoFiscal.conferindoDeclaracao',
        );
      return waitContingencia(fatos, momento) ?? wait(toFalta(arquivo, fatos));
  }
}

/** Keeps an off-line receipt waiting: its issuer has 24 hours to transmit it to the tax authority. */
function waitContingencia({ offline }: Fatos, { registradoEm, agora }: Momento): Veredito | undefined {
  const ate = findFimEspera({ fonte: 'codigo', esperaHoras: contingenciaHoras }, registradoEm);
  return offline && agora < ate ? { ...wait('documentoFiscal.emContingencia'), apurarEm: ate } : undefined;
}

function waitFonte(
  { documentos }: CampanhaArquivo,
  fonte: FonteValor,
  ate: Date,
  { agora, isChegada = false }: Momento,
): Veredito {
  if (fonte === 'foto') return waitLeitura(ate);
  const ordenada = documentos.valor.find((one) => one.fonte === fonte);
  const horas = ordenada && 'esperaHoras' in ordenada ? ordenada.esperaHoras : 0;
  // The registration request does not query every source; the job queries the rest.
  const soon = new Date(agora.getTime() + (fonte === 'vendas' ? segundaVistaMilissegundos : 0));
  return {
    ...wait(esperas[fonte as keyof typeof esperas]),
    valores: { prazo: prazoText(horas) },
    apurarEm: isChegada && soon < ate ? soon : ate,
  };
}

/** Returns the reason code for the fact that no source supplied. */
function toFalta(arquivo: CampanhaArquivo, { valorCentavos, quantidade, itens }: Fatos): ErrorCode {
  const precisa = toPrecisa(arquivo);
  if (precisa.valor && valorCentavos === null) return 'documentoFiscal.aguardandoValor';
  if (precisa.quantidade && quantidade === null) return 'documentoFiscal.aguardandoQuantidade';
  if (precisa.itens && itens === null) return 'documentoFiscal.aguardandoItens';
  return 'documentoFiscal.semComprovacao';
}

/** Returns whether the unverified amount from the phone exceeds the limit for automatic acceptance. */
const isAboveConferencia = (arquivo: CampanhaArquivo, { valorCentavos }: Fatos) =>
  isValorEarning(arquivo) &&
  valorCentavos !== null &&
  valorCentavos > arquivo.documentos.centavosSemConferencia;

/** Returns whether rewards grow with the amount: lucky numbers, points or cashback. */
const isValorEarning = ({ ganho, recompensas }: CampanhaArquivo) =>
  ganho.por === 'valor' || recompensas.pontos !== undefined || recompensas.cashback !== undefined;

/** Whether the campaign names its issuers and this one is none of them. An 8-character root matches all branches. */
export const isEmitenteFora = (
  { emitentes }: CampanhaArquivo['documentos'],
  emitente: string | null,
): boolean =>
  emitentes !== undefined && emitente !== null && !emitentes.some((aceito) => emitente.startsWith(aceito));

/** Returns the first and the last day of purchase that the campaign accepts. */
export function toJanelaCompras({ documentos, campanha }: Pick<CampanhaArquivo, 'documentos' | 'campanha'>): {
  dataInicial: string;
  dataFinalCompras: string;
} {
  const primeiroDia = documentos.mesMinimo ? `${documentos.mesMinimo}-01` : '';
  const { dataInicial, dataFinalCompras } = campanha;
  return { dataInicial: dataInicial > primeiroDia ? dataInicial : primeiroDia, dataFinalCompras };
}

function findRefusal(
  { documentos, campanha }: CampanhaArquivo,
  { chave, emitente, uf, emitidoEm }: Fatos,
): Veredito | undefined {
  if (chave && !documentos.modelosAceitos.includes(chave.modelo))
    return reject('documentoFiscal.modeloNaoAceito');
  if (documentos.ufsAceitas && uf && !documentos.ufsAceitas.some((aceita) => aceita === uf))
    return reject('documentoFiscal.ufNaoParticipante');
  if (isEmitenteFora(documentos, emitente)) return reject('documentoFiscal.emitenteNaoParticipante');
  // The access key contains only the month; the day comes from an off-line or SAT code, or from user input. Check
  // both against the campaign window, because the day is unverified input from the phone.
  const { dataInicial, dataFinalCompras } = toJanelaCompras({ documentos, campanha });
  const known = [emitidoEm, chave?.anoMes].filter((quando) => typeof quando === 'string');
  if (known.some((quando) => quando < dataInicial.slice(0, quando.length)))
    return reject('documentoFiscal.anteriorACampanha', { inicio: dataInicial });
  if (known.some((quando) => quando > dataFinalCompras.slice(0, quando.length)))
    return reject('documentoFiscal.posteriorACampanha', { fim: dataFinalCompras });
  return undefined;
}
