import type { Db } from '../../apps/api/src/kernel/db/db.ts';
import { insertPeople } from './prepared-campaign.ts';
import type { CampanhaId } from '../../apps/api/src/modules/campanha/public.ts';

/** Numbers per seeded person, two per receipt. */
const perPerson = 10;

/** Default number of points lines; the requesting users are among the first people. */
const usualLines = 1_000_000;

const seeded = ['documento_fiscal', 'documento_fiscal_historico', 'cupom', 'raspadinha', 'conta'];

/** Runs `work` with all secondary indexes of the seeded tables dropped, and recreates them: faster for bulk inserts. */
async function withoutIndexes(db: Db, work: () => Promise<void>): Promise<void> {
  const indexes = await db.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     where i.schemaname = 'public' and i.tablename = any ($1)
       and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`,
    [seeded],
  );
  for (const { name } of indexes) await db.execute(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await db.execute(definition);
}

/**
 * Seeds a campaign with so many numbers: receipts of two numbers each, spread over the days of the campaign,
 * with history and a card; one points line per number for the first people. The campaign has more than 100
 * series.
 */
export async function seedCampanha(
  db: Db,
  identificacao: string,
  numbers: number,
  lines: number = usualLines,
): Promise<CampanhaId> {
  const [{ campanha_id: id }] = (await db.query<{ campanha_id: CampanhaId }>(
    'select campanha_id from campanha where identificacao = $1',
    [identificacao],
  )) as [{ campanha_id: CampanhaId }];
  const person = `('01890000-0000-7000-8000-' || lpad((n / ${perPerson})::text, 12, '0'))::uuid`;
  const receipt = `('${id.slice(0, 24)}' || lpad(to_hex(n / 2), 12, '0'))::uuid`;
  const moment = `timestamptz '2026-10-01 12:00Z' + make_interval(secs => (n / 2) * 4000000.0 / ${numbers / 2})`;
  const points = Math.min(numbers, lines);
  // Seeding takes longer than the program's statement timeout.
  await db.execute('set statement_timeout = 0');
  await insertPeople(db, numbers / perPerson);
  await withoutIndexes(db, async () => {
    for (const sql of [
      `insert into documento_fiscal (consumidor_id, documento_fiscal_id, campanha_id, tipo, chave_acesso, modelo, uf,
         emitente, emitido_em, valor_centavos, origem, status, numeros_concedidos, raspadinhas_concedidas, registrado_em, apurado_em)
       select ${person}, ${receipt}, '${id}', 'Fiscal', 'SEED' || lpad(n::text, 40, '0'), '65', 'SP', '12345678000195',
         date '2026-10-01' + n % 40, n % 100000, 'camera', case when n % 50 = 0 then 'PENDENTE' else 'VALIDO' end, 2, 1,
         ${moment}, ${moment}
       from generate_series(0, ${numbers - 1}, 2) as n`,
      `insert into documento_fiscal_historico (consumidor_id, documento_fiscal_id, ordem, status, data_hora)
       select ${person}, ${receipt}, o, case when o = 1 or n % 50 = 0 then 'PENDENTE' else 'VALIDO' end, ${moment}
       from generate_series(0, ${numbers - 1}, 2) as n cross join generate_series(1, 2) as o`,
      `insert into chave_acesso_registrada (chave_acesso, campanha_id, consumidor_id, documento_fiscal_id)
       select 'SEED' || lpad(n::text, 40, '0'), '${id}', ${person}, ${receipt}
       from generate_series(0, ${numbers - 1}, 2) as n`,
      `insert into cupom (consumidor_id, campanha_id, indice, serie, numero, documento_fiscal_id, concedido_em)
       select ${person}, '${id}', n, lpad((n / 100000)::text, 3, '0'), lpad((n % 100000)::text, 5, '0'), ${receipt}, ${moment}
       from generate_series(0, ${numbers - 1}) as n`,
      `insert into raspadinha (consumidor_id, raspadinha_id, campanha_id, documento_fiscal_id, concedida_em)
       select ${person}, ${receipt}, '${id}', ${receipt}, ${moment} from generate_series(0, ${numbers - 1}, 2) as n`,
      `insert into lote
       select ${person}, '${id}', 'pontos', n % ${perPerson} + 1, 'quiz', n::text, 1, 20, 20, 0, true, ${moment},
         timestamptz '2027-12-01 02:59:59Z', null
       from generate_series(0, ${points - 1}) as n`,
      `insert into lancamento
       select ${person}, '${id}', 'pontos', n % ${perPerson} + 1, 'CREDITO', 20, (n % ${perPerson} + 1) * 20, 0, 0, null, null,
         null, ${moment}, ${moment}
       from generate_series(0, ${points - 1}) as n`,
      `insert into conta
       select ${person}, '${id}', 'pontos', ${perPerson} * 20, 0, 0, ${perPerson}, timestamptz '2027-12-01 02:59:59Z'
       from generate_series(0, ${points - 1}, ${perPerson}) as n`,
    ])
      await db.execute(sql);
  });
  await db.query('update numero_faixa set proximo = $2 where campanha_id = $1', [id, numbers]);
  return id;
}
