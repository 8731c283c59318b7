import type { PrazoAncora, PrazoCumprimento, PrazoSentido } from '@trevo/rules/encerramento/prazo-legal';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Columns } from '../../schema/call-function.ts';
import type { CampanhaId } from '../campanha/public.ts';

export type PrazoRow = Columns<
  'prazo_legal',
  'prazo_id' | 'nome' | 'quantidade' | 'unidade' | 'fonte' | 'avisos' | 'alterado_em'
> & {
  readonly ancora: PrazoAncora;
  readonly sentido: PrazoSentido;
  readonly cumpre: PrazoCumprimento | null;
  readonly alterado_por: Ator | null;
};

/** A term of a campaign that differs from its kind. */
export type PrazoProprioRow = Columns<
  'encerramento_prazo',
  'prazo_id' | 'quantidade' | 'unidade' | 'motivo' | 'definido_em'
> & {
  readonly definido_por: Ator;
  readonly aprovado_por: Ator | null;
};

export type MudancaPrazo = Pick<PrazoRow, 'nome' | 'quantidade' | 'unidade' | 'fonte' | 'avisos'>;

const columns = `p.prazo_id, p.nome, p.ancora, p.quantidade, p.unidade, p.sentido, p.cumpre, p.fonte, p.avisos,
  p.alterado_em, p.alterado_por`;

export type PrazoLegalStore = ReturnType<typeof createPrazoLegalStore>;

export const createPrazoLegalStore = (db: Db) => ({
  list: (): Promise<PrazoRow[]> =>
    db.query<PrazoRow>(`select ${columns} from prazo_legal p order by p.ordem, p.prazo_id`),
  /** Changes a kind of term; undefined when there is none. */
  async change(
    prazoId: string,
    { nome, quantidade, unidade, fonte, avisos }: MudancaPrazo,
    ator: Ator,
    agora: Date,
  ): Promise<PrazoRow | undefined> {
    const [row] = await db.query<PrazoRow>(
      `update prazo_legal p
       set nome = $2, quantidade = $3, unidade = $4, fonte = $5, avisos = $6, alterado_em = $7, alterado_por = $8
       where p.prazo_id = $1 returning ${columns}`,
      [prazoId, nome, quantidade, unidade, fonte, [...avisos], agora, ator],
    );
    return row;
  },
  listProprios: (campanhaId: CampanhaId): Promise<PrazoProprioRow[]> =>
    db.query<PrazoProprioRow>(
      `select p.prazo_id, p.quantidade, p.unidade, p.motivo, p.definido_em, p.definido_por, p.aprovado_por
       from encerramento_prazo p where p.campanha_id = $1`,
      [campanhaId],
    ),
  /** Sets a campaign's own term; the same again keeps its authors. */
  define: (
    campanhaId: CampanhaId,
    { prazo_id, quantidade, unidade, motivo, definido_em, definido_por, aprovado_por }: PrazoProprioRow,
  ) =>
    db.query(
      `insert into encerramento_prazo as p
         (campanha_id, prazo_id, quantidade, unidade, motivo, definido_em, definido_por, aprovado_por)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict on constraint encerramento_prazo__pk do update set quantidade = excluded.quantidade,
         unidade = excluded.unidade, motivo = excluded.motivo, definido_em = excluded.definido_em,
         definido_por = excluded.definido_por, aprovado_por = excluded.aprovado_por
       where (p.quantidade, p.unidade, p.motivo) <> (excluded.quantidade, excluded.unidade, excluded.motivo)`,
      [campanhaId, prazo_id, quantidade, unidade, motivo, definido_em, definido_por, aprovado_por],
    ),
});
