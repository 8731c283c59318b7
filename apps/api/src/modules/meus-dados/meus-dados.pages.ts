import { createHash } from 'node:crypto';
import { contaText } from '@trevo/contract/palavras.text';
import { formatCnpj } from '@trevo/rules/texto/mask';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { escapeHtml } from '../pagina/public.ts';
import type { MeusDados } from './meus-dados.service.ts';
import { meusDadosText as text } from './copia-dados.text.ts';
import { secaoNomes, type Linha, type SecaoNome } from './secoes.ts';

const style = `:root{color-scheme:light}body{margin:0 auto;max-width:48rem;padding:1rem;background:#fff;color:#1a1c22;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0;font-size:1.75rem;line-height:1.2}h2{margin:2rem 0 .5rem;font-size:1.25rem;line-height:1.3}p,ul{margin:.5rem 0}nav ul{padding:0;list-style:none}summary{display:flex;align-items:center;min-height:2.75rem;color:#1d3d75;font-weight:600;cursor:pointer}
a{color:#1d3d75}nav a{display:inline-flex;align-items:center;min-height:2.75rem}.baixar{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border-radius:.75rem;background:#1d3d75;color:#fff;font-weight:600;text-decoration:none}
a:focus-visible,summary:focus-visible{outline:3px solid #1a1c22;outline-offset:2px}dl{margin:0;padding:.5rem 0;border-top:1px solid #c6cad4;break-inside:avoid}
dl div{display:flex;flex-wrap:wrap;gap:0 .5rem}dt{color:#50566a}dt::after{content:":"}dd{margin:0;font-weight:500}
@media print{body{max-width:none;padding:0;font-size:11pt}.tela{display:none}}`;

/** Content security policy: own style only; no script, picture or request. Allows the download of the linked file. */
export const meusDadosPolicy = [
  'sandbox allow-downloads',
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Page of an expired link; it reveals nothing about the owner. */
export const vencidoPage = [
  ...writeHead(text.venceu.titulo),
  `<main><h1>${text.venceu.titulo}</h1><p>${text.venceu.mensagem}</p></main>`,
  '</body></html>\n',
].join('');

/**
 * Streams a consumer's data as a page for reading and printing.
 *
 * @param jsonHref address of the same data as JSON
 */
export async function* writePage({ geradoEm, promotora, campanhas, read }: MeusDados, jsonHref: string) {
  const nomes = new Map(campanhas.map(({ campanhaId, descricao }) => [campanhaId, descricao]));
  yield* writeHead(text.titulo);
  yield `<header><h1>${text.titulo}</h1><p>${escapeHtml(text.geradoEm(formatMomento(geradoEm)))}</p>`;
  yield `<p>${escapeHtml(text.deQuem(promotora.nome, formatCnpj(promotora.cnpj)))}</p><p class="tela">${text.imprimir}</p>`;
  yield `<p class="tela"><a class="baixar" href="${escapeHtml(jsonHref)}" download="meus-dados.json">${text.json}</a></p></header>`;
  yield `<details class="tela"><summary>${text.indice}</summary><nav aria-label="${text.indice}"><ul>`;
  for (const nome of secaoNomes) yield `<li><a href="#${nome}">${text.secoes[nome].titulo}</a></li>`;
  yield '</ul></nav></details><main>';
  for (const nome of secaoNomes) {
    yield `<section><h2 id="${nome}">${text.secoes[nome].titulo}</h2>`;
    let isEmpty = true;
    for await (const rows of read(nome)) {
      isEmpty = false;
      yield rows.map((row) => writeRow(nome, row, nomes)).join('');
    }
    if (isEmpty) yield `<p>${text.nenhum}</p>`;
    yield '</section>\n';
  }
  yield `<section><h2>${text.fora.titulo}</h2><ul>`;
  for (const linha of text.fora.linhas) yield `<li>${linha}</li>`;
  yield '</ul></section></main></body></html>\n';
}

function writeHead(title: string): string[] {
  return [
    '<!doctype html>\n<html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">',
    `<title>${title}</title><style>${style}</style></head><body>`,
  ];
}

function writeRow(nome: SecaoNome, row: Linha, campanhas: ReadonlyMap<string, string>): string {
  const shown = { ...row, campanha: campanhas.get(String(row['campanhaId'])) } as Linha;
  const lines = Object.entries(text.secoes[nome].campos).flatMap(([campo, label]) => {
    const value = formatCampo(campo, shown[campo], shown['moeda']);
    return value === '' ? [] : [`<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`];
  });
  return `<dl>${lines.join('')}</dl>\n`;
}

const origens: Readonly<Record<string, string>> = contaText.origens;

/** Fields with an amount in the row's currency. */
const daMoeda = new Set(['valor', 'total', 'disponivel', 'aLiberar', 'devido', 'concedido', 'restante']);

function formatCampo(campo: string, value: unknown, moeda: unknown): string {
  if (typeof value === 'number') {
    if (campo.endsWith('Centavos')) return contaText.valor('cashback', value);
    if (daMoeda.has(campo) && (moeda === 'pontos' || moeda === 'cashback'))
      return contaText.valor(moeda, value);
  }
  if (campo === 'origem') return origens[String(value)] ?? format(value);
  return format(value);
}

/** Formats a value for the page: times and days in Brazilian notation, an empty text for a missing value. */
function format(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return formatMomento(value);
  if (typeof value === 'boolean') return value ? text.sim : text.nao;
  if (Array.isArray(value)) return value.map(format).filter(Boolean).join('; ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => [name, format(part)] as const)
      .filter(([, part]) => part !== '')
      .map(([name, part]) => `${name}: ${part}`)
      .join(', ');
  const plain = typeof value === 'string' ? value : String(value as number);
  return /^\d{4}-\d\d-\d\d$/.test(plain) ? formatDia(plain) : plain;
}

const formatDia = (dia: string): string => dia.split('-').reverse().join('/');

function formatMomento(momento: Date): string {
  const { dia, hora } = toSaoPaulo(momento);
  return `${formatDia(dia)} ${hora}`;
}
