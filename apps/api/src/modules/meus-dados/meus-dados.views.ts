import type { Columns } from '../../schema/call-function.ts';
import type { Db } from '../../kernel/db/db.ts';
import { secoes, type Linha, type Secao, type SecaoNome } from './secoes.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** Rows per statement; bounds the memory of an export of any size. */
const pageRows = 100;

export interface CampanhaView extends Columns<'campanha', 'ano' | 'identificacao' | 'descricao'> {
  readonly campanha_id: CampanhaId;
}

export type MeusDadosViews = ReturnType<typeof createMeusDadosViews>;

export function createMeusDadosViews(db: Db) {
  return {
    /** Lists a promoter's campaigns, to which the exported rows refer by id. */
    listCampanhas: (promotoraId: string): Promise<CampanhaView[]> =>
      db.query<CampanhaView>(
        `select campanha_id, ano, identificacao, descricao from campanha where promotora_id = $1
         order by ano, identificacao`,
        [promotoraId],
      ),
    /**
     * Reads one section in pages (keyset pagination), with wire field names. Holds no connection between pages,
     * so that a slow download does not occupy the pool.
     */
    async *readSecao(nome: SecaoNome, consumidorId: string): AsyncGenerator<Linha[]> {
      const { sql, chave, ocultas = [], toItem = (row: Linha) => row }: Secao = secoes[nome];
      const columns = Object.keys(chave);
      let after: readonly (string | number)[] = Object.values(chave);
      for (;;) {
        const rows = await db.query(sql, [consumidorId, ...after, pageRows]);
        if (rows.length > 0) yield rows.map((row) => toWire(toItem(row), ocultas));
        const last = rows.at(-1);
        if (!last || rows.length < pageRows) return;
        after = columns.map((column) => last[column] as string | number);
      }
    },
  };
}

const toWire = (row: Linha, ocultas: readonly string[]): Linha =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !ocultas.includes(column))
      .map(([column, value]) => [
        column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  );
