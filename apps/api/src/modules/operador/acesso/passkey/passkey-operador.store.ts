import { holdLock } from '../../../../kernel/db/advisory-lock.ts';
import type { PasskeyVerificada } from '../../../../kernel/auth/verify-passkey.ts';
import type { SessaoOperador } from '../../../../kernel/auth/ator.ts';
import { type Db, first, type Queryable } from '../../../../kernel/db/db.ts';
import type { Columns } from '../../../../schema/call-function.ts';

export type PasskeyOperadorRow = Columns<
  'operador_passkey',
  'passkey_id' | 'credencial_id' | 'nome' | 'criada_em' | 'usada_em'
>;

/** The ceremony for which a challenge is valid, and its session; a sign-in has none. */
export interface DesafioOperador {
  readonly finalidade: 'entrar' | 'elevar' | 'incluir';
  readonly sessaoId: string | null;
}

/** A verified passkey to add. */
export interface PasskeyOperadorNova extends PasskeyVerificada {
  readonly passkeyId: string;
  readonly nome: string;
  readonly agora: Date;
}

/** An added passkey; `isRepetida`: an earlier request added it. */
interface PasskeyCriada {
  readonly row: PasskeyOperadorRow;
  readonly isRepetida: boolean;
}

type PasskeyRecusa = 'semSessao' | 'usado' | 'demais' | 'alheia';

const columns = 'passkey_id, credencial_id, nome, criada_em, usada_em';

export type PasskeyOperadorStore = ReturnType<typeof createPasskeyOperadorStore>;

/** Passkeys of operators, and the challenges of their ceremonies. */
export function createPasskeyOperadorStore(db: Db) {
  return {
    list: (operadorId: string): Promise<PasskeyOperadorRow[]> =>
      db.query<PasskeyOperadorRow>(
        `select ${columns} from operador_passkey where operador_id = $1 order by criada_em desc, passkey_id`,
        [operadorId],
      ),
    count: (operadorId: string): Promise<number> => countPasskeys(db, operadorId),
    /** Finds the public key of an operator's credential. */
    find: async (
      operadorId: string,
      credencialId: string,
    ): Promise<Columns<'operador_passkey', 'passkey_id' | 'chave_publica'> | undefined> =>
      (
        await db.query<Columns<'operador_passkey', 'passkey_id' | 'chave_publica'>>(
          'select passkey_id, chave_publica from operador_passkey where operador_id = $1 and credencial_id = $2',
          [operadorId, credencialId],
        )
      )[0],
    async createDesafio(
      desafioHash: string,
      { finalidade, sessaoId }: DesafioOperador,
      ate: Date,
    ): Promise<void> {
      await db.query(
        'insert into operador_desafio (desafio_hash, finalidade, sessao_id, ate) values ($1, $2, $3, $4)',
        [desafioHash, finalidade, sessaoId, ate],
      );
    },
    /** Whether a challenge is valid for exactly this ceremony; it may have been used. */
    hasDesafio: async (
      desafioHash: string,
      { finalidade, sessaoId }: DesafioOperador,
      agora: Date,
    ): Promise<boolean> =>
      (
        await db.query(
          `select 1 as one from operador_desafio where desafio_hash = $1 and finalidade = $2
             and sessao_id is not distinct from $3::uuid and ate > $4`,
          [desafioHash, finalidade, sessaoId, agora],
        )
      ).length > 0,
    /**
     * Uses a challenge and records the sign-in with the authenticator's count of signatures.
     *
     * @returns 'repetido' when the challenge was used before, 'copiado' when the count did not advance; it stays 0 for
     * passkeys that are synchronised between devices
     */
    use: (
      passkeyId: string,
      { desafioId, assinaturas, agora }: { desafioId: string; assinaturas: number; agora: Date },
    ): Promise<'feito' | 'repetido' | 'copiado'> =>
      db.transaction(async (tx) => {
        if (!(await takeDesafio(tx, desafioId, agora))) return 'repetido';
        const used = await tx.query(
          `update operador_passkey set assinaturas = $2, usada_em = $3
           where passkey_id = $1 and (assinaturas < $2 or (assinaturas = 0 and $2 = 0)) returning 1 as one`,
          [passkeyId, assinaturas, agora],
        );
        return used.length > 0 ? 'feito' : 'copiado';
      }),
    /**
     * Adds a passkey unless the operator has `maximo`; repeating it returns the same one. Returns 'semSessao' when the
     * session has ended, 'usado' when the challenge was used for another passkey, and 'alheia' when another account
     * has the credential.
     */
    create: (
      sessao: SessaoOperador,
      nova: PasskeyOperadorNova,
      maximo: number,
    ): Promise<PasskeyCriada | PasskeyRecusa> => db.transaction((tx) => create(tx, sessao, nova, maximo)),
    rename: async (
      operadorId: string,
      passkeyId: string,
      nome: string,
    ): Promise<PasskeyOperadorRow | undefined> =>
      (
        await db.query<PasskeyOperadorRow>(
          `update operador_passkey set nome = $3 where operador_id = $1 and passkey_id = $2 returning ${columns}`,
          [operadorId, passkeyId, nome],
        )
      )[0],
    /** Removes a passkey of the operator; idempotent. */
    async delete(operadorId: string, passkeyId: string): Promise<void> {
      await db.query('delete from operador_passkey where operador_id = $1 and passkey_id = $2', [
        operadorId,
        passkeyId,
      ]);
    },
    async deleteExpired(agora: Date): Promise<void> {
      await db.query('delete from operador_desafio where ate < $1', [agora]);
    },
  };
}

