import { parseSource, visit, type Node } from '../parsed-source.ts';
import { isProgram, isTestCode, listFiles, readText } from '../../project.ts';

/** Pronouns in place of the actor. Texts name the user, the operator, the server, the job, another request. */
const pronouns = /\b(nobody|somebody|anybody|everybody|someone|anyone|whoever|whomever)\b/i;

/** A sentence, other than a question, that begins with a relative clause in place of its subject. */
const relativeSubject = /(?:^|[.;!?] )(who|whose|whom|what|whatever|that which) [^.;!?]*(?:[.;!]|$)/i;

/** Generated files, and migrations, which never change once they ran. */
const skipped =
  /^(docs\/reference\/errors\.md|apps\/api\/src\/schema\/catalog\.ts|apps\/api\/migrations\/.*)$/;

interface Text {
  readonly line: number;
  readonly text: string;
  /** Kind of text, for the message. */
  readonly kind: 'comment' | 'test name' | 'document' | 'message';
}

/**
 * Refuses comments, test names, documents and messages for developers and operators that avoid the actor: a pronoun such as
 * the ones above, or a relative clause as the subject. Searching for a standard term must find the code (CONTRIBUTING.md,
 * "Language").
 */
export function checkLanguage(root: string): string[] {
  return listFiles(root)
    .filter((path) => !skipped.test(path))
    .flatMap((path) =>
      readTexts(root, path).flatMap(({ line, text, kind }) => {
        const found = pronouns.exec(text)?.[0] ?? relativeSubject.exec(text)?.[1];
        return found
          ? [`${path}:${line} ${kind} says “${found}”: name the actor, subject before verb (CONTRIBUTING.md)`]
          : [];
      }),
    );
}

function readTexts(root: string, path: string): Text[] {
  if (isProgram(path)) return readProgram(root, path);
  if (/\.(sql|css)$/.test(path)) return readComments(readText(root, path), path.endsWith('.sql'));
  if (path.endsWith('.md')) return readDocument(readText(root, path));
  return [];
}

function readProgram(root: string, path: string): Text[] {
  const { program, comments, text, lineAt } = parseSource(root, path);
  const texts: Text[] = [];
  let before: { end: number; at: number } | undefined;
  for (const { type, value, start, end } of comments) {
    // Line comments on consecutive lines are one text.
    const isNext =
      type === 'Line' && before !== undefined && /^\n[ \t]*$/.test(text.slice(before.end, start));
    const words = value.replace(/^\s*\*+ ?/gm, '').trim();
    if (isNext) texts[before!.at] = { ...texts[before!.at]!, text: `${texts[before!.at]!.text} ${words}` };
    else texts.push({ line: lineAt(start), text: words, kind: 'comment' });
    before = type === 'Line' ? { end, at: texts.length - 1 } : undefined;
  }
  const add = (node: Node, kind: 'test name' | 'message') => {
    const words = toWords(text.slice(node.start + 1, node.end - 1));
    // A single word is a name, such as that of a system account.
    if (kind === 'test name' || words.includes(' '))
      texts.push({ line: lineAt(node.start), text: words, kind });
  };
  const isTest = isTestCode(path);
  visit(program, (node, parent) => {
    const name = findTestName(node);
    if (name) add(name, 'test name');
    if (isTest) return;
    // Checks and commands return their messages, so every sentence of tools/ counts.
    if (path.startsWith('tools/') && isText(node) && !isSpecifier(parent)) add(node, 'message');
    else for (const message of listMessages(node)) add(message, 'message');
  });
  return texts;
}

/** Interpolations of a template are code, and a line break in it ends no sentence. */
const toWords = (text: string) => text.replace(/\$\{[^}]*\}/g, 'x').replace(/\s+/g, ' ');

const isText = (node: Node | undefined): node is Node =>
  (node?.type === 'Literal' && typeof node['value'] === 'string') || node?.type === 'TemplateLiteral';

const isSpecifier = (parent: Node | undefined) => /^(Import|Export)/.test(parent?.type ?? '');

const printers = /^(console|log|\w+Log|stdout|stderr)$/;

/** Literals that a developer or operator reads: thrown, printed or logged messages, and descriptions of calls. */
function listMessages(node: Node): Node[] {
  if (node.type === 'Property') {
    const isDescription = /^(resumo|descricao)$/.test(String((node['key'] as Node)['name']));
    return isDescription && isText(node['value'] as Node) ? [node['value'] as Node] : [];
  }
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return [];
  const callee = node['callee'] as Node;
  const isPrinted =
    callee.type === 'MemberExpression'
      ? printers.test(readName(callee['object'] as Node))
      : node.type === 'NewExpression' && readName(callee).endsWith('Error');
  return isPrinted ? (node['arguments'] as Node[]).filter(isText) : [];
}

/** Returns the last name of `parts.log` or `log`. */
const readName = (node: Node): string => String(((node['property'] as Node | undefined) ?? node)['name']);

/** The name in `it('…')`, `describe.each(…)('…')` and the like. */
function findTestName(node: Node): Node | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const [name] = node['arguments'] as Node[];
  if (name?.type !== 'Literal' && name?.type !== 'TemplateLiteral') return undefined;
  let callee = node['callee'] as Node;
  while (callee.type !== 'Identifier') {
    const inner = (callee['object'] ?? callee['callee'] ?? callee['tag']) as Node | undefined;
    if (!inner) return undefined;
    callee = inner;
  }
  return /^(it|test|describe)$/.test(callee['name'] as string) ? name : undefined;
}

function readComments(text: string, isSql: boolean): Text[] {
  const pattern = isSql ? /(?:^[ \t]*--[^\n]*\n?)+|--[^\n]*/gm : /\/\*[\s\S]*?\*\//g;
  return [...text.matchAll(pattern)].map(({ 0: comment, index }) => ({
    line: text.slice(0, index).split('\n').length,
    text: comment
      .replace(/^[ \t]*(--|\/\*+|\*\/?) ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
    kind: 'comment',
  }));
}

/** Each line of a document outside of code. */
function readDocument(text: string): Text[] {
  const withoutCode = text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''));
  return withoutCode
    .split('\n')
    .map((line, index) => ({
      line: index + 1,
      text: line.replace(/`[^`]*`/g, '').replace(/^[\s#>*\d.|-]+/, ''),
      kind: 'document' as const,
    }))
    .filter(({ text: words }) => words !== '');
}
