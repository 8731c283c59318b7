import { lockSeeds } from '../../kernel/db/advisory-lock.ts';
import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { Mudanca } from '@trevo/config/campanha-file/mudanca/find-mudancas';
import type { Comprometida } from './chaves/chaves-campanha.ts';
import type { Ator } from '../../kernel/auth/ator.ts';
import { insertChaves, listComprometidas } from './chaves/chaves-campanha.store.ts';
import { holdChave } from '../../kernel/db/segredos.ts';
import { sqlState } from '../../kernel/database-error.ts';
import { toFatias } from './estoque-lote.store.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Columns } from '../../schema/call-function.ts';
import type { Db, Queryable } from '../../kernel/db/db.ts';
import { first } from '../../kernel/db/db.ts';
import { type AgendaLacrada, insertAgenda } from './chaves/agenda-lacrada.store.ts';
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

export interface CampanhaPublication {
  readonly campanhaId: CampanhaId;
  /** The file that this one replaces; undefined for the first. */
  readonly antes: CampanhaArquivo | undefined;
  readonly arquivo: CampanhaArquivo;
  /** The file as it was sent. */
  readonly texto: string;
  readonly hash: string;
  /** Hash of the file this one replaces, for optimistic locking; null for the first. */
  readonly hashAnterior: string | null;
  readonly compromissoNumeros: string;
  /** Wrapped keys (base64) with the wrapping key's id; undefined when already stored. */
  readonly chaves: { readonly cifradas: string; readonly chave: string } | undefined;
  readonly totalNumeros: number;
  /** Schedule to seal with this publication; undefined when sealed before or without prizes. */
  readonly agenda: AgendaLacrada | undefined;
  /** Reason for the changes to the worse, and those changes; null and empty without any. */
  readonly motivo: string | null;
  readonly mudancas: readonly Mudanca[];
  readonly ator: Ator;
  readonly publicadaEm: Date;
}

const columns = `c.campanha_id, c.promotora_id, c.arquivo, c.arquivo_hash, c.compromisso_numeros, c.compromisso_premios,
  c.lacre_com_nonce, c.total_cupons, encode(k.cifradas, 'base64') as chaves_cifradas`;
const withChaves = 'left join campanha_chave k on k.campanha_id = c.campanha_id';

/**
 * Runs in the transaction of a publication, after it has locked the campaign's row: checks what can change meanwhile and
 * writes the event. Implemented by modules on higher levels.
 */
export type NotePublicacao = (
  tx: Queryable,
  publication: Pick<CampanhaPublication, 'campanhaId' | 'antes' | 'arquivo' | 'publicadaEm'>,
) => Promise<void>;

export type CampanhaStore = ReturnType<typeof createCampanhaStore>;

