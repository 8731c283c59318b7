import type { Db, Queryable } from '../../kernel/db/db.ts';
import { freeCpf } from './cpf-claim.store.ts';
import { pessoaColumns } from './pessoa.columns.ts';
import { lockAtivo } from './pessoa-ativa.store.ts';

/** What a higher module keeps of a person and deletes with the account, in the same transaction. */
export type DeleteOf = (consumidorId: string, tx: Queryable) => Promise<void>;

/** How the identity of an account that ends is kept. */
export interface Guarda {
  /** The last day on which it is kept apart, `yyyy-mm-dd`; null: it is deleted with the account. */
  readonly reterAte: string | null;
  /** Whether the login may be taken by another account at once, and not only after that day. */
  readonly isUsuarioFreed: boolean;
}

/** Decides in the transaction that holds an account how it ends; undefined: it stays. */
export type Decide = (tx: Queryable) => Promise<Guarda | undefined>;

export type ExclusaoStore = ReturnType<typeof createExclusaoStore>;

export function createExclusaoStore(db: Db, deletions: readonly DeleteOf[]) {
  return {
    /**
     * Ends an account in one transaction: the person's identity moves to the legal hold, the account keeps nothing
     * of it, every session ends. Answers false when the account had ended before, or `decide` leaves it.
     */
    exclude: (consumidorId: string, excluidoEm: Date, decide: Decide): Promise<boolean> =>
      db.transaction(async (tx) => {
        if (!(await exclude(tx, consumidorId, excluidoEm, decide))) return false;
        for (const deleteOf of deletions) await deleteOf(consumidorId, tx);
        return true;
      }),
    /** Deletes the identities whose time of keeping is over, with the login that named them. */
    forgetBefore: (dia: string): Promise<void> =>
      db.transaction(async (tx) => {
        const gone = await tx.query<{ consumidor_id: string; promotora_id: string; usuario: string }>(
          'delete from consumidor_retido where reter_ate < $1 returning consumidor_id, promotora_id, usuario',
          [dia],
        );
        for (const { consumidor_id, promotora_id, usuario } of gone)
          await freeUsuario(tx, promotora_id, usuario, consumidor_id);
      }),
    /** Which of these pictures profiles show. */
    async listFotosNomeadas(nomesArquivo: readonly string[]): Promise<string[]> {
      const rows = await db.query<{ uri_foto_perfil: string }>(
        'select uri_foto_perfil from consumidor where uri_foto_perfil = any($1)',
        [nomesArquivo],
      );
      return rows.map((row) => row.uri_foto_perfil);
    },
  };
}

/** Every field of a person but the name, which is never nothing, as it is for who told nothing. */
const emptied = pessoaColumns
  .filter((column) => column !== 'nome')
  .map((column) => `${column} = default`)
  .join(', ');

/** Frees the login of an account that ended; that of another account stays. The password opens nothing any more. */
async function freeUsuario(tx: Queryable, promotoraId: string, usuario: string, id: string): Promise<void> {
  await tx.query(
    'delete from login_usuario where promotora_id = $1 and usuario = $2 and consumidor_id = $3',
    [promotoraId, usuario, id],
  );
  await tx.query(`update consumidor set senha_hash = '' where consumidor_id = $1`, [id]);
}

async function exclude(tx: Queryable, id: string, excluidoEm: Date, decide: Decide): Promise<boolean> {
  // Read under the lock: what a change of the same moment wrote is part of the identity.
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
