import { callFunction } from '../../schema/call-function.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { BatchVendas } from './batch-vendas.ts';
import {
  arquivoColumns,
  errosMaximo,
  type SituacaoArquivo,
  type VendaArquivo,
} from './venda-arquivo.store.ts';
import type { CampanhaId } from '../campanha/public.ts';
import type { Motivo } from './venda.text.ts';

/** The process that reads a file, and the end of its lease. */
export interface Arrendamento {
  readonly arrendatario: string;
  readonly agora: Date;
  readonly ate: Date;
}

// A file `v` that can be leased at $2. Files of one campaign are read sequentially in order of arrival, so that the newest
// facts on a sale win.
const isLegivel = `v.situacao in ('recebido', 'importando') and (v.arrendado_ate is null or v.arrendado_ate <= $2)
  and not exists (
    select 1 from venda_arquivo o
    where o.campanha_id = v.campanha_id and o.situacao in ('recebido', 'importando')
      and o.venda_arquivo_id < v.venda_arquivo_id)`;

export type LeituraStore = ReturnType<typeof createLeituraStore>;

/** Store of waiting files from the reader's view. */
export function createLeituraStore(db: Db) {
  return {
    /** Leases the first readable file of the promoter with the oldest last turn, also after an expired lease. */
    async lease({ arrendatario, agora, ate }: Arrendamento): Promise<VendaArquivo | undefined> {
      const [row] = await db.query<VendaArquivo>(
        `with vez as (
           select p.promotora_id, max(coalesce(t.arrendado_ate, t.terminado_em)) as ate
           from venda_arquivo t left join campanha p on p.campanha_id = t.campanha_id group by p.promotora_id)
         update venda_arquivo a
         set situacao = 'importando', arrendatario = $1, arrendado_ate = $3, iniciado_em = coalesce(a.iniciado_em, $2)
         where a.venda_arquivo_id = (
           select v.venda_arquivo_id from venda_arquivo v
             left join campanha c on c.campanha_id = v.campanha_id
             left join vez on vez.promotora_id is not distinct from c.promotora_id
           where ${isLegivel}
           order by vez.ate nulls first, v.arrendado_ate nulls first, v.venda_arquivo_id
           limit 1 for update of v skip locked)
         returning ${arquivoColumns}`,
        [arrendatario, agora, ate],
      );
      return row;
    },
    /** Returns whether a file of another promoter than this campaign's could be read now. */
    isOtherWaiting: async (campanhaId: CampanhaId, agora: Date): Promise<boolean> =>
      (
        await db.query(
          `select 1 as one from venda_arquivo v left join campanha c on c.campanha_id = v.campanha_id
           where ${isLegivel}
             and c.promotora_id is distinct from (select p.promotora_id from campanha p where p.campanha_id = $1)
           limit 1`,
          [campanhaId, agora],
        )
      ).length > 0,
    /** Renews the lease of a file; returns false when another process holds it. */
    async renew(vendaArquivoId: string, { arrendatario, ate }: Arrendamento): Promise<boolean> {
      const rows = await db.query(
        `update venda_arquivo set arrendado_ate = $3
         where venda_arquivo_id = $1 and arrendatario = $2 and situacao = 'importando' returning 1`,
        [vendaArquivoId, arrendatario, ate],
      );
      return rows.length > 0;
    },
    /** Releases the lease, so that another process can resume at once. */
    release: (vendaArquivoId: string, { arrendatario, agora }: Arrendamento) =>
      db.query(
        `update venda_arquivo set arrendado_ate = $3
         where venda_arquivo_id = $1 and arrendatario = $2 and situacao = 'importando'`,
        [vendaArquivoId, arrendatario, agora],
      ),
    /** Writes a batch; returns the new or changed access keys, or null when another process holds the file. */
    write(
      vendaArquivoId: string,
      { arrendatario, agora, ate }: Arrendamento,
      batch: BatchVendas,
    ): Promise<string[] | null> {
      const { vendas, erros } = batch;
      const hasItens = vendas.some(({ itens }) => itens !== null);
      return callFunction(db, 'venda_import', {
        vendaArquivoId,
        arrendatario,
        ate,
        agora,
        inicio: batch.inicio,
        fim: batch.fim,
        lidosBytes: batch.lidosBytes,
        mudadas: batch.mudadas,
        iguais: batch.iguais,
        chaves: vendas.map(({ chaveAcesso }) => chaveAcesso),
        emitentes: vendas.map(({ emitente }) => emitente),
        dias: vendas.map(({ emitidoEm }) => emitidoEm),
        valores: vendas.map(({ valorCentavos }) => valorCentavos),
        quantidades: vendas.map(({ quantidade }) => quantidade),
        itens: hasItens ? vendas.map(({ itens }) => itens && JSON.stringify(itens)) : null,
        canceladas: vendas.map(({ cancelada }) => cancelada),
        erroOrdens: erros.map(({ ordem }) => ordem),
        erroLinhas: erros.map(({ linha }) => linha),
        erroChaves: erros.map(({ chaveAcesso }) => chaveAcesso),
        erroProblemas: erros.map(({ problema }) => problema),
        errosMaximo,
      });
    },
    /** Completes a file and drops its content; returns false when another process holds it. */
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
