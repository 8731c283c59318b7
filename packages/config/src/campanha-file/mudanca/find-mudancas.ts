import type { CampanhaArquivo } from '../campanha-file.ts';
import { compareArquivos, type Valor } from './compare-arquivos.ts';
import type { Efeito } from './mudanca-regra.ts';

/** A change of a started campaign that needs a reason or is refused. */
export interface Mudanca {
  /** The changed key: `premios.itens[carro].quantidade`. */
  readonly chave: string;
  readonly efeito: Exclude<Efeito, 'livre'>;
  /** Both values as short text; `-` for a missing one. */
  readonly antes: string;
  readonly depois: string;
}

/**
 * Lists the changes of a new file to the worse for consumers, by `mudancaRegras`. Both files are validated ones; the
 * one before may be older and lack fields.
 */
export const findMudancas = (antes: CampanhaArquivo, depois: CampanhaArquivo): Mudanca[] =>
  compareArquivos(antes, depois).flatMap((one) =>
    one.efeito === 'livre'
      ? []
      : [
          {
            chave: one.chave,
            efeito: one.efeito,
            antes: toTexto(one.antes),
            depois: toTexto(one.depois),
          },
        ],
  );

/** Longest text of a value in a message. */
const longest = 80;

/** Returns a value as short text; `-` for a missing one. */
export function toTexto(value: Valor): string {
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
