// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import type { Papel } from '@trevo/contract/operador/papeis';
import { afterEach, expect, test } from 'vitest';
import {
  enter,
  answer,
  close,
  open,
  press,
  refusal,
  type StubbedAnswer,
  stubNetwork,
  type,
} from '../../../../test/console-harness.tsx';
import { avisos } from '../../../platform/screen/avisos-store.ts';
import { propostaStore } from '../../../platform/session/proposta-store.ts';
import { AtosPessoa } from './AtosPessoa.tsx';

const base = '/operador/v1/pessoas/2026/TREVO/p1';
const motivo = 'A pessoa pediu no telefone.';

function openAtos(papel: Papel, answers: Record<string, StubbedAnswer> = {}) {
  enter(papel);
  const sent = stubNetwork(answers);
  open(
    <AtosPessoa
      pessoa={{ ano: 2026, identificacao: 'TREVO', consumidorID: 'p1' }}
      contas={[{ moeda: 'pontos', disponivel: 200, aLiberar: 0, devido: 0, vencimentos: [] }]}
    />,
  );
  return sent;
}
const listAtos = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const inDialog = () => within(screen.getByRole('dialog'));

afterEach(close);

test.each([
  [
    'administrador',
    [
      'Mandar um aviso',
      'Reenviar código ou link',
      'Corrigir celular ou e-mail',
      'Ajustar pontos ou cashback',
      'Cópia dos dados (LGPD)',
      'Encerrar as sessões',
      'Excluir a conta (LGPD)',
    ],
  ],
  [
    'atendimento',
    [
      'Mandar um aviso',
      'Reenviar código ou link',
      'Corrigir celular ou e-mail',
      'Propor ajuste de pontos ou cashback',
      'Cópia dos dados (LGPD)',
    ],
  ],
  ['operador', []],
  ['auditor', []],
] as const)('offers %s the acts of the role only', (papel, expected) => {
  openAtos(papel);
  expect(listAtos()).toEqual(expected);
});

test('shows a notice as the person sees it, and repeats a failed one under the same id', async () => {
  const sent = openAtos('atendimento', { [`POST ${base}/avisos`]: refusal('servidor.ocupado') });
  press('Mandar um aviso');
  inDialog().getByRole('button', { name: 'Mandar' }).click();
  expect(await screen.findByText('Escreva o título e a mensagem.')).toBeTruthy();
  type('Título', 'Sobre a sua nota');
  type('Mensagem', 'Ela já está na conferência.');
  expect(screen.getByText('Como a pessoa vê').parentElement!.textContent).toContain('Sobre a sua nota');
  for (const times of [1, 2]) {
    inDialog().getByRole('button', { name: 'Mandar' }).click();
    await waitFor(() => expect(sent).toHaveLength(times));
    await screen.findByRole('alert');
  }
  const [first, second] = sent.map(({ body }) => body as { avisoID: string });
  expect(first).toEqual(second);
  expect(first).toMatchObject({ titulo: 'Sobre a sua nota', mensagem: 'Ela já está na conferência.' });
});

test('says where a link went, or how long the wait for another one is', async () => {
  openAtos('atendimento', {
    [`POST ${base}/mensagens`]: answer({
      destino: 'a***@exemplo.com',
      enviado: false,
      segundosRestantes: 60,
    }),
  });
  press('Reenviar código ou link');
  press('Reenviar');
  expect(
    await screen.findByText(/Já saiu há pouco para a\*\*\*@exemplo.com. Outro pode sair em 60 s/),
  ).toBeTruthy();
});

test('links page and file of the copy of the data after a reason', async () => {
  const sent = openAtos('atendimento', {
    [`POST ${base}/dados`]: answer({
      leitura: 'https://trevo.example/l',
      arquivo: 'https://trevo.example/a',
      expiraEm: '2026-11-21T15:15:00.000Z',
    }),
  });
  press('Cópia dos dados (LGPD)');
  type('Quem pediu, e como você conferiu que é a pessoa?', motivo);
  press('Pedir a cópia');
  const leitura = await screen.findByRole('link', { name: 'Abrir a página' });
  expect(leitura.getAttribute('href')).toBe('https://trevo.example/l');
  expect(sent[0]?.body).toEqual({ motivo });
});

