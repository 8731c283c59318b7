import { buildChave } from '@trevo/fixtures/chave-builder';
import { errors } from '@trevo/contract/errors';
import { ApiError } from '@trevo/client/api-error.ts';
import { describe, expect, test } from 'vitest';
import { buildLeitura } from '../../../../test/leitura-sample.ts';
import {
  checkCorrecao,
  findOrigem,
  toCorrecao,
  toCorrecaoErros,
  toDeclaracaoBody,
} from './corrigir-leitura.ts';

const hoje = '2026-11-21';
const chaveAcesso = buildChave(5, { anoMes: '2026-11' });
const lida = { ...toCorrecao(buildLeitura()), chaveAcesso };
const regras = { asksChave: true, hoje };

describe('checkCorrecao', () => {
  test('accepts the values of the photo, and neither requires key nor day', () => {
    expect(checkCorrecao(lida, regras)).toEqual({});
    expect(checkCorrecao({ ...lida, chaveAcesso: '', emitidoEm: '' }, regras)).toEqual({});
  });

  test.each([
    ['chaveAcesso', { chaveAcesso: chaveAcesso.slice(0, 40) }, 'Faltam 4 caracteres.'],
    ['chaveAcesso', { chaveAcesso: `${chaveAcesso.slice(0, 43)}x` }, 'Grupo 11: aqui só cabem números'],
    ['emitidoEm', { emitidoEm: '2026-11-22' }, 'Este dia ainda não chegou.'],
    ['valorCentavos', { valorCentavos: null }, 'Informe quanto foi a compra.'],
  ] as const)('reports at %s what is wrong with %j', (campo, change, words) => {
    expect(checkCorrecao({ ...lida, ...change }, regras)[campo]).toContain(words);
  });

  test('ignores the key of a receipt that has one', () => {
    expect(checkCorrecao({ ...lida, chaveAcesso: '1' }, { asksChave: false, hoje })).toEqual({});
  });
});

test('findOrigem names the photo until a value is changed, and nothing for an empty one', () => {
  expect(findOrigem('valorCentavos', lida, lida)).toBe('Lido da foto');
  expect(findOrigem('valorCentavos', { ...lida, valorCentavos: 1 }, lida)).toBe('Informado por você');
  expect(findOrigem('emitidoEm', { ...lida, emitidoEm: '' }, lida)).toBeUndefined();
});

test('toDeclaracaoBody names the existing picture, and the key only where the receipt has none', () => {
  const body = { valorCentavos: 18_844, emitidoEm: '2026-11-20', uriImagem: 'nota.jpg' };
  expect(toDeclaracaoBody(lida, true, 'nota.jpg')).toEqual({ ...body, chaveAcesso });
  expect(toDeclaracaoBody(lida, false, 'nota.jpg')).toEqual(body);
  const empty = { ...lida, chaveAcesso: '', emitidoEm: '' };
  expect(toDeclaracaoBody(empty, true, 'nota.jpg')).toEqual({ valorCentavos: 18_844, uriImagem: 'nota.jpg' });
});

describe('toCorrecaoErros', () => {
  const refuse = (codigo: keyof typeof errors, detalhes: { campo: string; mensagem: string }[] = []) => {
    const { status, mensagem } = errors[codigo];
    return new ApiError(status, { codigo, mensagem, retorno: mensagem, requisicao: 'r1', detalhes });
  };

  test.each([
    ['documentoFiscal.jaCadastrado', 'chaveAcesso'],
    ['documentoFiscal.chaveInvalida', 'chaveAcesso'],
    ['documentoFiscal.dataFutura', 'emitidoEm'],
    ['documentoFiscal.naoEsperaComprovacao', 'envio'],
  ] as const)('shows %s at %s', (codigo, campo) => {
    expect(Object.keys(toCorrecaoErros(refuse(codigo), true))).toEqual([campo]);
  });

  test('shows a refusal of the key at the form where the form has no such field', () => {
    expect(Object.keys(toCorrecaoErros(refuse('documentoFiscal.jaCadastrado'), false))).toEqual(['envio']);
  });

  test('shows each detail of an invalid request at its field, else all of it at the form', () => {
    const detalhe = { campo: 'valorCentavos', mensagem: 'Informe quanto foi a compra.' };
    expect(toCorrecaoErros(refuse('requisicao.invalida', [detalhe]), true)).toEqual({
      valorCentavos: detalhe.mensagem,
    });
    const other = { campo: 'uriImagem', mensagem: 'Mande uma foto.' };
    expect(Object.keys(toCorrecaoErros(refuse('requisicao.invalida', [other]), true))).toEqual(['envio']);
  });
});
