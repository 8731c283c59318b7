import { createStore } from '@trevo/ui/create-store.ts';
import { withResolvers } from '../with-resolvers.ts';

interface Pedido {
  /** Resolves with true once the operator was verified again, with false when the operator gave up. */
  readonly resolve: (isConfirmed: boolean) => void;
  readonly answer: Promise<boolean>;
}

/** The verification that the dialog asks for; null without one. */
export const confirmacaoStore = createStore<Pedido | null>(null);

/** Asks the operator for password and code. Concurrent calls share one dialog. */
export function askConfirmacao(): Promise<boolean> {
  const running = confirmacaoStore.get();
  if (running) return running.answer;
  const { promise, resolve } = withResolvers<boolean>();
  confirmacaoStore.set({
    answer: promise,
    resolve(isConfirmed) {
      confirmacaoStore.set(null);
      resolve(isConfirmed);
    },
  });
  return promise;
}
