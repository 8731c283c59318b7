import type { Db, Queryable } from '../../kernel/db/db.ts';
import type { ConsumidorRow } from './consumidor.store.ts';

export interface ExclusaoStore {
  /**
   * Ends an account in one transaction: the person's identity moves to the legal hold, the account keeps nothing
   * of it, every session ends. False when the account had ended before.
   */
  exclude(row: ConsumidorRow, until: { reterAte: string; excluidoEm: Date }): Promise<boolean>;
  /** Deletes the identities whose time of keeping is over, with the login that named them. */
  forgetBefore(dia: string): Promise<void>;
}

export function createExclusaoStore(db: Db): ExclusaoStore {
  return {
    exclude: (row, until) => db.transaction((tx) => exclude(tx, row, until)),
    forgetBefore: (dia) =>
      db.transaction(async (tx) => {
        const gone = await tx.query<{ consumidor_id: string; promotora_id: string; usuario: string }>(
          'delete from consumidor_retido where reter_ate < $1 returning consumidor_id, promotora_id, usuario',
          [dia],
        );
        for (const { consumidor_id, promotora_id, usuario } of gone) {
          await tx.query('delete from login_usuario where promotora_id = $1 and usuario = $2', [
            promotora_id,
            usuario,
          ]);
          await tx.query(`update consumidor set senha_hash = '' where consumidor_id = $1`, [consumidor_id]);
        }
      }),
  };
}

async function exclude(
  tx: Queryable,
  row: ConsumidorRow,
  { reterAte, excluidoEm }: { reterAte: string; excluidoEm: Date },
): Promise<boolean> {
  const id = row.consumidor_id;
  const { nome, cpf, email, telefone_contato, data_nascimento, genero, rg, endereco, documento_variavel } =
    row;
  const ended = await tx.query(
    `update consumidor set usuario = 'excluido-' || consumidor_id, nome = 'CONTA EXCLUÍDA', cpf = null, email = null,
       telefone_contato = null, data_nascimento = null, genero = null, rg = null, endereco = '{}',
       documento_variavel = null, resposta = null, extra = null, indicacao = null, ja_cliente = null,
       primeira_loja = null, uri_foto_perfil = null, dinamica_cupom = '[]', aceita_notificacao = false,
       email_verificado = false, ativo = false, token_versao = token_versao + 1, excluido_em = $2, atualizado_em = $2
     where consumidor_id = $1 and ativo returning consumidor_id`,
    [id, excluidoEm],
  );
  if (ended.length === 0) return false;
  await tx.query(
    `insert into consumidor_retido (consumidor_id, promotora_id, usuario, identidade, excluido_em, reter_ate)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      id,
      row.promotora_id,
      row.usuario,
      JSON.stringify({
        nome,
        cpf,
        email,
        telefone_contato,
        data_nascimento,
        genero,
        rg,
        endereco,
        documento_variavel,
      }),
      excluidoEm,
      reterAte,
    ],
  );
  await tx.query('delete from consumidor_telefone where promotora_id = $1 and consumidor_id = $2', [
    row.promotora_id,
    id,
  ]);
  await tx.query('delete from login_facebook where promotora_id = $1 and consumidor_id = $2', [
    row.promotora_id,
    id,
  ]);
  await tx.query('delete from dispositivo where consumidor_id = $1', [id]);
  await tx.query('delete from token_verificacao where consumidor_id = $1', [id]);
  return true;
}
