// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  enter,
  answer,
  campanhas as stubbed,
  close,
  open,
  press,
  refusal,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import type { Aviso } from './aviso-address.ts';
import { AvisosScreen } from './AvisosScreen.tsx';

const id = '4f1c6b0e-98d7-4a55-8a3c-d2f0b7a1e6c9';
const aviso: Aviso = {
  id,
  titulo: 'Sorteio no sábado',
  mensagem: 'Seus números já estão na lista.',
  urlImagem: null,
  publico: { tipo: 'semNotaNova', dias: 15 },
  situacao: 'enviada',
  criadaEm: '2026-11-20T12:00:00.000Z',
  enviarEm: '2026-11-20T12:00:00.000Z',
  aparelhosEm: '2026-11-20T12:00:00.000Z',
  comecadaEm: '2026-11-20T12:00:00.000Z',
  terminadaEm: '2026-11-20T12:10:00.000Z',
  paradaEm: null,
  ator: { tipo: 'operador', id: 'o1', nome: 'Rita Lima' },
  paradaPor: null,
  pessoas: 12_400,
  aceitos: 7_312,
  recusados: 41,
  vistas: 3_902,
};
const base = '/operador/v1/notificacoes/2026/TREVO';
const list = `GET ${base}/lista/20`;
const one = `GET ${base}/${id}`;
const count = `POST ${base}/contarPublico`;
const path = '/avisos?campanha=2026%2FTREVO';
const counted = answer({ pessoas: 120, aceitam: 80 });

beforeEach(() => enter());
afterEach(() => {
  vi.useRealTimers();
  close();
});

const write = () => {
  type('Título', aviso.titulo);
  type('Mensagem', aviso.mensagem);
};

test('lists notices with public, state and counts, and opens one', async () => {
  stubNetwork({ ...stubbed, [list]: answer({ retorno: [aviso], depois: null }), [one]: answer(aviso) });
  open(<AvisosScreen />, path);
  const row = within(await screen.findByRole('table', { name: 'Avisos' })).getAllByRole('row')[1]!;
  for (const words of ['Sem nota nova há 15 dias', 'Enviado', 'Rita Lima', '7.312', '41', '3.902'])
    expect(row.textContent).toContain(words);
  fireEvent.click(screen.getByRole('link', { name: 'Abrir o aviso Sorteio no sábado' }));
  expect(await screen.findByText('Aparelhos aceitos pelo serviço de envio')).toBeTruthy();
  expect(screen.getByText('12.400')).toBeTruthy();
});

