import type { NumerosDoDia } from '@trevo/rules/sorte/numeros/previsao-numeros';
import { callFunction } from '../../schema/call-function.ts';
import { type Db, first } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

export interface Faixa {
  readonly inicio: number;
  readonly fim: number;
}

/** A leased range with its expiry by the database clock. */
export interface FaixaArrendada extends Faixa {
  readonly expiraEm: Date;
}

export type CupomStore = ReturnType<typeof createCupomStore>;

export function createCupomStore(db: Db) {
  return {
    /** Leases a block of indices for `segundos`; undefined when the campaign has none left. */
    async leaseNumeros(
      campanhaId: CampanhaId,
      tamanho: number,
      segundos: number,
    ): Promise<FaixaArrendada | undefined> {
      const [row] = await callFunction(db, 'numero_lease', { campanhaId, tamanho, segundos });
      return row && { inicio: row.inicio, fim: row.fim, expiraEm: row.expira_em };
    },
    /** Returns the unused end of a block. */
    async returnNumeros(campanhaId: CampanhaId, inicio: number, primeiroLivre: number): Promise<void> {
      await callFunction(db, 'numero_return', { campanhaId, inicio, primeiroLivre });
    },
    /** Frees the unused indices of expired blocks; returns the number of freed ranges. */
    async reclaimNumeros(): Promise<number> {
      const vencidas = await db.query<Faixa & { campanhaId: CampanhaId }>(
        `select campanha_id as "campanhaId", inicio, fim from numero_arrendamento
         where expira_em < clock_timestamp() order by campanha_id, inicio`,
      );
      let total = 0;
      for (const campanhaId of new Set(vencidas.map((faixa) => faixa.campanhaId))) {
        const blocos = vencidas.filter((faixa) => faixa.campanhaId === campanhaId);
        total += await free(db, campanhaId, blocos);
      }
      return total;
    },
    /**
     * Updates the campaigns' totals of granted numbers from pending deltas, and the total of the running day.
     *
     * @param hoje São Paulo day
     */
    async updateTotais(hoje: string): Promise<void> {
      const novas = await db.query<{ campanha_id: CampanhaId }>(
        'select campanha_id from campanha where not cupons_contados order by campanha_id',
      );
      for (const { campanha_id } of novas) await countAll(db, campanha_id);
      await addVariacoes(db);
      await db.query(
        `insert into numero_dia as n (campanha_id, dia, concedidos)
         select campanha_id, $1::date, total_cupons from campanha
         where cupons_contados and data_inicial <= $1::date and data_final >= $1::date
         on conflict on constraint numero_dia__pk do update set concedidos = excluded.concedidos
           where n.concedidos <> excluded.concedidos`,
        [hoje],
      );
    },
    /** Finds the consumer of a granted number by its index, cancelled ones included. */
    async findDono(campanhaId: CampanhaId, indice: number): Promise<string | undefined> {
      const rows = await db.query<{ consumidor_id: string }>(
        'select consumidor_id from cupom where campanha_id = $1 and indice = $2',
        [campanhaId, indice],
      );
      return rows[0]?.consumidor_id;
    },
    /** Lists the totals of a campaign at the end of each São Paulo day from one on, the oldest first. */
    listDias: (campanhaId: CampanhaId, desde: string): Promise<NumerosDoDia[]> =>
      db.query<NumerosDoDia>(
        'select dia, concedidos from numero_dia where campanha_id = $1 and dia >= $2 order by dia',
        [campanhaId, desde],
      ),
  };
}

/** Counts all numbers of a campaign that has no deltas from its first number on. */
const countAll = (db: Db, campanhaId: CampanhaId): Promise<void> =>
  db.transaction(async (tx) => {
    // REPEATABLE READ gives both statements one snapshot: a delta is deleted if and only if its numbers are counted.
    await tx.query('set transaction isolation level repeatable read');
    await tx.query('set local citus.multi_shard_modify_mode = sequential');
    const { total } = first(
      await tx.query<{ total: number }>(
        'select count(*) as total from cupom where campanha_id = $1 and cancelado_em is null',
        [campanhaId],
      ),
    );
    const isSet = await callFunction(tx, 'campanha_set_total', { campanhaId, total });
    if (isSet) await tx.query('delete from cupom_variacao where campanha_id = $1', [campanhaId]);
  });

/** Adds pending deltas to the totals and deletes them. A delta committed later is added by the next run. */
const addVariacoes = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    // campanha is a reference table: Citus rejects writing it after a parallel multi-shard statement.
    await tx.query('set local citus.multi_shard_modify_mode = sequential');
    const variacoes = await tx.query<{ campanha_id: CampanhaId; variacao: number }>(
      `with tomada as (delete from cupom_variacao returning campanha_id, quantidade)
       select campanha_id, sum(quantidade)::bigint as variacao from tomada group by campanha_id order by campanha_id`,
    );
    for (const { campanha_id, variacao } of variacoes)
      await callFunction(tx, 'campanha_add_total', { campanhaId: campanha_id, variacao });
  });

/** Releases expired blocks of a campaign, in order; returns the number of ranges without granted numbers. */
async function free(db: Db, campanhaId: CampanhaId, blocos: readonly Faixa[]): Promise<number> {
  const livres: { inicio: number; fim: number }[] = [];
  const add = (inicio: number, fim: number) => {
    const last = livres.at(-1);
    if (last?.fim === inicio) last.fim = fim;
    else if (inicio < fim) livres.push({ inicio, fim });
  };
  for (const { inicio, fim } of blocos) {
    const used = await db.query<{ indice: number }>(
      'select distinct indice from cupom where campanha_id = $1 and indice >= $2 and indice < $3 order by indice',
      [campanhaId, inicio, fim],
    );
    let next = inicio;
    for (const { indice } of used) {
      add(next, indice);
      next = indice + 1;
    }
    add(next, fim);
  }
  return callFunction(db, 'numero_free', {
    campanhaId,
    inicios: blocos.map(({ inicio }) => inicio),
    fins: blocos.map(({ fim }) => fim),
    livresInicios: livres.map(({ inicio }) => inicio),
    livresFins: livres.map(({ fim }) => fim),
  });
}
