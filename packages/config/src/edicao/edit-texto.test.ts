import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Lexer } from 'yaml';
import { type Caminho, type Edicao, editTexto, readValores } from './edit-texto.ts';

const textos = ['padrao', 'sol', 'noite', 'tuiva', 'comper'].map((nome) =>
  readFileSync(new URL(`../../../fixtures/campanhas/${nome}.campanha.yaml`, import.meta.url), 'utf8'),
);
const sol = textos[1]!;

const listComments = (texto: string) =>
  [...new Lexer().lex(texto)].filter((token) => token.startsWith('#')).sort();

function listCaminhos(
  value: unknown,
  isWanted: (value: unknown) => boolean,
  caminho: Caminho = [],
): Caminho[] {
  const own = caminho.length > 0 && isWanted(value) ? [caminho] : [];
  if (typeof value !== 'object' || value === null) return own;
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) =>
      listCaminhos(inner, isWanted, [...caminho, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

const isScalar = (value: unknown) => typeof value !== 'object';
const valores = textos.map((texto) => readValores(texto)!);
const scalars = valores.map((value) => listCaminhos(value, isScalar));
const lists = valores.map((value) => listCaminhos(value, Array.isArray));
const comments = textos.map(listComments);

const novoValor = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(
    '65',
    'true',
    '2026-09-01',
    '- a',
    'a: b',
    '# no comment',
    'a #b',
    '',
    ' ',
    "d'água",
    '"x"',
    '{',
    '*a',
  ),
  fc.constantFrom('# Título\n\nUm parágrafo.\n', 'duas\nlinhas', 'a\n\n', '  recuado\nlinha\n'),
);

function setIn(root: unknown, caminho: Caminho, change: (parent: never, key: never) => void): unknown {
  const copy: unknown = structuredClone(root);
  let group = copy as Record<string | number, unknown>;
  for (const key of caminho.slice(0, -1)) group = group[key] as Record<string | number, unknown>;
  change(group as never, caminho.at(-1) as never);
  return copy;
}

const sections = (texto: string) => texto.split(/^(?=[a-z]+:)/m);

describe('editTexto', () => {
  it('sets a random value and keeps all comments and all other sections', () => {
    const edit = fc
      .nat(textos.length - 1)
      .chain((at) => fc.tuple(fc.constant(at), fc.nat(scalars[at]!.length - 1), novoValor));
    fc.assert(
      fc.property(edit, ([at, index, valor]) => {
        const caminho = scalars[at]![index]!;
        const texto = textos[at]!;
        const next = editTexto(texto, { tipo: 'por', caminho, valor })!;
        const expected = setIn(
          valores[at],
          caminho,
          (parent: Record<string, unknown>, key: string) => void (parent[key] = valor),
        );
        expect(readValores(next)).toEqual(expected);
        expect(listComments(next)).toEqual(comments[at]);
        const isOwn = (section: string) => section.startsWith(`${caminho[0]}:`);
        expect(sections(next).filter((one) => !isOwn(one))).toEqual(
          sections(texto).filter((one) => !isOwn(one)),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('changes one line for a value on one line', () => {
    const next = editTexto(sol, { tipo: 'por', caminho: ['limites', 'cupons', 'diario'], valor: 7 })!;
    const changed = next.split('\n').filter((line, at) => line !== sol.split('\n')[at]);
    expect(changed).toEqual(['    diario: 7']);
    expect(editTexto(next, { tipo: 'por', caminho: ['limites', 'cupons', 'diario'], valor: 5 })).toBe(sol);
  });

  it('moves, removes and adds items of random lists and keeps the comments of others', () => {
    const edit = fc
      .nat(textos.length - 1)
      .chain((at) =>
        fc.tuple(
          fc.constant(at),
          fc.nat(lists[at]!.length - 1),
          fc.nat(),
          fc.nat(),
          fc.constantFrom('mover', 'tirar', 'incluir'),
        ),
      );
    fc.assert(
      fc.property(edit, ([at, index, a, b, tipo]) => {
        const caminho = lists[at]![index]!;
        const list = caminho.reduce<unknown>((value, key) => (value as never)[key], valores[at]) as unknown[];
        fc.pre(list.length > 0);
        const [de, para] = [a % list.length, b % list.length];
        const edicao: Edicao =
          tipo === 'mover'
            ? { tipo, caminho, de, para }
            : tipo === 'tirar'
              ? { tipo, caminho: [...caminho, de] }
              : { tipo: 'incluir', caminho, valor: list[0] };
        const next = editTexto(textos[at]!, edicao)!;
        const expected = setIn(valores[at], [...caminho, 0], (parent: unknown[]) => {
          if (tipo === 'incluir') parent.push(parent[0]);
          else {
            const [item] = parent.splice(de, 1);
            if (tipo === 'mover') parent.splice(para, 0, item);
          }
        });
        expect(readValores(next)).toEqual(expected);
        const kept = listComments(next);
        expect(kept).toEqual(tipo === 'tirar' ? kept : comments[at]);
      }),
      { numRuns: 200 },
    );
  });

  it('adds a section at its place and removes it again without a trace', () => {
    const next = editTexto(sol, {
      tipo: 'por',
      caminho: ['indicacao'],
      valor: { premio: { pontos: 10 }, maximoPorMes: 5 },
    })!;
    expect(listComments(next)).toEqual(listComments(sol));
    expect(next.indexOf('\nindicacao:')).toBeLessThan(next.indexOf('\nlimites:'));
    expect(next.indexOf('\nindicacao:')).toBeGreaterThan(next.indexOf('\nvouchers:'));
    expect(editTexto(next, { tipo: 'tirar', caminho: ['indicacao'] })).toBe(sol);
  });

  it('keeps the comment before the section after a removed one', () => {
    const texto = 'a: 1\n\n# about b\nb: 2\n\n# about c\nc: 3\n';
    expect(editTexto(texto, { tipo: 'tirar', caminho: ['b'] })).toContain('# about c\nc: 3');
  });

  it('writes a setting where the text has it, under its whole name or in its group', () => {
    const dotted = 'configuracao:\n  tema.modo: claro # fixed\n';
    const caminho = ['configuracao', 'tema', 'modo'];
    expect(editTexto(dotted, { tipo: 'por', caminho, valor: 'escuro' })).toBe(
      'configuracao:\n  tema.modo: escuro # fixed\n',
    );
    expect(readValores(editTexto('configuracao: {}\n', { tipo: 'por', caminho, valor: 'claro' })!)).toEqual({
      configuracao: { tema: { modo: 'claro' } },
    });
  });

  it('changes a copy where the text repeats an anchor', () => {
    const texto = 'a: &x { n: 1 }\nb: *x\n';
    expect(readValores(editTexto(texto, { tipo: 'por', caminho: ['b', 'n'], valor: 2 })!)).toEqual({
      a: { n: 1 },
      b: { n: 2 },
    });
  });

  it.each([
    ['broken', 'a: [1\n'],
    ['a list', '- 1\n'],
    ['a number', '5\n'],
  ])('edits no text that is %s', (_what, texto) => {
    expect(editTexto(texto, { tipo: 'por', caminho: ['a'], valor: 1 })).toBeUndefined();
    expect(readValores(texto)).toBeUndefined();
  });

  it('begins an empty text', () => {
    expect(editTexto('', { tipo: 'por', caminho: ['campanha', 'ano'], valor: 2027 })).toBe(
      'campanha:\n  ano: 2027\n',
    );
  });
});
