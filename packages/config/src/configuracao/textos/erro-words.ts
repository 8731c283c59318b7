/** Message of an error in a campaign file: problem and remedy. */
export interface ErroWords {
  readonly problema: string;
  readonly cura: string;
}

/** A key without a value, most often because of a colour without quotation marks. */
export const valorVazio: ErroWords = {
  problema: 'o valor está vazio',
  cura: 'escreva-o; um texto que começa com #, como uma cor, precisa de aspas: "#355da1"',
};

const SEPARATOR = '. Como corrigir: ';

/** Joins both halves into one message, because the schema library only carries a single text. */
export const joinErro = (problema: string, cura: string): string => problema + SEPARATOR + cura;

/** Splits the message again; a message without a remedy gets a general one. */
export function splitErro(message: string): ErroWords {
  const at = message.indexOf(SEPARATOR);
  if (at < 0) return { problema: message, cura: 'confira o valor' };
  return { problema: message.slice(0, at), cura: message.slice(at + SEPARATOR.length) };
}

/** Returns the edit distance between two words. */
function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, swap));
    }
    row = next;
  }
  return row[b.length]!;
}

/** Returns the known name closest to a mistyped one, or null when none is close. */
export function nameNearest(nome: string, known: readonly string[]): string | null {
  if (nome.length > 80) return null;
  let nearest: string | null = null;
  let fewest = Math.max(2, Math.floor(nome.length / 3)) + 1;
  for (const candidate of known) {
    const edits = countEdits(nome.toLowerCase(), candidate.toLowerCase());
    if (edits < fewest) [nearest, fewest] = [candidate, edits];
  }
  return nearest;
}
