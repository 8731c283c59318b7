import type { Plugin } from 'vite';

/**
 * Moves the entry's style sheet from the head to just after the server-drawn shell. In the head it would hold
 * back the first paint; there it only holds back the scripts, so the screen never appears without its style.
 */
export function lateStylesheet(): Plugin {
  return {
    name: 'trevo:late-stylesheet',
    apply: 'build',
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
