import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { documentoFiscalSchema } from '../documento-fiscal/documento-fiscal.calls.ts';
import type { Exemplos } from '../exemplos/exemplo-valores.ts';
import { anoSchema, campanhaParams, identificacaoSchema, instanteSchema } from '../parts.ts';

const sessionErrors = ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa'] as const;

const cupomEscanear = defineCall('cupom.escanear', {
  resumo: 'Register a printed coupon',
  descricao:
    'Registers a coupon by its code. Idempotent: a repeated request of the same consumer returns the same result and grants nothing.',
  params: v.object({
    anoCampanha: anoSchema,
    identificacaoCampanha: identificacaoSchema,
    numeroAleatorio: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,40}$/, 'O código não é válido.')),
  }),
  /** Time of the scan by the phone's clock. */
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
    'bloqueio.participacao',
    'servidor.ocupado',
    'requisicao.muitas',
  ],
  // Codes are short, so the limit prevents brute force. A whole shop or the customers of a mobile carrier share one
  // address: the per-address limit only stops many accounts created for guessing.
  taxa: {
    porUsuario: [
      [20, 60],
      [100, 3600],
    ],
    porEndereco: [[5_000, 3600]],
  },
});

const cupomTotalEscaneados = defineCall('cupom.totalEscaneados', {
  resumo: 'Count the registered coupons',
  descricao: 'Returns the number of registered coupons of each printed batch.',
  params: v.object(campanhaParams),
  retorno: v.object({
    total: v.number(),
    lotes: v.array(v.object({ lote: v.string(), totalEscaneados: v.number(), total: v.number() })),
  }),
  errors: [...sessionErrors, 'campanha.naoEncontrada'],
});

const operadorImportarCodigos = defineCall('operador.importarCodigos', {
  resumo: 'Import coupon codes',
  descricao: 'Adds a printed batch of coupon codes. Existing codes are unchanged.',
  params: v.object(campanhaParams),
  body: v.strictObject({
    lote: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,40}$/, 'O nome do lote não serve.')),
    codigos: v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.toUpperCase(),
          v.regex(/^[A-Z0-9]{4,40}$/, 'Use de 4 a 40 letras sem acento e números.'),
        ),
      ),
      v.maxLength(50_000),
    ),
  }),
  bodyLimit: 4_000_000,
  retorno: v.object({ total: v.number() }),
  errors: [
    'operador.naoAutorizado',
    'requisicao.invalida',
    'campanha.naoEncontrada',
    'cupom.codigoInativo',
    'encerramento.fechada',
  ],
});

export const codigoCupomCalls = {
  'cupom.escanear': cupomEscanear,
  'cupom.totalEscaneados': cupomTotalEscaneados,
  'operador.importarCodigos': operadorImportarCodigos,
};

export const codigoCupomExemplos: Exemplos = {
  numeroAleatorio: ['FOLHA482'],
  lote: ['A1'],
  totalEscaneados: [318],
  'lotes.total': [5000],
  'totalEscaneados.retorno.total': [318],
};