async function create(
  tx: Queryable,
  { operadorId, sessaoId }: SessaoOperador,
  nova: PasskeyOperadorNova,
  maximo: number,
): Promise<PasskeyCriada | PasskeyRecusa> {
  // Serializes with other additions, and with an invitation or a removal, which end sessions and passkeys.
  await tx.query('select 1 as one from operador where operador_id = $1 for update', [operadorId]);
  const open = await tx.query(
    'select 1 as one from operador_sessao where sessao_id = $1 and operador_id = $2 and encerrada_em is null',
    [sessaoId, operadorId],
  );
  if (open.length === 0) return 'semSessao';
  const [before] = await tx.query<PasskeyOperadorRow>(
    `select ${columns} from operador_passkey where operador_id = $1 and credencial_id = $2`,
    [operadorId, nova.credencialId],
  );
  if (before) return { row: before, isRepetida: true };
  if (await isAlheia(tx, nova.credencialId)) return 'alheia';
  if ((await countPasskeys(tx, operadorId)) >= maximo) return 'demais';
  if (!(await takeDesafio(tx, nova.desafioId, nova.agora))) return 'usado';
  const row = first(
    await tx.query<PasskeyOperadorRow>(
      `insert into operador_passkey
         (passkey_id, operador_id, credencial_id, chave_publica, assinaturas, nome, criada_em)
       values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
      [
        nova.passkeyId,
        operadorId,
        nova.credencialId,
        nova.chavePublica,
        nova.assinaturas,
        nova.nome,
        nova.agora,
      ],
    ),
  );
  return { row, isRepetida: false };
}

/**
 * Whether an account has a credential already (WebAuthn, 7.1); serializes two accounts that add it at the same time. Not a
 * constraint: earlier releases may have stored a credential twice.
 */
async function isAlheia(tx: Queryable, credencialId: string): Promise<boolean> {
  await holdLock(tx, 'passkey', credencialId);
  const found = await tx.query('select 1 as one from operador_passkey where credencial_id = $1 limit 1', [
    credencialId,
  ]);
  return found.length > 0;
}

const countPasskeys = async (db: Queryable, operadorId: string): Promise<number> =>
  first(
    await db.query<{ total: number }>(
      'select count(*) as total from operador_passkey where operador_id = $1',
      [operadorId],
    ),
  ).total;

/** Consumes a challenge; returns false when it was used before. */
const takeDesafio = async (tx: Queryable, desafioHash: string, agora: Date): Promise<boolean> =>
  (
    await tx.query(
      `update operador_desafio set usado_em = $2 where desafio_hash = $1 and usado_em is null
       returning 1 as one`,
      [desafioHash, agora],
    )
  ).length > 0;
