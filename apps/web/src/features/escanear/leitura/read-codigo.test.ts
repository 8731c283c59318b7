import { buildChave, buildQrCode } from '@trevo/fixtures/chave-builder';
import { describe, expect, test } from 'vitest';
import { readCodigos } from './use-reading.ts';

const hoje = '2026-11-21';
const chave = buildChave(3, { anoMes: '2026-11', uf: 'SP' });
const say = (text: string) => {
  const leitura = readCodigos([text], 'camera', hoje);
  return leitura?.tipo === 'outro' ? leitura.mensagem : undefined;
};

describe('readCodigos', () => {
  test('prefers a receipt over another code in the same picture', () => {
    const leitura = readCodigos(['https://pesquisa.exemplo', buildQrCode(chave, 'v3')], 'camera', hoje);
    expect(leitura).toMatchObject({ tipo: 'nota', envio: { chaveAcesso: chave } });
  });

  test('returns the address of a campaign coupon, unless there is a receipt', () => {
    const cupom = 'https://trevo.exemplo/#/2026-TREVO-SUL-A1B2C3';
    expect(readCodigos(['olá', cupom], 'camera', hoje)).toEqual({
      tipo: 'cupom',
      path: '/2026-TREVO-SUL-A1B2C3',
    });
    expect(readCodigos([cupom, buildQrCode(chave, 'v3')], 'camera', hoje)?.tipo).toBe('nota');
  });

  test('returns null without a code', () => {
    expect(readCodigos([], 'camera', hoje)).toBeNull();
  });
});

describe('readCodigos for a code that is no receipt', () => {
  test.each([
    ['Pix', '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000', 'Pix'],
    ['a test receipt', buildQrCode(chave, 'v2', { ambiente: 2 }), 'nota de teste'],
    ['a product', '7891000315507', 'código de barras de um produto'],
    ['a bank slip', '00193373700000001000500940144816060680935031', 'boleto'],
    [
      'a transport document',
      `https://cte.exemplo/qrCode?chCTe=${chave.slice(0, 20)}57${chave.slice(22)}&tpAmb=1`,
      'Conhecimento de Transporte (CT-e)',
    ],
    ['another site', 'https://exemplo.com.br/promo', 'abre um site'],
    ['any text', 'olá', 'não é de uma nota fiscal'],
    [
      'a damaged receipt',
      buildQrCode(`${chave.slice(0, 43)}${(Number(chave[43]) + 1) % 10}`, 'v3'),
      'Chegue mais perto',
    ],
  ])('names %s', (_name, text, words) => {
    expect(say(text)).toContain(words);
  });
});
