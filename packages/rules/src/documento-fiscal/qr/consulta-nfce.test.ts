import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { buildChaveAcesso } from '../chave-acesso.ts';
import { findPaginaDaNota, findUfDaPagina, formatConsultaUrl, paginasNfce } from './consulta-nfce.ts';
import { formatConsultaQr, parseConsultaQr, type ConsultaQr } from './consulta-qr.ts';
import { estados } from '../../pessoa/endereco/estados.ts';
import { parseQrCode } from './qr-code.ts';

const hoje = '2026-11';
const chaveOf = (uf: string, tipoEmissao = 1) =>
  buildChaveAcesso({ uf, anoMes: '2026-11', emitente: '12ABC34501DE35', tipoEmissao });
const hash = '65D0F3B2A4C19E8877B1F0C5D2E3A4B5C6D7E8F9';
const digVal = '39394d2b4a7a4f7a57434b48444d59785664466e58385a3654553d';
const cpf = '52998224725';
const readConsulta = (text: string) => {
  const lida = parseQrCode(text, hoje);
  return lida.ok ? lida.consulta : undefined;
};

describe('query parameters in a QR code', () => {
  const online = chaveOf('SP');
  const offline = chaveOf('SP', 9);
  const url = 'https://outro.example/q';

  test.each<[string, string, ConsultaQr | undefined]>([
    ['version 2', `${url}?p=${online}|2|1|000001|${hash}`, { versao: '2', idCsc: '000001', hash }],
    ['version 2 escaped', `${url}?p=${online}%7C2%7C1%7C1%7C${hash}`, { versao: '2', idCsc: '1', hash }],
    [
      'version 2 off-line',
      `${url}?p=${offline}|2|1|09|87,9|${digVal}|1|${hash}`,
      { versao: '2', idCsc: '1', hash, offline: { dia: '09', valor: '87,9', digVal } },
    ],
    ['version 3', `${url}?p=${online}|3|1`, { versao: '3' }],
    ['version 3 off-line', `${url}?p=${offline}|3|1|21|100.00|2|${cpf}|ab+/cd==`, undefined],
    ['version 1', `${url}?chNFe=${online}&nVersao=100&tpAmb=1&cDest=${cpf}&vNF=12.50`, undefined],
    ['a bare key', online, undefined],
    ['version 2 with a CPF for a signature', `${url}?p=${online}|2|1|1|${cpf}`, undefined],
    ['version 2 with a CPF for an id', `${url}?p=${online}|2|1|${cpf}|${hash}`, undefined],
    ['version 2 off-line, cut', `${url}?p=${offline}|2|1|09|87,9|${digVal}`, undefined],
    ['version 2 off-line with other words', `${url}?p=${offline}|2|1|09|87,9|x|1|${hash}`, undefined],
    [
      'NF-e',
      `${url}?p=${buildChaveAcesso({ anoMes: '2026-11', emitente: '12ABC34501DE35', modelo: '55' })}|3|1`,
      undefined,
    ],
  ])('%s', (_, text, expected) => {
    expect(readConsulta(text)).toEqual(expected);
  });

  it('formats and parses its own text, and parses nothing else', () => {
    const some = fc.record({
      versao: fc.constant('2' as const),
      idCsc: fc.nat(999_999).map(String),
      hash: fc.string({ unit: fc.constantFrom(...'0123456789ABCDEF'), minLength: 40, maxLength: 40 }),
    });
    fc.assert(
      fc.property(some, (consulta) => {
        expect(parseConsultaQr(formatConsultaQr(consulta))).toEqual(consulta);
      }),
    );
    expect(parseConsultaQr('3')).toEqual({ versao: '3' });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = parseConsultaQr(text);
        expect(read === undefined || formatConsultaQr(read) === text).toBe(true);
      }),
    );
  });
});

describe('formatConsultaUrl', () => {
  it('formatConsultaUrl has an address in its own domain for every state', () => {
    expect(Object.keys(paginasNfce)).toEqual(estados.map(({ codigo }) => codigo).sort());
    const strange = Object.entries(paginasNfce).filter(([uf, pagina]) => {
      const { protocol, hostname, search } = new URL(pagina);
      return (
        !/^https?:$/.test(protocol) || !hostname.endsWith(`.${uf.toLowerCase()}.gov.br`) || search !== ''
      );
    });
    expect(strange).toEqual([]);
  });

  it('builds the address from the table and the key, ignoring the host of the QR code', () => {
    const chave = chaveOf('MG');
    const consulta = readConsulta(`http://mal.example/roubo?p=${chave}|2|1|1|${hash}`);
    expect(formatConsultaUrl(chave, consulta!)).toBe(`${paginasNfce['MG']}?p=${chave}|2|1|1|${hash}`);
    expect(formatConsultaUrl(chave, { versao: '3' })).toBe(`${paginasNfce['MG']}?p=${chave}|3|1`);
    const offline = { dia: '09', valor: '87.90', digVal };
    expect(formatConsultaUrl(chave, { versao: '2', idCsc: '1', hash, offline }, 'http://127.0.0.1:1/')).toBe(
      `http://127.0.0.1:1/MG?p=${chave}|2|1|09|87.90|${digVal}|1|${hash}`,
    );
  });

  it('returns undefined for a NF-e and a SAT coupon', () => {
    const emitente = '00000000000191';
    const nfe = buildChaveAcesso({ anoMes: '2026-11', emitente, modelo: '55' });
    const sat = buildChaveAcesso({ anoMes: '2026-11', emitente, modelo: '59', serie: 900 });
    expect([nfe, sat, chaveOf('RR')].map(findUfDaPagina)).toEqual([undefined, undefined, 'RR']);
    expect(formatConsultaUrl(sat, { versao: '3' })).toBeUndefined();
  });

  it('finds the page for a person: with the key alone without a QR code, and where the key is typed', () => {
    const emitente = '00000000000191';
    const nfe = buildChaveAcesso({ anoMes: '2026-11', emitente, modelo: '55' });
    const sat = buildChaveAcesso({ anoMes: '2026-11', emitente, modelo: '59', serie: 900 });
    const chave = chaveOf('SP');
    expect(findPaginaDaNota(chave, { versao: '2', idCsc: '1', hash })).toContain(`${chave}|2|1|1|${hash}`);
    expect(findPaginaDaNota(chave, undefined)).toBe(`${paginasNfce['SP']}?p=${chave}|3|1`);
    expect(findPaginaDaNota(nfe, undefined)).toContain('nfe.fazenda.gov.br');
    expect(findPaginaDaNota(sat, undefined)).toContain('satsp.fazenda.sp.gov.br');
  });
});
