import { holdLock } from '../../../kernel/db/advisory-lock.ts';
import type { Columns } from '../../../schema/call-function.ts';
import { type Db, type Queryable } from '../../../kernel/db/db.ts';
import type { Lugar } from '../../../kernel/pagination.ts';
import { hashElo, inicio, type Elo } from './cadeia.ts';

export type Resultado = 'feito' | 'recusado' | 'negado' | 'falhou';

export type RegistroRow = Columns<
  'auditoria',
  | 'registro_id'
  | 'corrente'
  | 'em'
  | 'ator_id'
  | 'ator_nome'
  | 'sessao_id'
  | 'acao'
  | 'campos'
  | 'motivo'
  | 'requisicao'
  | 'codigo'
  | 'ordem'
  | 'anterior'
  | 'hash'
  | 'vezes'
> & {
  readonly ator_tipo: 'operador' | 'credencial' | 'comando' | 'token';
  readonly alvo: Record<string, string>;
  readonly resultado: Resultado | null;
};

/** A row as it is inserted. */
export interface NovoRegistro {
  readonly registroId: string;
  readonly corrente: string;
  readonly em: Date;
  readonly ator: { readonly tipo: string; readonly id: string | null; readonly nome: string };
  readonly sessaoId: string | null;
  readonly acao: string;
  readonly alvo: Readonly<Record<string, string>>;
  readonly campos: readonly string[];
  readonly motivo: string | null;
  readonly requisicao: string;
  readonly resultado: Resultado | null;
  readonly codigo: string | null;
}

export interface FiltroAuditoria {
  readonly operadorId?: string | undefined;
  readonly acao?: string | undefined;
  /** A value that the target contains. */
  readonly alvo?: string | undefined;
  /** Days in São Paulo, both included. */
  readonly de?: string | undefined;
  readonly ate?: string | undefined;
}

const columns = `a.registro_id, a.corrente, a.em, a.ator_tipo, a.ator_id, a.ator_nome, a.sessao_id, a.acao, a.alvo,
  a.campos, a.motivo, a.requisicao, a.resultado, a.codigo, a.ordem, a.anterior, a.hash, a.vezes`;

const inseridas = `registro_id, corrente, em, ator_tipo, ator_id, ator_nome, sessao_id, acao, alvo, campos, motivo,
  requisicao, resultado, codigo`;
// A promoter that does not exist has no chain: its rows belong to the installation's.
const valores = `r.registro_id,
  case when exists (select 1 from promotora p where p.promotora_id = r.corrente) then r.corrente else '' end,
  r.em, r.ator_tipo, r.ator_id, r.ator_nome, r.sessao_id, r.acao, r.alvo, r.campos, r.motivo, r.requisicao, r.resultado,
  r.codigo`;
const alvoComPromotora = `case when exists (select 1 from promotora p where p.promotora_id = $2)
  then jsonb_build_object('promotora', $2::text) || r.alvo else r.alvo end`;
const tipos = `registro_id uuid, corrente text, em timestamptz, ator_tipo text, ator_id text, ator_nome text,
  sessao_id uuid, acao text, alvo jsonb, campos text[], motivo text, requisicao text, resultado text, codigo text`;

const toInserida = ({ ator, ...registro }: NovoRegistro) => ({
  registro_id: registro.registroId,
  corrente: registro.corrente,
  em: registro.em,
  ator_tipo: ator.tipo,
  ator_id: ator.id,
  ator_nome: ator.nome,
  sessao_id: registro.sessaoId,
  acao: registro.acao,
  alvo: registro.alvo,
  campos: registro.campos,
  motivo: registro.motivo,
  requisicao: registro.requisicao,
  resultado: registro.resultado,
  codigo: registro.codigo,
});

/** Minutes after which an act that has not ended counts as interrupted, and its row is chained as it is. */
const interrompidoMinutos = 10;
/** Rows chained in one transaction. */
const porVez = 500;

export type AuditoriaStore = ReturnType<typeof createAuditoriaStore>;

/** Inserts rows in one statement, in the transaction of an act too. */
export async function insertRegistros(db: Queryable, registros: readonly NovoRegistro[]): Promise<void> {
  await db.query(
    `insert into auditoria (${inseridas})
     select ${valores} from jsonb_to_recordset($1::jsonb) as r (${tipos})`,
    [JSON.stringify(registros.map(toInserida))],
  );
}

