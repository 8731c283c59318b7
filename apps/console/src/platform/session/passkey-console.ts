import { ApiError } from '@trevo/client/api-error.ts';
import { callConsole } from '../api/console-client.ts';
import { consolePlatformText } from '../console-platform.text.ts';
import { nameAparelho } from './name-aparelho.ts';
import { keepSessao, type Sessao } from './sessao-store.ts';

const text = consolePlatformText.passkey;

/** Whether this browser has passkeys. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Many operators sign in by password, so the browser's part is loaded when it is used. */
const loadCerimonia = () => import('@trevo/client/webauthn-cerimonia.ts');

const toFalha = (isKnown: boolean) =>
  new ApiError(400, {
    codigo: 'operador.passkeyRecusada',
    mensagem: isKnown ? text.jaGuardada : text.falhou,
  });

/** Signs in with a passkey that the operator chooses. Returns null when the operator cancels. Throws ApiError. */
export async function signInWithPasskey(): Promise<Sessao | null> {
  const { opcoes } = (await callConsole('operador.iniciarEntradaPasskey')).retorno;
  const credencial = await (await loadCerimonia()).askPasskey(opcoes, toFalha);
  if (!credencial) return null;
  const body = { credencial, aparelho: nameAparelho() };
  return (await callConsole('operador.entrarPasskey', { body })).retorno;
}

/** Verifies the signed-in operator again with a passkey. Returns null when the operator cancels. Throws ApiError. */
export async function elevateWithPasskey(): Promise<Sessao | null> {
  const { opcoes } = (await callConsole('operador.iniciarElevarPasskey')).retorno;
  const credencial = await (await loadCerimonia()).askPasskey(opcoes, toFalha);
  return credencial && (await callConsole('operador.elevarPasskey', { body: { credencial } })).retorno;
}

/** Adds a passkey to the operator's account. Returns its name, null when the operator cancels. Throws ApiError. */
export async function addPasskey(): Promise<string | null> {
  const { opcoes } = (await callConsole('operador.iniciarPasskey')).retorno;
  const credencial = await (await loadCerimonia()).createPasskey(opcoes, toFalha);
  if (!credencial) return null;
  const body = { credencial, nome: nameAparelho() };
  const { nome } = (await callConsole('operador.criarPasskey', { body })).retorno;
  await renewSessao();
  return nome;
}

/** Reads the session again, which has the number of passkeys. */
export async function renewSessao(): Promise<void> {
  keepSessao((await callConsole('operador.sessao')).retorno);
}
