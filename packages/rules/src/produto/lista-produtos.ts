import type { ItemNota } from '../documento-fiscal/item-nota.ts';

/** A list of products. An item belongs to it by any of its members. */
export interface ListaProdutos {
  /** Unique in the campaign. */
  readonly id: string;
  /** Name as people read it. */
  readonly nome: string;
  /** GTINs, normalized to 14 digits. */
  readonly gtins?: readonly string[] | undefined;
  /** GS1 company prefixes: leading digits of a GTIN-13. */
  readonly prefixos?: readonly string[] | undefined;
  /** Issuers' own product codes; `emitente`: leading characters of the issuer's CNPJ. */
  readonly codigos?: readonly { readonly emitente: string; readonly codigo: string }[] | undefined;
  /** Descriptions, of which all words must occur in any order; weaker evidence than a code. */
  readonly descricoes?: readonly string[] | undefined;
}

/** How an item was recognized. */
export type Reconhecimento = 'codigo' | 'descricao';

/** Normalizes a description to words: no accents, case or punctuation. */
export const toPalavras = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((palavra) => palavra !== '');

/** Recognizes the items of an issuer in lists. */
export type Reconhecer = (item: ItemNota) => ReadonlyMap<string, Reconhecimento>;

/**
 * Compiles lists once for many items.
 *
 * @param emitente CNPJ or CPF of the issuer; null when unknown, which no `codigos` match
 */
export function createReconhecer(listas: readonly ListaProdutos[], emitente: string | null): Reconhecer {
  const compiled = listas.map((lista) => ({
    id: lista.id,
    gtins: new Set(lista.gtins),
    prefixos: (lista.prefixos ?? []).map((prefixo) => `0${prefixo}`),
    codigos: new Set(
      (lista.codigos ?? [])
        .filter((one) => emitente?.startsWith(one.emitente))
        .map(({ codigo }) => toCodigo(codigo)),
    ),
    descricoes: (lista.descricoes ?? []).map(toPalavras),
  }));
  return ({ gtin, codigo, nome, listas: atribuidas }) => {
    if (atribuidas) return new Map(atribuidas.map((id) => [id, 'codigo']));
    const found = new Map<string, Reconhecimento>();
    let palavras: ReadonlySet<string> | undefined;
    for (const lista of compiled) {
      const isByCodigo =
        (gtin !== null &&
          (lista.gtins.has(gtin) || lista.prefixos.some((prefixo) => gtin.startsWith(prefixo)))) ||
        (codigo !== null && lista.codigos.has(toCodigo(codigo)));
      if (isByCodigo) {
        found.set(lista.id, 'codigo');
        continue;
      }
      if (lista.descricoes.length === 0) continue;
      const own = (palavras ??= new Set(toPalavras(nome)));
      if (lista.descricoes.some((wanted) => wanted.every((palavra) => own.has(palavra))))
        found.set(lista.id, 'descricao');
    }
    return found;
  };
}

/** Issuers write the same code with and without leading zeros. */
const toCodigo = (codigo: string): string =>
  codigo
    .trim()
    .toUpperCase()
    .replace(/^0+(?=.)/, '');
