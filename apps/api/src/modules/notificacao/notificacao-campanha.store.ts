import { lockSeeds } from '../../kernel/db/advisory-lock.ts';
import { avisosPorDia } from '@trevo/contract/notificacao/operador-notificacao.calls';
import type { Publico } from '@trevo/contract/notificacao/publico';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Ator } from '../../kernel/auth/ator.ts';
import { sqlState } from '../../kernel/database-error.ts';
import { type Db, first, type Queryable } from '../../kernel/db/db.ts';
import type { Lugar } from '../../kernel/pagination.ts';
import { withStatementLimit } from '../../kernel/statement-limit.ts';
import { callFunction, type Columns } from '../../schema/call-function.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** Content of a notice to the people of a campaign. */
export interface NotificacaoConteudo {
  readonly notificacaoId: string;
  readonly campanhaId: CampanhaId;
  readonly titulo: string;
  readonly mensagem: string;
  readonly urlImagem: string | null;
  readonly publico: Publico;
  /** Null: now. */
  readonly enviarEm: Date | null;
}

/** A notice with its progress. */
export type NotificacaoCampanhaView = Columns<
  'notificacao_campanha',
  | 'notificacao_id'
  | 'titulo'
  | 'mensagem'
  | 'url_imagem'
  | 'enviar_em'
  | 'criada_em'
  | 'comecada_em'
  | 'terminada_em'
  | 'parada_em'
  | 'pessoas'
  | 'aceitos'
  | 'recusados'
> & { readonly publico: Publico; readonly ator: Ator | null; readonly parada_por: Ator | null };

/** A notice while its members are written, or deleted after a stop. */
export interface Caminhada {
  readonly notificacao_id: string;
  readonly campanha_id: string;
  readonly promotora_id: string;
  readonly publico: Publico;
  readonly enviar_em: Date;
  readonly depois_de: string;
}

const columns = `k.notificacao_id, k.titulo, k.mensagem, k.url_imagem, k.publico, k.enviar_em, k.criada_em, k.ator,
  k.comecada_em, k.terminada_em, k.parada_em, k.parada_por, k.pessoas, k.aceitos, k.recusados`;
const vistasSeconds = 3;
/** People per page of the deletion. */
const windowSize = 5_000;

export type NotificacaoCampanhaStore = ReturnType<typeof createNotificacaoCampanhaStore>;

