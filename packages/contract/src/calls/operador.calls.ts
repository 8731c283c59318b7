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

const importado = v.object({ total: v.number() });
const documentoDePessoa = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase()),
  v.regex(/^([0-9]{11}|[0-9A-Z]{14})$/, 'Use um CPF ou CNPJ.'),
);
const importErrors = ['operador.naoAutorizado', 'requisicao.invalida', 'campanha.naoEncontrada'] as const;

/** Replaces the list of documents that the campaign's rules keep out. */
export const operadorImportarCpfsRestritos = defineCall('operador.importarCpfsRestritos', {
  params: v.object(campanhaParams),
  body: v.object({
    restricoes: v.pipe(
      v.array(
        v.object({
          cpf: documentoDePessoa,
          proprietario: v.optional(v.boolean(), false),
          cnpjCpfAssociado: v.optional(v.nullable(documentoDePessoa), null),
          ativo: v.optional(v.boolean(), true),
        }),
      ),
      v.maxLength(20_000),
    ),
  }),
  bodyLimit: 4_000_000,
  retorno: importado,
  errors: importErrors,
});

/** Adds documents that the promoter knows already: first access finds them. */
export const operadorImportarPrimeirosAcessos = defineCall('operador.importarPrimeirosAcessos', {
  params: v.object(campanhaParams),
  body: v.object({ cpfs: v.pipe(v.array(documentoDePessoa), v.maxLength(50_000)) }),
  bodyLimit: 4_000_000,
  retorno: importado,
  errors: importErrors,
});
