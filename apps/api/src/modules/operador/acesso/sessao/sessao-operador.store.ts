import type { Columns } from '../../../../schema/call-function.ts';
import type { Db, Queryable } from '../../../../kernel/db/db.ts';

export type SessaoRow = Columns<
  'operador_sessao',
  'sessao_id' | 'operador_id' | 'aparelho' | 'criada_em' | 'usada_em' | 'elevada_em'
>;

const columns = 's.sessao_id, s.operador_id, s.aparelho, s.criada_em, s.usada_em, s.elevada_em';

/** Idle and absolute lifetime of a session. */
export const ociosaMinutos = 30;
export const maximoHoras = 12;

/** SQL condition: the session is neither ended nor expired at `$2`. */
const isAlive = `s.encerrada_em is null and s.usada_em > $2::timestamptz - interval '${ociosaMinutos} minutes'
  and s.criada_em > $2::timestamptz - interval '${maximoHoras} hours'`;

export type SessaoOperadorStore = ReturnType<typeof createSessaoOperadorStore>;

/** Sessions of the console; only the hash of the cookie is stored. */
export function createSessaoOperadorStore(db: Db) {
  return {
    /**
     * Starts a session unless the operator has another password hash than the judged one: a recovery ends the sessions that
     * exist, so a sign-in that it overtakes must not start one. Waits for a running recovery.
     */
    create: async (sessao: {
      readonly sessaoId: string;
      readonly operadorId: string;
      readonly senhaHash: string;
      readonly tokenHash: string;
      readonly aparelho: string;
      readonly aparelhoHash: string;
      readonly redeHash: string;
      readonly agora: Date;
    }): Promise<boolean> =>
      (
        await db.query(
          `with o as (select operador_id from operador where operador_id = $2 and senha_hash = $8 for share)
           insert into operador_sessao (sessao_id, operador_id, token_hash, aparelho, criada_em, usada_em, elevada_em,
             aparelho_hash, rede_hash)
           select $1, o.operador_id, $3, $4, $5, $5, $5, $6, $7 from o returning 1 as one`,
          [
            sessao.sessaoId,
            sessao.operadorId,
            sessao.tokenHash,
            sessao.aparelho,
            sessao.agora,
            sessao.aparelhoHash,
            sessao.redeHash,
            sessao.senhaHash,
          ],
        )
      ).length > 0,
    /** Finds a living session and prolongs it, at most once a minute. */
    async use(tokenHash: string, agora: Date): Promise<SessaoRow | undefined> {
      const [row] = await db.query<SessaoRow>(
        `select ${columns} from operador_sessao s where s.token_hash = $1 and ${isAlive}`,
        [tokenHash, agora],
      );
      if (row && agora.getTime() - row.usada_em.getTime() >= 60_000)
        await db.query('update operador_sessao set usada_em = greatest(usada_em, $2) where sessao_id = $1', [
          row.sessao_id,
          agora,
        ]);
      return row;
    },
    /** Records a fresh verification under another cookie; returns false for a session that has ended meanwhile. */
    elevate: async (
      sessaoId: string,
      tokenHash: string,
      { aparelhoHash, redeHash }: { readonly aparelhoHash: string; readonly redeHash: string },
      agora: Date,
    ): Promise<boolean> =>
      (
        await db.query(
          `update operador_sessao s set token_hash = $3, elevada_em = $2, usada_em = $2, aparelho_hash = $4, rede_hash = $5
           where s.sessao_id = $1 and ${isAlive} returning 1 as one`,
          [sessaoId, agora, tokenHash, aparelhoHash, redeHash],
        )
      ).length > 0,
    listByOperador: (operadorId: string, agora: Date): Promise<SessaoRow[]> =>
      db.query<SessaoRow>(
        `select ${columns} from operador_sessao s where s.operador_id = $1 and ${isAlive}
         order by s.usada_em desc, s.sessao_id`,
        [operadorId, agora],
      ),
    /** Ends one session of an operator; idempotent. */
    async end(operadorId: string, sessaoId: string, agora: Date): Promise<void> {
      await db.query(
        `update operador_sessao set encerrada_em = $3
         where operador_id = $1 and sessao_id = $2 and encerrada_em is null`,
        [operadorId, sessaoId, agora],
      );
    },
  };
}

/** Moves the times of all sessions along with a rehearsal clock, within its transaction. */
export async function moveSessoes(tx: Queryable, milliseconds: number): Promise<void> {
  await tx.query(
    `update operador_sessao set criada_em = criada_em + $1 * interval '1 millisecond',
       usada_em = usada_em + $1 * interval '1 millisecond', elevada_em = elevada_em + $1 * interval '1 millisecond'
     where encerrada_em is null`,
    [milliseconds],
  );
}

/** Ends all sessions of an operator and removes the passkeys, within the caller's transaction. */
export async function endAcessos(tx: Queryable, operadorId: string, agora: Date): Promise<void> {
  // A concurrent addition of a passkey holds this lock.
  await tx.query('select 1 as one from operador where operador_id = $1 for update', [operadorId]);
  await tx.query(
    'update operador_sessao set encerrada_em = $2 where operador_id = $1 and encerrada_em is null',
    [operadorId, agora],
  );
  await tx.query('delete from operador_passkey where operador_id = $1', [operadorId]);
}
