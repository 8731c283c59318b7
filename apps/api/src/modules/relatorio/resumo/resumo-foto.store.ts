import type { Columns } from '../../../schema/call-function.ts';
import type { Db } from '../../../kernel/db/db.ts';
import type { CampanhaId } from '../../campanha/public.ts';

export type FotoRow = Columns<'resumo_foto', 'assunto' | 'chave' | 'quantidade' | 'valor'>;

export type FotoStore = ReturnType<typeof createFotoStore>;

/** Reads the present state of orders, prizes and balances, which no report reads itself. */
export function createFotoStore(db: Db) {
  const listPedidos = (campanhaId: CampanhaId): Promise<FotoRow[]> =>
    db.query<FotoRow>(
      `select 'pedido' as assunto, situacao as chave, count(*)::bigint as quantidade, 0::bigint as valor
       from pedido where campanha_id = $1 group by situacao order by situacao`,
      [campanhaId],
    );
  /** Units by prize: won ones, and those with a reached place in the sealed schedule. */
  const listPremios = (
    campanhaId: CampanhaId,
    agenda: 'contador' | 'horario',
    agora: Date,
  ): Promise<FotoRow[]> =>
    db.query<FotoRow>(
      `select 'premio' as assunto, u.premio_id as chave,
         (count(*) filter (where u.raspadinha_id is not null))::bigint as quantidade,
         (count(*) filter (where u.lugar <= case when $2 = 'horario' then $3::bigint else
           coalesce((select c.raspadas from premio_contador c where c.campanha_id = $1), 0) end))::bigint as valor
       from premio_unidade u where u.campanha_id = $1 group by u.premio_id order by u.premio_id`,
      [campanhaId, agenda, Math.floor(agora.getTime() / 1000)],
    );
  /** Balances by currency and month of their end in São Paulo. */
  const listSaldos = (campanhaId: CampanhaId): Promise<FotoRow[]> =>
    db.query<FotoRow>(
      `select 'saldo' as assunto,
         l.moeda || ':' || coalesce(to_char(l.expira_em at time zone 'America/Sao_Paulo', 'YYYY-MM'), '') as chave,
         count(*)::bigint as quantidade, sum(l.restante)::bigint as valor
       from lote l where l.campanha_id = $1 and l.restante > 0 and l.estornado_em is null
       group by 2 order by 2`,
      [campanhaId],
    );
  return {
    /**
     * Replaces the stored present state of a campaign.
     *
     * @param agenda of the instant prizes; undefined without them
     */
    async update(
      campanhaId: CampanhaId,
      agenda: 'contador' | 'horario' | undefined,
      agora: Date,
    ): Promise<void> {
      const rows = [
        ...(await listPedidos(campanhaId)),
        ...(agenda ? await listPremios(campanhaId, agenda, agora) : []),
        ...(await listSaldos(campanhaId)),
      ];
      await db.transaction(async (tx) => {
        await tx.query('select ate from resumo_campanha where campanha_id = $1 for update', [campanhaId]);
        await tx.query('delete from resumo_foto where campanha_id = $1', [campanhaId]);
        await tx.query(
          `insert into resumo_foto (campanha_id, assunto, chave, quantidade, valor)
           select $1, r.* from jsonb_to_recordset($2::jsonb)
             as r (assunto text, chave text, quantidade bigint, valor bigint)`,
          [campanhaId, JSON.stringify(rows)],
        );
        await tx.query('update resumo_campanha set fotografada_em = $2 where campanha_id = $1', [
          campanhaId,
          agora,
        ]);
      });
    },
  };
}
