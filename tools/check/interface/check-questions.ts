import { isProgram, isTestCode, listFiles, readText } from '../../project.ts';

const folder = 'packages/config/src/';
const keysFile = `${folder}configuracao/configuracao-keys.ts`;

/**
 * Reports configuration keys that neither a getter nor a cross-field rule reads: such a setting has no effect. A
 * getter used only by tests is an unused export, which knip reports.
 */
export function checkQuestions(root: string): string[] {
  const readers = listFiles(root)
    .filter((path) => path.startsWith(folder) && isProgram(path) && !isTestCode(path))
    .filter((path) => path !== keysFile && path !== `${folder}configuracao/configuracao-docs.ts`)
    .map((path) => readText(root, path));
  return [...readText(root, keysFile).matchAll(/^ {2}'([a-zA-Z]+\.[a-zA-Z]+)':/gm)]
    .map(([, key]) => key!)
    .filter((key) => !readers.some((text) => text.includes(`'${key}'`)))
    .map(
      (key) => `${keysFile} '${key}' is never read; call its getter where it has its effect, or delete it`,
    );
}
