import type { BloqueioTipo } from '@trevo/contract/bloqueio/bloqueio.calls';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Lugar } from '../../kernel/pagination.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** A block. `ate`: last day in São Paulo. */
export interface BloqueioRow {
  readonly bloqueio_id: string;
  readonly tipo: BloqueioTipo;
  readonly valor: string;
  readonly motivo: string;
  readonly ate: string | null;
  readonly aberto: boolean;
  readonly incluido_em: Date;
  readonly ator: Ator;
  readonly retirado_em: Date | null;
  readonly retirado_motivo: string | null;
  readonly retirado_por: Ator | null;
}

export interface BloqueioNovo {
  readonly bloqueioId: string;
  readonly tipo: BloqueioTipo;
  readonly valor: string;
}

/** A value to look up. */
export interface Procurado {
  readonly tipo: Exclude<BloqueioTipo, 'rede'>;
  readonly valor: string;
}

const colunas = `bloqueio_id, tipo, valor, motivo, ate, aberto, incluido_em, ator, retirado_em,
  retirado_motivo, retirado_por`;

export type BloqueioStore = ReturnType<typeof createBloqueioStore>;

/** Store of blocked values. `hoje` is the day in São Paulo: a block acts through its last day. */
export function createBloqueioStore(db: Db) {
  return {
    /** Lists the kinds of a campaign's blocks that are not removed. */
    listTipos: async (campanhaId: CampanhaId): Promise<BloqueioTipo[]> =>
      (
        await db.query<{ tipo: BloqueioTipo }>(
          'select distinct tipo from bloqueio where campanha_id = $1 and aberto',
          [campanhaId],
        )
      ).map(({ tipo }) => tipo),
    /** Lists the active blocks of these values, and of networks that contain the address. */
    listAtivos: (
      campanhaId: CampanhaId,
      hoje: string,
      valores: readonly Procurado[],
      endereco: string | null,
    ): Promise<BloqueioRow[]> =>
      db.query<BloqueioRow>(
        `select ${colunas} from bloqueio
         where campanha_id = $1 and aberto and (ate is null or ate >= $2::date)
           and ((tipo, valor) in (select * from unnest($3::text[], $4::text[])) or (tipo = 'rede' and rede >>= $5::inet))
         order by incluido_em, bloqueio_id`,
        [campanhaId, hoje, valores.map(({ tipo }) => tipo), valores.map(({ valor }) => valor), endereco],
      ),
    /** Lists a page, the newest first. */
    list: (
      campanhaId: CampanhaId,
      hoje: string,
      { tipo, ativo }: { tipo: BloqueioTipo | undefined; ativo: boolean | undefined },
      limite: number,
      depois: Lugar | undefined,
    ): Promise<BloqueioRow[]> =>
      db.query<BloqueioRow>(
        `select ${colunas} from bloqueio
         where campanha_id = $1 and ($3::text is null or tipo = $3)
           and ($4::boolean is null or $4 = (aberto and (ate is null or ate >= $2::date)))
           and ($6::timestamptz is null or (incluido_em, bloqueio_id) < ($6, $7::uuid))
         order by incluido_em desc, bloqueio_id desc limit $5`,
        [campanhaId, hoje, tipo ?? null, ativo ?? null, limite, depois?.em ?? null, depois?.id ?? null],
      ),
    find: async (campanhaId: CampanhaId, bloqueioId: string): Promise<BloqueioRow | undefined> =>
      (
        await db.query<BloqueioRow>(
          `select ${colunas} from bloqueio where campanha_id = $1 and bloqueio_id = $2`,
          [campanhaId, bloqueioId],
        )
      )[0],
    /** Blocks values; an active value stays as it is. Returns the block of each value, in order. */
    add: (
      campanhaId: CampanhaId,
      novos: readonly BloqueioNovo[],
      {
        motivo,
        ate,
        ator,
        agora,
        hoje,
      }: { motivo: string; ate: string | null; ator: Ator; agora: Date; hoje: string },
    ): Promise<string[]> =>
      db.transaction(async (tx) => {
        if (novos.length === 0) return [];
        const ids = novos.map(({ bloqueioId }) => bloqueioId);
        const tipos = novos.map(({ tipo }) => tipo);
        const valores = novos.map(({ valor }) => valor);
        const args = [campanhaId, ids, tipos, valores];
        const novo = `select n.bloqueio_id, n.tipo, n.lugar,
            case when n.tipo = 'rede' then network(n.valor::inet)::text else n.valor end as valor
          from unnest($2::uuid[], $3::text[], $4::text[]) with ordinality as n (bloqueio_id, tipo, valor, lugar)`;
        // Both statements lock in one order, so that two requests with the same values do not deadlock.
        await tx.query(
          `with novo as (${novo}), encerrado as (
             select b.bloqueio_id from bloqueio b
             where b.campanha_id = $1 and b.aberto and b.ate < $5::date
               and (b.tipo, b.valor) in (select n.tipo, n.valor from novo n)
             order by b.tipo, b.valor for update
           )
           update bloqueio b set aberto = false from encerrado e
           where b.campanha_id = $1 and b.bloqueio_id = e.bloqueio_id`,
          [...args, hoje],
        );
        const rows = await tx.query<{ bloqueio_id: string }>(
          `with novo as (${novo}), feito as (
             insert into bloqueio (campanha_id, bloqueio_id, tipo, valor, rede, motivo, ate, incluido_em, ator)
             select distinct on (n.tipo, n.valor) $1::uuid, n.bloqueio_id, n.tipo, n.valor,
               case when n.tipo = 'rede' then n.valor::inet end, $5::text, $6::date, $7::timestamptz, $8::jsonb
             from novo n order by n.tipo, n.valor, n.lugar
             on conflict (campanha_id, tipo, valor) where aberto do update set aberto = true
             returning tipo, valor, bloqueio_id
           )
           select f.bloqueio_id from novo n join feito f on f.tipo = n.tipo and f.valor = n.valor order by n.lugar`,
          [...args, motivo, ate, agora, ator],
        );
        return rows.map(({ bloqueio_id }) => bloqueio_id);
      }),
    /** Removes a block; an earlier removal stays. */
    async remove(
      campanhaId: CampanhaId,
      bloqueioId: string,
      { motivo, ator, agora }: { motivo: string; ator: Ator; agora: Date },
    ): Promise<void> {
      await db.query(
        `update bloqueio set aberto = false, retirado_em = $3, retirado_motivo = $4, retirado_por = $5
         where campanha_id = $1 and bloqueio_id = $2 and retirado_em is null`,
        [campanhaId, bloqueioId, agora, motivo, ator],
      );
    },
  };
}
