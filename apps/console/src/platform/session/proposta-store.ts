import type { ProponivelId } from '@trevo/contract/operador/proponiveis';
import { createStore } from '@trevo/ui/create-store.ts';
import { withResolvers } from '../with-resolvers.ts';

/** A call that was refused because it needs a second person. */
interface Recusado {
  readonly ato: ProponivelId;
  /** Path parameters of the call. */
  readonly alvo: Readonly<Record<string, string | number>>;
  readonly corpo: object;
  /** Why it needs one, in sentences. */
  readonly porque: readonly string[];
}

interface Pedido extends Recusado {
  /** Makes a repeated proposal the same one. */
  readonly propostaID: string;
  /** Resolves with true once the call was proposed, with false when the operator gave up. */
  readonly resolve: (isProposed: boolean) => void;
}

/** The call that the dialog offers to propose; null without one. */
export const propostaStore = createStore<Pedido | null>(null);

/** Asks the operator whether to propose a call, with the reason. A second call at the same time is not proposed. */
export function askProposta(recusado: Recusado): Promise<boolean> {
  if (propostaStore.get()) return Promise.resolve(false);
  const { promise, resolve } = withResolvers<boolean>();
  propostaStore.set({
    ...recusado,
    propostaID: crypto.randomUUID(),
    resolve(isProposed) {
      propostaStore.set(null);
      resolve(isProposed);
    },
  });
  return promise;
}
