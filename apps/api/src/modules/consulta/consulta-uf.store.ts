import type { Ator } from '../../kernel/auth/ator.ts';
import type { Columns } from '../../schema/call-function.ts';
import type { Db } from '../../kernel/db/db.ts';

/** A state with a page that is not asked now. */
export type UfParada = Columns<'consulta_uf', 'uf' | 'desligada_em' | 'pausa_ate'>;

export type ConsultaUfStore = ReturnType<typeof createConsultaUfStore>;

/** Health of each state's site. Every change is a single statement, because all processes share it. */
export const createConsultaUfStore = (db: Db) => ({
  /** Records a readable receipt page. Returns true when this ends an automatic switch-off. */
  async markBoa(uf: string, ritmoSegundos: number, agora: Date): Promise<boolean> {
    const rows = await db.query<{ religada: boolean }>(
      `with antes as (select o.desligada_por from consulta_uf o where o.uf = $1 for update)
       update consulta_uf u set falhas_seguidas = 0, ilegiveis_seguidas = 0, ultima_boa_em = $3, pausa_ate = null,
         proxima_em = least(u.proxima_em, $3::timestamptz + make_interval(secs => $2)),
         desligada_em = case when u.desligada_por = 'operador' then u.desligada_em end,
         desligada_por = case when u.desligada_por = 'operador' then u.desligada_por end,
         motivo = case when u.desligada_por = 'operador' then u.motivo end
       from antes a where u.uf = $1 returning a.desligada_por = 'programa' as religada`,
      [uf, ritmoSegundos, agora],
    );
    return rows[0]?.religada ?? false;
  },
  /** Records a response without the receipt. */
  async markResposta(uf: string): Promise<void> {
    await db.query('update consulta_uf set falhas_seguidas = 0 where uf = $1 and falhas_seguidas > 0', [uf]);
  },
  /** Records an unreadable page; returns the number in a row and whether another receipt was read before. */
  async markIlegivel(
    uf: string,
    ritmoSegundos: number,
    agora: Date,
  ): Promise<{ seguidas: number; hasBoa: boolean }> {
    const rows = await db.query<{ seguidas: number }>(
      `update consulta_uf u set ilegiveis_seguidas = u.ilegiveis_seguidas + 1, falhas_seguidas = 0,
         proxima_em = case when u.desligada_em is null then $3::timestamptz + make_interval(secs => $2) else u.proxima_em end
       where u.uf = $1 returning u.ilegiveis_seguidas as seguidas`,
      [uf, ritmoSegundos, agora],
    );
    const boas = await db.query(
      `select 1 as one from consulta where uf = $1 and situacao = 'achada'
         and respondida_em > $2::timestamptz - interval '60 days' limit 1`,
      [uf, agora],
    );
    return { seguidas: rows[0]?.seguidas ?? 0, hasBoa: boas.length > 0 };
  },
  /**
   * Pauses the state for `segundos`, with exponential back-off from 30 s to an hour. Concurrent failures count
   * once. Returns the number of failures in a row.
   */
  async pause(uf: string, segundos: number, agora: Date): Promise<number> {
    const rows = await db.query<{ falhas: number }>(
      `update consulta_uf u set falhas_seguidas = u.falhas_seguidas + 1,
         pausa_ate = $3::timestamptz + make_interval(secs => greatest($2, least(3600, 30 * power(2, least(u.falhas_seguidas, 9)))))
       where u.uf = $1 and (u.pausa_ate is null or u.pausa_ate <= $3) returning u.falhas_seguidas as falhas`,
      [uf, segundos, agora],
    );
    return rows[0]?.falhas ?? 0;
  },
  /** Switches the state off until its page is readable again; returns true for the call that did it. */
  async desligar(uf: string, motivo: string, agora: Date): Promise<boolean> {
    const rows = await db.query(
      `update consulta_uf u set desligada_em = $3, desligada_por = 'programa', motivo = $2, pausa_ate = null,
         proxima_em = $3::timestamptz + interval '1 hour'
       where u.uf = $1 and u.desligada_em is null returning 1`,
      [uf, motivo, agora],
    );
    return rows.length > 0;
  },
  /** Lists the states with a disabled or pausing page. */
  listParadas: (agora: Date): Promise<UfParada[]> =>
    db.query<UfParada>(
      `select uf, desligada_em, pausa_ate from consulta_uf
       where desligada_em is not null or pausa_ate > $1 order by uf`,
      [agora],
    ),
  /** Applies an operator's switch: off until switched on, or on with all counters reset. */
  async set(
    uf: string,
    { ligada, motivo, ator }: { ligada: boolean; motivo: string; ator: Ator },
    agora: Date,
  ): Promise<void> {
    await db.query(
      `insert into consulta_uf (uf, desligada_em, desligada_por, motivo, ator)
       values ($1, case when not $2::boolean then $4::timestamptz end, case when not $2 then 'operador' end, case when not $2 then $3 end, $5)
       on conflict (uf) do update set
         desligada_em = case when excluded.desligada_em is null then null else coalesce(consulta_uf.desligada_em, excluded.desligada_em) end,
         desligada_por = excluded.desligada_por, motivo = excluded.motivo, falhas_seguidas = 0, ilegiveis_seguidas = 0,
         pausa_ate = null, proxima_em = null, ator = excluded.ator`,
      [uf, ligada, motivo, agora, ator],
    );
  },
});
