import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getAnalyticsIds } from '@trevo/config/configuracao-questions';
import { isNative } from '../navigation/native-shell.ts';
import { totem } from '../totem/totem.ts';

/** Whether the campaign measures visits here: not on a kiosk, inside another page or in the installed app. */
export function hasMedicao(configuracao: Configuracao): boolean {
  const { google, facebook } = getAnalyticsIds(configuracao);
  const isSomewhere = google !== null || facebook !== null;
  return isSomewhere && !isNative() && !totem.isOn() && window.parent === window;
}
