import { isDia } from '../tempo/sao-paulo.ts';

const maioridade = 18;

// Above the age of the oldest person on record: a typing error in the year.
const idadeMaxima = 125;

export type NascimentoErro = 'obrigatorio' | 'invalido' | 'futuro';

/**
 * Validates a birth date. It does not check the minimum age: see `isMaior`.
 *
 * @param dia `yyyy-mm-dd`, possibly unfinished
 * @param hoje the São Paulo day, `yyyy-mm-dd`
 * @returns the error, or null
 */
export function checkNascimento(dia: string, hoje: string): NascimentoErro | null {
  if (dia.trim() === '') return 'obrigatorio';
  if (!isDia(dia)) return 'invalido';
  if (dia > hoje) return 'futuro';
  return isMaior(dia, hoje, idadeMaxima) ? 'invalido' : null;
}

/**
 * Whether a person born on `dia` has reached `idade` years on `hoje` (both `yyyy-mm-dd`), birthday included.
 * Days compare as text, so a birthday of 29 February falls on 1 March in common years, as in Brazilian law.
 */
export function isMaior(dia: string, hoje: string, idade: number = maioridade): boolean {
  const aniversario = `${String(Number(dia.slice(0, 4)) + idade).padStart(4, '0')}${dia.slice(4)}`;
  return isDia(dia) && hoje >= aniversario;
}
