import type { Papel } from '@trevo/contract/operador/papeis';
import type { Columns } from '../../../schema/call-function.ts';
import type { Db } from '../../../kernel/db/db.ts';
import {
  acceptConvite,
  acceptConviteDaConta,
  type Aceite,
  type AceiteDaConta,
  recoverConta,
  type Recuperacao,
} from './convite/aceite.store.ts';
import { keepingAdministrador, setPapel, type Troca } from './equipe/papel-operador.store.ts';

export type OperadorRow = Columns<
  'operador',
  'operador_id' | 'nome' | 'email' | 'senha_hash' | 'da_instalacao'
> & {
  /** Base64. */
  readonly totp: string;
};

export type PapelRow = Columns<'operador_papel', 'promotora_id'> & {
  readonly nome: string;
  readonly papel: Papel;
};

export type ConviteRow = Columns<
  'operador_convite',
  | 'convite_id'
  | 'nome'
  | 'email'
  | 'promotora_id'
  | 'ate'
  | 'retirado_em'
  | 'convidado_nome'
  | 'aprovado_nome'
> & {
  readonly papel: Papel | null;
  /** Null: for the installation. */
  readonly nome_promotora: string | null;
  readonly tem_conta: boolean;
  /** Base64. */
  readonly totp: string;
};

export type EquipeRow = Columns<'operador', 'operador_id' | 'nome' | 'email'> & {
  readonly papel: Papel;
  readonly usado_em: Date | null;
};

export type ConviteAbertoRow = Columns<'operador_convite', 'convite_id' | 'nome' | 'email' | 'ate'> & {
  readonly papel: Papel | null;
};

/** The inviter, and the approver of the invitation. */
export interface PessoasConvite {
  readonly convidadoPor: string;
  readonly convidadoNome: string;
  readonly aprovadoPor: string | null;
  readonly aprovadoNome: string | null;
}

export interface NovoConvite {
  readonly tokenHash: string;
  readonly nome: string;
  readonly email: string;
  /** Null: for the installation. */
  readonly promotoraId: string | null;
  readonly papel: Papel | null;
  /** The people behind it; null for a command on the server. */
  readonly pessoas: PessoasConvite | null;
  /** Base64. */
  readonly totp: string;
  readonly agora: Date;
  readonly ate: Date;
}

const columns = `o.operador_id, o.nome, o.email, o.senha_hash, o.da_instalacao, encode(o.totp_cifrado, 'base64') as totp`;

/** Witnesses of each chain: a promoter's administrators; the installation's operators for ''. */
export const testemunhas = `select '' as corrente, o.email from operador o where o.da_instalacao
  union select p.promotora_id, o.email from operador_papel p join operador o on o.operador_id = p.operador_id
    where p.papel = 'administrador'`;

export type OperadorStore = ReturnType<typeof createOperadorStore>;

