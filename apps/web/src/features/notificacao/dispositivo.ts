import { callApi } from '../../platform/api/api-client.ts';
import { getPlatform } from '../../platform/browser/native-shell.ts';
import { createId } from '../../platform/browser/web-crypto.ts';
import { keepTrying } from '@trevo/client/keep-trying.ts';
import { network } from '@trevo/client/network-state.ts';
import { session } from '../../platform/session/session.ts';
import { localStore } from '../../platform/storage/local-store.ts';
import { takeTurn } from '../../platform/storage/take-turn.ts';
import type { ServicoAvisos } from './servico-avisos.ts';

/** What the server may know of this device, until it was told that it is over. */
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
/** Whoever this device was registered for has left it. */
const isLeft = () => {
  const registro = readRegistro();
  return registro !== undefined && registro.usuario !== session.get()?.usuario;
};

/** What was answered in this page: nothing is sent again before something changes. */
let answered: string | undefined;
let current: ServicoAvisos | undefined;

let last: Promise<unknown> = Promise.resolve();
/** One after the other, in this tab and in all of them. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const run = last.then(() => takeTurn('dispositivo', work));
  last = run.catch(() => undefined);
  return run;
}

/** The same in every tab, and for whoever uses this browser: it names the device and nobody. */
function readId(): string {
  const kept = localStore.get<string>(idKey);
  if (kept !== undefined) return kept;
  const made = createId();
  localStore.set(idKey, made);
  return made;
}

/**
 * Registers this device for who is signed in, and again when it gets another address. Throws ApiError when the server
 * refuses, and any other error when whoever carries the notices cannot be reached.
 */
export const registerDispositivo = (avisos: ServicoAvisos): Promise<void> =>
  inTurn(async () => {
    const usuario = session.get()?.usuario;
    if (usuario === undefined) return;
    if (isLeft()) await end();
    current = avisos;
    const identificacao = await avisos.subscribe(() => void registerAgain(avisos));
    // Who signed out meanwhile is told nothing any more.
    if (session.get()?.usuario !== usuario) return;
    const { servico } = avisos;
    const registro: Registro = { usuario, servico, identificacao };
    if (answered === JSON.stringify(registro)) return;
    const tipo = getPlatform();
    // Before it is sent: what may have arrived has to be ended one day.
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

/** Nobody waits for it: what fails now is done at the next start. */
const registerAgain = (avisos: ServicoAvisos) => registerDispositivo(avisos).catch(() => undefined);

/** Ends what is registered of this device; without network it is tried again for as long as it takes. */
export const endDispositivo = (): Promise<void> => inTurn(end);

async function end(): Promise<void> {
  const registro = readRegistro();
  if (!registro) return;
  const { servico, identificacao } = registro;
  answered = undefined;
  // What does not reach them leaves a subscription to which nobody sends.
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

const tries = keepTrying({ isNeeded: isLeft, attempt: endLeft, firstPause, longestPause });
const wake = () => {
  if (isLeft()) tries.wake();
};
session.subscribe(wake);
network.subscribe(() => {
  if (network.isOnline()) wake();
});
// Who left this device without network, before this page was opened.
wake();

const browsers = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

const pick = (names: readonly (readonly [RegExp, string])[], userAgent: string) =>
  names.find(([sign]) => sign.test(userAgent))?.[1];

/** What a person would call this device, `Chrome, Android`: enough to tell two apart, too little to recognise one. */
export const describeAparelho = (userAgent: string): string =>
  [pick(browsers, userAgent), pick(systems, userAgent)].filter(Boolean).join(', ');
