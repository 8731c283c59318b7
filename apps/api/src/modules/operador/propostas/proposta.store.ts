import type { ProponivelId } from '@trevo/contract/operador/proponiveis';
import type { Columns } from '../../../schema/call-function.ts';
import type { Db } from '../../../kernel/db/db.ts';
import { holdChave } from '../../../kernel/db/segredos.ts';
import type { Lugar } from '../../../kernel/pagination.ts';
import type { Comunicado, QueueComunicado } from '../../comunicado/public.ts';
import type { Conteudo } from './conteudo.ts';

export type PropostaRow = Columns<
  'proposta',
  | 'proposta_id'
  | 'motivo'
  | 'proposta_por'
  | 'proposta_nome'
  | 'proposta_em'
  | 'ate'
  | 'decidida_nome'
  | 'decidida_em'
  | 'decisao_motivo'
  | 'resultado_codigo'
  | 'resultado_mensagem'
> & {
  readonly ato: ProponivelId;
  readonly conteudo: Conteudo;
  readonly proposta_tipo: 'operador' | 'credencial';
  readonly decisao: Decisao | null;
  readonly resultado: Resultado['resultado'] | null;
  /** Whether the caller proposed it, or saw a secret of the credential that did. */
  readonly propria: boolean;
};

/** A proposal with the call that it would make. */
export type PropostaInteira = PropostaRow &
  Columns<'proposta', 'hash'> & {
    readonly alvo: Record<string, string>;
    readonly corpo: Record<string, unknown>;
  };

export type Decisao = 'aprovada' | 'recusada' | 'retirada';

/** A receipt that waits for the decision of a proposal. */
export interface NotaProposta {
  readonly propostaId: string;
  readonly documentoFiscalId: string;
  /** The proposer. */
  readonly nome: string;
}

/** A proposed change of a provider. */
export interface TrocaProvedor {
  readonly propostaId: string;
  readonly servico: string;
  /** The proposer. */
  readonly nome: string;
  readonly ate: Date;
}

export interface NovaProposta {
  readonly propostaId: string;
  readonly promotoraId: string;
  readonly ato: ProponivelId;
  readonly alvo: Readonly<Record<string, string>>;
  readonly corpo: Readonly<Record<string, unknown>>;
  /** Id of the key that sealed `corpo`; null for one in plain text. */
  readonly chave: string | null;
  readonly hash: string;
  readonly motivo: string;
  readonly conteudo: Conteudo;
  readonly autor: { readonly tipo: 'operador' | 'credencial'; readonly id: string; readonly nome: string };
  readonly agora: Date;
  readonly ate: Date;
}

/** Result of an approved act. */
export interface Resultado {
  readonly resultado: 'feito' | 'recusado' | 'falhou';
  readonly codigo: string | null;
  readonly mensagem: string | null;
}

/** SQL: whether the operator `$2` proposed it, or saw a secret of the credential that did. */
const isPropria = `(p.proposta_por = $2::uuid or exists (select 1 from credencial c
  where c.credencial_id = p.proposta_por and $2::uuid = any(c.conhecida_por)))`;

const columns = `p.proposta_id, p.ato, p.motivo, p.conteudo, p.proposta_tipo, p.proposta_por, p.proposta_nome,
  p.proposta_em, p.ate, p.decisao, p.decidida_nome, p.decidida_em, p.decisao_motivo, p.resultado, p.resultado_codigo,
  p.resultado_mensagem, coalesce(${isPropria}, false) as propria`;

/** Promoters of the proposals that a caller reads; '' for those about the installation. */
export type Lugares = readonly string[];

export type PropostaStore = ReturnType<typeof createPropostaStore>;

