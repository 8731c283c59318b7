import { build, type Rolldown } from 'vite';
import { recordModules } from './bundled-modules.ts';

/**
 * Builds a classic script with all its imports, separate from the app's own build.
 *
 * @param input source path from the project's root
 * @param define identifiers in the source and the expressions that replace them
 */
export async function buildScript(
  root: string,
  input: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  return (await buildScriptAndStyle(root, input, define)).script;
}

/** Builds a classic script like `buildScript`, and the style sheets that it imports as one. */
export async function buildScriptAndStyle(
  root: string,
  input: string,
  define: Readonly<Record<string, string>> = {},
): Promise<{ readonly script: string; readonly style: string }> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...define },
    build: { write: false, cssCodeSplit: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const { output } = (Array.isArray(result) ? result[0]! : result) as Rolldown.RolldownOutput;
  recordModules(root, output);
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  return {
    script: output[0].code.trim(),
    style: sheet?.type === 'asset' ? String(sheet.source).trim() : '',
  };
}
