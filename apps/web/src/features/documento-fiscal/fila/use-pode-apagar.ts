import { useEffect } from 'react';
import { isInstalada, isIphoneBrowser } from '../../../platform/browser/instalar.ts';
import { persistencia, useMayErase } from '../../../platform/storage/persistencia.ts';
import { filaText } from './fila.text.ts';

/**
 * Returns the warning that the browser may evict the storage; undefined when it is persistent, and while that is
 * unknown. Safari deletes the storage of sites without a visit for seven days of use, and gives an app on an
 * iPhone's home screen its own storage; on other platforms that app shares the browser's.
 *
 * @param isKept whether a pending receipt is in the browser's storage
 */
export function usePodeApagar(isKept: boolean): string | undefined {
  const mayErase = useMayErase();
  useEffect(() => {
    if (isKept) void persistencia.look();
  }, [isKept]);
  if (!isKept || !mayErase) return undefined;
  const isIphone = isIphoneBrowser(navigator.userAgent, navigator.maxTouchPoints) && !isInstalada();
  return isIphone ? filaText.podeApagar.iphone : filaText.podeApagar.geral;
}
