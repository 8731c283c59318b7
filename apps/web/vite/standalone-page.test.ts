import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { renderPage } from './standalone-page.plugin.ts';

const page = '<head><!--trevo:policy--><!--trevo:style--></head><!--trevo:script-->';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows exactly the inline script and style', () => {
  const html = renderPage(page, { script: 'start("$&")', style: 'a{}' });
  expect(html).toContain('<script>start("$&")</script>');
  expect(html).toContain(`script-src ${hashOf('start("$&")')}; style-src ${hashOf('a{}')};`);
  expect(html).not.toContain('trevo:');
});

test('escapes the end and the beginning of a script inside the script, and hashes what it writes', () => {
  const html = renderPage(page, { script: 'x("</script><script><!--")', style: '' });
  const written = String.raw`x("\x3c/script>\x3cscript>\x3c!--")`;
  expect(html).toContain(`<script>${written}</script>`);
  expect(html).toContain(hashOf(written));
});

test('refuses a style sheet that ends its own element', () => {
  expect(() => renderPage(page, { script: '', style: 'a::after{content:"</style>"}' })).toThrow(
    'ends its own element',
  );
});