test('shows the empty state with the way to a new notice', async () => {
  stubNetwork({ ...stubbed, [list]: answer({ retorno: [], depois: null }), [count]: counted });
  open(<AvisosScreen />, path);
  expect(await screen.findByText('Nenhum aviso ainda')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Novo aviso' }));
  expect(await screen.findByRole('heading', { name: 'Novo aviso' })).toBeTruthy();
});

test('offers no new notice to a role that may not send', async () => {
  stubNetwork({ ...stubbed, [list]: answer({ retorno: [], depois: null }) });
  enter('auditor');
  open(<AvisosScreen />, path);
  expect(await screen.findByText('Nenhum aviso ainda')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Novo aviso' })).toBeNull();
});

test('offers a retry when the list cannot be read', async () => {
  const answers = [refusal('requisicao.muitas'), answer({ retorno: [aviso], depois: null })];
  stubNetwork({ ...stubbed, [list]: answers });
  open(<AvisosScreen />, path);
  await screen.findByText('Não deu para carregar');
  press('Tentar novamente');
  expect(await screen.findByText('Sorteio no sábado')).toBeTruthy();
});

test('previews the words while they are typed, with the characters left', async () => {
  stubNetwork({ ...stubbed, [count]: counted });
  open(<AvisosScreen />, `${path}&novo=sim`);
  await screen.findByText('120 pessoas no app; 80 aceitam avisos no celular.');
  write();
  expect(screen.getByText('restam 63')).toBeTruthy();
  expect(screen.getByTestId('previa-iphone').textContent).toContain('Trevo da Sorte');
  expect(screen.getByTestId('previa-iphone').textContent).toContain(aviso.mensagem);
  fireEvent.click(screen.getByLabelText('Android'));
  expect(screen.getByTestId('previa-android').textContent).toContain(aviso.titulo);
  fireEvent.click(screen.getByLabelText('No app'));
  expect(screen.getByTestId('previa-lista').textContent).toContain(aviso.titulo);
});

test('counts again for another public, and sends one notice with its own id after the confirmation', async () => {
  const sent = stubNetwork({
    ...stubbed,
    [count]: [counted, answer({ pessoas: 1, aceitam: 0 })],
    [`POST ${base}`]: answer({ id }),
    [one]: answer(aviso),
  });
  open(<AvisosScreen />, `${path}&novo=sim`);
  await screen.findByText(/^120 pessoas/);
  press('Revisar e enviar');
  expect(screen.getByText('Escreva o título.')).toBeTruthy();
  write();
  fireEvent.change(screen.getByLabelText('Para quem'), { target: { value: 'uf' } });
  fireEvent.change(screen.getByLabelText('Estado'), { target: { value: 'MG' } });
  await screen.findByText('1 pessoa no app; 0 aceitam avisos no celular.');
  press('Revisar e enviar');
  const send = await screen.findByRole('button', { name: 'Enviar para 1 pessoa' });
  fireEvent.click(send);
  fireEvent.click(send);
  expect(await screen.findByText('Aparelhos aceitos pelo serviço de envio')).toBeTruthy();
  const bodies = sent.filter(({ call }) => call === `POST ${base}`).map(({ body }) => body);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({
    titulo: aviso.titulo,
    publico: { tipo: 'uf', uf: 'MG' },
    enviarEm: null,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
});

test('schedules for a time in São Paulo and says when devices get it after the quiet hours', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00-03:00') });
  const sent = stubNetwork({
    ...stubbed,
    [count]: counted,
    [`POST ${base}`]: answer({ id }),
    [one]: answer(aviso),
  });
  open(<AvisosScreen />, `${path}&novo=sim`);
  await screen.findByText(/^120 pessoas/);
  write();
  fireEvent.click(screen.getByLabelText('Agendar'));
  press('Revisar e enviar');
  expect(screen.getByText(/^Escolha dia e hora daqui para a frente/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Dia e hora (Brasília)'), { target: { value: '2026-11-22T22:30' } });
  expect(screen.getByText(/eles recebem segunda-feira, 23 de novembro às 08:00/)).toBeTruthy();
  press('Revisar e enviar');
  press('Agendar o aviso');
  await waitFor(() =>
    expect(sent.find(({ call }) => call === `POST ${base}`)?.body).toMatchObject({
      enviarEm: '2026-11-23T01:30:00.000Z',
    }),
  );
});

test('sends a test to a person by CPF or phone, and shows why it was refused', async () => {
  const sent = stubNetwork({
    ...stubbed,
    [count]: counted,
    [`POST ${base}/testar`]: [refusal('atendimento.nenhumaPessoa'), answer({ avisoID: id })],
  });
  open(<AvisosScreen />, `${path}&novo=sim`);
  await screen.findByText(/^120 pessoas/);
  write();
  press('Testar com uma pessoa');
  type('CPF ou telefone de quem vai receber', '123');
  press('Enviar o teste');
  expect(screen.getByText('Use um CPF, ou um telefone com DDD.')).toBeTruthy();
  type('CPF ou telefone de quem vai receber', '529.982.247-25');
  press('Enviar o teste');
  expect((await screen.findByRole('alert')).textContent).toContain('Não encontramos essa pessoa');
  press('Enviar o teste');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bodies = sent
    .filter(({ call }) => call.endsWith('/testar'))
    .map(({ body }) => body as { avisoID: string });
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toMatchObject({ avisoID: bodies[0]!.avisoID, pessoa: { cpf: '529.982.247-25' } });
});

test('keeps the draft and says what to do when the count fails', async () => {
  stubNetwork({ ...stubbed, [count]: [refusal('requisicao.muitas'), counted] });
  open(<AvisosScreen />, `${path}&novo=sim`);
  await screen.findByText('Não deu para contar as pessoas.');
  write();
  press('Contar de novo');
  await screen.findByText(/^120 pessoas/);
  expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe(aviso.titulo);
});

test('stops a notice after showing the effect', async () => {
  const stopped: Aviso = {
    ...aviso,
    situacao: 'parada',
    paradaEm: '2026-11-20T12:05:00.000Z',
    paradaPor: aviso.ator,
  };
  stubNetwork({
    ...stubbed,
    [one]: [answer({ ...aviso, situacao: 'enviando', terminadaEm: null }), answer(stopped)],
    [`POST ${base}/${id}/parar`]: answer(stopped),
  });
  open(<AvisosScreen />, `${path}&aberto=${id}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Parar o aviso' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/7\.312 aparelhos já foram aceitos pelo serviço de envio/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Parar o aviso' }));
  expect(await screen.findByText('Este aviso foi parado')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Parar o aviso' })).toBeNull();
});

test('says that a notice does not exist', async () => {
  stubNetwork({ ...stubbed, [one]: refusal('notificacao.nenhuma') });
  open(<AvisosScreen />, `${path}&aberto=${id}`);
  expect(await screen.findByText('Não encontramos este aviso nesta campanha.')).toBeTruthy();
});
