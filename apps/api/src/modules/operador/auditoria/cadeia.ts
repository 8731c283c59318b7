import { createHash } from 'node:crypto';

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
}

/** Canonical JSON: members in the order of their names, no white space (RFC 8785 for texts and whole numbers). */
export function toCanonico(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonico).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, inner]) => `${JSON.stringify(name)}:${toCanonico(inner)}`).join(',')}}`;
}

/** Returns the hash of a row: SHA-256, in hexadecimal, of the hash before and the row. */
export const hashElo = (anterior: string, elo: Elo): string =>
  createHash('sha256').update(anterior).update(toCanonico(elo)).digest('hex');
