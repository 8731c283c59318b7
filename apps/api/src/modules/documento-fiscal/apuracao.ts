import { type CampanhaArquivo, toRegraGanho } from '@trevo/config/campanha-file/campanha-file';
import type { ErrorCode } from '@trevo/contract/errors';
import { prazoText } from '@trevo/contract/palavras.text';
import type { ChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import {
  countCashback,
  countNumeros,
  countPontos,
  findMultiplicador,
  type Dinamica,
  type RegraGanho,
} from '@trevo/rules/conta/ganho';
import type { FonteValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import { findFimEspera, type Passo, type Precisa } from '@trevo/rules/documento-fiscal/prova-nota';

/** What is known of a purchase when it is judged. */
export interface Fatos {
  /** Null when the purchase has no access key. */
  readonly chave: ChaveAcesso | null;
  readonly emitente: string | null;
  readonly uf: string | null;
  readonly emitidoEm: string | null;
  readonly valorCentavos: number | null;
  readonly quantidade: number | null;
  /** Issued without network, as the key or the code says. */
  readonly offline: boolean;
}

/** What is known of the person that changes what a purchase earns. */
export interface Participante {
  readonly dinamicas: readonly Dinamica[];
  /** Cents that earlier receipts left over; null when the campaign carries nothing. */
  readonly restoCentavos: number | null;
  /** How many times more numbers the receipt earned when it was judged before; it stays so. */
  readonly multiplicadorDeAntes?: number;
}

/** A verdict: the status with its reason, and what the receipt earns. */
export interface Veredito {
  readonly status: 'PENDENTE' | 'VALIDO' | 'INVALIDO';
  readonly motivo: ErrorCode | null;
  readonly valores: Record<string, string>;
  readonly numeros: number;
  readonly raspadinhas: number;
  readonly pontos: number;
  readonly cashbackCentavos: number;
  readonly multiplicadorMilesimos: number;
  /** What it adds to the cents carried to the next receipt. */
  readonly restoVariacaoCentavos: number;
  /** When the program looks at it again; without it, it waits for somebody. */
  readonly apurarEm?: Date;
  /** The source whose word decided it. */
  readonly fonte?: FonteValor;
}

const nothing = {
  numeros: 0,
  raspadinhas: 0,
  pontos: 0,
  cashbackCentavos: 0,
  multiplicadorMilesimos: 1000,
  restoVariacaoCentavos: 0,
};
/** The verdict on a purchase that somebody, or time, has to settle. */
export const wait = (motivo: ErrorCode): Veredito => ({
  status: 'PENDENTE',
  motivo,
  valores: {},
  ...nothing,
});
/** The verdict of a refusal. */
export const reject = (motivo: ErrorCode, valores: Record<string, string> = {}): Veredito => ({
  status: 'INVALIDO',
  motivo,
  valores,
  ...nothing,
});

/**
 * Judges a purchase without access key by its campaign's own rules, from the facts alone. Reasons to refuse come first, so
 * that a person hears at once what no waiting will change.
 */
export function judgeDocumento(arquivo: CampanhaArquivo, fatos: Fatos, participante: Participante): Veredito {
  const refusal = findRefusal(arquivo, fatos);
  if (refusal) return refusal;
  if (arquivo.documentos.apuracao === 'manual' || isAboveConferencia(arquivo, fatos))
    return wait('documentoFiscal.emAnalise');
  return countVeredito(arquivo, fatos, participante);
}

/** What of a receipt has to be known before its numbers are counted. */
export const toPrecisa = ({ ganho }: CampanhaArquivo): Precisa => ({
  valor: ganho.por === 'valor',
  quantidade: ganho.por === 'quantidade',
});

const contingenciaHoras = 24;
/** A line of a file that is being read while the receipt is registered is found a moment later. */
const segundaVistaMilissegundos = 60_000;

const esperas = {
  vendas: 'documentoFiscal.procurandoVendas',
  pagina: 'documentoFiscal.procurandoPagina',
  leitor: 'documentoFiscal.esperandoLeitor',
} as const satisfies Partial<Record<FonteValor, ErrorCode>>;

/** The reasons for which a receipt waits until a source says something of it: any source may end them. */
export const motivosProva: readonly ErrorCode[] = [
  ...Object.values(esperas),
  'documentoFiscal.faltaComprovar',
  'documentoFiscal.conferindoDeclaracao',
  'documentoFiscal.semComprovacao',
  'documentoFiscal.aguardandoValor',
  'documentoFiscal.aguardandoQuantidade',
  'documentoFiscal.emContingencia',
];

/** When a receipt is judged: as it comes in, or later. */
export interface Momento {
  readonly registradoEm: Date;
  readonly agora: Date;
  /** It comes in just now: it was not looked at with care yet. */
  readonly isChegada?: boolean;
}

/**
 * Judges a receipt with an access key by what its sources said (`passo`), in the same order: what no waiting changes, a
 * person where the campaign wants one, then what is proved.
 *
 * @param fatos with what the deciding source said
 */
export function judgeNota(
  arquivo: CampanhaArquivo,
  fatos: Fatos,
  passo: Passo,
  participante: Participante,
  momento: Momento,
): Veredito {
  const refusal = findRefusal(arquivo, fatos);
  if (refusal) return refusal;
  if (arquivo.documentos.apuracao === 'manual') return wait('documentoFiscal.emAnalise');
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
      return wait('documentoFiscal.faltaComprovar');
    case 'conferir':
      if (passo.fatos) return wait('documentoFiscal.conferindoDeclaracao');
      return waitContingencia(fatos, momento) ?? wait(toFalta(arquivo, fatos));
  }
}

/** Off-line receipts have a day to reach the tax authority. */
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
  const ordenada = documentos.valor.find((one) => one.fonte === fonte);
  const horas = ordenada && 'esperaHoras' in ordenada ? ordenada.esperaHoras : 0;
  // Some sources are only asked by the job.
  const soon = new Date(agora.getTime() + (fonte === 'vendas' ? segundaVistaMilissegundos : 0));
  return {
    ...wait(esperas[fonte as keyof typeof esperas]),
    valores: { prazo: prazoText(horas) },
    apurarEm: isChegada && soon < ate ? soon : ate,
  };
}

