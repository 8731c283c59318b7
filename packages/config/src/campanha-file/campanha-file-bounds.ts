import {
  Composer,
  type CST,
  type Document,
  type DocumentOptions,
  isScalar,
  Lexer,
  type LineCounter,
  Parser,
  type ParseOptions,
  type SchemaOptions,
  visit,
  YAMLParseError,
} from 'yaml';
import type { ErroWords } from '../configuracao/textos/erro-words.ts';

// A campaign with 5,000 shops has about 200,000 tokens and nests eight levels deep; from 18 levels on, the library
// takes seconds.
const maxTokens = 300_000;
const maxDepth = 12;
const maxAliases = 30;

/** Reason and place of a text that would block the YAML library for too long or crash the process. */
export interface Excess extends ErroWords {
  readonly offset: number;
}

/** NUL and lone surrogates: no database stores them, in a value or in a comment. */
export const unstorable = /[\p{Cs}\0]/u;
export const caracterRecusado: ErroWords = {
  problema: 'há um caractere que não pode ser guardado',
  cura: 'apague-o, ou escreva o texto de novo',
};

export type Bounded =
  | { readonly doc: Document; readonly excess?: undefined }
  | { readonly doc?: undefined; readonly excess: Excess };

/**
 * Parses a text like the library's `parseDocument`, if it is safe to parse. The bounds are checked on the tokens that
 * the library then parses: its lexer takes a fifth of the time.
 */
export function parseBounded(
  text: string,
  options: ParseOptions & DocumentOptions & SchemaOptions,
  lineCounter?: LineCounter,
): Bounded {
  const offset = text.search(unstorable);
  if (offset !== -1) return { excess: { offset, ...caracterRecusado } };
  const tokens: string[] = [];
  const excess = findExcess(text, tokens);
  if (excess) return { excess };
  const parsed = parseTokens(tokens, lineCounter);
  const [doc, next] = new Composer(options).compose(parsed, true, text.length);
  if (next) {
    const problem = 'the text has multiple documents';
    doc!.errors.push(new YAMLParseError([next.range[0], next.range[1]], 'MULTIPLE_DOCS', problem));
  }
  return { doc: doc! };
}

function* parseTokens(tokens: readonly string[], lineCounter: LineCounter | undefined): Generator<CST.Token> {
  const parser = new Parser(lineCounter?.addNewLine);
  lineCounter?.addNewLine(0);
  for (const token of tokens) yield* parser.next(token);
  yield* parser.end();
}

/**
 * Checks a text before parsing, in linear time, and appends its tokens; undefined when it is safe to parse. The
 * library's own time doubles with each nested group and each `?`, and grows quadratically with aliases; deep nesting
 * crashes the process inside a regular expression, where no catch helps.
 */
function findExcess(text: string, tokens: string[]): Excess | undefined {
  const depth = createDepth();
  let offset = 0;
  let aliases = 0;
  let isText = false;
  const stop = (problema: string, cura: string): Excess => ({ offset, problema, cura });
  for (const token of new Lexer().lex(text)) {
    tokens.push(token);
    if (tokens.length > maxTokens) return stop('o arquivo tem partes demais', 'encurte as listas');
    // The lexer's own marks are not part of the text; a scalar follows this one, with any first character.
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

/** Tracks the nesting depth: by indentation, by dashes and colons of one line, by brackets. */
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

/**
 * Returns the offsets of duplicate fields within a group, in linear time: the library compares each field with
 * all others.
 */
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
