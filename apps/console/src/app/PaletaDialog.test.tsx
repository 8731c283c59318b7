// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, buildSessao, close, open, press, stubNetwork, type } from '../../test/console-harness.tsx';
import type { Sessao } from '../platform/session/sessao-store.ts';
import { promotoraStore } from '../platform/session/promotora-store.ts';
import { ConsoleApp } from './ConsoleApp.tsx';

afterEach(close);

async function openConsole(papeis: Sessao['papeis']) {
  stubNetwork({
    'GET /operador/v1/acesso/sessao': answer(buildSessao({ papeis })),
    'GET /operador/v1/campanhas': answer([]),
    'GET /operador/v1/equipe': answer({ operadores: [], convites: [] }),
  });
  open(<ConsoleApp />);
  await screen.findByRole('heading', { name: 'Hoje' });
}
const folhas = { promotora: 'quatrofolhas', nome: 'Quatro Folhas' };
const openPaleta = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
const listOptions = () =>
  within(screen.getByRole('listbox', { name: 'Buscar no console' }))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
const field = () => screen.getByRole('combobox', { name: 'O que você quer fazer?' });

test('Ctrl K finds a screen without accents and opens it with Enter', async () => {
  await openConsole([{ ...folhas, papel: 'administrador' }]);
  openPaleta();
  type('O que você quer fazer?', 'fez o que');
  expect(listOptions()).toEqual(['Ir para Quem fez o quê']);
  type('O que você quer fazer?', 'EQUIPE');
  expect(listOptions()).toEqual(['Ir para Equipe', 'Convidar alguém para a equipe']);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(await screen.findByRole('heading', { name: 'Equipe' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Buscar no console' })).toBeNull());
});

test('the arrows move the choice around the list, and the field names it', async () => {
  await openConsole([{ ...folhas, papel: 'auditor' }]);
  press('Buscar (Ctrl K)');
  const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant')!)?.textContent;
  expect(chosen()).toBe('Ir para Hoje');
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(chosen()).toBe('Tema: escuro');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(chosen()).toBe('Ir para Hoje');
  type('O que você quer fazer?', 'xyz');
  expect(screen.getByText('Nada com essas palavras. Tente o nome de uma tela.')).toBeTruthy();
});

test('offers no screen and no act that the role may not use', async () => {
  await openConsole([{ ...folhas, papel: 'cliente' }]);
  openPaleta();
  expect(listOptions()).not.toContain('Ir para Credenciais');
  expect(listOptions()).not.toContain('Convidar alguém para a equipe');
  expect(listOptions()).toContain('Ver onde minha conta está aberta');
});

test('changes the promoter', async () => {
  await openConsole([
    { ...folhas, papel: 'auditor' },
    { promotora: 'sol', nome: 'Solário', papel: 'auditor' },
  ]);
  openPaleta();
  fireEvent.click(screen.getByRole('option', { name: 'Trocar para a promotora Solário' }));
  expect(promotoraStore.get()).toBe('sol');
});

test('a typed CPF leads to the person, without the CPF in the address', async () => {
  await openConsole([{ ...folhas, papel: 'atendimento' }]);
  const sent = stubNetwork({
    'POST /operador/v1/pessoas/procurar': answer([
      { consumidorID: 'p1', pseudonimo: 'A', nome: 'Ana M.', cpf: null, excluidaEm: null, campanhas: [] },
      { consumidorID: 'p2', pseudonimo: 'B', nome: 'Bia M.', cpf: null, excluidaEm: null, campanhas: [] },
    ]),
  });
  openPaleta();
  type('O que você quer fazer?', '605.992.674-61');
  expect(listOptions()).toEqual(['Procurar a pessoa: CPF']);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(await screen.findByRole('link', { name: 'Abrir a ficha de Ana M.' })).toBeTruthy();
  expect(sent.map(({ call, body }) => [call, body])).toEqual([
    ['POST /operador/v1/pessoas/procurar', { cpf: '605.992.674-61' }],
  ]);
});