/** What no source said. */
function toFalta(arquivo: CampanhaArquivo, { valorCentavos, quantidade }: Fatos): ErrorCode {
  const precisa = toPrecisa(arquivo);
  if (precisa.valor && valorCentavos === null) return 'documentoFiscal.aguardandoValor';
  if (precisa.quantidade && quantidade === null) return 'documentoFiscal.aguardandoQuantidade';
  return 'documentoFiscal.semComprovacao';
}

/** The amount is what the phone says: a large one earns only when a person has looked at it. */
const isAboveConferencia = (arquivo: CampanhaArquivo, { valorCentavos }: Fatos) =>
  isValorEarning(arquivo) &&
  valorCentavos !== null &&
  valorCentavos > arquivo.documentos.centavosSemConferencia;

/** Whether more money spent earns more: numbers, points or cashback. */
const isValorEarning = ({ ganho, recompensas }: CampanhaArquivo) =>
  ganho.por === 'valor' || recompensas.pontos !== undefined || recompensas.cashback !== undefined;

/** The verdict on a receipt that nothing speaks against: what it earns by the campaign's rule. */
export function countVeredito(
  arquivo: CampanhaArquivo,
  { valorCentavos, quantidade }: Pick<Fatos, 'valorCentavos' | 'quantidade'>,
  { dinamicas, restoCentavos, multiplicadorDeAntes }: Participante,
): Veredito {
  const regra = toRegraGanho(arquivo);
  const multiplicador = multiplicadorDeAntes ?? findMultiplicador(regra, dinamicas);
  const ganho = countNumeros(regra, {
    valorCentavos: valorCentavos ?? undefined,
    quantidade: quantidade ?? undefined,
    restoCentavos: restoCentavos ?? undefined,
    multiplicador,
  });
  if (ganho.falta !== undefined) {
    return wait(
      ganho.falta === 'valor' ? 'documentoFiscal.aguardandoValor' : 'documentoFiscal.aguardandoQuantidade',
    );
  }
  return {
    status: 'VALIDO',
    motivo: ganho.numeros === 0 ? toSemNumeros(regra) : null,
    valores: {},
    numeros: ganho.numeros,
    raspadinhas: arquivo.recompensas.raspadinhas?.porDocumento ?? 0,
    pontos: countPontos(arquivo.recompensas.pontos, valorCentavos),
    cashbackCentavos: countCashback(arquivo.recompensas.cashback, valorCentavos),
    multiplicadorMilesimos: Math.round(multiplicador * 1000),
    restoVariacaoCentavos: restoCentavos === null ? 0 : ganho.restoCentavos - restoCentavos,
  };
}

/** The same verdict, saying so when the campaign had only the last `reservados` numbers left for it. */
export function explainUltimos(veredito: Veredito, reservados: number): Veredito {
  if (reservados === veredito.numeros) return veredito;
  const valores = { concedidos: String(reservados), numeros: String(veredito.numeros) };
  return { ...veredito, motivo: 'cupom.ultimosNumeros', valores };
}

/** The verdict on a printed coupon code: what the campaign says each one is worth. */
export function countCodigo({ codigos }: CampanhaArquivo): Veredito {
  const { numeros, raspadinhas } = codigos ?? { numeros: 0, raspadinhas: 0 };
  return { status: 'VALIDO', motivo: null, valores: {}, ...nothing, numeros, raspadinhas };
}

/** What no number yet means: nothing was reached, or it counts for the next receipt. */
const toSemNumeros = (regra: RegraGanho): ErrorCode =>
  regra.por === 'valor' && regra.acumulaResto
    ? 'documentoFiscal.valorGuardado'
    : 'documentoFiscal.semNumeros';

function findRefusal(
  { documentos, campanha }: CampanhaArquivo,
  { chave, emitente, uf, emitidoEm }: Fatos,
): Veredito | undefined {
  if (chave && !documentos.modelosAceitos.includes(chave.modelo))
    return reject('documentoFiscal.modeloNaoAceito');
  if (documentos.ufsAceitas && uf && !documentos.ufsAceitas.some((aceita) => aceita === uf))
    return reject('documentoFiscal.ufNaoParticipante');
  // A root of 8 characters takes in all branches of a company.
  if (
    documentos.emitentes &&
    emitente &&
    !documentos.emitentes.some((aceito) => emitente.startsWith(aceito))
  ) {
    return reject('documentoFiscal.emitenteNaoParticipante');
  }
  // The key tells the month only; the day is known from off-line and SAT codes, or was typed. Both have to lie in the
  // campaign: the day is only what the phone says.
  const { dataFinalCompras } = campanha;
  const primeiroDia = documentos.mesMinimo ? `${documentos.mesMinimo}-01` : '';
  const dataInicial = campanha.dataInicial > primeiroDia ? campanha.dataInicial : primeiroDia;
  const known = [emitidoEm, chave?.anoMes].filter((quando) => typeof quando === 'string');
  if (known.some((quando) => quando < dataInicial.slice(0, quando.length)))
    return reject('documentoFiscal.anteriorACampanha', { inicio: dataInicial });
  if (known.some((quando) => quando > dataFinalCompras.slice(0, quando.length)))
    return reject('documentoFiscal.posteriorACampanha', { fim: dataFinalCompras });
  return undefined;
}
