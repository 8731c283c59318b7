// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  answer,
  closeScreen,
  openScreen,
  press,
  refusal,
  stubNetwork,
} from '../../../../test/screen-harness.tsx';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { session } from '../../../platform/session/session.ts';
import { ConsentimentosPainel } from './ConsentimentosPainel.tsx';

afterEach(() => {
  paineis.close();
  closeScreen();
});

const listar = 'GET /consumidor/v1/consentimentos';
const alterar = 'POST /consumidor/v1/alterarConsentimento';
const sim = { aceito: true, respondidoEm: '2026-03-02T15:30:00.000Z', versao: 'a1b2c3d4', versaoAtual: true };
const nao = { ...sim, aceito: false, respondidoEm: '2026-04-05T12:00:00.000Z' };
const regulamento = {
  nomeTermo: 'regulamento',
  obrigatorio: true,
  vigente: true,
  aceito: true,
  historico: [
    {
      ...sim,
      versaoAtual: false,
    },
  ],
};
const pesquisas = {
  nomeTermo: 'Pesquisas',
  obrigatorio: false,
  vigente: true,
  aceito: true,
  historico: [sim],
};
const avisos = {
  nomeTermo: 'aceitaNotificacao',
  obrigatorio: false,
  vigente: true,
  aceito: false,
  historico: [],
};

function open(answers: Parameters<typeof stubNetwork>[0], excluirConta = true) {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  const sent = stubNetwork(answers);
  openScreen(
    '/home',
    { '/home': <ConsentimentosPainel onClose={() => {}} /> },
    { 'perfil.excluirContaAtivo': excluirConta },
  );
  return sent;
}
const group = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows date and version of each consent, mandatory apart from optional', async () => {
  open({ [listar]: answer([regulamento, pesquisas, avisos]) });
  const obrigatorios = await group('Obrigatórios para participar');
  expect(obrigatorios.getByText('Regulamento')).toBeTruthy();
  expect(obrigatorios.getByText(/Aceito · .*12h30.*Texto anterior, versão a1b2c3d4/)).toBeTruthy();
  expect(obrigatorios.queryByRole('switch')).toBeNull();
  const opcionais = await group('Opcionais');
  expect(opcionais.getByRole<HTMLInputElement>('switch', { name: /Pesquisas/ }).checked).toBe(true);
  expect(opcionais.getByRole<HTMLInputElement>('switch', { name: /Quero receber avisos/ }).checked).toBe(
    false,
  );
});

test('withdraws an optional consent at once and keeps the previous answer in the history', async () => {
  const answers = {
    [listar]: answer([pesquisas, avisos]),
    [alterar]: answer([{ ...pesquisas, aceito: false, historico: [nao, sim] }, avisos]),
  };
  open(answers);
  const opcao = await screen.findByRole<HTMLInputElement>('switch', { name: /Pesquisas/ });
  const later = stubNetwork({ ...answers, [listar]: answers[alterar] });
  fireEvent.click(opcao);
  expect(await screen.findByText(/Retirado · .*9h00/)).toBeTruthy();
  expect(screen.getByText('Ver histórico (1)')).toBeTruthy();
  expect(opcao.checked).toBe(false);
  expect(later).toContainEqual({ call: alterar, body: { nomeTermo: 'Pesquisas', aceito: false } });
});

test('rolls back a refused withdrawal and shows why', async () => {
  open({ [listar]: answer([pesquisas, avisos]), [alterar]: refusal('consumidor.naoEncontrado') });
  const opcao = await screen.findByRole<HTMLInputElement>('switch', { name: /Pesquisas/ });
  fireEvent.click(opcao);
  expect(await screen.findByText('Consumidor não encontrado.')).toBeTruthy();
  await waitFor(() => expect(opcao.checked).toBe(true));
});

test('links to the account deletion, the only way to withdraw a mandatory consent', async () => {
  open({ [listar]: answer([regulamento, avisos]) });
  await group('Obrigatórios para participar');
  press('Excluir conta');
  expect(paineis.get()).toBe('excluirConta');
});

test('names the support when the campaign does not allow account deletion', async () => {
  open({ [listar]: answer([regulamento, avisos]) }, false);
  await group('Obrigatórios para participar');
  expect(screen.getByText(/a exclusão é feita pelo suporte/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Excluir conta' })).toBeNull();
});

test('shows consents apart that the campaign no longer asks for', async () => {
  open({ [listar]: answer([{ ...pesquisas, vigente: false }, avisos]) });
  const antigos = await group('De antes');
  expect(antigos.getByText('Pesquisas')).toBeTruthy();
  expect(antigos.queryByRole('switch')).toBeNull();
});

test('offers a retry when the list does not load', async () => {
  const sent = open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(sent.filter(({ call }) => call === listar)).toHaveLength(2));
});
