import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Ator } from '../../kernel/auth/ator.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Db, Queryable } from '../../kernel/db/db.ts';
import type { Columns } from '../../schema/call-function.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** Differences that a check of the books found; `premios` is null for a campaign without instant prizes. */
export interface Diferencas {
  readonly numeros: number;
  readonly premios: number | null;
  readonly contas: number;
}

export type EncerramentoRow = Columns<
  'encerramento',
  'conferido_em' | 'encerrado_em' | 'kit_id' | 'manifesto_hash'
> & {
  readonly conferencia: Diferencas | null;
  readonly encerrado_por: Ator | null;
  readonly aprovado_por: Ator | null;
};

export interface Fechamento {
  readonly kitId: string;
  readonly manifestoHash: string;
  readonly por: Ator;
  readonly aprovadoPor: Ator | null;
  readonly em: Date;
}

export type ValorRow = Columns<'encerramento_valor', 'sorteio' | 'premio' | 'valor_centavos'>;

const columns = `e.conferencia, e.conferido_em, e.encerrado_em, e.encerrado_por, e.aprovado_por, e.kit_id,
  e.manifesto_hash`;

/** Returns when the books of a campaign were closed; null before it. */
const findFechadaEm = async (on: Queryable, campanhaId: CampanhaId): Promise<Date | null> =>
  (
    await on.query<{ encerrado_em: Date | null }>(
      'select e.encerrado_em from encerramento e where e.campanha_id = $1',
      [campanhaId],
    )
  )[0]?.encerrado_em ?? null;

/** Throws encerramento.fechada after the books of a campaign were closed. */
export async function requireLivrosAbertos(on: Queryable, campanhaId: CampanhaId): Promise<void> {
  const em = await findFechadaEm(on, campanhaId);
  if (em) throw refuse('encerramento.fechada', { dia: formatDiaMesAno(toSaoPaulo(em).dia) });
}

export type LivroStore = ReturnType<typeof createLivroStore>;

/** The last check of a campaign's books, their closing, and the values of prizes. */
export const createLivroStore = (db: Db) => ({
  find: async (campanhaId: CampanhaId): Promise<EncerramentoRow | undefined> =>
    (
      await db.query<EncerramentoRow>(`select ${columns} from encerramento e where e.campanha_id = $1`, [
        campanhaId,
      ])
    )[0],
  /** Throws encerramento.fechada after the books of a campaign were closed. */
  requireAberta: (campanhaId: CampanhaId): Promise<void> => requireLivrosAbertos(db, campanhaId),
  /** Stores a check, unless the books are closed. */
  saveConferencia: (campanhaId: CampanhaId, diferencas: Diferencas, em: Date) =>
    db.query(
      `insert into encerramento as e (campanha_id, conferencia, conferido_em) values ($1, $2, $3)
       on conflict on constraint encerramento__pk do update set conferencia = excluded.conferencia,
         conferido_em = excluded.conferido_em
       where e.encerrado_em is null`,
      [campanhaId, diferencas, em],
    ),
  /** Closes the books after a check; returns false when they are closed already. */
  close: async (
    campanhaId: CampanhaId,
    diferencas: Diferencas,
    { kitId, manifestoHash, por, aprovadoPor, em }: Fechamento,
  ): Promise<boolean> =>
    (
      await db.query(
        `insert into encerramento as e (campanha_id, conferencia, conferido_em, encerrado_em, encerrado_por, aprovado_por,
           kit_id, manifesto_hash)
         values ($1, $2, $3, $3, $4, $5, $6, $7)
         on conflict on constraint encerramento__pk do update set conferencia = excluded.conferencia,
           conferido_em = excluded.conferido_em, encerrado_em = excluded.encerrado_em,
           encerrado_por = excluded.encerrado_por, aprovado_por = excluded.aprovado_por, kit_id = excluded.kit_id,
           manifesto_hash = excluded.manifesto_hash
         where e.encerrado_em is null returning 1 as one`,
        [campanhaId, diferencas, em, por, aprovadoPor, kitId, manifestoHash],
      )
    ).length > 0,
  listValores: (campanhaId: CampanhaId): Promise<ValorRow[]> =>
    db.query<ValorRow>(
      'select v.sorteio, v.premio, v.valor_centavos from encerramento_valor v where v.campanha_id = $1',
      [campanhaId],
    ),
  setValor: (campanhaId: CampanhaId, { sorteio, premio, valor_centavos }: ValorRow, por: Ator, em: Date) =>
    db.query(
      `insert into encerramento_valor as v (campanha_id, sorteio, premio, valor_centavos, definido_em, definido_por)
       values ($1, $2, $3, $4, $5, $6)
       on conflict on constraint encerramento_valor__pk do update set valor_centavos = excluded.valor_centavos,
         definido_em = excluded.definido_em, definido_por = excluded.definido_por
       where v.valor_centavos <> excluded.valor_centavos`,
      [campanhaId, sorteio, premio, valor_centavos, em, por],
    ),
});
