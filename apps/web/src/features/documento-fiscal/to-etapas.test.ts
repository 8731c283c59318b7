import { describe, expect, test } from 'vitest';
import { buildApuracao, buildDocumento } from '../../../test/documento-sample.ts';
import { toEtapas } from './to-etapas.ts';

const agora = new Date('2026-11-21T15:00:00Z');
const statesOf = (apuracao: ReturnType<typeof buildApuracao>) =>
  toEtapas(buildDocumento({ apuracao }), agora).map(({ state }) => state);

describe('the steps of a receipt', () => {
  test('a valid one was received and approved', () => {
    expect(statesOf(buildApuracao('VALIDO'))).toEqual(['done', 'done']);
  });

  test('a refused one ends there, with the reason', () => {
    const apuracao = buildApuracao('INVALIDO', 'documentoFiscal.anteriorACampanha', 'Compra antiga.');
    expect(statesOf(apuracao)).toEqual(['done', 'failed']);
    expect(toEtapas(buildDocumento({ apuracao }), agora).at(-1)?.detail).toBe('Compra antiga.');
  });

  test('a pending one stands at the present step, with the numbers still to come', () => {
    expect(statesOf(buildApuracao('PENDENTE', 'documentoFiscal.emAnalise'))).toEqual([
      'done',
      'current',
      'waiting',
    ]);
  });

  test('each verdict is named by its label, small, beside its moment', () => {
    const steps = toEtapas(buildDocumento({ apuracao: buildApuracao('VALIDO') }), agora);
    expect(steps.map(({ title, when }) => [title, when])).toEqual([
      ['Recebemos sua nota', 'PENDENTE · Hoje, 9h00'],
      ['Nota aprovada', 'VÁLIDO · Hoje, 9h01'],
    ]);
  });

  test('a pending one without any history looks the same', () => {
    expect(statesOf({ status: 'PENDENTE', motivo: null, historico: [] })).toEqual([
      'done',
      'current',
      'waiting',
    ]);
  });

  test('the wait of a receipt issued off-line is told once, as its 24 hours', () => {
    const mensagem = 'Pode levar até 24 horas.';
    const apuracao = buildApuracao('PENDENTE', 'documentoFiscal.emContingencia', mensagem);
    expect(toEtapas(buildDocumento({ apuracao }), agora)[1]?.detail).toBe(mensagem);
  });

  test.each(['documentoFiscal.faltaComprovar', 'documentoFiscal.esperandoLeitor'])(
    'a pending one that waits for its owner says that it is their turn (%s)',
    (codigo) => {
      const apuracao = buildApuracao('PENDENTE', codigo, 'Falta o valor.');
      expect(toEtapas(buildDocumento({ apuracao }), agora)[1]).toMatchObject({
        title: 'Agora é com você',
        detail: 'Falta o valor.',
      });
    },
  );

  test('the wait of a receipt that was kept off-line is told as its day alone', () => {
    const mensagem = 'Conta a partir de 22 nov. 2026.';
    const apuracao = buildApuracao('PENDENTE', 'documentoFiscal.guardadaParaDepois', mensagem);
    expect(toEtapas(buildDocumento({ apuracao }), agora)[1]?.detail).toBe(mensagem);
  });
});
