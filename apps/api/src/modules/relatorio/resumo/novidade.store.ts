import type { Db } from '../../../kernel/db/db.ts';
import { queryLookups } from '../../../kernel/db/lookups.ts';
import type { CampanhaResumida } from './resumo.store.ts';

type Chaves = Pick<CampanhaResumida, 'campanha_id' | 'promotora_id'>;

/** A campaign, or a promoter for all of its campaigns. */
interface Achada {
  readonly chave: string;
}

export type NovidadeStore = ReturnType<typeof createNovidadeStore>;

/** Finds campaigns with roll-ups that would change, without reading each of them. */
export const createNovidadeStore = (db: Db) => ({
  /**
   * Returns the campaigns with a source of the roll-ups at or after a time, or with roll-ups there, whose source may have
   * been deleted since.
   */
  async listComNovidade<C extends Chaves>(campanhas: readonly C[], de: Date): Promise<readonly C[]> {
    if (campanhas.length === 0) return [];
    const ids = campanhas.map(({ campanha_id }) => campanha_id);
    const promotoras = [...new Set(campanhas.map(({ promotora_id }) => promotora_id))];
    const notas = await queryLookups<Achada>(
      db,
      ids,
      (id) => `select campanha_id::text as chave from documento_fiscal
        where campanha_id = ${id}::uuid and registrado_em >= $1 limit 1`,
      [de],
    );
    const cadastros = await queryLookups<Achada>(
      db,
      promotoras,
      (id) =>
        `select promotora_id as chave from consumidor where promotora_id = ${id} and criado_em >= $1 limit 1`,
      [de],
    );
    const premios = await queryLookups<Achada>(
      db,
      ids,
      (id) => `select campanha_id::text as chave from premio_unidade
        where campanha_id = ${id}::uuid and raspadinha_id is not null and reclamada_em >= $1 limit 1`,
      [de],
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
      [ids, de],
    );
    const found = new Set(
      [notas, cadastros, premios, mensagens, contadas].flatMap((rows) => rows.map(({ chave }) => chave)),
    );
    return campanhas.filter(
      ({ campanha_id, promotora_id }) => found.has(campanha_id) || found.has(promotora_id),
    );
  },
});
