import { cleanChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { isCpf } from '@trevo/rules/pessoa/cpf';
import { stripMask } from '@trevo/rules/texto/mask';
import * as v from 'valibot';
import { bloqueioTipos } from '../bloqueio/bloqueio.calls.ts';
import { defineCall } from '../call.ts';
import {
  campanhaParams,
  confirmacaoSchema,
  diaSchema,
  instanteSchema,
  telefoneSchema,
  textSchema,
  uuidSchema,
} from '../parts.ts';

export const daPessoa = { ...campanhaParams, consumidorID: uuidSchema };
export const pessoaErrors = [
  'operador.naoAutorizado',
  'operador.semPromotora',
  'campanha.naoEncontrada',
  'requisicao.invalida',
  'atendimento.nenhumaPessoa',
] as const;

const campanhaSchema = v.object({ ano: v.number(), identificacao: v.string(), descricao: v.string() });

/** Ways to find a person; each is exact. */
export const buscaSchema = v.strictObject({
  cpf: v.optional(
    v.pipe(
      textSchema(18),
      v.transform((text) => stripMask(text)),
      v.check(isCpf, 'Confira o CPF.'),
    ),
  ),
  telefone: v.optional(telefoneSchema),
  email: v.optional(
    v.pipe(
      textSchema(200),
      v.email('Confira o e-mail.'),
      v.transform((text) => text.toLowerCase()),
    ),
  ),
  numero: v.optional(
    v.strictObject({
      ano: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2999)),
      identificacao: campanhaParams.identificacao,
      serie: v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'A série tem até 3 algarismos.')),
      numero: v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'O número tem até 5 algarismos.')),
    }),
  ),
  chaveAcesso: v.optional(
    v.pipe(
      textSchema(120),
      v.transform(cleanChaveAcesso),
      v.check((chave) => chave.length === 44, 'A chave tem 44 caracteres.'),
    ),
  ),
  protocolo: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9A-Fa-f]{4}-?[0-9A-Fa-f]{4}$/, 'Use o protocolo, como 3F9A-22C1.')),
  ),
  /** Code of an instant prize, or of a voucher that the person exchanged. */
  codigo: v.optional(v.pipe(textSchema(100), v.minLength(4, 'Use o código por inteiro.'))),
});

const operadorProcurarPessoa = defineCall('operador.procurarPessoa', {
  recusaExemplo: 'atendimento.nenhumaPessoa',
  resumo: 'Find a person',
  descricao:
    'Finds the people of the promoter by exactly one of CPF, phone, e-mail, lucky number, access key, protocol and voucher code. A person of another promoter is not found. An operator of receipts finds people by receipts, numbers and vouchers only. Name and CPF are masked; an auditor gets the pseudonym only. The audit trail keeps the kind of the search, not its value.',
  body: v.pipe(
    buscaSchema,
    v.check(
      (busca) => Object.values(busca).filter((value) => value !== undefined).length === 1,
      'Procure por um dado de cada vez.',
    ),
  ),
  retorno: v.array(
    v.object({
      consumidorID: v.string(),
      /** Name of the person for callers without access to personal data. */
      pseudonimo: v.string(),
      nome: v.nullable(v.string()),
      cpf: v.nullable(v.string()),
      excluidaEm: v.nullable(instanteSchema),
      /** Campaigns in which the person takes part, the newest first. */
      campanhas: v.array(campanhaSchema),
    }),
  ),
  errors: [
    'operador.naoAutorizado',
    'operador.semPromotora',
    'operador.semPermissao',
    'requisicao.invalida',
    'requisicao.muitas',
    'atendimento.nenhumaPessoa',
  ],
});

const moedaSchema = v.picklist(['pontos', 'cashback']);

