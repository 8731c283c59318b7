import type { Apuracao } from '@trevo/rules/sorte/sorteio/apuracao-sorteio';
import type { Titular } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import type { MotivoSorteio } from '@trevo/rules/sorte/sorteio/motivo-sorteio';
import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import { toCanonico } from '@trevo/rules/texto/canonico';
import type { Ator } from '../../../kernel/auth/ator.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { Db, Queryable } from '../../../kernel/db/db.ts';
import type { CampanhaId } from '../../campanha/public.ts';
import type { SorteioRef } from '../congelamento/congelado.store.ts';
import { holdResultado } from './resultado.store.ts';

/** A place that lost its prize after the freeze. */
export interface Desclassificado {
  readonly lugar: number;
  readonly motivo: MotivoSorteio;
  /** Explanation that the operator wrote; null when the computation disqualified the place. */
  readonly texto: string | null;
}

/** A computed draw. */
export interface ApuracaoNova {
  readonly apuracao: Apuracao;
  readonly desclassificados: readonly Desclassificado[];
  readonly premiadosAntes: readonly string[];
  readonly titulares: readonly Titular[];
}

/** A version of a computed draw. */
export interface VersaoView extends ApuracaoNova {
  readonly versao: number;
  readonly motivo: string;
  readonly ator: Ator;
  readonly feitaEm: Date;
  readonly confirmadaEm: Date | null;
  readonly confirmadaAtor: Ator | null;
}

/** The holder of a looked-at place, as of now. */
export interface TitularView {
  readonly lugar: number;
  readonly consumidorId: string;
  readonly nome: string;
  readonly cpf: string | null;
  readonly isExcluida: boolean;
  readonly isCancelado: boolean;
  readonly status: 'PENDENTE' | 'VALIDO' | 'INVALIDO';
}

const columns = `a.versao, a.apuracao, a.desclassificados, a.premiados_antes as "premiadosAntes", a.titulares, a.motivo, a.ator,
  a.feita_em as "feitaEm", a.confirmada_em as "confirmadaEm", a.confirmada_ator as "confirmadaAtor"`;

const findUltima = async (
  on: Queryable,
  { campanhaId, extracao }: SorteioRef,
): Promise<VersaoView | undefined> =>
  (
    await on.query<VersaoView>(
      `select ${columns} from sorteio_apuracao a where a.campanha_id = $1 and a.data = $2 order by a.versao desc limit 1`,
      [campanhaId, extracao],
    )
  )[0];

const lugarSql = `n.serie::bigint * ${numerosPorSerie} + n.numero::bigint`;

export type ApuracaoSorteioStore = ReturnType<typeof createApuracaoSorteioStore>;

