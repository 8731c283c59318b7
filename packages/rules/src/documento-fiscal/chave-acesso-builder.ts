import { calculateDigito } from './chave-acesso-partes.ts';
import { findEstado } from '../pessoa/endereco/estados.ts';
import type { ModeloFiscal } from './modelo-fiscal.ts';

/** Parts of an access key; each omitted part has a default. */
export type ChaveAcessoParts = {
  /** Two letters. */
  uf?: string;
  /** `yyyy-mm` */
  anoMes: string;
  /** A CNPJ of 14 characters, or a CPF of 11 digits (which needs model 55 and a series from 920 to 969). */
  emitente: string;
  modelo?: ModeloFiscal;
  /** Up to 3 digits; of a SAT, the device's serial number, up to 9. */
  serie?: string | number;
  /** Up to 9 digits; of a SAT, up to 6. */
  numero?: string | number;
  /** One digit, 9 for off-line contingency; a SAT has none. */
  tipoEmissao?: string | number;
  /** Up to 8 digits; of a SAT, up to 6. */
  codigo?: string | number;
};

/**
 * Builds a key with a valid check digit, for fixtures, tests and demonstrations. It does not validate the
 * issuer's own check digits, so invalid keys can be built too. Throws RangeError when a part does not fit.
 */
export function buildChaveAcesso(parts: ChaveAcessoParts): string {
  const { uf = 'SP', anoMes, emitente, modelo = '65', serie = 1, numero = 1, codigo = 1 } = parts;
  const isSat = modelo === '59';
  const first43 = [
    findEstado(uf)?.ibge ?? '',
    anoMes.slice(2, 4) + anoMes.slice(5, 7),
    emitente.padStart(14, '0'),
    modelo,
    String(serie).padStart(isSat ? 9 : 3, '0'),
    String(numero).padStart(isSat ? 6 : 9, '0'),
    isSat ? '' : String(parts.tipoEmissao ?? 1),
    String(codigo).padStart(isSat ? 6 : 8, '0'),
  ].join('');
  if (!/^\d{6}[0-9A-Z]{12}\d{25}$/.test(first43))
    throw new RangeError('a part does not fit in an access key');
  return first43 + calculateDigito(first43);
}
