import { test } from './engine-walk.ts';
import { beginAsAna } from './people.ts';

test('lists all numbers, the winners of a draw, and those of today', async ({ visitor }) => {
  await beginAsAna(visitor, '/cupons');
  await visitor.sees('heading', 'Meus números');
  await visitor.sees('text', /Você tem \d+ números da sorte\./);
  await visitor.look('numbers');
  await visitor.touch('button', /Ver ganhadores|Você ganhou!/);
  await visitor.sees('heading', /^Ganhadores do /);
  await visitor.look('winners');
  await visitor.press('Escape');
  await visitor.expectFocus(/Ver ganhadores|Você ganhou!/);
  await visitor.scrollToEnd();
  await visitor.look('numbers-end');
  await visitor.touch('text', 'Hoje');
  await visitor.sees('text', 'Nenhum número neste período');
  await visitor.look('numbers-today');
});

test('lists receipts, opens one, and filters the refused ones', async ({ visitor }) => {
  await beginAsAna(visitor, '/documentosFiscais');
  await visitor.sees('heading', 'Minhas notas');
  await visitor.sees('text', /Você cadastrou \d+ notas\./);
  await visitor.look('receipts');
  await visitor.touch('button', /Quatro Folhas Pinheiros/);
  await visitor.sees('heading', 'Sua nota');
  await visitor.look('receipt');
  await visitor.press('Escape');
  await visitor.expectFocus(/Quatro Folhas Pinheiros/);
  await visitor.touch('text', 'Inválidas');
  await visitor.seesNo('text', 'Quatro Folhas Pinheiros');
  await visitor.sees('text', 'Quatro Folhas Sé');
  await visitor.look('receipts-refused');
});
