import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { numeroSorteSchema } from './cupom.calls.ts';
import { documentoFiscalSchema, registroErrors } from './documento-fiscal.calls.ts';
import {
  anoSchema,
  campanhaParams,
  diaSchema,
  identificacaoSchema,
  instanteSchema,
  textSchema,
} from './parts.ts';

const sessionErrors = ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa'] as const;

export const cupomEscanear = defineCall('cupom.escanear', {
  resumo: 'Register a printed coupon',
  descricao:
    'Registers a coupon by its code. Asked again by the same person it answers the same and grants nothing.',
  params: v.object({
    anoCampanha: anoSchema,
    identificacaoCampanha: identificacaoSchema,
    numeroAleatorio: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,40}$/, 'O código não é válido.')),
  }),
  /** The phone's moment of scanning. */
  query: v.object({ data: v.optional(instanteSchema) }),
  retorno: documentoFiscalSchema,
  errors: [
    ...sessionErrors,
    'requisicao.invalida',
    'campanha.naoEncontrada',
    'campanha.foraDoPeriodo',
    'campanha.encerrada',
    'campanha.numerosIndisponiveis',
    'cupom.codigoInativo',
    'cupom.codigoInexistente',
    'cupom.codigoUsado',
    'cupom.limiteAtingido',
    'cupom.limiteAmbos',
    'documentoFiscal.aguardeIntervalo',
    'consumidor.restrito',
    'servidor.ocupado',
    'requisicao.muitas',
  ],
  // Codes are short: guessing them must not pay. A whole shop, or a mobile carrier's customers, share one address: its
  // limit stands only against many accounts made to guess.
  taxa: {
    porUsuario: [
      [20, 60],
      [100, 3600],
    ],
    porEndereco: [[5_000, 3600]],
  },
});

export const cupomTotalEscaneados = defineCall('cupom.totalEscaneados', {
  resumo: 'Count the registered coupons',
  descricao: 'How many coupons of each printed batch were registered.',
  params: v.object(campanhaParams),
  retorno: v.object({
    total: v.number(),
    lotes: v.array(v.object({ lote: v.string(), totalEscaneados: v.number(), total: v.number() })),
  }),
  errors: [...sessionErrors, 'campanha.naoEncontrada'],
});

export const cupomConfiguracaoCompra = defineCall('cupom.configuracaoCompra', {
  resumo: 'Read what a purchase without key is asked for',
  descricao: 'What a purchase without access key is asked for.',
  params: v.object(campanhaParams),
  retorno: v.object({
    porQuantidade: v.boolean(),
    /** Each `cada` whole products earn `numeros`, where the rule counts products; null as the maximum: the general one. */
    ganhoPorQuantidade: v.nullable(
      v.object({ cada: v.number(), numeros: v.number(), maximoPorDocumento: v.nullable(v.number()) }),
    ),
    quantidadeMaxima: v.number(),
    produtos: v.array(v.string()),
    formasPagamento: v.array(v.string()),
    fotoObrigatoria: v.boolean(),
    /** -1 is unlimited, 0 not allowed. */
    limiteNaoFiscal: v.number(),
  }),
  errors: ['campanha.naoEncontrada'],
});

/** A receipt of the Comper shops, told by its printed data instead of an access key. */
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

export const comperIntegrarDocumentoFiscal = defineCall('comper.integrarDocumentoFiscal', {
  resumo: 'Register a receipt of a Comper shop',
  descricao:
    'Registers a receipt of the Comper shops by its printed data. The body of every answer says its status too.',
  ...comperParts,
});

export const comperIntegrarDocumentoFiscalAlternativa = defineCall(
  'comper.integrarDocumentoFiscalAlternativa',
  {
    resumo: 'Register a receipt of a Comper shop, at the short address',
    descricao:
      'The same under the address without a service, as a service of its own spells it (`api.urlComper`).',
    ...comperParts,
  },
);

const premiadoSchema = v.object({
  serie: v.string(),
  numero: v.string(),
  premio: v.string(),
  /** First name and initials, and the town: enough to recognise oneself, too little to be found. */
  nome: v.string(),
  cidade: v.nullable(v.string()),
  uf: v.nullable(v.string()),
  /** Whether it is the asker's own; only with a session. */
  meu: v.optional(v.boolean()),
});

export const cupomPremiados = defineCall('cupom.premiados', {
  resumo: 'List the winners of a draw',
  descricao: 'The winners of the draw of a day.',
  params: v.object({ ...campanhaParams, date: diaSchema }),
  retorno: v.array(premiadoSchema),
  errors: ['sessao.invalida', 'campanha.naoEncontrada', 'cupom.nenhumPremiado', 'requisicao.invalida'],
});

export const cupomSorteios = defineCall('cupom.sorteios', {
  resumo: 'List the draws of a campaign',
  descricao:
    'The draws of a campaign: when, what, which numbers take part, and whether the winners are known.',
  params: v.object(campanhaParams),
  retorno: v.array(
    v.object({
      data: diaSchema,
      /** When its result is known, in São Paulo; without it, that is so from the beginning of the day. */
      hora: v.optional(v.string()),
      nome: v.string(),
      premio: v.string(),
      /** The last day of receipts whose numbers take part. */
      numerosAte: diaSchema,
      /** How its prize is handed over, and the last day to ask for it, where the campaign says so. */
      retirada: v.optional(v.object({ como: v.string(), ate: v.optional(diaSchema) })),
      apurado: v.boolean(),
      /** The asker's own numbers that won it, and what; only with a session. */
      meusPremios: v.optional(v.array(v.object({ ...numeroSorteSchema.entries, premio: v.string() }))),
    }),
  ),
  errors: ['sessao.invalida', 'campanha.naoEncontrada'],
});
