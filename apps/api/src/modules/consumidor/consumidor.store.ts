import { termoNotificacao } from '@trevo/contract/palavras.text';
import type { Columns } from '../../schema/call-function.ts';
import { first, type Db, type Queryable, type SqlValue } from '../../kernel/db/db.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { claimCpf } from './cpf-claim.store.ts';
import { pessoaColumns, type PessoaColumns } from './pessoa.columns.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** An open transaction, for writes that must be atomic with the consumer's row. */
export type Transacao = Queryable;

export interface ConsumidorRow
  extends
    Readonly<PessoaColumns>,
    Columns<
      'consumidor',
      | 'consumidor_id'
      | 'promotora_id'
      | 'usuario'
      | 'tipo'
      | 'documento_estrangeiro'
      | 'uri_foto_perfil'
      | 'indicacao'
      | 'aceita_notificacao'
      | 'cadastro_inicial'
      | 'email_verificado'
      | 'email_anterior'
      | 'email_vale_em'
      | 'telefone_vale_em'
      | 'senha_hash'
      | 'token_versao'
      | 'ativo'
    > {
  readonly dinamica_cupom: readonly { dinamica: 'PICPAY' | 'INSTAGRAM'; identificacao: string }[];
  /** Last sign-in or renewal; up to a day old. */
  readonly usado_em: Date;
}

export interface ConsumidorNovo {
  readonly consumidorId: string;
  readonly promotoraId: string;
  readonly usuario: string;
  readonly tipo: 'consumidor' | 'associado';
  /** Known columns; omitted ones stay empty. */
  readonly columns: Pick<PessoaColumns, 'nome'> &
    Partial<PessoaColumns> &
    Partial<
      Pick<ConsumidorRow, 'indicacao' | 'aceita_notificacao' | 'cadastro_inicial' | 'documento_estrangeiro'>
    >;
  /** Phone to claim; without `isRequired` an existing claim of another consumer keeps it. */
  readonly telefone?: { readonly numero: string; readonly isRequired: boolean } | null;
  readonly facebookId?: string | undefined;
  readonly senhaHash: string;
  readonly criadoEm: Date;
}

export interface AceiteNovo {
  readonly aceiteId: string;
  readonly campanhaId: CampanhaId;
  readonly nomeTermo: string;
  readonly textoHash: string;
  readonly aceito: boolean;
  readonly endereco: string;
}

export type AceiteRow = Columns<'aceite', 'nome_termo' | 'texto_hash' | 'aceito' | 'respondido_em'>;

const columns = `c.consumidor_id, c.promotora_id, c.usuario, c.tipo,
  ${pessoaColumns.map((column) => `c.${column}`).join(', ')},
  c.documento_estrangeiro, c.uri_foto_perfil, c.dinamica_cupom, c.indicacao, c.aceita_notificacao,
  c.cadastro_inicial, c.email_verificado, c.email_anterior, c.email_vale_em, c.telefone_vale_em,
  c.senha_hash, c.token_versao, c.ativo, c.usado_em`;

export type ConsumidorStore = ReturnType<typeof createConsumidorStore>;

