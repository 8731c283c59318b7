import type { Columns } from '../../schema/call-function.ts';
import type { Db, Queryable } from '../../kernel/db/db.ts';
import type { Comunicado } from './comunicado.ts';

export type ComunicadoRow = Columns<'comunicado', 'comunicado_id' | 'destinatario' | 'assunto' | 'texto'>;

const claimMilliseconds = 5 * 60_000;
/** How long an e-mail is tried, and then kept as a record. */
const tentadoDias = 7;
const guardadoDias = 30;
const porVez = 20;

/** Stores e-mails of the installation, each address once, within the transaction that they report. */
export async function queueComunicado(
  tx: Queryable,
  { destinatarios, assunto, texto }: Comunicado,
  agora: Date,
): Promise<void> {
  await tx.query(
    `insert into comunicado (comunicado_id, destinatario, assunto, texto, criado_em)
     select gen_random_uuid(), d.endereco, $2, $3, $4 from (select distinct unnest($1::text[]) as endereco) d`,
    [[...destinatarios], assunto, texto, agora],
  );
}

/** E-mails of the installation that wait to be sent. */
export const createComunicadoStore = (db: Db) => ({
  /** Claims waiting e-mails for five minutes, oldest first. */
  claim: (agora: Date): Promise<ComunicadoRow[]> =>
    db.query<ComunicadoRow>(
      `update comunicado c set tentado_em = $1
       where c.comunicado_id in (
         select w.comunicado_id from comunicado w
         where w.enviado_em is null and w.criado_em > $3 and (w.tentado_em is null or w.tentado_em <= $2)
         order by w.criado_em, w.comunicado_id limit ${porVez} for update skip locked)
       returning c.comunicado_id, c.destinatario, c.assunto, c.texto`,
      [agora, new Date(agora.getTime() - claimMilliseconds), toDiasAntes(agora, tentadoDias)],
    ),
  async finish(comunicadoId: string, agora: Date): Promise<void> {
    await db.query('update comunicado set enviado_em = $2 where comunicado_id = $1', [comunicadoId, agora]);
  },
  async deleteOld(agora: Date): Promise<void> {
    await db.query('delete from comunicado where criado_em < $1', [toDiasAntes(agora, guardadoDias)]);
  },
});

const toDiasAntes = (agora: Date, dias: number): Date => new Date(agora.getTime() - dias * 86_400_000);
