import { type Db, first } from '../../kernel/db/db.ts';
import type { BatchVendas } from './batch-vendas.ts';
import {
  arquivoColumns,
  errosMaximo,
  type SituacaoArquivo,
  type VendaArquivo,
} from './venda-arquivo.store.ts';
import type { Motivo } from './venda.text.ts';

/** Who reads a file, and until when nobody else does. */
export interface Arrendamento {
  readonly arrendatario: string;
  readonly agora: Date;
  readonly ate: Date;
}

export type LeituraStore = ReturnType<typeof createLeituraStore>;

/** The files that wait, as those who read them see them. */
export function createLeituraStore(db: Db) {
  return {
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
         returning ${arquivoColumns}`,
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
  };
}
