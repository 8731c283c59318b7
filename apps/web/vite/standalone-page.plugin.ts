import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { buildScript, buildScriptAndStyle } from '@trevo/vite/build-script';

export interface StandalonePageOptions {
  /** Paths from the project's root: the page, its script, and the script of its worker. */
  readonly page: string;
  readonly script: string;
  readonly worker: string;
  /** Identifier in the script that is replaced by the worker's code, a string. */
  readonly workerName: string;
  readonly fileName: string;
}

/**
 * Writes a page as one file that also works without a server: script, worker, style and policy are inline. The policy
 * allows exactly these, and connections to the page's own origin only.
 */
export function standalonePage(options: StandalonePageOptions): Plugin {
  let root = '';
  return {
    name: 'trevo:standalone-page',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const worker = await buildScript(root, options.worker);
      const built = await buildScriptAndStyle(root, options.script, {
        [options.workerName]: JSON.stringify(worker),
      });
      const page = readFileSync(resolve(root, options.page), 'utf8');
      this.emitFile({ type: 'asset', fileName: options.fileName, source: renderPage(page, built) });
    },
  };
}

/** Inlines style, script and policy into a page with the placeholders of the three. */
export function renderPage(
  page: string,
  { script, style }: { readonly script: string; readonly style: string },
): string {
  // Neither text may end its own element; both characters are the same inside a string of the script.
  const inlineScript = script.replaceAll(/<(?=\/script|!--|script)/gi, String.raw`\x3c`);
  if (/<\/style/i.test(style)) throw new Error('The style sheet ends its own element');
  const policy = [
    "default-src 'none'",
    `script-src ${toHash(inlineScript)}`,
    `style-src ${toHash(style)}`,
    'worker-src blob:',
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return page
    .replace('<!--trevo:policy-->', () => `<meta http-equiv="content-security-policy" content="${policy}" />`)
    .replace('<!--trevo:style-->', () => `<style>${style}</style>`)
    .replace('<!--trevo:script-->', () => `<script>${inlineScript}</script>`);
}

const toHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
