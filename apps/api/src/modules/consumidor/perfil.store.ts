import { refuse } from '../../kernel/domain-error.ts';
import { first, type Db, type Queryable } from '../../kernel/db/db.ts';
import { claimCpf, freeCpf } from './cpf-claim.store.ts';
import { type AceiteNovo, toAssignments, type ConsumidorRow } from './consumidor.store.ts';
import type { PessoaColumns } from './pessoa.columns.ts';
import { lockAtivo, type PessoaAtiva } from './pessoa-ativa.store.ts';

/** The columns a person may change, with what they become. */
export type PerfilColumns = Partial<
  PessoaColumns & {
    email_verificado: boolean;
    email_anterior: string | null;
    email_vale_em: Date | null;
    telefone_vale_em: Date | null;
    aceita_notificacao: boolean;
    uri_foto_perfil: string | null;
    cadastro_inicial: boolean;
    dinamica_cupom: readonly { dinamica: 'PICPAY' | 'INSTAGRAM'; identificacao: string }[];
  }
>;

export interface PerfilChange {
  readonly consumidorId: string;
  readonly promotoraId: string;
  readonly alteracaoId: string;
  readonly columns: PerfilColumns;
  /** Whether telefone_contato changes: then the new number is claimed. */
  readonly claimsTelefone: boolean;
  /** Kept with the contacts as they were, when one changes: what the link puts back. */
  readonly troca?:
    | {
        readonly tokenHash: string;
        readonly expiraEm: Date;
        /** The contacts that the change was judged by. */
        readonly antes: Pick<PessoaAtiva, 'email' | 'telefone_contato'>;
      }
    | undefined;
  /** Address of the caller, for the audit trail. */
  readonly endereco: string;
  readonly alteradoEm: Date;
  /** What the consent to notices is kept as, when it changes. */
  readonly aceiteNotificacao: Pick<AceiteNovo, 'aceiteId' | 'campanhaId' | 'nomeTermo' | 'textoHash'>;
}

export type PerfilStore = ReturnType<typeof createPerfilStore>;

/** @param endSenhaTokens ends the links for a new password that went to a person's mailbox, in the same transaction */
export function createPerfilStore(
  db: Db,
  endSenhaTokens: (consumidorId: string, agora: Date, tx: Queryable) => Promise<void>,
) {
  return {
    /**
     * Changes a profile and notes which fields. Refuses with consumidor.telefoneDuplicado or consumidor.cpfDuplicado when
     * somebody else has the contact phone or the document, with sessao.invalida when the account ended in the meantime,
     * with consumidor.senhaNecessaria when the contacts became others than the change was judged by. Answers whether a
     * contact changed: of two equal requests at the same moment, one did.
     */
    save: (change: PerfilChange): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { isTrocado, isEmailTrocado } = await save(tx, change);
        // A link that went to the old mailbox opens nothing any more.
        if (isEmailTrocado) await endSenhaTokens(change.consumidorId, change.alteradoEm, tx);
        return isTrocado;
      }),
  };
}

