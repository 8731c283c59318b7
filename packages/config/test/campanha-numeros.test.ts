import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isMap, isScalar, isSeq, parseDocument, stringify, type Document } from 'yaml';
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

/** Returns the errors of a file with another number at one place. */
function errosWith(doc: Document, path: Path, value: unknown) {
  const before = doc.getIn(path);
  doc.setIn(path, value);
  const text = stringify(doc);
  doc.setIn(path, before);
  const result = checkCampanhaFile(text, 'x.campanha.yaml');
  return result.ok ? [] : result.erros;
}

const files = ['padrao', 'sol', 'noite', 'comper'].map((name) => ({ name, doc: parseDocument(read(name)) }));
const places = files.flatMap(({ name, doc }) =>
  listNumbers(doc).map((path) => ({ file: name, doc, path, chave: toChave(path) })),
);

test('the fixture campaigns have numbers in many fields', () => {
  expect(new Set(places.map(({ chave }) => chave.replace(/\[\d+\]/g, ''))).size).toBeGreaterThan(40);
});

describe.each([
  ['.inf', Infinity],
  ['-.inf', -Infinity],
  ['.nan', NaN],
])('number %s', (_, value) => {
  test.each(places)('is rejected at $chave of $file with line and remedy', ({ doc, path, chave }) => {
    const erros = errosWith(doc, path, value);
    expect(erros).toEqual([
      {
        linha: expect.any(Number) as number,
        coluna: expect.any(Number) as number,
        chave,
        problema: 'isto não é um número comum',
        cura: 'escreva o número em algarismos',
      },
    ]);
    expect(erros[0]!.linha).toBeGreaterThan(1);
  });
});

describe.each([
  ['1e308', 1e308],
  ['-1e308', -1e308],
  ['a large prime', 999_999_999_999_989],
])('number %s', (_, value) => {
  test.each(places)('is rejected at $chave of $file before a rule uses it', ({ doc, path }) => {
    const erros = errosWith(doc, path, value);
    expect(erros.length).toBeGreaterThan(0);
  });
});

test('in a field that takes no number is rejected immediately too', () => {
  const { doc } = files[0]!;
  for (const path of [
    ['promotora', 'nome'],
    ['configuracao', 'tema', 'corPrimaria'],
    ['textos', 'termos'],
  ])
    expect(errosWith(doc, path, Infinity)).toMatchObject([{ problema: 'isto não é um número comum' }]);
});

describe.each([
  ['NUL', 'Trevo\0'],
  ['a lone surrogate', 'Trevo\ud800'],
])('text with %s', (_, text) => {
  const found = [{ linha: 2, problema: 'há um caractere que não pode ser guardado' }];
  test('is rejected as a value and as the name of a field with its line', () => {
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
