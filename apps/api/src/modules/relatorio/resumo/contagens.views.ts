import { faixasPrazo } from '@trevo/rules/relatorio/prazo-veredito';
import type { Columns } from '../../../schema/call-function.ts';
import type { Queryable } from '../../../kernel/db/db.ts';
import type { CampanhaId } from '../../campanha/public.ts';

/** Whole hours, the end excluded. */
export interface Trecho {
  readonly campanhaId: CampanhaId;
  readonly promotoraId: string;
  readonly de: Date;
  readonly ate: Date;
}

export type NotasHora = Columns<
  'resumo_nota',
  | 'hora'
  | 'origem'
  | 'status'
  | 'motivo'
  | 'notas'
  | 'contestadas'
  | 'valor_centavos'
  | 'numeros'
  | 'pontos'
  | 'cashback_centavos'
>;
export type PrazoHora = Columns<'resumo_prazo', 'hora' | 'quem' | 'faixa' | 'notas'>;
export type ContagemHora = Columns<'resumo_contagem', 'hora' | 'assunto' | 'chave' | 'quantidade'>;
export type PessoasHora = Columns<'resumo_hora', 'hora' | 'cadastros' | 'primeiras' | 'primeiras_validas'>;

/** Roll-ups of some hours. */
export interface Contagens {
  readonly pessoas: readonly PessoasHora[];
  readonly notas: readonly NotasHora[];
  readonly prazos: readonly PrazoHora[];
  readonly contagens: readonly ContagemHora[];
}

/** Hour of a column, of the same type. Independent of the session's time zone, as shards require. */
const hourOf = (column: string): string =>
  `date_trunc('hour', ${column} at time zone 'UTC') at time zone 'UTC'`;

const inRange = 'd.campanha_id = $1 and d.registrado_em >= $2 and d.registrado_em < $3';

const isFirst = (condition: string): string =>
  `not exists (
     select from documento_fiscal x
     where x.consumidor_id = d.consumidor_id and x.campanha_id = d.campanha_id ${condition}
       and (x.registrado_em, x.documento_fiscal_id) < (d.registrado_em, d.documento_fiscal_id))`;

/** Counts the rows of some hours of a campaign. */
export async function readContagens(db: Queryable, trecho: Trecho): Promise<Contagens> {
  const { campanhaId, promotoraId, de, ate } = trecho;
  const range = [campanhaId, de, ate];
  const notas = await db.query<NotasHora>(
    `select ${hourOf('d.registrado_em')} as hora, d.origem, d.status,
       case when d.status = 'INVALIDO' then coalesce(d.motivo, '') else '' end as motivo,
       count(*)::int as notas, (count(d.contestado_em))::int as contestadas,
       coalesce(sum(d.valor_centavos), 0)::bigint as valor_centavos,
       sum(d.numeros_concedidos)::bigint as numeros, sum(d.pontos)::bigint as pontos,
       sum(d.cashback_centavos)::bigint as cashback_centavos
     from documento_fiscal d where ${inRange}
     group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    range,
  );
  const prazos = await db.query<PrazoHora>(
    `select ${hourOf('d.registrado_em')} as hora,
       case when d.revisado_em is null then 'regra' else 'pessoa' end as quem,
       width_bucket(extract(epoch from d.apurado_em - d.registrado_em)::float8, $4::float8[])::smallint as faixa,
       count(*)::int as notas
     from documento_fiscal d where ${inRange} and d.apurado_em is not null
     group by 1, 2, 3 order by 1, 2, 3`,
    [...range, faixasPrazo],
  );
  const sinais = await db.query<ContagemHora>(
    `select ${hourOf('d.registrado_em')} as hora, 'sinal' as assunto, e.sinal as chave, count(*)::int as quantidade
     from documento_fiscal d
     join evidencia e on e.consumidor_id = d.consumidor_id and e.documento_fiscal_id = d.documento_fiscal_id
     where ${inRange} and e.campanha_id = $1
     group by 1, 2, 3 order by 1, 3`,
    range,
  );
  const mensagens = await db.query<ContagemHora>(
    `select ${hourOf('m.enviada_em')} as hora, 'mensagem' as assunto,
       m.canal || ':' || coalesce(m.resultado, '') as chave, count(*)::int as quantidade
     from mensagem_enviada m
     join consumidor c on c.consumidor_id = m.consumidor_id
     where c.promotora_id = $1 and m.enviada_em >= $2 and m.enviada_em < $3
     group by 1, 2, 3 order by 1, 3`,
    [promotoraId, de, ate],
  );
  const premios = await db.query<ContagemHora>(
    `select ${hourOf('u.reclamada_em')} as hora, 'premio' as assunto, u.premio_id as chave, count(*)::int as quantidade
     from premio_unidade u
     where u.campanha_id = $1 and u.raspadinha_id is not null and u.reclamada_em >= $2 and u.reclamada_em < $3
     group by 1, 2, 3 order by 1, 3`,
    range,
  );
  const pessoas = await readPessoas(db, trecho);
  return { pessoas, notas, prazos, contagens: [...sinais, ...mensagens, ...premios] };
}

/** Counts accounts by creation, and people by their first receipts. */
async function readPessoas(
  db: Queryable,
  { campanhaId, promotoraId, de, ate }: Trecho,
): Promise<PessoasHora[]> {
  const cadastros = await db.query<{ hora: Date; cadastros: number }>(
    `select ${hourOf('c.criado_em')} as hora, count(*)::int as cadastros from consumidor c
     where c.promotora_id = $1 and c.criado_em >= $2 and c.criado_em < $3 and c.tipo = 'consumidor'
     group by 1`,
    [promotoraId, de, ate],
  );
  const primeiras = await db.query<{ hora: Date; primeiras: number; primeiras_validas: number }>(
    `select t.hora, (count(*) filter (where t.primeira))::int as primeiras,
       (count(*) filter (where t.primeira_valida))::int as primeiras_validas
     from (
       select ${hourOf('d.registrado_em')} as hora, ${isFirst('')} as primeira,
         d.status = 'VALIDO' and ${isFirst("and x.status = 'VALIDO'")} as primeira_valida
       from documento_fiscal d where ${inRange}) t
     group by 1`,
    [campanhaId, de, ate],
  );
  const horas = new Map<number, PessoasHora>();
  const none = (hora: Date) => ({ hora, cadastros: 0, primeiras: 0, primeiras_validas: 0 });
  for (const row of [...cadastros, ...primeiras]) {
    const at = row.hora.getTime();
    horas.set(at, { ...(horas.get(at) ?? none(row.hora)), ...row });
  }
  return [...horas.values()];
}
