import { motivosRecusa } from '@trevo/rules/documento-fiscal-status';
import { isCnpj } from '@trevo/rules/cnpj';
import { isEmail } from '@trevo/rules/email';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { numeroSorteSchema } from './cupom.calls.ts';
import { documentoFiscalSchema } from './documento-fiscal.calls.ts';
import { campanhaParams, centavosSchema, diaSchema, porPaginaSchema, uuidSchema } from './parts.ts';

export const operadorPublicarCampanha = defineCall('operador.publicarCampanha', {
  body: v.object({ nomeArquivo: v.string(), texto: v.pipe(v.string(), v.maxLength(900_000)) }),
  bodyLimit: 1_000_000,
  retorno: v.object({
    ano: v.number(),
    identificacao: v.string(),
    hosts: v.array(v.string()),
    hash: v.string(),
    compromissoNumeros: v.string(),
    compromissoPremios: v.nullable(v.string()),
    /** Lines about what is allowed and probably not meant. */
    avisos: v.array(v.string()),
  }),
  errors: [
    'operador.naoAutorizado',
    'campanha.arquivoInvalido',
    'campanha.numeracaoFixa',
    'campanha.premiosFixos',
    'campanha.cedulaFixa',
    'campanha.contaPrometida',
    'campanha.estoquePedido',
    'campanha.sorteRevelada',
    'campanha.hostDeOutraPromotora',
    'campanha.segredoTrocado',
    'requisicao.invalida',
  ],
});

/**
 * A verdict on a waiting receipt, or the end of one that was valid: its numbers and unused cards go back. Numbers of it
 * that are entered as winners are named: nobody is shown as their winner any more, and the draw has to be entered anew.
 */
export const operadorApurarDocumento = defineCall('operador.apurarDocumento', {
  params: v.object({ ...campanhaParams, consumidorID: uuidSchema, documentoFiscalID: uuidSchema }),
  body: v.object({
    status: v.picklist(['VALIDO', 'INVALIDO']),
    observacao: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))),
    /** Why not, by its stable code: the person reads its words and what to do. */
    motivo: v.optional(v.picklist(motivosRecusa)),
    valorCentavos: v.optional(centavosSchema),
    quantidade: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  }),
  retorno: v.object({
    ...documentoFiscalSchema.entries,
    /** Taken-back numbers of this receipt that were entered as winners, with the day of their draw. */
    sorteados: v.array(v.object({ data: diaSchema, ...numeroSorteSchema.entries })),
  }),
  errors: [
    'operador.naoAutorizado',
    'requisicao.invalida',
    'documentoFiscal.nenhum',
    'documentoFiscal.naoPendente',
    'documentoFiscal.jaCadastrado',
    'documentoFiscal.jaCadastradoPorVoce',
    'documentoFiscal.aguardandoValor',
    'documentoFiscal.aguardandoQuantidade',
    'campanha.encerrada',
    'campanha.numerosIndisponiveis',
  ],
});

/** A receipt with whose it is and what an operator weighs: the verdict names both. */
const documentoOperadorSchema = v.object({
  ...documentoFiscalSchema.entries,
  consumidorID: v.string(),
  quantidade: v.nullable(v.number()),
  /** Other receipts with the same issuer, day and amount. */
  repetidos: v.number(),
  /** How far the phone's clock was from ours, in seconds; null when it did not say. */
  desvioRelogioSegundos: v.nullable(v.number()),
});

/** Where a page of waiting receipts ends: when the last one was registered, and its id. */
const lugarPendenteSchema = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    'Use o "depois" da página anterior.',
  ),
  v.transform((text) => text.split('_') as [string, string]),
  v.check(([instante]) => !Number.isNaN(Date.parse(instante)), 'Use o "depois" da página anterior.'),
  v.transform(([registradoEm, documentoFiscalId]) => ({
    registradoEm: new Date(registradoEm),
    documentoFiscalId,
  })),
);

/**
 * Receipts that wait for a person, oldest first. A page begins after the place at which the one before ended, so that
 * none is passed over while they are judged; without `depois` it is the first.
 */
export const operadorListarPendentes = defineCall('operador.listarPendentes', {
  params: v.object({ ...campanhaParams, perPage: porPaginaSchema }),
  query: v.object({ depois: v.optional(lugarPendenteSchema) }),
  retorno: v.object({
    retorno: v.array(documentoOperadorSchema),
    /** How many wait in all. */
    total: v.number(),
    /** For the next page; null after the last. */
    depois: v.nullable(v.string()),
  }),
  errors: ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida'],
});

/** Receipts of anybody with the same issuer, day and amount: evidence that one purchase was sent twice. */
export const operadorListarRepetidos = defineCall('operador.listarRepetidos', {
  params: v.object({ ...campanhaParams, consumidorID: uuidSchema, documentoFiscalID: uuidSchema }),
  retorno: v.array(documentoOperadorSchema),
  errors: [
    'operador.naoAutorizado',
    'campanha.naoEncontrada',
    'documentoFiscal.nenhum',
    'requisicao.invalida',
  ],
});

/** Adds a printed batch of coupon codes; codes that are there already stay as they are. */
export const operadorImportarCodigos = defineCall('operador.importarCodigos', {
  params: v.object(campanhaParams),
  body: v.object({
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
  errors: ['operador.naoAutorizado', 'requisicao.invalida', 'campanha.naoEncontrada', 'cupom.codigoInativo'],
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

/** What became of one shop of an import. */
const associadoImportadoSchema = v.object({
  cnpj: v.string(),
  /** OUTRO_LOGIN: the CNPJ is the login of a consumer, or of an account that ended. */
  situacao: v.picklist(['CRIADO', 'EXISTENTE', 'OUTRO_LOGIN']),
  /** Whether the link to choose a password left now: only while none was chosen, and once a minute. */
  emailEnviado: v.boolean(),
});

/**
 * Gives shops of the campaign's list a login and sends each the link to choose its password. Sent again it creates
 * nothing twice, and sends the link to who has not chosen one.
 */
export const operadorImportarAssociados = defineCall('operador.importarAssociados', {
  params: v.object(campanhaParams),
  body: v.object({
    associados: v.pipe(
      v.array(
        v.object({
          cnpj: v.pipe(
            v.string(),
            v.transform((text) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase()),
            v.check(isCnpj, 'Use um CNPJ válido.'),
          ),
          email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.check(isEmail, 'Use um e-mail válido.')),
        }),
      ),
      v.minLength(1, 'Envie ao menos uma loja.'),
      v.maxLength(200, 'Envie até 200 lojas de cada vez.'),
    ),
  }),
  retorno: v.object({ associados: v.array(associadoImportadoSchema) }),
  errors: [...importErrors, 'login.associadoInativo', 'operador.lojaForaDaLista'],
});
