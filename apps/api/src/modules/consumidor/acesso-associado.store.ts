import type { Db } from '../../kernel/db/db.ts';

/** A company's login. */
export interface AcessoAssociado {
  readonly usuario: string;
  readonly tem_senha: boolean;
}

export type AcessoAssociadoStore = ReturnType<typeof createAcessoAssociadoStore>;

export const createAcessoAssociadoStore = (db: Db) => ({
  /** Lists which of the CNPJs have a login, with whether it has a password. */
  async list(promotoraId: string, cnpjs: readonly string[]): Promise<AcessoAssociado[]> {
    // Two queries, because a claim and its owner can be on different shards.
    const claims = await db.query<{ consumidor_id: string }>(
      'select consumidor_id from login_usuario where promotora_id = $1 and usuario = any ($2::text[])',
      [promotoraId, cnpjs],
    );
    return db.query<AcessoAssociado>(
      `select usuario, senha_hash <> '' as tem_senha from consumidor
        where consumidor_id = any ($1::uuid[]) and tipo = 'associado' and ativo`,
      [claims.map((claim) => claim.consumidor_id)],
    );
  },
});
