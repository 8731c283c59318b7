import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findMemoryFolder } from '@trevo/postgres/private/memory-folder';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { openPgDb } from '../../src/kernel/db/pg-db.ts';
import {
  countOutageLines,
  drillCampanha,
  drillEnvironment,
  drillGanho,
  runOutageDrill,
} from './outage-drill.ts';
import { createTestClient } from '../http-client.ts';
import { startProgram } from '../program.ts';
import { buildArquivoText, operatorToken } from '../test-app.ts';

it('survives database stops and crashes under load without losing acknowledged receipts or sessions', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trevo-outage-'));
  const server = await startPostgres({ place: findMemoryFolder() });
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database queda');
  // Acknowledged writes must survive a server crash.
  await admin.execute('alter database queda set synchronous_commit = on');
  await admin.close();
  const url = `${server.url}/queda`;
  const program = await startProgram({
    ...drillEnvironment,
    DATA_FOLDER: folder,
    DATABASE_URL: url,
    MASTER_SECRET: 'master-secret-of-the-tests-only-0000',
    OPERATOR_TOKEN: operatorToken,
  });
  const texto = buildArquivoText((arquivo) => {
    arquivo.campanha.identificacao = drillCampanha.identificacao;
    arquivo.ganho = drillGanho;
    arquivo.limites = {} as typeof arquivo.limites;
    arquivo.recompensas = {};
    delete arquivo.premios;
  });
  const client = createTestClient(program.port);
  await client.call('operador.publicarCampanha', {
    body: { nomeArquivo: 'queda.yaml', texto },
    token: operatorToken,
  });
  client.close();
  const figures = await runOutageDrill({
    port: program.port,
    server,
    url,
    restarts: 2,
    people: 16,
    between: 40,
  });
  expect(program.process.exitCode).toBeNull();
  const told = countOutageLines(program.output());
  // A shutdown during the outage must succeed too.
  await server.pause('fast');
  expect(await program.kill('SIGTERM')).toBe(0);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });

  expect(figures).toMatchObject({ restarts: 2, lost: [], loginsLost: 0 });
  expect(figures.acknowledged).toBeGreaterThan(80);
  expect(figures.signIns).toBeGreaterThan(0);
  expect(figures.numbers.distinct).toBe(figures.numbers.total);
  expect(
    Object.keys(figures.answers).filter((kind) => !/^(20[01]|503 servidor\.indisponivel|cut)$/.test(kind)),
  ).toEqual([]);
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThanOrEqual(2 + Math.ceil(figures.seconds));
});
