import type { ErrorCode } from '@trevo/contract/errors';
import { getInstalacao } from '../../../platform/browser/instalacao.ts';
import { selectCampanha } from '@trevo/rules/tempo/campanha-window';
import { callApi } from '../../../platform/api/api-client.ts';
import { ApiError, isSilence, isWorthRepeating, toApiError } from '@trevo/client/api-error.ts';
import { relogio } from '../../../platform/network/relogio.ts';
import { campanhaStore } from '../../campanha/public.ts';
import { forgetNumeros } from '../use-refresh-numeros.ts';
import type { DocumentoFiscal, Envio } from '../documento-fiscal.wire.ts';
import { session } from '../../../platform/session/session.ts';
import { fila } from './fila.ts';
import { isEsperando, type NotaNaFila, toCapturaCerta } from './nota-na-fila.ts';
import { persistencia } from '../../../platform/storage/persistencia.ts';
import { takeTurn } from '../../../platform/storage/take-turn.ts';

/** Called with each receipt that was answered, after the answer is kept. */
export const onAnswered = new Set<(nota: NotaNaFila) => void>();

/** Receipts whose answer a screen is waiting for, or showing: nobody else needs to tell it. */
const watched = new Set<string>();
/** Being read in this page right now: what is sent at the moment of reading says how it was read. */
const capturing = new Set<string>();
let last: Promise<void> = Promise.resolve();
/** The login that was refused: only another one may end differently. */
let refusedToken: string | undefined;

export const isWatched = ({ idempotencia }: NotaNaFila): boolean => watched.has(idempotencia);
export const watch = ({ idempotencia }: NotaNaFila): void => void watched.add(idempotencia);
export const unwatch = ({ idempotencia }: NotaNaFila): void => void watched.delete(idempotencia);

/**
 * Keeps a receipt, then sends it after those that wait already; `tried` settles when that was tried. The campaign is
 * the one that counts at the moment of reading. Whoever asks shows the answer, until `unwatch`.
 *
 * @param horaFim when the last day of a campaign ends, `HH:mm:ss`
 */
export async function captureNota(
  envio: Envio,
  horaFim: string,
): Promise<{ nota: NotaNaFila; tried: Promise<void> }> {
  const usuario = session.get()?.usuario ?? '';
  const { campanhas } = campanhaStore.get();
  const campanha = chooseCampanha(campanhas, relogio.agora(), horaFim);
  // capturadoEm stays on the phone's clock: the server corrects it by `relogioEm`, which is sent with it.
  const nota = await fila.add(usuario, envio, campanha, new Date());
  capturing.add(nota.idempotencia);
  watch(nota);
  return { nota, tried: sendFila(horaFim).finally(() => capturing.delete(nota.idempotencia)) };
}

/** How a receipt stands now. */
export const findNota = ({ idempotencia }: NotaNaFila): NotaNaFila | undefined =>
  fila.get().find((nota) => nota.idempotencia === idempotencia);

/**
 * Sends what waits, in the order of reading, until something brings no answer. One whose answer is that the server
 * failed at it stays for the next run and does not stop the others. Settles when there is no more to do.
 */
export function sendFila(horaFim: string): Promise<void> {
  // After the run that is under way: it may already be past what was just added.
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
    // Nobody else sends now, so one that says so was cut off in the middle.
    if (!nota || nota.usuario !== usuario || isEarly(nota)) return;
    renew();
    const outcome = await sendNota(nota, horaFim);
    if (outcome === 'parou') return;
    if (outcome === 'falhou') failed.add(nota.idempotencia);
  }
}

/** A moment further ahead than the pause is long was written before the phone's clock was put back. */
function isEarly({ naoAntesDe, pausaMinutos = 0 }: NotaNaFila): boolean {
  const ahead = naoAntesDe === undefined ? 0 : Date.parse(naoAntesDe) - Date.now();
  return ahead > 0 && ahead <= pausaMinutos * 60_000;
}

/** `parou`: no answer, or one that counts for all. `falhou`: the server failed at this one; the next may follow. */
type Tentativa = 'respondida' | 'falhou' | 'parou';

/** What asking for the registration of a receipt brought. */
type Resposta =
  | { readonly resultado: 'registrada'; readonly documento: DocumentoFiscal }
  /** Nobody answered what was asked, or nothing was asked. */
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
      // The client forgets what it knows of receipts by itself; what they earned belongs to other services.
      forgetNumeros();
      await settle(nota, { situacao: 'registrada', documento: resposta.documento });
      return 'respondida';
    case 'semResposta':
      await keepWaiting(nota, 'rede.semResposta');
      return 'parou';
    case 'recusada':
      return judgeRefusal(nota, resposta.error, token, isFirst);
    case 'falhou':
      await judgeRefusal(nota, resposta.error, token, isFirst);
      return 'falhou';
  }
}

async function ask(nota: NotaNaFila, isFirst: boolean, horaFim: string): Promise<Resposta> {
  try {
    const escolha = await findCampanha(nota, horaFim);
    if (escolha.resultado !== 'escolhida') return escolha;
    const { ano, identificacao } = escolha.campanha;
    // Somebody else signed in meanwhile: it is not theirs to send.
    if (session.get()?.usuario !== nota.usuario) return semResposta;
    const { retorno: documento } = await callApi('documentoFiscal.pendentes.enviar', {
      params: { ano, identificacao },
      body: toBody(nota, isFirst),
      idempotencyKey: nota.idempotencia,
    });
    // A shop's network that answers everything with its own page says nothing about the receipt.
    return documento?.documentoFiscalID ? { resultado: 'registrada', documento } : semResposta;
  } catch (thrown) {
    const error = toApiError(thrown);
    return { resultado: error.codigo === 'servidor.falha' ? 'falhou' : 'recusada', error };
  }
}

async function judgeRefusal(
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
    await keepWaiting(nota, codigo, isPausing ? Number(valores['minutos'] ?? 1) : undefined);
    return 'parou';
  }
  await settle(nota, {
    situacao: 'recusada',
    recusa: { status, envelope: { codigo, mensagem, ...(cura ? { cura } : {}) } },
  });
  return 'respondida';
}

async function keepWaiting(nota: NotaNaFila, falha: ErrorCode, pausaMinutos?: number): Promise<void> {
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
  // Beside it the server sees how wrong the phone's clock is.
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

/** The campaign of a receipt; chosen now where none was known when it was read. */
async function findCampanha(nota: NotaNaFila, horaFim: string): Promise<Escolha> {
  if (nota.campanha) return { resultado: 'escolhida', campanha: nota.campanha };
  await campanhaStore.load();
  const { campanhas, error } = campanhaStore.get();
  if (!campanhas) return error ? { resultado: 'recusada', error } : semResposta;
  const campanha =
    chooseCampanha(campanhas, new Date(toCapturaCerta(nota)), horaFim) ??
    // Fallback: the phone's clock may have been corrected since.
    chooseCampanha(campanhas, relogio.agora(), horaFim);
  if (!campanha) return { resultado: 'recusada', error: new ApiError(404, { codigo: 'campanha.nenhuma' }) };
  await fila.change(nota, { campanha });
  return { resultado: 'escolhida', campanha };
}
