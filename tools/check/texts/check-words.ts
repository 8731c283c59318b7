import { findReason, parseSource, visit, type Node, type ParsedSource } from '../parsed-source.ts';
import { isProgram, isTestCode, listFiles } from '../../project.ts';

/** Files that may contain user-visible texts, besides the configuration and the campaigns, which are not checked. */
const wordFiles: readonly { readonly files: RegExp; readonly why: string }[] = [
  { files: /\.(text|email|pages)\.ts$/, why: 'these files are for such texts' },
  { files: /^apps\/web\/src\/galeria\//, why: 'the gallery renders components with sample texts' },
  { files: /^apps\/api\/src\/adapters\/[\w-]+\/local-[\w-]+\.ts$/, why: 'sample places and messages' },
  {
    files: /^apps\/api\/src\/modules\/desenvolvimento\/historia\/(seeds|historia-[a-z]+)\.ts$/,
    why: 'a sample person',
  },
  {
    files:
      /^apps\/api\/src\/comandos\/(campanha-command|sorteio\/check-(capsula|premios)|vendas-command)\.ts$/,
    why: 'output of a program for its operator',
  },
];

/** The packages define API and rules; there, descriptions are beside their field or key. */
const guarded = /^apps\/(api|console|shell|web)\/src\//;
const isGuarded = (path: string) =>
  guarded.test(path) &&
  isProgram(path) &&
  !isTestCode(path) &&
  !wordFiles.some(({ files }) => files.test(path));

/**
 * Words for people in the middle of code: text in JSX, attributes that are read out or shown, and literals that read
 * like Portuguese. Where one is not for people, or cannot stand elsewhere, a comment `-- words: why`, of at least three
 * words, stands on its line or the one before.
 */
export function checkWords(root: string): string[] {
  return listFiles(root)
    .filter(isGuarded)
    .flatMap((path) => {
      const source = parseSource(root, path);
      const found = new Map<number, string>();
      visit(source.program, (node, parent, key) => {
        const words = findWords(node, parent, key);
        if (words && !findReason(source, 'words', node))
          found.set(source.lineAt(toStart(source, node)), words);
      });
      return [...found].map(
        ([line, words]) =>
          `${path}:${line} contains the user-facing text “${words}”; move it to the *.text.ts beside it, or to the contract's errors`,
      );
    });
}

/** JSX text starts with the line break before it. */
const toStart = ({ text }: ParsedSource, node: Node) =>
  node.start + /^\s*/.exec(text.slice(node.start, node.end))![0].length;

const shownAttributes =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|title|label|placeholder|alt|message|mensagem|hint|dica|subtitle|description|texto|caption)$/;

/** Returns the user-visible text of a node, if any. */
function findWords(node: Node, parent: Node | undefined, key: string): string | undefined {
  if (node.type === 'JSXText') return toWords(node['value'] as string);
  if (node.type === 'JSXAttribute') return findInAttribute(node);
  if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute')
    return listAnswers(node['expression'] as Node)
      .map(toLetters)
      .find(Boolean);
  const text = readLiteral(node);
  if (text === undefined || !isPortuguese(text)) return undefined;
  const isName = key === 'key' || key === 'source' || parent?.type === 'TSLiteralType';
  return isName ? undefined : toWords(text);
}

function findInAttribute(node: Node): string | undefined {
  const { name } = node['name'] as { name: unknown };
  const value = node['value'] as Node | null;
  if (!value || typeof name !== 'string' || !shownAttributes.test(name)) return undefined;
  const expression = value.type === 'JSXExpressionContainer' ? (value['expression'] as Node) : value;
  return listAnswers(expression).map(toLetters).find(Boolean);
}

/** Returns the possible values of an expression: both branches of a condition, the right side of `&&`. */
function listAnswers(node: Node): Node[] {
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].flatMap((side) => listAnswers(side as Node));
  if (node.type === 'LogicalExpression') {
    const sides = node['operator'] === '&&' ? [node['right']] : [node['left'], node['right']];
    return sides.flatMap((side) => listAnswers(side as Node));
  }
  return [node];
}

const toLetters = (node: Node) => toWords(readLiteral(node) ?? '');

/** Reads a string, or a template with a space for each `${…}`. */
function readLiteral(node: Node): string | undefined {
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' ');
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;
}

/** Returns the text in one line if it contains a word of two letters; an entity like `&nbsp;` is none. */
function toWords(text: string): string | undefined {
  const clean = text.replaceAll(/\s+/g, ' ').trim();
  return /\p{L}{2}/u.test(clean.replaceAll(/&\w+;/g, '')) ? clean.slice(0, 60) : undefined;
}

const accented = /[áâãàéêíóôõúüçÁÂÃÀÉÊÍÓÔÕÚÇ]/;
/** Matches SQL: an identifier with underscore, a parameter, a query. */
const program = /[a-z]_[a-z]|\$\d|\bselect\b/;
/** Function words that occur in nearly every Portuguese sentence and in no English or SQL text. */
const small = new Set(
  `ao aos da das de dele dos ela ele em essa esse esta este foi mais meu minha na nas nem nos nossa nosso o os ou para
  pela pelo por qual quando que quem se sem ser seu seus sua suas um uma voce vou com`.split(/\s+/),
);

/** Whether a text has accents, or at least two words of which one is a Portuguese function word. */
function isPortuguese(text: string): boolean {
  if (program.test(text)) return false;
  if (accented.test(text)) return true;
  const words = text.toLowerCase().match(/(?<!\S)[a-z]+/g) ?? [];
  return words.length > 1 && words.some((word) => small.has(word));
}
