import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { atorExemplo, instante, instanteDepois, type Exemplos } from '../exemplos/exemplo-valores.ts';
import {
  atorSchema,
  campanhaParams,
  instanteSchema,
  porPaginaSchema,
  textSchema,
  uuidSchema,
} from '../parts.ts';

/** Maximum size of a sales file: about three million lines of CSV, which are imported in two minutes. */
export const vendasMaximoBytes = 256 * 1024 * 1024;

/** Sales files of one promoter that may wait to be read; each of them has at most `vendasMaximoBytes`. */
export const vendasMaximoNaFila = 100;

/**
 * A sales file and its import progress. recebido: queued; importando: lines are being read; pronto: all lines
 * were read; interrompido: it is truncated, and the lines before count; recusado: none of it counts.
 */
const importacaoSchema = v.object({
  id: v.string(),
  nome: v.string(),
  situacao: v.picklist(['recebido', 'importando', 'pronto', 'interrompido', 'recusado']),
  /** Reason why it is truncated or was rejected. */
  motivo: v.nullable(v.string()),
  /** Lines of a CSV or documents of an XML read so far: the sum of the four that follow. */
  linhas: v.number(),
  novas: v.number(),
  /** Known sales with different data in this file. */
  mudadas: v.number(),
  iguais: v.number(),
  erros: v.number(),
  /** Bytes read so far. */
  bytes: v.number(),
  totalBytes: v.number(),
  recebidoEm: instanteSchema,
  iniciadoEm: v.nullable(instanteSchema),
  terminadoEm: v.nullable(instanteSchema),
  /** The author of the upload. */
  ator: atorSchema,
});

const importacaoErrors = ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida'] as const;

const operadorImportarVendas = defineCall('operador.importarVendas', {
  resumo: 'Import a sales file',
  descricao:
    'Stores a sales file of a campaign (CSV, or XML of NF-e, NFC-e and SAT) from the request body, and imports it in the background. Repeated content is not imported again: the response is the existing import with `repetido`. The import stops after 1,000 consecutive lines with errors, and promoters take turns. At most 100 files of a promoter wait; another one is refused until one of them was read.',
  params: v.object(campanhaParams),
  query: v.strictObject({ nome: v.optional(textSchema(200), '') }),
  bodyTypes: ['text/csv', 'application/xml', 'text/xml', 'application/octet-stream'],
  bodyLimit: vendasMaximoBytes,
  status: 201,
  retorno: v.object({ ...importacaoSchema.entries, repetido: v.boolean() }),
  errors: [
    ...importacaoErrors,
    'venda.arquivoVazio',
    'venda.filaCheia',
    'upload.semEspaco',
    'upload.indisponivel',
  ],
});

const operadorListarImportacoesVendas = defineCall('operador.listarImportacoesVendas', {
  resumo: 'List imports of sales',
  descricao:
    'Returns the sales files of a campaign, newest first. `depois` is the last id of the previous page.',
  params: v.object({ ...campanhaParams, perPage: porPaginaSchema }),
  query: v.strictObject({ depois: v.optional(uuidSchema) }),
  retorno: v.object({
    retorno: v.array(importacaoSchema),
    /** Cursor of the next page; null on the last page. */
    depois: v.nullable(v.string()),
  }),
  errors: importacaoErrors,
});

const operadorObterImportacaoVendas = defineCall('operador.obterImportacaoVendas', {
  recusaExemplo: 'venda.importacaoNaoEncontrada',
  resumo: 'Read the progress of an import',
  descricao: 'Returns one sales file with the progress of its import and the results of its lines.',
  params: v.object({ ...campanhaParams, id: uuidSchema }),
  retorno: importacaoSchema,
  errors: [...importacaoErrors, 'venda.importacaoNaoEncontrada'],
});

const operadorErrosVendas = defineCall('operador.errosVendas', {
  recusaExemplo: 'venda.importacaoNaoEncontrada',
  resumo: 'Read the errors of an import',
  descricao: 'Returns the rejected lines as CSV: line, access key if readable, problem and correction.',
  params: v.object({ ...campanhaParams, id: uuidSchema }),
  answerType: 'text/csv',
  retorno: v.string(),
  errors: [...importacaoErrors, 'venda.importacaoNaoEncontrada'],
});

export const vendaCalls = {
  'operador.importarVendas': operadorImportarVendas,
  'operador.listarImportacoesVendas': operadorListarImportacoesVendas,
  'operador.obterImportacaoVendas': operadorObterImportacaoVendas,
  'operador.errosVendas': operadorErrosVendas,
};

const importacaoId = '019ab2d1-9c40-7e55-8d17-20a4b6c8e013';
const importacao = {
  id: importacaoId,
  nome: 'vendas-2026-11-20.csv',
  situacao: 'pronto',
  motivo: null,
  linhas: 4210,
  novas: 4198,
  mudadas: 3,
  iguais: 8,
  erros: 1,
  bytes: 318_442,
  totalBytes: 318_442,
  recebidoEm: instante,
  iniciadoEm: instante,
  terminadoEm: instanteDepois,
  ator: atorExemplo,
};

export const vendaExemplos: Exemplos = {
  'operador.importarVendas.query.nome': ['vendas-2026-11-20.csv'],
  'operador.importarVendas.retorno': [
    {
      ...importacao,
      situacao: 'recebido',
      linhas: 0,
      novas: 0,
      mudadas: 0,
      iguais: 0,
      erros: 0,
      bytes: 0,
      iniciadoEm: null,
      terminadoEm: null,
      repetido: false,
    },
  ],
  'operador.listarImportacoesVendas.retorno.retorno': [[importacao]],
  'operador.listarImportacoesVendas.retorno.depois': [null],
  'operador.listarImportacoesVendas.query.depois': [importacaoId],
  'operador.obterImportacaoVendas.retorno': [importacao],
  'operador.obterImportacaoVendas.params.id': [importacaoId],
  'operador.errosVendas.params.id': [importacaoId],
  'operador.errosVendas.retorno': [
    '\uFEFFlinha;chave_acesso;problema;o_que_fazer\r\n318;;Falta a chave de acesso.;Confira a linha no arquivo.\r\n',
  ],
};
