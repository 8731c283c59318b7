import { buildChave, buildQrCode, qrFormas } from '@trevo/fixtures/chave-builder';
import { formatConsultaQr, parseConsultaQr } from '@trevo/rules/documento-fiscal/qr/consulta-qr';
import { parseQrCode } from '@trevo/rules/documento-fiscal/qr/qr-code';
import { describe, expect, test } from 'vitest';
import { toEnvio, toEnvioDigitado } from '../documento-fiscal.wire.ts';

const cpf = '52998224725';
const hoje = '2026-11-21';
const facts = ['ambiente', 'chaveAcesso', 'consultaQr', 'emitidoEm', 'offline', 'origem', 'valorCentavos'];

describe('toEnvio', () => {
  test.each(qrFormas)(
    'maps a %s code to the key and named facts, without its text or the CPF in it',
    (forma) => {
      const modelo = forma.startsWith('sat') ? '59' : '65';
      const chave = buildChave(7, { anoMes: '2026-11', uf: 'SP', modelo });
      const text = buildQrCode(chave, forma, { cpf, emitidoEm: '2026-11-15', valorCentavos: 12_345 });
      const code = parseQrCode(text, hoje);
      if (!code.ok) throw new Error(code.motivo);
      const envio = toEnvio(code, 'camera');
      expect(envio.chaveAcesso).toBe(chave);
      expect(Object.keys(envio).filter((name) => !facts.includes(name))).toEqual([]);
      expect(JSON.stringify(envio).replace(chave, '')).not.toContain(cpf);
      const { consultaQr, ...others } = envio;
      // The shop's signature is only sent as part of the state portal's query, in the accepted fields.
      expect(consultaQr).toBe(code.consulta && formatConsultaQr(code.consulta));
      expect(parseConsultaQr(consultaQr ?? '')).toEqual(code.consulta);
      expect(JSON.stringify(others).replace(chave, '')).not.toMatch(/https?:|[|]|5F2A6C1D|Zm9v/);
    },
  );

  test('includes day and total of an off-line code', () => {
    const chave = buildChave(8, { anoMes: '2026-11', uf: 'SP' });
    const text = buildQrCode(chave, 'v3Offline', { cpf, emitidoEm: '2026-11-15', valorCentavos: 4_590 });
    const code = parseQrCode(text, hoje);
    expect(code.ok && toEnvio(code, 'galeria')).toEqual({
      chaveAcesso: chave,
      origem: 'galeria',
      ambiente: '1',
      offline: true,
      emitidoEm: '2026-11-15',
      valorCentavos: 4_590,
    });
  });

  test('toEnvioDigitado maps a typed key to the key alone', () => {
    expect(toEnvioDigitado('1'.repeat(44))).toEqual({ chaveAcesso: '1'.repeat(44), origem: 'digitacao' });
  });
});
