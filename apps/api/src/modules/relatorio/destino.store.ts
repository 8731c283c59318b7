import type { Ator } from '../../kernel/auth/ator.ts';
import type { Columns } from '../../schema/call-function.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** Addresses of the weekly report, and the last week that all of them have. */
export type DestinoRow = Columns<'relatorio_destino', 'enderecos' | 'definido_em'> & {
  readonly ator: Ator;
  readonly ultima: string | null;
};

export type DestinoStore = ReturnType<typeof createDestinoStore>;

export const createDestinoStore = (db: Db) => ({
  async find(campanhaId: CampanhaId): Promise<DestinoRow | undefined> {
    const [row] = await db.query<DestinoRow>(
      `select d.enderecos, d.definido_em, d.ator, (
         select max(s.semana) from relatorio_semana s
         where s.campanha_id = d.campanha_id and s.terminado_em is not null) as ultima
       from relatorio_destino d where d.campanha_id = $1`,
      [campanhaId],
    );
    return row;
  },
  /** Replaces the addresses of a campaign. */
  async set(campanhaId: CampanhaId, enderecos: readonly string[], ator: Ator, agora: Date): Promise<void> {
    await db.query(
      `insert into relatorio_destino (campanha_id, enderecos, ator, definido_em) values ($1, $2::text[], $3, $4)
       on conflict on constraint relatorio_destino__pk do update
       set enderecos = excluded.enderecos, ator = excluded.ator, definido_em = excluded.definido_em`,
      [campanhaId, enderecos, ator, agora],
    );
  },
  /** Lists campaigns with addresses that have no finished report of a week. */
  listDevidos: async (semana: string): Promise<CampanhaId[]> =>
    (
      await db.query<{ campanha_id: CampanhaId }>(
        `select d.campanha_id from relatorio_destino d
         where cardinality(d.enderecos) > 0 and not exists (
           select from relatorio_semana s
           where s.campanha_id = d.campanha_id and s.semana = $1 and s.terminado_em is not null)
         order by d.campanha_id`,
        [semana],
      )
    ).map(({ campanha_id }) => campanha_id),
  /**
   * Claims the report of a week until `ate`; undefined while another process has it, once it is finished, and after
   * `maximo` attempts. Returns the addresses that have it already.
   */
  async claim(
    campanhaId: CampanhaId,
    semana: string,
    { posse, agora, ate, maximo }: { posse: string; agora: Date; ate: Date; maximo: number },
  ): Promise<string[] | undefined> {
    const [row] = await db.query<{ enviados: string[] }>(
      `insert into relatorio_semana as s (campanha_id, semana, posse, arrendado_ate, tentativas)
       values ($1, $2, $3, $5, 1)
       on conflict on constraint relatorio_semana__pk do update
       set posse = excluded.posse, arrendado_ate = excluded.arrendado_ate, tentativas = s.tentativas + 1
       where s.terminado_em is null and s.arrendado_ate <= $4 and s.tentativas < $6
       returning s.enviados`,
      [campanhaId, semana, posse, agora, ate, maximo],
    );
    return row?.enviados;
  },
  /** Notes an address before its message is sent; false when the claim is lost or another process noted it. */
  start: async (campanhaId: CampanhaId, semana: string, posse: string, endereco: string): Promise<boolean> =>
    (
      await db.query(
        `update relatorio_semana set enviados = array_append(enviados, $4)
         where campanha_id = $1 and semana = $2 and posse = $3 and not $4 = any (enviados) returning semana`,
        [campanhaId, semana, posse, endereco],
      )
    ).length > 0,
  /** Takes the address of a refused message back. */
  takeBack: (campanhaId: CampanhaId, semana: string, posse: string, endereco: string) =>
    db.query(
      `update relatorio_semana set enviados = array_remove(enviados, $4)
       where campanha_id = $1 and semana = $2 and posse = $3`,
      [campanhaId, semana, posse, endereco],
    ),
  finish: (campanhaId: CampanhaId, semana: string, posse: string, agora: Date) =>
    db.query(
      `update relatorio_semana set terminado_em = $4
       where campanha_id = $1 and semana = $2 and posse = $3 and terminado_em is null`,
      [campanhaId, semana, posse, agora],
    ),
});
