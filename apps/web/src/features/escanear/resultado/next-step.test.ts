import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { findPassos, findPassosDaGuardada } from './next-step.ts';

const after = (codigo: ApiError['codigo'], typed = false) => findPassos(new ApiError(400, { codigo }), typed);

describe('what is offered first', () => {
  test.each([
    ['documentoFiscal.jaCadastradoPorVoce', 'notas'],
    ['documentoFiscal.jaCadastrado', 'outra'],
    ['cupom.limiteAtingido', 'numeros'],
    ['campanha.encerrada', 'regulamento'],
    ['sessao.invalida', 'entrar'],
  ] as const)('after %s is %s', (codigo, passo) => {
    expect(after(codigo)[0]).toBe(passo);
  });

  test('a wrong key is corrected when it was typed and scanned again when it was scanned', () => {
    expect(after('documentoFiscal.chaveInvalida', true)[0]).toBe('corrigir');
    expect(after('documentoFiscal.chaveInvalida', false)[0]).toBe('escanear');
  });

  test('while a receipt waits on the phone is to try, and then the next one, the way this one came', () => {
    const envio = { chaveAcesso: '', origem: 'camera' } as const;
    expect(findPassosDaGuardada({ envio })).toEqual(['tentar', 'escanearOutra']);
    expect(findPassosDaGuardada({ envio: { ...envio, origem: 'digitacao' } })).toEqual(['tentar', 'outra']);
    expect(findPassosDaGuardada({ envio, falha: 'sessao.invalida' })[0]).toBe('entrar');
  });

  test('a duplicate always leads to the list of receipts', () => {
    expect(after('documentoFiscal.jaCadastrado')).toContain('notas');
    expect(after('documentoFiscal.jaCadastradoPorVoce')).toContain('notas');
  });
});
