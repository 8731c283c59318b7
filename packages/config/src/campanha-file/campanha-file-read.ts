import * as v from 'valibot';
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair } from 'yaml';
import { findAvisos, type HasImagem } from './campanha-avisos.ts';
import { findContradictions } from '../contradictions/campanha-contradictions.ts';
import { caracterRecusado, listRepeatedFields, parseBounded, unstorable } from './campanha-file-bounds.ts';
import { type CampanhaArquivo, campanhaArquivoShape } from './campanha-file.ts';
import { toWords, toYamlWords } from './campanha-file-words.ts';
import type { Contradiction } from '../contradictions/contradiction.ts';
import { type ErroWords, splitErro } from '../configuracao/textos/erro-words.ts';

/** Validates the shape of the file, then the cross-field rules. */
const campanhaArquivoSchema = v.pipe(
  campanhaArquivoShape,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input: unknown = dataset.value;
    for (const { caminho, message } of findContradictions(dataset.value)) {
      const path = caminho.map((key) => ({
        type: 'unknown' as const,
        origin: 'value' as const,
        input,
        key,
        value: input,
      }));
      addIssue({ message, path: path as [(typeof path)[number], ...typeof path] });
    }
  }),
);

/** An error in a campaign file: position (from 1), dotted key, problem and remedy. */
export interface CampanhaFileErro extends ErroWords {
  readonly linha: number;
  readonly coluna: number;
  readonly chave: string;
}

export type CampanhaFileRead =
  | {
      readonly ok: true;
      readonly arquivo: CampanhaArquivo;
      /** Warnings about valid but probably unintended settings. */
      readonly avisos: readonly CampanhaFileErro[];
    }
  | { readonly ok: false; readonly erros: readonly CampanhaFileErro[] };

/** Additional warnings of the caller; their positions in the file are resolved like those of the others. */
export type FindMore = (arquivo: CampanhaArquivo) => Iterable<Contradiction>;

const MAX_LENGTH = 2_000_000;
// More errors are no help, and one wrong bracket can cause thousands.
const maxMistakes = 100;

const fail = (...erros: CampanhaFileErro[]): CampanhaFileRead => ({ ok: false, erros });
const wholeFile = (problema: string, cura: string): CampanhaFileErro => ({
  linha: 1,
  coluna: 1,
  chave: '(arquivo)',
  problema,
  cura,
});

/**
 * Parses and validates a campaign file, YAML or JSON, in the browser too. Returns the campaign, or all errors with
 * their positions. Never throws, for any text. In a file called `.json` strings must be quoted. `hasImagem`
 * enables the check for missing images.
 */
export function readCampanhaFile(
  text: string,
  fileName: string,
  hasImagem: HasImagem = () => true,
  findMore: FindMore = () => [],
): CampanhaFileRead {
  if (text.length > MAX_LENGTH) return fail(wholeFile('o arquivo é grande demais', 'use até 2 MB de texto'));
  try {
    return checkText(text, fileName.endsWith('.json') ? 'json' : 'core', (arquivo) => [
      ...findAvisos(arquivo, hasImagem),
      ...findMore(arquivo),
    ]);
  } catch {
    // The YAML library throws on remaining alias bombs.
    return fail(
      wholeFile('o arquivo não pôde ser lido', 'confira se é um YAML ou JSON simples, sem âncoras repetidas'),
    );
  }
}

