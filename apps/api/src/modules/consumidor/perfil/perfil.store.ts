import type { Ator } from '../../../kernel/auth/ator.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { first, type Db, type Queryable } from '../../../kernel/db/db.ts';
import { claimCpf, freeCpf } from '../cpf-claim.store.ts';
import { type AceiteNovo, toAssignments, type ConsumidorRow } from '../consumidor.store.ts';
import type { PessoaColumns } from '../pessoa.columns.ts';
import { lockAtivo, type PessoaAtiva } from '../pessoa-ativa.store.ts';

/** Changed columns with their new values. */
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
  /** Whether telefone_contato changes, so that the new number is claimed. */
  readonly claimsTelefone: boolean;
  /** Undo record of a contact change: the previous contacts, restored by the link. */
  readonly troca?:
    | {
        readonly tokenHash: string;
        readonly expiraEm: Date;
        /** Contacts at the time of the judgement. */
        readonly antes: Pick<PessoaAtiva, 'email' | 'telefone_contato'>;
      }
    | undefined;
  /** Caller's IP address, for the audit trail. */
  readonly endereco: string;
  readonly alteradoEm: Date;
  /** The operator of a change for the consumer, and the reason; absent when the consumer makes it. */
  readonly autor?: { readonly ator: Ator; readonly motivo: string };
  /** Audit-trail entry of a changed notification consent. */
  readonly aceiteNotificacao: Pick<AceiteNovo, 'aceiteId' | 'campanhaId' | 'nomeTermo' | 'textoHash'>;
}

export type PerfilStore = ReturnType<typeof createPerfilStore>;

/** @param endSenhaTokens invalidates password-reset links sent to the old mailbox, in the same transaction */
export function createPerfilStore(
  db: Db,
  endSenhaTokens: (consumidorId: string, agora: Date, tx: Queryable) => Promise<void>,
) {
  return {
    /**
     * Stores a profile change and the names of the changed fields. Throws consumidor.telefoneDuplicado or
     * consumidor.cpfDuplicado when another consumer holds the phone or document, sessao.invalida when the
     * account was deleted meanwhile, and consumidor.senhaNecessaria when the contacts changed since the
     * judgement. Returns whether a contact changed: for two equal concurrent requests, true once.
     */
    save: (change: PerfilChange): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { isTrocado, isEmailTrocado } = await save(tx, change);
        // A link sent to the old mailbox becomes invalid.
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
    // The token is on another shard than the locked row: read here, write there.
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
    `insert into consumidor_alteracao (consumidor_id, alteracao_id, campos, alterado_em, endereco, ator, motivo)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      consumidorId,
      change.alteracaoId,
      names,
      change.alteradoEm,
      change.endereco,
      change.autor?.ator ?? null,
      change.autor?.motivo ?? null,
    ],
  );
  return { isTrocado, isEmailTrocado: columns.email !== undefined && columns.email !== before.email };
}

/** Appends the notification consent to the audit trail before the row changes; an unchanged answer adds nothing. */
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

/** Returns whether the consumer already has these contacts; omitted ones match. */
const hasContatos = (row: PessoaAtiva, { email, telefone_contato }: PerfilColumns): boolean =>
  (email === undefined || email === row.email) &&
  (telefone_contato === undefined || telefone_contato === row.telefone_contato);

/**
 * Replaces the phone that a consumer holds (or clears it). Returns false and keeps the previous one when another
 * consumer holds the new phone.
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
