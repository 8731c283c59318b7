import type { Db } from '../../apps/api/src/kernel/db/db.ts';
import type { CampanhaId } from '../../apps/api/src/modules/campanha/public.ts';
import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';

/** Numbers per person, two per receipt. */
const porPessoa = 10;

/** An odd factor without a 5: it permutes the places of any number of series. */
const salto = 7_368_787;

/**
 * Seeds what a freeze reads: people, receipts and numbers. Each second place is distributed, and a person's numbers are
 * spread over all series.
 *
 * @returns number of series
 */
export async function seedSorteio(db: Db, campanhaId: CampanhaId, numeros: number): Promise<number> {
  const series = Math.ceil((numeros * 2) / numerosPorSerie);
  const total = series * numerosPorSerie;
  const pessoa = `('01890000-0000-7000-8000-' || lpad((n / ${porPessoa})::text, 12, '0'))::uuid`;
  const nota = `('02890000-0000-7000-8000-' || lpad((n / 2)::text, 12, '0'))::uuid`;
  const lugar = `(n::bigint * ${salto} % ${total})`;
  const momento = `timestamptz '2026-10-01 12:00Z' + make_interval(secs => n % 3000000)`;
  await db.execute(`set statement_timeout = 0; set maintenance_work_mem = '512MB'`);
  await db.execute('drop index cupom__indice; drop index cupom__documento_fiscal');
  for (const sql of [
    `insert into consumidor (consumidor_id, promotora_id, usuario, cpf, tipo, nome, senha_hash, criado_em, atualizado_em)
     select ${pessoa}, 'quatrofolhas', (10000000000 + n / ${porPessoa})::text, (10000000000 + n / ${porPessoa})::text,
       'consumidor', 'BENCH', 'x', now(), now()
     from generate_series(0, ${numeros - 1}, ${porPessoa}) as n`,
    `insert into documento_fiscal (consumidor_id, documento_fiscal_id, campanha_id, tipo, chave_acesso, modelo, uf, emitente,
       emitido_em, valor_centavos, origem, status, numeros_concedidos, raspadinhas_concedidas, registrado_em, apurado_em)
     select ${pessoa}, ${nota}, '${campanhaId}', 'Fiscal', 'SEED' || lpad(n::text, 40, '0'), '65', 'SP', '12345678000195',
       date '2026-10-01', n % 100000, 'camera', 'VALIDO', 2, 0, ${momento}, ${momento}
     from generate_series(0, ${numeros - 1}, 2) as n`,
    `insert into cupom (consumidor_id, campanha_id, indice, serie, numero, documento_fiscal_id, concedido_em)
     select ${pessoa}, '${campanhaId}', n, lpad((${lugar} / ${numerosPorSerie})::text, 3, '0'),
       lpad((${lugar} % ${numerosPorSerie})::text, 5, '0'), ${nota}, ${momento}
     from generate_series(0, ${numeros - 1}) as n order by md5(n::text)`,
    'create index cupom__documento_fiscal on cupom (consumidor_id, documento_fiscal_id)',
    'create unique index cupom__indice on cupom (campanha_id, indice)',
    'analyze',
    'checkpoint',
  ])
    await db.execute(sql);
  return series;
}
