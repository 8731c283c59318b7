import type { ErrorCode } from '@trevo/contract/errors';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';

/**
 * Step of a receipt's photo: `pedir` asks for one, `lendo` waits for the reader, `conferir` shows the reading for a
 * correction, `declarar` does the same where the reading proved nothing for a receipt with a key, `lida` shows it.
 */
export type PassoFoto = 'pedir' | 'lendo' | 'conferir' | 'declarar' | 'lida';

const conferindo: ErrorCode = 'documentoFiscal.conferindoFoto';

const faltando: ErrorCode = 'documentoFiscal.faltaFoto';

/** Returns whether a requested photo is optional, because another source may still answer. */
export const isFotoOpcional = ({ apuracao }: Pick<DocumentoFiscal, 'apuracao'>): boolean =>
  apuracao.motivo?.codigo !== faltando;

/** Returns the step of a receipt's photo; null for a receipt without a read photo. */
export function findPassoFoto({ comprovacao, uriImagem, apuracao }: DocumentoFiscal): PassoFoto | null {
  if (comprovacao?.foto) return comprovacao.foto;
  if (uriImagem === null) return null;
  if (comprovacao?.declaravel) return 'declarar';
  return comprovacao?.fonte === 'foto' || apuracao.motivo?.codigo === conferindo ? 'lida' : null;
}
