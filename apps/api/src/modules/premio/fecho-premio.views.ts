import type { PremioArquivo, PremioSituacao } from '@trevo/rules/sorte/premios/premio-situacao';
import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';
import { premiosSql, type Prazos } from './premio.views.ts';

/** Won prizes of one kind in one state. */
export interface ContagemPremios {
  /** Day of the draw, and name of its prize; null for instant prizes. */
  readonly sorteio: string | null;
  readonly premio: string | null;
  readonly situacao: PremioSituacao;
  readonly total: number;
  /** Winners without a notice, and deliveries without a signed receipt. */
  readonly semAviso: number;
  readonly semRecibo: number;
  readonly ultimaEntrega: Date | null;
}

export interface ArquivoDePremio {
  readonly premioId: string;
  readonly nomeArquivo: string;
  readonly tipo: PremioArquivo;
}

/** Files read by one statement. */
const porPagina = 200;

export type FechoPremioViews = ReturnType<typeof createFechoPremioViews>;

export const createFechoPremioViews = (db: Db) => ({
  /** Counts the won prizes of campaigns by draw, prize and state. Reads all of them. */
  count: (prazos: Prazos, hoje: string): Promise<ContagemPremios[]> =>
    db.query<ContagemPremios>(
      `select p.sorteio, p.premio, p.situacao, count(*) as total,
         count(*) filter (where p.avisado_em is null) as "semAviso",
         count(*) filter (where p.entregue_em is not null and not exists (
           select 1 from premio_arquivo f
           where f.consumidor_id = p.consumidor_id and f.premio_id = p.premio_id and f.tipo = 'recibo')) as "semRecibo",
         max(p.entregue_em) as "ultimaEntrega"
       from (${premiosSql}) p group by p.sorteio, p.premio, p.situacao order by p.sorteio, p.premio, p.situacao`,
      [Object.keys(prazos), prazos, hoje],
    ),
  /** Yields pages of the files of a campaign's prizes. */
  async *walkArquivos(campanhaId: CampanhaId): AsyncGenerator<ArquivoDePremio[]> {
    for (let depois = ''; ;) {
      const rows = await db.query<ArquivoDePremio>(
        `select a.premio_id as "premioId", a.nome_arquivo as "nomeArquivo", a.tipo from premio_arquivo a
         where a.campanha_id = $1 and a.nome_arquivo > $2 order by a.nome_arquivo limit ${porPagina}`,
        [campanhaId, depois],
      );
      if (rows.length > 0) yield rows;
      if (rows.length < porPagina) return;
      depois = rows.at(-1)!.nomeArquivo;
    }
  },
});
