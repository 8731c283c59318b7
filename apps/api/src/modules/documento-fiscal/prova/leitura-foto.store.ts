import type { Leitura } from '../../../adapters/leitor-foto/leitor-foto.port.ts';
import { claimDue } from '../../../kernel/db/claim-due.ts';
import type { Db } from '../../../kernel/db/db.ts';
import type { Columns } from '../../../schema/call-function.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';

/** A photo to read. */
export interface FotoTomada extends DocumentoRef {
  readonly nomeArquivo: string;
  /** Attempts to read this photo, with this one. */
  readonly tentativas: number;
}

/** A reading that ended; `leitura` is null for a file that is no photo of a receipt. */
export interface LeituraFoto {
  readonly nomeArquivo: string;
  readonly lidaEm: Date | null;
  readonly leitura: Leitura | null;
}

type FotoRow = Columns<
  'leitura_foto',
  'consumidor_id' | 'documento_fiscal_id' | 'nome_arquivo' | 'tentativas'
>;

interface LeituraRow extends Columns<'leitura_foto', 'nome_arquivo' | 'lida_em'> {
  readonly leitura: Leitura | null;
}

export type LeituraFotoStore = ReturnType<typeof createLeituraFotoStore>;

/** Store of the photos of receipts that the reader reads. */
export function createLeituraFotoStore(db: Db) {
  return {
    /** Leases photos until `ate`, oldest first. A newer photo of the same receipt replaces an earlier reading. */
    async lease(agora: Date, ate: Date, quantidade: number): Promise<FotoTomada[]> {
      const taken = await claimDue({
        list: () =>
          db.query<Omit<FotoRow, 'tentativas'>>(
            `select f.consumidor_id, f.documento_fiscal_id, d.uri_imagem as nome_arquivo from documento_fato f
            join documento_fiscal d
              on d.consumidor_id = f.consumidor_id and d.documento_fiscal_id = f.documento_fiscal_id
            left join leitura_foto l
              on l.consumidor_id = f.consumidor_id and l.documento_fiscal_id = f.documento_fiscal_id
            where f.fonte = 'foto' and f.situacao = 'procurando' and d.uri_imagem is not null
              and d.status <> 'INVALIDO'
              and (l.ler_em is null or l.ler_em <= $1 or l.nome_arquivo <> d.uri_imagem)
            order by f.perguntado_em limit $2`,
            [agora, quantidade],
          ),
        keys: ['consumidor_id', 'documento_fiscal_id', 'nome_arquivo'],
        claim: (due) =>
          db.query<FotoRow>(
            `insert into leitura_foto as l (consumidor_id, documento_fiscal_id, nome_arquivo, tentativas, ler_em)
            select w.consumidor_id, w.documento_fiscal_id, w.nome_arquivo, 1, $2
            from unnest($3::uuid[], $4::uuid[], $5::text[]) w (consumidor_id, documento_fiscal_id, nome_arquivo)
            order by w.consumidor_id, w.documento_fiscal_id
            on conflict on constraint leitura_foto__pk do update set
              tentativas = case when l.nome_arquivo = excluded.nome_arquivo then l.tentativas + 1 else 1 end,
              nome_arquivo = excluded.nome_arquivo, ler_em = excluded.ler_em, lida_em = null, leitura = null
            where l.ler_em <= $1 or l.nome_arquivo <> excluded.nome_arquivo
            returning l.consumidor_id, l.documento_fiscal_id, l.nome_arquivo, l.tentativas`,
            [agora, ate, due.consumidor_id, due.documento_fiscal_id, due.nome_arquivo],
          ),
      });
      return taken.map((row) => ({
        consumidorId: row.consumidor_id,
        documentoFiscalId: row.documento_fiscal_id,
        nomeArquivo: row.nome_arquivo,
        tentativas: row.tentativas,
      }));
    },
    /**
     * Stores the result of a reading and keeps the lease, so that no other process takes the photo before the source
     * has the answer. Returns false when a newer photo replaced it meanwhile.
     */
    async finish(
      { consumidorId, documentoFiscalId, nomeArquivo }: FotoTomada,
      leitura: Leitura | null,
      agora: Date,
    ): Promise<boolean> {
      const rows = await db.query<Columns<'leitura_foto', 'nome_arquivo'>>(
        `update leitura_foto set leitura = $4, lida_em = $5
         where consumidor_id = $1 and documento_fiscal_id = $2 and nome_arquivo = $3 returning nome_arquivo`,
        [consumidorId, documentoFiscalId, nomeArquivo, leitura && JSON.stringify(leitura), agora],
      );
      return rows.length > 0;
    },
    /** Postpones a photo that could not be read now. */
    async postpone({ consumidorId, documentoFiscalId, nomeArquivo }: FotoTomada, lerEm: Date): Promise<void> {
      await db.query(
        `update leitura_foto set ler_em = $4
         where consumidor_id = $1 and documento_fiscal_id = $2 and nome_arquivo = $3 and lida_em is null`,
        [consumidorId, documentoFiscalId, nomeArquivo, lerEm],
      );
    },
    /** Finds the reading of a receipt's photo. */
    async find({ consumidorId, documentoFiscalId }: DocumentoRef): Promise<LeituraFoto | undefined> {
      const [row] = await db.query<LeituraRow>(
        `select nome_arquivo, lida_em, leitura from leitura_foto
         where consumidor_id = $1 and documento_fiscal_id = $2`,
        [consumidorId, documentoFiscalId],
      );
      return row && { nomeArquivo: row.nome_arquivo, lidaEm: row.lida_em, leitura: row.leitura };
    },
  };
}
