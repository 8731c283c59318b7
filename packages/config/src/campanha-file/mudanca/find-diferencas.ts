import { findOpcao, findRotulo, findRotuloItem } from '../../palavras/find-palavras.ts';
import { diferencasText as text } from '../../palavras/diferenca-valores.text.ts';
import type { CampanhaArquivo } from '../campanha-file.ts';
import {
  type Comparada,
  compareArquivos,
  findNomeVisivel,
  type Grupo,
  isSame,
  type Valor,
} from './compare-arquivos.ts';
import type { Efeito } from './mudanca-regra.ts';

/** A paragraph of a text that is in one version only. */
export interface Paragrafo {
  readonly tipo: 'saiu' | 'entrou';
  readonly texto: string;
}

/** A difference between two files in words. */
export interface Diferenca {
  /** The changed key: `premios.itens[carro].quantidade`. */
  readonly chave: string;
  /** Labels from the section to the field, items with their names: `Prêmios instantâneos`, `Um carro`, `Quantidade`. */
  readonly rotulos: readonly string[];
  readonly tipo: 'mudou' | 'entrou' | 'saiu' | 'ordem';
  readonly efeito: Efeito;
  /** Both values in words; null where there is none. */
  readonly antes: string | null;
  readonly depois: string | null;
  /** The differing paragraphs of a long text; empty for other values. */
  readonly paragrafos: readonly Paragrafo[];
}

/**
 * Lists every difference between two validated files in words, with the effect that a started campaign gives it. The
 * effects are those of `findMudancas`; groups with one rule are listed field by field.
 */
export const findDiferencas = (antes: CampanhaArquivo, depois: CampanhaArquivo): Diferenca[] =>
  compareArquivos(antes, depois).flatMap(detail).map(toDiferenca);

const isGrupo = (value: Valor): value is Grupo =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isGrupos = (value: Valor): value is readonly Grupo[] =>
  Array.isArray(value) && value.length > 0 && value.every(isGrupo);

/** Fields that name an item of a list, best first. */
const nomes = ['id', 'codigo', 'nome', 'titulo', 'nomeTermo', 'fonte', 'tipo'];
const findNome = (item: Grupo): string | undefined =>
  nomes.map((campo) => item[campo]).find((value): value is string => typeof value === 'string');

/** Splits the difference of a whole group or list into those of its fields and items. */
function detail(one: Comparada): Comparada[] {
  const { antes, depois, isItem } = one;
  if (isItem) return [one];
  if (isGrupo(antes) && isGrupo(depois)) {
    return [...new Set([...Object.keys(antes), ...Object.keys(depois)])].flatMap((campo) =>
      isSame(antes[campo], depois[campo])
        ? []
        : detail({
            ...one,
            chave: `${one.chave}.${campo}`,
            campos: [...one.campos, campo],
            antes: antes[campo],
            depois: depois[campo],
          }),
    );
  }
  return isGrupos(antes) && isGrupos(depois) ? detailItens(one, antes, depois) : [one];
}

function detailItens(one: Comparada, antes: readonly Grupo[], depois: readonly Grupo[]): Comparada[] {
  const toKeys = (itens: readonly Grupo[]) => itens.map((item, at) => findNome(item) ?? String(at + 1));
  const [before, after] = [toKeys(antes), toKeys(depois)];
  // Items without unique names cannot be told apart.
  if (new Set(before).size < before.length || new Set(after).size < after.length) return [one];
  const changed = [...new Set([...before, ...after])].flatMap((nome): Comparada[] => {
    const [a, b] = [antes[before.indexOf(nome)], depois[after.indexOf(nome)]];
    if (isSame(a, b)) return [];
    const inner = {
      ...one,
      chave: `${one.chave}[${nome}]`,
      itens: { ...one.itens, [one.campos.length - 1]: findNomeVisivel(a ?? b) ?? nome },
      antes: a,
      depois: b,
    };
    return a && b ? detail(inner) : [{ ...inner, isItem: true }];
  });
  return changed.length > 0 ? changed : [{ ...one, antes: before, depois: after }];
}

