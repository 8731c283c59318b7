// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answer,
  campanhas,
  close,
  enter,
  listDownloads,
  open,
  press,
  refusal,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import { ExportacoesScreen } from './ExportacoesScreen.tsx';

const ator = { tipo: 'operador', id: null, nome: 'Rita Lima' };
const exportacao = {
  exportacaoID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee91',
  tipo: 'notas',
  formato: 'xlsx',
  porItem: true,
  de: '2026-11-01',
  ate: null,
  comDadosPessoais: false,
  finalidade: null,
  situacao: 'pronta',
  linhas: 48_210,
  bytes: 3_145_728,
  sha256: 'ab'.repeat(32),
  nomeArquivo: '2026-TREVO-notas-com-itens-2026-11-21.xlsx',
  pedidaEm: '2026-11-21T15:00:00.000Z',
  pedidaPor: ator,
  aprovadaPor: null,
  terminadaEm: '2026-11-21T15:01:00.000Z',
  venceEm: '2026-11-28T15:01:00.000Z',
  downloads: 2,
};
const toPage = (...retorno: object[]) => answer({ retorno, depois: null });
const address = '/operador/v1/exportacoes/2026/TREVO';
const read = `GET ${address}/lista/20`;
beforeEach(() => enter());
afterEach(() => {
  vi.useRealTimers();
  close();
  vi.restoreAllMocks();
});

test('shows the empty state with the next step after a retry', async () => {
  stubNetwork({ ...campanhas, [read]: [refusal('servidor.ocupado'), toPage()] });
  open(<ExportacoesScreen />, '/exportacoes');
  await screen.findByText('Não deu para carregar');
  press('Tentar novamente');
  expect(await screen.findByText('Nenhuma exportação')).toBeTruthy();
  expect(screen.getByText(/^Use "Exportar" para pedir o primeiro arquivo/)).toBeTruthy();
});

test('lists content, rows, size, downloads and author of each export', async () => {
  const pessoal = {
    ...exportacao,
    exportacaoID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee92',
    tipo: 'premiados',
    porItem: false,
    comDadosPessoais: true,
    finalidade: 'Entregar os brindes.',
    aprovadaPor: { ...ator, nome: 'Noemi Reis' },
    situacao: 'vencida',
    downloads: 0,
  };
  stubNetwork({ ...campanhas, [read]: toPage(exportacao, pessoal) });
  open(<ExportacoesScreen />, '/exportacoes');
  const [pronta, vencida] = (await screen.findAllByRole('row')).slice(1);
  for (const words of [
    'Notas, com os itens',
    /desde 01\/11\/2026/,
    '48.210 linhas, 3,1 MB',
    'baixado 2 vezes',
  ])
    expect(within(pronta!).getByText(words)).toBeTruthy();
  for (const words of [
    'Com dados pessoais',
    'Para: Entregar os brindes.',
    'aprovada por Noemi Reis',
    'Vencido',
  ])
    expect(within(vencida!).getByText(words)).toBeTruthy();
  expect(within(vencida!).queryByRole('button')).toBeNull();
});

test('reads the progress again while an export is written', async () => {
  const escrevendo = { ...exportacao, situacao: 'escrevendo', linhas: 3_000, bytes: null, venceEm: null };
  stubNetwork({ ...campanhas, [read]: [toPage(escrevendo), toPage(exportacao)] });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  open(<ExportacoesScreen />, '/exportacoes');
  expect(await screen.findByText('3.000 linhas')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Baixar/ })).toBeNull();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await screen.findByText('48.210 linhas, 3,1 MB')).toBeTruthy();
});

