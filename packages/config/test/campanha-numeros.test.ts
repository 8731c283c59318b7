import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isMap, isScalar, isSeq, parseDocument, type Scalar, stringify, type Document } from 'yaml';
import { checkCampanhaFile } from '../src/campanha-file/campanha-file-check.ts';

type Path = readonly (string | number)[];

const read = (name: string) =>
  readFileSync(new URL(`../../fixtures/campanhas/${name}.campanha.yaml`, import.meta.url), 'utf8');

/** Returns the paths of the numbers in a file: one per field; for lists, the first item that has it. */
function listNumbers(doc: Document): Path[] {
  const found = new Map<string, Path>();
  const visit = (node: unknown, path: Path): void => {
    if (isMap(node)) for (const { key, value } of node.items) visit(value, [...path, String(key)]);
    else if (isSeq(node)) node.items.forEach((item, at) => visit(item, [...path, at]));
    else if (isScalar(node) && typeof node.value === 'number') {
      const name = path.map((part) => (typeof part === 'number' ? '[]' : part)).join('.');
      if (!found.has(name)) found.set(name, path);
    }
  };
  visit(doc.contents, []);
  return [...found.values()];
}

const toChave = (path: Path) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${part}`))
    .join('')
    .slice(1);

interface File {
  readonly name: string;
  readonly text: string;
  readonly doc: Document;
}

/** Returns the errors of a file with another number at some places. */
function errosWith({ text, doc }: File, paths: readonly Path[], value: number) {
  const written = stringify(value).trim();
  const ranges = paths.map((path) => (doc.getIn(path, true) as Scalar).range!);
  let changed = text;
  for (const [start, end] of ranges.sort(([a], [b]) => b - a)) {
    const old = text.slice(start, end);
    changed = changed.slice(0, start) + written + (old.endsWith('\n') ? '\n' : '') + changed.slice(end);
  }
  const result = checkCampanhaFile(changed, 'x.campanha.yaml');
  return result.ok ? [] : result.erros;
}

const files: readonly File[] = ['padrao', 'sol', 'noite', 'comper'].map((name) => {
  const text = read(name);
  return { name, text, doc: parseDocument(text) };
});
const places = files.flatMap((file) =>
  listNumbers(file.doc).map((path) => ({ name: file.name, file, path, chave: toChave(path) })),
);
const listPlaces = (file: File) => places.filter((place) => place.file === file);

test('the fixture campaigns have numbers in many fields', () => {
  expect(new Set(places.map(({ chave }) => chave.replace(/\[\d+\]/g, ''))).size).toBeGreaterThan(40);
});

describe.each([
  ['.inf', Infinity],
  ['-.inf', -Infinity],
  ['.nan', NaN],
])('number %s', (_, value) => {
  // Once per file: these numbers are listed before any rule, each by itself.
  const erros = files.map((file) =>
    errosWith(
      file,
      listPlaces(file).map(({ path }) => path),
      value,
    ),
  );
  const ofFile = (file: File) => erros[files.indexOf(file)]!;

  test.each(files)('a number is rejected nowhere else in $name', (file) => {
    expect(ofFile(file).map(({ chave }) => chave)).toEqual(listPlaces(file).map(({ chave }) => chave));
  });

  test.each(places)('a number is rejected at $chave of $name with line and remedy', ({ file, chave }) => {
    const own = ofFile(file).filter((erro) => erro.chave === chave);
    expect(own).toEqual([
      {
        linha: expect.any(Number) as number,
        coluna: expect.any(Number) as number,
        chave,
        problema: 'isto não é um número comum',
        cura: 'escreva o número em algarismos',
      },
    ]);
    expect(own[0]!.linha).toBeGreaterThan(1);
  });
});

describe.each([
  ['1e308', 1e308],
  ['-1e308', -1e308],
  ['a large prime', 999_999_999_999_989],
])('number %s', (_, value) => {
  test.each(places)('a number is rejected at $chave of $name before a rule uses it', ({ file, path }) => {
    expect(errosWith(file, [path], value).length).toBeGreaterThan(0);
  });
});

test('a number in a field that takes no number is rejected immediately too', () => {
  for (const path of [
    ['promotora', 'nome'],
    ['configuracao', 'tema', 'corPrimaria'],
    ['textos', 'termos'],
  ])
    expect(errosWith(files[0]!, [path], Infinity)).toMatchObject([
      { problema: 'isto não é um número comum' },
    ]);
});

describe.each([
  ['NUL', 'Trevo\0'],
  ['a lone surrogate', 'Trevo\ud800'],
])('text with %s', (_, text) => {
  const found = [{ linha: 2, problema: 'há um caractere que não pode ser guardado' }];
  test('a text is rejected as a value and as the name of a field with its line', () => {
    const sample = parseDocument(read('padrao')).toJS() as Record<string, unknown>;
    const check = (campanha: object) => {
      const result = checkCampanhaFile(
        `{\n${JSON.stringify({ campanha, ...sample }).slice(1)}`,
        'x.campanha.json',
      );
      return result.ok ? [] : result.erros;
    };
    const { campanha } = sample as { campanha: object };
    delete sample['campanha'];
    expect(check({ ...campanha, descricao: text })).toMatchObject([
      { ...found[0], chave: 'campanha.descricao' },
    ]);
    expect(check({ ...campanha, [text]: 1 })).toMatchObject(found);
  });
});
