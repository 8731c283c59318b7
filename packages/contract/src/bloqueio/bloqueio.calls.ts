import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { atorExemplo, instante, type Exemplos } from '../exemplos/exemplo-valores.ts';
import {
  atorSchema,
  campanhaParams,
  confirmacaoSchema,
  diaSchema,
  instanteSchema,
  lugarSchema,
  porPaginaSchema,
  textSchema,
  uuidSchema,
} from '../parts.ts';

/** Kinds of blocked values. */
export const bloqueioTipos = ['cpf', 'celular', 'aparelho', 'emitente', 'rede'] as const;
export type BloqueioTipo = (typeof bloqueioTipos)[number];
/** Kinds with a value that identifies a person; they are masked, and revealed one by one. */
export const bloqueioTiposPessoais: readonly BloqueioTipo[] = ['cpf', 'celular'];

/** Values of one request. */
export const maximoBloqueios = 200;

const tipoSchema = v.picklist(bloqueioTipos);
const valorSchema = v.pipe(textSchema(120), v.minLength(1, 'Escreva o valor.'));

const bloqueioSchema = v.object({
  bloqueioID: v.string(),
  tipo: tipoSchema,
  /** Masked for CPF and phone, and hidden from an auditor. A device is named by the first characters of its hash. */
  valor: v.string(),
  motivo: v.string(),
  /** Last day, in São Paulo; null without an end. */
  ate: v.nullable(diaSchema),
  /** The block refuses receipts now. */
  ativo: v.boolean(),
  incluidoEm: instanteSchema,
  ator: atorSchema,
  retirada: v.nullable(v.object({ em: instanteSchema, motivo: v.string(), ator: atorSchema })),
});

const bloqueioErrors = ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida'] as const;
const umBloqueio = v.object({ ...campanhaParams, bloqueioID: uuidSchema });

const operadorBloqueios = defineCall('operador.bloqueios', {
  resumo: 'List the blocks',
  descricao:
    'Returns the blocked values of a campaign, the newest first, with CPF and phone masked. `situacao`: `ativos` refuse receipts now; `encerrados` were removed or have ended. `depois` is the cursor of the previous page. `importados` describes the imported list of documents, which the rules exclude.',
  params: v.object({ ...campanhaParams, perPage: porPaginaSchema }),
  query: v.strictObject({
    tipo: v.optional(tipoSchema),
    situacao: v.optional(v.picklist(['ativos', 'encerrados'])),
    depois: v.optional(lugarSchema),
  }),
  retorno: v.object({
    retorno: v.array(bloqueioSchema),
    depois: v.nullable(v.string()),
    importados: v.object({
      total: v.number(),
      /** The campaign checks documents against the list. */
      conferida: v.boolean(),
    }),
  }),
  errors: bloqueioErrors,
});

const operadorIncluirBloqueios = defineCall('operador.incluirBloqueios', {
  resumo: 'Block values',
  descricao:
    'Blocks up to 200 values of one kind with one reason: CPFs; phones; devices, each by the access key or the protocol of a receipt that it sent; issuers by CNPJ or its root of 8 characters; addresses or networks in CIDR notation, at least /16 (IPv4) or /32 (IPv6). Each line has a result of its own, and a refused line prevents no other one. An active value stays one entry with its reason. New receipts, codes and purchases are refused; the person signs in and keeps everything. A draw that is frozen while a CPF, or a phone that is a login, is blocked excludes the numbers of its person.',
  params: v.object(campanhaParams),
  body: v.strictObject({
    tipo: tipoSchema,
    valores: v.pipe(
      v.array(valorSchema),
      v.minLength(1, 'Escreva ao menos um valor.'),
      v.maxLength(maximoBloqueios, `Envie no máximo ${maximoBloqueios} de cada vez.`),
    ),
    motivo: confirmacaoSchema.entries.motivo,
    /** Last day of the block, today or later. */
    ate: v.optional(diaSchema),
  }),
  retorno: v.object({
    /** In the order of `valores`. */
    linhas: v.array(
      v.object({
        resultado: v.picklist(['incluido', 'jaBloqueado', 'recusado']),
        /** Id of the block; null for a refused line. */
        bloqueioID: v.nullable(v.string()),
        /** Correction hint; null for an accepted line. */
        mensagem: v.nullable(v.string()),
      }),
    ),
  }),
  errors: [...bloqueioErrors, 'bloqueio.jaBloqueado', 'operador.precisaSegundaPessoa'],
});

