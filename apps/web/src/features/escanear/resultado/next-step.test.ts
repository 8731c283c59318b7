import { calls } from '@trevo/contract/calls';
import { errors } from '@trevo/contract/errors';
import { describe, expect, test } from 'vitest';
import { ApiError } from '@trevo/client/api-error.ts';
import { findPassos, findPassosDaGuardada, findPassosDoDocumento } from './next-step.ts';

const after = (codigo: ApiError['codigo'], typed = false) => findPassos(new ApiError(400, { codigo }), typed);

describe('next steps after a receipt', () => {
  test.each([
    ['documentoFiscal.jaCadastradoPorVoce', 'notas'],
    ['documentoFiscal.jaCadastrado', 'outra'],
    ['cupom.limiteAtingido', 'numeros'],
    ['campanha.encerrada', 'regulamento'],
    ['sessao.invalida', 'entrar'],
  ] as const)('offers after %s first %s', (codigo, passo) => {
    expect(after(codigo)[0]).toBe(passo);
  });

  // Refusals caused by the key itself: it is scanned or typed again.
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
    'bloqueio.participacao': ['numeros', 'inicio'],
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
  // A server failure is not a refusal: the receipt stays pending and is sent again.
  const refusals = calls['documentoFiscal.pendentes.enviar'].errors.filter(
    (codigo) => errors[codigo].status < 500,
  );
  test('covers every refusal of the API', () => {
    expect(Object.keys(expected).sort()).toEqual([...refusals].sort());
  });
  test.each(refusals)('offers the expected steps after %s', (codigo) => {
    expect(after(codigo)).toEqual(expected[codigo]);
  });

  test('corrects a wrong key when it was typed and rescans it when it was scanned', () => {
    expect(after('documentoFiscal.chaveInvalida', true)[0]).toBe('corrigir');
    expect(after('documentoFiscal.chaveInvalida', false)[0]).toBe('escanear');
  });

  test('offers for a pending receipt a retry, then the next receipt by the same way', () => {
    const envio = { chaveAcesso: '', origem: 'camera' } as const;
    expect(findPassosDaGuardada({ envio })).toEqual(['tentar', 'escanearOutra']);
    expect(findPassosDaGuardada({ envio: { ...envio, origem: 'digitacao' } })).toEqual(['tentar', 'outra']);
    expect(findPassosDaGuardada({ envio, falha: 'sessao.invalida' })[0]).toBe('entrar');
  });

  test('offers earned cards first, and the numbers when no cards were earned', () => {
    const apuracao = { status: 'VALIDO', motivo: null, historico: [] } as const;
    expect(findPassosDoDocumento({ ...apuracao, historico: [] }, true)).toEqual(['raspar', 'outra']);
    expect(findPassosDoDocumento({ ...apuracao, historico: [] }, false)).toEqual(['outra', 'proxima']);
  });

  test('links a receipt without a required product to the participating products', () => {
    const motivo = { codigo: 'documentoFiscal.faltamProdutos', mensagem: '', cura: null } as const;
    expect(findPassosDoDocumento({ status: 'VALIDO', motivo, historico: [] }, false)).toEqual([
      'outra',
      'produtos',
    ]);
  });

  test('always links a duplicate to the list of receipts', () => {
    expect(after('documentoFiscal.jaCadastrado')).toContain('notas');
    expect(after('documentoFiscal.jaCadastradoPorVoce')).toContain('notas');
  });
});
