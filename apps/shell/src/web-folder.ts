import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bootstrap } from '@trevo/config/configuracao/bootstrap';
import { readLicences, renderLicences } from '../../../tools/release/bundled-licences.ts';
import type { CampanhaApp } from './campanha-app.ts';
import { escapeXml } from './escape-xml.ts';
import { replaceExactly } from './replace-exactly.ts';
import { navegadorAntigoText } from './shell.text.ts';

/** Shown in a WebView older than the build target. */
export const paginaNavegadorAntigo = 'atualize.html';

const toHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const toInlineJson = (content: object) => JSON.stringify(content).replaceAll('<', '\\u003c');

/**
 * Content security policy of the page, like that of the server for browsers. Styles are unrestricted because the
 * app injects the theme from the configuration; `capacitor:` is the origin on iPhones.
 */
const toPolicy = (scriptHashes: readonly string[]): string => {
  const own = "'self' capacitor://localhost";
  return [
    `default-src ${own}`,
    [`script-src ${own} 'wasm-unsafe-eval'`, ...scriptHashes].join(' '),
    `style-src ${own} 'unsafe-inline'`,
    `img-src ${own} data: blob: https:`,
    `connect-src ${own} https:`,
    `media-src ${own} blob:`,
    `worker-src ${own} blob:`,
    "base-uri 'none'",
    "object-src 'none'",
    `form-action ${own}`,
  ].join('; ');
};

/** Builds the page for the app: its brand, and the server for all other requests. */
function toPage(
  template: string,
  criticalCss: string,
  app: Pick<CampanhaApp, 'aplicativo' | 'corFundo' | 'temaCss' | 'outroModo'>,
  bootstrap: Bootstrap,
): string {
  const scripts = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1]!);
  const head = [
    `<meta http-equiv="content-security-policy" content="${escapeXml(toPolicy(scripts.map(toHash))).replaceAll('&apos;', "'")}">`,
    `<title>${escapeXml(app.aplicativo.nome)}</title>`,
    `<meta name="theme-color" content="${app.corFundo}">`,
    `<style>${app.temaCss}${criticalCss}</style>`,
    `<style data-esquema="${app.outroModo.modo}" data-media="not all" media="not all">${app.outroModo.css}</style>`,
    `<script type="application/json" id="trevo-bootstrap">${toInlineJson(bootstrap)}</script>`,
  ].join('\n    ');
  const page = replaceExactly(template, 1, '<!--trevo:head-->', head);
  return replaceExactly(page, 1, '<!--trevo:shell-->', '');
}

/**
 * Writes the web app for the native projects: no service worker, no precompressed files, the page in the brand's
 * theme.
 */
export function writeWebFolder(
  target: string,
  webDist: string,
  app: CampanhaApp,
  bootstrap: Bootstrap,
): void {
  mkdirSync(join(target, 'assets'), { recursive: true });
  for (const name of readdirSync(join(webDist, 'assets')).sort())
    if (!/\.(br|gz|map)$/.test(name)) cpSync(join(webDist, 'assets', name), join(target, 'assets', name));
  const read = (name: string) => readFileSync(join(webDist, name), 'utf8');
  writeFileSync(join(target, 'index.html'), toPage(read('index.html'), read('critical.css'), app, bootstrap));
  writeFileSync(join(target, paginaNavegadorAntigo), toPaginaNavegadorAntigo(app));
}

/**
 * Writes the licence texts that the app shows: of the packages in the web app and of the native ones.
 *
 * @param packages keys of package-lock.json
 */
export function writeLicencas(target: string, webDist: string, packages: readonly string[]): void {
  const ofWeb = JSON.parse(readFileSync(join(webDist, '.vite/pacotes.json'), 'utf8')) as string[];
  writeFileSync(join(target, 'licencas.txt'), renderLicences(readLicences([...ofWeb, ...packages])));
}

/** Without scripts and without features that an old WebView lacks. */
const toPaginaNavegadorAntigo = ({ aplicativo }: CampanhaApp): string => `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeXml(aplicativo.nome)}</title>
    <style>body{margin:0;padding:3rem 1.5rem;font:1.125rem/1.5 sans-serif;color:#1b1b1f;background:#fff}</style>
  </head>
  <body>
    <h1>${navegadorAntigoText.titulo}</h1>
    <p>${escapeXml(navegadorAntigoText.texto)}</p>
  </body>
</html>
`;