async function save(
  tx: Queryable,
  change: PerfilChange,
): Promise<{ isTrocado: boolean; isEmailTrocado: boolean }> {
  const { consumidorId, promotoraId, columns } = change;
  const before = await lockAtivo(tx, consumidorId);
  if (!before) throw refuse('sessao.invalida');
  const isTrocado = change.troca !== undefined && !hasContatos(before, columns);
  if (isTrocado && !hasContatos(before, change.troca.antes)) throw refuse('consumidor.senhaNecessaria');
  if (change.claimsTelefone) {
    if (!(await holdTelefone(tx, promotoraId, columns.telefone_contato ?? null, consumidorId)))
      throw refuse('consumidor.telefoneDuplicado');
  }
  if (columns.cpf !== undefined && columns.cpf !== before.cpf) {
    if (columns.cpf !== null) await claimCpf(tx, promotoraId, columns.cpf, consumidorId);
    await freeCpf(tx, promotoraId, before.cpf, consumidorId);
  }
  if (isTrocado) {
    // Its row is locked, and the token lies elsewhere: read here, written there.
    const { email, email_verificado, email_anterior, telefone_contato } = first(
      await tx.query<
        Pick<ConsumidorRow, 'email' | 'email_verificado' | 'email_anterior' | 'telefone_contato'>
      >(
        `select email, email_verificado, email_anterior, telefone_contato from consumidor where consumidor_id = $1`,
        [consumidorId],
      ),
    );
    await tx.query(
      `insert into contato_troca (token_hash, consumidor_id, email, email_verificado, email_anterior, telefone_contato,
         trocado_em, expira_em)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        change.troca.tokenHash,
        consumidorId,
        email,
        email_verificado,
        email_anterior,
        telefone_contato,
        change.alteradoEm,
        change.troca.expiraEm,
      ],
    );
  }
  if (columns.aceita_notificacao !== undefined) await noteAceite(tx, change, columns.aceita_notificacao);
  const { names, values } = toAssignments(columns);
  await tx.query(
    `update consumidor set ${names.map((name, at) => `${name} = $${at + 3}`).join(', ')}, atualizado_em = $2
     where consumidor_id = $1`,
    [consumidorId, change.alteradoEm, ...values],
  );
  await tx.query(
    'insert into consumidor_alteracao (consumidor_id, alteracao_id, campos, alterado_em, endereco) values ($1, $2, $3, $4, $5)',
    [consumidorId, change.alteracaoId, names, change.alteradoEm, change.endereco],
  );
  return { isTrocado, isEmailTrocado: columns.email !== undefined && columns.email !== before.email };
}

/** Adds the answer about notices to the trail of consents, before the row has it; the same answer again adds nothing. */
async function noteAceite(tx: Queryable, change: PerfilChange, aceito: boolean): Promise<void> {
  const { aceiteId, campanhaId, nomeTermo, textoHash } = change.aceiteNotificacao;
  await tx.query(
    `insert into aceite (consumidor_id, aceite_id, campanha_id, nome_termo, texto_hash, aceito, respondido_em, endereco)
     select $1, $2::uuid, $3::uuid, $4, $5, $6, $7::timestamptz, $8 from consumidor
     where consumidor_id = $1 and aceita_notificacao <> $6`,
    [
      change.consumidorId,
      aceiteId,
      campanhaId,
      nomeTermo,
      textoHash,
      aceito,
      change.alteradoEm,
      change.endereco,
    ],
  );
}

/** Whether the person has these contacts already; what is left out is no question. */
const hasContatos = (row: PessoaAtiva, { email, telefone_contato }: PerfilColumns): boolean =>
  (email === undefined || email === row.email) &&
  (telefone_contato === undefined || telefone_contato === row.telefone_contato);

/**
 * Makes a phone (or none) the one that a person holds, in the place of those before. False when somebody else has it:
 * then the person keeps the one they had.
 */
export async function holdTelefone(
  tx: Queryable,
  promotoraId: string,
  telefone: string | null,
  consumidorId: string,
): Promise<boolean> {
  if (telefone !== null) {
    const rows = await tx.query<{ consumidor_id: string }>(
      `insert into consumidor_telefone as t (promotora_id, telefone_contato, consumidor_id) values ($1, $2, $3)
       on conflict on constraint consumidor_telefone__pk do update set consumidor_id = t.consumidor_id
       returning consumidor_id`,
      [promotoraId, telefone, consumidorId],
    );
    if (rows[0]?.consumidor_id !== consumidorId) return false;
  }
  await tx.query(
    'delete from consumidor_telefone where promotora_id = $1 and consumidor_id = $2 and telefone_contato is distinct from $3',
    [promotoraId, consumidorId, telefone],
  );
  return true;
}
