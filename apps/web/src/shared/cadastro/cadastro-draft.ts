import { localStore } from '../storage/local-store.ts';

/** A registration on its way. Everything but the password, which is never written down. */
export interface CadastroDraft {
  readonly usuario: string;
  readonly nome?: string;
  readonly email?: string;
  /** `dd/mm/yyyy`, possibly unfinished. */
  readonly dataNascimento?: string;
  readonly telefoneContato?: string;
  readonly genero?: string;
  readonly resposta?: string;
  readonly extra?: string;
  readonly aceitaNotificacao?: boolean;
  /** Consents given in the form itself, when no earlier step asks for them. */
  readonly aceitaTermos?: boolean;
  readonly aceitaRegulamento?: boolean;
  readonly indicacao?: string;
  /** What the step before the form was answered, by `nomeTermo`. */
  readonly aceites?: Readonly<Record<string, boolean>>;
  /** The steps before the form were finished. */
  readonly isReady?: boolean;
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
