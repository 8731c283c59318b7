import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getDominioEmailAutomatico } from '@trevo/config/configuracao/configuracao-questions';
import type { CampoCadastro, CampoDigitado } from '@trevo/rules/pessoa/campo-pessoa';
import { localStore } from '../../platform/storage/local-store.ts';
import type { CamposForm } from '../consumidor/public.ts';
import type { Passo } from './pre-cadastro-ordem.ts';

/** Draft of a registration. Holds everything but the password, which is never stored. */
export interface CadastroDraft extends Readonly<Partial<CamposForm<CampoCadastro & CampoDigitado>>> {
  readonly usuario: string;
  readonly isEstrangeiro?: boolean;
  readonly cep?: string;
  readonly estado?: string;
  readonly rua?: string;
  readonly numero?: string;
  readonly bairro?: string;
  readonly cidade?: string;
  readonly complemento?: string;
  /** `cnpjCpf` and name of the chosen shop. */
  readonly loja?: { readonly cnpjCpf: string; readonly nome: string } | null;
  readonly aceitaNotificacao?: boolean;
  /** Consents given in the form. */
  readonly aceitaTermos?: boolean;
  readonly aceitaRegulamento?: boolean;
  readonly aceitaAviso?: boolean;
  readonly indicacao?: string;
  /** Consents given in the steps before the form, by `nomeTermo`. */
  readonly aceites?: Readonly<Record<string, boolean>>;
  /** `valorOpcao` of the answer to the pre-signup question. */
  readonly pergunta?: string;
  /** Step that led to the form; target of the back button. */
  readonly origem?: Passo;
  /** True once the steps before the form are finished. */
  readonly isReady?: boolean;
  /** True when the registration started with the Facebook button; the account is linked to it. */
  readonly isFacebook?: boolean;
}

const key = 'cadastro';

/** Draft of the registration on this device, which survives reading a document and reloading. */
export const cadastroDraft = {
  get: (): CadastroDraft | undefined => localStore.get<CadastroDraft>(key),
  /** Starts a draft for a login number. A draft of another number belongs to another person and is discarded. */
  start(usuario: string, known: Partial<CadastroDraft> = {}): void {
    const old = localStore.get<CadastroDraft>(key);
    const kept = old?.usuario === usuario ? old : {};
    localStore.set(key, { ...kept, ...known, usuario } satisfies CadastroDraft);
  },
  merge(part: Partial<CadastroDraft>): void {
    const old = localStore.get<CadastroDraft>(key);
    if (old) localStore.set(key, { ...old, ...part } satisfies CadastroDraft);
  },
  clear: (): void => localStore.remove(key),
};

/** Facebook identity of the user, kept until the registration ends or is cancelled. */
export interface FacebookInfo {
  readonly token: string;
  readonly email: string;
  readonly nome: string;
}

const facebookKey = 'facebook';

/** Store of the Facebook identity while a registration that started with it is unfinished. */
export const facebookInfo = {
  get: (): FacebookInfo | undefined => localStore.get<FacebookInfo>(facebookKey),
  set: (info: FacebookInfo): void => localStore.set(facebookKey, info),
  clear: (): void => localStore.remove(facebookKey),
};

const primeiroAcessoKey = 'primeiroAcesso';

/** Store of the e-mail given at the first access, until the next sign-in. */
export const primeiroAcesso = {
  getEmail: (): string | undefined => localStore.get<{ email: string }>(primeiroAcessoKey)?.email,
  setEmail: (email: string): void => localStore.set(primeiroAcessoKey, { email }),
  clear: (): void => localStore.remove(primeiroAcessoKey),
};

/**
 * Writes the stored first-access e-mail to the profile that just signed in, unless it already has one, and
 * deletes it. After a failure it stays stored for the next sign-in; no error is shown because the user did not
 * start this.
 *
 * @param senhaAtual password of this sign-in: a session alone may not add a contact to a finished registration
 */
export async function savePrimeiroAcessoEmail(
  c: Configuracao,
  usuario: string,
  senhaAtual: string,
): Promise<void> {
  const email = primeiroAcesso.getEmail();
  if (!email) return;
  try {
    // A lazy import: the first script has the calls of the entry only.
    const { callApi } = await import('../../platform/api/call-api.ts');
    const { retorno } = await callApi('consumidor.obter', { params: { usuario } });
    const isAutomatic = retorno.email?.endsWith(`@${getDominioEmailAutomatico(c)}`) ?? true;
    if (isAutomatic) await callApi('consumidor.salvar', { body: { email, senhaAtual } });
    primeiroAcesso.clear();
  } catch {
    // Retried at the next sign-in.
  }
}
