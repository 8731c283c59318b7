import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { documentoFiscalSchema, registroErrors } from '../documento-fiscal/documento-fiscal.calls.ts';
import { pessoaExemplo, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { diaSchema, textSchema } from '../parts.ts';

const sessionErrors = ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa'] as const;

/** A receipt of the Comper shops, identified by its printed data instead of an access key. */
const comperParts = {
  idempotencia: true,
  query: v.object({
    ecommerce: v.picklist(['S', 'N'], 'Diga S ou N.'),
    nroDoc: v.pipe(textSchema(20), v.regex(/^[0-9A-Za-z-]{1,20}$/, 'Digite o número do documento.')),
    dataCompra: diaSchema,
    cpfConsumidor: textSchema(20),
    caixa: v.optional(v.pipe(textSchema(6), v.regex(/^\d{1,6}$/, 'Digite o número do caixa.'))),
    loja: v.optional(v.pipe(textSchema(6), v.regex(/^\d{1,6}$/, 'Digite o número da loja.'))),
  }),
  retorno: documentoFiscalSchema,
  errors: [
    ...sessionErrors,
    ...registroErrors,
    'requisicao.invalida',
    'comper.inativo',
    'documentoFiscal.jaCadastrado',
    'documentoFiscal.jaCadastradoPorVoce',
    'requisicao.muitas',
  ],
  taxa: { porUsuario: [[20, 60]] },
} as const;

const comperIntegrarDocumentoFiscal = defineCall('comper.integrarDocumentoFiscal', {
  resumo: 'Register a receipt of a Comper shop',
  descricao:
    'Registers a receipt of a Comper shop by its printed data. Each response body repeats the HTTP status.',
  ...comperParts,
});

const comperIntegrarDocumentoFiscalAlternativa = defineCall('comper.integrarDocumentoFiscalAlternativa', {
  resumo: 'Register a receipt of a Comper shop, at the short address',
  descricao:
    'Alias of the same call without a service in its path, for a service of its own (`api.urlComper`).',
  ...comperParts,
});

export const comperCalls = {
  'comper.integrarDocumentoFiscal': comperIntegrarDocumentoFiscal,
  'comper.integrarDocumentoFiscalAlternativa': comperIntegrarDocumentoFiscalAlternativa,
};

const { cpf } = pessoaExemplo;

/** Error codes of a purchase without an access key. */
const semChave = [
  'comper.integrarDocumentoFiscal.retorno',
  'comper.integrarDocumentoFiscalAlternativa.retorno',
];

export const comperExemplos: Exemplos = {
  cpfConsumidor: [cpf],
  ...Object.fromEntries(
    semChave.flatMap((place) => [
      [`${place}.cabecalho`, [{ chaveAcesso: null, coo: '000482' }]],
      [`${place}.modelo`, [null]],
    ]),
  ),
  ecommerce: ['N'],
  nroDoc: ['000482'],
  dataCompra: ['2026-11-20'],
  caixa: ['3'],
};
