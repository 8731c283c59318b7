import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// In a package (tools/release/write-pacote.ts) the fonts are in a folder beside the program.
const beside = fileURLToPath(new URL('./letras/', import.meta.url));
const { resolve } = createRequire(import.meta.url);

const find = (folder: string, file: string): string =>
  existsSync(beside) ? `${beside}${file}` : resolve(`@expo-google-fonts/noto-sans/${folder}/${file}`);

/** Returns the path of the regular font. */
export const findLetraNormal = (): string => find('400Regular', 'NotoSans_400Regular.ttf');

let letras: { readonly normal: Buffer; readonly forte: Buffer } | undefined;

/** Returns the fonts of PDF documents: Latin with all accents, Greek and Cyrillic. */
export const readLetras = (): NonNullable<typeof letras> =>
  (letras ??= {
    normal: readFileSync(findLetraNormal()),
    forte: readFileSync(find('700Bold', 'NotoSans_700Bold.ttf')),
  });