test('requests an export of receipts by item, without personal data', async () => {
  const sent = stubNetwork({ ...campanhas, [read]: toPage(), [`POST ${address}`]: answer(exportacao) });
  open(<ExportacoesScreen />, '/exportacoes');
  await screen.findByText('Nenhuma exportação');
  press('Exportar');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('O que exportar'), { target: { value: 'notas' } });
  fireEvent.click(dialog.getByLabelText('Uma linha por item da nota'));
  fireEvent.change(dialog.getByLabelText('Formato'), { target: { value: 'csv' } });
  type('De', '2026-11-20');
  type('Até', '2026-11-19');
  fireEvent.click(dialog.getByRole('button', { name: 'Exportar' }));
  expect(await dialog.findByText('O último dia vem antes do primeiro.')).toBeTruthy();
  type('Até', '2026-11-21');
  fireEvent.click(dialog.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ call }) => call === `POST ${address}`)?.body).toEqual({
    exportacaoID: expect.any(String),
    tipo: 'notas',
    formato: 'csv',
    porItem: true,
    de: '2026-11-20',
    ate: '2026-11-21',
  });
});

test('proposes an export with personal data, with its purpose as the reason', async () => {
  const propor = 'POST /operador/v1/propostas';
  const sent = stubNetwork({ ...campanhas, [read]: toPage(), [propor]: answer({}) });
  open(<ExportacoesScreen />, '/exportacoes');
  await screen.findByText('Nenhuma exportação');
  press('Exportar');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByLabelText('Incluir dados pessoais'));
  fireEvent.click(dialog.getByRole('button', { name: 'Pedir aprovação' }));
  expect(await dialog.findByText('Escreva ao menos 10 caracteres.')).toBeTruthy();
  type('Para que os dados serão usados?', 'Entregar os brindes.');
  fireEvent.click(dialog.getByRole('button', { name: 'Pedir aprovação' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ call }) => call === propor)?.body).toEqual({
    propostaID: expect.any(String),
    ato: 'operador.pedirExportacao',
    alvo: { ano: 2026, identificacao: 'TREVO' },
    corpo: {
      exportacaoID: expect.any(String),
      tipo: 'participantes',
      formato: 'xlsx',
      comDadosPessoais: true,
      finalidade: 'Entregar os brindes.',
    },
    motivo: 'Entregar os brindes.',
  });
});

test('downloads a file, and deletes it before its time after a question', async () => {
  const one = `${address}/${exportacao.exportacaoID}`;
  const saved = listDownloads();
  const sent = stubNetwork({
    ...campanhas,
    [read]: toPage(exportacao),
    [`GET ${one}/arquivo`]: answer('x'),
    [`POST ${one}/cancelar`]: answer({ ...exportacao, situacao: 'cancelada' }),
  });
  open(<ExportacoesScreen />, '/exportacoes');
  await screen.findByText('Pronto');
  press(`Baixar ${exportacao.nomeArquivo}`);
  await waitFor(() => expect(sent.some(({ call }) => call === `GET ${one}/arquivo`)).toBe(true));
  await waitFor(() => expect(saved).toEqual([exportacao.nomeArquivo]));
  press(`Apagar ${exportacao.nomeArquivo}`);
  press('Apagar o arquivo');
  await waitFor(() => expect(sent.some(({ call }) => call === `POST ${one}/cancelar`)).toBe(true));
});

test('cancels a file that is being written after a question of its own', async () => {
  const one = `${address}/${exportacao.exportacaoID}`;
  const written = { ...exportacao, situacao: 'escrevendo', bytes: null, sha256: null, venceEm: null };
  const sent = stubNetwork({
    ...campanhas,
    [read]: toPage(written),
    [`POST ${one}/cancelar`]: answer({ ...written, situacao: 'cancelada' }),
  });
  open(<ExportacoesScreen />, '/exportacoes');
  await screen.findByText('Escrevendo');
  expect(screen.queryByRole('button', { name: /^Baixar|^Apagar/ })).toBeNull();
  press(`Cancelar ${exportacao.nomeArquivo}`);
  press('Cancelar o arquivo');
  await waitFor(() => expect(sent.some(({ call }) => call === `POST ${one}/cancelar`)).toBe(true));
});

test('offers no acts to an auditor', async () => {
  enter('auditor');
  stubNetwork({ ...campanhas, [read]: toPage(exportacao) });
  open(<ExportacoesScreen />, '/exportacoes');
  await screen.findByText('Pronto');
  expect(screen.queryByRole('button', { name: /Exportar|Baixar|Apagar/ })).toBeNull();
});
