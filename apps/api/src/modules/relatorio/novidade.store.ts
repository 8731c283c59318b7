import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaResumida } from './resumo.store.ts';

/** Lookups of one statement. */
const porVez = 100;

type Chaves = Pick<CampanhaResumida, 'campanha_id' | 'promotora_id'>;

/** A campaign, or a promoter for all of its campaigns. */
interface Achada {
  readonly chave: string;
}

export type NovidadeStore = ReturnType<typeof createNovidadeStore>;

/** Finds campaigns whose roll-ups would change, without reading each of them. */
export function createNovidadeStore(db: Db) {
  /** Returns the keys with a row at or after a time: one index lookup each, in statements that also run on shards. */
  const probe = async (chaves: readonly string[], de: Date, table: string): Promise<readonly string[]> => {
    const found: Achada[] = [];
    for (let from = 0; from < chaves.length; from += porVez) {
      const some = chaves.slice(from, from + porVez);
      const lookups = some.map(
        (_, at) => `(select $${at + 2}::text as chave from ${table.replace('?', `$${at + 2}`)} limit 1)`,
      );
      // -- rows: a lookup for each key
      found.push(...(await db.query<Achada>(lookups.join(' union all '), [de, ...some])));
    }
    return found.map(({ chave }) => chave);
  };

  return {
    /**
     * Returns the campaigns with a source of the roll-ups at or after a time, or with roll-ups there, whose source may have
     * been deleted since.
     */
    async listComNovidade<C extends Chaves>(campanhas: readonly C[], de: Date): Promise<readonly C[]> {
      if (campanhas.length === 0) return [];
      const ids = campanhas.map(({ campanha_id }) => campanha_id);
      const promotoras = [...new Set(campanhas.map(({ promotora_id }) => promotora_id))];
      const range = [ids, de];
      const outras = await db.query<Achada>(
        `select distinct campanha_id::text as chave from premio_unidade
         where campanha_id = any($1::uuid[]) and raspadinha_id is not null and reclamada_em >= $2`,
        range,
      );
      const mensagens = await db.query<Achada>(
        `select distinct c.promotora_id as chave from mensagem_enviada m
         join consumidor c on c.consumidor_id = m.consumidor_id where m.enviada_em >= $1`,
        [de],
      );
      const contadas = await db.query<Achada>(
        `select campanha_id::text as chave from resumo_hora where campanha_id = any($1::uuid[]) and hora >= $2
         union select campanha_id::text from resumo_nota where campanha_id = any($1::uuid[]) and hora >= $2
         union select campanha_id::text from resumo_contagem where campanha_id = any($1::uuid[]) and hora >= $2`,
        range,
      );
      const found = new Set([
        ...(await probe(ids, de, 'documento_fiscal where campanha_id = ?::uuid and registrado_em >= $1')),
        ...(await probe(promotoras, de, 'consumidor where promotora_id = ? and criado_em >= $1')),
        ...[...outras, ...mensagens, ...contadas].map(({ chave }) => chave),
      ]);
      return campanhas.filter(
        ({ campanha_id, promotora_id }) => found.has(campanha_id) || found.has(promotora_id),
      );
    },
  };
}
