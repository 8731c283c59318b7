import type { Plugin } from 'vite';

/**
 * Moves the entry's style sheet from the head to after the server-rendered shell. In the head it would block the
 * first paint; there it only blocks the scripts, so the app never appears unstyled.
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
