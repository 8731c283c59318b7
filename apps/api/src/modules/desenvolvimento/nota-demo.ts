import { buildChaveAcesso } from '@trevo/rules/chave-acesso';
import encodeQR from 'qr';

export interface NotaDemo {
  readonly chaveAcesso: string;
  readonly svg: string;
}

// The first alphanumeric CNPJ the tax authority gave as an example; no shop has it.
const emitente = '12ABC34501DE35';

/** A receipt that never existed, with a valid key of the given month and its QR code as SVG. */
export function createNotaDemo(numero: number, anoMes: string): NotaDemo {
  const chaveAcesso = buildChaveAcesso({
    emitente,
    anoMes,
    uf: 'SP',
    modelo: '65',
    numero,
    codigo: numero % 99_999_999,
  });
  // Version 2 on-line: key, layout version, environment, id of the security code, hash.
  const text = `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${chaveAcesso}|2|1|1|${'0'.repeat(40)}`;
  return { chaveAcesso, svg: encodeQR(text, 'svg') };
}
