import { createHash } from 'node:crypto';
import { paginaText } from './pagina.text.ts';

const text = paginaText.leitor;

const style = `:root{color-scheme:light}body{margin:0;background:#e9ebf0;color:#1a1c22;font:16px/1.5 system-ui,sans-serif}
header{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;padding:.5rem 1rem;background:#fff;box-shadow:0 1px 3px #0003}
h1{margin:0;font-size:1.125rem}a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border-radius:.75rem;background:#1d3d75;color:#fff;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid #1a1c22;outline-offset:2px}main{display:grid;gap:1rem;max-width:60rem;margin:0 auto;padding:1rem}
canvas{display:block;width:100%;height:auto;background:#fff;box-shadow:0 1px 3px #0003}p{margin:0 auto;max-width:36rem;padding:1rem;text-align:center}`;

/**
 * Static page for every PDF: its script reads file name and signed query from the address, so that no input is
 * written into the HTML.
 */
const html = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text.titulo}</title>
<style>${style}</style>
</head>
<body>
<header><h1>${text.titulo}</h1><a id="baixar" download="nota.pdf">${text.baixar}</a></header>
<p id="aviso" role="status" data-falhou="${text.falhou}" data-venceu="${text.venceu}" data-mais="${text.mais}">${text.abrindo}</p>
<main id="paginas" aria-label="${text.titulo}"></main>
<script src="/leitor-pdf.js"></script>
</body>
</html>
`;

/**
 * Renders untrusted files, so the page is sandboxed with an opaque origin: no storage, no session, and no
 * requests except the file and its script. ADR 0020.
 */
const policy = [
  'sandbox allow-scripts allow-downloads',
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "connect-src 'self'",
  'img-src data: blob:',
  'font-src data: blob:',
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Page that displays a receipt's PDF, with its content security policy. */
export const leitorPdf = { html, policy };
