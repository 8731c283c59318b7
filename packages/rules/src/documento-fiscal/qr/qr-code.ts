import { type ChaveAcesso, type ChaveMotivo, cleanChaveAcesso, parseChaveAcesso } from '../chave-acesso.ts';
import { isPix } from '../../conta/codigo-de-pagamento.ts';
import type { ConsultaQr } from './consulta-qr.ts';
import { type CupomLink, parseCupomLink } from '../../sorte/numeros/cupom-link.ts';
import {
  hasCampos,
  parseEmissao,
  parseValor,
  type QrCodeCampos,
  readAddress,
  readPipes,
} from './qr-code-campos.ts';

/** Reasons why a scanned text is not a receipt that can be registered. */
export type QrMotivo =
  | ChaveMotivo
  | 'naoEhNota'
  | 'pix'
  | 'produto'
  | 'notaDeTeste'
  | 'enderecoSemChave'
  | 'cupom';

/** A receipt's QR code: the key and the facts beside it. The raw text, which may hold a CPF, is not kept. */
export type QrCode = {
  ok: true;
  chave: ChaveAcesso;
  /** Layout version of the NFC-e code, `sat`, or `chave` for a bare key. */
  versao: '1' | '2' | '3' | 'sat' | 'chave';
  /** '1' is production; a test receipt ('2') is refused. */
  ambiente: '1' | '2';
  /** Issued off-line: it can take up to 24 hours until the tax authority has it. */
  offline: boolean;
  /** Day of the month of issue, 1 to 31. */
  dia?: number;
  /** Day of issue, `yyyy-mm-dd`. */
  emitidoEm?: string;
  /** Total of the receipt, in integer cents. */
  valorCentavos?: number;
  /** Parameters for the query to the state's page. */
  consulta?: ConsultaQr;
};

export type QrRecusado =
  | { ok: false; motivo: 'cupom'; cupom: CupomLink }
  | { ok: false; motivo: Exclude<QrMotivo, 'cupom'>; grupo?: number; modelo?: string };

export type QrResultado = QrCode | QrRecusado;

// Capacity of a QR code in characters.
const tamanhoMaximo = 4296;

/**
 * Parses the text of a camera or hand scanner: the QR code of an NFC-e (versions 1, 2 and 3, on-line and
 * off-line) or of a SAT receipt, or a bare access key. Decides by the key, never by the host name. Never throws.
 *
 * @param hoje the current São Paulo month, `yyyy-mm`, or day
 */
export function parseQrCode(text: string, hoje: string): QrResultado {
  if (text.length > tamanhoMaximo) return { ok: false, motivo: 'naoEhNota' };
  const trimmed = text.trim().replace(/&(?:amp;)+/gi, '&');
  if (trimmed === '') return { ok: false, motivo: 'vazia' };
  if (isPix(trimmed)) return { ok: false, motivo: 'pix' };
  const cupom = parseCupomLink(trimmed);
  if (cupom) return { ok: false, motivo: 'cupom', cupom };
  if (isCodigoDeProduto(trimmed)) return { ok: false, motivo: 'produto' };
  return isAddress(trimmed) ? parseAddress(trimmed, hoje) : parseBare(trimmed, hoje);
}

function isAddress(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text) || /^www\./i.test(text) || hasCampos(text);
}

function parseAddress(address: string, hoje: string): QrResultado {
  const campos = readAddress(address);
  // Other sites also use a parameter called p; a value far from a key's length is not a damaged key.
  if (!campos || campos.chave.length < 20) return { ok: false, motivo: 'enderecoSemChave' };
  return toQrCode(campos, hoje);
}

function parseBare(text: string, hoje: string): QrResultado {
  const campos = readPipes(text.replace(/%7c/gi, '|'));
  const result = toQrCode(campos, hoje);
  // Shop bar codes and ordinary text stop here; only a near key is validated as one.
  const isLikeKey = /^\d{4}[0-9A-Z]{16}/.test(cleanChaveAcesso(campos.chave));
  return result.ok || isLikeKey || result.motivo === 'boleto' ? result : { ok: false, motivo: 'naoEhNota' };
}

function toQrCode(campos: QrCodeCampos, hoje: string): QrResultado {
  const lida = parseChaveAcesso(campos.chave, hoje);
  if (!lida.ok) return lida;
  if (campos.ambiente === '2') return { ok: false, motivo: 'notaDeTeste' };
  const { chave } = lida;
  const emitidoEm = parseEmissao(campos, chave.anoMes);
  const valorCentavos = parseValor(campos.valor ?? '');
  return {
    ok: true,
    chave,
    versao: campos.versao,
    ambiente: '1',
    offline: campos.offline || chave.contingencia,
    ...(emitidoEm === undefined ? {} : { emitidoEm, dia: Number(emitidoEm.slice(8)) }),
    ...(valorCentavos === undefined ? {} : { valorCentavos }),
    ...(campos.consulta && chave.modelo === '65' ? { consulta: campos.consulta } : {}),
  };
}

/**
 * Whether the digits are a product bar code (GTIN): 8, 12, 13 or 14 digits, the last one the check digit
 * (weights 3 and 1 alternating from the right, modulus 10).
 */
function isCodigoDeProduto(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text)) return false;
  const sum = [...text]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
