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
  await test.db.query(
    `update consumidor set cpf = '52998224725', criado_em = criado_em - case when usuario = $1 then 1 else 0 end * interval '1 day'`,
    [old.usuario],
  );
  const migration = readFileSync(join(folders.project, 'apps/api/migrations/0008-cpf-e-imagens.sql'), 'utf8');
  const [seed = ''] = /insert into consumidor_cpf [^;]+/.exec(migration) ?? [];
  await test.db.query(seed);
  const rows = await test.db.query<{ usuario: string }>(
    'select c.usuario from consumidor_cpf f join consumidor c using (consumidor_id)',
  );
  expect(rows).toEqual([{ usuario: old.usuario }]);
  expect(
    (await test.client.call('consumidor.salvar', { body: { cpf: '52998224725' }, token: young.token }))
      .status,
  ).toBe(200);
  await test.close();
});
