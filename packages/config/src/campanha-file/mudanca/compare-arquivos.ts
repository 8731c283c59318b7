import type { CampanhaArquivo } from '../campanha-file.ts';
import { configuracaoPadrao } from '../../configuracao/configuracao-keys.ts';
import type { Conjunto, Efeito, Itens, Ordem, Regra, Regras } from './mudanca-regra.ts';
import { mudancaRegras } from './mudanca-regras.ts';

export type Valor = unknown;
export type Grupo = Readonly<Record<string, Valor>>;

/** One place where two files differ, with the effect that `mudancaRegras` gives it. */
export interface Comparada {
  /** The changed key: `premios.itens[carro].quantidade`. */
  readonly chave: string;
  /** Names of the fields from the top of the file, without positions in lists. */
  readonly campos: readonly string[];
  /** Name of each list item on the way, at the index of its list in `campos`. */
  readonly itens: Readonly<Record<number, string>>;
  readonly efeito: Efeito;
  readonly antes: Valor;
  readonly depois: Valor;
  /** Whether the difference is a whole item of a list, and not a field. */
  readonly isItem: boolean;
}

/** Position in the file. */
interface Lugar {
  readonly chave: string;
  readonly campos: readonly string[];
  readonly itens: Readonly<Record<number, string>>;
}

const raiz: Lugar = { chave: '', campos: [], itens: {} };

const toCampo = ({ chave, campos, itens }: Lugar, campo: string): Lugar => ({
  chave: chave === '' ? campo : `${chave}.${campo}`,
  campos: [...campos, campo],
  itens,
});

const toItem = ({ chave, campos, itens }: Lugar, nome: string, visivel = nome): Lugar => ({
  chave: `${chave}[${nome}]`,
  campos,
  itens: { ...itens, [campos.length - 1]: visivel },
});

/** Returns the name that an item of a list has for people; undefined where its key is all it has. */
export function findNomeVisivel(item: Valor): string | undefined {
  const { nome, titulo, nomeTermo } = (item ?? {}) as Grupo;
  return [nome, titulo, nomeTermo].find((value) => typeof value === 'string');
}

/**
 * Compares two validated files by `mudancaRegras`, down to the values that have a rule. The one before may be older and
 * lack fields. Changes that may be made freely are included.
 */
export const compareArquivos = (antes: CampanhaArquivo, depois: CampanhaArquivo): Comparada[] =>
  compareGrupo(mudancaRegras, raiz, withPadrao(antes), withPadrao(depois));

/** An omitted setting has its default value. */
const withPadrao = (arquivo: CampanhaArquivo): Grupo => ({
  ...arquivo,
  configuracao: { ...configuracaoPadrao, ...arquivo.configuracao },
});

function compareGrupo(regras: Regras, lugar: Lugar, antes: Grupo | undefined, depois: Grupo): Comparada[] {
  return [...new Set([...Object.keys(antes ?? {}), ...Object.keys(depois)])].flatMap((campo) => {
    const regra = regras[campo] ?? regras[`${campo.split('.')[0]}.*`];
    // Fields of older files that no longer exist.
    if (regra === undefined) return [];
    // A section that is new promises more, with any content.
    const own = antes === undefined && regra === 'nunca' ? 'confirmada' : regra;
    return compare(own, toCampo(lugar, campo), antes?.[campo], depois[campo]);
  });
}

function compare(regra: Regras[string], lugar: Lugar, antes: Valor, depois: Valor): Comparada[] {
  if (isSame(antes, depois)) return [];
  const toComparadas = (efeito: Efeito): Comparada[] => [{ ...lugar, efeito, antes, depois, isItem: false }];
  if (typeof regra === 'string') return toComparadas(regra);
  if (isLista(regra)) return compareItens(regra, lugar, toItens(antes), toItens(depois));
  if (isOrdem(regra)) return toComparadas(judgeOrdem(regra, antes, depois));
  if (isEscolha(regra)) return toComparadas(judgeEscolha(regra, antes, depois));
  if (isConjunto(regra)) return compareConjunto(regra, lugar, antes, depois);
  return compareGrupo(regra, lugar, antes as Grupo | undefined, (depois ?? {}) as Grupo);
}

export const isSame = (a: Valor, b: Valor): boolean => JSON.stringify(a) === JSON.stringify(b);
const isLista = (regra: Regras[string]): regra is readonly [Itens, Regras] => Array.isArray(regra);
const isOrdem = (regra: Regra | Regras): regra is Ordem => typeof (regra as Ordem).pior === 'string';
const isConjunto = (regra: Regra | Regras): regra is Conjunto =>
  typeof (regra as Conjunto).sai === 'string' && typeof (regra as Conjunto).ausente === 'string';
type Escolha = Extract<Regra, { readonly escolhas: readonly string[] }>;
const isEscolha = (regra: Regra | Regras): regra is Escolha => Array.isArray((regra as Escolha).escolhas);

