import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { buildChaveAcesso, parseChaveAcesso } from '../chave-acesso.ts';
import { calculateCnpjDigitos } from '../../pessoa/cnpj.ts';
import { parseQrCode } from './qr-code.ts';

const hoje = '2026-11';
const key = buildChaveAcesso({ anoMes: '2026-11', emitente: '12ABC34501DE35', numero: 78 });
const offlineKey = buildChaveAcesso({ anoMes: '2026-11', emitente: '12ABC34501DE35', tipoEmissao: 9 });
const satKey = buildChaveAcesso({ anoMes: '2024-05', emitente: '00000000000191', modelo: '59', serie: 900 });
const url = 'http://www.fazenda.example/nfce/qrcode';
const sha1 = '65d0f3b2a4c19e8877b1f0c5d2e3a4b5c6d7e8f9';
const digVal = '39394d2b4a7a4f7a57434b48444d59785664466e58385a3654553d';
const dhEmi = '323032362d31312d32315431303a30303a30302d30333a3030';
const assinatura = 'ab+/cd==';
const cpf = '12345678909';

describe('parseQrCode reads', () => {
  test.each([
    [
      'version 1',
      `${url}?chNFe=${key}&nVersao=100&tpAmb=1&cDest=${cpf}&dhEmi=${dhEmi}&vNF=12.50&vICMS=0.00&digVal=${digVal}&cIdToken=000001&cHashQRCode=${sha1}`,
      { versao: '1', offline: false, dia: 21, emitidoEm: '2026-11-21', valorCentavos: 1250 },
    ],
    ['version 1 with only the key', `${url}?chNFe=${key}`, { versao: 'chave', offline: false }],
    ['version 2 on-line', `${url}?p=${key}|2|1|1|${sha1}`, { versao: '2', offline: false }],
    [
      'version 2 with escaped pipes',
      `${url}?p=${key}%7C2%7c1%7C1%7C${sha1}`,
      { versao: '2', offline: false },
    ],
    [
      'version 2 escaped twice',
      `${url}?p=${key}%257C2%257C1%257C1%257C${sha1}`,
      { versao: '2', offline: false },
    ],
    [
      'an address in capitals',
      `${url}?p=${key}|2|1|1|${sha1}`.toUpperCase(),
      { versao: '2', offline: false },
    ],
    [
      'version 2 off-line',
      `${url}?p=${offlineKey}|2|1|09|87,9|${digVal}|1|${sha1}`,
      { versao: '2', offline: true, dia: 9, emitidoEm: '2026-11-09', valorCentavos: 8790 },
    ],
    ['version 3 on-line', `${url}?p=${key}|3|1`, { versao: '3', offline: false }],
    [
      'version 3 off-line',
      `${url}?p=${offlineKey}|3|1|21|100.00|2|${cpf}|${assinatura}`,
      { versao: '3', offline: true, dia: 21, emitidoEm: '2026-11-21', valorCentavos: 10000 },
    ],
    ['a URL with only the key', `${url}?p=${key}`, { versao: 'chave', offline: false }],
    [
      'an address routed after #',
      `https://portal.example/#/nfce?x=1&p=${key}|2|1|1|${sha1}`,
      { versao: '2' },
    ],
    ['fields without an address', `${key}|3|1`, { versao: '3', offline: false }],
    ['a bare key in groups', (key.match(/.{4}/g) ?? []).join(' '), { versao: 'chave', offline: false }],
    ['a bare off-line key', `]C1${offlineKey}`, { versao: 'chave', offline: true }],
    [
      'SAT',
      `${satKey}|20240517143012|45.90|${cpf}|${assinatura}`,
      { versao: 'sat', offline: false, dia: 17, emitidoEm: '2024-05-17', valorCentavos: 4590 },
    ],
    [
      'SAT with prefix, without person, cut after four fields',
      `CFe${satKey}|20240517143012|45.90|`,
      { versao: 'sat', valorCentavos: 4590 },
    ],
  ])('%s', (_, text, expected) => {
    expect(parseQrCode(text, hoje)).toMatchObject({ ok: true, ambiente: '1', ...expected });
  });

  it('a code without an issue day that is invalid or contradicts the key', () => {
    expect(parseQrCode(`${url}?p=${offlineKey}|3|1|31|10.00||x`, hoje)).not.toHaveProperty('emitidoEm');
    expect(parseQrCode(`${satKey}|20240617143012|45.90||x`, hoje)).not.toHaveProperty('emitidoEm');
  });

  it('a code without an unparsable amount', () => {
    expect(parseQrCode(`${url}?p=${offlineKey}|3|1|21|abc||x`, hoje)).not.toHaveProperty('valorCentavos');
  });
});

