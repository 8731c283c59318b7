import { isIP } from 'node:net';
import { bloqueioTiposPessoais, type BloqueioTipo } from '@trevo/contract/bloqueio/bloqueio.calls';
import type { Papel } from '@trevo/contract/operador/papeis';
import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import { isCpf } from '@trevo/rules/pessoa/cpf';
import { isTelefone, normalizeTelefone } from '@trevo/rules/pessoa/telefone';
import {
  formatCnpj,
  formatCpf,
  formatTelefone,
  hideCpf,
  hideTelefone,
  stripMask,
} from '@trevo/rules/texto/mask';
import { bloqueioText } from './bloqueio.text.ts';

/** Kinds with a value that is read from the text alone; a device is found by a receipt. */
export type TipoDireto = Exclude<BloqueioTipo, 'aparelho'>;

export type ValorLido = { readonly valor: string } | { readonly recusa: string };

const { recusas } = bloqueioText;
/** Least prefix length by IP version: a block of a wider network would refuse whole cities. */
const menorPrefixo: Readonly<Record<number, number>> = { 4: 16, 6: 32 };
const enderecoBits: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

const readers: Readonly<Record<TipoDireto, (text: string) => ValorLido>> = {
  cpf(text) {
    const cpf = stripMask(text);
    return isCpf(cpf) ? { valor: cpf } : { recusa: recusas.cpf };
  },
  celular: (text) => (isTelefone(text) ? { valor: normalizeTelefone(text) } : { recusa: recusas.celular }),
  emitente(text) {
    const cnpj = stripMask(text).toUpperCase();
    return /^[0-9A-Z]{8}$/.test(cnpj) || isCnpj(cnpj) ? { valor: cnpj } : { recusa: recusas.emitente };
  },
  rede(text) {
    const [head = '', tail, ...rest] = text.split('/');
    const endereco = toEndereco(head);
    if (endereco === null || rest.length > 0) return { recusa: recusas.rede };
    const versao = isIP(endereco);
    const bits = enderecoBits[versao]!;
    const prefixo = tail === undefined ? bits : /^\d{1,3}$/.test(tail) ? Number(tail) : Infinity;
    if (prefixo > bits) return { recusa: recusas.rede };
    if (prefixo < menorPrefixo[versao]!) return { recusa: recusas.redeLarga };
    return { valor: `${endereco}/${prefixo}` };
  },
};

/** Reads a typed or pasted value into its stored form. PostgreSQL normalizes networks. */
export const readValor = (tipo: TipoDireto, text: string): ValorLido => readers[tipo](text);

/** Returns an IP address without zone, IPv4 also where it is mapped into IPv6; null for any other text. */
export function toEndereco(text: string): string | null {
  const bare = text.trim().replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  const endereco = mapped ?? bare;
  return isIP(endereco) === 0 ? null : endereco;
}

/** Returns the values that block an issuer: its CNPJ and the root of all branches. A CPF has no branches. */
export const toEmitentes = (emitente: string): string[] =>
  emitente.length === 14 ? [emitente, emitente.slice(0, 8)] : [emitente];

/** Writes a stored value for people in full. */
export function writeValor(tipo: BloqueioTipo, valor: string): string {
  switch (tipo) {
    case 'cpf':
      return formatCpf(valor);
    case 'celular':
      return formatTelefone(valor);
    case 'emitente':
      return valor.length === 8
        ? `${valor.slice(0, 2)}.${valor.slice(2, 5)}.${valor.slice(5)}`
        : formatCnpj(valor);
    case 'rede':
      return valor.replace(/(?<=\.\d+)\/32$|\/128$/, '');
    case 'aparelho':
      return valor
        .replace(/^.*:/, '')
        .slice(0, 8)
        .toUpperCase()
        .replace(/^(.{4})/, '$1-');
  }
}

/** Writes a stored value with CPF and phone masked; an auditor sees none of their digits. */
export function maskValor(tipo: BloqueioTipo, valor: string, papel: Papel | null): string {
  if (!bloqueioTiposPessoais.includes(tipo)) return writeValor(tipo, valor);
  if (papel === 'auditor') return '***';
  return tipo === 'cpf' ? hideCpf(valor) : hideTelefone(valor);
}