export function createConsumidorStore(db: Db) {
  const find = async (consumidorId: string): Promise<ConsumidorRow | undefined> =>
    (
      await db.query<ConsumidorRow>(
        `select ${columns} from consumidor c where c.consumidor_id = $1`,
        [consumidorId],
        { short: 'read' },
      )
    )[0];
  // Two queries, because a claim and its owner can be on different shards.
  const findByClaim = async (sql: string, values: readonly string[]): Promise<ConsumidorRow | undefined> => {
    // -- rows: the callers below write the statements
    const [claim] = await db.query<{ consumidor_id: string }>(sql, values);
    return claim && find(claim.consumidor_id);
  };
  return {
    findByUsuario: (promotoraId: string, usuario: string): Promise<ConsumidorRow | undefined> =>
      findByClaim('select consumidor_id from login_usuario where promotora_id = $1 and usuario = $2', [
        promotoraId,
        usuario,
      ]),
    find,
    findByFacebook: (promotoraId: string, facebookId: string): Promise<ConsumidorRow | undefined> =>
      findByClaim('select consumidor_id from login_facebook where promotora_id = $1 and facebook_id = $2', [
        promotoraId,
        facebookId,
      ]),
    /**
     * Creates the consumer with claims and first answers atomically. Throws login.jaCadastrado,
     * consumidor.telefoneDuplicado, consumidor.cpfDuplicado or login.facebookJaCadastrado when another consumer
     * holds the claim.
     *
     * @param onCreate further writes of the same transaction
     */
    create: (
      consumidor: ConsumidorNovo,
      aceites: readonly AceiteNovo[],
      onCreate: (tx: Transacao) => Promise<void>,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        if (!(await claimUsuario(tx, consumidor))) throw refuse('login.jaCadastrado');
        await create(tx, consumidor, aceites);
        await onCreate(tx);
      }),
    /** Creates the consumer without answers; returns false without any write when the login is taken. */
    createUnlessTaken: (consumidor: ConsumidorNovo): Promise<boolean> =>
      db.transaction(async (tx) => {
        const isFree = await claimUsuario(tx, consumidor);
        if (isFree) await create(tx, consumidor, []);
        return isFree;
      }),
    /** Sets the password and revokes every session; undefined for an outdated `tokenVersao`. */
    changeSenha: async (
      consumidorId: string,
      senhaHash: string,
      {
        agora,
        tokenVersao,
        tx = db,
      }: { agora: Date; tokenVersao?: number | undefined; tx?: Transacao | undefined },
    ): Promise<ConsumidorRow | undefined> =>
      (
        await tx.query<ConsumidorRow>(
          `update consumidor c set senha_hash = $2, token_versao = c.token_versao + 1, atualizado_em = $3
           where c.consumidor_id = $1 and c.token_versao = coalesce($4::integer, c.token_versao)
           returning ${columns}`,
          [consumidorId, senhaHash, agora, tokenVersao ?? null],
        )
      )[0],
    /**
     * Locks the account of a session until the end of the transaction; returns false for a deleted account and
     * for an outdated token version.
     */
    lockDaSessao: async (
      { consumidorId, tokenVersao }: { consumidorId: string; tokenVersao: number },
      tx: Transacao,
    ): Promise<boolean> =>
      (
        await tx.query(
          'select 1 as one from consumidor where consumidor_id = $1 and ativo and token_versao = $2 for update',
          [consumidorId, tokenVersao],
        )
      ).length === 1,
    /** Updates the time of last use when it is more than a day old. */
    async noteUso({ consumidor_id, usado_em }: ConsumidorRow, agora: Date): Promise<void> {
      const before = new Date(agora.getTime() - 86_400_000);
      if (usado_em > before) return;
      await db.query(
        `update consumidor set usado_em = $2
         where consumidor_id = $1 and ativo and usado_em <= $3`,
        [consumidor_id, agora, before],
      );
    },
    /** Marks the e-mail as verified; returns false when it has changed. */
    confirmEmail: async (consumidorId: string, email: string): Promise<boolean> =>
      (
        await db.query(
          `update consumidor set email_verificado = true, email_anterior = null where consumidor_id = $1 and email = $2
           returning consumidor_id`,
          [consumidorId, email],
        )
      ).length === 1,
    /** Returns whether a consumer other than `exceptConsumidorId` holds the phone. */
    isTelefoneTaken: async (
      promotoraId: string,
      telefone: string,
      exceptConsumidorId: string | null,
    ): Promise<boolean> =>
      first(
        await db.query<{ taken: boolean }>(
          `select exists (select 1 from consumidor_telefone where promotora_id = $1 and telefone_contato = $2
             and ($3::uuid is null or consumidor_id <> $3)) as taken`,
          [promotoraId, telefone, exceptConsumidorId],
        ),
      ).taken,
    /** Appends answers to the audit trail atomically. */
    createAceites: (
      consumidorId: string,
      aceites: readonly AceiteNovo[],
      respondidoEm: Date,
    ): Promise<void> => createAceites(db, consumidorId, aceites, respondidoEm),
    /** Lists the latest answer to each term. */
    listAceites: (
      consumidorId: string,
      campanhaId: CampanhaId,
    ): Promise<{ nome_termo: string; aceito: boolean }[]> =>
      db.query<{ nome_termo: string; aceito: boolean }>(
        `select distinct on (nome_termo) nome_termo, aceito from aceite
         where consumidor_id = $1 and campanha_id = $2 and nome_termo <> $3 order by nome_termo, aceite_id desc`,
        // The consent to notifications is a separate field of the profile.
        [consumidorId, campanhaId, termoNotificacao.nomeTermo],
      ),
    /** Lists the newest answers of all terms, bounded to a readable number. */
    listAceitesRespondidos: (consumidorId: string, campanhaId: CampanhaId): Promise<AceiteRow[]> =>
      db.query<AceiteRow>(
        `select nome_termo, texto_hash, aceito, respondido_em from aceite
         where consumidor_id = $1 and campanha_id = $2 order by respondido_em desc, aceite_id desc limit 500`,
        [consumidorId, campanhaId],
      ),
  };
}

