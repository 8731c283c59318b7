import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { holdLock } from '../../../kernel/db/advisory-lock.ts';
import type { CpfRestricao } from '@trevo/rules/pessoa/cpf';
import type { Excluido, Manifesto } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import type { RegraSorteio } from '@trevo/rules/sorte/sorteio/regra-sorteio';
import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import type { Ator } from '../../../kernel/auth/ator.ts';
import { first, type Db, type Queryable, type Transaction } from '../../../kernel/db/db.ts';
import type { CampanhaId } from '../../campanha/public.ts';
import {
  type Corte,
  fromDistribuidos,
  listRestricoes,
  toBloqueadaSql,
  toCorteValues,
  whereDistribuidos,
} from './distribuidos.views.ts';
import { holdSorteio } from '../sorteio-fixo.store.ts';

/** A draw of a campaign. */
export interface SorteioRef {
  readonly campanhaId: CampanhaId;
  /** Day of the extraction, `yyyy-mm-dd`. */
  readonly extracao: string;
}

/** A person with the places held at the freeze. */
export interface TitularDistribuido {
  readonly consumidorId: string;
  /** CPF of the holder, or the login of one without. */
  readonly documento: string;
  readonly isExcluida: boolean;
  /** Whether a block names the person by CPF or login. */
  readonly isBloqueada: boolean;
  /** Whether the person has a prize of a draw of an earlier day. */
  readonly isPremiadoAntes: boolean;
  /** Places, 4 bytes each, big-endian, in base64. */
  readonly lugares: string;
}

/** A frozen draw without its numbers. */
export interface CongeladoView {
  readonly congeladoEm: Date;
  readonly manifesto: Manifesto;
  readonly manifestoHash: string;
  readonly numeros: number;
  readonly ator: Ator;
}

/** A frozen draw. */
export interface Congelado extends CongeladoView {
  readonly regra: RegraSorteio;
  /** Packed map of the distributed places. */
  readonly mapa: string;
  readonly excluidos: readonly Excluido[];
  /** Hash (commitment) of each winner of an earlier draw at the time of the freeze, sorted. */
  readonly premiadosAntes: readonly string[];
  readonly galhos: readonly string[];
}

const viewColumns = `f.congelado_em as "congeladoEm", f.manifesto, f.manifesto_hash as "manifestoHash", f.numeros, f.ator`;

const declareSql = `declare distribuidos no scroll cursor for
  select s.consumidor_id as "consumidorId", coalesce(s.cpf, s.usuario) as documento,
    s.excluido_em is not null as "isExcluida", encode(p.lugares, 'base64') as lugares,
    ${toBloqueadaSql('$6')} as "isBloqueada",
    exists (select 1 from sorteio_premiado w
      where w.campanha_id = $1 and w.data < $5 and w.consumidor_id = s.consumidor_id) as "isPremiadoAntes"
  from (
    select c.consumidor_id, string_agg(int4send(c.serie::int * ${numerosPorSerie} + c.numero::int), '') as lugares
    ${fromDistribuidos} ${whereDistribuidos} group by c.consumidor_id
  ) p
  join consumidor s on s.consumidor_id = p.consumidor_id`;

/** People of one fetch: their hashes take milliseconds. */
const pessoasPorLeitura = 2_000;

/** Reads the people of a freeze. One statement, so that all of them are of one moment. */
async function* readTitulares(tx: Queryable): AsyncGenerator<TitularDistribuido[]> {
  for (;;) {
    // -- rows: the columns are those of the declared cursor
    const rows = await tx.query<TitularDistribuido>(`fetch forward ${pessoasPorLeitura} from distribuidos`);
    yield rows;
    if (rows.length < pessoasPorLeitura) return;
  }
}

/** Reads and writes of a freeze within its transaction. */
export interface Congelando {
  readonly titulares: AsyncIterable<TitularDistribuido[]>;
  /** Stores the commitments of a subtree and the roots of its blocks. */
  addFolhas(galho: number, compromissos: Buffer, nos: Buffer): Promise<void>;
  /** Lists the restricted documents. */
  listRestricoes(): Promise<Map<string, CpfRestricao[]>>;
  /** Finds the hash of the manifest of the draw before. */
  findAnterior(): Promise<string | null>;
}

export type CongeladoStore = ReturnType<typeof createCongeladoStore>;

