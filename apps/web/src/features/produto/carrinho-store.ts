import { createId } from '../../platform/browser/web-crypto.ts';
import { session } from '../../platform/session/session.ts';
import { totem } from '../../platform/storage/totem.ts';
import { localStore } from '../../platform/storage/local-store.ts';
import { createStore, useStore } from '@trevo/ui/create-store.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import type { Carrinho } from './carrinho.ts';

/** One try at ordering what stands in the cart: whatever is sent has the same key until an answer settles it. */
interface Envio {
  readonly idempotencia: string;
  /** What exactly was sent first: the server refuses anything else under its key once that has arrived. */
  readonly pedido: string;
}

interface Kept {
  readonly itens: Carrinho;
  readonly envio?: Envio;
}

type Dono = Pick<CampanhaWire, 'ano' | 'identificacao'>;

/** One cart for each person and campaign. */
const toPlace = ({ ano, identificacao }: Dono): string =>
  `carrinho.${ano}.${identificacao}.${session.get()?.usuario ?? ''}`;

const empty: Kept = { itens: [] };
const carrinhos = createStore<ReadonlyMap<string, Kept>>(new Map());

function read(place: string): Kept {
  const known = carrinhos.get().get(place);
  if (known) return known;
  const kept = localStore.get<Kept>(place) ?? empty;
  // Not told to anybody: what was read is what was there.
  (carrinhos.get() as Map<string, Kept>).set(place, kept);
  return kept;
}

function write(place: string, kept: Kept): void {
  // A kiosk keeps nothing of anybody.
  if (!totem.isOn()) {
    if (kept.itens.length === 0 && !kept.envio) localStore.remove(place);
    else localStore.set(place, kept);
  }
  carrinhos.set(new Map(carrinhos.get()).set(place, kept));
}

/** Another window changed something: what it wrote counts. */
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
  /** Changes the cart as it is now. */
  update(dono: Dono, change: (carrinho: Carrinho) => Carrinho): void {
    const place = toPlace(dono);
    const kept = read(place);
    const itens = change(kept.itens);
    if (itens !== kept.itens) write(place, { ...kept, itens });
  },
  /** The key under which this order is sent: that of the last try while nobody knows whether it arrived. */
  beginEnvio(dono: Dono, pedido: object): string {
    const place = toPlace(dono);
    const kept = read(place);
    if (kept.envio) return kept.envio.idempotencia;
    const envio = { idempotencia: createId(), pedido: JSON.stringify(pedido) };
    write(place, { ...kept, envio });
    return envio.idempotencia;
  },
  /** An answer settled the try: an order empties the cart, a refusal leaves it. */
  settleEnvio(dono: Dono, isPlaced: boolean): void {
    const place = toPlace(dono);
    write(place, { itens: isPlaced ? [] : read(place).itens });
  },
};

/** The cart of who is signed in, for one campaign. */
export function useCarrinho(dono: Dono): Carrinho {
  useStore(carrinhos);
  return read(toPlace(dono)).itens;
}

/** Whether exactly this order was sent and no answer has settled it: it may have been placed already. */
export function useIsEnviado(dono: Dono, pedido: object): boolean {
  useStore(carrinhos);
  return read(toPlace(dono)).envio?.pedido === JSON.stringify(pedido);
}
