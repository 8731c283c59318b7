import { expect } from '@playwright/test';
import { toNota } from '../steps/notas/videos.ts';
import { test } from './engine-walk.ts';
import { openLine, type Line } from './line.ts';
import { beginAsNew } from './people.ts';
import type { Visitor } from './visitor.ts';

const hasWorkers = () => 'serviceWorker' in navigator;
const isControlled = () => navigator.serviceWorker.controller !== null;

/** The service worker is registered seconds after the page, when the network is idle. */
const waitForWorker = (visitor: Visitor) =>
  expect
    .poll(() => visitor.tab.run(isControlled), { message: 'the worker is there', timeout: 40_000 })
    .toBe(true);

let line: Line;
test.beforeEach(async () => {
  line = await openLine();
});
test.afterEach(() => line.cut());

test("starts without network in the campaign's brand and recovers with the network", async ({ visitor }) => {
  visitor.forgiveNetwork();
  await visitor.load('/', line.address);
  test.skip(!(await visitor.tab.run(hasWorkers)), 'no service workers under this driver');
  await waitForWorker(visitor);
  await visitor.tab.load('about:blank');
  await line.cut();
  await visitor.load('/', line.address);
  await visitor.sees('text', 'Sem conexão.');
  await visitor.sees('button', 'Continuar');
  await visitor.look('start-without-network');
  await line.mend();
  await visitor.seesNo('text', 'Sem conexão.');
  await visitor.look('network-is-back');
});

test('keeps the session without network and queues a typed receipt', async ({ visitor }) => {
  visitor.forgiveNetwork();
  await beginAsNew(visitor, '/home', line.address);
  await visitor.sees('text', /^Olá, /);
  test.skip(!(await visitor.tab.run(hasWorkers)), 'no service workers under this driver');
  await waitForWorker(visitor);
  await visitor.tab.load('about:blank');
  await line.cut();
  await visitor.load('/home', line.address);
  await visitor.sees('text', 'Sem conexão.');
  await visitor.look('home-without-network');
  await visitor.go('/digitacaoManual');
  await visitor.fill('Chave de acesso', toNota(Math.floor(Math.random() * 2 ** 31)));
  await visitor.touch('button', 'Cadastrar nota');
  await visitor.sees('heading', 'Nota guardada neste aparelho');
  await visitor.look('receipt-kept');
  await line.mend();
  await visitor.sees('text', 'Você ganhou 1 número da sorte!');
  await visitor.look('receipt-sent-by-itself');
});
