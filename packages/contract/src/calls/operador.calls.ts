import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { documentoFiscalSchema } from './documento-fiscal.calls.ts';
import { campanhaParams, paginaDe, paginaSchema, porPaginaSchema } from './parts.ts';

export const operadorPublicarCampanha = defineCall('operador.publicarCampanha', {
  body: v.object({ nomeArquivo: v.string(), texto: v.pipe(v.string(), v.maxLength(900_000)) }),
  bodyLimit: 1_000_000,
  retorno: v.object({
    ano: v.number(),
    identificacao: v.string(),
    hosts: v.array(v.string()),
    hash: v.string(),
    compromissoNumeros: v.string(),
  }),
  errors: [
    'operador.naoAutorizado',
    'campanha.arquivoInvalido',
    'campanha.numeracaoFixa',
    'requisicao.invalida',
  ],
});

const idSchema = v.pipe(v.string(), v.uuid('O identificador não é válido.'));

export const operadorApurarDocumento = defineCall('operador.apurarDocumento', {
  params: v.object({ ...campanhaParams, consumidorID: idSchema, documentoFiscalID: idSchema }),
  body: v.object({
    status: v.picklist(['VALIDO', 'INVALIDO']),
    observacao: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))),
    valorCentavos: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000))),
  }),
  retorno: documentoFiscalSchema,
  errors: [
    'operador.naoAutorizado',
    'requisicao.invalida',
    'documentoFiscal.nenhum',
    'documentoFiscal.naoPendente',
    'documentoFiscal.aguardandoValor',
    'campanha.encerrada',
  ],
});

export const operadorListarPendentes = defineCall('operador.listarPendentes', {
  params: v.object({ ...campanhaParams, perPage: porPaginaSchema, page: paginaSchema }),
  /** The receipt with whose it is: the operator's verdict names both. */
  retorno: paginaDe(v.object({ ...documentoFiscalSchema.entries, consumidorID: v.string() })),
  errors: ['operador.naoAutorizado', 'campanha.naoEncontrada'],
});
