import type { Transaction } from '../../../kernel/db/db.ts';
import type { Contagens, Trecho } from './contagens.views.ts';

/** Replaces the roll-ups of some hours. */
export async function replaceHoras(
  tx: Transaction,
  { campanhaId, de, ate }: Trecho,
  { pessoas, notas, prazos, contagens }: Contagens,
): Promise<void> {
  const range = [campanhaId, de, ate];
  const write = (sql: string, rows: readonly object[]) =>
    rows.length === 0 ? undefined : tx.query(sql, [campanhaId, JSON.stringify(rows)]);

  await tx.query('delete from resumo_hora where campanha_id = $1 and hora >= $2 and hora < $3', range);
  await write(
    `insert into resumo_hora (campanha_id, hora, cadastros, primeiras, primeiras_validas)
     select $1, r.* from jsonb_to_recordset($2::jsonb)
       as r (hora timestamptz, cadastros int, primeiras int, primeiras_validas int)`,
    pessoas,
  );
  await tx.query('delete from resumo_nota where campanha_id = $1 and hora >= $2 and hora < $3', range);
  await write(
    `insert into resumo_nota (campanha_id, hora, origem, status, motivo, notas, contestadas, valor_centavos, numeros,
       pontos, cashback_centavos)
     select $1, r.* from jsonb_to_recordset($2::jsonb)
       as r (hora timestamptz, origem text, status text, motivo text, notas int, contestadas int,
         valor_centavos bigint, numeros bigint, pontos bigint, cashback_centavos bigint)`,
    notas,
  );
  await tx.query('delete from resumo_prazo where campanha_id = $1 and hora >= $2 and hora < $3', range);
  await write(
    `insert into resumo_prazo (campanha_id, hora, quem, faixa, notas)
     select $1, r.* from jsonb_to_recordset($2::jsonb) as r (hora timestamptz, quem text, faixa smallint, notas int)`,
    prazos,
  );
  await tx.query('delete from resumo_contagem where campanha_id = $1 and hora >= $2 and hora < $3', range);
  await write(
    `insert into resumo_contagem (campanha_id, hora, assunto, chave, quantidade)
     select $1, r.* from jsonb_to_recordset($2::jsonb)
       as r (hora timestamptz, assunto text, chave text, quantidade int)`,
    contagens,
  );
}
