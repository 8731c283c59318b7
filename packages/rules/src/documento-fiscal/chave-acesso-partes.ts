import { isCnpj } from '../pessoa/cnpj.ts';
import { isCpf } from '../pessoa/cpf.ts';
import { findEstadoByIbge } from '../pessoa/endereco/estados.ts';
import { isModeloFiscal } from './modelo-fiscal.ts';
import { calculateModulo11 } from '../texto/modulo-11.ts';

/** Reasons why a text is not a valid receipt access key. */
export type ChaveMotivo =
  | 'vazia'
  | 'tamanho'
  | 'caractere'
  | 'boleto'
  | 'ufInexistente'
  | 'mesInexistente'
  | 'mesFuturo'
  | 'modeloNaoAceito'
  | 'emitenteInvalido'
  | 'digitoInvalido';

export type ChaveRecusada = {
  ok: false;
  motivo: ChaveMotivo;
  /** The wrong group of four (1 to 11), if it can be located. */
  grupo?: number;
  /** With `modeloNaoAceito`: the two digits found; see `nameModelo`. */
  modelo?: string;
};

export const chaveAcessoTamanho = 44;

// The first electronic invoices date from 2005.
const primeiroAno = '2005';

/** Returns the check digit of the first 43 characters, '0' to '9'. */
export function calculateDigito(first43: string): string {
  return String(calculateModulo11(first43));
}

/** Strips a key to its characters, in upper case; invalid characters stay for the validation to report. */
export function cleanChaveAcesso(text: string): string {
  // Converts letters one by one: toUpperCase would turn some foreign letters into ASCII ones.
  return text
    .replace(/[\s.\-\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/^\][A-Z]\d/, '')
    .replace(/^(?:NFCOM|NFCE|NF3E|MDFE|GTVE|NFE|CFE|CTE|BPE)(?=\d|$)/, '');
}

/** Positions 7 to 18 of the key, counted from one, may hold letters: the issuer's CNPJ. */
export function isLegalAt(char: string, index: number): boolean {
  return index >= 6 && index < 18 ? /^[0-9A-Z]$/.test(char) : /^\d$/.test(char);
}

/** Returns the error visible in the first 22 characters or fewer; null when there is none yet. */
export function findRecusaDePartes(limpa: string, hoje: string): ChaveRecusada | null {
  if (limpa.length >= 2 && !findEstadoByIbge(limpa.slice(0, 2))) {
    return { ok: false, motivo: 'ufInexistente', grupo: 1 };
  }
  const mes = findRecusaDoMes(limpa, hoje);
  if (mes) return mes;
  const modelo = limpa.slice(20, 22);
  if (modelo.length === 2 && !isModeloFiscal(modelo)) {
    return { ok: false, motivo: 'modeloNaoAceito', grupo: 6, modelo };
  }
  return modelo.length === 2 && findEmitenteTipo(limpa) === null
    ? { ok: false, motivo: 'emitenteInvalido' }
    : null;
}

/**
 * Whether state, month, model and issuer of a key are valid. A key with a typing error must not be taken for a
 * bank slip because one check digit happens to match.
 */
export function isNearlyChave(limpa: string, hoje: string): boolean {
  const sinais = [
    findEstadoByIbge(limpa.slice(0, 2)) !== undefined,
    findRecusaDoMes(limpa, hoje) === null,
    isModeloFiscal(limpa.slice(20, 22)),
    findEmitenteTipo(limpa) !== null,
  ];
  return sinais.filter(Boolean).length >= 3;
}

function findRecusaDoMes(limpa: string, hoje: string): ChaveRecusada | null {
  const ano = `20${limpa.slice(2, 4)}`;
  if (ano.length === 4) {
    if (ano < primeiroAno) return { ok: false, motivo: 'mesInexistente', grupo: 1 };
    if (ano > hoje.slice(0, 4)) return { ok: false, motivo: 'mesFuturo', grupo: 1 };
  }
  const mes = limpa.slice(4, 6);
  if (mes.length < 2) return null;
  if (mes < '01' || mes > '12') return { ok: false, motivo: 'mesInexistente', grupo: 2 };
  return `${ano}-${mes}` > hoje.slice(0, 7) ? { ok: false, motivo: 'mesFuturo', grupo: 2 } : null;
}

/**
 * Returns whether the issuer is a CNPJ or a CPF, or null when its check digits are wrong. Persons issue NF-e in
 * the series 920 to 969; the series decides only there, because 000 and a CPF can also be a valid CNPJ.
 */
export function findEmitenteTipo(limpa: string): 'cnpj' | 'cpf' | null {
  const emitente = limpa.slice(6, 20);
  const isPessoa = limpa.slice(20, 22) !== '59' && emitente.startsWith('000') && isCpf(emitente.slice(3));
  const serie = limpa.slice(22, 25);
  if (isPessoa && serie >= '920' && serie <= '969') return 'cpf';
  if (isCnpj(emitente)) return 'cnpj';
  return isPessoa ? 'cpf' : null;
}
