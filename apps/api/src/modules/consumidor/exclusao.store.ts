import type { Db, Queryable } from '../../kernel/db/db.ts';
import { freeCpf } from './cpf-claim.store.ts';
import { pessoaColumns } from './pessoa.columns.ts';
import { lockAtivo } from './pessoa-ativa.store.ts';

/** Deletes a higher module's data of a consumer within the account deletion's transaction. */
export type DeleteOf = (consumidorId: string, tx: Queryable) => Promise<void>;

/** Retention of a deleted account's identity. */
export interface Guarda {
  /** Last day of retention, `yyyy-mm-dd`; null: deleted together with the account. */
  readonly reterAte: string | null;
  /** Whether the login is free at once rather than after that day. */
  readonly isUsuarioFreed: boolean;
}

/** Decides within the locking transaction how the account is deleted; undefined: it stays. */
export type Decide = (tx: Queryable) => Promise<Guarda | undefined>;

export type ExclusaoStore = ReturnType<typeof createExclusaoStore>;

export function createExclusaoStore(db: Db, deletions: readonly DeleteOf[]) {
  return {
    /**
     * Deletes an account in one transaction: moves the identity to the legal hold, clears it in the account and
     * revokes every session. Returns false when it was deleted before or `decide` keeps it.
     */
    exclude: (consumidorId: string, excluidoEm: Date, decide: Decide): Promise<boolean> =>
      db.transaction(async (tx) => {
        if (!(await exclude(tx, consumidorId, excluidoEm, decide))) return false;
        for (const deleteOf of deletions) await deleteOf(consumidorId, tx);
        return true;
      }),
    /** Deletes identities past their retention period, with their login. */
    forgetBefore: (dia: string): Promise<void> =>
      db.transaction(async (tx) => {
        const gone = await tx.query<{ consumidor_id: string; promotora_id: string; usuario: string }>(
          'delete from consumidor_retido where reter_ate < $1 returning consumidor_id, promotora_id, usuario',
          [dia],
        );
        for (const { consumidor_id, promotora_id, usuario } of gone)
          await freeUsuario(tx, promotora_id, usuario, consumidor_id);
      }),
    /** Returns which of these pictures profiles reference. */
    async listFotosNomeadas(nomesArquivo: readonly string[]): Promise<string[]> {
      const rows = await db.query<{ uri_foto_perfil: string }>(
        'select uri_foto_perfil from consumidor where uri_foto_perfil = any($1)',
        [nomesArquivo],
      );
      return rows.map((row) => row.uri_foto_perfil);
    },
  };
}

/** Resets every personal field to its default, except the name, which is not nullable. */
const emptied = pessoaColumns
  .filter((column) => column !== 'nome')
  .map((column) => `${column} = default`)
  .join(', ');

/** Frees the login of a deleted account, not that of another one, and invalidates the password. */
async function freeUsuario(tx: Queryable, promotoraId: string, usuario: string, id: string): Promise<void> {
  await tx.query(
    'delete from login_usuario where promotora_id = $1 and usuario = $2 and consumidor_id = $3',
    [promotoraId, usuario, id],
  );
  await tx.query(`update consumidor set senha_hash = '' where consumidor_id = $1`, [id]);
}

async function exclude(tx: Queryable, id: string, excluidoEm: Date, decide: Decide): Promise<boolean> {
  // Read under the lock: a concurrent change is part of the retained identity.
  const row = await lockAtivo(tx, id);
  const guarda = row && (await decide(tx));
  if (!row || !guarda) return false;
  const { promotora_id, usuario, uri_foto_perfil: _foto, ...identidade } = row;
  await tx.query(
    `update consumidor set usuario = 'excluido-' || consumidor_id, nome = 'CONTA EXCLUÍDA', ${emptied},
       email_anterior = null, email_vale_em = null, telefone_vale_em = null, indicacao = null,
       uri_foto_perfil = null, dinamica_cupom = '[]', aceita_notificacao = false,
       email_verificado = false, ativo = false, token_versao = token_versao + 1, excluido_em = $2, atualizado_em = $2
     where consumidor_id = $1`,
    [id, excluidoEm],
  );
  if (guarda.reterAte !== null)
    await tx.query(
      `insert into consumidor_retido (consumidor_id, promotora_id, usuario, identidade, excluido_em, reter_ate)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, promotora_id, usuario, JSON.stringify(identidade), excluidoEm, guarda.reterAte],
    );
  if (guarda.isUsuarioFreed) await freeUsuario(tx, promotora_id, usuario, id);
  await tx.query('delete from consumidor_telefone where promotora_id = $1 and consumidor_id = $2', [
    promotora_id,
    id,
  ]);
  await freeCpf(tx, promotora_id, row.cpf, id);
  await tx.query('delete from login_facebook where promotora_id = $1 and consumidor_id = $2', [
    promotora_id,
    id,
  ]);
  await tx.query('delete from contato_troca where consumidor_id = $1', [id]);
  return true;
}
