import { errors, type ErrorCode } from '@trevo/contract/errors';
import { expect, test } from 'vitest';
import { ApiError } from '@trevo/client/api-error.ts';
import { toCupomErro } from './cupom-erros.ts';

const plain = (_id: string, words: string) => words;
const refused = (codigo: ErrorCode) =>
  new ApiError(errors[codigo].status, { codigo, mensagem: errors[codigo].mensagem });

test('without network the person is told so', () => {
  expect(toCupomErro(new ApiError(500, {}), false, plain)).toMatchObject({
    lugar: 'modal',
    mensagem: 'Você esta sem conexão, verifique sua rede',
    repetir: true,
  });
});

test('an answer of status 500 without anything in it is a network error', () => {
  const error = new ApiError(500, {});
  expect(error.status).toBe(500);
  expect(toCupomErro(error, true, plain).mensagem).toBe('Erro de rede');
});

test('a failure of the server is an unknown error', () => {
  expect(toCupomErro(refused('servidor.falha'), true, plain).mensagem).toBe(
    'Ocorreu um erro desconhecido durante sua requisição.',
  );
});

test.each([
  ['cupom.codigoInexistente', 'campo', false],
  ['requisicao.invalida', 'campo', false],
  ['cupom.codigoUsado', 'modal', false],
  ['cupom.limiteAtingido', 'modal', false],
  ['cupom.limiteAmbos', 'modal', false],
  ['servidor.ocupado', 'modal', true],
] as const)('%s is said in the %s, in its own words', (codigo, lugar, repetir) => {
  expect(toCupomErro(refused(codigo), true, plain)).toMatchObject({
    lugar,
    mensagem: errors[codigo].mensagem,
    repetir,
  });
});

test('a campaign may say it in its own words', () => {
  const own = (id: string) => `palavras de ${id}`;
  expect(toCupomErro(new ApiError(500, {}), false, own).mensagem).toBe('palavras de msg.cupom.semConexao');
});
