import { type Autoria, isSozinho } from '../../../kernel/auth/ator.ts';

/** Returns an act's reason, by its approved proposal or else by its body, and whether a second person is missing. */
export const toCondicoes = (
  autoria: Autoria,
  confirmacao: { readonly motivo: string } | undefined,
): { readonly confirmacao: { readonly motivo: string } | undefined; readonly isSozinho: boolean } => ({
  confirmacao: autoria.proposta ? { motivo: autoria.proposta.motivo } : confirmacao,
  isSozinho: isSozinho(autoria),
});
