import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getAnalyticsIds } from '@trevo/config/configuracao/configuracao-questions';
import { useSyncExternalStore } from 'react';
import { isNative } from '../../platform/browser/native-shell.ts';
import { totem } from '../../platform/storage/totem.ts';
import { localStore } from '../../platform/storage/local-store.ts';

/** Whether visits of this browser may be measured; undefined while nobody has said. */
export type MedicaoEscolha = 'sim' | 'nao' | undefined;

const key = 'medicao';
const listeners = new Set<() => void>();

export const medicaoEscolha = {
  get: (): MedicaoEscolha => localStore.get<MedicaoEscolha>(key),
  set(escolha: 'sim' | 'nao'): void {
    localStore.set(key, escolha);
    for (const listener of listeners) listener();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Said in one window, it holds in all of them.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What the person said; re-renders when they say something else. */
export const useMedicaoEscolha = (): MedicaoEscolha => useSyncExternalStore(subscribe, medicaoEscolha.get);

/** Whether the campaign measures visits here: not on a kiosk, inside another page or in the installed app. */
export function hasMedicao(configuracao: Configuracao): boolean {
  const { google, facebook } = getAnalyticsIds(configuracao);
  const isSomewhere = google !== null || facebook !== null;
  return isSomewhere && !isNative() && !totem.isOn() && window.parent === window;
}
