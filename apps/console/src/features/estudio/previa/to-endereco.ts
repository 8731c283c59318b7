import type { Previa } from '../documento/rascunho.wire.ts';

export type EsquemaPrevia = 'claro' | 'escuro';

/** The page of a preview that signs in, or out without a person, and opens a screen. */
const visitante = '/_dev/entrar';

/**
 * Returns the address of a screen in a preview, through the page that signs in an example person and sets the scheme.
 *
 * @param pessoa position of the example person; null for a visitor
 */
export function toEndereco(
  { origem, pessoas }: Pick<Previa, 'origem' | 'pessoas'>,
  path: string,
  pessoa: number | null,
  esquema: EsquemaPrevia,
): string {
  const entrada = pessoa === null ? visitante : (pessoas[pessoa]?.entrada ?? visitante);
  const url = new URL(entrada, origem);
  url.searchParams.set('esquema', esquema);
  url.searchParams.set('para', path);
  return url.href;
}
