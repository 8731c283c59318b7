import { type Ator, type Autoria, isSozinho } from '../../kernel/auth/ator.ts';
import { type DomainError, refuse } from '../../kernel/domain-error.ts';

/** Returns the refusal of an act that needs a second person, with the field and the words that say why. */
export const refuseSozinho = (campo: string, mensagem: string): DomainError =>
  refuse('operador.precisaSegundaPessoa', {}, [{ campo, mensagem }]);

/** Throws operador.precisaSegundaPessoa for a person or program that acts alone. */
export function requireSegundaPessoa(
  autoria: Pick<Autoria, 'ator' | 'proposta'>,
  campo: string,
  mensagem: string,
): void {
  if (isSozinho(autoria)) throw refuseSozinho(campo, mensagem);
}

/** Author of a request, and the second person where it needs one. */
export interface Autores {
  readonly por: Ator;
  readonly aprovadoPor: Ator | null;
}

/** Returns the authors of an act; an approved one is that of its proposer. */
export const toAutores = ({ ator, proposta }: Pick<Autoria, 'ator' | 'proposta'>): Autores =>
  proposta
    ? {
        por: { tipo: 'operador', id: proposta.propostaPor, nome: proposta.propostaNome },
        aprovadoPor: ator,
      }
    : { por: ator, aprovadoPor: null };
