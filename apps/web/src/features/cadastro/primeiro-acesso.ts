import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getDominioEmailAutomatico } from '@trevo/config/configuracao-questions';
import { callApi } from '../../platform/api/api-client.ts';
import { localStore } from '../../platform/storage/local-store.ts';

const key = 'primeiroAcesso';

/** The e-mail of a first access, until somebody signs in. */
export const primeiroAcesso = {
  getEmail: (): string | undefined => localStore.get<{ email: string }>(key)?.email,
  setEmail: (email: string): void => localStore.set(key, { email }),
  clear: (): void => localStore.remove(key),
};

/**
 * Gives the kept e-mail to the profile that just signed in, unless it has one of its own, and forgets it. A failure
 * keeps it for the next sign-in; nothing is shown, because the person did not ask for this.
 */
export async function savePrimeiroAcessoEmail(c: Configuracao, usuario: string): Promise<void> {
  const email = primeiroAcesso.getEmail();
  if (!email) return;
  try {
    const { retorno } = await callApi('consumidor.obter', { params: { usuario } });
    const isAutomatic = retorno.email?.endsWith(`@${getDominioEmailAutomatico(c)}`) ?? true;
    if (isAutomatic) await callApi('consumidor.salvar', { body: { email } });
    primeiroAcesso.clear();
  } catch {
    // Asked again at the next sign-in.
  }
}
