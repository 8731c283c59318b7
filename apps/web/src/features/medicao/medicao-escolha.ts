import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getAnalyticsIds } from '@trevo/config/configuracao/configuracao-questions';
import { useSyncExternalStore } from 'react';
import { isNative } from '../../platform/browser/native-shell.ts';
import { totem } from '../../platform/storage/totem.ts';
import { localStore } from '../../platform/storage/local-store.ts';

/** Analytics consent of this browser; undefined while not answered. */
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
  // Syncs the answer across windows.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the consent and re-renders when it changes. */
export const useMedicaoEscolha = (): MedicaoEscolha => useSyncExternalStore(subscribe, medicaoEscolha.get);

/** Returns whether the campaign uses analytics here: not on a kiosk, inside another page or in the native app. */
export function hasMedicao(configuracao: Configuracao): boolean {
  const { google, facebook } = getAnalyticsIds(configuracao);
  const isSomewhere = google !== null || facebook !== null;
  return isSomewhere && !isNative() && !totem.isOn() && window.parent === window;
}
