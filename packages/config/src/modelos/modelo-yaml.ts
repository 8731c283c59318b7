import { stringify } from 'yaml';

/** Writes a value on one line, quoted where YAML needs it. */
export const toLinha = (value: string | number | boolean): string =>
  stringify(value, { lineWidth: 0, blockQuote: false, defaultStringType: 'PLAIN' }).trim();

/** Indents all lines of a text; lines without content stay empty. */
const indent = (texto: string, spaces: number): string =>
  texto
    .split('\n')
    .map((linha) => (linha.trim() === '' ? '' : ' '.repeat(spaces) + linha))
    .join('\n');

/** Writes a text of several paragraphs as a block below its field. */
export const toBloco = (campo: string, texto: string, spaces: number): string =>
  indent(`${campo}: |\n${indent(texto.trim(), 2)}`, spaces);
