import { vi } from 'vitest';

/** Result of the request for persistent storage; `ausente` omits the method. */
export type Pedido = 'concedido' | 'negado' | 'falha' | 'ausente';

/** User agent of Safari on an iPhone. */
export const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Stubs the storage manager until globals are unstubbed. Returns the mock of `persist`. */
export function stubPersist(pedido: Pedido, userAgent = navigator.userAgent) {
  let isPersisted = false;
  const persist = vi.fn(async () => {
    if (pedido === 'falha') throw new TypeError('Not allowed');
    return (isPersisted = pedido === 'concedido');
  });
  const storage = pedido === 'ausente' ? undefined : { persist, persisted: async () => isPersisted };
  const own = { storage, userAgent };
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (real, name) =>
        Object.hasOwn(own, name) ? own[name as keyof typeof own] : Reflect.get(real, name, real),
    }),
  );
  return persist;
}
