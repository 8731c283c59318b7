import encodeQR from 'qr';

/** The dark and light modules of a QR code, row by row, with the quiet zone around them that readers need. */
export const encodeModules = (text: string): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
