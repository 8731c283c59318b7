import { describe, expect, test } from 'vitest';
import { buildApuracao, buildDocumento } from '../../../../test/documento-sample.ts';
import { toEtapas } from './to-etapas.ts';

const agora = new Date('2026-11-21T15:00:00Z');
const statesOf = (apuracao: ReturnType<typeof buildApuracao>) =>
  toEtapas(buildDocumento({ apuracao }), agora).map(({ state }) => state);

describe('toEtapas', () => {
  test('shows an approved receipt as received and approved', () => {
    expect(statesOf(buildApuracao('VALIDO'))).toEqual(['done', 'done']);
  });

  test('ends a refused receipt at the refusal, with its reason', () => {
    const apuracao = buildApuracao('INVALIDO', 'documentoFiscal.anteriorACampanha', 'Compra antiga.');
    expect(statesOf(apuracao)).toEqual(['done', 'failed']);
    expect(toEtapas(buildDocumento({ apuracao }), agora).at(-1)?.detail).toBe('Compra antiga.');
  });

  test('shows a pending receipt at the current step, followed by the numbers', () => {
    expect(statesOf(buildApuracao('PENDENTE', 'documentoFiscal.emAnalise'))).toEqual([
      'done',
      'current',
      'waiting',
    ]);
  });

  test('labels each verdict with its status and time', () => {
    const steps = toEtapas(buildDocumento({ apuracao: buildApuracao('VALIDO') }), agora);
    expect(steps.map(({ title, when }) => [title, when])).toEqual([
      ['Recebemos sua nota', 'PENDENTE · Hoje, 9h00'],
      ['Nota aprovada', 'VÁLIDO · Hoje, 9h01'],
    ]);
  });

  test('shows a pending receipt without history like one with history', () => {
    expect(statesOf({ status: 'PENDENTE', motivo: null, historico: [] })).toEqual([
      'done',
      'current',
      'waiting',
    ]);
  });

  test('states the 24-hour wait of a receipt issued off-line only once', () => {
    const mensagem = 'Pode levar até 24 horas.';
    const apuracao = buildApuracao('PENDENTE', 'documentoFiscal.emContingencia', mensagem);
    expect(toEtapas(buildDocumento({ apuracao }), agora)[1]?.detail).toBe(mensagem);
  });

  test('states no wait of days for a photo that is being read', () => {
    const mensagem = 'Estamos lendo a foto da sua nota.';
    const apuracao = buildApuracao('PENDENTE', 'documentoFiscal.lendoFoto', mensagem);
    expect(toEtapas(buildDocumento({ apuracao }), agora)[1]).toMatchObject({
      title: 'Em conferência',
      detail: mensagem,
    });
  });

  test.each([
    'documentoFiscal.faltaComprovar',
    'documentoFiscal.esperandoLeitor',
    'documentoFiscal.faltaFoto',
    'documentoFiscal.confiraFoto',
  ])('tells the owner that it is their turn (%s)', (codigo) => {
    const apuracao = buildApuracao('PENDENTE', codigo, 'Falta o valor.');
    expect(toEtapas(buildDocumento({ apuracao }), agora)[1]).toMatchObject({
      title: 'Agora é com você',
      detail: 'Falta o valor.',
    });
  });

  test('states only the day for a receipt that was stored off-line', () => {
    const mensagem = 'Conta a partir de 22 nov. 2026.';
    const apuracao = buildApuracao('PENDENTE', 'documentoFiscal.guardadaParaDepois', mensagem);
    expect(toEtapas(buildDocumento({ apuracao }), agora)[1]?.detail).toBe(mensagem);
  });
});
