// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  press,
  refusal,
  stubNetwork,
} from '../../../../test/screen-harness.tsx';
import { ConferirLacre } from './ConferirLacre.tsx';

const abrir = 'GET /raspadinhaAlternativa/v1/agenda/2026/TREVO';
const unidades = [
  { unidade: 0, premioId: 'cesta', lugar: 17 },
  { unidade: 1, premioId: 'vale', lugar: 401 },
];
// As `sha256sum` says of those two lines.
const compromisso = 'd939e78f8e6241dd64adbc6fb05aeacac3271e0dbc0faaa9a6e42741b457bac6';

afterEach(() => {
  vi.unstubAllGlobals();
  closeScreen();
});

function open(fim: string, answers: Parameters<typeof stubNetwork>[0] = {}) {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:lista', revokeObjectURL: () => {} }),
  );
  stubNetwork(answers);
  // The campaign itself ends earlier: cards of late receipts are opened after it.
  const campanha = { ...campanhaVigente, dataFinal: '2020-01-01' };
  openScreen('/', { '/': <ConferirLacre campanha={campanha} fim={fim} compromisso={compromisso} /> });
}

test('until the last day it says when the list opens', () => {
  open('2999-12-31');
  expect(screen.getByText('Depois de 31/12/2999 a lista abre, e você confere aqui mesmo.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('after the end the phone works the code out itself, and the list can be kept', async () => {
  open('2020-01-31', { [abrir]: answer({ compromissoPremios: 'qualquer', unidades }) });
  press('Abrir a lista e conferir');
  expect(await screen.findByText('O lacre confere')).toBeDefined();
  expect(screen.getByText(/\(2 prêmios\)/)).toBeDefined();
  const link = await screen.findByRole('link', { name: 'Baixar a lista' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    'blob:lista',
    'lista-de-premios-TREVO-2026.txt',
  ]);
  expect(document.activeElement).toBe(link);
});

test('a list that was changed does not pass, whatever the server says of it', async () => {
  const changed = [{ ...unidades[0]!, lugar: 18 }, unidades[1]!];
  open('2020-01-31', { [abrir]: answer({ compromissoPremios: compromisso, unidades: changed }) });
  press('Abrir a lista e conferir');
  expect(await screen.findByText('O lacre não confere')).toBeDefined();
});

test('why it did not open is said, and it can be asked again', async () => {
  open('2020-01-31', { [abrir]: refusal('raspadinha.semAgenda') });
  press('Abrir a lista e conferir');
  expect(await screen.findByText(/^Esta campanha não tem prêmios instantâneos\./)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Abrir a lista e conferir' })).toBeDefined();
});