export function createOperadorStore(db: Db) {
  const findConvite = async (tokenHash: string, agora: Date): Promise<ConviteRow | undefined> =>
    (
      await db.query<ConviteRow>(
        `select c.convite_id, c.nome, c.email, c.promotora_id, m.nome as nome_promotora, c.papel, c.ate, c.retirado_em,
           c.convidado_nome, c.aprovado_nome,
           encode(c.totp_cifrado, 'base64') as totp,
           exists (select 1 from operador o where o.email = c.email) as tem_conta
         from operador_convite c left join promotora m on m.promotora_id = c.promotora_id
         where c.token_hash = $1 and c.ate > $2`,
        [tokenHash, agora],
      )
    )[0];
  return {
    findConvite,
    findByEmail: async (email: string): Promise<OperadorRow | undefined> =>
      (await db.query<OperadorRow>(`select ${columns} from operador o where o.email = $1`, [email]))[0],
    find: async (operadorId: string): Promise<OperadorRow | undefined> =>
      (
        await db.query<OperadorRow>(`select ${columns} from operador o where o.operador_id = $1`, [
          operadorId,
        ])
      )[0],
    /** Returns the name of a promoter, or its id without one. */
    getNomePromotora: async (promotoraId: string): Promise<string> =>
      (
        await db.query<{ nome: string }>('select nome from promotora where promotora_id = $1', [promotoraId])
      )[0]?.nome ?? promotoraId,
    hasAny: async (): Promise<boolean> =>
      (await db.query('select 1 as one from operador limit 1')).length > 0,
    listPapeis: (operadorId: string): Promise<PapelRow[]> =>
      db.query<PapelRow>(
        `select p.promotora_id, m.nome, p.papel from operador_papel p
         join promotora m on m.promotora_id = p.promotora_id where p.operador_id = $1 order by m.nome`,
        [operadorId],
      ),
    findPapel: async (operadorId: string, promotoraId: string): Promise<Papel | undefined> =>
      (
        await db.query<{ papel: Papel }>(
          'select papel from operador_papel where operador_id = $1 and promotora_id = $2',
          [operadorId, promotoraId],
        )
      )[0]?.papel,
    /** Lists the e-mail addresses of a promoter's administrators; of the installation's operators for ''. */
    listTestemunhas: async (corrente: string): Promise<string[]> =>
      (
        await db.query<Columns<'operador', 'email'>>(
          `select w.email from (${testemunhas}) w where w.corrente = $1 order by w.email`,
          [corrente],
        )
      ).map(({ email }) => email),
    /** Lists a promoter's operators by name, with the last use of a session. */
    listEquipe: (promotoraId: string): Promise<EquipeRow[]> =>
      db.query<EquipeRow>(
        `select o.operador_id, o.nome, o.email, p.papel, max(s.usada_em) as usado_em
         from operador_papel p join operador o on o.operador_id = p.operador_id
         left join operador_sessao s on s.operador_id = o.operador_id
         where p.promotora_id = $1 group by o.operador_id, o.nome, o.email, p.papel order by o.nome, o.operador_id`,
        [promotoraId],
      ),
    listConvites: (promotoraId: string, agora: Date): Promise<ConviteAbertoRow[]> =>
      db.query<ConviteAbertoRow>(
        `select convite_id, nome, email, papel, ate from operador_convite
         where promotora_id = $1 and ate > $2 and retirado_em is null order by criado_em`,
        [promotoraId, agora],
      ),
    /** Stores an invitation, instead of an earlier one for the same address and promoter. */
    async invite(convite: NovoConvite): Promise<void> {
      await db.query(
        `insert into operador_convite (token_hash, nome, email, promotora_id, papel, totp_cifrado, criado_em, ate,
           convidado_por, convidado_nome, aprovado_por, aprovado_nome, por_comando)
         values ($1, $2, $3, $4, $5, decode($6, 'base64'), $7, $8, $9, $10, $11, $12, $13)
         on conflict (email, coalesce(promotora_id, '')) do update set
           token_hash = excluded.token_hash, convite_id = excluded.convite_id, retirado_em = null,
           nome = excluded.nome, papel = excluded.papel, totp_cifrado = excluded.totp_cifrado,
           recupera = false, criado_em = excluded.criado_em, ate = excluded.ate,
           convidado_por = excluded.convidado_por, convidado_nome = excluded.convidado_nome,
           aprovado_por = excluded.aprovado_por, aprovado_nome = excluded.aprovado_nome,
           por_comando = excluded.por_comando`,
        [
          convite.tokenHash,
          convite.nome,
          convite.email,
          convite.promotoraId,
          convite.papel,
          convite.totp,
          convite.agora,
          convite.ate,
          convite.pessoas?.convidadoPor ?? null,
          convite.pessoas?.convidadoNome ?? null,
          convite.pessoas?.aprovadoPor ?? null,
          convite.pessoas?.aprovadoNome ?? null,
          convite.pessoas === null,
        ],
      );
    },
    /**
     * Withdraws an invitation, so that it cannot be accepted any more; idempotent. Returns false for one that was
     * accepted, replaced or has ended.
     */
    withdraw: async (promotoraId: string, conviteId: string, agora: Date): Promise<boolean> =>
      (
        await db.query(
          `update operador_convite set retirado_em = coalesce(retirado_em, $3)
           where promotora_id = $1 and convite_id = $2 and ate > $3 returning 1 as one`,
          [promotoraId, conviteId, agora],
        )
      ).length > 0,
    accept: (aceite: Aceite) => acceptConvite(db, aceite),
    acceptDaConta: (aceite: AceiteDaConta) => acceptConviteDaConta(db, aceite),
    recover: (recuperacao: Recuperacao) => recoverConta(db, recuperacao),
    /**
     * Changes or removes (null) a role, and withdraws the operator's open invitation, which would give another role
     * again; a removal ends the operator's sessions and passkeys. The operator's own open invitations are withdrawn with
     * their rows of the trail. Returns 'mudou' when the role is not `antes`, and 'ultimo' when the promoter would be left without administrator; then
     * nothing is changed.
     */
    setPapel: (troca: Troca): Promise<'feito' | 'mudou' | 'ultimo'> =>
      keepingAdministrador(() => db.transaction((tx) => setPapel(tx, troca))),
  };
}
