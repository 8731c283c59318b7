import type { Db } from '../../kernel/db/db.ts';
import type { NotasVizinhas, NotaVizinha } from '../evidencia/public.ts';

const select = `select d.consumidor_id as "consumidorId", d.documento_fiscal_id as "documentoFiscalId",
    d.chave_acesso as "chaveAcesso", d.coo, d.valor_centavos as "valorCentavos", d.registrado_em as "registradoEm"
  from documento_fiscal d`;
const isOther = (exceto: string) => `d.status <> 'INVALIDO' and d.documento_fiscal_id <> ${exceto}`;
const most = 200;

/** Queries for neighbouring receipts; implements the port of the lower-level evidencia module. */
export const createNotasVizinhas = (db: Db): NotasVizinhas => ({
  listDoDia: (campanhaId, { emitente, emitidoEm, valorCentavos }, exceto) =>
    db.query<NotaVizinha>(
      // The second branch covers unknown amounts: receipts without an amount, or all when this one has none;
      // hand-entered ones first.
      `(${select}
         where d.campanha_id = $1 and d.emitente = $2 and d.emitido_em = $3 and d.valor_centavos = $4 and ${isOther('$5')}
         order by d.registrado_em limit ${most})
       union all
       (${select}
         where d.campanha_id = $1 and d.emitente = $2 and d.emitido_em = $3 and ($4::bigint is null or d.valor_centavos is null)
           and ${isOther('$5')}
         order by d.chave_acesso is not null, d.registrado_em desc limit ${most})`,
      [campanhaId, emitente, emitidoEm, valorCentavos, exceto],
    ),
  listDoCaixa: (campanhaId, { de, ate }, desde, exceto) =>
    db.query<NotaVizinha>(
      // Range over issuer to number in the key; '~' sorts after every suffix.
      `${select}
       where d.campanha_id = $1 and substr(d.chave_acesso, 7, 31) collate "C" >= $2
         and substr(d.chave_acesso, 7, 31) collate "C" <= $3 || '~' and d.chave_acesso is not null
         and d.registrado_em >= $4 and ${isOther('$5')}
       limit ${most}`,
      [campanhaId, de, ate, desde, exceto],
    ),
});
