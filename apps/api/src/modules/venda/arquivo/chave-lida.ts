import {
  parseChaveAcesso,
  type ChaveAcesso,
  type ChaveMotivo,
} from '@trevo/rules/documento-fiscal/chave-acesso';
import { ProblemaError } from './registro.ts';
import type { Problema } from '../venda.text.ts';

const problemas: Readonly<Partial<Record<ChaveMotivo, Problema>>> = {
  vazia: 'chaveVazia',
  tamanho: 'chaveTamanho',
  modeloNaoAceito: 'chaveModelo',
  mesFuturo: 'chaveFutura',
};

/** Parses an access key from a file; `mes` is the São Paulo month in which the file arrived. */
export function readChave(text: string, mes: string): ChaveAcesso {
  // Spreadsheet artefacts: a formula that keeps the number as text, and scientific notation.
  const bare = text.replace(/^\s*=?\s*["']?/, '').replace(/["']?\s*$/, '');
  if (/^\d([.,]\d+)?E\+?\d\d$/i.test(bare)) throw new ProblemaError('chaveCortada');
  const found = parseChaveAcesso(bare, mes);
  if (!found.ok) throw new ProblemaError(problemas[found.motivo] ?? 'chaveInvalida');
  return found.chave;
}

/** Returns the issuer in a key: 14 characters of a CNPJ or 11 digits of a CPF. */
export const toEmitente = ({ emitente, emitenteTipo }: ChaveAcesso): string =>
  emitenteTipo === 'cpf' ? emitente.slice(3) : emitente;

/** Refuses an issuer (formatted or bare) that differs from the key's; an empty one is accepted. */
export function requireEmitenteDaChave(text: string, chave: ChaveAcesso): void {
  const bare = text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
  // Spreadsheets drop leading zeros.
  if (bare !== '' && bare.padStart(14, '0') !== chave.emitente) throw new ProblemaError('emitenteDiferente');
}
