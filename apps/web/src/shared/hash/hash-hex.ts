/** The SHA-256 of bytes, in hexadecimal: the code by which something was promised before it was shown. */
export async function hashHex(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
