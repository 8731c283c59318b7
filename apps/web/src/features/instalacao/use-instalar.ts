import { getLojasDoAplicativo } from '@trevo/config/configuracao/configuracao-questions';
import { askInstalar, isInstalada, useModoInstalacao } from '../../platform/browser/instalar.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { findLoja, readDispositivo } from '../../platform/navigation/paths/find-loja.ts';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { instalacaoText as text } from './instalacao.text.ts';

/** Way to install the app on this device, with the label and action of its button. */
export interface Instalar {
  readonly rotulo: string;
  /** Store URL for a link, or null; then `run` is for a button. */
  readonly loja: string | null;
  /** Resolves to false when the user declined the browser's prompt. */
  run(): Promise<boolean>;
}

/**
 * Returns the store when the campaign's app is in one, else the home screen; null when the app is installed or
 * cannot be.
 */
export function useInstalar(): Instalar | null {
  const configuracao = useConfiguracao();
  const modo = useModoInstalacao();
  const loja = isInstalada() ? null : findLoja(getLojasDoAplicativo(configuracao), readDispositivo());
  if (loja) return { rotulo: text.baixar, loja, run: async () => true };
  if (modo === 'navegador') return { rotulo: text.instalar, loja: null, run: askInstalar };
  if (modo !== 'iphone') return null;
  return {
    rotulo: text.verComo,
    loja: null,
    run: async () => {
      paineis.open('instalar');
      return true;
    },
  };
}
