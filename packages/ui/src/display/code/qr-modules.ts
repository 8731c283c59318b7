import encodeQR from 'qr';

/** Returns the dark and light modules of a QR code, row by row, with the quiet zone that readers need. */
export const encodeModules = (text: string): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