/** Inserts the consumer of an already claimed login. */
async function create(tx: Queryable, c: ConsumidorNovo, aceites: readonly AceiteNovo[]): Promise<void> {
  await claim(tx, c);
  const { names, values } = toAssignments({
    consumidor_id: c.consumidorId,
    promotora_id: c.promotoraId,
    usuario: c.usuario,
    tipo: c.tipo,
    ...c.columns,
    senha_hash: c.senhaHash,
    criado_em: c.criadoEm,
    atualizado_em: c.criadoEm,
    usado_em: c.criadoEm,
  });
  await tx.query(
    `insert into consumidor (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    values,
  );
  await createAceites(tx, c.consumidorId, aceites, c.criadoEm);
}

const claimUsuarioSql = `insert into login_usuario (promotora_id, usuario, consumidor_id) values ($1, $2, $3)
  on conflict on constraint login_usuario__pk do nothing returning consumidor_id`;
const claimTelefoneSql = `insert into consumidor_telefone (promotora_id, telefone_contato, consumidor_id)
  values ($1, $2, $3) on conflict on constraint consumidor_telefone__pk do nothing returning consumidor_id`;
const claimFacebookSql = `insert into login_facebook (promotora_id, facebook_id, consumidor_id) values ($1, $2, $3)
  on conflict on constraint login_facebook__pk do nothing returning consumidor_id`;

/** Returns column names and values in the same order; objects are serialized as JSON. */
export function toAssignments(columns: object): { names: string[]; values: SqlValue[] } {
  const values = Object.values(columns).map((value: SqlValue) =>
    typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
  );
  return { names: Object.keys(columns), values };
}

const insertClaim = async (tx: Queryable, sql: string, c: ConsumidorNovo, value: string): Promise<boolean> =>
  (await tx.query(sql, [c.promotoraId, value, c.consumidorId])).length === 1;

/** Claims the login; returns false when it is taken. First in the lock order of the claims. */
const claimUsuario = (tx: Queryable, c: ConsumidorNovo): Promise<boolean> =>
  insertClaim(tx, claimUsuarioSql, c, c.usuario);

/** Fixed claim order, so that concurrent registrations cannot deadlock. */
async function claim(tx: Queryable, c: ConsumidorNovo): Promise<void> {
  if (c.telefone) {
    const isOwn = await insertClaim(tx, claimTelefoneSql, c, c.telefone.numero);
    if (!isOwn && c.telefone.isRequired) throw refuse('consumidor.telefoneDuplicado');
  }
  if (c.columns.cpf) await claimCpf(tx, c.promotoraId, c.columns.cpf, c.consumidorId);
  if (c.facebookId && !(await insertClaim(tx, claimFacebookSql, c, c.facebookId)))
    throw refuse('login.facebookJaCadastrado');
}

/** Inserts all answers in one atomic statement: a form with eleven terms costs one round trip. */
async function createAceites(
  db: Queryable,
  consumidorId: string,
  aceites: readonly AceiteNovo[],
  respondidoEm: Date,
): Promise<void> {
  if (aceites.length === 0) return;
  await db.query(
    `insert into aceite (consumidor_id, aceite_id, campanha_id, nome_termo, texto_hash, aceito, respondido_em, endereco)
     select $1, novo.aceite_id, novo.campanha_id, novo.nome_termo, novo.texto_hash, novo.aceito, $2, novo.endereco
     from jsonb_to_recordset($3::jsonb) as novo
       (aceite_id uuid, campanha_id uuid, nome_termo text, texto_hash text, aceito boolean, endereco text)`,
    [
      consumidorId,
      respondidoEm,
      JSON.stringify(
        aceites.map(({ aceiteId, campanhaId, nomeTermo, textoHash, aceito, endereco }) => ({
          aceite_id: aceiteId,
          campanha_id: campanhaId,
          nome_termo: nomeTermo,
          texto_hash: textoHash,
          aceito,
          endereco,
        })),
      ),
    ],
  );
}
