import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  Scalar,
  stringify,
  type ToStringOptions,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { parseBounded } from '../campanha-file/campanha-file-bounds.ts';
import { campanhaSecoes } from './campanha-secoes.ts';

/** Path of a value: names of fields and positions in lists. */
export type Caminho = readonly (string | number)[];

/** A change of one value of a campaign file. */
export type Edicao =
  | { readonly tipo: 'por'; readonly caminho: Caminho; readonly valor: unknown }
  | { readonly tipo: 'tirar'; readonly caminho: Caminho }
  | { readonly tipo: 'incluir'; readonly caminho: Caminho; readonly valor: unknown }
  | { readonly tipo: 'mover'; readonly caminho: Caminho; readonly de: number; readonly para: number };

const parseOptions = { prettyErrors: false, stringKeys: true, keepSourceTokens: false } as const;
const stringOptions: ToStringOptions = { lineWidth: 0, blockQuote: 'literal', flowCollectionPadding: true };

/** The text parsed last: an editor reads the values of each text that it wrote, and then edits it. */
let last: { readonly texto: string; readonly doc: Document | undefined } | undefined;

/** Parses the text of a campaign file; undefined for one that is not YAML with named fields. */
function parseTexto(texto: string): Document | undefined {
  if (last?.texto !== texto) last = { texto, doc: parseNew(texto) };
  return last.doc;
}

function parseNew(texto: string): Document | undefined {
  const { doc } = parseBounded(texto, parseOptions);
  if (!doc || doc.errors.length > 0) return undefined;
  if (doc.contents !== null && !isMap(doc.contents)) return undefined;
  return doc;
}

/** Parses a text for a caller that changes the document. */
function takeDocument(texto: string): Document | undefined {
  const doc = parseTexto(texto);
  last = undefined;
  return doc;
}

/** Returns the values of a text; undefined for one that cannot be parsed. */
export const readValores = (texto: string): Readonly<Record<string, unknown>> | undefined =>
  toValores(parseTexto(texto));

function toValores(doc: Document | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    return doc && ((doc.toJS({ maxAliasCount: 100 }) ?? {}) as Record<string, unknown>);
  } catch {
    // -- swallowed: the library throws on alias bombs, and such a text is edited as YAML only
    return undefined;
  }
}

/**
 * Applies a change to the text of a campaign file. Comments, order and layout stay: a changed value is replaced in its
 * place; another change rewrites its section only. Undefined when the text cannot be parsed.
 */
export function editTexto(texto: string, edicao: Edicao): string | undefined {
  const doc = takeDocument(texto);
  if (!doc) return undefined;
  const before = splitSecoes(texto, doc);
  doc.contents ??= doc.createNode({}) as never;
  const caminho = toWritten(doc, edicao.caminho);
  const place = findPlace(texto, doc, { ...edicao, caminho });
  apply(doc, { ...edicao, caminho });
  const expected = JSON.stringify(toValores(doc));
  const isRight = (candidate: string | undefined): candidate is string =>
    candidate !== undefined && JSON.stringify(readValores(candidate)) === expected;
  if (isRight(place)) return place;
  const whole = doc.toString(stringOptions);
  const spliced = spliceSecao(before, whole, String(caminho[0]));
  if (isRight(spliced)) return spliced;
  return isRight(whole) ? whole : undefined;
}

/**
 * Returns the path as the text writes it: a setting stands under its whole name, `tema.modo`, or in its group. An
 * alias on the way becomes a copy of its anchor.
 */
function toWritten(doc: Document, caminho: Caminho): Caminho {
  const [secao, grupo, nome, ...rest] = caminho;
  if (secao === 'configuracao' && nome !== undefined && doc.hasIn([secao, `${grupo}.${nome}`]))
    return resolveAliases(doc, [secao, `${grupo}.${nome}`, ...rest]);
  return resolveAliases(doc, caminho);
}

