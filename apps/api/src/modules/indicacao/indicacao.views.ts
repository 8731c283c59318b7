import { callFunction, type Columns } from '../../schema/call-function.ts';
import { first, type Db } from '../../kernel/db/db.ts';
import type { Moeda } from '../conta-corrente/public.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** A consumer invited by another one. Campaign fields are null for a sign-up without a promised reward. */
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

/** Fields of a consumer compared with the other side's. */
export interface ParteView {
  readonly consumidor_id: string;
  readonly cpf: string | null;
  readonly telefone_contato: string | null;
  readonly email: string | null;
  readonly endereco: { readonly cep?: string; readonly numero?: string };
  readonly criado_em: Date;
  /** Push subscriptions of the consumer's devices. */
  readonly assinaturas: readonly string[];
  /** Previous owners of the consumer's devices. */
  readonly anteriores: readonly string[];
}

/** Another invited consumer of the same inviter in the same campaign. */
export type IrmaoView = Columns<'indicacao', 'indicado_id' | 'documento_fiscal_id' | 'criado_em'>;

// The latest 50 suffice to detect a series and bound the cost for inviters with thousands of invitations.
const irmaosLookedAt = 50;

export type IndicacaoViews = ReturnType<typeof createIndicacaoViews>;

export function createIndicacaoViews(db: Db) {
  return {
    /** Lists consumers invited by a code, newest first, with the outcome in a campaign and the total count. */
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
    /** Returns whether a sign-up with this code counts as invited. */
    existsCodigo: async (promotoraId: string, codigo: string): Promise<boolean> =>
      (await callFunction(db, 'indicacao_find_dono', { promotoraId, codigo, exceto: null })) !== null,
    /** Counts the rewards that a consumer received in a campaign in that time span. */
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
    /** Lists those of the consumers with an active account. */
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
    /** Lists the latest other consumers invited by the same inviter. */
    listIrmaos: (indicadoId: string, indicadorId: string, campanhaId: CampanhaId) =>
      db.query<IrmaoView>(
        `select indicado_id, documento_fiscal_id, criado_em from indicacao
         where consumidor_id = $2 and campanha_id = $3 and indicado_id <> $1
         order by criado_em desc limit $4`,
        [indicadoId, indicadorId, campanhaId, irmaosLookedAt],
      ),
  };
}
