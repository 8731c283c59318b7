import { callFunction } from '../../schema/call-function.ts';
import type { Columns } from '../../schema/call-function.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { NotePublicacao } from '../campanha/public.ts';

type SaidaRow = Columns<
  'webhook_saida',
  'dono_id' | 'evento_id' | 'campanha_id' | 'tipo' | 'objeto_id' | 'status' | 'ocorrido_em'
>;

/** Writes the event of a published campaign in the transaction of the publication. */
export const notePublicacao: NotePublicacao = async (tx, { campanhaId, arquivo, publicadaEm }) => {
  const { ano, identificacao, ativa } = arquivo.campanha;
  await callFunction(tx, 'webhook_note', {
    donoId: campanhaId,
    campanhaId,
    tipo: 'campanha.publicada',
    objetoId: `${ano}/${identificacao}`,
    status: ativa ? 'ATIVA' : 'INATIVA',
    agora: publicadaEm,
  });
};

export type SaidaStore = ReturnType<typeof createSaidaStore>;

/** Store of the outbox of events. */
export const createSaidaStore = (db: Db) => ({
  /**
   * Moves the oldest events to the deliveries of the active endpoints that ask for them, and returns their number. A
   * process that moves the same events concurrently adds no second delivery.
   */
  move: (quantidade: number, { agora, desistirEm }: { agora: Date; desistirEm: Date }): Promise<number> =>
    db.transaction(async (tx) => {
      // The rows are spread over shards: they are read without a lock, and the primary key of the deliveries decides.
      const rows = await tx.query<SaidaRow>(
        `select s.dono_id, s.evento_id, s.campanha_id, s.tipo, s.objeto_id, s.status, s.ocorrido_em
         from webhook_saida s order by s.ocorrido_em limit $1`,
        [quantidade],
      );
      if (rows.length === 0) return 0;
      const eventoIds = rows.map((row) => row.evento_id);
      await tx.query(
        `insert into webhook_entrega (webhook_id, evento_id, tipo, ano, identificacao, objeto_id, status, ocorrido_em,
           criado_em, estado, tentar_em, desistir_em)
         select w.webhook_id, s.evento_id, s.tipo, c.ano, c.identificacao, s.objeto_id, s.status, s.ocorrido_em,
           $7, 'pendente', $7, $8
         from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::timestamptz[])
           as s (evento_id, campanha_id, tipo, objeto_id, status, ocorrido_em)
         join campanha c on c.campanha_id = s.campanha_id
         join webhook w on w.promotora_id = c.promotora_id and w.estado = 'ativo' and s.tipo = any (w.eventos)
         on conflict on constraint webhook_entrega__pk do nothing`,
        [
          eventoIds,
          rows.map((row) => row.campanha_id),
          rows.map((row) => row.tipo),
          rows.map((row) => row.objeto_id),
          rows.map((row) => row.status),
          rows.map((row) => row.ocorrido_em.toISOString()),
          agora,
          desistirEm,
        ],
      );
      await tx.query(
        `delete from webhook_saida s using unnest($1::uuid[], $2::uuid[]) as g (dono_id, evento_id)
         where s.dono_id = g.dono_id and s.evento_id = g.evento_id`,
        [rows.map((row) => row.dono_id), eventoIds],
      );
      return rows.length;
    }),
});