test('shows the effects of a deletion first, and offers to propose it to a second person', async () => {
  openAtos('administrador', {
    [`GET ${base}/exclusao`]: answer({
      perde: ['1 prêmio a receber: Cesta.'],
      apaga: ['Nome.'],
      fica: ['A identidade até 31/07/2032.'],
      guardadaAte: '2032-07-31',
    }),
    [`POST ${base}/exclusao`]: refusal('operador.precisaSegundaPessoa', [
      { campo: 'consumidorID', mensagem: 'A exclusão de uma conta não tem volta.' },
    ]),
  });
  press('Excluir a conta (LGPD)');
  expect(await screen.findByText('1 prêmio a receber: Cesta.')).toBeTruthy();
  expect(screen.getByText('A identidade até 31/07/2032.')).toBeTruthy();
  type('Quem pediu, e como você conferiu que é a pessoa?', motivo);
  press('Excluir a conta');
  await expect
    .poll(() => propostaStore.get())
    .toMatchObject({
      ato: 'operador.excluirPessoa',
      corpo: { motivo },
      porque: ['A exclusão de uma conta não tem volta.'],
    });
});

test('lets support propose an adjustment, whose button says so', async () => {
  openAtos('atendimento', {
    [`POST ${base}/ajustes`]: refusal('operador.precisaSegundaPessoa', [
      { campo: 'papel', mensagem: 'O papel Atendimento propõe isto, e um administrador decide.' },
    ]),
  });
  press('Propor ajuste de pontos ou cashback');
  type('Quantos pontos', '20');
  type('Por que ajustar?', motivo);
  press('Propor o ajuste');
  await expect
    .poll(() => propostaStore.get())
    .toMatchObject({
      ato: 'operador.ajustarConta',
      corpo: { moeda: 'pontos', valor: 20, motivo },
      porque: ['O papel Atendimento propõe isto, e um administrador decide.'],
    });
});

test('corrects a phone with the code that its owner read, and says until when it resets no password', async () => {
  const sent = openAtos('atendimento', {
    [`POST ${base}/contato/codigo`]: answer({ metodo: 'sms', segundosRestantes: 30 }),
    [`POST ${base}/contato`]: answer({ valeEm: '2026-11-28T15:00:00.000Z' }),
  });
  press('Corrigir celular ou e-mail');
  type('Quem pediu, e como você conferiu que é a pessoa?', motivo);
  press('Corrigir o contato');
  expect(await screen.findByText('Digite o DDD e os 9 números do celular.')).toBeTruthy();
  type('Novo celular, com DDD', '(11) 98765-0001');
  press('Corrigir o contato');
  expect(await screen.findByText('Mande o código e digite os 6 algarismos que a pessoa leu.')).toBeTruthy();
  press('Mandar o código');
  expect(await screen.findByText('Código mandado por SMS. Vale 10 minutos.')).toBeTruthy();
  type('Código que a pessoa leu', '402817');
  press('Corrigir o contato');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(avisos.get().at(-1)?.text).toMatch(/Ele não serve para criar outra senha até/);
  expect(sent.map(({ body }) => body)).toEqual([
    { celular: '(11) 98765-0001' },
    { celular: '(11) 98765-0001', codigo: '402817', motivo },
  ]);
});

test('corrects an e-mail without a code, and keeps the form after a refusal', async () => {
  openAtos('atendimento', { [`POST ${base}/contato`]: refusal('servidor.ocupado') });
  press('Corrigir celular ou e-mail');
  inDialog().getByRole('radio', { name: 'E-mail' }).click();
  type('Novo e-mail', 'nova@exemplo.com');
  type('Quem pediu, e como você conferiu que é a pessoa?', motivo);
  press('Corrigir o contato');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Novo e-mail').value).toBe('nova@exemplo.com');
});

test('ends the sessions with a reason', async () => {
  const sent = openAtos('administrador', {
    [`POST ${base}/sessoes/encerrar`]: answer({ encerradasEm: '2026-11-21T15:00:00.000Z' }),
  });
  press('Encerrar as sessões');
  type('Por que encerrar?', motivo);
  inDialog().getByRole('button', { name: 'Encerrar as sessões' }).click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[0]?.body).toEqual({ motivo });
});

test('shows the balance after an adjustment, refuses one below zero, and sends whole points or cents', async () => {
  const sent = openAtos('administrador', { [`POST ${base}/ajustes`]: refusal('servidor.ocupado') });
  const send = () => inDialog().getByRole('button', { name: 'Ajustar' }).click();
  press('Ajustar pontos ou cashback');
  type('Por que ajustar?', motivo);
  inDialog().getByRole('radio', { name: 'Tirar' }).click();
  type('Quantos pontos', '201');
  send();
  expect(await screen.findByText('O saldo não chega para tirar isso.')).toBeTruthy();
  type('Quantos pontos', '50');
  expect(await screen.findByText('O saldo para usar vai de 200 pontos para 150 pontos.')).toBeTruthy();
  send();
  await screen.findByRole('alert');
  inDialog().getByRole('radio', { name: 'Somar' }).click();
  inDialog().getByRole('radio', { name: 'Cashback' }).click();
  type('Quantos reais', '1.234,5');
  send();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ moeda: 'pontos', valor: -50, motivo }),
    expect.objectContaining({ moeda: 'cashback', valor: 123_450, motivo }),
  ]);
});
