// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeScreen, openScreen, stubNetwork } from '../../../test/screen-harness.tsx';
import { readRetornoCrawler, RetornoCrawlerScreen } from './screens/RetornoCrawlerScreen.tsx';

function open(query: Record<string, string>) {
  stubNetwork({});
  openScreen(`/retornoCrawler?${new URLSearchParams(query).toString()}`, {
    '/retornoCrawler': <RetornoCrawlerScreen />,
  });
}
afterEach(closeScreen);

test('a good end says what was said, and leads to the numbers', () => {
  open({ status: '200', mensagem: 'Nota capturada.' });
  expect(screen.getByRole('heading', { name: 'Nota lida!' })).toBeDefined();
  expect(screen.getByText('Nota capturada.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver meus números' }).getAttribute('href')).toBe('/cupons');
  expect(screen.queryByRole('link', { name: 'Escanear de novo' })).toBeNull();
});

test('a bad end offers another scan, with words of its own when none came', () => {
  open({ status: 'erro' });
  expect(screen.getByRole('heading', { name: 'Não deu para ler a nota' })).toBeDefined();
  expect(screen.getByText('Tente de novo, ou cadastre a nota pela chave de acesso.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Escanear de novo' })).toBeDefined();
});

test('a message with tags makes no elements', () => {
  open({ status: 'ok', mensagem: '<img src=x onerror=alert(1)>' });
  expect(document.querySelector('main img')).toBeNull();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeDefined();
});

const read = (query: Record<string, string>) =>
  readRetornoCrawler(`?${new URLSearchParams(query).toString()}`);

describe('what came back', () => {
  test.each(['200', '201', 'ok', 'OK', 'sucesso', 'true', 'VALIDO', 'S'])('status %s is good', (status) => {
    expect(read({ status }).isBom).toBe(true);
  });

  test.each(['', '500', '404', 'erro', 'false', 'INVALIDO', '2000', 'constructor'])(
    'status "%s" is not',
    (status) => expect(read({ status }).isBom).toBe(false),
  );

  test('a message of blanks, or none, is none', () => {
    expect(read({ status: 'ok', mensagem: ' \n ' }).mensagem).toBeNull();
    expect(readRetornoCrawler('').mensagem).toBeNull();
  });

  test('tags stay text, and control characters and direction marks go', () => {
    expect(read({ mensagem: '<b>oi</b>\u0000\u202Efim' }).mensagem).toBe('<b>oi</b> fim');
  });

  test('a long message is cut at 300 characters', () => {
    const { mensagem } = read({ mensagem: '😀'.repeat(500) });
    expect([...(mensagem ?? '')]).toHaveLength(300);
    expect(mensagem?.endsWith('…')).toBe(true);
  });
});