export function createCampanhaStore(db: Db) {
  return {
    /** Lists a host's campaigns, newest start first. */
    listByHost: (host: string): Promise<CampanhaRow[]> =>
      db.query<CampanhaRow>(
        `select ${columns} from campanha_host h join campanha c on c.campanha_id = h.campanha_id ${withChaves}
         where h.host = $1 order by c.data_inicial desc, c.identificacao`,
        [host],
      ),
    /** Lists a promoter's campaigns, newest start first. */
    listByPromotora: (promotoraId: string): Promise<CampanhaRow[]> =>
      db.query<CampanhaRow>(
        `select ${columns} from campanha c ${withChaves}
         where c.promotora_id = $1 order by c.data_inicial desc, c.identificacao`,
        [promotoraId],
      ),
    /** Lists a promoter's campaigns of a year with names that differ in case only, newest start first. */
    listByNome: (promotoraId: string, ano: number, identificacao: string): Promise<CampanhaRow[]> =>
      db.query<CampanhaRow>(
        `select ${columns} from campanha c ${withChaves}
         where c.promotora_id = $1 and c.ano = $2 and upper(c.identificacao) = $3
         order by c.data_inicial desc, c.identificacao`,
        [promotoraId, ano, identificacao.toUpperCase()],
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
     * Stores a published file atomically: promoter, campaign, hosts, numbering and history. Undefined without
     * any write when a concurrent publication came first.
     */
    async publish(
      publication: CampanhaPublication,
      notePublicacao: NotePublicacao,
    ): Promise<{ campanhaId: CampanhaId; total: number } | undefined> {
      try {
        return await db.transaction((tx) => publish(tx, publication, notePublicacao));
      } catch (error) {
        if (error === replaced) return undefined;
        throw error;
      }
    },
  };
}

/** Thrown to roll back a publication based on a file that is no longer the latest. */
const replaced = new Error('another publication finished first');

async function publish(tx: Queryable, publication: CampanhaPublication, notePublicacao: NotePublicacao) {
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
    // Serialized with key retirement: keys wrapped by a retired key could be lost with it.
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
    `insert into campanha_publicacao (campanha_id, publicada_em, arquivo_hash, arquivo, motivo, mudancas, ator, texto)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      campanhaId,
      publicadaEm,
      hash,
      JSON.stringify(arquivo),
      publication.motivo,
      JSON.stringify(publication.mudancas),
      publication.ator,
      publication.texto,
    ],
  );
  const { total } = first(
    await tx.query<{ total: number }>(
      `insert into numero_faixa as f (campanha_id, proximo, total) values ($1, 0, $2)
       on conflict on constraint numero_faixa__pk do update set total = f.total returning f.total`,
      [campanhaId, publication.totalNumeros],
    ),
  );
  await loadEstoque(tx, campanhaId, arquivo);
  if (publication.agenda && !(await insertAgenda(tx, campanhaId, publication.agenda))) throw replaced;
  await notePublicacao(tx, { ...publication, campanhaId });
  return { campanhaId, total };
}

/** Sets each product's stock to the file's quantity and its adjustments, minus orders. */
async function loadEstoque(
  tx: Queryable,
  campanhaId: CampanhaId,
  { produtos }: CampanhaArquivo,
): Promise<void> {
  const { itens } = produtos;
  if (itens.length === 0) return;
  try {
    await tx.query(
      `select produto_estoque_load($1, u.produto, u.unidades + coalesce(a.unidades, 0)::integer, u.fatias)
       from (select * from unnest($2::text[], $3::integer[], $4::integer[]) as t (produto, unidades, fatias)
         order by produto) u
       left join (select produto_id, sum(unidades) as unidades from produto_ajuste where campanha_id = $1
         group by produto_id) a on a.produto_id = u.produto`,
      [
        campanhaId,
        itens.map(({ codigo }) => codigo),
        itens.map(({ estoque }) => estoque),
        itens.map(toFatias),
      ],
    );
  } catch (error) {
    const { message, detail } = error as { message: string; detail?: string };
    if (sqlState(error) !== 'TR001' || message !== 'campanha.estoquePedido') throw error;
    throw refuse(message, JSON.parse(detail ?? '{}') as { produto: string; pedidas: number });
  }
}

/** Returns the campaign's hosts, including the package name of its installed app, which the app sends as host. */
const listHosts = ({ hosts, aplicativo }: CampanhaArquivo): string[] => [
  ...new Set([...hosts, ...(aplicativo ? [aplicativo.pacote] : [])]),
];

/**
 * Inserts or renames a promoter. Throws when an existing name gets another company's CNPJ (different first eight
 * characters): wrong name or wrong promoter in the file.
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

/**
 * A host belongs to one promoter, because its accounts do: a second promoter would admit or lock out the first
 * one's consumers.
 */
async function requireHosts(tx: Queryable, hosts: readonly string[], promotoraId: string): Promise<void> {
  // Serialize publications that claim the same host, locking in host order to prevent deadlocks.
  await tx.query(
    'select pg_advisory_xact_lock(hashtextextended(h, $2)) from unnest($1::text[]) h order by h',
    [hosts, lockSeeds.host],
  );
  const taken = await tx.query(
    `select from campanha_host h join campanha c on c.campanha_id = h.campanha_id
     where h.host = any($1::text[]) and c.promotora_id <> $2 limit 1`,
    [hosts, promotoraId],
  );
  if (taken.length > 0) throw refuse('campanha.hostDeOutraPromotora');
}
