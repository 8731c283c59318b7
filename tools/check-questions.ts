import { isProgram, isTestCode, listFiles, readText } from './project.ts';

const keysFile = 'packages/config/src/configuracao/configuracao-keys.ts';
const questionsFile = 'packages/config/src/configuracao/configuracao-questions.ts';
const docsFile = 'packages/config/src/configuracao/configuracao-docs.ts';

/** Questions that are there before what asks them, and what that will be. */
const awaited: Readonly<Record<string, string>> = {};

/**
 * Settings without effect: a key that no question and no rule of the file reads, a question that nothing asks. Who
 * writes a campaign believes that what may be set does something.
 */
export function checkQuestions(root: string, waiting = awaited): string[] {
  const sources = listFiles(root).filter(
    (path) => /^(apps|packages)\//.test(path) && isProgram(path) && !isTestCode(path),
  );
  const textOf = (path: string) => readText(root, path);
  const config = sources.filter((path) => path.startsWith('packages/config/src/'));
  const readers = config.filter((path) => path !== keysFile && path !== docsFile).map(textOf);
  const keys = [...textOf(keysFile).matchAll(/^ {2}'([a-zA-Z]+\.[a-zA-Z]+)':/gm)].map(([, key]) => key!);
  const unread = keys.filter((key) => !readers.some((text) => text.includes(`'${key}'`)));

  const questions = [...textOf(questionsFile).matchAll(/^export (?:const|function) (\w+)/gm)];
  const names = questions.map(([, name]) => name!);
  const others = sources.filter((path) => path !== questionsFile && !path.includes('/galeria/')).map(textOf);
  const asked = new Set(others.flatMap((text) => text.match(/\b\w+\b/g) ?? []));
  return [
    ...unread.map((key) => `${keysFile} '${key}' is read by nobody; give it its effect, or delete it`),
    ...names
      .filter((name) => !asked.has(name) && !(name in waiting))
      .map(
        (name) =>
          `${questionsFile} ${name} is asked by nobody; give it its effect, or delete it with its key`,
      ),
    ...Object.keys(waiting)
      .filter((name) => asked.has(name) || !names.includes(name))
      .map((name) => `tools/check-questions.ts ${name} is awaited no more; take it off the list`),
  ];
}
