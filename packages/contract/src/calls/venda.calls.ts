import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { campanhaParams, instanteSchema, porPaginaSchema, textSchema, uuidSchema } from './parts.ts';

/** The largest sales file: about ten million lines of CSV. */
export const vendasMaximoBytes = 1024 * 1024 * 1024;

/**
 * A sales file and how far it is. recebido: it waits; importando: its lines are being read; pronto: all of them were;
 * interrompido: it breaks off, and what came before counts; recusado: nothing of it counts.
 */
const importacaoSchema = v.object({
  id: v.string(),
  nome: v.string(),
  situacao: v.picklist(['recebido', 'importando', 'pronto', 'interrompido', 'recusado']),
  /** Why it breaks off or was refused, in words. */
  motivo: v.nullable(v.string()),
  /** Lines of a CSV or documents of an XML that were read: the sum of the four that follow. */
  linhas: v.number(),
  novas: v.number(),
  /** Known sales of which this file says something else. */
  mudadas: v.number(),
  iguais: v.number(),
  erros: v.number(),
  /** How much of the file was read. */
  bytes: v.number(),
  totalBytes: v.number(),
  recebidoEm: instanteSchema,
  iniciadoEm: v.nullable(instanteSchema),
  terminadoEm: v.nullable(instanteSchema),
});

const importacaoErrors = ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida'] as const;

/**
 * Takes a sales file of a campaign, CSV or XML of NF-e, NFC-e and SAT, in the body as it is. It is kept and then imported
 * in the background. The same content again imports nothing: it answers the import that there is, with `repetido`.
 */
export const operadorImportarVendas = defineCall('operador.importarVendas', {
  params: v.object(campanhaParams),
  query: v.object({ nome: v.optional(textSchema(200), '') }),
  bodyTypes: ['text/csv', 'application/xml', 'text/xml', 'application/octet-stream'],
  bodyLimit: vendasMaximoBytes,
  status: 201,
  retorno: v.object({ ...importacaoSchema.entries, repetido: v.boolean() }),
  errors: [...importacaoErrors, 'venda.arquivoVazio', 'upload.semEspaco', 'upload.indisponivel'],
});

/** Sales files of a campaign, the newest first. `depois` is the id of the last one of the page before. */
export const operadorListarImportacoesVendas = defineCall('operador.listarImportacoesVendas', {
  params: v.object({ ...campanhaParams, perPage: porPaginaSchema }),
  query: v.object({ depois: v.optional(uuidSchema) }),
  retorno: v.object({
    retorno: v.array(importacaoSchema),
    /** For the next page; null after the last. */
    depois: v.nullable(v.string()),
  }),
  errors: importacaoErrors,
});

export const operadorObterImportacaoVendas = defineCall('operador.obterImportacaoVendas', {
  params: v.object({ ...campanhaParams, id: uuidSchema }),
  retorno: importacaoSchema,
  errors: [...importacaoErrors, 'venda.importacaoNaoEncontrada'],
});

/** What could not be imported, as a CSV: the line, the access key where one can be read, the problem and its cure. */
export const operadorErrosVendas = defineCall('operador.errosVendas', {
  params: v.object({ ...campanhaParams, id: uuidSchema }),
  answerType: 'text/csv',
  retorno: v.string(),
  errors: [...importacaoErrors, 'venda.importacaoNaoEncontrada'],
});
