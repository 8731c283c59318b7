import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { Comprometida } from './chaves-campanha.ts';
import { insertChaves, listComprometidas } from './chaves-campanha.store.ts';
import { holdChave } from '../../kernel/db/segredos.ts';
import { sqlState } from '../../kernel/database-error.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Columns } from '../../schema/call-function.ts';
import type { Db, Queryable } from '../../kernel/db/db.ts';
import { first } from '../../kernel/db/db.ts';
import type { CampanhaId } from './campanha-id.ts';

export interface CampanhaRow extends Columns<
  'campanha',
  | 'promotora_id'
  | 'arquivo_hash'
  | 'compromisso_numeros'
  | 'compromisso_premios'
  | 'lacre_com_nonce'
  | 'total_cupons'
> {
  readonly campanha_id: CampanhaId;
  readonly arquivo: CampanhaArquivo;
  /** Base64. */
  readonly chaves_cifradas: string | null;
}

/**
 * The schedule of a campaign's instant prizes, in columns by unit because there may be a million of them, and the hash
 * that is published of it.
 */
export interface AgendaLacrada {
  readonly premioIds: readonly string[];
  /** The place of each unit's prize in `premioIds`. */
  readonly premios: Uint32Array;
  readonly lugares: Float64Array;
  readonly compromisso: string;
}

export interface CampanhaPublication {
  readonly campanhaId: CampanhaId;
  readonly arquivo: CampanhaArquivo;
  readonly hash: string;
  /** The hash of the file that this one was compared with and replaces; null for the first. */
  readonly hashAnterior: string | null;
  readonly compromissoNumeros: string;
  /** Its keys, wrapped (base64), with the id of the key that wraps them; undefined where they were kept before. */
  readonly chaves: { readonly cifradas: string; readonly chave: string } | undefined;
  readonly totalNumeros: number;
  /** To be sealed with this publication; undefined when it was before, or there are no prizes. */
  readonly agenda: AgendaLacrada | undefined;
  readonly publicadaEm: Date;
}

const columns = `c.campanha_id, c.promotora_id, c.arquivo, c.arquivo_hash, c.compromisso_numeros, c.compromisso_premios,
  c.lacre_com_nonce, c.total_cupons, encode(k.cifradas, 'base64') as chaves_cifradas`;
const withChaves = 'left join campanha_chave k on k.campanha_id = c.campanha_id';

export type CampanhaStore = ReturnType<typeof createCampanhaStore>;

export function createCampanhaStore(db: Db) {
  return {
    /** Campaigns of a host, newest start first. */
    listByHost: (host: string): Promise<CampanhaRow[]> =>
      db.query<CampanhaRow>(
        `select ${columns} from campanha_host h join campanha c on c.campanha_id = h.campanha_id ${withChaves}
         where h.host = $1 order by c.data_inicial desc, c.identificacao`,
        [host],
      ),
    find: async (promotoraId: string, ano: number, identificacao: string): Promise<CampanhaRow | undefined> =>
      (
        await db.query<CampanhaRow>(
          `select ${columns} from campanha c ${withChaves} where c.promotora_id = $1 and c.ano = $2 and c.identificacao = $3`,
          [promotoraId, ano, identificacao],
        )
      )[0],
    get: async (campanhaId: CampanhaId): Promise<CampanhaRow | undefined> =>
      (
        await db.query<CampanhaRow>(
          `select ${columns} from campanha c ${withChaves} where c.campanha_id = $1`,
          [campanhaId],
        )
      )[0],
    listComprometidas: async (): Promise<Comprometida[]> =>
      (await listComprometidas(db)).map(({ comprometida }) => comprometida),
    /**
     * Writes a published file: promoter, campaign, hosts, numbering and history, all or nothing. Undefined, and nothing
     * is written, when another publication came between.
     */
    async publish(
      publication: CampanhaPublication,
    ): Promise<{ campanhaId: CampanhaId; total: number } | undefined> {
      try {
        return await db.transaction((tx) => publish(tx, publication));
      } catch (error) {
        if (error === replaced) return undefined;
        throw error;
      }
    },
  };
}

/** Thrown to undo a publication that was compared with a file which is no longer the last. */
const replaced = new Error('another publication came between');

async function publish(tx: Queryable, publication: CampanhaPublication) {
  const { arquivo, hash, publicadaEm } = publication;
  const { promotora, campanha } = arquivo;
  const hosts = listHosts(arquivo);
  await writePromotora(tx, promotora);
  const [written] = await tx.query<{ campanha_id: CampanhaId }>(
    `insert into campanha (campanha_id, promotora_id, ano, identificacao, descricao, data_inicial, data_final,
         data_final_compras, data_final_cadastros, ativa, arquivo, arquivo_hash, compromisso_numeros, publicada_em)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
       on conflict on constraint campanha__identificacao do update set
         descricao = excluded.descricao, data_inicial = excluded.data_inicial, data_final = excluded.data_final,
         data_final_compras = excluded.data_final_compras, data_final_cadastros = excluded.data_final_cadastros,
         ativa = excluded.ativa, arquivo = excluded.arquivo, arquivo_hash = excluded.arquivo_hash,
         publicada_em = excluded.publicada_em
       where campanha.arquivo_hash = $15
       returning campanha_id`,
    [
      publication.campanhaId,
      promotora.identificacao,
      campanha.ano,
      campanha.identificacao,
      campanha.descricao,
      campanha.dataInicial,
      campanha.dataFinal,
      campanha.dataFinalCompras,
      campanha.dataFinalCadastros,
      campanha.ativa,
      JSON.stringify(arquivo),
      hash,
      publication.compromissoNumeros,
      publicadaEm,
      publication.hashAnterior,
    ],
  );
  if (!written) throw replaced;
  const campanhaId = written.campanha_id;
  if (publication.chaves) {
    // Waits for the end of a retirement, or holds it off: what a retired key wraps could be lost with it.
    await holdChave(tx, 'campanhas', publication.chaves.chave);
    await insertChaves(tx, campanhaId, publication.chaves.cifradas);
  }
  await requireHosts(tx, hosts, promotora.identificacao);
  await tx.query('delete from campanha_host where campanha_id = $1', [campanhaId]);
  await tx.query('insert into campanha_host (host, campanha_id) select unnest($1::text[]), $2::uuid', [
    hosts,
    campanhaId,
  ]);
  await tx.query(
    'insert into campanha_publicacao (campanha_id, publicada_em, arquivo_hash, arquivo) values ($1, $2, $3, $4) on conflict do nothing',
    [campanhaId, publicadaEm, hash, JSON.stringify(arquivo)],
  );
  const { total } = first(
    await tx.query<{ total: number }>(
      `insert into numero_faixa as f (campanha_id, proximo, total) values ($1, 0, $2)
       on conflict on constraint numero_faixa__pk do update set total = f.total returning f.total`,
      [campanhaId, publication.totalNumeros],
    ),
  );
  await loadEstoque(tx, campanhaId, arquivo);
  if (publication.agenda) await seal(tx, campanhaId, publication.agenda);
  return { campanhaId, total };
}

