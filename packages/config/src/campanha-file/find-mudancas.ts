import type { CampanhaArquivo } from './campanha-file.ts';
import { configuracaoPadrao } from '../configuracao/configuracao-keys.ts';
import type { Conjunto, Efeito, Itens, Ordem, Regra, Regras } from './mudanca-regra.ts';
import { mudancaRegras } from './mudanca-regras.ts';

/** A change of a started campaign that needs a reason or is refused. */
export interface Mudanca {
  /** The changed key: `premios.itens[carro].quantidade`. */
  readonly chave: string;
  readonly efeito: Exclude<Efeito, 'livre'>;
  /** Both values as short text; `-` for a missing one. */
  readonly antes: string;
  readonly depois: string;
}

type Valor = unknown;
type Grupo = Readonly<Record<string, Valor>>;

/**
 * Lists what a new file changes to the worse for consumers, by `mudancaRegras`. Both files are validated ones; the
 * one before may be older and lack fields.
 */
export function findMudancas(antes: CampanhaArquivo, depois: CampanhaArquivo): Mudanca[] {
  return compareGrupo(mudancaRegras, '', withPadrao(antes), withPadrao(depois));
}

/** An omitted setting has its default value. */
const withPadrao = (arquivo: CampanhaArquivo): Grupo => ({
  ...arquivo,
  configuracao: { ...configuracaoPadrao, ...arquivo.configuracao },
});

function compareGrupo(regras: Regras, chave: string, antes: Grupo | undefined, depois: Grupo): Mudanca[] {
  return [...new Set([...Object.keys(antes ?? {}), ...Object.keys(depois)])].flatMap((campo) => {
    const regra = regras[campo] ?? regras[`${campo.split('.')[0]}.*`];
    // Fields of older files that no longer exist.
    if (regra === undefined) return [];
    // A section that is new promises more, whatever it says.
    const own = antes === undefined && regra === 'nunca' ? 'confirmada' : regra;
    return compare(own, chave === '' ? campo : `${chave}.${campo}`, antes?.[campo], depois[campo]);
  });
}

function compare(regra: Regras[string], chave: string, antes: Valor, depois: Valor): Mudanca[] {
  if (isSame(antes, depois)) return [];
  const toMudancas = (efeito: Efeito): Mudanca[] =>
    efeito === 'livre' ? [] : [{ chave, efeito, antes: toTexto(antes), depois: toTexto(depois) }];
  if (typeof regra === 'string') return toMudancas(regra);
  if (isLista(regra)) return compareItens(regra, chave, toItens(antes), toItens(depois));
  if (isOrdem(regra)) return toMudancas(judgeOrdem(regra, antes, depois));
  if (isEscolha(regra)) return toMudancas(judgeEscolha(regra, antes, depois));
  if (isConjunto(regra)) return compareConjunto(regra, chave, antes, depois);
  return compareGrupo(regra, chave, antes as Grupo | undefined, (depois ?? {}) as Grupo);
}

const isSame = (a: Valor, b: Valor): boolean => JSON.stringify(a) === JSON.stringify(b);
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

function compareConjunto({ sai, ausente }: Conjunto, chave: string, antes: Valor, depois: Valor): Mudanca[] {
  if (sai === 'livre' || (depois === undefined && ausente === 'tudo')) return [];
  if (antes === undefined && ausente === 'tudo')
    return [{ chave, efeito: sai, antes: toTexto(antes), depois: toTexto(depois) }];
  const ficam = new Set(((depois ?? []) as Valor[]).map((item) => JSON.stringify(item)));
  return ((antes ?? []) as Valor[])
    .filter((item) => !ficam.has(JSON.stringify(item)))
    .map((item) => ({ chave: `${chave}[${String(item)}]`, efeito: sai, antes: toTexto(item), depois: '-' }));
}

const toItens = (value: Valor): readonly Grupo[] => (value ?? []) as readonly Grupo[];

function compareItens(
  [itens, regras]: readonly [Itens, Regras],
  chave: string,
  antes: readonly Grupo[],
  depois: readonly Grupo[],
): Mudanca[] {
  const pares = pairItens(itens.por, antes, depois);
  const pareados = new Set(pares.values());
  const toName = (item: Grupo) => `${chave}[${String(itens.por.map((campo) => item[campo]).find(Boolean))}]`;
  const toMudancas = (item: Grupo, efeito: Efeito, values: Pick<Mudanca, 'antes' | 'depois'>): Mudanca[] =>
    efeito === 'livre' ? [] : [{ chave: toName(item), efeito, ...values }];
  return [
    ...antes.flatMap((item) => {
      const novo = pares.get(item);
      return novo
        ? compareGrupo(regras, toName(item), item, novo)
        : toMudancas(item, itens.sai, { antes: toTexto(item), depois: '-' });
    }),
    ...depois
      .filter((item) => !pareados.has(item))
      .flatMap((item) => toMudancas(item, itens.entra, { antes: '-', depois: toTexto(item) })),
  ];
}

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

/** Longest text of a value in a message. */
const longest = 80;

function toTexto(value: Valor): string {
  const text = toPalavras(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Renders a value in words: `nome: Um carro, quantidade: 3`. */
function toPalavras(value: Valor): string {
  if (value === undefined || value === null) return '-';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (Array.isArray(value)) return value.map(toPalavras).join('; ');
  if (typeof value !== 'object') return String(value as string | number);
  return Object.entries(value)
    .map(([campo, inner]) => `${campo}: ${toPalavras(inner)}`)
    .join(', ');
}
