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
  isModoAutomatico,
} from '@trevo/config/configuracao/configuracao-questions';
import { entradaWords } from '@trevo/config/configuracao/entrada-words';
import { toNomeCurto } from '@trevo/config/aplicativo/nome-curto';
import { buildTheme, marcaToCss, type Theme, toOutroModo } from '@trevo/config/tema/theme';
import type { Hospedagem } from '../campanha/public.ts';
import type { InlineHashes } from './page-policy.ts';

/** Bootstrap data inlined in the page: the parsed configuration, which saves a request. */
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
/** Escapes text for HTML content or attribute values. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => escapes[c]!);
/** Serializes JSON for an inline script element; escapes `<` so that it cannot close the element. */
const toInlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** Returns whether an address is safe in an inline style element. */
const isSafeUrl = (url: string): boolean => /^[\w./:%~-]+$/.test(url);

/** Builds a host's theme from its two colours. */
export const toTheme = (hospedagem: Hospedagem): Theme => buildTheme(getCores(hospedagem.configuracao));

export const toTitulo = ({ configuracao, principal }: Hospedagem): string =>
  getTitulo(configuracao) || principal.campanha.descricao;

/** Returns the address of the entry screen's logo. */
export const findLogo = ({ configuracao }: Hospedagem): string | undefined =>
  getLogosEntrada(configuracao)[0];

/**
 * Renders the built index.html for one host: inlines title, theme, critical style, icons and configuration, so
 * that the first paint is branded without further requests.
 *
 * @param logo an address or a data URL
 */
export function renderShell(
  template: string,
  criticalCss: string,
  hospedagem: Hospedagem,
  ambiente: Bootstrap['ambiente'],
  logo = findLogo(hospedagem),
): Shell {
  const theme = toTheme(hospedagem);
  const cores = getCores(hospedagem.configuracao);
  const padrao = getFundo(hospedagem.configuracao, 'padrao');
  const fundo = padrao && isSafeUrl(padrao) ? padrao : null;
  const style = `${marcaToCss(cores, fundo)}${criticalCss}`;
  const outro = toOutroModo(cores, isModoAutomatico(hospedagem.configuracao), fundo);
  // The browser reads the media queries before any script; `apps/web/src/platform/esquema` changes them.
  const marks = `data-esquema="${outro.modo}" data-media="${outro.media}" media="${outro.media}"`;
  const bootstrap: Bootstrap = { configuracao: hospedagem.configuracao, ambiente };
  const titulo = escapeHtml(toTitulo(hospedagem));
  const curto = escapeHtml(toNomeCurto(hospedagem.configuracao, toTitulo(hospedagem)));
  const icone = escapeHtml(getIcone(hospedagem.configuracao) ?? '/icone.svg');
  const head = [
    `<title>${titulo}</title>`,
    `<meta name="description" content="${escapeHtml(hospedagem.principal.campanha.descricao)}">`,
    `<meta name="theme-color" content="${outro.theme.primaria}" ${marks}>`,
    `<meta name="theme-color" content="${theme.primaria}">`,
    `<link rel="icon" href="${icone}">`,
    '<link rel="apple-touch-icon" href="/icone/iphone-180.png">',
    `<meta name="apple-mobile-web-app-title" content="${curto}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<style>${style}</style>`,
    `<style ${marks}>${outro.css}</style>`,
    `<script type="application/json" id="trevo-configuracao">${toInlineJson(bootstrap)}</script>`,
  ].join('\n    ');
  const html = template
    .replace('<!--trevo:head-->', () => head)
    .replace('<!--trevo:shell-->', () => toFirstPaint(hospedagem, titulo, logo));
  return {
    html,
    styleHashes: [style, outro.css].map(toHash),
    scriptHashes: listInlineScripts(template).map(toHash),
  };
}

/** Formats an inline hash for the content security policy. */
const toHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Lists the scripts inlined by the build. */
const listInlineScripts = (template: string): string[] =>
  [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1]!);

/**
 * Server-renders the entry screen: logo, skeleton and the login field. Only the browser knows whether the user
 * may see the field (`app/early-start.ts` in the web app): it stays hidden otherwise.
 */
function toFirstPaint({ configuracao }: Hospedagem, titulo: string, logo: string | undefined): string {
  const brand = logo ? `<img src="${escapeHtml(logo)}" alt="${titulo}" fetchpriority="high">` : titulo;
  const tipo = findFirstField(configuracao);
  const shapes = '<i class="shell-title"></i><i class="shell-line"></i><i class="shell-field"></i>';
  const button = `<i class="shell-button"></i>${tipo ? `<button hidden>${entradaWords.continuar}</button>` : ''}`;
  // Beside social login buttons the field has a submit button of its own.
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

/** Returns the type of the entry screen's field; null when another screen may come first. */
function findFirstField(c: Hospedagem['configuracao']): 'telefone' | 'cpf' | null {
  if (getLinkDeslogado(c) !== null || getLojasRedirecionamento(c) !== null) return null;
  const tipo = getTipoIdentificacao(c);
  return tipo === 'telefone' || tipo === 'cpf' ? tipo : null;
}

/** The input has no name attribute: its value can never end up in a URL. */
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
