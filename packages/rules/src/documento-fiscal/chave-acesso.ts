import {
  calculateDigito,
  chaveAcessoTamanho,
  cleanChaveAcesso,
  findEmitenteTipo,
  findRecusaDePartes,
  isLegalAt,
  isNearlyChave,
  type ChaveRecusada,
} from './chave-acesso-partes.ts';
import { isBoleto } from '../conta/codigo-de-pagamento.ts';
import { findEstadoByIbge } from '../pessoa/endereco/estados.ts';
import type { ModeloFiscal } from './modelo-fiscal.ts';

export { nameModelo } from './modelo-fiscal.ts';
export { cleanChaveAcesso } from './chave-acesso-partes.ts';
export { calculateDigito } from './chave-acesso-partes.ts';
export type { ChaveMotivo, ChaveRecusada } from './chave-acesso-partes.ts';
export { buildChaveAcesso, type ChaveAcessoParts } from './chave-acesso-builder.ts';
export { checkChaveAcessoWhileTyping } from './chave-acesso-digitada.ts';

/** The data encoded in the 44 characters of a receipt's access key. */
export type ChaveAcesso = {
  /** 44 characters, upper case, no separators. */
  chaveAcesso: string;
  /** Two letters. */
  uf: string;
  ufIbge: string;
  /** Month of issue, `yyyy-mm`. */
  anoMes: string;
  /** The issuer as in the key, 14 characters: a CNPJ, or 000 and a CPF. */
  emitente: string;
  emitenteTipo: 'cnpj' | 'cpf';
  modelo: ModeloFiscal;
  /** As in the key, zeros included: 3 digits, or the 9 of a SAT device's serial number. */
  serie: string;
  /** As in the key, zeros included: 9 digits, or 6 of a SAT coupon. */
  numero: string;
  /** Issued off-line: it can take up to 24 hours until the tax authority has it. */
  contingencia: boolean;
  digito: string;
};

export type ChaveResultado = { ok: true; chave: ChaveAcesso } | ChaveRecusada;

/**
 * Parses an access key as typed, pasted or scanned: groups of four, spaces, dots, hyphens, a document prefix
 * (`NFe`, `CFe` …), a scanner's symbology mark (`]C1`), either case. Never throws.
 *
 * @param hoje the current São Paulo month, `yyyy-mm`, or day
 */
export function parseChaveAcesso(text: string, hoje: string): ChaveResultado {
  const limpa = cleanChaveAcesso(text);
  const recusa = findRecusa(limpa, hoje);
  if (recusa === null) return { ok: true, chave: toChaveAcesso(limpa) };
  return isBoleto(limpa) && !isNearlyChave(limpa, hoje) ? { ok: false, motivo: 'boleto' } : recusa;
}

const legal = /^\d{6}[0-9A-Z]{12}\d{26}$/;

function findRecusa(limpa: string, hoje: string): ChaveRecusada | null {
  if (limpa === '') return { ok: false, motivo: 'vazia' };
  // One regular-expression test for a valid key: imports parse a million of them.
  const errado = legal.test(limpa) ? -1 : [...limpa].findIndex((char, index) => !isLegalAt(char, index));
  if (errado >= 0 && errado < chaveAcessoTamanho) {
    return { ok: false, motivo: 'caractere', grupo: Math.floor(errado / 4) + 1 };
  }
  if (limpa.length !== chaveAcessoTamanho) return { ok: false, motivo: 'tamanho' };
  return findRecusaDePartes(limpa, hoje) ?? findRecusaDoFim(limpa);
}

function findRecusaDoFim(limpa: string): ChaveRecusada | null {
  return calculateDigito(limpa.slice(0, 43)) === limpa[43] ? null : { ok: false, motivo: 'digitoInvalido' };
}

function toChaveAcesso(limpa: string): ChaveAcesso {
  const ufIbge = limpa.slice(0, 2);
  const modelo = limpa.slice(20, 22) as ModeloFiscal;
  const isSat = modelo === '59';
  return {
    chaveAcesso: limpa,
    uf: findEstadoByIbge(ufIbge)?.codigo ?? '',
    ufIbge,
    anoMes: `20${limpa.slice(2, 4)}-${limpa.slice(4, 6)}`,
    emitente: limpa.slice(6, 20),
    emitenteTipo: findEmitenteTipo(limpa) ?? 'cnpj',
    modelo,
    serie: isSat ? limpa.slice(22, 31) : limpa.slice(22, 25),
    numero: isSat ? limpa.slice(31, 37) : limpa.slice(25, 34),
    contingencia: !isSat && limpa[34] === '9',
    digito: limpa.slice(43),
  };
}