describe('parseQrCode rejects a code', () => {
  test.each([
    ['empty', ' ', 'vazia'],
    ['of a test receipt, version 1', `${url}?chNFe=${key}&nVersao=100&tpAmb=2`, 'notaDeTeste'],
    ['of a test receipt, version 2', `${url}?p=${key}|2|2|1|${sha1}`, 'notaDeTeste'],
    ['of a test receipt, version 3', `${url}?p=${key}|3|2`, 'notaDeTeste'],
    ['for Pix', '00020126580014br.gov.bcb.pix0136a1b2c3d4-0000-0000-0000-00000000000052040000', 'pix'],
    ['of a bank slip', '00190500954014481606906809350314337370000000100', 'boleto'],
    ['of another site', 'https://www.example.com/promo?p=2', 'enderecoSemChave'],
    ['of an address whose path has 44 digits', `https://www.example.com/${satKey}`, 'enderecoSemChave'],
    ['of an address with only a digest', `${url}?digVal=${digVal}`, 'enderecoSemChave'],
    ['of a product', '7891000100103', 'produto'],
    ['of digits without a valid check digit', '7891000100104', 'naoEhNota'],
    ['with surrounding words', 'Olá, mundo', 'naoEhNota'],
    ['that is a date', '2026-11-21', 'naoEhNota'],
    ['longer than a QR code can be', 'a'.repeat(5000), 'naoEhNota'],
    ['truncated inside the key', `${url}?p=${key.slice(0, 40)}`, 'tamanho'],
    ['with a damaged bare key', key.slice(0, 43), 'tamanho'],
    [
      'with a wrong check digit',
      `${url}?p=${key.slice(0, 43)}${(Number(key[43]) + 1) % 10}|3|1`,
      'digitoInvalido',
    ],
  ])('%s', (_, text, motivo) => expect(parseQrCode(text, hoje)).toMatchObject({ ok: false, motivo }));

  it('parseQrCode rejects a code of another fiscal document, naming its model', () => {
    const cte = `${key.slice(0, 20)}57${key.slice(22)}`;
    expect(parseQrCode(`https://cte.example/qr?chNFe=${cte}`, hoje)).toMatchObject({
      motivo: 'modeloNaoAceito',
      modelo: '57',
    });
  });
});

describe('a coupon link is split into its parts', () => {
  const cupom = { ano: 2026, identificacao: 'NATAL-FELIZ', numeroAleatorio: 'A1b2C3' };
  test.each([
    '2026-NATAL-FELIZ-A1b2C3',
    'https://promo.example/2026-NATAL-FELIZ-A1b2C3',
    'https://promo.example/#/2026-NATAL-FELIZ-A1b2C3?origem=qr',
    'https://promo.example/2026-NATAL-FELIZ-A1b2C3/?origem=qr',
  ])('%s', (text) => expect(parseQrCode(text, hoje)).toEqual({ ok: false, motivo: 'cupom', cupom }));
});

describe('parseQrCode properties', () => {
  it('never throws, whatever the text', () => {
    const piece = fc.constantFrom(
      key,
      satKey,
      '|',
      '%7C',
      '%',
      '%zz',
      '?p=',
      '&chNFe=',
      '&tpAmb=2',
      url,
      '2',
      '000201',
      '2026-',
      '-',
      '#',
      '/',
    );
    const mixed = fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 12 });
    fc.assert(
      fc.property(
        fc.oneof(
          mixed.map((parts) => parts.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          expect(typeof parseQrCode(text, hoje).ok).toBe('boolean');
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('leaks no CPF from a code, accepted or rejected', () => {
    const forms = (chave: string, ambiente: string) => [
      `${url}?chNFe=${chave}&nVersao=100&tpAmb=${ambiente}&cDest=${cpf}&dhEmi=${dhEmi}&vNF=12.50`,
      `${url}?p=${chave}|3|${ambiente}|21|100.00|2|${cpf}|${assinatura}`,
      `${chave}|20261121143012|45.90|${cpf}|${assinatura}`,
      `${url}?x=${chave}&cDest=${cpf}`,
    ];
    for (const chave of [key, offlineKey, satKey, key.slice(1), 'x']) {
      for (const text of [...forms(chave, '1'), ...forms(chave, '2')]) {
        expect(JSON.stringify(parseQrCode(text, hoje))).not.toContain(cpf);
      }
    }
  });

  it('parses a built code back into its parts, whatever the host and the escaping', () => {
    const cnpj = fc
      .stringMatching(/^[0-9A-Z]{11}[1-9A-Z]$/)
      .filter((doze) => !/^(.)\1+$/.test(doze))
      .map((doze) => doze + calculateCnpjDigitos(doze));
    const day = fc.integer({ min: 1, max: 30 });
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    const versao = fc.constantFrom('2', '3');
    fc.assert(
      fc.property(
        cnpj,
        versao,
        day,
        cents,
        fc.constantFrom('|', '%7C', '%7c'),
        fc.domain(),
        (emitente, v, dia, valorCentavos, pipe, host) => {
          const chave = buildChaveAcesso({ anoMes: '2026-11', emitente, tipoEmissao: 9 });
          const valor = (valorCentavos / 100).toFixed(2);
          const fields = [chave, v, '1', String(dia).padStart(2, '0'), valor, 'x', '1', sha1];
          const lida = parseChaveAcesso(chave, hoje);
          expect(parseQrCode(`https://${host}/q?p=${fields.join(pipe)}`, hoje)).toEqual({
            ok: true,
            chave: lida.ok && lida.chave,
            versao: v,
            ambiente: '1',
            offline: true,
            dia,
            emitidoEm: `2026-11-${fields[3]}`,
            valorCentavos,
          });
        },
      ),
    );
  });
});
