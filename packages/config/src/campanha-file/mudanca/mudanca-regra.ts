/**
 * Condition for a change of a started campaign. `livre`: nothing. `confirmada`: a reason that is kept with the
 * publication. `nunca`: refused; it needs a new campaign.
 */
export type Efeito = 'livre' | 'confirmada' | 'nunca';

/** Compares the values before and after; `pior` is the effect of a change to the worse for consumers. */
export interface Ordem {
  readonly pior: 'menor' | 'maior';
  readonly efeito: Exclude<Efeito, 'livre'>;
  /** Effect of a change to the better. */
  readonly melhor: Efeito;
  /** How a missing value compares. */
  readonly ausente: 'menor' | 'maior';
  /** From this value on downwards a number means "without limit". */
  readonly semLimite?: number;
}

/** A list of texts; a removed one has the effect. A missing list means all where `ausente` is `tudo`. */
export interface Conjunto {
  readonly sai: Efeito;
  readonly ausente: 'tudo' | 'nada';
}

/** A list of groups; the fields that identify one, best first, and the effect of a removed and an added one. */
export interface Itens {
  readonly por: readonly string[];
  readonly sai: Efeito;
  readonly entra: Efeito;
}

export type Regra =
  | Efeito
  | Ordem
  | Conjunto
  | { readonly escolhas: readonly string[]; readonly efeito: Efeito };

type Pior = Ordem['efeito'];
/** A promised quantity or day: less is worse, and nothing is promised without it. */
export const promessa = (efeito: Pior, melhor: Efeito = 'livre'): Ordem => ({
  pior: 'menor',
  efeito,
  melhor,
  ausente: 'menor',
});
/** An upper limit: less is worse, and there is none without it. */
export const teto = (efeito: Pior, semLimite?: number): Ordem => ({
  pior: 'menor',
  efeito,
  melhor: 'livre',
  ausente: 'maior',
  ...(semLimite === undefined ? {} : { semLimite }),
});
/** A price, or the cost of a reward: more is worse, and without it there is no reward. */
export const preco = (efeito: Pior): Ordem => ({ pior: 'maior', efeito, melhor: 'livre', ausente: 'maior' });
/** A wait: more is worse, and there is none without it. */
export const espera = (efeito: Pior): Ordem => ({ pior: 'maior', efeito, melhor: 'livre', ausente: 'menor' });
/** A switch: off is worse. */
export const ligado = promessa('confirmada');

/** Fields that may change freely. */
export const livres = (...campos: string[]): Regras =>
  Object.fromEntries(campos.map((campo) => [campo, 'livre']));

/**
 * A tree of rules with the names of the campaign file. `tema.*` stands for the other keys of a group of the
 * configuration.
 */
export interface Regras {
  readonly [campo: string]: Regra | Regras | readonly [Itens, Regras];
}
