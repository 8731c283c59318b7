import { calls } from '@trevo/contract/calls';
import { errors } from '@trevo/contract/errors';
import { describe, expect, test } from 'vitest';
import { ApiError } from '@trevo/client/api-error.ts';
import { findPassos, findPassosDaGuardada, findPassosDoDocumento } from './next-step.ts';

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

  // What is refused for the key itself: it is read again, the way it came.
  const again = ['escanear', 'inicio'];
  const limite = ['numeros', 'regulamento'];
  const campanha = ['regulamento', 'numeros'];
  const expected: Record<string, readonly string[]> = {
    'sessao.ausente': ['entrar'],
    'sessao.invalida': ['entrar'],
    'sessao.outraPessoa': ['entrar'],
    'campanha.naoEncontrada': campanha,
    'campanha.foraDoPeriodo': campanha,
    'campanha.encerrada': campanha,
    'documentoFiscal.naoLiberado': ['regulamento', 'inicio'],
    'documentoFiscal.limiteAtingido': limite,
    'documentoFiscal.limitePeriodoAtingido': limite,
    'documentoFiscal.aguardeIntervalo': ['numeros', 'inicio'],
    'cupom.limiteAtingido': limite,
    'cupom.limiteAmbos': limite,
    'consumidor.restrito': ['regulamento', 'inicio'],
    'documentoFiscal.notaDeTeste': ['outra', 'inicio'],
    'documentoFiscal.jaCadastrado': ['outra', 'notas'],
    'documentoFiscal.jaCadastradoPorVoce': ['notas', 'outra'],
    'documentoFiscal.chaveVazia': again,
    'documentoFiscal.chaveTamanho': again,
    'documentoFiscal.chaveCaractere': again,
    'documentoFiscal.chaveInvalida': again,
    'documentoFiscal.emitenteInvalido': again,
    'documentoFiscal.ufInexistente': again,
    'documentoFiscal.mesInexistente': again,
    'documentoFiscal.mesFuturo': again,
    'documentoFiscal.dataFutura': again,
    'documentoFiscal.boleto': again,
    'documentoFiscal.modeloDesconhecido': again,
    'requisicao.invalida': again,
    'requisicao.idempotenciaReusada': again,
  };
  // A server that cannot is no refusal: the receipt waits and is sent again.
  const refusals = calls['documentoFiscal.pendentes.enviar'].errors.filter(
    (codigo) => errors[codigo].status < 500,
  );
  test('everything that the server can refuse a receipt with has its next step', () => {
    expect(Object.keys(expected).sort()).toEqual([...refusals].sort());
  });
  test.each(refusals)('after %s', (codigo) => {
    expect(after(codigo)).toEqual(expected[codigo]);
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

  test('what earned cards leads to them first, and to its numbers where it earned none', () => {
    const apuracao = { status: 'VALIDO', motivo: null, historico: [] } as const;
    expect(findPassosDoDocumento({ ...apuracao, historico: [] }, true)).toEqual(['raspar', 'outra']);
    expect(findPassosDoDocumento({ ...apuracao, historico: [] }, false)).toEqual(['outra', 'proxima']);
  });

  test('a duplicate always leads to the list of receipts', () => {
    expect(after('documentoFiscal.jaCadastrado')).toContain('notas');
    expect(after('documentoFiscal.jaCadastradoPorVoce')).toContain('notas');
  });
});
