// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  answer,
  buildSessao,
  close,
  open,
  press,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import type { Sessao } from '../../platform/session/sessao-store.ts';
import { promotoraStore } from '../../platform/session/promotora-store.ts';
import { ConsoleApp } from '../ConsoleApp.tsx';

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
const field = () => screen.getByRole('combobox', { name: 'O que você procura ou quer fazer?' });

test('Ctrl K finds a screen without accents and opens it with Enter', async () => {
  await openConsole([{ ...folhas, papel: 'administrador' }]);
  openPaleta();
  type('O que você procura ou quer fazer?', 'fez o que');
  expect(listOptions()[0]).toBe('Ir para Quem fez o quê');
  type('O que você procura ou quer fazer?', 'EQUIPE');
  expect(listOptions().slice(0, 2)).toEqual(['Ir para Equipe', 'Convidar alguém para a equipe']);
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
  type('O que você procura ou quer fazer?', 'xyz');
  expect(screen.getByText(/^Nada com essas palavras/)).toBeTruthy();
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
  type('O que você procura ou quer fazer?', '605.992.674-61');
  expect(listOptions()).toEqual(['Procurar a pessoa: CPF']);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(await screen.findByRole('link', { name: 'Abrir a ficha de Ana M.' })).toBeTruthy();
  expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ call, body }) => [call, body])).toEqual([
    ['POST /operador/v1/pessoas/procurar', { cpf: '605.992.674-61' }],
  ]);
});

test('a typed key opens its receipt, and a code its prize', async () => {
  await openConsole([{ ...folhas, papel: 'administrador' }]);
  const campanha = { ano: 2026, identificacao: 'NATAL', descricao: 'Natal dos Sonhos' };
  stubNetwork({
    'POST /operador/v1/busca': answer({
      notas: [
        {
          ...campanha,
          consumidorID: 'p1',
          documentoFiscalID: 'd1',
          protocolo: '3F9A-22C1',
          status: 'PENDENTE',
          registradoEm: '2026-11-21T15:00:00.000Z',
        },
      ],
      premios: [{ ...campanha, consumidorID: 'p1', premioID: 'c1', nome: 'Uma panela' }],
    }),
  });
  openPaleta();
  type('O que você procura ou quer fazer?', '3F9A-22C1');
  await waitFor(() => expect(listOptions()).toContain('Abrir o prêmio Uma panela em Natal dos Sonhos'));
  fireEvent.click(screen.getByRole('option', { name: /^Abrir a nota \(.+\) em Natal dos Sonhos$/ }));
  expect(await screen.findByRole('heading', { name: 'Notas' })).toBeTruthy();
});

test('finds a campaign by its name, and asks the server for no such word', async () => {
  await openConsole([{ ...folhas, papel: 'operador' }]);
  const sent = stubNetwork({
    'GET /operador/v1/campanhas': answer([
      {
        ano: 2026,
        identificacao: 'NATAL',
        descricao: 'Natal dos Sonhos',
        dataInicial: '2026-12-01',
        dataFinal: '2026-12-31',
        hosts: ['natal.localhost'],
        ativa: true,
        corPrimaria: '#355da1',
      },
    ]),
  });
  openPaleta();
  type('O que você procura ou quer fazer?', 'sonhos');
  await waitFor(() => expect(listOptions()).toEqual(['Campanha Natal dos Sonhos (2026/NATAL)']));
  expect(sent.map(({ call }) => call)).not.toContain('POST /operador/v1/busca');
});

test('finds acts of operators by words, by name and by the id that they concern', async () => {
  await openConsole([{ ...folhas, papel: 'auditor' }]);
  const sent = stubNetwork({
    'GET /operador/v1/campanhas': answer([]),
    'GET /operador/v1/equipe': answer({
      operadores: [{ operadorID: 'o1', nome: 'Rita Lima', email: 'r@x.y', papel: 'operador', usadoEm: null }],
      convites: [],
    }),
  });
  openPaleta();
  type('O que você procura ou quer fazer?', 'rita');
  await waitFor(() => expect(listOptions()).toEqual(['Ver o que Rita Lima fez']));
  type('O que você procura ou quer fazer?', 'publicou uma campanha');
  expect(listOptions()).toEqual(['Ver quem publicou uma campanha']);
  type('O que você procura ou quer fazer?', '019ab2d0-4e11-7f02-b3a9-11d2c0ffee42');
  fireEvent.click(screen.getByRole('option', { name: 'Ver quem fez o quê com este identificador' }));
  expect(await screen.findByRole('heading', { name: 'Quem fez o quê' })).toBeTruthy();
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toContainEqual(
      expect.stringContaining('alvo=019ab2d0-4e11-7f02-b3a9-11d2c0ffee42'),
    ),
  );
});
