import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { createStore } from '@trevo/ui/create-store.ts';

/** The signed-in operator with the roles by promoter. */
export type Sessao = RetornoOf<Calls['operador.sessao']>;

/** Undefined until the server answered; null when no operator is signed in. */
export const sessaoStore = createStore<Sessao | null | undefined>(undefined);

/** Difference of the server's clock to this device's, in milliseconds. */
let desvio = 0;

/** Time on the server's clock, in milliseconds. */
export const agoraServidor = (): number => Date.now() + desvio;

/** Time at which the session ends without a call, and at the latest; milliseconds of the server's clock. */
export interface Prazo {
  readonly ociosa: number;
  readonly maxima: number;
}

export const prazoStore = createStore<Prazo | null>(null);

/** How long a session lives without a call, in milliseconds. */
let ociosidade = 0;

/** Keeps the session of a response. */
export function keepSessao(sessao: Sessao): void {
  const ociosa = Date.parse(sessao.ociosaAte);
  ociosidade = ociosa - agoraServidor();
  prazoStore.set({ ociosa, maxima: Date.parse(sessao.ate) });
  sessaoStore.set(sessao);
}

/** Forgets the session: the server ended it, or the operator did. */
export function forgetSessao(): void {
  prazoStore.set(null);
  sessaoStore.set(null);
}

/** Reads the server's clock from a response, which also prolongs a running session. */
export function hearServidor(date: string | null, chegouEm: number): void {
  const em = Date.parse(date ?? '');
  if (Number.isNaN(em)) return;
  desvio = em - chegouEm;
  const prazo = prazoStore.get();
  if (prazo) prazoStore.set({ ...prazo, ociosa: em + ociosidade });
}
