import type { Configuracao } from '../configuracao/configuracao-keys.ts';

/** Characters that Android and iOS launchers show below an icon before truncating the name. */
export const maximoNomeCurto = 12;

/** Words that must not end a name. */
const conectivos =
  /^(?:a|à|ao|as|com|da|das|de|do|dos|e|em|na|nas|no|nos|o|os|ou|para|por|pra|que|um|uma|&)$/iu;

export const countLetras = (nome: string): number => [...nome].length;

/**
 * Returns the name below an icon: the campaign's short name, else `nome` where it fits, else as many of its first words
 * as fit. Only a first word that is itself too long is cut inside.
 */
export function toNomeCurto(configuracao: Pick<Configuracao, 'textos.tituloCurto'>, nome: string): string {
  return configuracao['textos.tituloCurto']?.trim() || shorten(nome.trim());
}

function shorten(nome: string): string {
  if (countLetras(nome) <= maximoNomeCurto) return nome;
  const words = nome.split(/\s+/u);
  const fitting = words.filter(
    (_word, at) => countLetras(words.slice(0, at + 1).join(' ')) <= maximoNomeCurto,
  );
  while (fitting.length > 1 && conectivos.test(fitting.at(-1)!)) fitting.pop();
  const curto = fitting.join(' ').replace(/[\s\p{P}]+$/u, '');
  return curto || [...nome].slice(0, maximoNomeCurto).join('').trimEnd();
}
