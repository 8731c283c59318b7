import { canRegisterCompra, isDentroDoPrazo } from '@trevo/rules/tempo/campanha-window';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { type DomainError, refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';

/** Clock data from the phone: capture time and the phone's current time when sending. */
export interface Relogio {
  readonly capturadoEm?: string | undefined;
  readonly relogioEm?: string | undefined;
  /** Known days or months of issue; a capture time before the issue is invalid. */
  readonly emissoes?: readonly (string | undefined)[];
}

/** Arrival of a purchase relative to the campaign's window. */
export interface Chegada {
  /** Phone clock minus server clock, in seconds; null when the phone did not send its time. */
  readonly desvioRelogioSegundos: number | null;
  /** Arrived after the end; captured before it according to an unreliable clock. */
  readonly isRelogioDivergente: boolean;
  /** Effective time for draws and limit periods; null means the arrival time. */
  readonly participaEm: Date | null;
}

/** Arrival in time, or the refusal for a late purchase. */
export type ChegadaJulgada =
  | ({ readonly resultado: 'emTempo' } & Chegada)
  | { readonly resultado: 'foraDoPrazo'; readonly recusa: DomainError };

const believableSeconds = 300;
// Maximum of the integer column (68 years); larger clock errors make no difference.
const longestDesvio = 2 ** 31 - 1;

/**
 * Judges a purchase's arrival time. After the last moment the purchase still counts when the campaign accepts
 * receipts kept off-line (`documentos.esperaOfflineHoras`) and this one was captured in time; a phone with a
 * wrong or unknown clock leaves the decision to manual review.
 *
 * Effective time for draws and limit periods is the capture time: always after the last moment; before it only
 * when captured within those hours by a reliable clock. A capture time before the issue is invalid.
 */
export function judgeChegada(
  { campanha, arquivo, horaFim }: CampanhaPublicada,
  agora: Date,
  relogio: Relogio,
): ChegadaJulgada {
  const desvioRelogioSegundos = measureDesvio(relogio, agora);
  const isRelogioDivergente =
    desvioRelogioSegundos === null || Math.abs(desvioRelogioSegundos) > believableSeconds;
  const captured = findCaptura(relogio, desvioRelogioSegundos ?? 0);
  const isCapturedInTime = captured && captured <= agora && canRegisterCompra(campanha, captured, horaFim);
  const longestAgo = addHours(agora, -arquivo.documentos.esperaOfflineHoras);
  if (canRegisterCompra(campanha, agora, horaFim)) {
    const isBelieved = isCapturedInTime && captured >= longestAgo && !isRelogioDivergente;
    const participaEm = isBelieved ? captured : null;
    return { resultado: 'emTempo', desvioRelogioSegundos, isRelogioDivergente: false, participaEm };
  }
  // The campaign can be shorter than its off-line waiting time.
  const isWaitedFor = campanha.ativa && isDentroDoPrazo(campanha.dataFinalCompras, longestAgo, horaFim);
  if (!isCapturedInTime || !isWaitedFor)
    return { resultado: 'foraDoPrazo', recusa: refuseWindow({ campanha, horaFim }, agora) };
  return { resultado: 'emTempo', desvioRelogioSegundos, isRelogioDivergente, participaEm: captured };
}

function measureDesvio({ relogioEm }: Relogio, agora: Date): number | null {
  if (!relogioEm) return null;
  const segundos = Math.round((Date.parse(relogioEm) - agora.getTime()) / 1000);
  return Math.max(-longestDesvio, Math.min(longestDesvio, segundos));
}

/** Returns the capture time by the server's clock; undefined when unknown or before the issue. */
function findCaptura({ capturadoEm, emissoes = [] }: Relogio, desvioSegundos: number): Date | undefined {
  if (!capturadoEm) return undefined;
  const captured = new Date(Date.parse(capturadoEm) - desvioSegundos * 1000);
  const { dia } = toSaoPaulo(captured);
  return emissoes.some((emissao) => emissao && dia.slice(0, emissao.length) < emissao) ? undefined : captured;
}

export const addHours = (instant: Date, hours: number) => new Date(instant.getTime() + hours * 3_600_000);

function refuseWindow(
  { campanha, horaFim }: Pick<CampanhaPublicada, 'campanha' | 'horaFim'>,
  agora: Date,
): DomainError {
  if (!isDentroDoPrazo(campanha.dataFinal, agora, horaFim)) return refuse('campanha.encerrada');
  const { dataInicial: inicio, dataFinalCompras: fim } = campanha;
  return refuse('campanha.foraDoPeriodo', { inicio, fim });
}