export function createApuracaoSorteioStore(db: Db) {
  return {
    findUltima: (ref: SorteioRef): Promise<VersaoView | undefined> => findUltima(db, ref),
    list: ({ campanhaId, extracao }: SorteioRef): Promise<VersaoView[]> =>
      db.query<VersaoView>(
        `select ${columns} from sorteio_apuracao a where a.campanha_id = $1 and a.data = $2 order by a.versao`,
        [campanhaId, extracao],
      ),
    /** Lists the computed draws of a campaign, and whether they are confirmed. */
    listDias: (campanhaId: CampanhaId): Promise<{ data: string; isConfirmada: boolean }[]> =>
      db.query<{ data: string; isConfirmada: boolean }>(
        `select a.data, bool_or(a.confirmada_em is not null) as "isConfirmada"
         from sorteio_apuracao a where a.campanha_id = $1 group by a.data`,
        [campanhaId],
      ),
    /** Lists the confirmed draws of a campaign. */
    listConfirmacoes: (campanhaId: CampanhaId): Promise<{ data: string; confirmadaEm: Date }[]> =>
      db.query<{ data: string; confirmadaEm: Date }>(
        `select a.data, max(a.confirmada_em) as "confirmadaEm" from sorteio_apuracao a
         where a.campanha_id = $1 and a.confirmada_em is not null group by a.data`,
        [campanhaId],
      ),
    isConfirmada: async ({ campanhaId, extracao }: SorteioRef, tx: Queryable): Promise<boolean> =>
      (
        await tx.query(
          `select 1 as one from sorteio_apuracao a
           where a.campanha_id = $1 and a.data = $2 and a.confirmada_em is not null`,
          [campanhaId, extracao],
        )
      ).length > 0,
    /**
     * Adds a version after the one that the caller read, unless that has the same content. Throws sorteio.confirmado and
     * sorteio.apuracaoMudou.
     */
    add: (
      ref: SorteioRef,
      anterior: number,
      nova: ApuracaoNova,
      { motivo, ator, agora }: { motivo: string; ator: Ator; agora: Date },
    ): Promise<void> =>
      db.transaction(async (tx) => {
        await holdResultado(tx, ref);
        const ultima = await findUltima(tx, ref);
        if (ultima && isSameApuracao(ultima, nova)) return;
        if (ultima?.confirmadaEm) throw refuse('sorteio.confirmado');
        if ((ultima?.versao ?? 0) !== anterior) throw refuse('sorteio.apuracaoMudou');
        await tx.query(
          `insert into sorteio_apuracao (campanha_id, data, versao, apuracao, desclassificados, premiados_antes, titulares,
             motivo, ator, feita_em)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
          [
            ref.campanhaId,
            ref.extracao,
            anterior + 1,
            nova.apuracao,
            JSON.stringify(nova.desclassificados),
            [...nova.premiadosAntes],
            JSON.stringify(nova.titulares),
            motivo,
            ator,
            agora,
          ],
        );
      }),
    /** Lists the holders of places as of now; scans the campaign's numbers. */
    listTitulares: (
      campanhaId: CampanhaId,
      numeros: readonly { readonly serie: string; readonly numero: string }[],
    ): Promise<TitularView[]> =>
      db.transaction(async (tx) => {
        await tx.query(`set local statement_timeout = '5min'`);
        return tx.query<TitularView>(
          `select ${lugarSql} as lugar, n.consumidor_id as "consumidorId", s.nome, s.cpf,
             s.excluido_em is not null as "isExcluida", n.cancelado_em is not null as "isCancelado", d.status
           from cupom n
           join documento_fiscal d on d.consumidor_id = n.consumidor_id and d.documento_fiscal_id = n.documento_fiscal_id
           join consumidor s on s.consumidor_id = n.consumidor_id
           join unnest($2::text[], $3::text[]) as p (serie, numero) on n.serie = p.serie and n.numero = p.numero
           where n.campanha_id = $1`,
          [campanhaId, numeros.map(({ serie }) => serie), numeros.map(({ numero }) => numero)],
        );
      }),
    /**
     * Confirms the version that the caller read, within the transaction that registers the winners. Throws
     * sorteio.confirmado and sorteio.apuracaoMudou.
     */
    async confirm(
      tx: Queryable,
      ref: SorteioRef,
      versao: number,
      { ator, agora }: { ator: Ator; agora: Date },
    ): Promise<void> {
      await holdResultado(tx, ref);
      const ultima = await findUltima(tx, ref);
      if (ultima?.confirmadaEm) throw refuse('sorteio.confirmado');
      if (ultima?.versao !== versao) throw refuse('sorteio.apuracaoMudou');
      await tx.query(
        `update sorteio_apuracao set confirmada_em = $4, confirmada_ator = $5
         where campanha_id = $1 and data = $2 and versao = $3`,
        [ref.campanhaId, ref.extracao, versao, agora, ator],
      );
    },
  };
}

/** Whether two computations have the same winners for the same reasons. */
export const isSameApuracao = (one: ApuracaoNova, other: ApuracaoNova): boolean =>
  toCanonico([one.apuracao, one.desclassificados]) === toCanonico([other.apuracao, other.desclassificados]);
