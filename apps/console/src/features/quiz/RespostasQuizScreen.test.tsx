// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enter, answer, campanhas, close, open, stubNetwork } from '../../../test/console-harness.tsx';
import { RespostasQuizScreen } from './RespostasQuizScreen.tsx';

const respostas = 'GET /operador/v1/quiz/2026/TREVO/respostas';
const cedula = {
  id: 'horta',
  titulo: 'Você conhece a horta?',
  dataLimite: '2027-06-30',
  participantes: 1200,
  perguntas: [
    {
      id: 'folhas',
      texto: 'Quantas folhas tem o trevo?',
      certa: 'Quatro',
      opcoes: [
        { texto: 'Três', respostas: 300 },
        { texto: 'Quatro', respostas: 900 },
      ],
    },
  ],
};

beforeEach(() => enter());
afterEach(close);

test('shows the answers per option with their share and marks the correct one', async () => {
  stubNetwork({ ...campanhas, [respostas]: answer([cedula]) });
  open(<RespostasQuizScreen />, '/quiz');
  const tabela = await screen.findByRole('table', { name: 'Quantas folhas tem o trevo?' });
  expect(screen.getByText(/^1\.200 pessoas responderam, até 30 jun\. 2027$/)).toBeDefined();
  const quatro = within(tabela).getByRole('row', { name: /^Quatro/ });
  expect(quatro.textContent).toContain('certa');
  expect(quatro.textContent).toContain('900 75%');
  expect(within(tabela).getByRole('row', { name: /^Três/ }).textContent).toContain('300 25%');
});

test('shows shares of 0 % before the first answer', async () => {
  const vazia = {
    ...cedula,
    participantes: 0,
    perguntas: [{ ...cedula.perguntas[0]!, opcoes: [{ texto: 'Três', respostas: 0 }] }],
  };
  stubNetwork({ ...campanhas, [respostas]: answer([vazia]) });
  open(<RespostasQuizScreen />, '/quiz');
  expect((await screen.findByRole('row', { name: /^Três/ })).textContent).toContain('0 0%');
});

test('says where questions come from in a campaign without any', async () => {
  stubNetwork({ ...campanhas, [respostas]: answer([]) });
  open(<RespostasQuizScreen />, '/quiz');
  expect(await screen.findByText('Esta campanha não tem quiz')).toBeDefined();
});
