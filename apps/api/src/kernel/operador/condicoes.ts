import { type Ator, type Autoria, isSozinho } from '../auth/ator.ts';

interface Condicoes {
  readonly ator: Ator;
  readonly confirmacao: { readonly motivo: string } | undefined;
  readonly isSozinho: boolean;
}

/**
 * Returns an act's author, its reason by the approved proposal or else by its body, and whether a second person is
 * missing.
 */
export const toCondicoes = (
  autoria: Autoria,
  confirmacao: { readonly motivo: string } | undefined,
): Condicoes => ({
  ator: autoria.ator,
  confirmacao: autoria.proposta ? { motivo: autoria.proposta.motivo } : confirmacao,
  isSozinho: isSozinho(autoria),
});
