import { isScalar, Lexer, visit, type Document } from 'yaml';
import type { ErroWords } from '../configuracao/erro-words.ts';

// A campaign with 5,000 shops has about 200,000 pieces and nests eight deep; from 18 on it takes the library seconds.
const maxTokens = 300_000;
const maxDepth = 12;
const maxAliases = 30;

/** Why a text would keep the YAML library busy for too long, or stop the program, and where. */
export interface Excess extends ErroWords {
  readonly offset: number;
}

/**
 * Looks at a text before it is parsed, in time that grows with its length only; undefined when it may be parsed. The
 * library's own time doubles with each group inside a group and each `?`, and grows with the square of aliases; deep
 * nesting ends the whole process inside a regular expression, past every catch.
 */
export function findExcess(text: string): Excess | undefined {
  const depth = createDepth();
  let offset = 0;
  let tokens = 0;
  let aliases = 0;
  let isText = false;
  const stop = (problema: string, cura: string): Excess => ({ offset, problema, cura });
  for (const token of new Lexer().lex(text)) {
    if (++tokens > maxTokens) return stop('o arquivo tem partes demais', 'encurte as listas');
    // The lexer's own marks are not of the text; after this one comes a text, whatever it looks like.
    if (token === '\u0002' || token === '\u0018' || token === '\u001f') {
      isText = token === '\u001f';
      continue;
    }
    if (!isText && token === '?')
      return stop('o nome do campo não é um texto simples', 'escreva "campo: valor"');
    if (!isText && token.startsWith('*') && ++aliases > maxAliases)
      return stop('há referências demais (*nome)', `use até ${maxAliases}, ou escreva os valores`);
    if (depth.add(isText ? 'text' : token) > maxDepth)
      return stop('há grupos demais um dentro do outro', 'feche colchetes e chaves, e alinhe os campos');
    isText = false;
    offset += token.length;
  }
  return undefined;
}

/** Follows how many groups are open: by indentation, by dashes and colons of one line, by brackets. */
function createDepth() {
  const indents: number[] = [];
  let brackets = 0;
  let inLine = 0;
  let indent: number | undefined = 0;
  return {
    add(token: string): number {
      const isBlank = /^[ \t]*$/.test(token);
      if (/^[\n\r]/.test(token)) {
        inLine = 0;
        indent = 0;
      } else if (isBlank && indent !== undefined) indent += token.length;
      else if (indent !== undefined && brackets === 0) {
        while (indents.length > 0 && indents.at(-1)! >= indent) indents.pop();
        indents.push(indent);
        indent = undefined;
      }
      if (token === '[' || token === '{') brackets++;
      if (token === ']' || token === '}') brackets = Math.max(0, brackets - 1);
      if (token === '-' || (token === ':' && brackets === 0)) inLine++;
      return indents.length + brackets + inLine;
    },
  };
}

/** The places of fields that stand twice in one group. In linear time: the library compares each with all the others. */
export function listRepeatedFields(doc: Document): number[] {
  const offsets: number[] = [];
  visit(doc, {
    Map(_key, map) {
      const names = new Set<string>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (names.has(name)) offsets.push(key.range?.[0] ?? 0);
        names.add(name);
      }
    },
  });
  return offsets;
}
