// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { buildNiveis, getRaiz, listIrmaos } from '@trevo/rules/sorte/numeros/arvore-merkle';
import { hashAbertura, hashElo } from '@trevo/rules/sorte/premios/registro-aberturas';
import { afterEach, expect, test, vi } from 'vitest';
import { buildPremio, buildRaspada } from '../../../../test/raspadinha-sample.ts';
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
import { ConferirAbertura } from './ConferirAbertura.tsx';

const lacre = 'cd'.repeat(32);
const card = buildRaspada(1, { ordem: 2, premio: buildPremio() });
const provar = `GET /raspadinhaAlternativa/v1/raspadinhas/prova/${card.id}`;

afterEach(() => {
  vi.unstubAllGlobals();
  closeScreen();
});

/** Builds the API's record of a day with three openings; the card is the second. */
async function prove(unidade: number | null = 7) {
  const aberturas = [1, 2, 3].map((ordem) => ({
    ordem,
    raspadinhaId: ordem === 2 ? card.id : `0b0e7f0a-1111-4222-8333-55555555555${ordem}`,
    abertaEm: '2026-11-13T12:00:00.000Z',
    unidade: ordem === 2 ? unidade : null,
  }));
  const niveis = await buildNiveis(
    await Promise.all(aberturas.map((one) => hashAbertura(one, sha256))),
    sha256,
  );
  const day = { dia: '2026-11-13', primeira: 1, quantidade: 3, raiz: getRaiz(niveis) };
  const dia = { ...day, elo: await hashElo(lacre, day, sha256) };
  return { abertura: aberturas[1]!, dia, irmaos: listIrmaos(niveis, 1) };
}

async function open(prova: Awaited<ReturnType<typeof prove>>, published = [prova.dia]) {
  stubNetwork({
    'GET /campanha/v1/campanhas/': answer([{ ...campanhaVigente, compromissoPremios: lacre }]),
    'GET /raspadinhaAlternativa/v1/registro/2026/TREVO': answer({
      compromissoPremios: lacre,
      dias: published,
    }),
    [provar]: answer(prova),
  });
  openScreen('/', { '/': <ConferirAbertura card={card} /> });
  expect(await screen.findByText('Foi a abertura nº 2 da campanha.')).toBeDefined();
  press('Conferir no registro');
}

test('shows the position of an opened card and finds it in the published record', async () => {
  await open(await prove());
  expect(await screen.findByText('Está no registro')).toBeDefined();
  expect(screen.getByText(/no registro de 13 nov\. 2026/)).toBeDefined();
});

test('fails for a record with another result, position or day', async () => {
  await open(await prove(null));
  expect(await screen.findByText('O registro não confere')).toBeDefined();
  closeScreen();
  const prova = await prove();
  await open({ ...prova, irmaos: prova.irmaos.toReversed() });
  expect(await screen.findByText('O registro não confere')).toBeDefined();
  closeScreen();
  await open(prova, [(await prove(8)).dia]);
  expect(await screen.findByText('O registro não confere')).toBeDefined();
});

test('shows that the record is unavailable while the day is not closed', async () => {
  stubNetwork({
    'GET /campanha/v1/campanhas/': answer([{ ...campanhaVigente, compromissoPremios: lacre }]),
    [provar]: refusal('raspadinha.diaAberto'),
  });
  openScreen('/', { '/': <ConferirAbertura card={card} /> });
  await screen.findByText('Foi a abertura nº 2 da campanha.');
  press('Conferir no registro');
  expect(await screen.findByText(/ainda não fechou/)).toBeDefined();
});
