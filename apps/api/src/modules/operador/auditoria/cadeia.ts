import { createHash } from 'node:crypto';
import { toCanonico } from '@trevo/rules/texto/canonico';

/** Value before the first row of a chain. */
export const inicio = '0'.repeat(64);

/** The content of a row of the trail that its hash covers. */
export interface Elo {
  readonly corrente: string;
  readonly ordem: number;
  readonly registroId: string;
  /** ISO 8601 in UTC. */
  readonly em: string;
  readonly ator: { readonly tipo: string; readonly id: string | null; readonly nome: string };
  readonly sessaoId: string | null;
  readonly acao: string;
  readonly alvo: Readonly<Record<string, string>>;
  readonly campos: readonly string[];
  readonly motivo: string | null;
  readonly requisicao: string;
  readonly resultado: string | null;
  readonly codigo: string | null;
  /** Number of refusals of a row that counts them. */
  readonly vezes?: number;
}

/** Returns the hash of a row: SHA-256, in hexadecimal, of the hash before and the row. */
export const hashElo = (anterior: string, elo: Elo): string =>
  createHash('sha256').update(anterior).update(toCanonico(elo)).digest('hex');
