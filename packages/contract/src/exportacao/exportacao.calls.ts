import { arquivoSituacoes } from '@trevo/rules/arquivo/situacao-arquivo';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { atorExemplo, instante, instanteDepois, sha256, type Exemplos } from '../exemplos/exemplo-valores.ts';
import {
  atorSchema,
  campanhaParams,
  confirmacaoSchema,
  diaSchema,
  instanteSchema,
  lugarSchema,
  porPaginaSchema,
  uuidSchema,
} from '../parts.ts';

/** Contents of an export. */
export const exportacaoTipos = ['participantes', 'notas', 'premiados', 'pedidos', 'lancamentos'] as const;
export type ExportacaoTipo = (typeof exportacaoTipos)[number];

export const exportacaoFormatos = ['csv', 'xlsx', 'parquet'] as const;
export type ExportacaoFormato = (typeof exportacaoFormatos)[number];

/** Unfinished exports of a campaign. */
export const maximoExportacoes = 5;

/** Content of an export, as requested. */
const conteudo = {
  tipo: v.picklist(exportacaoTipos),
  formato: v.picklist(exportacaoFormatos),
};

const exportacaoSchema = v.object({
  exportacaoID: v.string(),
  ...conteudo,
  /** Receipts have one row for each product line. */
  porItem: v.boolean(),
  /** First and last day, in São Paulo; null without a limit. */
  de: v.nullable(diaSchema),
  ate: v.nullable(diaSchema),
  comDadosPessoais: v.boolean(),
  /** Purpose of the personal data; null without them. */
  finalidade: v.nullable(v.string()),
  situacao: v.picklist(arquivoSituacoes),
  /** Rows written so far. */
  linhas: v.number(),
  /** Size and hash of the file; null until it is complete. */
  bytes: v.nullable(v.number()),
  sha256: v.nullable(v.string()),
  /** Name of the downloaded file: campaign, kind and day. */
  nomeArquivo: v.string(),
  pedidaEm: instanteSchema,
  pedidaPor: atorSchema,
  /** The second person; null without personal data. */
  aprovadaPor: v.nullable(atorSchema),
  terminadaEm: v.nullable(instanteSchema),
  /** End of the download; null until the file is complete. */
  venceEm: v.nullable(instanteSchema),
  downloads: v.number(),
});

const exportacaoErrors = ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida'] as const;
const umaExportacao = v.object({ ...campanhaParams, exportacaoID: uuidSchema });

const operadorExportacoes = defineCall('operador.exportacoes', {
  resumo: 'List the exports',
  descricao:
    'Returns the exports of a campaign with their progress, the newest first. `depois` is the cursor of the previous page.',
  params: v.object({ ...campanhaParams, perPage: porPaginaSchema }),
  query: v.strictObject({ depois: v.optional(lugarSchema) }),
  retorno: v.object({
    retorno: v.array(exportacaoSchema),
    /** Cursor of the next page; null on the last page. */
    depois: v.nullable(v.string()),
  }),
  errors: exportacaoErrors,
});

const operadorPedirExportacao = defineCall('operador.pedirExportacao', {
  resumo: 'Request an export',
  descricao:
    'Writes data of a campaign into a file in the background: participants, receipts, winners, orders, or the ledger of points and cashback. The period counts by registration, win or order. Without personal data a person is a pseudonym of this campaign. With them it needs a purpose and a second person. The caller chooses `exportacaoID`; the same request sent again is the same export. The file is deleted after seven days.',
  params: v.object(campanhaParams),
  body: v.strictObject({
    exportacaoID: uuidSchema,
    ...conteudo,
    /** One row for each product line of the receipts; ignored for other contents. */
    porItem: v.optional(v.boolean(), false),
    de: v.optional(diaSchema),
    ate: v.optional(diaSchema),
    comDadosPessoais: v.optional(v.boolean(), false),
    /** Required with personal data. */
    finalidade: v.optional(confirmacaoSchema.entries.motivo),
  }),
  status: 201,
  retorno: exportacaoSchema,
  errors: [...exportacaoErrors, 'exportacao.repetida', 'exportacao.muitas', 'operador.precisaSegundaPessoa'],
});

const operadorCancelarExportacao = defineCall('operador.cancelarExportacao', {
  recusaExemplo: 'exportacao.nenhuma',
  resumo: 'Cancel an export',
  descricao: 'Stops an export, or deletes the file of a finished one. Idempotent.',
  params: umaExportacao,
  retorno: exportacaoSchema,
  errors: [
    ...exportacaoErrors,
    'exportacao.nenhuma',
    'exportacao.encerrada',
    'upload.indisponivel',
    'upload.semEspaco',
  ],
});

const operadorBaixarExportacao = defineCall('operador.baixarExportacao', {
  recusaExemplo: 'exportacao.nenhuma',
  resumo: 'Download an export',
  descricao: 'Returns the file of a finished export. Each download is on the audit trail.',
  params: umaExportacao,
  answerType: 'application/octet-stream',
  retorno: v.string(),
  errors: [
    ...exportacaoErrors,
    'exportacao.nenhuma',
    'exportacao.naoPronta',
    'exportacao.semArquivo',
    'upload.indisponivel',
    'upload.semEspaco',
  ],
});

export const exportacaoCalls = {
  'operador.exportacoes': operadorExportacoes,
  'operador.pedirExportacao': operadorPedirExportacao,
  'operador.cancelarExportacao': operadorCancelarExportacao,
  'operador.baixarExportacao': operadorBaixarExportacao,
};

const exportacaoID = '019ab2d0-4e11-7f02-b3a9-11d2c0ffee91';
const pedido = { tipo: 'notas', formato: 'xlsx', porItem: true, de: '2026-11-01', ate: '2026-11-20' };
const exportacao = {
  exportacaoID,
  ...pedido,
  comDadosPessoais: false,
  finalidade: null,
  situacao: 'pronta',
  linhas: 48_210,
  bytes: 3_145_728,
  sha256,
  nomeArquivo: '2026-TREVO-notas-com-itens-2026-11-21.xlsx',
  pedidaEm: instante,
  pedidaPor: atorExemplo,
  aprovadaPor: null,
  terminadaEm: instanteDepois,
  venceEm: '2026-11-29T09:30:00.000Z',
  downloads: 1,
};

export const exportacaoExemplos: Exemplos = {
  exportacaoID: [exportacaoID],
  'operador.exportacoes.retorno': [{ retorno: [exportacao], depois: null }],
  'operador.pedirExportacao.body': [{ exportacaoID, ...pedido }],
  'operador.pedirExportacao.retorno': [
    {
      ...exportacao,
      situacao: 'naFila',
      linhas: 0,
      bytes: null,
      sha256: null,
      terminadaEm: null,
      venceEm: null,
      downloads: 0,
    },
  ],
  'operador.cancelarExportacao.retorno': [
    { ...exportacao, situacao: 'cancelada', bytes: null, sha256: null, venceEm: null },
  ],
  'operador.baixarExportacao.retorno': ['\uFEFFnota;pessoa;tipo\r\n'],
};