// Powers of two, so that p_lugar spreads people over them evenly.
const fatiasComum = 4;
const fatiasDisputado = 16;

/** Makes the stock of every product what the file says, less what was ordered of it. */
async function loadEstoque(
  tx: Queryable,
  campanhaId: CampanhaId,
  { produtos }: CampanhaArquivo,
): Promise<void> {
  const { itens } = produtos;
  if (itens.length === 0) return;
  try {
    await tx.query(
      `select produto_estoque_load($1, u.produto, u.unidades, u.fatias)
       from (select * from unnest($2::text[], $3::integer[], $4::integer[]) as t (produto, unidades, fatias)
         order by produto) u`,
      [
        campanhaId,
        itens.map(({ codigo }) => codigo),
        itens.map(({ estoque }) => estoque),
        itens.map(({ disputado }) => (disputado ? fatiasDisputado : fatiasComum)),
      ],
    );
  } catch (error) {
    const { message, detail } = error as { message: string; detail?: string };
    if (sqlState(error) !== 'TR001' || message !== 'campanha.estoquePedido') throw error;
    throw refuse(message, JSON.parse(detail ?? '{}') as { produto: string; pedidas: number });
  }
}

/** Where a campaign is served: its hosts, and the package of its installed app, which asks by that name. */
const listHosts = ({ hosts, aplicativo }: CampanhaArquivo): string[] => [
  ...new Set([...hosts, ...(aplicativo ? [aplicativo.pacote] : [])]),
];

/**
 * Inserts or renames a promoter. Refuses a CNPJ of another company (its first eight characters differ) for a name that exists:
 * the file has the wrong name, or the wrong promoter.
 */
async function writePromotora(
  tx: Queryable,
  { identificacao, nome, cnpj }: CampanhaArquivo['promotora'],
): Promise<void> {
  const written = await tx.query(
    `insert into promotora (promotora_id, nome, cnpj) values ($1, $2, $3)
     on conflict on constraint promotora__pk do update set nome = excluded.nome, cnpj = excluded.cnpj
     where left(promotora.cnpj, 8) = left(excluded.cnpj, 8) returning 1`,
    [identificacao, nome, cnpj],
  );
  if (written.length === 0) throw refuse('campanha.promotoraDeOutraEmpresa');
}

/** The accounts of a host are those of one promoter: a second one would let them in at the other's, or shut them out. */
async function requireHosts(tx: Queryable, hosts: readonly string[], promotoraId: string): Promise<void> {
  // Two promoters who take a host at the same moment take turns, always in the same order.
  await tx.query(
    'select pg_advisory_xact_lock(hashtextextended(h, 1)) from unnest($1::text[]) h order by h',
    [hosts],
  );
  const taken = await tx.query(
    `select from campanha_host h join campanha c on c.campanha_id = h.campanha_id
     where h.host = any($1::text[]) and c.promotora_id <> $2 limit 1`,
    [hosts, promotoraId],
  );
  if (taken.length > 0) throw refuse('campanha.hostDeOutraPromotora');
}

// Rows of one statement: a few milliseconds of this process, which writes their message.
const rowsAtOnce = 2_000;

/** Writes the schedule of the prizes down; undoes the publication when another one did at the same moment. */
async function seal(
  tx: Queryable,
  campanhaId: CampanhaId,
  { premioIds, premios, lugares, compromisso }: AgendaLacrada,
): Promise<void> {
  const sealed = await tx.query(
    `update campanha set compromisso_premios = $2, lacre_com_nonce = true
     where campanha_id = $1 and compromisso_premios is null returning 1 as one`,
    [campanhaId, compromisso],
  );
  if (sealed.length === 0) throw replaced;
  for (let begin = 0; begin < lugares.length; begin += rowsAtOnce) {
    const unidades = Array.from(lugares.subarray(begin, begin + rowsAtOnce), (_, at) => begin + at);
    await tx.query(
      `insert into premio_unidade (campanha_id, unidade, premio_id, lugar)
       select $1::uuid, u.unidade, u.premio_id, u.lugar
       from unnest($2::integer[], $3::text[], $4::bigint[]) as u (unidade, premio_id, lugar)`,
      [
        campanhaId,
        unidades,
        unidades.map((unidade) => premioIds[premios[unidade]!]),
        unidades.map((unidade) => lugares[unidade]),
      ],
    );
  }
}
