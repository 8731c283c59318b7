import { type Db, first } from '../../kernel/db/db.ts';
import type { BatchVendas } from './batch-vendas.ts';
import type { Codificacao } from './read-registros.ts';
import type { Motivo, Problema } from './venda.text.ts';

export type SituacaoArquivo = 'recebido' | 'importando' | 'pronto' | 'interrompido' | 'recusado';

export interface VendaArquivo {
  readonly venda_arquivo_id: string;
  readonly campanha_id: string;
  readonly nome: string;
  readonly bytes: number;
  readonly codificacao: Codificacao;
  /** Where it is kept; null once it was read. */
  readonly arquivo: string | null;
  readonly situacao: SituacaoArquivo;
  readonly motivo: Motivo | null;
  readonly motivo_linha: number | null;
  readonly linhas: number;
  readonly novas: number;
  readonly mudadas: number;
  readonly iguais: number;
  readonly erros: number;
  readonly lidos_bytes: number;
  readonly recebido_em: Date;
  readonly iniciado_em: Date | null;
  readonly terminado_em: Date | null;
}

export interface VendaErro {
  readonly ordem: number;
  readonly linha: number;
  readonly chave_acesso: string | null;
  readonly problema: Problema;
}

/** Who reads a file, and until when nobody else does. */
export interface Arrendamento {
  readonly arrendatario: string;
  readonly agora: Date;
  readonly ate: Date;
}

const columns = `a.venda_arquivo_id, a.campanha_id, a.nome, a.bytes, a.codificacao, a.arquivo, a.situacao, a.motivo,
  a.motivo_linha, a.linhas, a.novas, a.mudadas, a.iguais, a.erros, a.lidos_bytes, a.recebido_em, a.iniciado_em, a.terminado_em`;

/** Errors of one file that are kept by line; all of them are counted. */
export const errosMaximo = 100_000;

export type VendaArquivoStore = ReturnType<typeof createVendaArquivoStore>;

