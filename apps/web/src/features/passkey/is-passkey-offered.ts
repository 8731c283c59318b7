import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { isPasskeyEnabled } from '@trevo/config/configuracao/configuracao-questions';
import { isNative } from '../../platform/browser/native-shell.ts';
import { totem } from '../../platform/storage/totem.ts';

/**
 * Returns whether this browser can sign in with a passkey of the campaign: not on a kiosk, which would keep the
 * passkey of one user for the next, and not in the native app, whose page does not have the campaign's host.
 */
export const isPasskeyOffered = (c: Configuracao): boolean =>
  isPasskeyEnabled(c) && 'PublicKeyCredential' in window && !totem.isOn() && !isNative();
