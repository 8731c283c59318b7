import { createHash } from 'node:crypto';
import type { HasImagem } from './campanha-avisos.ts';
import type { CampanhaArquivo } from './campanha-file.ts';
import {
  type CampanhaFileErro,
  type CampanhaFileRead,
  type FindMore,
  readCampanhaFile,
} from './campanha-file-read.ts';

export type { CampanhaFileErro };

export type CampanhaFileCheck =
  | (Extract<CampanhaFileRead, { readonly ok: true }> & { readonly hash: string })
  | Extract<CampanhaFileRead, { readonly ok: false }>;

/** Parses and validates a campaign file, like `readCampanhaFile`, and adds the SHA-256 of its canonical JSON. */
export function checkCampanhaFile(
  text: string,
  fileName: string,
  hasImagem?: HasImagem,
  findMore?: FindMore,
): CampanhaFileCheck {
  const read = readCampanhaFile(text, fileName, hasImagem, findMore);
  return read.ok ? { ...read, hash: hashCampanha(read.arquivo) } : read;
}

/** Returns the SHA-256, in hexadecimal, of the campaign as JSON with its fields in alphabetical order. */
function hashCampanha(arquivo: CampanhaArquivo): string {
  return createHash('sha256')
    .update(JSON.stringify(sortFields(arquivo)))
    .digest('hex');
}

function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([nome, inner]) => [nome, sortFields(inner)]));
}

/** Formats the errors as lines in the `file:line:column` form that editors turn into links. */
export function formatErros(fileName: string, erros: readonly CampanhaFileErro[]): string {
  return erros
    .map(
      ({ linha, coluna, chave, problema, cura }) =>
        `${fileName}:${linha}:${coluna} ${chave} — ${problema}. Como corrigir: ${cura}.`,
    )
    .join('\n');
}
