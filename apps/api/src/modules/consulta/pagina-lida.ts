import { Parser } from 'htmlparser2';

/** One element of a page with all its visible text. */
export interface Elemento {
  readonly nome: string;
  readonly id: string;
  readonly classes: readonly string[];
  readonly texto: string;
  /** Index among all elements; its descendants follow, up to `ate` (exclusive). */
  readonly em: number;
  readonly ate: number;
}

/** A page, or a part of one, as the list of its elements in document order. */
export type PaginaLida = readonly Elemento[];

type Aberto = {
  nome: string;
  id: string;
  classes: string[];
  em: number;
  ate: number;
  de: number;
  fim: number;
};

// Bounds against pages crafted to waste time; far above any real receipt.
const maximumElements = 30_000;
const maximumDepth = 80;
const maximumText = 2_000;
const chunk = 16_384;
const unseen = new Set(['script', 'style', 'noscript', 'template', 'textarea', 'select', 'title', 'head']);

/** Parses any text as HTML; undefined when it exceeds the bounds. Never throws. */
export function readPagina(html: string): { elementos: PaginaLida; texto: string } | undefined {
  const all: Aberto[] = [];
  const open: Aberto[] = [];
  const parts: string[] = [];
  let length = 0;
  let hidden = 0;
  let isTooMuch = false;
  const add = (text: string) => {
    parts.push(text);
    length += text.length;
  };
  const parser = new Parser({
    onopentag(nome, attributes) {
      isTooMuch ||= all.length >= maximumElements || open.length >= maximumDepth;
      if (unseen.has(nome)) hidden++;
      const { id = '', class: names = '' } = attributes;
      // Adjacent elements are separate words.
      add(' ');
      const element = { nome, id, classes: names.split(/\s+/), em: all.length, ate: 0, de: length, fim: 0 };
      all.push(element);
      open.push(element);
    },
    ontext(text) {
      if (hidden === 0) add(text);
    },
    onclosetag(nome) {
      const element = open.pop();
      if (!element) return;
      if (unseen.has(nome)) hidden--;
      element.ate = all.length;
      element.fim = length;
      add(' ');
    },
  });
  for (let at = 0; at < html.length && !isTooMuch; at += chunk) parser.write(html.slice(at, at + chunk));
  parser.end();
  if (isTooMuch) return undefined;
  const text = parts.join('');
  const elementos = all.map(({ de, fim, ...element }) => ({
    ...element,
    get texto() {
      return toLine(text.slice(de, Math.min(fim, de + maximumText)));
    },
  }));
  return { elementos, texto: toLine(text) };
}

const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the descendants of an element; `pagina` is the whole page. */
export const listIn = (pagina: PaginaLida, { em, ate }: Elemento): PaginaLida => pagina.slice(em + 1, ate);

export const listByClass = (pagina: PaginaLida, classe: string): Elemento[] =>
  pagina.filter(({ classes }) => classes.includes(classe));

export const listByNome = (pagina: PaginaLida, ...nomes: string[]): Elemento[] =>
  pagina.filter(({ nome }) => nomes.includes(nome));

export const listById = (pagina: PaginaLida, id: string): Elemento[] => pagina.filter((e) => e.id === id);

/** Returns the text of the first element with a class; empty when there is none. */
export const textOf = (pagina: PaginaLida, classe: string): string =>
  pagina.find(({ classes }) => classes.includes(classe))?.texto ?? '';
