import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createCampanhaStore } from '../../apps/api/src/modules/campanha/campanha.store.ts';
import { createCofre } from '../../apps/api/src/modules/campanha/chaves/chaves-campanha.ts';
import { openPgDb } from '../../apps/api/src/kernel/db/pg-db.ts';
import type { Db } from '../../apps/api/src/kernel/db/db.ts';
import { projectFolder } from '../../tools/project.ts';
import { keys } from '../load/prepared-campaign.ts';
import { startProgram, type ServerProcess } from './server-process.ts';

const folder = join(projectFolder, 'bench/nestjs');
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/**
 * Builds the service of bench/nestjs and starts it on one of our databases, for one campaign's registrations.
 * Its types are checked here, because `npm run check` has no access to the packages of bench/.
 */
export async function startNestjs(url: string, identificacao: string): Promise<ServerProcess> {
  run('node_modules/typescript/bin/tsc', '-p', join(folder, 'tsconfig.nestjs.json'));
  run('node_modules/rolldown/bin/cli.mjs', '--config', 'nestjs.config.mjs', '--log-level', 'warn');
  const db = openPgDb(url, { poolSize: 1 });
  const campanha = await createCampanhaStore(db).find('quatrofolhas', 2026, identificacao);
  await db.close();
  const { numeros } = createCofre(keys).get({
    compromissoNumeros: campanha!.compromisso_numeros,
    chavesCifradas: campanha!.chaves_cifradas,
  });
  return startProgram('bench/nestjs/dist/nota-main.js', {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    TOKEN_SECRET: toHex(keys.sessoes.current().derive('tokens')),
    NUMEROS_SECRET: toHex(numeros),
  });
}

function run(program: string, ...args: string[]): void {
  const result = spawnSync(process.execPath, [join(projectFolder, program), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`bench/nestjs does not build: ${result.stdout}${result.stderr}`);
}

/** Returns the writes of one receipt of a campaign: rows per table, and the non-null columns of its own row. */
async function readWritten(db: Db, identificacao: string): Promise<Record<string, string>> {
  const count = (table: string) => `(select count(*) from ${table} x where x.campanha_id = c.campanha_id)`;
  const [row] = await db.query<Record<string, string>>(
    `with notas as (select ${count('documento_fiscal')} as n, c.* from campanha c where c.identificacao = $1)
     select round(${count('cupom')}::numeric / n, 3)::text as cupom,
       round(${count('raspadinha')}::numeric / n, 3)::text as raspadinha,
       round(${count('chave_acesso_registrada')}::numeric / n, 3)::text as chave,
       round((select count(*) from documento_fiscal_historico h join documento_fiscal d using (consumidor_id, documento_fiscal_id)
         where d.campanha_id = c.campanha_id)::numeric / n, 3)::text as historico,
       round((select sum(k.quantidade) from consumidor_contador k where k.campanha_id = c.campanha_id)::numeric / n, 3)::text
         as contados,
       (select string_agg(k.key, ' ' order by k.key) from (
          select to_jsonb(d) as nota from documento_fiscal d where d.campanha_id = c.campanha_id
            and d.emitente <> '12345678000195' order by d.registrado_em desc limit 1) as u
        cross join lateral jsonb_each(u.nota) as k where k.value <> 'null') as colunas
     from notas c`,
    [identificacao],
  );
  return row!;
}

/** Throws unless a receipt of either campaign wrote the same rows, and the same columns of its own row. */
export async function requireSameWork(db: Db, ours: string, theirs: string): Promise<string> {
  const [a, b] = [await readWritten(db, ours), await readWritten(db, theirs)];
  if (JSON.stringify(a) !== JSON.stringify(b))
    throw new Error(`the two services do not write the same: ${JSON.stringify(a)} and ${JSON.stringify(b)}`);
  const { colunas, ...rows } = a;
  const text = Object.entries(rows).map(([name, count]) => `${Number(count)} ${name}`);
  return `rows a receipt of both: ${text.join(', ')}; ${colunas!.split(' ').length} columns of documento_fiscal`;
}
