/** What the current password has at least when it is changed, whatever the campaign asks at the sign-in. */
export const senhaAtualMinimo = 6;
const senhaNovaMinimo = 8;

/** What a new password already satisfies; the registration form shows the three as a list. */
export type SenhaNova = { minimo: boolean; maiusculasMinusculas: boolean; numeros: boolean };

/** Judges a new password rule by rule. */
export function checkSenhaNova(text: string): SenhaNova {
  return {
    minimo: [...text].length >= senhaNovaMinimo,
    maiusculasMinusculas: /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text),
    numeros: /\d/.test(text),
  };
}

/** Whether a new password satisfies every rule. */
export function isSenhaNova(text: string): boolean {
  const senha = checkSenhaNova(text);
  return senha.minimo && senha.maiusculasMinusculas && senha.numeros;
}
