import { vi } from 'vitest';

const bytes = new Uint8Array([0, 0, 0]).buffer;
const credencialNova = {
  id: 'AAAA',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, attestationObject: bytes },
  getClientExtensionResults: () => ({}),
};
const credencialUsada = {
  ...credencialNova,
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
};

/** The error of a prompt that the user cancels. */
export const cancelled = new DOMException('The operation was not allowed.', 'NotAllowedError');

/** Gives the browser a device that confirms each prompt. */
export function stubPasskeys() {
  const create = vi.fn<(options: unknown) => Promise<unknown>>().mockResolvedValue(credencialNova);
  const get = vi.fn<(options: unknown) => Promise<unknown>>().mockResolvedValue(credencialUsada);
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true });
  return { create, get };
}
