import { createHash } from 'node:crypto';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { destaqueSizes, toSrcSet } from '@trevo/contract/campanha/imagem-srcset';
import { listPremiosAnunciados } from '@trevo/rules/sorte/premios/premio-anunciado';
import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import type { SaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import {
  getCores,
  getFundo,
  getLinkDeslogado,
  getLogosEntrada,
  getLojasRedirecionamento,
  getTipoIdentificacao,
  getTitulo,
  isFacebookEnabled,
  isGoogleEnabled,
  isModoAutomatico,
} from '@trevo/config/configuracao/configuracao-questions';
import { getIcone } from '@trevo/config/configuracao/telas-questions';
import { entradaWords } from '@trevo/config/configuracao/textos/entrada-words';
import { toNomeCurto } from '@trevo/config/aplicativo/nome-curto';
import { buildTheme, marcaToCss, type Theme, toOutroModo } from '@trevo/config/tema/theme';
import { type Hospedagem, previaTamanho } from '../campanha/public.ts';
import type { InlineHashes } from './page-policy.ts';

type CampanhaWire = RetornoOf<Calls['campanha.listar']>[number];
type Premio = NonNullable<CampanhaWire['premios']>[number];

/** Bootstrap data inlined in the page: the parsed configuration, which saves a request. */
export interface Bootstrap {
  readonly configuracao: Hospedagem['configuracao'];
  /** Result of `campanha.listar`, for the first render; the app refreshes it. */
  readonly campanhas: readonly CampanhaWire[];
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

/** The prize that the entry screen and link previews announce, with the picture to show. */
export interface Destaque {
  readonly premio: string;
  readonly chamada: string;
  /** Draw with its day; absent for an instant prize. */
  readonly quando: string | undefined;
  readonly imagem: Premio['imagem'];
}

/**
 * Returns the announcement of the current campaign, with the banner in place of the prize's picture; undefined without
 * a prize that can still be won.
 *
 * @param agora the time in São Paulo
 */
export function findDestaque(
  { principal }: Pick<Hospedagem, 'principal'>,
  campanhas: readonly CampanhaWire[],
  agora: SaoPaulo,
): Destaque | undefined {
  const { ano, identificacao } = principal.campanha;
  const campanha = campanhas.find((one) => one.ano === ano && one.identificacao === identificacao);
  const [first] = listPremiosAnunciados(campanha?.premios ?? [], agora);
  if (!campanha || !first) return undefined;
  const { premio, sorteio, imagem } = first;
  return {
    premio,
    chamada: sorteio ? entradaWords.premio.sorteio : entradaWords.premio.naHora,
    quando: sorteio && `${sorteio.nome} · ${formatDiaCurto(sorteio.data, agora.dia)}`,
    imagem: campanha.banner ?? imagem,
  };
}

/** Returns the address of the entry screen's logo. */
export const findLogo = ({ configuracao }: Hospedagem): string | undefined =>
  getLogosEntrada(configuracao)[0];

export interface ShellParts {
  readonly hospedagem: Hospedagem;
  readonly campanhas: readonly CampanhaWire[];
  readonly ambiente: Bootstrap['ambiente'];
  /** Logo of the entry screen: an address or a data URL. */
  readonly logo?: string | undefined;
  /** The time in São Paulo. */
  readonly agora: SaoPaulo;
  /** Origin of the page in link previews; '' for relative addresses. */
  readonly origem: string;
  /** Hash of the preview picture; undefined when it is unknown. */
  readonly versaoPrevia?: string | undefined;
}

/** Returns the address of the preview picture, which changes with its content; it answers any version. */
export const toPreviaPath = (versao: string | undefined): string =>
  versao === undefined ? '/previa.jpg' : `/previa.jpg?v=${versao}`;

/**
 * Renders the built index.html for one host: inlines title, theme, critical style, icons, configuration and
 * campaigns, so that the first paint is branded and shows the prize without further requests.
 */
export function renderShell(template: string, criticalCss: string, parts: ShellParts): Shell {
  const { hospedagem, campanhas, ambiente, agora } = parts;
  const theme = toTheme(hospedagem);
  const cores = getCores(hospedagem.configuracao);
  const padrao = getFundo(hospedagem.configuracao, 'padrao');
  const fundo = padrao && isSafeUrl(padrao) ? padrao : null;
  const destaque = findDestaque(hospedagem, campanhas, agora);
  const borrao = destaque?.imagem?.borrao;
  const premio = borrao ? `:root{--imagem-premio:url(${borrao})}` : '';
  const style = `${marcaToCss(cores, fundo)}${premio}${criticalCss}`;
  const outro = toOutroModo(cores, isModoAutomatico(hospedagem.configuracao), fundo);
  // The browser reads the media queries before any script; `apps/web/src/platform/esquema` changes them.
  const marks = `data-esquema="${outro.modo}" data-media="${outro.media}" media="${outro.media}"`;
  const bootstrap: Bootstrap = { configuracao: hospedagem.configuracao, campanhas, ambiente };
  const titulo = escapeHtml(toTitulo(hospedagem));
  const curto = escapeHtml(toNomeCurto(hospedagem.configuracao, toTitulo(hospedagem)));
  const icone = escapeHtml(getIcone(hospedagem.configuracao) ?? '/icone.svg');
  const descricao = escapeHtml(toDescricao(hospedagem, destaque));
  const head = [
    `<title>${titulo}</title>`,
    `<meta name="description" content="${descricao}">`,
    `<meta name="theme-color" content="${outro.theme.primaria}" ${marks}>`,
    `<meta name="theme-color" content="${theme.primaria}">`,
    ...toPrevia(titulo, descricao, destaque, parts),
    `<link rel="icon" href="${icone}">`,
    '<link rel="apple-touch-icon" href="/icone/iphone-180.png">',
    `<meta name="apple-mobile-web-app-title" content="${curto}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<style>${style}</style>`,
    `<style ${marks}>${outro.css}</style>`,
    `<script type="application/json" id="trevo-configuracao">${toInlineJson(bootstrap)}</script>`,
  ].join('\n    ');
  const logo = parts.logo ?? findLogo(hospedagem);
  const html = template
    .replace('<!--trevo:head-->', () => head)
    .replace('<!--trevo:shell-->', () => toFirstPaint(hospedagem, titulo, logo, destaque));
  return {
    html,
    styleHashes: [style, outro.css].map(toHash),
    scriptHashes: listInlineScripts(template).map(toHash),
  };
}

/** Describes the campaign with the announced prize, for search results, link previews and the manifest. */
export const toDescricao = (
  { principal }: Pick<Hospedagem, 'principal'>,
  destaque: Destaque | undefined,
): string =>
  [principal.campanha.descricao, destaque && `${destaque.chamada}: ${destaque.premio}`, destaque?.quando]
    .filter(Boolean)
    .join(' · ');

/** Builds the Open Graph tags of link previews; messengers accept only absolute addresses of pictures. */
function toPrevia(
  titulo: string,
  descricao: string,
  destaque: Destaque | undefined,
  { origem, versaoPrevia }: Pick<ShellParts, 'origem' | 'versaoPrevia'>,
): string[] {
  return [
    `<meta property="og:type" content="website">`,
    `<meta property="og:locale" content="pt_BR">`,
    `<meta property="og:title" content="${titulo}">`,
    `<meta property="og:description" content="${descricao}">`,
    ...(origem ? [`<meta property="og:url" content="${escapeHtml(origem)}/">`] : []),
    ...(destaque?.imagem
      ? toPreviaImagem(destaque, destaque.imagem, origem + toPreviaPath(versaoPrevia))
      : []),
  ];
}

/**
 * Builds the tags of the picture: our preview of a stored one, or a picture of another site as it is; none for a
 * stored one that is missing or unreadable.
 */
function toPreviaImagem(
  { premio }: Destaque,
  imagem: NonNullable<Premio['imagem']>,
  previa: string,
): string[] {
  const isStored = imagem.largura !== undefined;
  if (!isStored && !imagem.src.startsWith('https://')) return [];
  return [
    `<meta property="og:image" content="${escapeHtml(isStored ? previa : imagem.src)}">`,
    ...(isStored
      ? [
          `<meta property="og:image:width" content="${previaTamanho.largura}">`,
          `<meta property="og:image:height" content="${previaTamanho.altura}">`,
        ]
      : []),
    `<meta property="og:image:alt" content="${escapeHtml(imagem.descricao ?? premio)}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ];
}

/** Formats an inline hash for the content security policy. */
const toHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Lists the scripts inlined by the build. */
const listInlineScripts = (template: string): string[] =>
  [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1]!);

/**
 * Server-renders the entry screen: logo, skeleton and the login field. Only the browser knows whether the user
 * may see the field (`app/start/early-start.ts` in the web app): it stays hidden otherwise.
 */
function toFirstPaint(
  { configuracao }: Hospedagem,
  titulo: string,
  logo: string | undefined,
  destaque: Destaque | undefined,
): string {
  const brand = logo ? `<img src="${escapeHtml(logo)}" alt="${titulo}" fetchpriority="high">` : titulo;
  const tipo = findFirstField(configuracao);
  const shapes = '<i class="shell-title"></i><i class="shell-line"></i><i class="shell-field"></i>';
  const button = `<i class="shell-button"></i>${tipo ? `<button hidden>${entradaWords.continuar}</button>` : ''}`;
  // Beside social login buttons the field has a submit button of its own.
  const isSocial = isFacebookEnabled(configuracao) || isGoogleEnabled(configuracao);
  return [
    '<form class="shell" aria-busy="true" novalidate>',
    `<div class="shell-logo">${brand}</div>`,
    destaque ? toFirstPremio(destaque) : '',
    `<div class="shell-card"><div>${shapes}</div>${tipo ? toFirstField(tipo) : ''}</div>`,
    `<div class="shell-bar"${isSocial ? ' data-follows' : ''}>${button}</div>`,
    tipo ? documentos : '',
    '</form>',
  ].join('');
}

/** Renders the announced prize as the app's `PremioHero` does. */
function toFirstPremio({ premio, chamada, quando, imagem }: Destaque): string {
  const { src = '', larguras, descricao = '' } = imagem ?? {};
  const srcset = toSrcSet(src, larguras);
  const picture = [
    `<img src="${escapeHtml(src)}" alt="${escapeHtml(descricao)}" fetchpriority="high"`,
    srcset && ` srcset="${escapeHtml(srcset)}" sizes="${destaqueSizes}"`,
    '>',
  ].join('');
  return [
    `<div class="shell-premio">${imagem ? picture : ''}<div><span>${chamada}</span>`,
    `<strong>${escapeHtml(premio)}</strong>${quando ? `<span>${escapeHtml(quando)}</span>` : ''}</div></div>`,
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