/** Proposals of a promoter. `por` is the calling operator or credential. */
export function createPropostaStore(db: Db, queueComunicado: QueueComunicado) {
  return {
    insert: createInsert(db, queueComunicado),
    find: async (
      lugares: Lugares,
      por: string | null,
      propostaId: string,
    ): Promise<PropostaInteira | undefined> =>
      (
        await db.query<PropostaInteira>(
          `select ${columns}, p.alvo, p.corpo, p.hash from proposta p
           where p.promotora_id = any($1) and p.proposta_id = $3`,
          [lugares, por, propostaId],
        )
      )[0],
    /**
     * Lists proposals after a cursor, newest first. `aberta` selects those that wait, or all others; `so` only those
     * of the caller.
     */
    list: (
      lugares: Lugares,
      por: string | null,
      {
        so,
        aberta,
        perPage,
        depois,
        agora,
      }: {
        so: boolean;
        aberta: boolean | undefined;
        perPage: number;
        depois: Lugar | undefined;
        agora: Date;
      },
    ): Promise<PropostaRow[]> =>
      db.query<PropostaRow>(
        `select ${columns} from proposta p
         where p.promotora_id = any($1)
           and ($3::boolean is null or (p.decisao is null and p.ate > $4) = $3)
           and ($5::timestamptz is null or (p.proposta_em, p.proposta_id) < ($5, $6::uuid))
           and (not $8 or p.proposta_por = $2::uuid)
         order by p.proposta_em desc, p.proposta_id desc limit $7`,
        [lugares, por, aberta ?? null, agora, depois?.em ?? null, depois?.id ?? null, perPage, so],
      ),
    listNotas: createListNotas(db),
    /** Counts the open proposals of these calls by others. */
    countEsperam: async (
      lugares: Lugares,
      por: string,
      atos: readonly ProponivelId[],
      agora: Date,
    ): Promise<number> =>
      (
        await db.query<{ total: number }>(
          `select count(*) as total from proposta p
           where p.promotora_id = any($1) and p.decisao is null and p.ate > $4 and p.ato = any($3) and not ${isPropria}`,
          [lugares, por, atos, agora],
        )
      )[0]!.total,
    /**
     * Decides an open proposal; only a withdrawal is the proposer's own. Returns false when it is not open, so one of
     * several concurrent decisions succeeds.
     */
    decide: async (
      lugares: Lugares,
      propostaId: string,
      {
        decisao,
        por,
        nome,
        motivo = null,
        conteudo = null,
        agora,
      }: {
        readonly decisao: Decisao;
        readonly por: string;
        readonly nome: string;
        /** Reason of a refusal. */
        readonly motivo?: string | null;
        /** The content that the person read. */
        readonly conteudo?: Conteudo | null;
        readonly agora: Date;
      },
    ): Promise<boolean> =>
      (
        await db.query(
          `update proposta p set decisao = $4, decidida_por = $2, decidida_nome = $5, decidida_em = $6,
             decisao_motivo = $7, conteudo = coalesce($8::jsonb, p.conteudo), corpo = p.corpo - 'selado'
           where p.promotora_id = any($1) and p.proposta_id = $3 and p.decisao is null and p.ate > $6
             and case when $4 = 'retirada' then p.proposta_por = $2::uuid else not ${isPropria} end
           returning 1 as one`,
          [lugares, por, propostaId, decisao, nome, agora, motivo, conteudo],
        )
      ).length > 0,
    listTrocas: createListTrocas(db),
    /** Deletes the sealed bodies of proposals that ended without a decision. */
    async deleteSelados(agora: Date): Promise<void> {
      await db.query(
        `update proposta p set corpo = p.corpo - 'selado' where p.corpo ? 'selado' and p.ate <= $1`,
        [agora],
      );
    },
    /** Stores the result of an approved act. */
    async complete(propostaId: string, { resultado, codigo, mensagem }: Resultado): Promise<void> {
      await db.query(
        `update proposta set resultado = $2, resultado_codigo = $3, resultado_mensagem = $4
         where proposta_id = $1 and decisao = 'aprovada' and resultado is null`,
        [propostaId, resultado, codigo, mensagem],
      );
    },
  };
}

/** Lists the receipts that open proposals are about; `antes` is when the oldest open one can have been made. */
const createListNotas =
  (db: Db) =>
  (promotoraId: string, agora: Date, antes: Date): Promise<NotaProposta[]> =>
    db.query<NotaProposta>(
      `select p.proposta_id as "propostaId", p.alvo ->> 'documentoFiscalID' as "documentoFiscalId",
       p.proposta_nome as nome
     from proposta p
     where p.promotora_id = $1 and p.decisao is null and p.ate > $2 and p.proposta_em >= $3
       and p.alvo ? 'documentoFiscalID'`,
      [promotoraId, agora, antes],
    );

/** Lists the open changes of a promoter's providers, the newest first. */
const createListTrocas =
  (db: Db) =>
  (promotoraId: string, agora: Date): Promise<TrocaProvedor[]> =>
    db.query<TrocaProvedor>(
      `select p.proposta_id as "propostaId", coalesce(p.corpo ->> 'servico', p.alvo ->> 'servico') as servico,
           p.proposta_nome as nome, p.ate
         from proposta p
         where p.promotora_id = $1 and p.decisao is null and p.ate > $2
           and p.ato in ('operador.definirProvedor', 'operador.removerProvedor')
         order by p.proposta_em desc, p.proposta_id desc`,
      [promotoraId, agora],
    );

/** Inserts a proposal with the e-mail about it, in one transaction; returns false when its id exists. */
const createInsert =
  (db: Db, queueComunicado: QueueComunicado) =>
  (nova: NovaProposta, comunicado: Comunicado | undefined): Promise<boolean> =>
    db.transaction(async (tx) => {
      if (nova.chave !== null) await holdChave(tx, 'dados', nova.chave);
      const inserted = await tx.query(
        `insert into proposta (proposta_id, promotora_id, ato, alvo, corpo, hash, motivo, conteudo, proposta_tipo,
             proposta_por, proposta_nome, proposta_em, ate)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
           on conflict on constraint proposta__pk do nothing returning 1 as one`,
        [
          nova.propostaId,
          nova.promotoraId,
          nova.ato,
          nova.alvo,
          nova.corpo,
          nova.hash,
          nova.motivo,
          nova.conteudo,
          nova.autor.tipo,
          nova.autor.id,
          nova.autor.nome,
          nova.agora,
          nova.ate,
        ],
      );
      if (inserted.length === 0) return false;
      if (comunicado) await queueComunicado(tx, comunicado, nova.agora);
      return true;
    });