const operadorVerificarBloqueio = defineCall('operador.verificarBloqueio', {
  resumo: 'Check one value',
  descricao:
    'Returns the active block of one exact value, also where a root or a network covers it; for a CPF also whether the imported list excludes it. The audit trail keeps the kind, not the value.',
  params: v.object(campanhaParams),
  body: v.strictObject({ tipo: tipoSchema, valor: valorSchema }),
  retorno: v.object({
    bloqueio: v.nullable(bloqueioSchema),
    /** The imported list excludes this CPF; null for another kind. */
    importado: v.nullable(v.boolean()),
  }),
  errors: [...bloqueioErrors, 'requisicao.muitas'],
});

const operadorRetirarBloqueio = defineCall('operador.retirarBloqueio', {
  recusaExemplo: 'bloqueio.nenhum',
  resumo: 'Remove a block',
  descricao: 'Ends a block with a reason; receipts count again at once. Idempotent: the first removal stays.',
  params: umBloqueio,
  body: confirmacaoSchema,
  retorno: bloqueioSchema,
  errors: [...bloqueioErrors, 'bloqueio.nenhum'],
});

const operadorRevelarBloqueio = defineCall('operador.revelarBloqueio', {
  recusaExemplo: 'bloqueio.nenhum',
  resumo: 'Reveal a blocked value',
  descricao:
    'Returns a blocked CPF or phone in full. The audit trail keeps the id of the block and the reason. The console hides it again after a minute.',
  params: umBloqueio,
  body: confirmacaoSchema,
  retorno: v.object({ valor: v.string() }),
  errors: [...bloqueioErrors, 'bloqueio.nenhum', 'requisicao.muitas'],
});

export const bloqueioCalls = {
  'operador.bloqueios': operadorBloqueios,
  'operador.incluirBloqueios': operadorIncluirBloqueios,
  'operador.verificarBloqueio': operadorVerificarBloqueio,
  'operador.retirarBloqueio': operadorRetirarBloqueio,
  'operador.revelarBloqueio': operadorRevelarBloqueio,
};

const motivo = 'Notas de outras pessoas, tiradas do lixo da loja.';
const bloqueio = {
  bloqueioID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee61',
  tipo: 'cpf',
  valor: '***.992.674-**',
  motivo,
  ate: '2027-06-30',
  ativo: true,
  incluidoEm: instante,
  ator: atorExemplo,
  retirada: null,
};

export const bloqueioExemplos: Exemplos = {
  bloqueioID: [bloqueio.bloqueioID],
  'operador.bloqueios.retorno': [
    { retorno: [bloqueio], depois: null, importados: { total: 412, conferida: true } },
  ],
  'operador.incluirBloqueios.body': [
    { tipo: 'rede', valores: ['189.4.10.0/24', '189.4.999.1'], motivo, ate: '2027-06-30' },
  ],
  'operador.incluirBloqueios.retorno': [
    {
      linhas: [
        { resultado: 'incluido', bloqueioID: bloqueio.bloqueioID, mensagem: null },
        { resultado: 'recusado', bloqueioID: null, mensagem: 'Use um endereço IP, como 189.4.10.7.' },
      ],
    },
  ],
  'operador.verificarBloqueio.body': [{ tipo: 'cpf', valor: '605.992.674-61' }],
  'operador.verificarBloqueio.retorno': [{ bloqueio, importado: false }],
  'operador.retirarBloqueio.body': [{ motivo: 'A pessoa mostrou as compras ao atendimento.' }],
  'operador.retirarBloqueio.retorno': [
    {
      ...bloqueio,
      ativo: false,
      retirada: { em: instante, motivo: 'A pessoa mostrou as compras ao atendimento.', ator: atorExemplo },
    },
  ],
  'operador.revelarBloqueio.body': [{ motivo: 'A pessoa está ao telefone.' }],
  'operador.revelarBloqueio.retorno': [{ valor: '605.992.674-61' }],
};
