import { createHash } from 'node:crypto';
import {
  getCores,
  getFundo,
  getIcone,
  getLogosEntrada,
  getTitulo,
} from '@trevo/config/configuracao-questions';
import { buildTheme, themeToCss, type Theme } from '@trevo/config/theme';
import type { Hospedagem } from '../campanha/public.ts';
import type { InlineHashes } from './page-policy.ts';

/** What the browser finds in the page instead of asking for it: the configuration, already read. */
export interface Bootstrap {
  readonly configuracao: Hospedagem['configuracao'];
  readonly ambiente: 'producao' | 'teste';
}

export interface Shell extends InlineHashes {
  readonly html: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text as HTML content or attribute value. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => escapes[c]!);
/** JSON that cannot end the script element it stands in. */
const toInlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** An address that may stand unquoted in CSS. */
const isSafeUrl = (url: string): boolean => /^[\w./:%~-]+$/.test(url);

/** The theme of a host, from its two colours. */
export const toTheme = (hospedagem: Hospedagem): Theme => buildTheme(getCores(hospedagem.configuracao));

export const toTitulo = ({ configuracao, principal }: Hospedagem): string =>
  getTitulo(configuracao) || principal.campanha.descricao;

/**
 * Fills the built index.html for one host: title, theme, critical style, icons and configuration stand in the
 * page, so that the first paint already has the brand and needs no further request.
 */
export function renderShell(
  template: string,
  criticalCss: string,
  hospedagem: Hospedagem,
  ambiente: Bootstrap['ambiente'],
  inlinePicture: (url: string) => string = (url) => url,
): Shell {
  const theme = toTheme(hospedagem);
  const esquema = getCores(hospedagem.configuracao).modo === 'escuro' ? 'dark' : 'light';
  const fundo = getFundo(hospedagem.configuracao, 'padrao');
  const extra = `--esquema:${esquema}${fundo && isSafeUrl(fundo) ? `;--imagem-fundo:url(${fundo})` : ''}`;
  const style = `${themeToCss(theme)}:root{${extra}}${criticalCss}`;
  const bootstrap: Bootstrap = { configuracao: hospedagem.configuracao, ambiente };
  const titulo = escapeHtml(toTitulo(hospedagem));
  const icone = escapeHtml(getIcone(hospedagem.configuracao) ?? '/icone.svg');
  const head = [
    `<title>${titulo}</title>`,
    `<meta name="description" content="${escapeHtml(hospedagem.principal.campanha.descricao)}">`,
    `<meta name="theme-color" content="${theme.primaria}">`,
    `<link rel="icon" href="${icone}">`,
    `<link rel="apple-touch-icon" href="${icone}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<style>${style}</style>`,
    `<script type="application/json" id="trevo-configuracao">${toInlineJson(bootstrap)}</script>`,
  ].join('\n    ');
  const html = template
    .replace('<!--trevo:head-->', () => head)
    .replace('<!--trevo:shell-->', () => toFirstPaint(hospedagem, titulo, inlinePicture));
  return { html, styleHash: toHash(style), scriptHashes: listInlineScripts(template).map(toHash) };
}

/** As the content security policy names what stands in the page. */
const toHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The scripts that the build put into the page itself. */
const listInlineScripts = (template: string): string[] =>
  [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1]!);

/** The entry as the server can draw it: the logo and the shapes of the field and the button. */
function toFirstPaint({ configuracao }: Hospedagem, titulo: string, inline: (url: string) => string): string {
  const logo = getLogosEntrada(configuracao)[0];
  const brand = logo
    ? `<img src="${escapeHtml(inline(logo))}" alt="${titulo}" fetchpriority="high">`
    : titulo;
  return [
    '<div class="shell" aria-busy="true">',
    `<div class="shell-logo">${brand}</div>`,
    '<div class="shell-card"><i class="shell-title"></i><i class="shell-line"></i><i class="shell-field"></i></div>',
    '<div class="shell-bar"><i class="shell-button"></i></div></div>',
  ].join('');
}
