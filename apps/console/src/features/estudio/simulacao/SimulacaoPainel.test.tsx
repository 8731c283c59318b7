// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answer,
  close,
  enter,
  open,
  press,
  refusal,
  type StubbedAnswer,
  stubNetwork,
} from '../../../../test/console-harness.tsx';
import { SimulacaoPainel } from './SimulacaoPainel.tsx';

const lista = 'GET /operador/v1/simulacoes';
const pedir = 'POST /operador/v1/simulacoes';
const uma = {
  simulacaoID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee97',
  ano: 2026,
  identificacao: 'FESTA',
  notas: 100_000,
  pessoas: 20_000,
  centavos: 12_000,
  situacao: 'pronta',
  progresso: 100,
  recusa: null,
  pedidaEm: '2026-11-20T12:00:00.000Z',
  pedidaPor: { tipo: 'operador', id: null, nome: 'Rita Lima' },
  terminadaEm: '2026-11-20T12:00:20.000Z',
};
const outra = { ...uma, simulacaoID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee98', identificacao: 'NATAL' };
const resultado = {
  amostra: { pessoas: 60, notas: 300, dias: 2 },
  porNota: { numeros: 1.5, cartelas: 1, pontos: 0, centavos: 0 },
  limites: [{ codigo: 'x', mensagem: 'Passa do limite de notas por dia.', notas: 4 }],
  dias: [
    { dia: '2026-12-01', notas: 500, numeros: 700, cartelas: 500, premios: 3, pontos: 0 },
    { dia: '2026-12-02', notas: 400, numeros: 1_300, cartelas: 900, premios: 6, pontos: 0 },
  ],
  estoques: [
    { tipo: 'numeros', total: 1_000_000, usado: 1_300, acabaEm: null },
    { tipo: 'premios', total: 30, usado: 30, acabaEm: '2026-12-02' },
  ],
};
const ler = (simulacao: { simulacaoID: string }) => `GET /operador/v1/simulacoes/${simulacao.simulacaoID}`;
const listed = (...simulacoes: object[]) => answer({ simulacoes });

function openPainel(
  answers: Record<string, StubbedAnswer | StubbedAnswer[]>,
  arquivo: CampanhaArquivo | undefined = {} as CampanhaArquivo,
) {
  const sent = stubNetwork(answers);
  open(<SimulacaoPainel arquivo={arquivo} texto="campanha:" />);
  return sent;
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  enter();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

test('starts a simulation, shows its progress and then the result without another request', async () => {
  const fila = { ...uma, situacao: 'fila', progresso: 0, terminadaEm: null };
  const answers: Record<string, StubbedAnswer> = {
    [lista]: listed(),
    [pedir]: answer({ ...fila, resultado: null }),
    [ler(uma)]: answer({ ...uma, resultado }),
  };
  const sent = openPainel(answers);
  expect(await screen.findByText('Nenhuma simulação')).toBeTruthy();
  answers[lista] = listed(fila);
  press('Simular');
  expect(await screen.findByText(/^Na fila. Você pode sair daqui/)).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Na fila');
  answers[lista] = listed({ ...fila, situacao: 'rodando', progresso: 42 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await screen.findByText(/^Simulando. Você pode sair daqui/)).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('42 %');
  answers[lista] = listed(uma);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await screen.findByText('1,5')).toBeTruthy();
  expect(screen.getByText('Simulação pronta.').getAttribute('role')).toBe('status');
  expect(screen.getByText('Acaba em 02/12/2026')).toBeTruthy();
  expect(screen.getByText('Passa do limite de notas por dia.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Notas por dia: máximo 500' })).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(sent.filter(({ call }) => call === pedir)).toMatchObject([
    { body: { texto: 'campanha:', notas: 100_000, pessoas: 20_000, centavos: 12_000 } },
  ]);
});

test('finds a running simulation again after the screen was left, with its progress as text and value', async () => {
  const rodando = { ...uma, situacao: 'rodando', progresso: 42, terminadaEm: null };
  openPainel({ [lista]: listed(rodando) });
  await screen.findByRole('progressbar', { name: 'Andamento da simulação' });
  cleanup();
  open(<SimulacaoPainel arquivo={undefined} texto="" />);
  const bar = await screen.findByRole('progressbar', { name: 'Andamento da simulação' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['42', '42 %']);
  expect(screen.getByText('A simulação espera um texto sem erros')).toBeTruthy();
});

test('cancels a running simulation', async () => {
  const rodando = { ...uma, situacao: 'rodando', progresso: 10, terminadaEm: null };
  const cancelar = `POST /operador/v1/simulacoes/${uma.simulacaoID}/cancelar`;
  const sent = openPainel({
    [lista]: [listed(rodando), listed({ ...rodando, situacao: 'cancelada' })],
    [cancelar]: answer({ ...rodando, situacao: 'cancelada', resultado: null }),
  });
  await screen.findByRole('progressbar');
  press('Cancelar a simulação');
  expect(await screen.findByText('Simulação cancelada. Ela não tem resultado.')).toBeTruthy();
  expect(sent.filter(({ call }) => call === cancelar)).toHaveLength(1);
});

test('says why a simulation failed and what to do', async () => {
  openPainel({
    [lista]: listed({
      ...uma,
      situacao: 'falhou',
      progresso: 60,
      recusa: {
        codigo: 'simulacao.naoTerminou',
        mensagem: 'A simulação parou antes do fim.',
        cura: 'Simule de novo.',
      },
    }),
  });
  expect(await screen.findByText('A simulação parou antes do fim.')).toBeTruthy();
  expect(screen.getByText('Simule de novo.')).toBeTruthy();
});

test('says that another simulation of the promoter runs', async () => {
  openPainel({
    [lista]: listed(uma),
    [ler(uma)]: answer({ ...uma, resultado }),
    [pedir]: refusal('simulacao.ocupada'),
  });
  await screen.findByText('1,5');
  press('Simular');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('A promotora já tem uma simulação em andamento.')).toBeTruthy();
  expect(alert.getByText('Espere ela terminar, ou cancele.')).toBeTruthy();
});

test('opens an earlier simulation of the list', async () => {
  openPainel({
    [lista]: listed(uma, outra),
    [ler(uma)]: answer({ ...uma, resultado }),
    [ler(outra)]: answer({
      ...outra,
      resultado: { ...resultado, amostra: { pessoas: 9, notas: 9, dias: 9 } },
    }),
  });
  await screen.findByText('1,5');
  press(/^Ver a simulação de NATAL/);
  expect(await screen.findByRole('heading', { name: 'Simulação de NATAL, 2026' })).toBeTruthy();
  expect(await screen.findByText('Amostra de 9 notas de 9 pessoas em 9 dias.')).toBeTruthy();
});

test('shows an auditor the simulations without the form and the cancel', async () => {
  enter('auditor');
  openPainel({ [lista]: listed({ ...uma, situacao: 'rodando', progresso: 5, terminadaEm: null }) });
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Simular' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancelar a simulação' })).toBeNull();
});

test('offers to read the list again after an error', async () => {
  openPainel({ [lista]: [refusal('servidor.ocupado'), listed()] });
  press((await screen.findByRole('button', { name: /Tentar/ })).textContent);
  expect(await screen.findByText('Nenhuma simulação')).toBeTruthy();
});
