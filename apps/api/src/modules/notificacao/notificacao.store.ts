import { callFunction } from '../../schema/call-function.ts';
import { toShortReads, type Db, type Queryable } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** A notification. `titulo` and `mensagem` are set for broadcasts, `valores` for individual ones. */
export interface NotificacaoView {
  readonly notificacao_id: string;
  readonly tipo: string;
  readonly origem_id: string | null;
  readonly valores: Record<string, string | number> | null;
  readonly titulo: string | null;
  readonly mensagem: string | null;
  readonly url_imagem: string | null;
  readonly enviada_em: Date;
  readonly vista: boolean;
}

/** A notice to one person, with the name of its author. */
export interface AvisoPessoa {
  readonly avisoId: string;
  readonly titulo: string;
  readonly mensagem: string;
  readonly ator: string;
}

export type NotificacaoStore = ReturnType<typeof createNotificacaoStore>;

export const createNotificacaoStore = (db: Db) => ({
  /** Lists a consumer's notifications in a campaign, broadcasts included, newest first. */
  list: (consumidorId: string, campanhaId: CampanhaId, limite: number) =>
    toShortReads(db).query<NotificacaoView>(
      `select n.notificacao_id, n.tipo, n.origem_id, n.valores, null as titulo, null as mensagem, n.valores ->> 'urlImagem' as url_imagem,
         n.enviada_em, n.vista_em is not null as vista
       from notificacao n where n.consumidor_id = $1 and n.campanha_id = $2
       union all
       select g.notificacao_id, g.tipo, null, null, g.titulo, g.mensagem, g.url_imagem, g.enviada_em,
         exists (select 1 from notificacao_geral_vista s
           where s.consumidor_id = $1 and s.notificacao_id = g.notificacao_id)
       from notificacao_geral g where g.campanha_id = $2
       order by enviada_em desc, notificacao_id limit $3`,
      [consumidorId, campanhaId, limite],
    ),
  /** Marks notifications as seen; returns how many were unseen. */
  async see(consumidorId: string, ids: readonly string[], agora: Date): Promise<number> {
    const rows = await db.query(
      `with propria as (
         update notificacao n set vista_em = $3
         where n.consumidor_id = $1 and n.notificacao_id = any ($2::uuid[]) and n.vista_em is null
         returning n.notificacao_id
       ), geral as (
         insert into notificacao_geral_vista (consumidor_id, notificacao_id)
         select $1, g.notificacao_id from notificacao_geral g where g.notificacao_id = any ($2::uuid[])
         on conflict on constraint notificacao_geral_vista__pk do nothing
         returning notificacao_id
       )
       select notificacao_id from propria union all select notificacao_id from geral`,
      [consumidorId, ids, agora],
    );
    return rows.length;
  },
  /** Adds a notice of the campaign to one person, once for each `avisoId`. */
  async addDaPessoa(
    { consumidorId, campanhaId }: { readonly consumidorId: string; readonly campanhaId: CampanhaId },
    { avisoId, ...valores }: AvisoPessoa,
    agora: Date,
  ): Promise<void> {
    await callFunction(db, 'notificacao_add', {
      consumidorId,
      campanhaId,
      tipo: 'CAMPANHA',
      origemId: avisoId,
      valores: JSON.stringify(valores),
      agora,
    });
  },
  async deleteOf(consumidorId: string, tx: Queryable): Promise<void> {
    await tx.query('delete from notificacao where consumidor_id = $1', [consumidorId]);
    await tx.query('delete from notificacao_geral_vista where consumidor_id = $1', [consumidorId]);
  },
});
