import { once } from 'node:events';
import { buildChave } from '@trevo/fixtures/chave-builder';
import type { Db } from '../../apps/api/src/kernel/db/db.ts';
import { createTokens, insertPeople, operator, publish } from './prepared-campaign.ts';
import { load, median } from '../program/raw-client.ts';
import { startServer } from '../program/server-process.ts';

const people = 500;
const anoMes = new Date().toISOString().slice(0, 7);
const campanha = { host: 'localhost', path: '2026/ESPERA' };

const change = (arquivo: Record<string, unknown>) => {
  arquivo['ganho'] = { por: 'valor', centavosPorNumero: 5000, acumulaResto: true };
  arquivo['limites'] = {};
  arquivo['recompensas'] = { pontos: { centavosPorPonto: 100 }, cashback: { percentual: 3 } };
  (arquivo['documentos'] as Record<string, unknown>)['valor'] = [
    { fonte: 'vendas', esperaHoras: 24 },
    { fonte: 'operador' },
  ];
};

/**
 * Builds requests for new receipts, and records the keys of those sent. Keys are built before the measurement:
 * building one costs more than sending it.
 */
function createRegistrations(tokens: readonly string[], from: number, count: number) {
  const chaves = Array.from({ length: count }, (_, n) =>
    buildChave(from + n, { anoMes, modelo: '65', tipoEmissao: 1 }),
  );
  const sent: string[] = [];
  return {
    sent,
    build: () => {
      const chaveAcesso = chaves[sent.length];
      if (!chaveAcesso) throw new Error('the bench ran out of keys; raise the count');
      const token = tokens[sent.length % tokens.length];
      sent.push(chaveAcesso);
      const body = JSON.stringify({ chaveAcesso, origem: 'camera' });
      return `POST /documentoFiscal/v1/documentosFiscaisPendentes/${campanha.path} HTTP/1.1\r\nhost: ${campanha.host}\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    },
  };
}

async function countSettled(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/operador/v1/numeros/${campanha.path}/justica`, {
    headers: { authorization: `Bearer ${operator}`, host: campanha.host },
  });
  return ((await response.json()) as { retorno: { concedidos: number } }).retorno.concedidos;
}

/**
 * Lets so many receipts wait for their sales lines, imports those, and prints the settlement rate beside the
 * registration rate, and the effect on concurrent registrations.
 *
 * @param open the program's database, while no program runs on it
 */
export async function measureApuracao(
  label: string,
  env: Record<string, string>,
  waiting: number,
  open: () => Promise<Db>,
): Promise<void> {
  const first = await startServer(env);
  await publish(first.port, 'ESPERA', change);
  first.child.kill('SIGTERM');
  await once(first.child, 'exit');
  const db = await open();
  await insertPeople(db, people);
  await db.close();
  const { child, port } = await startServer(env);
  const tokens = await createTokens(people);

  const all = createRegistrations(tokens, 1, waiting + 9_000);
  const rates: number[] = [];
  while (all.sent.length < waiting) rates.push((await load(port, 16, 3, all.build)).perSecond);
  const others = createRegistrations(tokens, 5_000_000, 40_000);
  const alone = await load(port, 1, 5, others.build);

  const lines = all.sent.map((chave) => `${chave};50,00;1`);
  await fetch(`http://127.0.0.1:${port}/operador/v1/vendas/${campanha.path}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${operator}`, host: campanha.host },
    body: `chave;valor;itens\n${lines.join('\n')}\n`,
  });
  while ((await countSettled(port)) === 0) await new Promise((done) => setTimeout(done, 50));
  const before = await countSettled(port);
  const startedAt = performance.now();
  const meanwhile: { p50: number; p99: number }[] = [];
  let settled = before;
  while (settled < all.sent.length) {
    meanwhile.push(await load(port, 1, 1, others.build));
    settled = await countSettled(port);
  }
  const perSecond = (settled - before) / ((performance.now() - startedAt) / 1000);
  const floor = median(rates);
  const show = (value: number) => value.toFixed(1);
  console.log(
    `${label}, ${all.sent.length} receipts waited | settled ${perSecond.toFixed(0)}/s (${(perSecond / floor).toFixed(2)} of the ${floor.toFixed(0)}/s at which 16 clients registered them), ` +
      `while one client registered in p50 ${show(median(meanwhile.map(({ p50 }) => p50)))} ms, p99 ${show(Math.max(...meanwhile.map(({ p99 }) => p99)))} ms (before: ${show(alone.p50)}, ${show(alone.p99)})`,
  );
  child.kill('SIGTERM');
  await once(child, 'exit');
}
