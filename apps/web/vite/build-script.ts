import { build, type Rolldown } from 'vite';
import { recordModules } from './bundled-modules.ts';

/**
 * Builds one classic script with everything that it imports, apart from the app's own build.
 *
 * @param input the source, from the project's root
 * @param define names in the source and the expressions that take their places
 */
export async function buildScript(
  root: string,
  input: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...define },
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const { output } = (Array.isArray(result) ? result[0]! : result) as Rolldown.RolldownOutput;
  recordModules(root, output);
  return output[0].code.trim();
}
