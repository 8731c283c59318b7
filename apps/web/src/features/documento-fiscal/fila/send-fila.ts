import type { ErrorCode } from '@trevo/contract/errors';
import { getInstalacao } from '../../../platform/browser/instalacao.ts';
import { createId } from '../../../platform/browser/web-crypto.ts';
import { selectCampanha } from '@trevo/rules/tempo/campanha-window';
import { callApi } from '../../../platform/api/call-api.ts';
import { ApiError, isSilence, isWorthRepeating, toApiError } from '@trevo/client/api-error.ts';
import { relogio } from '../../../platform/network/relogio.ts';
import { campanhaStore } from '../../campanha/public.ts';
import { forgetNumeros } from '../envio/use-refresh-numeros.ts';
import type { DocumentoFiscal, Envio } from '../documento-fiscal.wire.ts';
import { session } from '../../../platform/session/session.ts';
import { fila } from './fila.ts';
import { isEsperando, type NotaNaFila, toCapturaCerta } from './nota-na-fila.ts';
import { persistencia } from '../../../platform/storage/persistencia.ts';
import { takeTurn } from '../../../platform/storage/take-turn.ts';

/** Listeners called with each receipt that got a result, after the result is stored. */
export const onAnswered = new Set<(nota: NotaNaFila) => void>();

/** Receipts of a screen that waits for the result or shows it; no toast is needed for them. */
const watched = new Set<string>();
/** Receipts being scanned in this page: their first request carries the real origin instead of `fila`. */
const capturing = new Set<string>();
let last: Promise<void> = Promise.resolve();
/** Token that the server rejected; only another one may succeed. */
let refusedToken: string | undefined;

export const isWatched = ({ idempotencia }: NotaNaFila): boolean => watched.has(idempotencia);
export const watch = ({ idempotencia }: NotaNaFila): void => void watched.add(idempotencia);
export const unwatch = ({ idempotencia }: NotaNaFila): void => void watched.delete(idempotencia);

/**
 * Stores a receipt and sends it after the pending ones; `tried` resolves after the attempt. The campaign is the
 * current one at the time of the scan. The caller shows the result until `unwatch`.
 *
 * @param horaFim time at which the last day of a campaign ends, `HH:mm:ss`
 */
export async function captureNota(
  envio: Envio,
  horaFim: string,
): Promise<{ nota: NotaNaFila; tried: Promise<void> }> {
  const usuario = session.get()?.usuario ?? '';
  const { campanhas } = campanhaStore.get();
  const campanha = chooseCampanha(campanhas, relogio.agora(), horaFim);
  const nova = createId();
  // Before the receipt is stored: a run of the queue can send it before `add` returns.
  capturing.add(nova);
  watched.add(nova);
  // capturadoEm stays on the device's clock: the server corrects it by `relogioEm`, which is sent with it.
  const nota = await fila.add(usuario, envio, campanha, new Date(), nova);
  // A receipt that was pending already keeps its own key.
  if (nota.idempotencia !== nova) {
    capturing.delete(nova);
    watched.delete(nova);
    capturing.add(nota.idempotencia);
    watch(nota);
  }
  return { nota, tried: sendFila(horaFim).finally(() => capturing.delete(nota.idempotencia)) };
}

/** Returns the current state of a receipt. */
export const findNota = ({ idempotencia }: NotaNaFila): NotaNaFila | undefined =>
  fila.get().find((nota) => nota.idempotencia === idempotencia);

/**
 * Sends the pending receipts in the order of scanning until a request gets no response. A receipt with a server
 * failure stays for the next run and does not stop the others. Resolves when the run is done.
 */
export function sendFila(horaFim: string): Promise<void> {
  // Runs after the current run, which may already be past a receipt added just now.
  last = last.then(() => takeTurn('fila', (renew) => sendAll(horaFim, renew))).catch(() => undefined);
  return last;
}

async function sendAll(horaFim: string, renew: () => void): Promise<void> {
  await fila.load();
  const failed = new Set<string>();
  for (;;) {
    const { usuario, token } = session.get() ?? {};
    if (!token || token === refusedToken) return;
    const nota = fila.get().find((one) => isEsperando(one) && !failed.has(one.idempotencia));
    // The lock guarantees a single sender, so a receipt in state `enviando` was interrupted and is sent again.
    if (!nota || nota.usuario !== usuario || isEarly(nota)) return;
    renew();
    const outcome = await sendNota(nota, horaFim);
    if (outcome === 'parou') return;
    if (outcome === 'falhou') failed.add(nota.idempotencia);
  }
}

/** A time further ahead than the pause was stored before the device's clock was put back. */
function isEarly({ naoAntesDe, pausaMinutos = 0 }: NotaNaFila): boolean {
  const ahead = naoAntesDe === undefined ? 0 : Date.parse(naoAntesDe) - Date.now();
  return ahead > 0 && ahead <= pausaMinutos * 60_000;
}

/**
 * `parou`: no response, or one that applies to all receipts. `falhou`: a server failure at this receipt; the
 * next may follow.
 */
type Tentativa = 'respondida' | 'falhou' | 'parou';

/** Result of the request to register a receipt. */
type Resposta =
  | { readonly resultado: 'registrada'; readonly documento: DocumentoFiscal }
  /** The request got no response, or none was sent. */
  | { readonly resultado: 'semResposta' }
  /** `falhou`: the server failed at this receipt. */
  | { readonly resultado: 'recusada' | 'falhou'; readonly error: ApiError };

