import { Parser } from 'htmlparser2';

/** One element of a page with all visible text in it. */
export interface Elemento {
  readonly nome: string;
  readonly id: string;
  readonly classes: readonly string[];
  readonly texto: string;
  /** Where it stands among all elements; those in it follow it, up to `ate`, which is the first one after. */
  readonly em: number;
  readonly ate: number;
}

/** A page, or a part of one, as the list of its elements, in the order in which they open. */
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

// More than any receipt has. A page that is made to cost time ends here.
const maximumElements = 30_000;
const maximumDepth = 80;
const maximumText = 2_000;
const chunk = 16_384;
const unseen = new Set(['script', 'style', 'noscript', 'template', 'textarea', 'select', 'title', 'head']);

/** Reads any text as a page; undefined when there is too much of it. Never throws. */
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
      // What stands in two elements is no one word.
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

/** The elements in another one; `pagina` is the whole page. */
export const listIn = (pagina: PaginaLida, { em, ate }: Elemento): PaginaLida => pagina.slice(em + 1, ate);

export const listByClass = (pagina: PaginaLida, classe: string): Elemento[] =>
  pagina.filter(({ classes }) => classes.includes(classe));

export const listByNome = (pagina: PaginaLida, ...nomes: string[]): Elemento[] =>
  pagina.filter(({ nome }) => nomes.includes(nome));

export const listById = (pagina: PaginaLida, id: string): Elemento[] => pagina.filter((e) => e.id === id);

/** The text of the first one with a class; empty where there is none. */
export const textOf = (pagina: PaginaLida, classe: string): string =>
  pagina.find(({ classes }) => classes.includes(classe))?.texto ?? '';
