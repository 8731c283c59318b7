import { createHash } from 'node:crypto';
import {
  getCores,
  getFundo,
  getIcone,
  getLinkDeslogado,
  getLogosEntrada,
  getLojasRedirecionamento,
  getTipoIdentificacao,
  getTitulo,
  isFacebookEnabled,
  isGoogleEnabled,
} from '@trevo/config/configuracao/configuracao-questions';
import { entradaWords } from '@trevo/config/configuracao/entrada-words';
import { toNomeCurto } from '@trevo/config/aplicativo/nome-curto';
import { buildTheme, themeToCss, type Theme } from '@trevo/config/tema/theme';
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

/** The address of the logo that the page begins with. */
export const findLogo = ({ configuracao }: Hospedagem): string | undefined =>
  getLogosEntrada(configuracao)[0];

/**
 * Fills the built index.html for one host: title, theme, critical style, icons and configuration stand in the
 * page, so that the first paint already has the brand and needs no further request.
 *
 * @param logo its address, or the picture itself as one
 */
export function renderShell(
  template: string,
  criticalCss: string,
  hospedagem: Hospedagem,
  ambiente: Bootstrap['ambiente'],
  logo = findLogo(hospedagem),
): Shell {
  const theme = toTheme(hospedagem);
  const esquema = getCores(hospedagem.configuracao).modo === 'escuro' ? 'dark' : 'light';
  const fundo = getFundo(hospedagem.configuracao, 'padrao');
  const extra = `--esquema:${esquema}${fundo && isSafeUrl(fundo) ? `;--imagem-fundo:url(${fundo})` : ''}`;
  const style = `${themeToCss(theme)}:root{${extra}}${criticalCss}`;
  const bootstrap: Bootstrap = { configuracao: hospedagem.configuracao, ambiente };
  const titulo = escapeHtml(toTitulo(hospedagem));
  const curto = escapeHtml(toNomeCurto(hospedagem.configuracao, toTitulo(hospedagem)));
  const icone = escapeHtml(getIcone(hospedagem.configuracao) ?? '/icone.svg');
  const head = [
    `<title>${titulo}</title>`,
    `<meta name="description" content="${escapeHtml(hospedagem.principal.campanha.descricao)}">`,
    `<meta name="theme-color" content="${theme.primaria}">`,
    `<link rel="icon" href="${icone}">`,
    '<link rel="apple-touch-icon" href="/icone/iphone-180.png">',
    `<meta name="apple-mobile-web-app-title" content="${curto}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<style>${style}</style>`,
    `<script type="application/json" id="trevo-configuracao">${toInlineJson(bootstrap)}</script>`,
  ].join('\n    ');
  const html = template
    .replace('<!--trevo:head-->', () => head)
    .replace('<!--trevo:shell-->', () => toFirstPaint(hospedagem, titulo, logo));
  return { html, styleHash: toHash(style), scriptHashes: listInlineScripts(template).map(toHash) };
}

/** As the content security policy names what stands in the page. */
const toHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The scripts that the build put into the page itself. */
const listInlineScripts = (template: string): string[] =>
  [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1]!);

/**
 * The entry as the server can draw it: the logo, the shapes of what follows, and the field itself. Who may see the field
 * knows only the browser (`app/early-start.ts` in the web app): for the others it stays hidden.
 */
function toFirstPaint({ configuracao }: Hospedagem, titulo: string, logo: string | undefined): string {
  const brand = logo ? `<img src="${escapeHtml(logo)}" alt="${titulo}" fetchpriority="high">` : titulo;
  const tipo = findFirstField(configuracao);
  const shapes = '<i class="shell-title"></i><i class="shell-line"></i><i class="shell-field"></i>';
  const button = `<i class="shell-button"></i>${tipo ? `<button hidden>${entradaWords.continuar}</button>` : ''}`;
  // Beside the doors of others, the field's own button stands at the field.
  const isSocial = isFacebookEnabled(configuracao) || isGoogleEnabled(configuracao);
  return [
    '<form class="shell" aria-busy="true" novalidate>',
    `<div class="shell-logo">${brand}</div>`,
    `<div class="shell-card"><div>${shapes}</div>${tipo ? toFirstField(tipo) : ''}</div>`,
    `<div class="shell-bar"${isSocial ? ' data-follows' : ''}>${button}</div>`,
    tipo ? documentos : '',
    '</form>',
  ].join('');
}

/** What the field of the entry asks for; null where the first thing a person sees may be something else. */
function findFirstField(c: Hospedagem['configuracao']): 'telefone' | 'cpf' | null {
  if (getLinkDeslogado(c) !== null || getLojasRedirecionamento(c) !== null) return null;
  const tipo = getTipoIdentificacao(c);
  return tipo === 'telefone' || tipo === 'cpf' ? tipo : null;
}

/** Without a name: whatever happens, what is typed never comes into an address. */
const toFirstField = (tipo: 'telefone' | 'cpf'): string =>
  [
    `<div hidden><h1>${entradaWords.titulo}</h1><p>${entradaWords.subtitulo[tipo]}</p>`,
    `<label for="shell-usuario">${entradaWords.rotulo[tipo]}</label>`,
    `<input id="shell-usuario" inputmode="${tipo === 'cpf' ? 'numeric' : 'tel'}" autocomplete="username"`,
    ` autocorrect="off" spellcheck="false" enterkeyhint="go" placeholder="${entradaWords.exemplo[tipo]}"></div>`,
  ].join('');

const documentos = [
  `<nav class="shell-links" aria-label="${entradaWords.documentos}" hidden>`,
  `<a href="/regulamento">${entradaWords.regulamento}</a>`,
  `<a href="/politicaPrivacidade">${entradaWords.politicaPrivacidade}</a></nav>`,
].join('');
