/** Minimum length of the current password when it is changed, independent of the campaign's sign-in rule. */
export const senhaAtualMinimo = 6;
const senhaNovaMinimo = 8;

/** Rules a new password satisfies so far; the registration form lists the three. */
export type SenhaNova = { minimo: boolean; maiusculasMinusculas: boolean; numeros: boolean };

/** Checks a new password rule by rule. */
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