export function createVendaArquivoStore(db: Db) {
  return {
    /** Writes a file down, and answers the one with the same content that the campaign has had before if there is one. */
    async create(
      arquivo: Pick<VendaArquivo, 'venda_arquivo_id' | 'campanha_id' | 'nome' | 'bytes' | 'codificacao'> & {
        readonly sha256: string;
        readonly arquivo: string;
        readonly recebido_em: Date;
      },
    ): Promise<VendaArquivo> {
      await db.query(
        `insert into venda_arquivo as a (venda_arquivo_id, campanha_id, nome, sha256, bytes, codificacao, arquivo, situacao, recebido_em)
         values ($1, $2, $3, $4, $5, $6, $7, 'recebido', $8)
         on conflict on constraint venda_arquivo__conteudo do update
           set arquivo = excluded.arquivo, situacao = 'recebido', motivo = null, terminado_em = null
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
        ],
      );
      return first(
        await db.query<VendaArquivo>(
          `select ${columns} from venda_arquivo a where a.campanha_id = $1 and a.sha256 = $2`,
          [arquivo.campanha_id, arquivo.sha256],
        ),
      );
    },
    async find(campanhaId: string, vendaArquivoId: string): Promise<VendaArquivo | undefined> {
      const [row] = await db.query<VendaArquivo>(
        `select ${columns} from venda_arquivo a where a.campanha_id = $1 and a.venda_arquivo_id = $2`,
        [campanhaId, vendaArquivoId],
      );
      return row;
    },
    /** Newest first; those before `depois`. */
    list: (campanhaId: string, limite: number, depois: string | null): Promise<VendaArquivo[]> =>
      db.query(
        `select ${columns} from venda_arquivo a
         where a.campanha_id = $1 and ($3::uuid is null or a.venda_arquivo_id < $3::uuid)
         order by a.venda_arquivo_id desc limit $2`,
        [campanhaId, limite, depois],
      ),
    listErros: (vendaArquivoId: string, depois: number, limite: number): Promise<VendaErro[]> =>
      db.query(
        `select e.ordem, e.linha, e.chave_acesso, e.problema from venda_erro e
         where e.venda_arquivo_id = $1 and e.ordem > $2 order by e.ordem limit $3`,
        [vendaArquivoId, depois, limite],
      ),
    /**
     * Takes the file that waits longest, among them one whose reader stopped telling. Files of one campaign are read in
     * the order in which they came, one after the other: the newest word on a sale stands.
     */
    async lease({ arrendatario, agora, ate }: Arrendamento): Promise<VendaArquivo | undefined> {
      const [row] = await db.query<VendaArquivo>(
        `update venda_arquivo a
         set situacao = 'importando', arrendatario = $1, arrendado_ate = $3, iniciado_em = coalesce(a.iniciado_em, $2)
         where a.venda_arquivo_id = (
           select v.venda_arquivo_id from venda_arquivo v
           where v.situacao in ('recebido', 'importando') and (v.arrendado_ate is null or v.arrendado_ate <= $2)
             and not exists (
               select 1 from venda_arquivo o
               where o.campanha_id = v.campanha_id and o.situacao in ('recebido', 'importando')
                 and o.venda_arquivo_id < v.venda_arquivo_id)
           order by v.venda_arquivo_id limit 1 for update skip locked)
         returning ${columns}`,
        [arrendatario, agora, ate],
      );
      return row;
    },
    /** Keeps a file that is still being read; false when somebody else has it. */
    async renew(vendaArquivoId: string, { arrendatario, ate }: Arrendamento): Promise<boolean> {
      const rows = await db.query(
        `update venda_arquivo set arrendado_ate = $3
         where venda_arquivo_id = $1 and arrendatario = $2 and situacao = 'importando' returning 1`,
        [vendaArquivoId, arrendatario, ate],
      );
      return rows.length > 0;
    },
    /** Lets somebody else go on at once. */
    release: (vendaArquivoId: string, { arrendatario, agora }: Arrendamento) =>
      db.query(
        `update venda_arquivo set arrendado_ate = $3
         where venda_arquivo_id = $1 and arrendatario = $2 and situacao = 'importando'`,
        [vendaArquivoId, arrendatario, agora],
      ),
    /** Writes a batch; answers the access keys that are new or changed, null when the file is somebody else's by now. */
    async write(
      vendaArquivoId: string,
      { arrendatario, agora, ate }: Arrendamento,
      batch: BatchVendas,
    ): Promise<string[] | null> {
      const { vendas, erros } = batch;
      const hasItens = vendas.some(({ itens }) => itens !== null);
      const rows = await db.query<{ chaves: string[] | null }>(
        `select venda_import($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text[], $11::text[], $12::date[], $13::bigint[],
           $14::integer[], $15::text[], $16::boolean[], $17::integer[], $18::integer[], $19::text[], $20::text[], $21) as chaves`,
        [
          vendaArquivoId,
          arrendatario,
          ate,
          agora,
          batch.inicio,
          batch.fim,
          batch.lidosBytes,
          batch.mudadas,
          batch.iguais,
          vendas.map(({ chaveAcesso }) => chaveAcesso),
          vendas.map(({ emitente }) => emitente),
          vendas.map(({ emitidoEm }) => emitidoEm),
          vendas.map(({ valorCentavos }) => valorCentavos),
          vendas.map(({ quantidade }) => quantidade),
          hasItens ? vendas.map(({ itens }) => itens && JSON.stringify(itens)) : null,
          vendas.map(({ cancelada }) => cancelada),
          erros.map(({ ordem }) => ordem),
          erros.map(({ linha }) => linha),
          erros.map(({ chaveAcesso }) => chaveAcesso),
          erros.map(({ problema }) => problema),
          errosMaximo,
        ],
      );
      return first(rows).chaves;
    },
    /** Ends a file, whose content is needed no more; false when somebody else has it. */
    async end(
      vendaArquivoId: string,
      { arrendatario, agora }: Arrendamento,
      fim: { situacao: SituacaoArquivo; motivo: Motivo | null; linha: number | null },
    ): Promise<boolean> {
      const rows = await db.query(
        `update venda_arquivo
         set situacao = $4, motivo = $5, motivo_linha = $6, terminado_em = $3, arquivo = null, arrendatario = null,
           arrendado_ate = null, lidos_bytes = case when $4 = 'pronto' then bytes else lidos_bytes end
         where venda_arquivo_id = $1 and arrendatario = $2 and situacao = 'importando' returning 1`,
        [vendaArquivoId, arrendatario, agora, fim.situacao, fim.motivo, fim.linha],
      );
      return rows.length > 0;
    },
    /** Which of these kept files are still to be read. */
    listNomeados: async (arquivos: readonly string[]): Promise<string[]> => {
      const rows = await db.query<{ arquivo: string }>(
        'select arquivo from venda_arquivo where arquivo = any ($1::text[])',
        [arquivos],
      );
      return rows.map(({ arquivo }) => arquivo);
    },
  };
}
