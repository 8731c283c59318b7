import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getDominioEmailAutomatico } from '@trevo/config/configuracao/configuracao-questions';
import type { CampoCadastro, CampoDigitado } from '@trevo/rules/pessoa/campo-pessoa';
import { callApi } from '../../platform/api/api-client.ts';
import { localStore } from '../../platform/storage/local-store.ts';
import type { CamposForm } from '../consumidor/public.ts';
import type { Passo } from './pre-cadastro-ordem.ts';

/** A registration on its way. Everything but the password, which is never written down. */
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
  /** `cnpjCpf` of the chosen shop and its name. */
  readonly loja?: { readonly cnpjCpf: string; readonly nome: string } | null;
  readonly aceitaNotificacao?: boolean;
  /** Consents as they stand in the form. */
  readonly aceitaTermos?: boolean;
  readonly aceitaRegulamento?: boolean;
  readonly aceitaAviso?: boolean;
  readonly indicacao?: string;
  /** What the steps before the form were answered, by `nomeTermo`. */
  readonly aceites?: Readonly<Record<string, boolean>>;
  /** The answer to the pre-signup question, by its `valorOpcao`. */
  readonly pergunta?: string;
  /** The step that led to the form: the way back. */
  readonly origem?: Passo;
  /** The steps before the form were finished. */
  readonly isReady?: boolean;
  /** Began with the Facebook button: the account is tied to it. */
  readonly isFacebook?: boolean;
}

const key = 'cadastro';

/** The registration that this device has begun, so that reading a text or reloading loses nothing. */
export const cadastroDraft = {
  get: (): CadastroDraft | undefined => localStore.get<CadastroDraft>(key),
  /** Begins with a login number. The answers of another number are another person's: they are forgotten. */
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

/** Who Facebook says is here, until the registration or its cancelling. */
export interface FacebookInfo {
  readonly token: string;
  readonly email: string;
  readonly nome: string;
}

const facebookKey = 'facebook';

/** Kept while a registration that began with Facebook is on its way. */
export const facebookInfo = {
  get: (): FacebookInfo | undefined => localStore.get<FacebookInfo>(facebookKey),
  set: (info: FacebookInfo): void => localStore.set(facebookKey, info),
  clear: (): void => localStore.remove(facebookKey),
};

const primeiroAcessoKey = 'primeiroAcesso';

/** The e-mail of a first access, until somebody signs in. */
export const primeiroAcesso = {
  getEmail: (): string | undefined => localStore.get<{ email: string }>(primeiroAcessoKey)?.email,
  setEmail: (email: string): void => localStore.set(primeiroAcessoKey, { email }),
  clear: (): void => localStore.remove(primeiroAcessoKey),
};

/**
 * Gives the kept e-mail to the profile that just signed in, unless it has one of its own, and forgets it. A failure
 * keeps it for the next sign-in; nothing is shown, because the person did not ask for this.
 *
 * @param senhaAtual the password of this sign-in: a session alone may not add a contact to a finished registration
 */
export async function savePrimeiroAcessoEmail(
  c: Configuracao,
  usuario: string,
  senhaAtual: string,
): Promise<void> {
  const email = primeiroAcesso.getEmail();
  if (!email) return;
  try {
    const { retorno } = await callApi('consumidor.obter', { params: { usuario } });
    const isAutomatic = retorno.email?.endsWith(`@${getDominioEmailAutomatico(c)}`) ?? true;
    if (isAutomatic) await callApi('consumidor.salvar', { body: { email, senhaAtual } });
    primeiroAcesso.clear();
  } catch {
    // Asked again at the next sign-in.
  }
}