export function createCongeladoStore(db: Db) {
  const find = async (
    { campanhaId, extracao }: SorteioRef,
    on: Queryable = db,
  ): Promise<CongeladoView | undefined> =>
    (
      await on.query<CongeladoView>(
        `select ${viewColumns} from sorteio_congelado f where f.campanha_id = $1 and f.data = $2`,
        [campanhaId, extracao],
      )
    )[0];
  return {
    find,
    /** Lists the frozen draws of a campaign. */
    list: (campanhaId: CampanhaId): Promise<(CongeladoView & { readonly extracao: string })[]> =>
      db.query<CongeladoView & { readonly extracao: string }>(
        `select f.data as extracao, ${viewColumns} from sorteio_congelado f where f.campanha_id = $1 order by f.data`,
        [campanhaId],
      ),
    /** Finds a frozen draw with its map and exclusions. */
    findWhole: async ({ campanhaId, extracao }: SorteioRef): Promise<Congelado | undefined> =>
      (
        await db.query<Congelado>(
          `select ${viewColumns}, f.regra, f.mapa, f.excluidos,
             f.premiados_antes as "premiadosAntes", f.galhos
           from sorteio_congelado f where f.campanha_id = $1 and f.data = $2`,
          [campanhaId, extracao],
        )
      )[0],
    /** Reads the commitments of a subtree, 32 bytes each. */
    async readFolhas({ campanhaId, extracao }: SorteioRef, galho: number): Promise<Buffer> {
      const { compromissos } = first(
        await db.query<{ compromissos: string }>(
          `select encode(h.compromissos, 'base64') as compromissos from sorteio_folha h
           where h.campanha_id = $1 and h.data = $2 and h.galho = $3`,
          [campanhaId, extracao, galho],
        ),
      );
      return Buffer.from(compromissos, 'base64');
    },
    /**
     * Freezes a draw in one transaction; returns the first freeze to concurrent and repeated calls. Throws
     * sorteio.arquivoMudou when a publication has changed the draw meanwhile.
     */
    freeze: (
      campanhaId: CampanhaId,
      sorteio: CampanhaArquivo['sorteios'][number],
      corte: Corte,
      build: (congelando: Congelando) => Promise<Congelado>,
    ): Promise<CongeladoView> =>
      db.transaction(async (tx) => {
        const ref = { campanhaId, extracao: sorteio.data };
        await tx.query(`set local statement_timeout = '30min'`);
        // Concurrent freezes wait here instead of reading all numbers too.
        await tx.query(`set local lock_timeout = '30min'`);
        await holdLock(tx, 'congelamento', `sorteio ${campanhaId} ${ref.extracao}`);
        const before = await find(ref, tx);
        if (before) return before;
        await tx.query(declareSql, [...toCorteValues(campanhaId, corte), ref.extracao, corte.hoje]);
        const congelado = await build(createCongelando(tx, ref));
        await holdSorteio(tx, campanhaId, sorteio);
        await insertCongelado(tx, ref, congelado);
        return congelado;
      }),
    /** Lists campaigns with a draw by a rule in a period that is neither frozen nor has entered winners. */
    listPendentes: async (desde: string, ate: string): Promise<CampanhaId[]> =>
      (
        await db.query<{ campanha_id: CampanhaId }>(
          `select distinct c.campanha_id from campanha c
           cross join lateral jsonb_array_elements(coalesce(c.arquivo -> 'sorteios', '[]')) as s (sorteio)
           where s.sorteio ? 'regra' and (s.sorteio ->> 'data')::date between $1::date and $2::date
             and not exists (select 1 from sorteio_premiado p
               where p.campanha_id = c.campanha_id and p.data = (s.sorteio ->> 'data')::date)
           order by c.campanha_id`,
          [desde, ate],
        )
      ).map(({ campanha_id }) => campanha_id),
  };
}

const createCongelando = (tx: Transaction, { campanhaId, extracao }: SorteioRef): Congelando => ({
  titulares: readTitulares(tx),
  addFolhas: async (galho, compromissos, nos) => {
    await tx.query(
      `insert into sorteio_folha (campanha_id, data, galho, compromissos, nos)
       values ($1, $2, $3, decode($4, 'base64'), decode($5, 'base64'))`,
      [campanhaId, extracao, galho, compromissos.toString('base64'), nos.toString('base64')],
    );
  },
  listRestricoes: () => listRestricoes(tx, campanhaId),
  findAnterior: async () =>
    (
      await tx.query<{ manifestoHash: string }>(
        `select f.manifesto_hash as "manifestoHash" from sorteio_congelado f
         where f.campanha_id = $1 and f.data < $2 order by f.data desc limit 1`,
        [campanhaId, extracao],
      )
    )[0]?.manifestoHash ?? null,
});

const insertCongelado = (tx: Queryable, { campanhaId, extracao }: SorteioRef, congelado: Congelado) =>
  tx.query(
    `insert into sorteio_congelado (campanha_id, data, congelado_em, manifesto, manifesto_hash, regra, mapa, excluidos,
       galhos, numeros, ator, premiados_antes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      campanhaId,
      extracao,
      congelado.congeladoEm,
      congelado.manifesto,
      congelado.manifestoHash,
      congelado.regra,
      congelado.mapa,
      JSON.stringify(congelado.excluidos),
      congelado.galhos,
      congelado.numeros,
      congelado.ator,
      [...congelado.premiadosAntes],
    ],
  );
