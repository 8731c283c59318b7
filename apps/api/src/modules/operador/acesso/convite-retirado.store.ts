import type { Columns } from '../../../schema/call-function.ts';
import type { Queryable } from '../../../kernel/db/db.ts';
import type { Autoria } from '../../../kernel/auth/ator.ts';
import { insertRegistros } from '../auditoria/auditoria.store.ts';
import type { AuditoriaService } from '../auditoria/auditoria.service.ts';
import { aprovadores } from './aprovadores.ts';

/** An open invitation that ended because one of its people lost the right to invite. */
export type ConviteRetirado = Columns<'operador_convite', 'convite_id' | 'promotora_id'>;

/**
 * Locks the invitations of an operator and those to the operator, then the operator: the order in which an accepted
 * invitation locks them, before roles.
 */
export async function lockConvites(tx: Queryable, operadorId: string): Promise<void> {
  await tx.query(
    `select 1 as one from operador_convite c
     where c.convidado_por = $1 or c.aprovado_por = $1
       or c.email = (select o.email from operador o where o.operador_id = $1)
     order by c.convite_id for update`,
    [operadorId],
  );
  await tx.query('select 1 as one from operador where operador_id = $1 for update', [operadorId]);
}

/** Writes rows of the trail within the transaction that has withdrawn the invitations. */
export type WriteRetirados = (tx: Queryable, retirados: readonly ConviteRetirado[]) => Promise<void>;

/** Returns the function that records the withdrawals of an author. */
export type RecordRetirados = (autoria: Autoria) => WriteRetirados;

/** The operator and the time of an act that can take a right. */
interface Perda {
  readonly operadorId: string;
  readonly agora: Date;
  readonly writeRetirados: WriteRetirados;
}

/**
 * Withdraws the open invitations that need an operator who may not invite any more, within the transaction that took the
 * right: each one by its inviter, and one to a role that approves proposals also by its approver.
 *
 * @param promotoraId the promoter of the act, which withdraws its own invitations only; null for the installation
 */
export async function withdrawSemDireito(
  tx: Queryable,
  { operadorId, agora, writeRetirados }: Perda,
  promotoraId: string | null,
): Promise<void> {
  const retirados = await tx.query<ConviteRetirado>(
    `update operador_convite c set retirado_em = $2
     where c.retirado_em is null and c.ate > $2 and not c.por_comando
       and ($4::text is null or c.promotora_id = $4)
       and (c.convidado_por = $1 or (c.aprovado_por = $1 and c.papel = any($3)))
       and not exists (select 1 from operador o where o.operador_id = $1 and o.da_instalacao)
       and not exists (select 1 from operador_papel p
         where p.operador_id = $1 and p.promotora_id = c.promotora_id and p.papel = 'administrador')
     returning c.convite_id, c.promotora_id`,
    [operadorId, agora, aprovadores, promotoraId],
  );
  if (retirados.length > 0) await writeRetirados(tx, retirados);
}

/** Returns a function that records withdrawn invitations, each in the chain of its promoter. */
export const createRecordRetirados =
  (auditoria: Pick<AuditoriaService, 'toFeitos'>): RecordRetirados =>
  (autoria) =>
  async (tx, retirados) => {
    const partes = retirados.map(({ convite_id: conviteID, promotora_id: promotora }) => ({
      params: { conviteID, ...(promotora === null ? {} : { promotora }) },
      body: undefined,
    }));
    await insertRegistros(tx, auditoria.toFeitos('operador.retirarConvite', autoria, partes));
  };
