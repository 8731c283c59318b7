import type { Cifra } from '../../../../kernel/auth/cifra.ts';
import { type Clock, getOutsideTime } from '../../../../kernel/clock.ts';
import { generateSecret, generateSync, generateURI, verifySync } from 'otplib';

/** Seconds of a code. */
const passoSegundos = 30;

/** Creates the secret of an authenticator, in base32. */
export const createAutenticador = (): string => generateSecret();

/** Returns the address that authenticator apps read from a QR code. */
export const toEnderecoAutenticador = (email: string, segredo: string): string =>
  generateURI({ issuer: 'Trevo', label: email, secret: segredo });

/** Returns the code of an authenticator at a time. */
export const toCodigo = (segredo: string, em: Date): string =>
  generateSync({ secret: segredo, epoch: Math.floor(em.getTime() / 1000), period: passoSegundos });

/**
 * Returns the time step of a code that is right now, one step before or one after; undefined for a wrong one. A step
 * must be used once only.
 */
export function findPasso(segredo: string, codigo: string, agora: Date): number | undefined {
  const epoch = Math.floor(agora.getTime() / 1000);
  const result = verifySync({
    secret: segredo,
    token: codigo,
    epoch,
    period: passoSegundos,
    epochTolerance: passoSegundos,
  });
  return result.valid ? Math.floor(epoch / passoSegundos) + result.delta : undefined;
}

/** Returns the secret of a sealed authenticator. */
export const openAutenticador = (cifra: Cifra, totp: string): string =>
  cifra.open(Buffer.from(totp, 'base64')).toString('utf8');

/** Returns a function that finds the time step of a code of an operator's sealed authenticator. */
export const createFindPassoDe =
  (cifra: Cifra, clock: Clock) =>
  ({ totp }: { readonly totp: string }, codigo: string): number | undefined =>
    findPasso(openAutenticador(cifra, totp), codigo, getOutsideTime(clock));