function checkText(text: string, schema: 'json' | 'core', findWarnings: FindMore): CampanhaFileRead {
  const lineCounter = new LineCounter();
  const options = { schema, prettyErrors: false, stringKeys: true, uniqueKeys: false } as const;
  const { doc, excess } = parseBounded(text, options, lineCounter);
  if (excess) {
    const { offset, problema, cura } = excess;
    const before = text.slice(0, offset).split('\n');
    return fail({
      linha: before.length,
      coluna: before.at(-1)!.length + 1,
      chave: '(arquivo)',
      problema,
      cura,
    });
  }
  const place = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { linha: Math.max(line, 1), coluna: Math.max(col, 1) };
  };
  const mistakes =
    doc.errors.length > 0
      ? doc.errors.map(({ code, pos }) => ({ offset: pos[0], code }))
      : listRepeatedFields(doc).map((offset) => ({ offset, code: 'DUPLICATE_KEY' as const }));
  if (mistakes.length > 0) {
    return fail(
      ...mistakes
        .slice(0, maxMistakes)
        .map(({ offset, code }) => ({ ...place(offset), chave: '(arquivo)', ...toYamlWords(code) })),
    );
  }
  const value: unknown = doc.toJS({ maxAliasCount: 100 });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fail(
      wholeFile('o arquivo não descreve uma campanha', 'comece com "promotora:" na primeira linha'),
    );
  }
  const odd = Object.values(imprestaveis).flatMap(({ is, ...words }) =>
    listOdd(value, is).map((caminho) => toErro(caminho, words, doc, place)),
  );
  if (odd.length > 0) return fail(...sort(odd).slice(0, maxMistakes));
  const result = v.safeParse(campanhaArquivoSchema, value);
  if (result.success) {
    const avisos = [...findWarnings(result.output)].map(({ caminho, message }) =>
      toErro(caminho, splitErro(message), doc, place),
    );
    return { ok: true, arquivo: result.output, avisos: sort(avisos) };
  }
  const erros = result.issues.map((issue) => {
    const caminho = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
    return toErro(caminho, toWords(issue, caminho), doc, place);
  });
  return fail(...sort(erros));
}

/** Values that no field accepts. */
const imprestaveis = {
  // `.inf` and `.nan`: rules could loop forever on them.
  numero: {
    is: (value: unknown) => typeof value === 'number' && !Number.isFinite(value),
    problema: 'isto não é um número comum',
    cura: 'escreva o número em algarismos',
  },
  // Written as an escape: the text itself has been checked before.
  texto: {
    is: (value: unknown) => typeof value === 'string' && unstorable.test(value),
    ...caracterRecusado,
  },
};

/** Returns the paths of the values and names of fields for which `is` holds. */
function listOdd(
  value: unknown,
  is: (value: unknown) => boolean,
  caminho: readonly (string | number)[] = [],
): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return is(value) ? [[...caminho]] : [];
  return Object.entries(value).flatMap(([nome, inner]) =>
    is(nome)
      ? [[...caminho, nome]]
      : listOdd(inner, is, [...caminho, Array.isArray(value) ? Number(nome) : nome]),
  );
}

const sort = (erros: CampanhaFileErro[]) => erros.sort((a, b) => a.linha - b.linha || a.coluna - b.coluna);

function toErro(
  caminho: readonly (string | number)[],
  words: ErroWords,
  doc: Document,
  place: (offset: number) => { linha: number; coluna: number },
): CampanhaFileErro {
  const chave = caminho
    .map((segment) => (typeof segment === 'number' ? `[${segment + 1}]` : `.${segment}`))
    .join('')
    .replace(/^\./, '');
  return { ...place(findOffset(doc, caminho)), chave: chave || '(arquivo)', ...words };
}

const startOf = (node: unknown): number | undefined => (node as Node | null | undefined)?.range?.[0];

function findPair(map: { items: Pair[] }, nome: string): Pair | undefined {
  return map.items.find(({ key }) => (isScalar(key) ? String(key.value) : String(key)) === nome);
}

/**
 * Returns the character offset of a path in the text: of the key if it is written, otherwise of the nearest
 * enclosing group. A dotted key may be written nested, `tema: { modo: … }`.
 */
function findOffset(doc: Document, caminho: readonly (string | number)[]): number {
  let node: unknown = doc.contents;
  let offset = startOf(node) ?? 0;
  const rest = [...caminho];
  while (rest.length > 0) {
    if (isAlias(node)) node = node.resolve(doc);
    const segment = rest.shift()!;
    if (isSeq(node)) {
      node = node.items[Number(segment)];
      offset = startOf(node) ?? offset;
      continue;
    }
    if (!isMap(node)) break;
    const pair = findPair(node, String(segment));
    if (pair === undefined) {
      const dot = String(segment).indexOf('.');
      if (dot < 0) break;
      rest.unshift(String(segment).slice(0, dot), String(segment).slice(dot + 1));
      continue;
    }
    offset = startOf(pair.key) ?? offset;
    node = pair.value;
  }
  return offset;
}
