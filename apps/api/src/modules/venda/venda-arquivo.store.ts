import { lockSeeds } from '../../kernel/db/advisory-lock.ts';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Columns } from '../../schema/call-function.ts';
import { type Db, first, type Queryable } from '../../kernel/db/db.ts';
import type { Codificacao } from './arquivo/read-registros.ts';
import type { Motivo, Problema } from './venda.text.ts';
import type { CampanhaId } from '../campanha/public.ts';

export type SituacaoArquivo = 'recebido' | 'importando' | 'pronto' | 'interrompido' | 'recusado';

export interface VendaArquivo extends Columns<
  'venda_arquivo',
  | 'venda_arquivo_id'
  | 'nome'
  | 'bytes'
  | 'motivo_linha'
  | 'linhas'
  | 'novas'
  | 'mudadas'
  | 'iguais'
  | 'erros'
  | 'lidos_bytes'
  | 'recebido_em'
  | 'iniciado_em'
  | 'terminado_em'
> {
  readonly campanha_id: CampanhaId;
  readonly codificacao: Codificacao;
  /** Storage name; null once it was read. */
  readonly arquivo: string | null;
  readonly situacao: SituacaoArquivo;
  readonly motivo: Motivo | null;
  readonly ator: Ator | null;
}

export interface VendaErro extends Columns<'venda_erro', 'ordem' | 'linha' | 'chave_acesso'> {
  readonly problema: Problema;
}

/** Select columns of the table alias `a`. */
export const arquivoColumns = `a.venda_arquivo_id, a.campanha_id, a.nome, a.bytes, a.codificacao, a.arquivo, a.situacao, a.motivo,
  a.motivo_linha, a.linhas, a.novas, a.mudadas, a.iguais, a.erros, a.lidos_bytes, a.recebido_em, a.iniciado_em, a.terminado_em,
  a.ator`;

/** Maximum stored errors per file; further ones are only counted. */
export const errosMaximo = 100_000;

export type VendaArquivoStore = ReturnType<typeof createVendaArquivoStore>;

export function createVendaArquivoStore(db: Db) {
  return {
    /** Returns whether `maximo` files of a campaign's promoter wait to be read. */
    isFull: (campanhaId: CampanhaId, maximo: number): Promise<boolean> => isFull(db, campanhaId, maximo),
    /**
     * Inserts a file, or returns the campaign's existing one with the same content. Returns 'cheia' when `maximo` files of
     * the promoter wait, exactly also for concurrent uploads.
     */
    create: (arquivo: ArquivoNovo, maximo: number): Promise<VendaArquivo | 'cheia'> =>
      db.transaction(async (tx) => {
        await lockFila(tx, arquivo.campanha_id);
        const known = await findConteudo(tx, arquivo);
        if (known && known.motivo !== 'arquivoPerdido') return known;
        if (await isFull(tx, arquivo.campanha_id, maximo)) return 'cheia';
        await insert(tx, arquivo);
        return (await findConteudo(tx, arquivo))!;
      }),
    async find(campanhaId: CampanhaId, vendaArquivoId: string): Promise<VendaArquivo | undefined> {
      const [row] = await db.query<VendaArquivo>(
        `select ${arquivoColumns} from venda_arquivo a where a.campanha_id = $1 and a.venda_arquivo_id = $2`,
        [campanhaId, vendaArquivoId],
      );
      return row;
    },
    /** Lists imports before the cursor `depois`, newest first. */
    list: (campanhaId: CampanhaId, limite: number, depois: string | null): Promise<VendaArquivo[]> =>
      db.query<VendaArquivo>(
        `select ${arquivoColumns} from venda_arquivo a
         where a.campanha_id = $1 and ($3::uuid is null or a.venda_arquivo_id < $3::uuid)
         order by a.venda_arquivo_id desc limit $2`,
        [campanhaId, limite, depois],
      ),
    listErros: (vendaArquivoId: string, depois: number, limite: number): Promise<VendaErro[]> =>
      db.query<VendaErro>(
        `select e.ordem, e.linha, e.chave_acesso, e.problema from venda_erro e
         where e.venda_arquivo_id = $1 and e.ordem > $2 order by e.ordem limit $3`,
        [vendaArquivoId, depois, limite],
      ),
    /** Returns which of these stored files are still to be read. */
    listNomeados: async (arquivos: readonly string[]): Promise<string[]> => {
      const rows = await db.query<{ arquivo: string }>(
        'select arquivo from venda_arquivo where arquivo = any ($1::text[])',
        [arquivos],
      );
      return rows.map(({ arquivo }) => arquivo);
    },
  };
}

type ArquivoNovo = Pick<
  VendaArquivo,
  'venda_arquivo_id' | 'campanha_id' | 'nome' | 'bytes' | 'codificacao' | 'ator'
> & {
  readonly sha256: string;
  readonly arquivo: string;
  readonly recebido_em: Date;
};

const daPromotora = '(select p.promotora_id from campanha p where p.campanha_id = $1)';

/** Serializes the uploads to all campaigns of a promoter at their end. */
const lockFila = (tx: Queryable, campanhaId: CampanhaId): Promise<unknown> =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended(${daPromotora}, $2))`, [
    campanhaId,
    lockSeeds.vendas,
  ]);

async function isFull(db: Queryable, campanhaId: CampanhaId, maximo: number): Promise<boolean> {
  const { total } = first(
    await db.query<{ total: number }>(
      `select count(*)::int as total from venda_arquivo v join campanha c on c.campanha_id = v.campanha_id
       where c.promotora_id = ${daPromotora} and v.situacao in ('recebido', 'importando')`,
      [campanhaId],
    ),
  );
  return total >= maximo;
}

async function findConteudo(
  db: Queryable,
  { campanha_id, sha256 }: Pick<ArquivoNovo, 'campanha_id' | 'sha256'>,
): Promise<VendaArquivo | undefined> {
  const [row] = await db.query<VendaArquivo>(
    `select ${arquivoColumns} from venda_arquivo a where a.campanha_id = $1 and a.sha256 = $2`,
    [campanha_id, sha256],
  );
  return row;
}

/** Inserts a file, or puts it in the place of an import with the same content and a lost file. */
const insert = (tx: Queryable, arquivo: ArquivoNovo): Promise<unknown> =>
  tx.query(
    `insert into venda_arquivo as a (venda_arquivo_id, campanha_id, nome, sha256, bytes, codificacao, arquivo, situacao, recebido_em, ator)
     values ($1, $2, $3, $4, $5, $6, $7, 'recebido', $8, $9)
     on conflict on constraint venda_arquivo__conteudo do update
       set arquivo = excluded.arquivo, situacao = 'recebido', motivo = null, terminado_em = null, ator = excluded.ator
       where a.motivo = 'arquivoPerdido'`,
    [
      arquivo.venda_arquivo_id,
      arquivo.campanha_id,
      arquivo.nome,
      arquivo.sha256,
      arquivo.bytes,
      arquivo.codificacao,
      arquivo.arquivo,
      arquivo.recebido_em,
      arquivo.ator,
    ],
  );
