import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { atorExemplo, instante, sha256, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { atorSchema, campanhaParams, instanteSchema, textSchema, uuidSchema } from '../parts.ts';

/** Longest text of a campaign file in a call. */
const maximoTexto = 900_000;
/** Drafts of a promoter. */
export const maximoRascunhos = 100;

/** Text of a campaign file: YAML with its comments, valid or not. */
export const textoArquivoSchema = v.pipe(
  v.string(),
  v.maxLength(maximoTexto, 'O arquivo é grande demais.'),
  v.check((text) => !/[\p{Cs}\0]/u.test(text), 'Há um caractere que não pode ser guardado.'),
);
const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'A versão não é válida.'));

const rascunho = {
  rascunhoID: v.string(),
  nome: v.string(),
  /** Increases with each saved change. */
  versao: v.number(),
  /** Hash of the publication that it was opened from; null for a new campaign. */
  base: v.nullable(v.string()),
  criadoEm: instanteSchema,
  alteradoEm: instanteSchema,
  alteradoPor: atorSchema,
};
const rascunhoSchema = v.object({ ...rascunho, texto: v.string() });
const umRascunho = v.object({ rascunhoID: uuidSchema });
const rascunhoErrors = ['operador.naoAutorizado', 'requisicao.invalida'] as const;

const operadorRascunhos = defineCall('operador.rascunhos', {
  resumo: 'List the drafts of campaigns',
  descricao: "Returns a promoter's drafts of campaign files, the last changed first.",
  retorno: v.object({ rascunhos: v.array(v.object(rascunho)) }),
  errors: rascunhoErrors,
});

const operadorRascunho = defineCall('operador.rascunho', {
  recusaExemplo: 'rascunho.nenhum',
  resumo: 'Read a draft',
  descricao: 'Returns a draft with its text.',
  params: umRascunho,
  retorno: rascunhoSchema,
  errors: [...rascunhoErrors, 'rascunho.nenhum'],
});

const operadorGravarRascunho = defineCall('operador.gravarRascunho', {
  resumo: 'Save a draft',
  descricao:
    'Creates a draft or replaces its text. The caller chooses `rascunhoID`. `versao` is the version that was read, 0 for a new draft; another one is refused, because another person saved meanwhile. The same text sent again is the same version. The text need not be valid.',
  params: umRascunho,
  body: v.strictObject({
    nome: v.pipe(textSchema(120), v.minLength(1, 'Dê um nome ao rascunho.')),
    texto: textoArquivoSchema,
    versao: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)),
    base: v.optional(v.nullable(hashSchema), null),
  }),
  bodyLimit: 4_000_000,
  retorno: v.object(rascunho),
  errors: [...rascunhoErrors, 'rascunho.alterado', 'rascunho.muitos'],
});

const operadorApagarRascunho = defineCall('operador.apagarRascunho', {
  resumo: 'Delete a draft',
  descricao: 'Deletes a draft; publications stay. Idempotent.',
  params: umRascunho,
  retorno: v.object({ apagado: v.boolean() }),
  errors: rascunhoErrors,
});

const mudancaSchema = v.object({
  /** The changed key: `premios.itens[carro].quantidade`. */
  chave: v.string(),
  efeito: v.picklist(['confirmada', 'nunca']),
  antes: v.string(),
  depois: v.string(),
});

const publicacao = {
  hash: v.string(),
  publicadaEm: instanteSchema,
  publicadaPor: atorSchema,
  /** Reason of changes to the worse after the start; null without any. */
  motivo: v.nullable(v.string()),
  /** Those changes. */
  mudancas: v.array(mudancaSchema),
  /** Whether the campaign shows this version now. */
  atual: v.boolean(),
};

const operadorPublicacoes = defineCall('operador.publicacoes', {
  resumo: 'List the publications of a campaign',
  descricao: 'Returns the published versions of a campaign file with author and reason, the newest first.',
  params: v.object(campanhaParams),
  retorno: v.object({ publicacoes: v.array(v.object(publicacao)) }),
  errors: [...rascunhoErrors, 'campanha.naoEncontrada'],
});

const operadorPublicacao = defineCall('operador.publicacao', {
  recusaExemplo: 'campanha.publicacaoNenhuma',
  resumo: 'Read a publication',
  descricao:
    'Returns a published version with its text as it was sent, comments included. Versions of before this release have the text that is generated from their values.',
  params: v.object({ ...campanhaParams, hash: hashSchema }),
  retorno: v.object({ ...publicacao, texto: v.string(), comComentarios: v.boolean() }),
  errors: [...rascunhoErrors, 'campanha.naoEncontrada', 'campanha.publicacaoNenhuma'],
});

export { mudancaSchema };

export const rascunhoCalls = {
  'operador.rascunhos': operadorRascunhos,
  'operador.rascunho': operadorRascunho,
  'operador.gravarRascunho': operadorGravarRascunho,
  'operador.apagarRascunho': operadorApagarRascunho,
  'operador.publicacoes': operadorPublicacoes,
  'operador.publicacao': operadorPublicacao,
};

const rascunhoID = '019ab2d0-4e11-7f02-b3a9-11d2c0ffee90';
export const textoExemplo =
  'promotora:\n  identificacao: quatrofolhas\n  nome: Mercados Quatro Folhas Ltda.\n';
const umExemplo = {
  rascunhoID,
  nome: 'Verão que Volta',
  versao: 3,
  base: null,
  criadoEm: instante,
  alteradoEm: instante,
  alteradoPor: atorExemplo,
};
const publicada = {
  hash: sha256,
  publicadaEm: instante,
  publicadaPor: atorExemplo,
  motivo: null,
  mudancas: [],
  atual: true,
};

export const rascunhoExemplos: Exemplos = {
  rascunhoID: [rascunhoID],
  hash: [sha256],
  'operador.rascunhos.retorno': [{ rascunhos: [umExemplo] }],
  'operador.rascunho.retorno': [{ ...umExemplo, texto: textoExemplo }],
  'operador.gravarRascunho.body': [{ nome: umExemplo.nome, texto: textoExemplo, versao: 2, base: null }],
  'operador.gravarRascunho.retorno': [umExemplo],
  'operador.apagarRascunho.retorno': [{ apagado: true }],
  'operador.publicacoes.retorno': [{ publicacoes: [publicada] }],
  'operador.publicacao.retorno': [{ ...publicada, texto: textoExemplo, comComentarios: true }],
};