function resolveAliases(doc: Document, caminho: Caminho): Caminho {
  for (let end = 1; end <= caminho.length; end++) {
    const way = caminho.slice(0, end);
    const node = doc.getIn(way, true);
    if (!isAlias(node)) continue;
    const copy = node.resolve(doc)?.clone() as Scalar | YAMLMap | undefined;
    if (!copy) continue;
    delete copy.anchor;
    doc.setIn(way, copy);
  }
  return caminho;
}

function apply(doc: Document, edicao: Edicao): void {
  const { caminho } = edicao;
  if (edicao.tipo === 'tirar') {
    doc.deleteIn(caminho);
    return;
  }
  if (edicao.tipo === 'mover') {
    const list = doc.getIn(caminho, true);
    if (!isSeq(list) || list.items[edicao.de] === undefined) return;
    const [item] = list.items.splice(edicao.de, 1);
    list.items.splice(edicao.para, 0, item);
    return;
  }
  if (edicao.tipo === 'incluir') {
    const list = doc.getIn(caminho, true);
    if (!isSeq(list)) put(doc, caminho, [edicao.valor]);
    else {
      if (list.items.length === 0 && typeof edicao.valor === 'object') list.flow = false;
      (list as YAMLSeq).add(doc.createNode(edicao.valor));
    }
    return;
  }
  put(doc, caminho, edicao.valor);
}

function put(doc: Document, caminho: Caminho, valor: unknown): void {
  const node = doc.getIn(caminho, true);
  if (isScalar(node) && (typeof valor !== 'object' || valor === null)) {
    setScalar(node, valor);
    return;
  }
  openGroups(doc, caminho);
  const [last] = caminho.slice(-1);
  const parent = doc.getIn(caminho.slice(0, -1), true);
  const created = doc.createNode(valor);
  // Comments of the value that is replaced.
  if (isCollection(node) && isCollection(created)) {
    created.commentBefore = node.commentBefore ?? null;
    created.comment = node.comment ?? null;
  }
  if (caminho.length === 1 && !doc.has(last)) addSecao(doc, String(last), created);
  else if (isMap(parent) || isSeq(parent)) parent.set(last, created);
}

/** Creates missing groups on the way; an empty `{}` becomes a block. */
function openGroups(doc: Document, caminho: Caminho): void {
  for (let end = 1; end < caminho.length; end++) {
    const way = caminho.slice(0, end);
    const node = doc.getIn(way, true);
    if (isCollection(node)) {
      if (node.items.length === 0) node.flow = false;
      continue;
    }
    const created = doc.createNode({});
    created.flow = false;
    if (end === 1) addSecao(doc, String(way[0]), created);
    else doc.setIn(way, created);
  }
}

/** Adds a section where the reference of the campaign file has it. */
function addSecao(doc: Document, secao: string, created: unknown): void {
  const map = doc.contents as unknown as YAMLMap;
  map.delete(secao);
  const pair = doc.createPair(secao, created);
  const order = (nome: string) => {
    const at = campanhaSecoes.indexOf(nome);
    return at < 0 ? campanhaSecoes.length : at;
  };
  const next = map.items.findIndex(({ key }) => order(toName(key)) > order(secao));
  map.items.splice(next < 0 ? map.items.length : next, 0, pair as Pair<never, never>);
}

const toName = (key: unknown): string => String(isScalar(key) ? key.value : key);

