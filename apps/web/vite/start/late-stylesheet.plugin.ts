import type { Plugin } from 'vite';

/** Statement of Vite's helper that loads a lazy chunk's style sheet. */
const appendToHead = 'document.head.appendChild(link)';

/**
 * Moves the entry's style sheet from the head to after the server-rendered shell. In the head it would block the
 * first paint; there it only blocks the scripts, so the app never appears unstyled. The style sheets of lazy chunks
 * follow it in the body: in the head they would lose against the entry's rules of the same specificity.
 */
export function lateStylesheet(): Plugin {
  let isHelperChanged = false;
  return {
    name: 'trevo:late-stylesheet',
    apply: 'build',
    renderChunk(code) {
      if (!code.includes(appendToHead)) return null;
      isHelperChanged = true;
      return { code: code.replace(appendToHead, 'document.body.appendChild(link)'), map: null };
    },
    generateBundle() {
      if (!isHelperChanged) this.error(`no chunk contains "${appendToHead}" of Vite's preload helper`);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(/[ \t]*<link rel="stylesheet"[^>]*>\n?/g) ?? [];
        const without = links.reduce((page, link) => page.replace(link, ''), html);
        return without.replace('</body>', () => `${links.join('')}  </body>`);
      },
    },
  };
}
