import { callFunction, type Columns } from '../../schema/call-function.ts';
import { first, type Db } from '../../kernel/db/db.ts';
import type { Moeda } from '../conta-corrente/public.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** Somebody who came by a person's invitation. What is of the campaign is null of who came while nothing was promised. */
export interface AmigoView {
  readonly nome: string;
  readonly criado_em: Date;
  readonly cadastro_inicial: boolean;
  readonly situacao: string | null;
  readonly motivo: string | null;
  readonly documento_fiscal_id: string | null;
  readonly moeda: Moeda | null;
  readonly valor: number | null;
  readonly libera_em: Date | null;
}

/** What of a person is looked at beside the other one's. */
export interface ParteView {
  readonly consumidor_id: string;
  readonly cpf: string | null;
  readonly telefone_contato: string | null;
  readonly email: string | null;
  readonly endereco: { readonly cep?: string; readonly numero?: string };
  readonly criado_em: Date;
  /** Subscriptions of their devices. */
  readonly assinaturas: readonly string[];
  /** Whose their devices were before. */
  readonly anteriores: readonly string[];
}

/** Another person of the same invitation in the same campaign. */
export type IrmaoView = Columns<'indicacao', 'indicado_id' | 'documento_fiscal_id' | 'criado_em'>;

// So many of the last ones show a series; who invites thousands is no slower to judge.
const irmaosLookedAt = 50;

export type IndicacaoViews = ReturnType<typeof createIndicacaoViews>;

export function createIndicacaoViews(db: Db) {
  return {
    /** Who came by a person's code, newest first, with what became of it in a campaign; and how many there are. */
    async list(
      { promotoraId, consumidorId, codigo }: { promotoraId: string; consumidorId: string; codigo: string },
      campanhaId: CampanhaId,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ rows: AmigoView[]; total: number }> {
      const rows = await db.query<AmigoView>(
        `select c.nome, c.criado_em, c.cadastro_inicial, i.situacao, i.motivo, i.documento_fiscal_id, i.moeda, i.valor,
           i.libera_em
         from consumidor c left join indicacao i
           on i.indicado_id = c.consumidor_id and i.campanha_id = $3 and i.consumidor_id = $4
         where c.promotora_id = $1 and c.indicacao = $2 and c.ativo
         order by c.criado_em desc limit $5 offset $6`,
        [promotoraId, codigo, campanhaId, consumidorId, limit, offset],
      );
      const { total } = first(
        await db.query<{ total: number }>(
          'select count(*) as total from consumidor where promotora_id = $1 and indicacao = $2 and ativo',
          [promotoraId, codigo],
        ),
      );
      return { rows, total };
    },
    /** Whether a sign-up with this code counts as invited. */
    existsCodigo: async (promotoraId: string, codigo: string): Promise<boolean> =>
      (await callFunction(db, 'indicacao_find_dono', { promotoraId, codigo, exceto: null })) !== null,
    /** How many rewards a person got in a campaign in that time. */
    countPremiadas: async (
      consumidorId: string,
      campanhaId: CampanhaId,
      { de, ate }: { de: Date; ate: Date },
    ): Promise<number> =>
      first(
        await db.query<{ total: number }>(
          `select count(*) as total from indicacao
           where consumidor_id = $1 and campanha_id = $2 and situacao = 'PREMIADA' and valor is not null
             and apurado_em >= $3 and apurado_em < $4`,
          [consumidorId, campanhaId, de, ate],
        ),
      ).total,
    /** Those of these people whose account is there. */
    async listPartes(consumidorIds: readonly string[]): Promise<ParteView[]> {
      const pessoas = await db.query<Omit<ParteView, 'assinaturas' | 'anteriores'>>(
        `select consumidor_id, cpf, telefone_contato, email, endereco, criado_em from consumidor
         where consumidor_id = any ($1::uuid[]) and ativo`,
        [consumidorIds],
      );
      const aparelhos = await db.query<{
        consumidor_id: string;
        identificacao: string;
        anterior_id: string | null;
      }>(
        'select consumidor_id, identificacao, anterior_id from dispositivo where consumidor_id = any ($1::uuid[])',
        [consumidorIds],
      );
      return pessoas.map((pessoa) => {
        const own = aparelhos.filter(({ consumidor_id }) => consumidor_id === pessoa.consumidor_id);
        return {
          ...pessoa,
          assinaturas: own.map(({ identificacao }) => identificacao),
          anteriores: own.flatMap(({ anterior_id }) => anterior_id ?? []),
        };
      });
    },
    /** The others who came by the same person's invitation, the last ones. */
    listIrmaos: (indicadoId: string, indicadorId: string, campanhaId: CampanhaId) =>
      db.query<IrmaoView>(
        `select indicado_id, documento_fiscal_id, criado_em from indicacao
         where consumidor_id = $2 and campanha_id = $3 and indicado_id <> $1
         order by criado_em desc limit $4`,
        [indicadoId, indicadorId, campanhaId, irmaosLookedAt],
      ),
  };
}
