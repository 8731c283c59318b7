import { type CampanhaArquivo, toRegraGanho } from '@trevo/config/campanha-file';
import type { ErrorCode } from '@trevo/contract/errors';
import type { ChaveAcesso } from '@trevo/rules/chave-acesso';
import {
  countCashback,
  countNumeros,
  countPontos,
  findMultiplicador,
  type Dinamica,
  type RegraGanho,
} from '@trevo/rules/ganho';
import { formatDiaMesAno } from '@trevo/rules/mask';

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
  /** The program may settle it by itself after the time the tax authority has to receive it. */
  readonly isAwaitingContingencia?: boolean;
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
 * Judges a receipt by its campaign's own rules, from the facts alone. Reasons to refuse come first, so that a
 * person hears at once what no waiting will change.
 */
export function judgeDocumento(arquivo: CampanhaArquivo, fatos: Fatos, participante: Participante): Veredito {
  const refusal = findRefusal(arquivo, fatos);
  if (refusal) return refusal;
  if (arquivo.documentos.apuracao === 'manual' || isAboveConferencia(arquivo, fatos))
    return wait('documentoFiscal.emAnalise');
  if (fatos.offline) return { ...wait('documentoFiscal.emContingencia'), isAwaitingContingencia: true };
  return countVeredito(arquivo, fatos, participante);
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
  { dinamicas, restoCentavos }: Participante,
): Veredito {
  const regra = toRegraGanho(arquivo);
  const multiplicador = findMultiplicador(regra, dinamicas);
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
    return reject('documentoFiscal.anteriorACampanha', { inicio: formatDiaMesAno(dataInicial) });
  if (known.some((quando) => quando > dataFinalCompras.slice(0, quando.length)))
    return reject('documentoFiscal.posteriorACampanha', { fim: formatDiaMesAno(dataFinalCompras) });
  return undefined;
}
