import type { Plugin } from 'vite';
import { buildScript } from '@trevo/vite/build-script';

/**
 * Writes `leitor-pdf.js`, the script of the page that shows the PDF of a receipt, as one classic script under a
 * fixed name: that page has an opaque origin, so it can load neither modules nor a worker.
 */
export function pdfReader({ script }: { readonly script: string }): Plugin {
  let root = '';
  return {
    name: 'trevo:pdf-reader',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'leitor-pdf.js',
        source: await buildScript(root, script),
      });
    },
  };
}