function setScalar(node: Scalar, valor: unknown): void {
  const isText = typeof valor === 'string';
  if (isText && valor.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
  else if (!isText || typeof node.value !== 'string' || isBlock(node)) delete node.type;
  delete node.format;
  delete node.minFractionDigits;
  delete node.source;
  node.tag = undefined as never;
  node.value = valor;
}

const isBlock = ({ type }: Scalar) => type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED;

/** Replaces one value between its neighbours; undefined when that is no plain replacement. */
function findPlace(texto: string, doc: Document, edicao: Edicao): string | undefined {
  if (edicao.tipo !== 'por') return undefined;
  const node = doc.getIn(edicao.caminho, true);
  if (!isScalar(node) || !node.range || node.anchor || node.tag) return undefined;
  const [start, end] = node.range;
  const { valor } = edicao;
  if (typeof valor === 'object') return undefined;
  if (isBlock(node)) return replaceBlock(texto, start, end, valor);
  if (typeof valor === 'string' && valor.includes('\n')) return undefined;
  const scalar = new Scalar(valor);
  if (typeof valor === 'string' && typeof node.value === 'string') scalar.type = node.type as never;
  const source = stringify(scalar, stringOptions).trimEnd();
  // An empty value has no text: the colon needs a space.
  const space = start === end && !/\s/.test(texto[start - 1] ?? ' ') ? ' ' : '';
  return source.includes('\n') ? undefined : texto.slice(0, start) + space + source + texto.slice(end);
}

/** Replaces a block of text with the same indentation. */
function replaceBlock(texto: string, start: number, end: number, valor: unknown): string | undefined {
  if (typeof valor !== 'string' || !valor.includes('\n') || valor.endsWith('\n\n') || /^[\s]/.test(valor))
    return undefined;
  const old = texto.slice(start, end);
  const [header = ''] = old.split('\n', 1);
  const indent = /^ +(?=\S)/m.exec(old.slice(header.length))?.[0];
  if (indent === undefined || !/^[|>][+-]?$/.test(header.trim())) return undefined;
  const lines = valor.replace(/\n$/, '').split('\n');
  const body = lines.map((line) => (line.trim() === '' ? '' : indent + line)).join('\n');
  const tail = /\n*$/.exec(old)![0];
  return `${texto.slice(0, start)}${valor.endsWith('\n') ? '|' : '|-'}\n${body}${tail}${texto.slice(end)}`;
}

interface Secao {
  readonly nome: string;
  readonly texto: string;
}

/** Splits a text at the sections of its document; the first part is the head before them. */
function splitSecoes(texto: string, doc: Document | undefined): Secao[] | undefined {
  const map = doc?.contents;
  if (!isMap(map) || map.flow) return undefined;
  const starts = map.items.map(({ key }) => {
    const offset = (key as Scalar).range?.[0] ?? 0;
    return { nome: toName(key), start: texto.lastIndexOf('\n', offset - 1) + 1 };
  });
  return [
    { nome: '', texto: texto.slice(0, starts[0]?.start ?? texto.length) },
    ...starts.map(({ nome, start }, at) => ({ nome, texto: texto.slice(start, starts[at + 1]?.start) })),
  ];
}

/** Takes one section from the rewritten text and all others from the old one. */
function spliceSecao(
  before: readonly Secao[] | undefined,
  depois: string,
  secao: string,
): string | undefined {
  const after = before && splitSecoes(depois, parseTexto(depois));
  if (!before || !after) return undefined;
  const find = (secoes: readonly Secao[], nome: string) => secoes.find((one) => one.nome === nome);
  const [old, next] = [find(before, secao), find(after, secao)];
  if (old && next) return before.map((one) => (one === old ? next : one).texto).join('');
  if (next) return insertSecao(before, after, next);
  if (!old) return undefined;
  // The comment before the following section is the end of the removed one; the rewritten neighbour has it.
  const at = before.indexOf(old);
  const neighbour = find(after, before[at - 1]!.nome);
  return before
    .filter((one) => one !== old)
    .map((one, index) => (index === at - 1 && neighbour ? neighbour : one).texto)
    .join('');
}

/** Inserts a new section before the comments that lead the following one. */
function insertSecao(before: readonly Secao[], after: readonly Secao[], next: Secao): string {
  const at = after.indexOf(next);
  const previous = before.find((one) => one.nome === after[at - 1]?.nome);
  const own = next.texto.replace(/(?:^#.*\n|^\s*\n)+$/m, '').trimEnd();
  return before
    .map((one) => {
      if (one !== previous) return one.texto;
      const tail = one.nome === '' ? '' : (/(?:\n[ \t]*|\n#.*)*\n?$/.exec(one.texto)?.[0] ?? '');
      const body = one.texto.slice(0, one.texto.length - tail.length);
      const head = body === '' ? '' : body.endsWith('\n') ? '' : '\n\n';
      return `${body}${head}${own}${tail === '' ? '\n' : tail}`;
    })
    .join('');
}