/** The audit trail. Rows are inserted, completed once and chained once. */
export function createAuditoriaStore(db: Db) {
  return {
    insert: (registros: readonly NovoRegistro[]): Promise<void> => insertRegistros(db, registros),
    /**
     * Counts refusals in the row of this id, and creates it with the first. `promotora`: named by the caller, kept as
     * target if it exists. A row that was chained meanwhile stays as it is.
     */
    async countRecusas(registro: NovoRegistro, promotora: string | null, vezes: number): Promise<void> {
      await db.query(
        `insert into auditoria as a (${inseridas}, vezes)
         select ${valores.replace('r.alvo', alvoComPromotora)}, $3::integer
         from jsonb_to_recordset($1::jsonb) as r (${tipos})
         on conflict on constraint auditoria__pk do update set vezes = a.vezes + excluded.vezes
           where a.hash is null`,
        [JSON.stringify([toInserida(registro)]), promotora, vezes],
      );
    },
    /** Completes open rows in one statement. A row that was chained as interrupted meanwhile stays as it is. */
    async complete(
      completos: readonly {
        readonly registroId: string;
        readonly resultado: Resultado;
        readonly codigo: string | null;
      }[],
    ): Promise<void> {
      await db.query(
        `update auditoria a set resultado = r.resultado, codigo = r.codigo
         from unnest($1::uuid[], $2::text[], $3::text[]) as r (registro_id, resultado, codigo)
         where a.registro_id = r.registro_id and a.resultado is null and a.hash is null`,
        [
          completos.map(({ registroId }) => registroId),
          completos.map(({ resultado }) => resultado),
          completos.map(({ codigo }) => codigo),
        ],
      );
    },
    /** Lists a chain by filter after a cursor, newest first. */
    list: (
      corrente: string,
      filtro: FiltroAuditoria,
      limite: number,
      depois: Lugar | undefined,
    ): Promise<RegistroRow[]> =>
      db.query<RegistroRow>(
        `select ${columns} from auditoria a
         where a.corrente = $1
           and ($3::text is null or (a.ator_tipo = 'operador' and a.ator_id = $3))
           and ($4::text is null or a.acao = $4)
           and ($5::text is null or exists (select 1 from jsonb_each_text(a.alvo) t where t.value = $5))
           and ($6::date is null or a.em >= $6::timestamp at time zone 'America/Sao_Paulo')
           and ($7::date is null or a.em < ($7::date + 1)::timestamp at time zone 'America/Sao_Paulo')
           and ($8::timestamptz is null or (a.em, a.registro_id) < ($8, $9::uuid))
         order by a.em desc, a.registro_id desc limit $2`,
        [
          corrente,
          limite,
          filtro.operadorId ?? null,
          filtro.acao ?? null,
          filtro.alvo ?? null,
          filtro.de ?? null,
          filtro.ate ?? null,
          depois?.em ?? null,
          depois?.id ?? null,
        ],
      ),
    /** Chains completed and interrupted rows in order of time, until none waits. */
    async chainAll(agora: Date, stopping?: AbortSignal): Promise<void> {
      while (!stopping?.aborted && (await db.transaction((tx) => chainNext(tx, agora))) === porVez);
    },
    listCorrentes: async (): Promise<string[]> =>
      (
        await db.query<Columns<'auditoria', 'corrente'>>(
          'select distinct corrente from auditoria where hash is not null order by corrente',
        )
      ).map(({ corrente }) => corrente),
    /** Lists the chained rows of a chain after an order, in order. */
    listElos: (corrente: string, depois: number, limite: number): Promise<RegistroRow[]> =>
      db.query<RegistroRow>(
        `select ${columns} from auditoria a where a.corrente = $1 and a.ordem > $2 order by a.ordem limit $3`,
        [corrente, depois, limite],
      ),
    /** Counts the rows of each chain before a time that have no place in it. */
    countSoltos: (antes: Date): Promise<{ corrente: string; total: number }[]> =>
      db.query<{ corrente: string; total: number }>(
        `select corrente, count(*) as total from auditoria where hash is null and em < $1
         group by corrente order by corrente`,
        [antes],
      ),
  };
}

/** Chains the next rows. A row that counts refusals waits for the end of its hour, and a minute for clocks that differ. */
async function chainNext(tx: Queryable, agora: Date): Promise<number> {
  // One process chains at a time; the job's lease alone would not exclude a suspended one.
  await holdLock(tx, 'auditoria', 'auditoria');
  const rows = await tx.query<RegistroRow>(
    `select ${columns} from auditoria a
     where a.hash is null and (a.resultado is not null or a.em < $1::timestamptz - interval '${interrompidoMinutos} minutes')
       and (a.vezes is null or a.em < date_trunc('hour', $1::timestamptz - interval '1 minute'))
     order by a.em, a.registro_id limit ${porVez}`,
    [agora],
  );
  if (rows.length === 0) return 0;
  const heads = new Map<string, { ordem: number; hash: string }>();
  const elos: { registroId: string; ordem: number; anterior: string; hash: string }[] = [];
  for (const row of rows) {
    const head = heads.get(row.corrente) ?? (await findHead(tx, row.corrente));
    const ordem = head.ordem + 1;
    const hash = hashElo(head.hash, toElo(row, ordem));
    elos.push({ registroId: row.registro_id, ordem, anterior: head.hash, hash });
    heads.set(row.corrente, { ordem, hash });
  }
  await tx.query(
    `update auditoria a set ordem = e.ordem, anterior = e.anterior, hash = e.hash
     from unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[]) as e (registro_id, ordem, anterior, hash)
     where a.registro_id = e.registro_id and a.hash is null`,
    [
      elos.map(({ registroId }) => registroId),
      elos.map(({ ordem }) => ordem),
      elos.map(({ anterior }) => anterior),
      elos.map(({ hash }) => hash),
    ],
  );
  return rows.length;
}

async function findHead(tx: Queryable, corrente: string): Promise<{ ordem: number; hash: string }> {
  const [row] = await tx.query<Columns<'auditoria', 'ordem' | 'hash'>>(
    'select ordem, hash from auditoria where corrente = $1 and hash is not null order by ordem desc limit 1',
    [corrente],
  );
  return row ? { ordem: row.ordem!, hash: row.hash! } : { ordem: 0, hash: inicio };
}

/** Maps a row to the content that its hash covers. */
export const toElo = (row: RegistroRow, ordem: number): Elo => ({
  corrente: row.corrente,
  ordem,
  registroId: row.registro_id,
  em: row.em.toISOString(),
  ator: { tipo: row.ator_tipo, id: row.ator_id, nome: row.ator_nome },
  sessaoId: row.sessao_id,
  acao: row.acao,
  alvo: row.alvo,
  campos: row.campos,
  motivo: row.motivo,
  requisicao: row.requisicao,
  resultado: row.resultado,
  codigo: row.codigo,
  // Absent in earlier rows: their hash does not cover it.
  ...(row.vezes === null ? {} : { vezes: row.vezes }),
});
