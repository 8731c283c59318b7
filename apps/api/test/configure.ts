import type { MutableArquivo } from './test-app.ts';

/** Sets keys of a campaign file's configuration: `configure(arquivo, { 'login.facebookAtivo': true })`. */
export function configure(arquivo: MutableArquivo, values: Record<string, unknown>): void {
  // The file nests what the parsed configuration names with dots.
  const groups = arquivo.configuracao as unknown as Record<string, Record<string, unknown>>;
  for (const [chave, valor] of Object.entries(values)) {
    const [grupo = '', nome = ''] = chave.split('.');
    groups[grupo] = { ...groups[grupo], [nome]: valor };
  }
}
