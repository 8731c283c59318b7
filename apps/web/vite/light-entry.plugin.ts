import type { Plugin } from 'vite';

/** Libraries that only screens behind the entry may load. */
const late =
  /node_modules[\\/](@maskito|@tanstack|barcode-detector|canvas-confetti|pdfjs-dist|react-easy-crop|react-hook-form|react-onesignal|valibot|zxing-wasm)[\\/]/;

/** Fails the build when the entry chunk contains such a library. */
export function lightEntry(): Plugin {
  return {
    name: 'trevo:light-entry',
    apply: 'build',
    generateBundle(_options, bundle) {
      const carried = new Set<string>();
      /** Collects a chunk and its static imports. */
      const carry = (fileName: string) => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk' || carried.has(fileName)) return;
        carried.add(fileName);
        const heavy = chunk.moduleIds.find((id) => late.test(id));
        if (heavy) this.error(`the first script carries ${heavy}: find the static import that leads there`);
        chunk.imports.forEach(carry);
      };
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry) carry(chunk.fileName);
    },
  };
}
