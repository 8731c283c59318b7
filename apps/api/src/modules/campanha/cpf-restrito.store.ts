import type { Ator } from '../../kernel/auth/ator.ts';
import { type Db, first } from '../../kernel/db/db.ts';
import type { CampanhaId } from './campanha-id.ts';

export interface Restricao {
  readonly cpf: string;
  readonly proprietario: boolean;
  readonly cnpjCpfAssociado: string | null;
  readonly ativo: boolean;
}

export type CpfRestritoStore = ReturnType<typeof createCpfRestritoStore>;

export function createCpfRestritoStore(db: Db) {
  return {
    list: (campanhaId: CampanhaId, cpf: string): Promise<Omit<Restricao, 'cpf'>[]> =>
      db.query<Omit<Restricao, 'cpf'>>(
        `select proprietario, cnpj_cpf_associado as "cnpjCpfAssociado", ativo from cpf_restrito
         where campanha_id = $1 and cpf = $2 order by ordem`,
        [campanhaId, cpf],
      ),
    /** Counts the documents of the list that are excluded. */
    count: async (campanhaId: CampanhaId): Promise<number> =>
      first(
        await db.query<{ total: number }>(
          `select count(distinct cpf)::integer as total from cpf_restrito
           where campanha_id = $1 and ativo and not proprietario and coalesce(cnpj_cpf_associado, '') = ''`,
          [campanhaId],
        ),
      ).total,
    /** Replaces the list atomically. */
    replace: (campanhaId: CampanhaId, restricoes: readonly Restricao[], ator: Ator): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.query('delete from cpf_restrito where campanha_id = $1', [campanhaId]);
        await tx.query(
          `insert into cpf_restrito (campanha_id, cpf, ordem, proprietario, cnpj_cpf_associado, ativo, ator)
           select $1::uuid, r.cpf, r.ordem, r.proprietario, r.cnpj_cpf_associado, r.ativo, $3::jsonb
           from jsonb_to_recordset($2::jsonb)
             as r (cpf text, ordem integer, proprietario boolean, cnpj_cpf_associado text, ativo boolean)`,
          [
            campanhaId,
            JSON.stringify(
              restricoes.map(({ cnpjCpfAssociado, ...restricao }, ordem) => ({
                ...restricao,
                ordem,
                cnpj_cpf_associado: cnpjCpfAssociado,
              })),
            ),
            ator,
          ],
        );
      }),
  };
}
