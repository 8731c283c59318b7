import { isCnpj } from '../pessoa/cnpj.ts';
import { isCpf } from '../pessoa/cpf.ts';
import { findEstadoByIbge } from '../pessoa/estados.ts';
import { isModeloFiscal } from './modelo-fiscal.ts';
import { calculateModulo11 } from '../texto/modulo-11.ts';

/** Why a text is no access key of a receipt. */
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
  /** Which of the eleven groups of four (1 to 11) is wrong, when that can be told. */
  grupo?: number;
  /** With `modeloNaoAceito`: the two digits found; see `nameModelo`. */
  modelo?: string;
};

export const chaveAcessoTamanho = 44;

// The first electronic invoices are of 2005.
const primeiroAno = '2005';

/** The check digit of the first 43 characters, '0' to '9'. */
export function calculateDigito(first43: string): string {
  return String(calculateModulo11(first43));
}

/** The bare characters of a key, upper case; what cannot stand in a key is left for the check to see. */
export function cleanChaveAcesso(text: string): string {
  // Letters are raised one by one: toUpperCase would turn some foreign letters into ASCII ones.
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

/** What the first 22 characters or fewer already show to be wrong; null when nothing yet. */
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
 * Whether all but one of the signs of a key are there: its state, its month, its model and its issuer. A key with
 * a slip must not be called a bank slip because one check digit happens to fit.
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
 * Which document the issuer is, or null when its check digits are wrong. Persons issue NF-e in the series 920
 * to 969; the number decides only there, because 000 and a CPF can also read as a CNPJ.
 */
export function findEmitenteTipo(limpa: string): 'cnpj' | 'cpf' | null {
  const emitente = limpa.slice(6, 20);
  const isPessoa = limpa.slice(20, 22) !== '59' && emitente.startsWith('000') && isCpf(emitente.slice(3));
  const serie = limpa.slice(22, 25);
  if (isPessoa && serie >= '920' && serie <= '969') return 'cpf';
  if (isCnpj(emitente)) return 'cnpj';
  return isPessoa ? 'cpf' : null;
}
