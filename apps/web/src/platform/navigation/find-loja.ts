import { isNative } from '../browser/native-shell.ts';

/** Where the page runs, as far as the stores are concerned. */
export interface Dispositivo {
  readonly userAgent: string;
  /** As `location.protocol`: `https:`. */
  readonly protocol: string;
  readonly isNative: boolean;
}

/** This one. */
export const readDispositivo = (): Dispositivo => ({
  userAgent: navigator.userAgent,
  protocol: window.location.protocol,
  isNative: isNative(),
});

/** The store that has the app for this device, or null: there is none, this is no phone, or it is the installed app. */
export function findLoja(
  lojas: Readonly<Record<'android' | 'ios', string | null>> | null,
  dispositivo: Dispositivo,
): string | null {
  if (!lojas || dispositivo.isNative || !dispositivo.protocol.startsWith('http')) return null;
  if (/android/i.test(dispositivo.userAgent)) return lojas.android;
  if (/iphone|ipad|ipod/i.test(dispositivo.userAgent)) return lojas.ios;
  return null;
}
