import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folders } from '../src/folders.ts';
import { registerPessoa } from './pessoa.ts';
import { startTestApp } from './test-app.ts';

it('of accounts that shared a document the oldest keeps it', async () => {
  const test = await startTestApp('postgres');
  await test.publish();
  const [old, young] = [await registerPessoa(test, 1), await registerPessoa(test, 2)];
  await test.db.query('delete from consumidor_cpf');
  for (const [{ usuario }, criadoEm] of [
    [old, '2026-11-20T15:00:00Z'],
    [young, '2026-11-21T15:00:00Z'],
  ] as const)
    await test.db.query(`update consumidor set cpf = '52998224725', criado_em = $2 where usuario = $1`, [
      usuario,
      new Date(criadoEm),
    ]);
  const migration = readFileSync(join(folders.project, 'apps/api/migrations/0008-cpf-e-imagens.sql'), 'utf8');
  const [seed = ''] = /insert into consumidor_cpf [^;]+/.exec(migration) ?? [];
  await test.db.query(seed);
  const kept = await test.db.query<{ dono: string }>('select consumidor_id as dono from consumidor_cpf');
  expect(kept).toEqual([{ dono: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  expect(
    await test.db.query('select usuario from consumidor where consumidor_id = $1', [kept[0]!.dono]),
  ).toEqual([{ usuario: old.usuario }]);
  expect(
    (await test.client.call('consumidor.salvar', { body: { cpf: '52998224725' }, token: young.token }))
      .status,
  ).toBe(200);
  await test.close();
});
