import type { Columns } from '../../../schema/call-function.ts';
import { first, type Db, type Queryable } from '../../../kernel/db/db.ts';
import { createId } from '../../../kernel/ids.ts';
import { holdTelefone } from './perfil.store.ts';
import { lockAtivo } from '../pessoa-ativa.store.ts';

interface Before extends Columns<
  'consumidor',
  'email' | 'email_verificado' | 'email_anterior' | 'telefone_contato'
> {
  readonly trocado_em: Date;
}

export type ContatoTrocaStore = ReturnType<typeof createContatoTrocaStore>;

export function createContatoTrocaStore(db: Db) {
  return {
    /** Finds the owner of an undo link; undefined when it is used, expired or unknown. */
    findOwner: async (tokenHash: string, agora: Date): Promise<string | undefined> =>
      (
        await db.query<{ consumidor_id: string }>(
          'select consumidor_id from contato_troca where token_hash = $1 and usado_em is null and expira_em > $2',
          [tokenHash, agora],
        )
      )[0]?.consumidor_id,
    /**
     * Restores the contacts from before a change within a transaction; revokes the password, every session and
     * the links of later changes. Returns false without any write when the link was used meanwhile.
     */
    restore,
    deleteExpired: async (before: Date): Promise<number> =>
      first(
        await db.query<{ total: number }>(
          `with gone as (delete from contato_troca where expira_em < $1 returning 1)
           select count(*) as total from gone`,
          [before],
        ),
      ).total,
  };
}

async function restore(
  {
    tokenHash,
    consumidorId,
    agora,
    endereco,
  }: { tokenHash: string; consumidorId: string; agora: Date; endereco: string },
  tx: Queryable,
): Promise<boolean> {
  // Lock order: consumer row first, as in every profile change.
  const row = await lockAtivo(tx, consumidorId);
  if (!row) return false;
  const [before] = await tx.query<Before>(
    `update contato_troca set usado_em = $2 where token_hash = $1 and usado_em is null and expira_em > $2
     returning email, email_verificado, email_anterior, telefone_contato, trocado_em`,
    [tokenHash, agora],
  );
  if (!before) return false;
  let telefone = before.telefone_contato;
  if (
    telefone !== row.telefone_contato &&
    !(await holdTelefone(tx, row.promotora_id, telefone, consumidorId))
  )
    // Another consumer holds the phone by now; the account is safe without it.
    telefone = null;
  await tx.query(
    `update consumidor set email = $2, email_verificado = $3, email_anterior = $4, telefone_contato = $5,
       email_vale_em = null, telefone_vale_em = null, senha_hash = '', token_versao = token_versao + 1, atualizado_em = $6
     where consumidor_id = $1`,
    [consumidorId, before.email, before.email_verificado, before.email_anterior, telefone, agora],
  );
  await tx.query(
    'update contato_troca set usado_em = $3 where consumidor_id = $1 and trocado_em >= $2 and usado_em is null',
    [consumidorId, before.trocado_em, agora],
  );
  await tx.query(
    `insert into consumidor_alteracao (consumidor_id, alteracao_id, campos, alterado_em, endereco)
     values ($1, $2, $3, $4, $5)`,
    [consumidorId, createId(), ['email', 'telefone_contato', 'senha_hash'], agora, endereco],
  );
  return true;
}
