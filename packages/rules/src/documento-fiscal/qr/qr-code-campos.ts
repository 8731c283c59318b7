import { readConsultaQr, type ConsultaQr } from './consulta-qr.ts';
import { isDia } from '../../tempo/sao-paulo.ts';

/** The QR-code fields of a receipt beside the key, as text. Fields with a person's CPF are not read. */
export type QrCodeCampos = {
  chave: string;
  versao: '1' | '2' | '3' | 'sat' | 'chave';
  ambiente: string | undefined;
  /** Whether the fields are those of the off-line form. */
  offline: boolean;
  /** Two digits. */
  dia?: string;
  /** `yyyy-mm-dd` or longer. */
  emissao?: string;
  /** An amount in reais with a decimal point or comma. */
  valor?: string;
  consulta?: ConsultaQr;
};

/** Reads the fields of `KEY|…`: NFC-e versions 2 and 3, SAT, or a bare key. */
export function readPipes(text: string): QrCodeCampos {
  // A hand scanner with a wrong keyboard layout types } where the code has |.
  const fields = text.split(/[|}]/).map((field) => field.trim());
  const [first = '', versao = '', terceiro] = fields;
  const chave = cutAfterChave(first);
  if (/^\d{14}$/.test(versao)) return readSat(chave, versao, terceiro);
  if (versao !== '2' && versao !== '3') {
    return { chave, versao: 'chave', ambiente: terceiro, offline: false };
  }
  // On-line, version 2 has five fields and version 3 has three; off-line, both have eight, the day fourth.
  const offline = fields.length > (versao === '2' ? 5 : 3);
  const facts = offline ? { dia: fields[3] ?? '', valor: fields[4] ?? '' } : {};
  const consulta = readConsultaQr(fields);
  return { chave, versao, ambiente: terceiro, offline, ...facts, ...(consulta && { consulta }) };
}

function readSat(chave: string, momento: string, valor: string | undefined): QrCodeCampos {
  const emissao = `${momento.slice(0, 4)}-${momento.slice(4, 6)}-${momento.slice(6, 8)}`;
  return { chave, versao: 'sat', ambiente: '1', offline: false, emissao, valor: valor ?? '' };
}

/** Cuts text after the key that cannot belong to it, such as a quotation mark or words of the next line. */
function cutAfterChave(text: string): string {
  return /^\s*(?:[a-z]{3,5})?(?:[0-9a-z][\s.-]*){44}(?=[^0-9a-z])/i.exec(text)?.[0] ?? text;
}

// Parameter names of the key in the addresses of NFC-e version 1 and of other electronic documents.
const nomesDaChave = [
  'chNFe',
  'chCTe',
  'chMDFe',
  'chBPe',
  'chNF3e',
  'chNFCom',
  'chGTVe',
  'chDCe',
  'chCFe',
  'nfe',
  'chave',
  'chaveAcesso',
];

/** Whether the text has a parameter that may hold a receipt's fields, even without a URL before it. */
export function hasCampos(text: string): boolean {
  return ['p', ...nomesDaChave].some((name) => readParam(text, name) !== null);
}

/**
 * Reads the fields of a URL by parameter name and never by host: `p=` holds the piped fields, `chNFe=` and its
 * variants a bare key. Null when neither is present.
 */
export function readAddress(address: string): QrCodeCampos | null {
  const piped = readParam(address, 'p');
  if (piped !== null) return readPipes(piped);
  const chave = nomesDaChave.map((name) => readParam(address, name)).find((found) => found !== null);
  if (chave === undefined) return null;
  const momento = readHex(readParam(address, 'dhEmi') ?? '');
  return {
    chave: cutAfterChave(chave),
    versao: readParam(address, 'nVersao') === null ? 'chave' : '1',
    ambiente: readParam(address, 'tpAmb') ?? undefined,
    offline: false,
    emissao: momento,
    valor: readParam(address, 'vNF') ?? '',
  };
}

function readParam(address: string, name: string): string | null {
  // A hand scanner with a wrong keyboard layout types : where the address has ?.
  const found = new RegExp(`[?&;:]${name}=([^&#]*)`, 'i').exec(address);
  return found ? decodePercent(found[1] ?? '') : null;
}

/** Decodes ASCII escapes only, twice for doubly escaped addresses; unlike the built-in, never throws. */
function decodePercent(text: string): string {
  const once = (part: string) =>
    part.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return once(once(text));
}

function readHex(text: string): string {
  if (!/^(?:[0-7][0-9a-f])+$/i.test(text)) return '';
  return text.replace(/../g, (hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Parses '12.50' or '12,5' to integer cents; undefined when it is no amount. */
export function parseValor(text: string): number | undefined {
  const parts = /^(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(text);
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : undefined;
}

/** Returns the day of issue if it is a real day of the key's month. */
export function parseEmissao(campos: QrCodeCampos, anoMes: string): string | undefined {
  const dia = campos.emissao ? campos.emissao.slice(0, 10) : `${anoMes}-${campos.dia}`;
  return dia.startsWith(anoMes) && isDia(dia) ? dia : undefined;
}
