import type { CpfRestricao } from '@trevo/rules/pessoa/cpf';
import type { Queryable } from '../../../kernel/db/db.ts';
import type { CampanhaId } from '../../campanha/public.ts';

/** Bounds of the numbers of a draw. */
export interface Corte {
  readonly concedidoAntesDe: Date;
  /** Numbers cancelled since then take part all the same. */
  readonly valiaEm: Date;
  readonly registradoAntesDe: Date;
  /** Day of the freeze in São Paulo: a block acts through its last day. */
  readonly hoje: string;
}

/** Distributed places: granted and valid at the cut, of receipts registered in time. */
export const fromDistribuidos = `from cupom c
  join documento_fiscal d on d.consumidor_id = c.consumidor_id and d.documento_fiscal_id = c.documento_fiscal_id`;

export const whereDistribuidos = `where c.campanha_id = $1 and c.concedido_em < $2
  and (c.cancelado_em is null or c.cancelado_em >= $3) and coalesce(d.participa_em, d.registrado_em) < $4`;

/** Returns the values of `$1` to `$4`. */
export const toCorteValues = (
  campanhaId: CampanhaId,
  { concedidoAntesDe, valiaEm, registradoAntesDe }: Corte,
) => [campanhaId, concedidoAntesDe, valiaEm, registradoAntesDe];

/** Active blocks of one kind; `hoje` is the placeholder of the day. */
const toBloqueiosSql = (tipo: 'cpf' | 'celular', hoje: string): string =>
  `select b.valor from bloqueio b where b.campanha_id = $1 and b.tipo = '${tipo}' and b.aberto
    and (b.ate is null or b.ate >= ${hoje}::date)`;

/**
 * Whether a block names the person `s`: its CPF, or its login. A contact phone, a device, an issuer and a network do not
 * name a person. Uncorrelated, so that each list is read once.
 */
export const toBloqueadaSql = (hoje: string): string =>
  `(coalesce(s.cpf, s.usuario) in (${toBloqueiosSql('cpf', hoje)})
    or s.usuario is distinct from s.cpf and s.usuario in (${toBloqueiosSql('celular', hoje)}))`;

/** Lists the restricted documents of a campaign. */
export async function listRestricoes(
  tx: Queryable,
  campanhaId: CampanhaId,
): Promise<Map<string, CpfRestricao[]>> {
  const rows = await tx.query<CpfRestricao & { readonly cpf: string }>(
    `select r.cpf, r.proprietario, r.cnpj_cpf_associado as "cnpjCpfAssociado", r.ativo
     from cpf_restrito r where r.campanha_id = $1`,
    [campanhaId],
  );
  const restricoes = new Map<string, CpfRestricao[]>();
  for (const { cpf, ...restricao } of rows) restricoes.set(cpf, [...(restricoes.get(cpf) ?? []), restricao]);
  return restricoes;
}
