import { getLojasDoAplicativo } from '@trevo/config/configuracao/configuracao-questions';
import { askInstalar, isInstalada, useModoInstalacao } from '../../platform/browser/instalar.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { findLoja, readDispositivo } from '../../platform/navigation/find-loja.ts';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { instalacaoText as text } from './instalacao.text.ts';

/** How the person gets the app on this device, by what a button says and does. */
export interface Instalar {
  readonly rotulo: string;
  /** The store's address, for a link; else `run` is for a button. */
  readonly loja: string | null;
  /** False when the person was asked by the browser and said no. */
  run(): Promise<boolean>;
}

/** The store where the campaign's app is in one, else the phone's home screen; null where the device has it or cannot. */
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
