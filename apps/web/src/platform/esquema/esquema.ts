import { createStore, useStore } from '@trevo/ui/create-store.ts';
import { localStore } from '../storage/local-store.ts';
import { totem } from '../storage/totem.ts';

/** A person's choice on this device; `automatico` leaves it to the campaign or, if that is open, to the device. */
export type Esquema = 'automatico' | 'claro' | 'escuro';

/** Also read by `app/start/early-start.ts`, before the first paint. */
const key = 'esquema';

const read = (): Esquema => {
  const stored = localStore.get<Esquema>(key);
  return stored === 'claro' || stored === 'escuro' ? stored : 'automatico';
};
const store = createStore<Esquema>(read());

/** Remembers the choice on this device and applies it. */
export function chooseEsquema(next: Esquema): void {
  if (next === 'automatico') localStore.remove(key);
  else localStore.set(key, next);
  store.set(next);
  applyEsquema();
}

/** Returns the person's choice. */
export const useEsquema = (): Esquema => useStore(store);

/**
 * Enables the second style sheet and theme colour of the page, or disables them, by their media queries (ADR
 * 0060). A kiosk shows the campaign's own mode.
 */
export function applyEsquema(): void {
  const escolha = totem.isOn() ? undefined : read();
  for (const element of document.querySelectorAll<HTMLElement>('[data-esquema]')) {
    const { esquema, media = 'not all' } = element.dataset;
    const open = escolha === 'automatico' ? media : escolha === esquema ? 'all' : 'not all';
    element.setAttribute('media', open);
  }
}
