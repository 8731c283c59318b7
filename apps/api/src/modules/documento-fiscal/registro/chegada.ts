import { canRegisterCompra, isDentroDoPrazo } from '@trevo/rules/tempo/campanha-window';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { type DomainError, refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';

/** What a phone says of the moment: when the purchase was captured, and what its clock shows as it sends. */
export interface Relogio {
  readonly capturadoEm?: string | undefined;
  readonly relogioEm?: string | undefined;
  /** The day or month of issue, wherever it is told: nothing is captured before it. */
  readonly emissoes?: readonly (string | undefined)[];
}

/** How a purchase that arrives now stands to the campaign's window. */
export interface Chegada {
  /** The phone's clock minus ours, in seconds; null when it did not say. */
  readonly desvioRelogioSegundos: number | null;
  /** It arrived after the end, captured before it by a clock that cannot be believed. */
  readonly isRelogioDivergente: boolean;
  /** When it came in, by which its numbers take part in draws and limits count it; null: when it arrives. */
  readonly participaEm: Date | null;
}

/** Whether it still counts; when not, how it is refused. */
export type ChegadaJulgada =
  | ({ readonly resultado: 'emTempo' } & Chegada)
  | { readonly resultado: 'foraDoPrazo'; readonly recusa: DomainError };

const believableSeconds = 300;
// What the column holds: 68 years, and no clock that is wrong by more is more wrong.
const longestDesvio = 2 ** 31 - 1;

/**
 * Judges when a purchase arrives. After the last moment it still counts when the campaign waits for receipts kept
 * off-line (`documentos.esperaOfflineHoras`) and this one was captured in time; a phone whose clock is wrong, or that
 * does not tell its clock, leaves that to a person.
 *
 * It came in, for draws and for the periods of limits, at the moment at which it was captured: after the last moment
 * always, before it only when it was captured within those hours by a clock that can be believed. What was captured
 * before it was issued was not.
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
  // The campaign may be shorter than the time it waits.
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

/** When it was captured by our clock; undefined when that was not told, or was before its issue. */
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