function judgeOrdem(ordem: Ordem, antes: Valor, depois: Valor): Efeito {
  const order = compareValores(ordem, antes, depois);
  if (order === 0) return 'livre';
  const isLess = order > 0;
  return isLess === (ordem.pior === 'menor') ? ordem.efeito : ordem.melhor;
}

/** Positive when the value before is greater. Numbers, days, times and switches (on is greater). */
function compareValores({ ausente, semLimite }: Ordem, antes: Valor, depois: Valor): number {
  const toBounds = (value: Valor) => {
    if (value === undefined || value === null) return ausente === 'menor' ? -Infinity : Infinity;
    if (semLimite !== undefined && (value as number) <= semLimite) return Infinity;
    return typeof value === 'boolean' ? Number(value) : (value as number | string);
  };
  const [a, b] = [toBounds(antes), toBounds(depois)];
  if (typeof a === typeof b) return a === b ? 0 : a > b ? 1 : -1;
  // One of both is missing, and the other one a text.
  return typeof a === 'number' ? a : -(b as number);
}

function judgeEscolha({ escolhas, efeito }: Escolha, antes: Valor, depois: Valor): Efeito {
  return escolhas.indexOf(depois as string) < escolhas.indexOf(antes as string) ? efeito : 'livre';
}

function compareConjunto({ sai, ausente }: Conjunto, lugar: Lugar, antes: Valor, depois: Valor): Comparada[] {
  const isTudo = ausente === 'tudo' && (antes === undefined || depois === undefined);
  if (isTudo)
    return [{ ...lugar, efeito: depois === undefined ? 'livre' : sai, antes, depois, isItem: false }];
  const [before, after] = [(antes ?? []) as Valor[], (depois ?? []) as Valor[]];
  const listOnly = (these: Valor[], others: Valor[]) => {
    const known = new Set(others.map((item) => JSON.stringify(item)));
    return these.filter((item) => !known.has(JSON.stringify(item)));
  };
  const [saem, entram] = [listOnly(before, after), listOnly(after, before)];
  // The same members in another order.
  if (saem.length + entram.length === 0) return [{ ...lugar, efeito: 'livre', antes, depois, isItem: false }];
  return [
    ...saem.map((item): Comparada => ({
      ...toItem(lugar, String(item)),
      efeito: sai,
      antes: item,
      depois: undefined,
      isItem: true,
    })),
    ...entram.map((item): Comparada => ({
      ...toItem(lugar, String(item)),
      efeito: 'livre',
      antes: undefined,
      depois: item,
      isItem: true,
    })),
  ];
}

const toItens = (value: Valor): readonly Grupo[] => (value ?? []) as readonly Grupo[];

function compareItens(
  [itens, regras]: readonly [Itens, Regras],
  lugar: Lugar,
  antes: readonly Grupo[],
  depois: readonly Grupo[],
): Comparada[] {
  const pares = pairItens(itens.por, antes, depois);
  const pareados = new Set(pares.values());
  const toLugar = (item: Grupo) => toItem(lugar, toName(itens)(item), findNomeVisivel(item));
  const changed: Comparada[] = [
    ...antes.flatMap((item): Comparada[] => {
      const novo = pares.get(item);
      return novo
        ? compareGrupo(regras, toLugar(item), item, novo)
        : [{ ...toLugar(item), efeito: itens.sai, antes: item, depois: undefined, isItem: true }];
    }),
    ...depois
      .filter((item) => !pareados.has(item))
      .map((item): Comparada => ({
        ...toLugar(item),
        efeito: itens.entra,
        antes: undefined,
        depois: item,
        isItem: true,
      })),
  ];
  const kept = antes.flatMap((item) => pares.get(item) ?? []);
  const isMoved = kept.some((item, at) => depois.filter((one) => pareados.has(one))[at] !== item);
  return isMoved
    ? [
        ...changed,
        {
          ...lugar,
          efeito: 'livre',
          antes: antes.map(toName(itens)),
          depois: depois.map(toName(itens)),
          isItem: false,
        },
      ]
    : changed;
}

const toName =
  ({ por }: Itens) =>
  (item: Grupo): string =>
    String(por.map((campo) => item[campo]).find(Boolean));

/** Maps each item before to the one after with the same value of the first field that finds one. */
function pairItens(
  por: readonly string[],
  antes: readonly Grupo[],
  depois: readonly Grupo[],
): Map<Grupo, Grupo> {
  const pares = new Map<Grupo, Grupo>();
  const livres = new Set(depois);
  for (const campo of por) {
    for (const item of antes.filter((one) => !pares.has(one))) {
      const novo = [...livres].find((one) => one[campo] !== undefined && one[campo] === item[campo]);
      if (!novo) continue;
      pares.set(item, novo);
      livres.delete(novo);
    }
  }
  return pares;
}
