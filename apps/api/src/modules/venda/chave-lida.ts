import {
  parseChaveAcesso,
  type ChaveAcesso,
  type ChaveMotivo,
} from '@trevo/rules/documento-fiscal/chave-acesso';
import { ProblemaError } from './registro.ts';
import type { Problema } from './venda.text.ts';

const problemas: Readonly<Partial<Record<ChaveMotivo, Problema>>> = {
  vazia: 'chaveVazia',
  tamanho: 'chaveTamanho',
  modeloNaoAceito: 'chaveModelo',
  mesFuturo: 'chaveFutura',
};

/** An access key as a file has it; `mes` is the São Paulo month in which the file came. */
export function readChave(text: string, mes: string): ChaveAcesso {
  // A spreadsheet's formula that keeps a number text, and the number that it makes of one.
  const bare = text.replace(/^\s*=?\s*["']?/, '').replace(/["']?\s*$/, '');
  if (/^\d([.,]\d+)?E\+?\d\d$/i.test(bare)) throw new ProblemaError('chaveCortada');
  const found = parseChaveAcesso(bare, mes);
  if (!found.ok) throw new ProblemaError(problemas[found.motivo] ?? 'chaveInvalida');
  return found.chave;
}

/** The issuer of a key: 14 characters of a CNPJ or 11 digits of a CPF. */
export const toEmitente = ({ emitente, emitenteTipo }: ChaveAcesso): string =>
  emitenteTipo === 'cpf' ? emitente.slice(3) : emitente;

/** Refuses an issuer that is not the key's, masked or bare; an empty one says nothing. */
export function requireEmitenteDaChave(text: string, chave: ChaveAcesso): void {
  const bare = text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
  // A spreadsheet drops the zeros in front.
  if (bare !== '' && bare.padStart(14, '0') !== chave.emitente) throw new ProblemaError('emitenteDiferente');
}
