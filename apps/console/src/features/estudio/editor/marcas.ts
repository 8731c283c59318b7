import type { CampanhaFileErro } from '@trevo/config/campanha-file/campanha-file-read';
import type { Caminho } from '@trevo/config/edicao/edit-texto';

/** An error or a warning of the text, at its field and line. */
export interface Marca extends CampanhaFileErro {
  readonly isErro: boolean;
}

/** Returns the dotted key of a path, as errors name it: `premios.itens[2].nome`. */
export const toChave = (caminho: Caminho): string =>
  caminho
    .map((segment) => (typeof segment === 'number' ? `[${segment + 1}]` : `.${segment}`))
    .join('')
    .replace(/^\./, '');

/** Whether a mark belongs to a path or to a value below it. */
export const isDentro = (chave: string, acima: string): boolean =>
  chave === acima || chave.startsWith(`${acima}.`) || chave.startsWith(`${acima}[`);
