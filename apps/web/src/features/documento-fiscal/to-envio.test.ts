import { buildChave, buildQrCode, qrFormas } from '@trevo/fixtures/chave-builder';
import { formatConsultaQr, parseConsultaQr } from '@trevo/rules/documento-fiscal/consulta-qr';
import { parseQrCode } from '@trevo/rules/documento-fiscal/qr-code';
import { describe, expect, test } from 'vitest';
import { toEnvio, toEnvioDigitado } from './documento-fiscal.wire.ts';

const cpf = '52998224725';
const hoje = '2026-11-21';
const facts = ['ambiente', 'chaveAcesso', 'consultaQr', 'emitidoEm', 'offline', 'origem', 'valorCentavos'];

describe('what leaves the phone', () => {
  test.each(qrFormas)('of a %s code is the key and named facts, never the text or the CPF in it', (forma) => {
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
    // The shop's signature leaves only as what the state's page is asked with, in the fields that this takes.
    expect(consultaQr).toBe(code.consulta && formatConsultaQr(code.consulta));
    expect(parseConsultaQr(consultaQr ?? '')).toEqual(code.consulta);
    expect(JSON.stringify(others).replace(chave, '')).not.toMatch(/https?:|[|]|5F2A6C1D|Zm9v/);
  });

  test('of an off-line code includes the day and the total', () => {
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

  test('of a typed key is the key', () => {
    expect(toEnvioDigitado('1'.repeat(44))).toEqual({ chaveAcesso: '1'.repeat(44), origem: 'digitacao' });
  });
});
