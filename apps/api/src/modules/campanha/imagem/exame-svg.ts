import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { toPreviaJpeg } from './imagem-tamanhos.ts';

/** Reason why a vector picture is refused: a name of `detalheText`. */
export type ProblemaSvg =
  | 'imagemComFiltro'
  | 'imagemComOutra'
  | 'imagemComRepeticao'
  | 'imagemPesada'
  | 'imagemQuebrada';

/** Maximum number of elements drawn, with repetitions. */
const maximoDesenhados = 20_000;
/** Maximum depth of elements, with repetitions. */
const maximoNiveis = 200;

interface Elemento {
  readonly nome: string;
  readonly filhos: Elemento[];
  /** Id of the element that this one repeats or extends. */
  href: string | undefined;
  /** Ids of elements in properties: masks, patterns, markers. */
  readonly referidos: string[];
}

/** Attributes that CSS parses. */
const atributosCss = /^(?:style|fill|stroke|mask|clip-path|marker(?:-start|-mid|-end)?|filter)$/;

/** A data URL of a raster picture; its type is that of the decoder, so that it cannot be another drawing. */
const fotoEmbutida = /^data:image\/(?:png|jpe?g|gif|webp)[;,]/i;
/** A data URL in CSS that is neither a raster picture nor a font. */
const desenhoEmCss = /url\(["']?data:(?!image\/(?:png|jpe?g|gif|webp)[;,]|font\/|application\/(?:x-)?font)/i;

/**
 * Returns why a vector picture cannot be used; null when it can. Refuses filters and repetitions of repetitions: their cost
 * grows faster than their size, and drawings and style sheets within, which could contain them; draws the others once. Runs in the worker process, whose limits end the rest.
 */
export async function examineSvg(bytes: Uint8Array): Promise<ProblemaSvg | null> {
  const problema = findProblemaSvg(bytes);
  if (problema) return problema;
  try {
    await toPreviaJpeg(Buffer.from(bytes), '#ffffff');
    return null;
  } catch {
    // -- swallowed: libvips names an unreadable picture; its caller words it
    return 'imagemQuebrada';
  }
}

/** Returns the problem that the elements of a vector picture show; undefined when there is none. */
export function findProblemaSvg(bytes: Uint8Array): ProblemaSvg | undefined {
  let texto: string;
  try {
    texto = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // -- swallowed: another encoding
    return 'imagemQuebrada';
  }
  let problema: ProblemaSvg | undefined;
  const note = (found: ProblemaSvg) => (problema ??= found);
  const raiz: Elemento = { nome: '', filhos: [], href: undefined, referidos: [] };
  const abertos = [raiz];
  const porId = new Map<string, Elemento>();
  let total = 0;
  /** Open style sheets. */
  let estilos = 0;

  const open = (tag: SaxesTagPlain) => {
    const nome = toLocal(tag.name);
    if (nome === 'filter' || /^fe[A-Z]/.test(nome)) note('imagemComFiltro');
    if (nome === 'style') estilos += 1;
    if ((total += 1) > maximoDesenhados || abertos.length > maximoNiveis) note('imagemPesada');
    const elemento: Elemento = { nome, filhos: [], href: undefined, referidos: [] };
    for (const [atributo, valor] of Object.entries(tag.attributes)) {
      const local = toLocal(atributo);
      if (local === 'id' && !porId.has(valor)) porId.set(valor, elemento);
      if (local === 'href' && valor.trim().startsWith('#')) elemento.href = valor.trim().slice(1);
      if (local === 'href' && isOutroDesenho(valor)) note('imagemComOutra');
      if (!atributosCss.test(local)) continue;
      examineCss(local === 'filter' ? `filter:${valor}` : valor, note);
      for (const [, id] of valor.matchAll(/url\(\s*["']?#([^)"']+)/gi)) elemento.referidos.push(id!.trim());
    }
    abertos.at(-1)!.filhos.push(elemento);
    abertos.push(elemento);
  };

  const parser = new SaxesParser();
  parser.on('doctype', (doctype) => doctype.includes('[') && note('imagemQuebrada'));
  parser.on('error', () => note('imagemQuebrada'));
  parser.on('opentag', open);
  parser.on('processinginstruction', ({ target }) => target === 'xml-stylesheet' && note('imagemComOutra'));
  // Comments, CDATA and elements divide the text of a style sheet, which is parsed as a whole.
  let css = '';
  const onText = (part: string) => void (estilos > 0 && (css += part));
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    if (abertos.pop()!.nome !== 'style' || (estilos -= 1) > 0) return;
    examineCss(css, note);
    css = '';
  });
  parser.write(texto).close();
  return problema ?? findRepeticao(raiz, porId);
}

const toLocal = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Returns whether a reference contains its target, unless that is a raster picture. URL parsers skip blanks. */
function isOutroDesenho(href: string): boolean {
  const url = href.replaceAll(/[\s\p{Cc}]/gu, '');
  return /^data:/i.test(url) && !fotoEmbutida.test(url);
}

function examineCss(css: string, note: (found: ProblemaSvg) => void): void {
  // An escape can spell any word.
  if (css.includes('\\')) note('imagemQuebrada');
  if (/@import/i.test(css) || desenhoEmCss.test(css.replaceAll(/[\s\p{Cc}]/gu, ''))) note('imagemComOutra');
  const declared = css.replaceAll(/filter\s*:\s*none/gi, '');
  if (/(?<![\w-])filter(?![\w-])/i.test(declared)) note('imagemComFiltro');
}

/** Counts the elements that are drawn with all repetitions, each element once. */
function findRepeticao(raiz: Elemento, porId: ReadonlyMap<string, Elemento>): ProblemaSvg | undefined {
  const contados = new Map<Elemento, { readonly desenhados: number; readonly usos: number } | null>();
  let problema: ProblemaSvg | undefined;
  /** @returns elements drawn, and the length of the longest chain of `use` */
  function count(elemento: Elemento, nivel: number): { readonly desenhados: number; readonly usos: number } {
    const known = contados.get(elemento);
    if (known) return known;
    if (known === null || nivel > maximoNiveis) {
      problema = 'imagemComRepeticao';
      return { desenhados: 0, usos: 0 };
    }
    contados.set(elemento, null);
    const countAll = (elementos: readonly Elemento[]) => elementos.map((one) => count(one, nivel + 1));
    const find = (id: string | undefined) => (id === undefined ? [] : (porId.get(id) ?? []));
    const filhos = countAll(elemento.filhos);
    const repetidos = countAll([find(elemento.href)].flat());
    const referidos = countAll(elemento.referidos.flatMap(find));
    const desenhados = [...filhos, ...repetidos, ...referidos].reduce((sum, one) => sum + one.desenhados, 1);
    const proprio = elemento.nome === 'use' ? repetidos.reduce((usos, one) => usos + one.usos, 1) : 0;
    const usos = filhos.reduce((longest, one) => Math.max(longest, one.usos), proprio);
    if (usos > 1 || desenhados > maximoDesenhados) problema = 'imagemComRepeticao';
    contados.set(elemento, { desenhados, usos });
    return { desenhados, usos };
  }
  count(raiz, 0);
  return problema;
}
