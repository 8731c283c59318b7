import type { CampanhaArquivo } from '@trevo/config/campanha-file';
import { toRegraGanho } from '@trevo/config/campanha-ganho';
import type { ErrorCode } from '@trevo/contract/errors';
import type { ChaveAcesso } from '@trevo/rules/chave-acesso';
import { countNumeros } from '@trevo/rules/ganho';
import { formatDiaMesAno } from '@trevo/rules/mask';

/** What is known of a receipt when it is judged. */
export interface Fatos {
  readonly chave: ChaveAcesso;
  readonly emitidoEm: string | null;
  readonly valorCentavos: number | null;
  /** Issued without network, as the key or the code says. */
  readonly offline: boolean;
}

/** A verdict: the status with its reason, and how many numbers the receipt earns. */
export interface Veredito {
  readonly status: 'PENDENTE' | 'VALIDO' | 'INVALIDO';
  readonly motivo: ErrorCode | null;
  readonly valores: Record<string, string>;
  readonly numeros: number;
  /** The program may settle it by itself after the time the tax authority has to receive it. */
  readonly isAwaitingContingencia?: boolean;
}

const wait = (motivo: ErrorCode): Veredito => ({ status: 'PENDENTE', motivo, valores: {}, numeros: 0 });
const reject = (motivo: ErrorCode, valores: Record<string, string> = {}): Veredito => ({
  status: 'INVALIDO',
  motivo,
  valores,
  numeros: 0,
});

/**
 * Judges a receipt by its campaign's own rules, from the facts alone. Reasons to refuse come first, so that a
 * person hears at once what no waiting will change.
 */
export function judgeDocumento(arquivo: CampanhaArquivo, fatos: Fatos): Veredito {
  const refusal = findRefusal(arquivo, fatos);
  if (refusal) return refusal;
  if (arquivo.documentos.apuracao === 'manual') return wait('documentoFiscal.emAnalise');
  if (fatos.offline) return { ...wait('documentoFiscal.emContingencia'), isAwaitingContingencia: true };
  return countVeredito(arquivo, fatos.valorCentavos);
}

/** The verdict on a receipt that nothing speaks against: what it earns by the campaign's rule. */
export function countVeredito(arquivo: CampanhaArquivo, valorCentavos: number | null): Veredito {
  const ganho = countNumeros(toRegraGanho(arquivo), valorCentavos === null ? {} : { valorCentavos });
  if ('falta' in ganho) return wait('documentoFiscal.aguardandoValor');
  if (ganho.numeros === 0)
    return { status: 'VALIDO', motivo: 'documentoFiscal.semNumeros', valores: {}, numeros: 0 };
  return { status: 'VALIDO', motivo: null, valores: {}, numeros: ganho.numeros };
}

function findRefusal(
  { documentos, campanha }: CampanhaArquivo,
  { chave, emitidoEm }: Fatos,
): Veredito | undefined {
  if (!documentos.modelosAceitos.includes(chave.modelo)) return reject('documentoFiscal.modeloNaoAceito');
  if (documentos.ufsAceitas && !documentos.ufsAceitas.includes(chave.uf))
    return reject('documentoFiscal.ufNaoParticipante');
  // A root of 8 characters takes in all branches of a company.
  if (documentos.emitentes && !documentos.emitentes.some((emitente) => chave.emitente.startsWith(emitente))) {
    return reject('documentoFiscal.emitenteNaoParticipante');
  }
  // The key tells the month only; the day is known from off-line and SAT codes.
  const { dataInicial, dataFinalCompras } = campanha;
  if (emitidoEm ? emitidoEm < dataInicial : chave.anoMes < dataInicial.slice(0, 7)) {
    return reject('documentoFiscal.anteriorACampanha', { inicio: formatDiaMesAno(dataInicial) });
  }
  if (emitidoEm ? emitidoEm > dataFinalCompras : chave.anoMes > dataFinalCompras.slice(0, 7)) {
    return reject('documentoFiscal.posteriorACampanha', { fim: formatDiaMesAno(dataFinalCompras) });
  }
  return undefined;
}
