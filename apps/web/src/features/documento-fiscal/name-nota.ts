import { formatCnpj, formatCpf } from '@trevo/rules/texto/mask';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { formatDiaCurto } from '@trevo/client/format.ts';
import { documentoFiscalText as text } from './documento-fiscal.text.ts';
import type { DocumentoFiscal } from './documento-fiscal.wire.ts';

type Emitida = Pick<DocumentoFiscal, 'emitente' | 'modelo'>;
type Nomeada = Emitida & Pick<DocumentoFiscal, 'loja' | 'emitidoEm' | 'registradoEm' | 'tipo' | 'cabecalho'>;

/** Formats the issuer: a CNPJ, or a CPF when a person issued it (`000` and 11 digits); null when unknown. */
export function formatEmitente({ emitente, modelo }: Emitida): string | null {
  if (!emitente) return null;
  const isPessoa = modelo === '55' && emitente.startsWith('000') && !emitente.startsWith('00000000');
  return isPessoa ? text.cpf(formatCpf(emitente.slice(3))) : text.cnpj(formatCnpj(emitente));
}

/** Returns the display name of a receipt: its shop, else its day; a coupon is named by its code. */
export function nameNota(
  { loja, emitente, emitidoEm, registradoEm, tipo, cabecalho }: Nomeada,
  agora: Date,
): string {
  if (tipo === 'Cupom' && cabecalho.coo !== null) return text.codigo(cabecalho.coo);
  if (loja !== null) return loja;
  // The CNPJ is in the details: in a row it would break the line, and no shopper knows a shop by it.
  if (emitente) return text.semLoja;
  const hoje = toSaoPaulo(agora).dia;
  return text.doDia(formatDiaCurto(emitidoEm ?? toSaoPaulo(new Date(registradoEm)).dia, hoje));
}

/** Returns the detail that distinguishes a receipt without an issuer from others of its day; null when there is none. */
export function describeEmissor(nota: Nomeada): string | null {
  const { loja, emitente, tipo, cabecalho } = nota;
  if (loja !== null || emitente || tipo === 'Cupom') return null;
  return cabecalho.coo && text.documento(cabecalho.coo);
}