const semResposta = { resultado: 'semResposta' } as const;

async function sendNota(nota: NotaNaFila, horaFim: string): Promise<Tentativa> {
  const { token } = session.get() ?? {};
  const isFirst = nota.tentativas === 0 && capturing.has(nota.idempotencia);
  await fila.change(nota, { situacao: 'enviando', tentativas: nota.tentativas + 1 });
  const resposta = await ask(nota, isFirst, horaFim);
  switch (resposta.resultado) {
    case 'registrada':
      // The API client invalidates its receipt queries itself; the earnings belong to other services.
      forgetNumeros();
      await settle(nota, { situacao: 'registrada', documento: resposta.documento });
      return 'respondida';
    case 'semResposta':
      await postpone(nota, 'rede.semResposta');
      return 'parou';
    case 'recusada':
      return handleRefusal(nota, resposta.error, token, isFirst);
    case 'falhou':
      await handleRefusal(nota, resposta.error, token, isFirst);
      return 'falhou';
  }
}

async function ask(nota: NotaNaFila, isFirst: boolean, horaFim: string): Promise<Resposta> {
  try {
    const escolha = await findCampanha(nota, horaFim);
    if (escolha.resultado !== 'escolhida') return escolha;
    const { ano, identificacao } = escolha.campanha;
    // Another user signed in meanwhile and must not send this receipt.
    if (session.get()?.usuario !== nota.usuario) return semResposta;
    const { retorno: documento } = await callApi('documentoFiscal.pendentes.enviar', {
      params: { ano, identificacao },
      body: toBody(nota, isFirst),
      idempotencyKey: nota.idempotencia,
    });
    // A captive portal responds to everything with its own page.
    return documento?.documentoFiscalID ? { resultado: 'registrada', documento } : semResposta;
  } catch (thrown) {
    const error = toApiError(thrown);
    return { resultado: error.codigo === 'servidor.falha' ? 'falhou' : 'recusada', error };
  }
}

async function handleRefusal(
  nota: NotaNaFila,
  error: ApiError,
  token: string | undefined,
  isFirst: boolean,
): Promise<Tentativa> {
  const { status, codigo, mensagem, cura, valores } = error;
  const isPausing = codigo === 'documentoFiscal.aguardeIntervalo' && !isFirst;
  const isTokenRefused = status === 401 && !isSilence(error);
  if (isTokenRefused) refusedToken = token;
  if (isTokenRefused || isPausing || isWorthRepeating(error)) {
    await postpone(nota, codigo, isPausing ? Number(valores['minutos'] ?? 1) : undefined);
    return 'parou';
  }
  await settle(nota, {
    situacao: 'recusada',
    recusa: { status, envelope: { codigo, mensagem, ...(cura ? { cura } : {}) } },
  });
  return 'respondida';
}

async function postpone(nota: NotaNaFila, falha: ErrorCode, pausaMinutos?: number): Promise<void> {
  const naoAntesDe =
    pausaMinutos === undefined ? undefined : new Date(Date.now() + pausaMinutos * 60_000).toISOString();
  await fila.change(nota, { situacao: 'aguardando', falha, naoAntesDe, pausaMinutos });
  if (!nota.isPassageira) void persistencia.ask();
}

async function settle(nota: NotaNaFila, outcome: Partial<NotaNaFila>): Promise<void> {
  const noMore = { falha: undefined, naoAntesDe: undefined, pausaMinutos: undefined };
  const settled = await fila.change(nota, { ...outcome, ...noMore });
  if (settled) for (const listener of onAnswered) listener(settled);
}

const toBody = ({ envio, capturadoEm }: NotaNaFila, isFirst: boolean): Envio => ({
  ...envio,
  ...(isFirst ? {} : { origem: 'fila' as const }),
  capturadoEm,
  // Lets the server compute how wrong the device's clock is.
  relogioEm: new Date().toISOString(),
  aparelho: getInstalacao(),
});

function chooseCampanha(
  campanhas: ReturnType<typeof campanhaStore.get>['campanhas'],
  agora: Date,
  horaFim: string,
): NotaNaFila['campanha'] {
  const { campanha } = campanhas ? selectCampanha(campanhas, agora, () => horaFim) : {};
  return campanha ? { ano: campanha.ano, identificacao: campanha.identificacao } : null;
}

type Escolha =
  | { readonly resultado: 'escolhida'; readonly campanha: NonNullable<NotaNaFila['campanha']> }
  | Exclude<Resposta, { resultado: 'registrada' }>;

/** Returns the campaign of a receipt; chosen now when none was known at the scan. */
async function findCampanha(nota: NotaNaFila, horaFim: string): Promise<Escolha> {
  if (nota.campanha) return { resultado: 'escolhida', campanha: nota.campanha };
  await campanhaStore.load();
  const { campanhas, error } = campanhaStore.get();
  if (!campanhas) return error ? { resultado: 'recusada', error } : semResposta;
  const campanha =
    chooseCampanha(campanhas, new Date(toCapturaCerta(nota)), horaFim) ??
    // Fallback: the device's clock may have been corrected since.
    chooseCampanha(campanhas, relogio.agora(), horaFim);
  if (!campanha) return { resultado: 'recusada', error: new ApiError(404, { codigo: 'campanha.nenhuma' }) };
  await fila.change(nota, { campanha });
  return { resultado: 'escolhida', campanha };
}
