import { isNative } from '../../browser/native-shell.ts';

/** Properties of the device that determine its store. */
export interface Dispositivo {
  readonly userAgent: string;
  /** As `location.protocol`: `https:`. */
  readonly protocol: string;
  readonly isNative: boolean;
}

/** Returns the properties of this device. */
export const readDispositivo = (): Dispositivo => ({
  userAgent: navigator.userAgent,
  protocol: window.location.protocol,
  isNative: isNative(),
});

/**
 * Returns the store that has the app for this device, or null: there is none, this is no phone, or it is the
 * native app.
 */
export function findLoja(
  lojas: Readonly<Record<'android' | 'ios', string | null>> | null,
  dispositivo: Dispositivo,
): string | null {
  if (!lojas || dispositivo.isNative || !dispositivo.protocol.startsWith('http')) return null;
  if (/android/i.test(dispositivo.userAgent)) return lojas.android;
  if (/iphone|ipad|ipod/i.test(dispositivo.userAgent)) return lojas.ios;
  return null;
}
