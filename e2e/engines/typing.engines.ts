import { toNota } from '../steps/notas/videos.ts';
import { test } from './engine-walk.ts';
import { beginAsNew } from './people.ts';

test('marks a wrong group of a typed key and grants numbers for the right one', async ({ visitor }) => {
  await beginAsNew(visitor, '/digitacaoManual');
  await visitor.sees('field', 'Chave de acesso');
  await visitor.look('key-empty');
  const chave = toNota(Math.floor(Math.random() * 2 ** 31));
  // The second group carries the month: 13 does not exist.
  await visitor.fill('Chave de acesso', `${chave.slice(0, 4)}13${chave.slice(6)}`);
  await visitor.sees('text', 'Grupo 2: o mês da compra não existe.');
  await visitor.look('key-wrong-group');
  await visitor.touch('button', 'Cadastrar nota');
  await visitor.expectFocus('Chave de acesso');
  await visitor.fill('Chave de acesso', chave);
  await visitor.sees('text', 'Chave conferida');
  await visitor.look('key-typed');
  await visitor.touch('button', 'Cadastrar nota');
  await visitor.sees('text', 'Você ganhou 1 número da sorte!');
  await visitor.look('key-result');
});
