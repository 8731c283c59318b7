// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, closeScreen, openScreen, refusal, stubNetwork } from '../../../test/screen-harness.tsx';
import { session } from '../../platform/session/session.ts';
import { IndicacaoScreen } from './screens/IndicacaoScreen.tsx';

afterEach(() => {
  closeScreen();
  vi.unstubAllGlobals();
});

const usuario = '52998224725';
const perfil = `GET /consumidor/v1/consumidores/${usuario}`;
const listar = 'GET /consumidor/v1/consumidores/indicacoes/10/1';
const amigo = { nome: 'Bia S.', dataHora: '2026-11-20T12:00:00.000Z', cadastroCompleto: true };

function open(answers: Parameters<typeof stubNetwork>[0] = {}) {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  stubNetwork({
    [perfil]: answer({ usuario, codigoIndicacao: 'A1B2C3D4E5' }),
    [listar]: answer({ retorno: [], total: 0, paginas: 0 }),
    ...answers,
  });
  openScreen('/indicacao', { '/indicacao': <IndicacaoScreen /> });
}

test('the invitation is a link to the registration with the own code', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (words: string) => void copied.push(words) },
  });
  open();
  expect(await screen.findByText('A1B2C3D4E5')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar o link' }));
  await vi.waitFor(() => expect(copied).toEqual([`${location.origin}/cadastro?indicacao=A1B2C3D4E5`]));
});

test('without any friend it says what to do', async () => {
  open();
  expect(await screen.findByText('Ninguém se cadastrou pelo seu convite ainda')).toBeTruthy();
});

test('friends are told by first name, day and how far they are', async () => {
  open({
    [listar]: answer({
      retorno: [amigo, { ...amigo, nome: 'Caio M.', cadastroCompleto: false }],
      total: 2,
      paginas: 1,
    }),
  });
  expect(await screen.findByText('Bia S.')).toBeTruthy();
  expect(screen.getByText('2 amigos')).toBeTruthy();
  expect(screen.getByText(/20\/11.*Cadastro completo/)).toBeTruthy();
  expect(screen.getByText(/Falta completar o cadastro/)).toBeTruthy();
});

test('a list that does not load says so in the specified words, beside the invitation', async () => {
  open({ [listar]: refusal('servidor.ocupado') });
  expect(
    await screen.findByText(
      'Falha ao listar os usuários indicados, verifique sua conexão e tente novamente.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('A1B2C3D4E5')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});
