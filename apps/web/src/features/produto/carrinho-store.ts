import { createId } from '../../platform/browser/web-crypto.ts';
import { session } from '../../platform/session/session.ts';
import { totem } from '../../platform/storage/totem.ts';
import { localStore } from '../../platform/storage/local-store.ts';
import { createStore, useStore } from '@trevo/ui/create-store.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import type { Carrinho } from './carrinho.ts';

/** Attempt to order the cart: every retry uses the same idempotency key until a response settles it. */
interface Envio {
  readonly idempotencia: string;
  /** Exact content of the first request: the server refuses any other content under the same key. */
  readonly pedido: string;
}

interface Kept {
  readonly itens: Carrinho;
  readonly envio?: Envio;
}

type Dono = Pick<CampanhaWire, 'ano' | 'identificacao'>;

/** Storage key: one cart per consumidor and campaign. */
const toPlace = ({ ano, identificacao }: Dono): string =>
  `carrinho.${ano}.${identificacao}.${session.get()?.usuario ?? ''}`;

const empty: Kept = { itens: [] };
const carrinhos = createStore<ReadonlyMap<string, Kept>>(new Map());

function read(place: string): Kept {
  const known = carrinhos.get().get(place);
  if (known) return known;
  const kept = localStore.get<Kept>(place) ?? empty;
  // Written without notifying subscribers: reading must not trigger a re-render.
  (carrinhos.get() as Map<string, Kept>).set(place, kept);
  return kept;
}

function write(place: string, kept: Kept): void {
  // A kiosk stores nothing about its users.
  if (!totem.isOn()) {
    if (kept.itens.length === 0 && !kept.envio) localStore.remove(place);
    else localStore.set(place, kept);
  }
  carrinhos.set(new Map(carrinhos.get()).set(place, kept));
}

/** Handles a change from another window: its stored version wins. */
function forgetRead(): void {
  carrinhos.set(new Map());
}
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith('trevo.carrinho.')) forgetRead();
  });
  session.subscribe(forgetRead);
}

export const carrinhoStore = {
  /** Applies a change to the current cart. */
  update(dono: Dono, change: (carrinho: Carrinho) => Carrinho): void {
    const place = toPlace(dono);
    const kept = read(place);
    const itens = change(kept.itens);
    if (itens !== kept.itens) write(place, { ...kept, itens });
  },
  /** Returns the idempotency key of this order: that of the last attempt while its outcome is unknown. */
  beginEnvio(dono: Dono, pedido: object): string {
    const place = toPlace(dono);
    const kept = read(place);
    if (kept.envio) return kept.envio.idempotencia;
    const envio = { idempotencia: createId(), pedido: JSON.stringify(pedido) };
    write(place, { ...kept, envio });
    return envio.idempotencia;
  },
  /** Settles the attempt: a placed order empties the cart, a refusal keeps it. */
  settleEnvio(dono: Dono, isPlaced: boolean): void {
    const place = toPlace(dono);
    write(place, { itens: isPlaced ? [] : read(place).itens });
  },
};

/** Returns the signed-in consumidor's cart for one campaign. */
export function useCarrinho(dono: Dono): Carrinho {
  useStore(carrinhos);
  return read(toPlace(dono)).itens;
}

/** Returns whether exactly this order was sent without a response: it may have been placed already. */
export function useIsEnviado(dono: Dono, pedido: object): boolean {
  useStore(carrinhos);
  return read(toPlace(dono)).envio?.pedido === JSON.stringify(pedido);
}
