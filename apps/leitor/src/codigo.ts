import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Foto } from './foto.ts';

/** The part of zxing-wasm's interface used here; the package is optional, so its types are not installed. */
interface Zxing {
  prepareZXingModule(options: {
    overrides: { wasmBinary: ArrayBuffer };
    fireImmediately: true;
  }): Promise<unknown>;
  readBarcodes(
    picture: { data: Uint8ClampedArray; width: number; height: number },
    options: Record<string, unknown>,
  ): Promise<{ text: string; isValid: boolean }[]>;
}

/** Returns the texts of the QR codes and bar codes in a picture. */
export type LerCodigos = (foto: Foto) => Promise<string[]>;

/** Loads the decoder from the folder of the optional packages. */
export async function loadCodigos(folder: string): Promise<LerCodigos> {
  const require = createRequire(join(folder, 'package.json'));
  const zxing = (await import(pathToFileURL(require.resolve('zxing-wasm/reader')).href)) as Zxing;
  const wasm = readFileSync(join(folder, 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'));
  // Without the bytes the package would download them.
  const wasmBinary = new Uint8Array(wasm).buffer;
  await zxing.prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return async ({ largura, altura, rgb }) => {
    const rgba = new Uint8ClampedArray(largura * altura * 4).fill(255);
    for (let at = 0; at < largura * altura; at += 1)
      for (let canal = 0; canal < 3; canal += 1) rgba[at * 4 + canal] = rgb[at * 3 + canal] ?? 0;
    const found = await zxing.readBarcodes(
      { data: rgba, width: largura, height: altura },
      { formats: ['QRCode', 'Code128'], tryHarder: true, maxNumberOfSymbols: 4 },
    );
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
