import { errors, type ErrorCode } from '@trevo/contract/errors';
import { expect, test } from 'vitest';
import { ApiError } from '@trevo/client/api-error.ts';
import { toCupomErro } from './cupom-erros.ts';

const plain = (_id: string, words: string) => words;
const refused = (codigo: ErrorCode) =>
  new ApiError(errors[codigo].status, { codigo, mensagem: errors[codigo].mensagem });

test('reports a missing network', () => {
  expect(toCupomErro(new ApiError(500, {}), false, plain)).toMatchObject({
    lugar: 'modal',
    mensagem: 'Você esta sem conexão, verifique sua rede',
    repetir: true,
  });
});

test('reports a 500 response with an empty body as a network error', () => {
  const error = new ApiError(500, {});
  expect(error.status).toBe(500);
  expect(toCupomErro(error, true, plain).mensagem).toBe('Erro de rede');
});

test('reports a server failure as an unknown error', () => {
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
] as const)('shows %s in the %s with its own text', (codigo, lugar, repetir) => {
  expect(toCupomErro(refused(codigo), true, plain)).toMatchObject({
    lugar,
    mensagem: errors[codigo].mensagem,
    repetir,
  });
});

test("uses the campaign's own text for an error", () => {
  const own = (id: string) => `palavras de ${id}`;
  expect(toCupomErro(new ApiError(500, {}), false, own).mensagem).toBe('palavras de msg.cupom.semConexao');
});
