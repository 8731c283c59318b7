import type { Plugin } from 'vite';

/** Libraries that come with the first screen that needs them: the entry, which everybody waits for, has to do without. */
const late =
  /node_modules[\\/](@maskito|@tanstack|barcode-detector|canvas-confetti|pdfjs-dist|react-easy-crop|react-hook-form|react-onesignal|valibot|zxing-wasm)[\\/]/;

/** Stops a build whose first script would carry a library that only screens behind the entry use. */
export function lightEntry(): Plugin {
  return {
    name: 'trevo:light-entry',
    apply: 'build',
    generateBundle(_options, bundle) {
      const carried = new Set<string>();
      /** A chunk and what it imports by itself. */
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
