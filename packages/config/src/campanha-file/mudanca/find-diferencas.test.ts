import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CampanhaArquivo } from '../campanha-file.ts';
import { findDiferencas } from './find-diferencas.ts';
import { findMudancas } from './find-mudancas.ts';
import { readCampanhaFile } from '../campanha-file-read.ts';

const prontas = ['padrao', 'sol', 'noite', 'tuiva', 'comper'].map((nome): CampanhaArquivo => {
  const url = new URL(`../../../../fixtures/campanhas/${nome}.campanha.yaml`, import.meta.url);
  const read = readCampanhaFile(readFileSync(url, 'utf8'), `${nome}.yaml`);
  if (!read.ok) throw new Error(`${nome} is invalid`);
  return read.arquivo;
});
const sol = prontas[1]!;

type Key = string | number;
interface Folha {
  readonly caminho: readonly Key[];
  readonly value: string | number | boolean;
}

function listFolhas(value: unknown, caminho: readonly Key[] = []): Folha[] {
  if (typeof value !== 'object' || value === null)
    return value === undefined || value === null ? [] : [{ caminho, value: value as Folha['value'] }];
  return Object.entries(value).flatMap(([key, inner]) =>
    listFolhas(inner, [...caminho, Array.isArray(value) ? Number(key) : key]),
  );
}

function withValor(arquivo: CampanhaArquivo, caminho: readonly Key[], value: unknown): CampanhaArquivo {
  const copy = structuredClone(arquivo) as unknown as Record<Key, unknown>;
  let group = copy;
  for (const key of caminho.slice(0, -1)) group = group[key] as Record<Key, unknown>;
  group[caminho.at(-1)!] = value;
  return copy as unknown as CampanhaArquivo;
}

const outro = (value: Folha['value'], more: number) =>
  typeof value === 'boolean'
    ? !value
    : typeof value === 'number'
      ? value + more
      : `${value}${'x'.repeat(more)}`;

const folhas = prontas.map((arquivo) => listFolhas(arquivo));
const mudada = fc
  .nat(prontas.length - 1)
  .chain((at) => fc.tuple(fc.constant(at), fc.nat(folhas[at]!.length - 1), fc.integer({ min: 1, max: 9 })))
  .map(([at, folha, more]) => {
    const { caminho, value } = folhas[at]![folha]!;
    const antes = prontas[at]!;
    return { caminho, antes, depois: withValor(antes, caminho, outro(value, more)) };
  });

describe('findDiferencas', () => {
  it('finds nothing between equal files', () => {
    for (const arquivo of prontas) expect(findDiferencas(arquivo, structuredClone(arquivo))).toEqual([]);
  });

  it('finds each change of a random value, with words for both sides', () => {
    fc.assert(
      fc.property(mudada, ({ antes, depois, caminho }) => {
        const found = findDiferencas(antes, depois);
        expect(found.length, caminho.join('.')).toBeGreaterThan(0);
        for (const { chave, rotulos, antes: before, depois: after, tipo } of found) {
          expect(chave.split(/[.[]/)[0]).toBe(caminho[0]);
          expect(rotulos.length).toBeGreaterThan(0);
          expect(rotulos.every((rotulo) => rotulo.trim() !== '')).toBe(true);
          expect([before === null, after === null]).toEqual([tipo === 'entrou', tipo === 'saiu']);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('gives the effects of findMudancas', () => {
    fc.assert(
      fc.property(mudada, fc.boolean(), ({ antes, depois }, isBack) => {
        const [a, b] = isBack ? [depois, antes] : [antes, depois];
        const mudancas = findMudancas(a, b);
        const graves = findDiferencas(a, b).filter(({ efeito }) => efeito !== 'livre');
        for (const { chave, efeito } of mudancas)
          expect(graves.some((one) => one.chave.startsWith(chave) && one.efeito === efeito)).toBe(true);
        for (const { chave, efeito } of graves)
          expect(mudancas.some((one) => chave.startsWith(one.chave) && one.efeito === efeito)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('finds a removed and an added item between any two campaigns', () => {
    for (const antes of prontas)
      for (const depois of prontas) {
        const there = findDiferencas(antes, depois);
        expect(there.length > 0).toBe(antes !== depois);
        expect(findDiferencas(depois, antes).length > 0).toBe(antes !== depois);
      }
  });

  it.each([
    [['limites', 'cupons', 'diario'], 3, ['Limites por pessoa', 'Limite de cupons', 'Por dia'], '5', '3'],
    [
      ['limites', 'cupons', 'total'],
      9,
      ['Limites por pessoa', 'Limite de cupons', 'Na campanha inteira'],
      'sem limite',
      '9',
    ],
    [['ganho', 'centavosPorNumero'], 4000, ['Como se ganha', 'Valor de um número'], 'R$ 50,00', 'R$ 40,00'],
    [['campanha', 'dataFinal'], '2027-08-01', ['Campanha e datas', 'Último dia'], '31/07/2027', '01/08/2027'],
    [['campanha', 'ativa'], false, ['Campanha e datas', 'No ar'], 'sim', 'não'],
    [
      ['premios', 'itens', 0, 'quantidade'],
      1_000,
      ['Prêmios instantâneos', 'Cesta de verão', 'Quantidade'],
      '200',
      '1.000',
    ],
    [
      ['configuracao', 'raspadinha.modo'],
      'giro',
      ['Aparência e comportamento', 'Como se revela o prêmio'],
      'Pintura',
      'Roleta',
    ],
  ] as const)('says %j in words', (caminho, value, rotulos, antes, depois) => {
    const [one, ...more] = findDiferencas(sol, withValor(sol, caminho, value));
    expect(more).toEqual([]);
    expect(one).toMatchObject({ rotulos, tipo: 'mudou', antes, depois });
  });

  it('names an added and a removed item by its words', () => {
    const depois = structuredClone(sol) as unknown as {
      premios: { itens: { id: string; nome: string; quantidade: number }[] };
    };
    const [cesta] = depois.premios.itens;
    depois.premios.itens[0] = { ...cesta!, id: 'moto', nome: 'Uma moto' };
    const found = findDiferencas(sol, depois as unknown as CampanhaArquivo);
    expect(found.map(({ rotulos, tipo, efeito }) => [rotulos.at(-1), tipo, efeito])).toEqual([
      ['Cesta de verão', 'saiu', 'nunca'],
      ['Uma moto', 'entrou', 'confirmada'],
    ]);
  });

  it('says that only the order of a list changed', () => {
    const depois = withValor(sol, ['sorteios'], [...sol.sorteios].reverse());
    expect(findDiferencas(sol, depois)).toMatchObject([
      { rotulos: ['Sorteios'], tipo: 'ordem', efeito: 'livre' },
    ]);
  });

  it('lists a text by its changed paragraphs', () => {
    const regulamento = sol.textos.regulamento.replace(/\n\n/, '\n\nUm parágrafo a mais.\n\n');
    const [one] = findDiferencas(sol, withValor(sol, ['textos', 'regulamento'], regulamento));
    expect(one).toMatchObject({
      rotulos: ['Textos legais', 'Regulamento'],
      efeito: 'confirmada',
      paragrafos: [{ tipo: 'entrou', texto: 'Um parágrafo a mais.' }],
    });
  });
});
