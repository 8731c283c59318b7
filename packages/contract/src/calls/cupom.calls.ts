import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  campanhaParams,
  instanteSchema,
  paginaDe,
  paginaSchema,
  porPaginaSchema,
  usuarioSchema,
} from './parts.ts';

/** A lucky number: series and element as text, because their leading zeros count. */
export const numeroSorteSchema = v.object({ serie: v.string(), numero: v.string() });

export const cupomSchema = v.object({
  id: v.string(),
  ...numeroSorteSchema.entries,
  dataHora: instanteSchema,
  situacao: v.picklist(['ATIVO', 'CANCELADO']),
  documentoFiscalID: v.string(),
  chaveAcesso: v.nullable(v.string()),
});

const sessionErrors = [
  'sessao.ausente',
  'sessao.invalida',
  'sessao.outraPessoa',
  'campanha.naoEncontrada',
] as const;

export const cupomListarConsumidor = defineCall('cupom.listarConsumidor', {
  params: v.object({
    ...campanhaParams,
    user: usuarioSchema,
    porPagina: porPaginaSchema,
    pagina: paginaSchema,
  }),
  retorno: paginaDe(cupomSchema),
  errors: [...sessionErrors, 'cupom.nenhum'],
});

export const cupomListarTodosConsumidor = defineCall('cupom.listarTodosConsumidor', {
  params: v.object({ ...campanhaParams, user: usuarioSchema }),
  retorno: paginaDe(cupomSchema),
  errors: [...sessionErrors, 'cupom.nenhum'],
});

const limite = v.optional(v.number());
const periodos = v.object({ diario: limite, semanal: limite, mensal: limite, total: limite });

export const cupomEscaneadosPorPeriodo = defineCall('cupom.escaneadosPorPeriodo', {
  params: v.object({ ...campanhaParams, cpf: usuarioSchema }),
  retorno: v.object({ diario: v.number(), semanal: v.number(), mensal: v.number(), total: v.number() }),
  errors: [...sessionErrors],
});

export const cupomConfiguracao = defineCall('cupom.configuracao', {
  params: v.object(campanhaParams),
  retorno: v.object({
    limitePorUsuario: v.number(),
    limitesPorUsuario: periodos,
    tempoLimite: v.number(),
  }),
  errors: [...sessionErrors],
});
