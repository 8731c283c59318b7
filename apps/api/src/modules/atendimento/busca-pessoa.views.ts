import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** More people than this do not share one e-mail address or protocol. */
const maximoAchadas = 20;

export type BuscaPessoaViews = ReturnType<typeof createBuscaPessoaViews>;

/** Finds ids of people by the lookup of each kind; their rows are read by a second statement (ADR 0039). */
export function createBuscaPessoaViews(db: Db) {
  const toIds = (rows: { consumidor_id: string }[]) => [...new Set(rows.map((row) => row.consumidor_id))];
  return {
    findByCpf: async (promotoraId: string, cpf: string): Promise<string[]> =>
      toIds(
        await db.query<{ consumidor_id: string }>(
          'select consumidor_id from consumidor_cpf where promotora_id = $1 and cpf = $2',
          [promotoraId, cpf],
        ),
      ),
    /** By the contact phone, and by the login where phones are logins. */
    findByTelefone: async (promotoraId: string, telefone: string): Promise<string[]> => {
      const [contatos, logins] = await Promise.all([
        db.query<{ consumidor_id: string }>(
          'select consumidor_id from consumidor_telefone where promotora_id = $1 and telefone_contato = $2',
          [promotoraId, telefone],
        ),
        db.query<{ consumidor_id: string }>(
          'select consumidor_id from login_usuario where promotora_id = $1 and usuario = $2',
          [promotoraId, telefone],
        ),
      ]);
      return toIds([...contatos, ...logins]);
    },
    /** E-mail addresses are not claimed: an index of each shard finds them. */
    findByEmail: async (promotoraId: string, email: string): Promise<string[]> =>
      toIds(
        await db.query<{ consumidor_id: string }>(
          `select consumidor_id from consumidor where promotora_id = $1 and email = $2
           order by consumidor_id limit ${maximoAchadas}`,
          [promotoraId, email],
        ),
      ),
    findByChave: async (campanhaIds: readonly CampanhaId[], chaveAcesso: string): Promise<string[]> =>
      toIds(
        await db.query<{ consumidor_id: string }>(
          `select consumidor_id from chave_acesso_registrada
           where chave_acesso = $1 and campanha_id = any ($2::uuid[])`,
          [chaveAcesso, campanhaIds],
        ),
      ),
    /** By the first 8 characters of the idempotency key, in lower case. */
    findByProtocolo: async (campanhaIds: readonly CampanhaId[], inicio: string): Promise<string[]> =>
      toIds(
        await db.query<{ consumidor_id: string }>(
          `select consumidor_id from documento_fiscal
           where lower(left(idempotencia, 8)) = $1 and idempotencia is not null and campanha_id = any ($2::uuid[])
           order by registrado_em limit ${maximoAchadas}`,
          [inicio, campanhaIds],
        ),
      ),
    /** By the 12 digits of an instant prize's code. */
    findByCodigo: async (campanhaIds: readonly CampanhaId[], codigo: string): Promise<string[]> =>
      toIds(
        await db.query<{ consumidor_id: string }>(
          `select consumidor_id from raspadinha
           where campanha_id = any ($1::uuid[]) and right(raspadinha_id::text, 12) = $2 and premio_id is not null`,
          [campanhaIds, codigo],
        ),
      ),
  };
}
