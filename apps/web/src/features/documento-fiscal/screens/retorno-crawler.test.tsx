// @vitest-environment happy-dom

import { screen, waitFor } from '@testing-library/react';
import { errors } from '@trevo/contract/errors';
import { afterEach, describe, expect, test } from 'vitest';
import { buildApuracao, buildDocumento } from '../../../../test/documento-sample.ts';
import {
  answer,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../../test/screen-harness.tsx';
import { readRetornoCrawler, RetornoCrawlerScreen } from './RetornoCrawlerScreen.tsx';

function open(
  query: Record<string, string>,
  answers: Record<string, StubbedAnswer | null> = {},
  path = '/retornoCrawler',
) {
  const sent = stubNetwork(answers);
  openScreen(`${path}?${new URLSearchParams(query).toString()}`, { [path]: <RetornoCrawlerScreen /> });
  return sent;
}
afterEach(closeScreen);

test("shows the success with the app's own text and links to the numbers", () => {
  open({ status: '200' });
  expect(screen.getByRole('heading', { name: 'Nota lida!' })).toBeDefined();
  expect(screen.getByText('Seus números aparecem na lista assim que a nota for conferida.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver meus números' }).getAttribute('href')).toBe('/cupons');
  expect(screen.queryByRole('link', { name: 'Escanear de novo' })).toBeNull();
});

test.each(['200', 'erro'])('never shows text from the address (status %s)', (status) => {
  open({ status, mensagem: 'Você ganhou um carro! Ligue para 0900 1234.' });
  expect(document.body.textContent).not.toContain('carro');
});

test("offers another scan with the app's own text after a failure", () => {
  open({ status: 'erro' });
  expect(screen.getByRole('heading', { name: 'Não deu para ler a nota' })).toBeDefined();
  expect(screen.getByText('Tente de novo, ou cadastre a nota pela chave de acesso.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Escanear de novo' })).toBeDefined();
});

describe('RetornoCrawlerScreen with a signed reading', () => {
  const ler = 'POST /documentoFiscal/v1/leituras';
  const leitura = 'dados.assinatura';

  test.each(['/retornoCrawler', '/retornoCrawlerIOS'])(
    'sends the reading once from %s, removes it from the address and shows the earnings',
    async (path) => {
      const sent = open({ status: '200', leitura }, { [ler]: answer(buildDocumento()) }, path);
      expect(screen.getByText('Conferindo a leitura')).toBeDefined();
      await waitFor(() => expect(window.location.search).toBe(''));
      expect(await screen.findByRole('heading', { name: 'Você ganhou 1 número da sorte!' })).toBeDefined();
      expect(window.location.pathname).toBe(path);
      expect(sent.filter(({ call }) => call === ler)).toEqual([{ call: ler, body: { leitura } }]);
    },
  );

  test('shows a pending receipt and a receipt that does not count', async () => {
    const waiting = buildApuracao('PENDENTE', 'documentoFiscal.emAnalise');
    open({ status: '200', leitura }, { [ler]: answer(buildDocumento({ apuracao: waiting })) });
    expect(await screen.findByRole('heading', { name: 'Nota lida!' })).toBeDefined();
    closeScreen();
    const refused = buildApuracao('INVALIDO', 'documentoFiscal.notaCancelada', 'Esta nota foi cancelada.');
    open({ status: '200', leitura }, { [ler]: answer(buildDocumento({ apuracao: refused })) });
    expect(await screen.findByRole('heading', { name: 'Esta nota não vale' })).toBeDefined();
    expect(screen.getByText('Esta nota foi cancelada.')).toBeDefined();
  });

  test('shows the failure when the server rejects the reading despite a success status', async () => {
    open({ status: '200', leitura }, { [ler]: refusal('documentoFiscal.leituraInvalida') });
    expect(await screen.findByRole('heading', { name: 'Não deu para ler a nota' })).toBeDefined();
    expect(screen.getByText(errors['documentoFiscal.leituraInvalida'].mensagem)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Escanear de novo' })).toBeDefined();
    expect(window.location.search).toBe('');
  });
});

const read = (query: Record<string, string>) =>
  readRetornoCrawler(`?${new URLSearchParams(query).toString()}`);

describe('readRetornoCrawler', () => {
  test.each(['200', '201', 'ok', 'OK', 'sucesso', 'true', 'VALIDO', 'S'])(
    'treats status %s as success',
    (status) => {
      expect(read({ status }).isBom).toBe(true);
    },
  );

  test.each(['', '500', '404', 'erro', 'false', 'INVALIDO', '2000', 'constructor'])(
    'treats status "%s" as failure',
    (status) => expect(read({ status }).isBom).toBe(false),
  );
});
