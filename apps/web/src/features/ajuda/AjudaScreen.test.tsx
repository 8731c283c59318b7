// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../../test/screen-harness.tsx';
import { groupPerguntas, searchPerguntas } from './perguntas.ts';
import { AjudaScreen } from './screens/AjudaScreen.tsx';

afterEach(closeScreen);

const perguntas = [
  { titulo: 'Quando sai o prêmio?', texto: 'Em até 30 dias.', categoria: 'Prêmios' },
  { titulo: 'Onde compro?', texto: 'Nas lojas credenciadas.', categoria: '' },
  { titulo: 'E a nota?', texto: 'Guarde a nota até o fim.', categoria: 'Notas' },
  { titulo: 'Perdi o prêmio?', texto: 'Fale com a gente.', categoria: 'Prêmios' },
];
const help = (path: string, configuracao = {}) =>
  openScreen(path, { '/ajuda': <AjudaScreen />, '/faq': <AjudaScreen /> }, configuracao);
const titulos = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);

test.each([
  ['', [0, 1, 2, 3]],
  ['PREMIO', [0, 3]],
  ['prêmio dias', [0]],
  ['notas', [2]],
  ['nota loja', []],
])('searchPerguntas finds the expected questions for %j', (busca, found) => {
  expect(searchPerguntas(perguntas, busca)).toEqual(found.map((at) => perguntas[at]));
});

test("groups questions by category in the campaign's order, with uncategorised ones last", () => {
  const grupos = groupPerguntas(perguntas).map(({ categoria, perguntas: own }) => [categoria, own.length]);
  expect(grupos).toEqual([
    ['Prêmios', 2],
    ['Notas', 1],
    ['', 1],
  ]);
});

describe('AjudaScreen', () => {
  test("shows the campaign's questions and searches them ignoring accents", async () => {
    help('/ajuda', { 'suporte.perguntasFrequentes': perguntas });
    expect(screen.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeTruthy();
    expect(titulos()).toEqual(['Quando sai o prêmio?', 'Perdi o prêmio?', 'E a nota?', 'Onde compro?']);
    expect(screen.getByRole('heading', { name: 'Outras perguntas' })).toBeTruthy();
    fireEvent.input(screen.getByLabelText('Buscar nas perguntas'), { target: { value: 'premio' } });
    expect(await screen.findByText('2 perguntas encontradas')).toBeTruthy();
    expect(titulos()).toEqual(['Quando sai o prêmio?', 'Perdi o prêmio?']);
  });

  test('shows the built-in questions at both addresses when the campaign has none', () => {
    help('/faq');
    expect(screen.getByRole('heading', { level: 1, name: 'Perguntas frequentes' })).toBeTruthy();
    expect(titulos()).toContain('Como eu participo?');
  });

  test('shows the empty result with advice when the search matches nothing', async () => {
    help('/ajuda', { 'login.emailSuporte': 'oi@loja.example', 'suporte.urlChat': 'https://chat.example' });
    fireEvent.input(screen.getByLabelText('Buscar nas perguntas'), { target: { value: 'submarino' } });
    expect(await screen.findByText('Nenhuma pergunta com essas palavras')).toBeTruthy();
    const email = screen.getByRole('link', { name: 'Enviar um e-mail' });
    expect(email.getAttribute('href')).toBe('mailto:oi@loja.example');
    expect(screen.getByRole('link', { name: 'Falar com o atendimento' }).getAttribute('href')).toBe(
      '/chatSuporte',
    );
  });

  test('links to the rules when the campaign has no other contact', () => {
    help('/ajuda');
    expect(screen.getByRole('link', { name: 'Ler o regulamento' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Enviar um e-mail' })).toBeNull();
  });
});