function toDiferenca(one: Comparada): Diferenca {
  const { chave, efeito, antes, depois, isItem, campos } = one;
  const isOrdem = !isItem && Array.isArray(antes) && Array.isArray(depois) && isReordered(antes, depois);
  const tipo =
    antes === undefined || antes === null
      ? 'entrou'
      : depois === undefined || depois === null
        ? 'saiu'
        : isOrdem
          ? 'ordem'
          : 'mudou';
  const isLongo = typeof antes === 'string' && typeof depois === 'string' && /\n/.test(antes + depois);
  return {
    chave,
    rotulos: toRotulos(one),
    tipo,
    efeito,
    antes: toPalavras(campos, antes),
    depois: toPalavras(campos, depois),
    paragrafos: isLongo ? compareParagrafos(antes, depois) : [],
  };
}

const isReordered = (antes: readonly Valor[], depois: readonly Valor[]): boolean =>
  isSame(antes.map((item) => JSON.stringify(item)).sort(), depois.map((item) => JSON.stringify(item)).sort());

/** Labels of the way; a field with an item is followed by the name of that item. */
function toRotulos({ campos, itens }: Comparada): string[] {
  return campos.flatMap((campo, at) => {
    const path = campos.slice(0, at + 1);
    const rotulo = findRotulo(path) ?? campo;
    // "Itens" says nothing between a section and the name of an item.
    const own = campo === 'itens' && at > 0 && at < campos.length - 1 ? [] : [rotulo];
    return itens[at] === undefined ? own : [...own, toNomeItem(path, itens[at])];
  });
}

const toNomeItem = (path: readonly string[], nome: string) =>
  findOpcao(path, nome) ?? (/^\d+$/.test(nome) && nome.length < 4 ? `${findRotuloItem(path)} ${nome}` : nome);

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const inteiro = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6 });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Renders a value in words; null for a missing one. */
function toPalavras(campos: readonly string[], value: Valor): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? text.sim : text.nao;
  if (Array.isArray(value))
    return value.length === 0 ? text.nada : value.map((item) => toPalavras(campos, item)).join('; ');
  if (isGrupo(value)) return describeGrupo(campos, value);
  if (typeof value === 'number' && campos.some((campo) => campo === 'limites') && value <= 0)
    return describeLimite(campos, value);
  if (typeof value === 'number')
    return /centavos/i.test(campos.at(-1)!) ? plain(reais.format(value / 100)) : inteiro.format(value);
  const said = findOpcao(campos, value as string);
  if (said !== undefined) return said;
  const [, ano, mes, dia] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value as string) ?? [];
  return dia === undefined ? (value as string) : `${dia}/${mes}/${ano}`;
}

/** In limits of receipts 0 forbids; in the others 0 and -1 mean none. */
const describeLimite = (campos: readonly string[], value: number): string =>
  value === 0 && campos.includes('documentosFiscais') ? inteiro.format(0) : text.semLimite;

function describeGrupo(campos: readonly string[], value: Grupo): string {
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined && inner !== null && inner !== false)
    .map(([campo, inner]) => {
      const path = [...campos, campo];
      return `${findRotulo(path) ?? campo}: ${toPalavras(path, inner) ?? text.nada}`;
    })
    .join(', ');
}

/** Lists the paragraphs that only one of two texts has, in reading order. */
function compareParagrafos(antes: string, depois: string): Paragrafo[] {
  const split = (whole: string) =>
    whole
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean);
  const [before, after] = [split(antes), split(depois)];
  const common = listCommon(before, after);
  const found: Paragrafo[] = [];
  let [a, b] = [0, 0];
  for (const [atBefore, atAfter] of [...common, [before.length, after.length] as const]) {
    for (; a < atBefore; a++) found.push({ tipo: 'saiu', texto: before[a]! });
    for (; b < atAfter; b++) found.push({ tipo: 'entrou', texto: after[b]! });
    a++;
    b++;
  }
  return found;
}

/** Longest common subsequence, as pairs of positions. */
function listCommon(before: readonly string[], after: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let a = before.length - 1; a >= 0; a--) {
    for (let b = after.length - 1; b >= 0; b--) {
      lengths[a]![b] =
        before[a] === after[b]
          ? lengths[a + 1]![b + 1]! + 1
          : Math.max(lengths[a + 1]![b]!, lengths[a]![b + 1]!);
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let a = 0, b = 0; a < before.length && b < after.length;) {
    if (before[a] === after[b]) pairs.push([a++, b++]);
    else if (lengths[a + 1]![b]! >= lengths[a]![b + 1]!) a++;
    else b++;
  }
  return pairs;
}
