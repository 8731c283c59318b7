import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getAnalyticsIds } from '@trevo/config/configuracao-questions';
import { isNative } from '../../platform/browser/native-shell.ts';
import { totem } from '../../platform/session/session.ts';

/** Whether the campaign measures visits here: not on a kiosk, inside another page or in the installed app. */
export function hasMedicao(configuracao: Configuracao): boolean {
  const { google, facebook } = getAnalyticsIds(configuracao);
  const isSomewhere = google !== null || facebook !== null;
  return isSomewhere && !isNative() && !totem.isOn() && window.parent === window;
}
