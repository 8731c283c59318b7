import type { Columns } from '../../../schema/call-function.ts';
import { first, type Db, type Queryable } from '../../../kernel/db/db.ts';

export type PasskeyRow = Columns<
  'passkey',
  'passkey_id' | 'credencial_id' | 'descricao' | 'host' | 'criado_em' | 'usado_em'
>;

/** A new passkey, and the challenge that it answered. */
export interface PasskeyNovo {
  readonly consumidorId: string;
  readonly passkeyId: string;
  /** Base64url, as the browser sends it. */
  readonly credencialId: string;
  readonly host: string;
  /** COSE key. */
  readonly chavePublica: Uint8Array;
  readonly assinaturas: number;
  readonly descricao: string;
  readonly agora: Date;
  readonly desafio: DesafioUsado;
}

export interface DesafioUsado {
  readonly desafioId: string;
  readonly expiraEm: Date;
}

/** Result of adding a passkey; `repetido`: the same request added it before. */
export type PasskeyCriado =
  | { readonly tipo: 'criado' | 'repetido'; readonly row: PasskeyRow }
  | { readonly tipo: 'demais' | 'usado' | 'semSessao' };

const columns = 'passkey_id, credencial_id, descricao, host, criado_em, usado_em';

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

export function createPasskeyStore(db: Db) {
  return {
    list: (consumidorId: string): Promise<PasskeyRow[]> =>
      db.query<PasskeyRow>(
        `select ${columns} from passkey where consumidor_id = $1 order by criado_em desc, passkey_id`,
        [consumidorId],
      ),
    /** Finds the public key of an account's credential at a host. */
    find: async (
      consumidorId: string,
      credencialId: string,
      host: string,
    ): Promise<Columns<'passkey', 'passkey_id' | 'chave_publica'> | undefined> =>
      (
        await db.query<Columns<'passkey', 'passkey_id' | 'chave_publica'>>(
          `select passkey_id, chave_publica from passkey
           where consumidor_id = $1 and credencial_id = $2 and host = $3`,
          [consumidorId, credencialId, host],
        )
      )[0],
    /**
     * Adds a passkey unless the account has `maximo`.
     *
     * @param lock locks the account within the transaction: it serializes concurrent requests, and waits for a
     * deletion or a new password, which end passkeys; false when one of them came first
     */
    create: (
      novo: PasskeyNovo,
      { maximo, lock }: { maximo: number; lock: (tx: Queryable) => Promise<boolean> },
    ): Promise<PasskeyCriado> =>
      db.transaction(async (tx) => ((await lock(tx)) ? create(tx, novo, maximo) : { tipo: 'semSessao' })),
    /** Consumes a challenge; returns false when it was used before. */
    takeDesafio: (usado: DesafioUsado): Promise<boolean> => takeDesafio(db, usado),
    /**
     * Records a sign-in with the authenticator's count of signatures; returns false when the count did not
     * advance. It stays 0 for passkeys that are synchronised between devices.
     */
    use: async (
      consumidorId: string,
      passkeyId: string,
      { assinaturas, agora }: { assinaturas: number; agora: Date },
    ): Promise<boolean> =>
      (
        await db.query(
          `update passkey set assinaturas = $3, usado_em = $4
           where consumidor_id = $1 and passkey_id = $2
             and (assinaturas < $3 or (assinaturas = 0 and $3 = 0))
           returning passkey_id`,
          [consumidorId, passkeyId, assinaturas, agora],
        )
      ).length === 1,
    /** Removes a passkey of the account; idempotent. */
    async delete(consumidorId: string, passkeyId: string): Promise<void> {
      await db.query('delete from passkey where consumidor_id = $1 and passkey_id = $2', [
        consumidorId,
        passkeyId,
      ]);
    },
    /** Removes all passkeys of an account within the caller's transaction. */
    async deleteOf(consumidorId: string, tx: Queryable): Promise<void> {
      await tx.query('delete from passkey where consumidor_id = $1', [consumidorId]);
    },
    /** Deletes used challenges that expired. */
    deleteExpired: async (before: Date): Promise<number> =>
      first(
        await db.query<{ total: number }>(
          `with gone as (delete from passkey_desafio where expira_em < $1 returning 1)
           select count(*) as total from gone`,
          [before],
        ),
      ).total,
  };
}

async function create(tx: Queryable, novo: PasskeyNovo, maximo: number): Promise<PasskeyCriado> {
  const { consumidorId, credencialId } = novo;
  const [before] = await tx.query<PasskeyRow>(
    `select ${columns} from passkey where consumidor_id = $1 and credencial_id = $2`,
    [consumidorId, credencialId],
  );
  if (before) return { tipo: 'repetido', row: before };
  const { total } = first(
    await tx.query<{ total: number }>('select count(*) as total from passkey where consumidor_id = $1', [
      consumidorId,
    ]),
  );
  if (total >= maximo) return { tipo: 'demais' };
  if (!(await takeDesafio(tx, novo.desafio))) return { tipo: 'usado' };
  const row = first(
    await tx.query<PasskeyRow>(
      `insert into passkey
         (consumidor_id, passkey_id, credencial_id, host, chave_publica, assinaturas, descricao, criado_em)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       returning ${columns}`,
      [
        consumidorId,
        novo.passkeyId,
        credencialId,
        novo.host,
        novo.chavePublica,
        novo.assinaturas,
        novo.descricao,
        novo.agora,
      ],
    ),
  );
  return { tipo: 'criado', row };
}

async function takeDesafio(tx: Queryable, { desafioId, expiraEm }: DesafioUsado): Promise<boolean> {
  const used = await tx.query(
    `insert into passkey_desafio (desafio_id, expira_em) values ($1, $2)
     on conflict on constraint passkey_desafio__pk do nothing
     returning desafio_id`,
    [desafioId, expiraEm],
  );
  return used.length === 1;
}