/** Stores notices of operators to the people of a campaign. */
export const createNotificacaoCampanhaStore = (db: Db) => ({
  isKnown: (notificacaoId: string): Promise<boolean> => isKnown(db, notificacaoId),
  /**
   * Adds a notice once per id, and begins it unless it is scheduled. Returns 'outro' when the stored one has other
   * content, and a limit of `avisosPorDia` that another notice would exceed; concurrent ones are counted in turn.
   */
  add: (
    c: NotificacaoConteudo,
    ator: Ator,
    agora: Date,
  ): Promise<'feito' | 'outro' | keyof typeof avisosPorDia> =>
    db.transaction(async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtextextended(${daPromotora}, $2))`, [
        c.campanhaId,
        lockSeeds.avisos,
      ]);
      const limite = (await isKnown(tx, c.notificacaoId))
        ? undefined
        : await findLimite(tx, c.campanhaId, c.enviarEm ?? agora);
      if (limite) return limite;
      const isSame = await callFunction(tx, 'notificacao_campanha_add', {
        ...c,
        publico: JSON.stringify(c.publico),
        ator: JSON.stringify(ator),
        agora,
      });
      return isSame ? 'feito' : 'outro';
    }),
  list: (
    campanhaId: CampanhaId,
    limite: number,
    depois: Lugar | undefined,
  ): Promise<NotificacaoCampanhaView[]> =>
    db.query<NotificacaoCampanhaView>(
      `select ${columns} from notificacao_campanha k
       where k.campanha_id = $1 and ($2::timestamptz is null or (k.criada_em, k.notificacao_id) < ($2, $3::uuid))
       order by k.criada_em desc, k.notificacao_id desc limit $4`,
      [campanhaId, depois?.em ?? null, depois?.id ?? null, limite],
    ),
  async find(campanhaId: CampanhaId, notificacaoId: string): Promise<NotificacaoCampanhaView | undefined> {
    const [found] = await db.query<NotificacaoCampanhaView>(
      `select ${columns} from notificacao_campanha k where k.campanha_id = $1 and k.notificacao_id = $2`,
      [campanhaId, notificacaoId],
    );
    return found;
  },
  countVistas: (ids: readonly string[]) => countVistas(db, ids),
  stop: (campanhaId: CampanhaId, notificacaoId: string, ator: Ator, agora: Date): Promise<unknown> =>
    callFunction(db, 'notificacao_campanha_stop', {
      notificacaoId,
      campanhaId,
      agora,
      ator: JSON.stringify(ator),
    }),
  /** Begins the notices that are due. */
  async startDue(agora: Date): Promise<void> {
    const due = await db.query<{ notificacao_id: string }>(
      `select k.notificacao_id from notificacao_campanha k
       where k.terminada_em is null and k.parada_em is null and k.comecada_em is null and k.enviar_em <= $1
       order by k.enviar_em`,
      [agora],
    );
    for (const { notificacao_id: notificacaoId } of due)
      await callFunction(db, 'notificacao_campanha_start', { notificacaoId, agora });
  },
  /** Lists notices with members to write. */
  listReunindo: (): Promise<Caminhada[]> =>
    db.query<Caminhada>(
      `select k.notificacao_id, k.campanha_id, c.promotora_id, k.publico, k.enviar_em, k.depois_de
       from notificacao_campanha k join campanha c on c.campanha_id = k.campanha_id
       where k.terminada_em is null and k.parada_em is null and k.comecada_em is not null and k.reunida_em is null
       order by k.enviar_em`,
    ),
  /** Writes a page of members; null as `ate` ends the walk. False: stopped, or written by another process. */
  gather: (
    { notificacao_id: notificacaoId, depois_de: depoisDe }: Caminhada,
    { consumidores, ate }: { readonly consumidores: readonly string[]; readonly ate: string | null },
    agora: Date,
  ): Promise<boolean> =>
    callFunction(db, 'notificacao_campanha_gather', { notificacaoId, depoisDe, ate, consumidores, agora }),
  /** Lists stopped notices that members still have. */
  listRecolhendo: (): Promise<Pick<Caminhada, 'notificacao_id' | 'campanha_id' | 'depois_de'>[]> =>
    db.query<Pick<Caminhada, 'notificacao_id' | 'campanha_id' | 'depois_de'>>(
      `select k.notificacao_id, k.campanha_id, k.recolhida_ate as depois_de from notificacao_campanha k
       where k.parada_em is not null and k.recolhida_em is null order by k.parada_em`,
    ),
  /** Deletes a stopped notice from the next people; returns the last of them, null at the end. */
  async withdraw(
    {
      notificacao_id,
      campanha_id,
      depois_de,
    }: Pick<Caminhada, 'notificacao_id' | 'campanha_id' | 'depois_de'>,
    agora: Date,
  ): Promise<string | null> {
    const page = await db.query<{ consumidor_id: string }>(
      `select c.consumidor_id from consumidor c where c.consumidor_id > $1 order by c.consumidor_id limit ${windowSize}`,
      [depois_de],
    );
    await db.query(
      `delete from notificacao n where n.consumidor_id = any ($1::uuid[]) and n.campanha_id = $2 and n.tipo = 'CAMPANHA'
         and n.origem_id = $3`,
      [page.map(({ consumidor_id }) => consumidor_id), campanha_id, notificacao_id],
    );
    const ate = page.length < windowSize ? null : page.at(-1)!.consumidor_id;
    await db.query(
      `update notificacao_campanha set recolhida_ate = coalesce($3::uuid, recolhida_ate),
         recolhida_em = case when $3::uuid is null then $4::timestamptz end
       where notificacao_id = $1 and recolhida_ate = $2 and recolhida_em is null`,
      [notificacao_id, depois_de, ate, agora],
    );
    return ate;
  },
  /** Ends the notices of which no device is left to send to. */
  async conclude(agora: Date): Promise<void> {
    await db.query(
      `update notificacao_campanha k set terminada_em = $1
       where k.terminada_em is null and k.parada_em is null and k.reunida_em is not null
         and not exists (select from envio_geral e where e.campanha_id = k.campanha_id and e.notificacao_id = k.notificacao_id)`,
      [agora],
    );
  },
});

const daPromotora = '(select p.promotora_id from campanha p where p.campanha_id = $1)';

const isKnown = async (db: Queryable, notificacaoId: string): Promise<boolean> =>
  (await db.query('select 1 from notificacao_campanha where notificacao_id = $1', [notificacaoId])).length >
  0;

/** Returns a limit of the day that is used up; a notice that was stopped before it began does not count. */
async function findLimite(
  tx: Queryable,
  campanhaId: CampanhaId,
  em: Date,
): Promise<keyof typeof avisosPorDia | undefined> {
  const usos = first(
    await tx.query<Record<keyof typeof avisosPorDia, number>>(
      `select count(*) filter (where k.campanha_id = $1)::int as "daCampanha", count(*)::int as "daPromotora"
       from notificacao_campanha k join campanha c on c.campanha_id = k.campanha_id
       where c.promotora_id = ${daPromotora} and (k.parada_em is null or k.comecada_em is not null)
         and k.enviar_em >= $2::date::timestamp at time zone 'America/Sao_Paulo'
         and k.enviar_em < ($2::date + 1)::timestamp at time zone 'America/Sao_Paulo'`,
      [campanhaId, toSaoPaulo(em).dia],
    ),
  );
  return (['daCampanha', 'daPromotora'] as const).find((um) => usos[um] >= avisosPorDia[um]);
}

/** Counts the distinct readers of each notice in the app; undefined when it takes too long. */
async function countVistas(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number> | undefined> {
  if (ids.length === 0) return new Map();
  try {
    const counted = await withStatementLimit(vistasSeconds, () =>
      Promise.all([
        db.query<{ id: string; total: number }>(
          `select notificacao_id::text as id, count(*)::int as total from notificacao_geral_vista
           where notificacao_id = any ($1::uuid[]) group by notificacao_id`,
          [ids],
        ),
        db.query<{ id: string; total: number }>(
          `select origem_id as id, count(*)::int as total from notificacao
           where origem_id = any ($1::text[]) and tipo = 'CAMPANHA' and vista_em is not null group by origem_id`,
          [ids],
        ),
      ]),
    );
    return new Map(counted.flat().map(({ id, total }) => [id, total]));
  } catch (error) {
    // -- swallowed: counts that take too long are answered as unknown
    if (sqlState(error) === '57014') return undefined;
    throw error;
  }
}
