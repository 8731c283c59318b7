import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getLojasRedirecionamento } from '@trevo/config/configuracao-questions';

/** Where the page runs, as far as the stores are concerned. */
export interface Dispositivo {
  readonly userAgent: string;
  /** As `location.protocol`: `https:`. */
  readonly protocol: string;
  readonly isNative: boolean;
}

/**
 * The store that has the app for this device, or null when the person stays: the campaign does not send people away,
 * one of the app's two addresses is missing, this is no phone, or it is the installed app already.
 */
export function findLoja(configuracao: Configuracao, dispositivo: Dispositivo): string | null {
  const lojas = getLojasRedirecionamento(configuracao);
  if (!lojas || dispositivo.isNative || !dispositivo.protocol.startsWith('http')) return null;
  if (/android/i.test(dispositivo.userAgent)) return lojas.android;
  if (/iphone|ipad|ipod/i.test(dispositivo.userAgent)) return lojas.ios;
  return null;
}
