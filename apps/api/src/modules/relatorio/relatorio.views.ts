import type { Periodo } from '@trevo/rules/relatorio/periodo-relatorio';
import { maximoImpressoes } from '@trevo/rules/relatorio/grupo-pequeno';
import type { Columns } from '../../schema/call-function.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';
import type { FotoRow } from './resumo/resumo-foto.store.ts';

/** Hours of a campaign, the end excluded. */
export interface Intervalo {
  readonly campanhaId: CampanhaId;
  readonly de: Date;
  readonly ate: Date;
}

export interface NotasSoma extends Columns<'resumo_nota', 'origem' | 'status' | 'motivo'> {
  readonly notas: number;
  readonly contestadas: number;
  readonly valor_centavos: number;
  readonly numeros: number;
  readonly pontos: number;
  readonly cashback_centavos: number;
}

export interface HoraSoma {
  readonly hora: Date;
  readonly notas: number;
  readonly validas: number;
}

export interface LojaSoma extends Columns<'resumo_loja', 'emitente' | 'uf'> {
  readonly notas: number;
  readonly validas: number;
  readonly invalidas: number;
  readonly valor_centavos: number;
}

/** Different people of a shop in a period: all of them, or five. */
export interface PessoasLoja extends Columns<'resumo_loja', 'emitente' | 'uf'> {
  readonly pessoas: number[];
}

export type RelatorioViews = ReturnType<typeof createRelatorioViews>;

/** Reads roll-ups; no statement here reads receipts or people. */
export const createRelatorioViews = (db: Db) => ({
  async findEstado(campanhaId: CampanhaId) {
    const [row] = await db.query<Columns<'resumo_campanha', 'ate' | 'atualizada_em' | 'fotografada_em'>>(
      'select ate, atualizada_em, fotografada_em from resumo_campanha where campanha_id = $1',
      [campanhaId],
    );
    return row;
  },
  sumNotas: ({ campanhaId, de, ate }: Intervalo): Promise<NotasSoma[]> =>
    db.query<NotasSoma>(
      `select origem, status, motivo, sum(notas)::bigint as notas, sum(contestadas)::bigint as contestadas,
         sum(valor_centavos)::bigint as valor_centavos, sum(numeros)::bigint as numeros, sum(pontos)::bigint as pontos,
         sum(cashback_centavos)::bigint as cashback_centavos
       from resumo_nota where campanha_id = $1 and hora >= $2 and hora < $3
       group by origem, status, motivo order by origem, status, motivo`,
      [campanhaId, de, ate],
    ),
  listHoras: ({ campanhaId, de, ate }: Intervalo): Promise<HoraSoma[]> =>
    db.query<HoraSoma>(
      `select hora, sum(notas)::bigint as notas, coalesce(sum(notas) filter (where status = 'VALIDO'), 0)::bigint as validas
       from resumo_nota where campanha_id = $1 and hora >= $2 and hora < $3 group by hora order by hora`,
      [campanhaId, de, ate],
    ),
  listPessoas: ({ campanhaId, de, ate }: Intervalo) =>
    db.query<Columns<'resumo_hora', 'hora' | 'cadastros' | 'primeiras' | 'primeiras_validas'>>(
      `select hora, cadastros, primeiras, primeiras_validas from resumo_hora
       where campanha_id = $1 and hora >= $2 and hora < $3 order by hora`,
      [campanhaId, de, ate],
    ),
  sumLojas: (campanhaId: CampanhaId, { de, ate }: Periodo): Promise<LojaSoma[]> =>
    db.query<LojaSoma>(
      `select l.emitente, l.uf, sum(l.notas)::bigint as notas, sum(l.validas)::bigint as validas,
         sum(l.invalidas)::bigint as invalidas, sum(l.valor_centavos)::bigint as valor_centavos
       from resumo_loja l where l.campanha_id = $1 and l.dia >= $2 and l.dia <= $3
       group by l.emitente, l.uf`,
      [campanhaId, de, ate],
    ),
  listPessoasLojas: (campanhaId: CampanhaId, { de, ate }: Periodo): Promise<PessoasLoja[]> =>
    db.query<PessoasLoja>(
      `select l.emitente, l.uf, (array_agg(distinct p.pessoa))[1:$4::int] as pessoas
       from resumo_loja l cross join unnest(l.pessoas) as p (pessoa)
       where l.campanha_id = $1 and l.dia >= $2 and l.dia <= $3
       group by l.emitente, l.uf`,
      [campanhaId, de, ate, maximoImpressoes],
    ),
  sumPrazos: ({ campanhaId, de, ate }: Intervalo) =>
    db.query<Columns<'resumo_prazo', 'quem' | 'faixa'> & { readonly notas: number }>(
      `select quem, faixa, sum(notas)::bigint as notas from resumo_prazo
       where campanha_id = $1 and hora >= $2 and hora < $3 group by quem, faixa order by quem, faixa`,
      [campanhaId, de, ate],
    ),
  sumContagens: ({ campanhaId, de, ate }: Intervalo) =>
    db.query<Columns<'resumo_contagem', 'assunto' | 'chave'> & { readonly quantidade: number }>(
      `select assunto, chave, sum(quantidade)::bigint as quantidade from resumo_contagem
       where campanha_id = $1 and hora >= $2 and hora < $3 group by assunto, chave order by assunto, chave`,
      [campanhaId, de, ate],
    ),
  listFotos: (campanhaId: CampanhaId): Promise<FotoRow[]> =>
    db.query<FotoRow>(
      'select assunto, chave, quantidade, valor from resumo_foto where campanha_id = $1 order by assunto, chave',
      [campanhaId],
    ),
});
