import type { Previa } from '../documento/rascunho.wire.ts';

export type EsquemaPrevia = 'claro' | 'escuro';

/**
 * Returns the address of a screen in a preview: through the sign-in of an example person, or through the page that only
 * sets the scheme, for a visitor.
 *
 * @param pessoa position of the example person; null for a visitor
 */
export function toEndereco(
  { origem, pessoas }: Pick<Previa, 'origem' | 'pessoas'>,
  path: string,
  pessoa: number | null,
  esquema: EsquemaPrevia,
): string {
  const entrada = pessoa === null ? '/_dev/esquema' : (pessoas[pessoa]?.entrada ?? '/_dev/esquema');
  const url = new URL(entrada, origem);
  url.searchParams.set('esquema', esquema);
  url.searchParams.set('para', path);
  return url.href;
}
