import type { Db } from '../../kernel/db/db.ts';
import type { ListPremios } from '../cupom/public.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** A winner as people may see it: who asks for a list learns no whole name. */
export interface PremiadoView {
  readonly serie: string;
  readonly numero: string;
  readonly premio: string;
  readonly nome: string;
  readonly cidade: string | null;
  readonly uf: string | null;
  /** It is the asker's own; null where nobody known asks. */
  readonly meu: boolean | null;
}

/** A day whose winners are known, with what the asker won on it. */
export interface ApuradoView {
  readonly data: string;
  readonly meus: { serie: string; numero: string; premio: string }[];
}

/** Every number entered as a winner, with the number as its holder has it. */
const fromPremiado = `from sorteio_premiado p join cupom n
  on n.campanha_id = p.campanha_id and n.consumidor_id = p.consumidor_id and n.serie = p.serie and n.numero = p.numero`;

export type SorteioViews = ReturnType<typeof createSorteioViews>;

export function createSorteioViews(db: Db) {
  return {
    /** The winners of a day whose number counts; a number that was taken back after the draw names nobody. */
    listPremiados: (
      campanhaId: CampanhaId,
      extracao: string,
      consumidorId: string | null,
    ): Promise<PremiadoView[]> =>
      db.query<PremiadoView>(
        `select p.serie, p.numero, p.premio, case when c.excluido_em is null then c.nome else '' end as nome, c.endereco ->> 'cidade' as cidade, c.endereco ->> 'estado' as uf,
           p.consumidor_id = $3::uuid as meu
         ${fromPremiado} join consumidor c on c.consumidor_id = n.consumidor_id
         where p.campanha_id = $1 and p.data = $2 and n.cancelado_em is null order by p.ordem`,
        [campanhaId, extracao, consumidorId],
      ),
    /** The numbers of a receipt that were entered as winners and taken back afterwards. */
    listRevogados: ({
      consumidorId,
      documentoFiscalId,
    }: {
      consumidorId: string;
      documentoFiscalId: string;
    }): Promise<{ data: string; serie: string; numero: string }[]> =>
      db.query<{ data: string; serie: string; numero: string }>(
        `select p.data, p.serie, p.numero ${fromPremiado}
         where n.consumidor_id = $1 and n.documento_fiscal_id = $2 and n.cancelado_em is not null order by p.data, p.ordem`,
        [consumidorId, documentoFiscalId],
      ),
    /** The days of which winners are known, with what one person won; null: with nothing. */
    listApurados: (campanhaId: CampanhaId, consumidorId: string | null): Promise<ApuradoView[]> =>
      db.query<ApuradoView>(
        `select p.data, coalesce(
             json_agg(json_build_object('serie', p.serie, 'numero', p.numero, 'premio', p.premio) order by p.ordem)
               filter (where p.consumidor_id = $2::uuid), '[]') as meus
         ${fromPremiado}
         where p.campanha_id = $1 and n.cancelado_em is null group by p.data order by p.data`,
        [campanhaId, consumidorId],
      ),
  };
}

/** Which of a person's numbers won: the higher of the two modules says it to the lower one, which shows the numbers. */
export const createListPremios =
  (db: Db): ListPremios =>
  (consumidorId, campanhaId) =>
    db.query<Awaited<ReturnType<ListPremios>>[number]>(
      `select p.serie, p.numero, p.data, p.premio ${fromPremiado}
       where p.consumidor_id = $1 and p.campanha_id = $2 and n.cancelado_em is null order by p.data, p.ordem`,
      [consumidorId, campanhaId],
    );
