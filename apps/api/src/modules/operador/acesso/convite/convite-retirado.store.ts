import type { Columns } from '../../../../schema/call-function.ts';
import type { Queryable } from '../../../../kernel/db/db.ts';
import type { Autoria } from '../../../../kernel/auth/ator.ts';
import { insertRegistros } from '../../auditoria/auditoria.store.ts';
import type { AuditoriaService } from '../../auditoria/auditoria.service.ts';
import { aprovadores } from '../equipe/aprovadores.ts';

/** An open invitation that ended because it lacks a person, or one of its people lost the right to invite. */
export type ConviteRetirado = Columns<
  'operador_convite',
  'convite_id' | 'promotora_id' | 'nome' | 'papel' | 'convidado_nome' | 'aprovado_nome'
>;

const retirado = 'c.convite_id, c.promotora_id, c.nome, c.papel, c.convidado_nome, c.aprovado_nome';

/** An invitation to a role that approves ($1) without two people, as earlier releases made; it cannot be accepted. */
const deUmaPessoa = `c.papel = any($1) and not c.por_comando and (c.convidado_por is null or c.aprovado_por is null)`;

/** The invitations that a transaction can use or withdraw. */
interface ConvitesDe {
  /** Inviter, approver or invited person. */
  readonly operadorId?: string;
  readonly tokenHash?: string;
  /** Promoter of the withdrawn invitations of one person. */
  readonly promotoraId?: string | null;
}

/**
 * Locks invitations in the order of their ids, then the operator. An acceptance locks in the same order, before roles.
 */
export async function lockConvites(
  tx: Queryable,
  { operadorId, tokenHash, promotoraId }: ConvitesDe,
): Promise<void> {
  await tx.query(
    `select 1 as one from operador_convite c
     where c.convidado_por = $2 or c.aprovado_por = $2
       or c.email = (select o.email from operador o where o.operador_id = $2)
       or c.token_hash = $3 or (c.promotora_id = $4 and ${deUmaPessoa})
     order by c.convite_id for update`,
    [aprovadores, operadorId ?? null, tokenHash ?? null, promotoraId ?? null],
  );
  if (operadorId !== undefined)
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
     returning ${retirado}`,
    [operadorId, agora, aprovadores, promotoraId],
  );
  if (retirados.length > 0) await writeRetirados(tx, retirados);
}

/**
 * Withdraws a promoter's open invitations of one person to roles that approve, within the transaction in which a person
 * gets such a role. The number of approvers is not asked: two transactions at the same time see one approver each.
 */
export async function withdrawDeUmaPessoa(
  tx: Queryable,
  { promotoraId, papel }: { readonly promotoraId: string; readonly papel: string | null },
  { agora, writeRetirados }: Pick<Perda, 'agora' | 'writeRetirados'>,
): Promise<void> {
  if (!aprovadores.some((one) => one === papel)) return;
  const retirados = await tx.query<ConviteRetirado>(
    `update operador_convite c set retirado_em = $2
     where c.retirado_em is null and c.ate > $2 and c.promotora_id = $3 and ${deUmaPessoa}
     returning ${retirado}`,
    [aprovadores, agora, promotoraId],
  );
  if (retirados.length > 0) await writeRetirados(tx, retirados);
}

/** Returns a function that records withdrawn invitations, each in the chain of its promoter, with inviter and invited person. */
export const createRecordRetirados =
  (auditoria: Pick<AuditoriaService, 'toFeitos'>): RecordRetirados =>
  (autoria) =>
  async (tx, retirados) => {
    const partes = retirados.map(({ convite_id: conviteID, promotora_id: promotora }) => ({
      params: { conviteID, ...(promotora === null ? {} : { promotora }) },
      body: undefined,
    }));
    const registros = auditoria.toFeitos('operador.retirarConvite', autoria, partes);
    await insertRegistros(
      tx,
      registros.map((registro, at) => ({
        ...registro,
        alvo: { ...registro.alvo, ...toQuemConvidou(retirados[at]!) },
      })),
    );
  };

const toQuemConvidou = ({
  nome: convidado,
  papel,
  convidado_nome: convidadoPor,
  aprovado_nome: aprovadoPor,
}: ConviteRetirado): Record<string, string> => ({
  convidado,
  ...(papel === null ? {} : { papel }),
  ...(convidadoPor === null ? {} : { convidadoPor }),
  ...(aprovadoPor === null ? {} : { aprovadoPor }),
});
