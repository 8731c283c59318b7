import { addressOf } from '../steps/addresses.ts';
import { listCardIds, publishPremios, registerWithCards, type Sorte } from '../steps/premios.ts';
import type { CampanhaChange } from '../steps/publish-campanha.ts';
import { test } from './engine-walk.ts';
import type { Visitor } from './visitor.ts';

/** Registers a user with three cards in a campaign of its own; returns the card ids and the campaign's address. */
async function beginWithCards(visitor: Visitor, nome: string, sorte: Sorte, change: CampanhaChange = {}) {
  const host = await publishPremios(visitor.request, nome, { sorte, change });
  const { token, sessao } = await registerWithCards(visitor, host);
  const origin = addressOf(host);
  await visitor.storeSession(sessao, origin);
  return { origin, ids: await listCardIds(visitor, host, token) };
}

test('opens cards by button and by scratching, in every design', async ({ visitor }) => {
  const { origin, ids } = await beginWithCards(visitor, 'motores-sempre', 'sempre');
  await visitor.load('/raspadinhasAlternativas', origin);
  await visitor.sees('text', 'Você tem 3 raspadinhas para raspar.');
  await visitor.look('cards');

  await visitor.load(`/raspar?id=${ids[0]}`, origin);
  await visitor.sees('button', 'Revelar resultado');
  await visitor.look('scratch');
  await visitor.touch('button', 'Revelar resultado');
  await visitor.sees('heading', 'Você ganhou!');
  await visitor.expectFocus('Você ganhou!');
  await visitor.look('scratch-won');

  await visitor.load(`/raspar?id=${ids[1]}&jeito=alternativo`, origin);
  await visitor.sees('button', 'Revelar resultado');
  await visitor.look('nine-panes');
  await visitor.rub();
  await visitor.sees('heading', 'Você ganhou!');
  await visitor.look('nine-panes-won');

  await visitor.load(`/pintar?id=${ids[2]}`, origin);
  await visitor.sees('button', 'Revelar resultado');
  await visitor.look('painting');
  await visitor.rub();
  await visitor.sees('heading', 'Você ganhou!');
  await visitor.look('painting-won');

  await visitor.load('/premiacaoInstantanea', origin);
  await visitor.sees('text', 'Cesta Quatro Folhas');
  await visitor.look('prizes');
});

test("spins the wheel by its button and stops at the server's result", async ({ visitor }) => {
  const { origin } = await beginWithCards(visitor, 'motores-giro', 'nunca', {
    'configuracao.raspadinha.modo': 'giro',
  });
  await visitor.load('/girosDaSorte', origin);
  await visitor.sees('text', 'Você tem 3 giros.');
  await visitor.look('wheel');
  await visitor.touch('button', 'Girar');
  await visitor.sees('heading', 'Não foi desta vez');
  await visitor.expectFocus('Não foi desta vez');
  await visitor.look('wheel-lost');
});
