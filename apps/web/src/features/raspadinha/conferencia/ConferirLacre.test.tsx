// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { toAgendaTexto } from '@trevo/rules/sorte/premios/agenda-linha';
import { hashTexto } from '@trevo/rules/sorte/numeros/arvore-merkle';
import { hashElo, hashGalho } from '@trevo/rules/sorte/premios/registro-aberturas';
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
import { sha256 } from '../../../platform/browser/web-crypto.ts';
import { ConferirLacre } from './ConferirLacre.tsx';

const abrir = 'GET /raspadinhaAlternativa/v1/agenda/2026/TREVO';
const unidades = [
  { unidade: 0, premioId: 'cesta', lugar: 17 },
  { unidade: 1, premioId: 'vale', lugar: 401 },
];
// Output of `sha256sum` for those two lines.
const compromisso = 'd939e78f8e6241dd64adbc6fb05aeacac3271e0dbc0faaa9a6e42741b457bac6';

afterEach(() => {
  vi.unstubAllGlobals();
  closeScreen();
});

function open(fim: string, answers: Parameters<typeof stubNetwork>[0] = {}, lacre = compromisso) {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:lista', revokeObjectURL: () => {} }),
  );
  stubNetwork(answers);
  // The campaign ends earlier: cards of late receipts are opened afterwards.
  const campanha = { ...campanhaVigente, dataFinal: '2020-01-01' };
  openScreen('/', { '/': <ConferirLacre campanha={campanha} fim={fim} compromisso={lacre} /> });
}

test('shows when the list will be revealed until the last day', () => {
  open('2999-12-31');
  expect(screen.getByText('Depois de 31 dez. 2999 a lista abre, e você confere aqui mesmo.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

const registro = 'GET /raspadinhaAlternativa/v1/registro/2026/TREVO';
const paginas = 'GET /raspadinhaAlternativa/v1/registro/2026/TREVO/aberturas/0';
const nonce = 'ab'.repeat(32);

/** Builds the API's reveal of a campaign of 20 cards with the given winners and its published commitment. */
async function reveal(vencedoras: Record<number, number>) {
  const lacre = await hashTexto(toAgendaTexto(unidades, nonce), sha256);
  const aberturas = Array.from({ length: 20 }, (_, i) => ({
    ordem: i + 1,
    raspadinhaId: `0b0e7f0a-1111-4222-8333-4444555566${i + 10}`,
    abertaEm: '2020-01-30T12:00:00.000Z',
    unidade: vencedoras[i + 1] ?? null,
  }));
  const raiz = await hashGalho(aberturas, sha256);
  const dia = { dia: '2020-01-30', primeira: 1, quantidade: 20, raiz };
  const dias = [{ ...dia, elo: await hashElo(lacre, dia, sha256) }];
  const answers = {
    [abrir]: answer({ agenda: 'contador', compromissoPremios: 'qualquer', nonce, unidades }),
    [registro]: answer({ compromissoPremios: lacre, dias }),
    [paginas]: answer(aberturas),
  };
  return { lacre, answers };
}

test('replays every opening from the record on the device after the end and lets the user save list and record', async () => {
  const { lacre, answers } = await reveal({ 17: 0 });
  open('2020-01-31', answers, lacre);
  press('Abrir a lista e conferir');
  expect(await screen.findByText('O lacre confere')).toBeDefined();
  expect(
    screen.getByText(/as 20 raspadinhas da campanha: cada prêmio saiu onde a lista mandava/),
  ).toBeDefined();
  const link = await screen.findByRole('link', { name: 'Baixar a lista' });
  expect(document.activeElement).toBe(link);
  expect(screen.getByRole('link', { name: 'Baixar o registro de aberturas' }).getAttribute('download')).toBe(
    'registro-de-aberturas-TREVO-2026.txt',
  );
});

test('detects a prize that was moved, taken and put back', async () => {
  const { lacre, answers } = await reveal({ 3: 0 });
  open('2020-01-31', answers, lacre);
  press('Abrir a lista e conferir');
  expect(await screen.findByText('Um prêmio saiu fora do lugar')).toBeDefined();
  expect(screen.getByText(/a abertura nº 3 teria outro resultado/)).toBeDefined();
});

test('fails for a record with an altered day', async () => {
  const { lacre, answers } = await reveal({ 17: 0 });
  const { answers: other } = await reveal({ 18: 0 });
  open('2020-01-31', { ...answers, [paginas]: other[paginas]! }, lacre);
  press('Abrir a lista e conferir');
  expect(await screen.findByText('O registro não confere')).toBeDefined();
  expect(screen.getByText(/As aberturas de 30 jan\. 2020 não são as que o registro fechou/)).toBeDefined();
});

test('verifies a commitment without a record against its list alone and lets the user save the list', async () => {
  open('2020-01-31', {
    [abrir]: answer({ agenda: 'contador', compromissoPremios: 'qualquer', nonce: null, unidades }),
  });
  press('Abrir a lista e conferir');
  expect(await screen.findByText('O lacre confere')).toBeDefined();
  expect(screen.getByText(/\(2 prêmios\)/)).toBeDefined();
  const link = await screen.findByRole('link', { name: 'Baixar a lista' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    'blob:lista',
    'lista-de-premios-TREVO-2026.txt',
  ]);
  expect(screen.queryByRole('link', { name: 'Baixar o registro de aberturas' })).toBeNull();
});

test('fails for an altered list even when its response contains the right commitment', async () => {
  const changed = [{ ...unidades[0]!, lugar: 18 }, unidades[1]!];
  open('2020-01-31', {
    [abrir]: answer({ agenda: 'contador', compromissoPremios: compromisso, nonce: null, unidades: changed }),
  });
  press('Abrir a lista e conferir');
  expect(await screen.findByText('O lacre não confere')).toBeDefined();
});

test('shows why verifying failed and offers a retry', async () => {
  open('2020-01-31', { [abrir]: refusal('raspadinha.semAgenda') });
  press('Abrir a lista e conferir');
  expect(await screen.findByText(/^Esta campanha não tem prêmios instantâneos\./)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Abrir a lista e conferir' })).toBeDefined();
});
