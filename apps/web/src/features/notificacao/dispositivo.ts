import { callApi } from '../../platform/api/call-api.ts';
import { describeAparelho } from '@trevo/client/describe-aparelho.ts';
import { getPlatform } from '../../platform/browser/native-shell.ts';
import { createId } from '../../platform/browser/web-crypto.ts';
import { createRetryLoop } from '@trevo/client/request/retry-loop.ts';
import { network } from '@trevo/client/request/network-state.ts';
import { session } from '../../platform/session/session.ts';
import { localStore } from '../../platform/storage/local-store.ts';
import { takeTurn } from '../../platform/storage/take-turn.ts';
import type { ServicoAvisos } from './servico-avisos.ts';

/** Registration that the server may hold for this device; kept until its end is confirmed. */
interface Registro {
  readonly usuario: string;
  readonly servico: ServicoAvisos['servico'];
  readonly identificacao: string;
}

const idKey = 'dispositivo.id';
const registroKey = 'dispositivo.registro';
const firstPause = 5_000;
const longestPause = 300_000;

const readRegistro = () => localStore.get<Registro>(registroKey);
/** Returns whether the user of the stored registration is no longer signed in. */
const isLeft = () => {
  const registro = readRegistro();
  return registro !== undefined && registro.usuario !== session.get()?.usuario;
};

/** Last registration that the server confirmed in this page; equal ones are not sent again. */
let answered: string | undefined;
let current: ServicoAvisos | undefined;

let last: Promise<unknown> = Promise.resolve();
/** Serialises work in this tab and across tabs (Web Locks). */
function inTurn(work: () => Promise<void>): Promise<void> {
  const run = last.then(() => takeTurn('dispositivo', work));
  last = run.catch(() => undefined);
  return run;
}

/** Returns the random device id, the same in every tab and for every user of this browser; it identifies no person. */
function readId(): string {
  const kept = localStore.get<string>(idKey);
  if (kept !== undefined) return kept;
  const made = createId();
  localStore.set(idKey, made);
  return made;
}

/**
 * Registers this device for the signed-in user, and again when its push address changes. Throws ApiError when
 * the server refuses, and another error when the push service is unreachable.
 */
export const registerDispositivo = (avisos: ServicoAvisos): Promise<void> =>
  inTurn(async () => {
    const usuario = session.get()?.usuario;
    if (usuario === undefined) return;
    if (isLeft()) await end();
    current = avisos;
    const identificacao = await avisos.subscribe(() => void registerAgain(avisos));
    // The user signed out meanwhile.
    if (session.get()?.usuario !== usuario) return;
    const { servico } = avisos;
    const registro: Registro = { usuario, servico, identificacao };
    if (answered === JSON.stringify(registro)) return;
    const tipo = getPlatform();
    // Stored before sending: a request without a response may have arrived and must be ended later.
    localStore.set(registroKey, registro);
    await callApi('notificacao.dispositivos', {
      body: {
        id: readId(),
        descricao: describeAparelho(navigator.userAgent),
        usuario,
        tipoUsuario: 'consumidor',
        identificacao: { servico, id: identificacao },
        servicoNotificador: servico,
        tipo,
        tipoDispositivo: tipo,
      },
    });
    answered = JSON.stringify(registro);
  });

/** Errors are ignored; the next start retries. */
const registerAgain = (avisos: ServicoAvisos) => registerDispositivo(avisos).catch(() => undefined);

/** Ends the registration of this device; retries without a limit while offline. */
export const endDispositivo = (): Promise<void> => inTurn(end);

async function end(): Promise<void> {
  const registro = readRegistro();
  if (!registro) return;
  const { servico, identificacao } = registro;
  answered = undefined;
  // If unsubscribing fails, a push subscription remains to which the server sends nothing.
  await current?.unsubscribe().catch(() => undefined);
  await callApi('notificacao.encerrarDispositivo', {
    body: { id: readId(), identificacao: { servico, id: identificacao } },
  });
  localStore.remove(registroKey);
}

const endLeft = () =>
  inTurn(async () => {
    if (isLeft()) await end();
  }).catch(() => undefined);

const tries = createRetryLoop({ isNeeded: isLeft, attempt: endLeft, firstPause, longestPause });
const wake = () => {
  if (isLeft()) tries.wake();
};
session.subscribe(wake);
network.subscribe(() => {
  if (network.isOnline()) wake();
});
// Ends a registration left over from an offline sign-out before this page load.
wake();
