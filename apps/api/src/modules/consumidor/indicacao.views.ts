import { first, type Db } from '../../kernel/db/db.ts';

export interface IndicacaoView {
  readonly nome: string;
  readonly criado_em: Date;
  readonly cadastro_inicial: boolean;
}

export type IndicacaoViews = ReturnType<typeof createIndicacaoViews>;

export function createIndicacaoViews(db: Db) {
  return {
    /** People of a promoter whose registration named the code, newest first, and how many there are. */
    async list(
      promotoraId: string,
      codigo: string,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ rows: IndicacaoView[]; total: number }> {
      const rows = await db.query<IndicacaoView>(
        `select nome, criado_em, cadastro_inicial from consumidor
         where promotora_id = $1 and indicacao = $2 and ativo order by criado_em desc limit $3 offset $4`,
        [promotoraId, codigo, limit, offset],
      );
      const { total } = first(
        await db.query<{ total: number }>(
          'select count(*) as total from consumidor where promotora_id = $1 and indicacao = $2 and ativo',
          [promotoraId, codigo],
        ),
      );
      return { rows, total };
    },
  };
}