const pessoaSchema = v.object({
  consumidorID: v.string(),
  pseudonimo: v.string(),
  campanha: campanhaSchema,
  campanhas: v.array(campanhaSchema),
  /** Masked; null without the value, and for an auditor. */
  nome: v.nullable(v.string()),
  cpf: v.nullable(v.string()),
  telefone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  emailConfirmado: v.boolean(),
  aceitaNotificacao: v.boolean(),
  cadastradaEm: instanteSchema,
  /** Last sign-in or renewal; up to a day old. */
  ultimoAcessoEm: instanteSchema,
  cadastroIncompleto: v.boolean(),
  /** Excluded by the campaign's list of documents. */
  bloqueada: v.boolean(),
  /** Active blocks of the document and the phone; new receipts are refused. */
  bloqueios: v.array(
    v.object({
      bloqueioID: v.string(),
      tipo: v.picklist(bloqueioTipos),
      motivo: v.string(),
      ate: v.nullable(diaSchema),
    }),
  ),
  excluidaEm: v.nullable(instanteSchema),
  /** Last day on which the law requires the identity of a deleted account. */
  guardadaAte: v.nullable(diaSchema),
  /** The newest receipts, at most 50. */
  notas: v.array(
    v.object({
      documentoFiscalID: v.string(),
      protocolo: v.nullable(v.string()),
      loja: v.nullable(v.string()),
      emitidoEm: v.nullable(diaSchema),
      valorCentavos: v.nullable(v.number()),
      registradoEm: instanteSchema,
      status: v.picklist(['PENDENTE', 'VALIDO', 'INVALIDO']),
      numeros: v.number(),
    }),
  ),
  numeros: v.object({
    validos: v.number(),
    cancelados: v.number(),
    /** The newest, at most 100. */
    ultimos: v.array(
      v.object({
        serie: v.string(),
        numero: v.string(),
        concedidoEm: instanteSchema,
        cancelado: v.boolean(),
      }),
    ),
    /** Numbers that take part in each draw of the campaign. */
    sorteios: v.array(
      v.object({ nome: v.string(), data: diaSchema, numeros: v.number(), realizado: v.boolean() }),
    ),
  }),
  /** Accounts with movement. */
  contas: v.array(
    v.object({
      moeda: moedaSchema,
      disponivel: v.number(),
      aLiberar: v.number(),
      devido: v.number(),
      vencimentos: v.array(v.object({ em: instanteSchema, valor: v.number() })),
    }),
  ),
  raspadinhas: v.object({ fechadas: v.number(), abertas: v.number() }),
  /** Instant prizes and prizes of draws, the newest first. */
  premios: v.array(
    v.object({
      tipo: v.picklist(['instantaneo', 'sorteio']),
      nome: v.string(),
      ganhoEm: instanteSchema,
      situacao: v.picklist(['A_RECEBER', 'RETIDO', 'VENCIDO', 'ENTREGUE', 'SORTEADO', 'PERDIDO']),
      retiradaAte: v.nullable(diaSchema),
      entregueEm: v.nullable(instanteSchema),
      entreguePor: v.nullable(v.string()),
      /** How the winner gets it. */
      comoRecebe: v.nullable(v.string()),
    }),
  ),
  /** The newest orders, at most 50. */
  pedidos: v.array(
    v.object({
      pedidoID: v.string(),
      situacao: v.string(),
      criadoEm: instanteSchema,
      moeda: moedaSchema,
      total: v.number(),
      itens: v.array(v.object({ nome: v.string(), quantidade: v.number() })),
    }),
  ),
});

const operadorPessoa = defineCall('operador.pessoa', {
  recusaExemplo: 'atendimento.nenhumaPessoa',
  resumo: 'Read a person in a campaign',
  descricao:
    'Returns the masked contact of a person, the state of the account, and what the person has in a campaign: receipts, numbers by draw, balances, cards, prizes and orders. An auditor gets the pseudonym instead of the contact.',
  params: v.object(daPessoa),
  retorno: pessoaSchema,
  errors: pessoaErrors,
});

/** Fields that can be revealed one by one. */
const camposRevelaveis = ['nome', 'cpf', 'telefoneContato', 'email', 'dataNascimento', 'endereco'] as const;

const operadorRevelarCampo = defineCall('operador.revelarCampo', {
  recusaExemplo: 'atendimento.nenhumaPessoa',
  resumo: 'Reveal a field of a person',
  descricao:
    'Returns one personal field in full. The audit trail keeps the name of the field and the reason. The console hides it again after a minute.',
  params: v.object({ ...daPessoa, campo: v.picklist(camposRevelaveis) }),
  body: confirmacaoSchema,
  retorno: v.object({ campo: v.picklist(camposRevelaveis), valor: v.string() }),
  errors: [...pessoaErrors, 'requisicao.muitas', 'atendimento.campoVazio'],
});

export const atendimentoCalls = {
  'operador.procurarPessoa': operadorProcurarPessoa,
  'operador.pessoa': operadorPessoa,
  'operador.revelarCampo': operadorRevelarCampo,
};
