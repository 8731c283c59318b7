import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { Exemplos } from '../exemplos/exemplo-valores.ts';
import {
  anoSchema,
  campanhaParams,
  diaSchema,
  identificacaoSchema,
  paginaDe,
  paginaSchema,
  porPaginaSchema,
  textSchema,
} from '../parts.ts';

const sessionErrors = ['sessao.ausente', 'sessao.invalida', 'requisicao.invalida'] as const;
const campanhaErrors = [...sessionErrors, 'campanha.naoEncontrada'] as const;

export const codigoProdutoSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'O código do produto não é válido.'),
);

const moedaSchema = v.picklist(['pontos', 'cashback']);

/** A product of the catalogue. Amounts are whole points or cents of cashback, depending on `moeda`. */
const produtoSchema = v.object({
  codigo: v.string(),
  nome: v.string(),
  descricao: v.nullable(v.string()),
  moeda: moedaSchema,
  valor: v.number(),
  /** Price before the current offer; null without an offer, or when the offer does not state it. */
  valorDe: v.nullable(v.number()),
  /** Whether it is on offer now, and the last day of the offer; null when no last day is set. */
  oferta: v.boolean(),
  ofertaAte: v.nullable(diaSchema),
  imagem: v.nullable(v.string()),
  /** Category code. */
  categoria: v.nullable(v.string()),
  segmentacao: v.nullable(v.string()),
  setorLoja: v.nullable(v.string()),
  industria: v.nullable(v.string()),
  destaque: v.boolean(),
  fidelidade: v.boolean(),
  /** Limit per consumer across all orders; null: limited by the stock only. */
  maximoPorPessoa: v.nullable(v.number()),
  /** Out of stock. */
  semEstoque: v.boolean(),
});

/** A boolean as callers write it, in a query or a body. */
const simNao = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', 'S', 'N', ''])]),
  v.transform((told) => (told === '' ? undefined : told === true || told === 'true' || told === 'S')),
);
const filtroTexto = v.optional(v.nullable(textSchema(120)));

/** Product filters; an absent or empty one does not filter. */
const filtroEntries = {
  /** Words of the name, description, brand or code, ignoring accents and case. */
  descricao: filtroTexto,
  codigo: filtroTexto,
  categoria: filtroTexto,
  segmentacao: filtroTexto,
  setorLoja: filtroTexto,
  industria: filtroTexto,
  moeda: v.optional(v.nullable(moedaSchema)),
  destaque: v.optional(v.nullable(simNao)),
  fidelidade: v.optional(v.nullable(simNao)),
  oferta: v.optional(v.nullable(simNao)),
};
const filtroSchema = v.object(filtroEntries);

/** Product codes, separated by commas. */
export const codigosSchema = v.pipe(
  textSchema(900),
  v.transform((text) => text.split(',').filter(Boolean)),
  v.array(codigoProdutoSchema),
  v.maxLength(20, 'Use até 20 códigos.'),
);

const wholeList = v.pipe(v.literal('-1'), v.transform(Number));
const produtosParams = v.object({
  ...campanhaParams,
  /** -1: all products on one page. */
  porPagina: v.union([wholeList, porPaginaSchema]),
  pagina: paginaSchema,
});

const produtoListar = defineCall('produto.listar', {
  resumo: 'List the products',
  descricao: 'Returns the catalogue of a campaign in the order of its file.',
  params: produtosParams,
  query: v.object({ ...filtroEntries, codigos: v.optional(codigosSchema) }),
  retorno: paginaDe(produtoSchema),
  errors: campanhaErrors,
});

const produtoListarComCorpo = defineCall('produto.listarComCorpo', {
  resumo: 'List the products by a filter in the body',
  descricao:
    'Returns the catalogue of a campaign in the order of its file, with the filters of `produto.listar` in the body.',
  params: produtosParams,
  body: filtroSchema,
  retorno: paginaDe(produtoSchema),
  errors: campanhaErrors,
});

const campanhaBody = v.object({
  ano: v.union([v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2999)), anoSchema]),
  identificacao: identificacaoSchema,
});
const categoriaSchema = v.object({ codigo: v.string(), nome: v.string() });

const produtoListarFiltroConfiguracao = defineCall('produto.listarFiltroConfiguracao', {
  resumo: 'Read the filters of products',
  descricao: 'Returns the filter options of the products that match a filter, and how an order is delivered.',
  body: v.object({ campanha: campanhaBody, filtro: v.optional(filtroSchema, {}) }),
  retorno: v.object({
    categorias: v.array(categoriaSchema),
    segmentos: v.array(v.string()),
    setores: v.array(v.string()),
    industrias: v.array(v.string()),
    /** Whether the order is picked up at a shop, which it must name. */
    retirada: v.boolean(),
    /** Days until the order arrives, from the day of the order; null where the campaign does not say. */
    prazoDias: v.nullable(v.number()),
    /** Number of products in stock. */
    total: v.number(),
  }),
  errors: campanhaErrors,
});

const produtoListarFiltrados = defineCall('produto.listarFiltrados', {
  resumo: 'List all filtered products',
  descricao: 'Returns all products that match a filter, on one page.',
  body: v.object({ campanha: campanhaBody, ...filtroEntries }),
  retorno: paginaDe(produtoSchema),
  errors: campanhaErrors,
});

const produtoCategorias = defineCall('produto.categorias', {
  resumo: 'List the categories of products',
  descricao:
    "Returns the categories of the host's current campaign; those with products come first, in the order of the file.",
  params: v.object({ perPage: porPaginaSchema, page: paginaSchema }),
  query: v.object({ codigo: v.optional(textSchema(40)), nome: v.optional(textSchema(120)) }),
  retorno: paginaDe(categoriaSchema),
  errors: sessionErrors,
});

const produtoSegmentosSetores = defineCall('produto.segmentosSetores', {
  resumo: 'List the segments and sectors of products',
  descricao: "Returns the shop segments and sectors of a campaign's products.",
  params: v.object(campanhaParams),
  retorno: v.object({ segmentos: v.array(v.string()), setores: v.array(v.string()) }),
  errors: campanhaErrors,
});

const produtoIndustrias = defineCall('produto.industrias', {
  resumo: 'List the brands of products',
  descricao: "Returns the brands of the products of the host's campaign.",
  params: v.object({ porPagina: porPaginaSchema, pagina: paginaSchema }),
  retorno: paginaDe(v.object({ nome: v.string() })),
  errors: sessionErrors,
});

const cashbackProdutos = defineCall('cashback.produtos', {
  resumo: 'List the products for cashback',
  descricao: "Returns the products for cashback of the host's current campaign; `valor` is in cents.",
  params: v.object({ perPage: porPaginaSchema, page: paginaSchema }),
  retorno: paginaDe(produtoSchema),
  errors: sessionErrors,
});

/** Announcement of the rules by product of a campaign. */
export const produtosAnunciadosSchema = v.object({
  frase: v.string(),
  aceleradores: v.array(v.string()),
  /** Whether a receipt without them earns nothing. */
  exigidos: v.boolean(),
});

const produtoParticipantes = defineCall('produto.participantes', {
  resumo: 'List the participating products',
  descricao:
    'Returns the lists of products that the rules of a campaign name, in the order of its file, with what each earns in words.',
  params: v.object(campanhaParams),
  retorno: v.object({
    listas: v.array(
      v.object({
        nome: v.string(),
        texto: v.nullable(v.string()),
        imagem: v.nullable(v.string()),
        /** Requirement, reward or factor of the list, such as `Números em dobro`. */
        selos: v.array(v.string()),
        /** Products that the campaign names; a list may have more, by company or code. */
        produtos: v.array(v.object({ nome: v.string(), imagem: v.nullable(v.string()) })),
      }),
    ),
  }),
  errors: ['requisicao.invalida', 'campanha.naoEncontrada', 'produto.semParticipantes'],
});

export const produtoCalls = {
  'produto.participantes': produtoParticipantes,
  'produto.categorias': produtoCategorias,
  'produto.listar': produtoListar,
  'produto.listarComCorpo': produtoListarComCorpo,
  'produto.listarFiltroConfiguracao': produtoListarFiltroConfiguracao,
  'produto.listarFiltrados': produtoListarFiltrados,
  'produto.segmentosSetores': produtoSegmentosSetores,
  'produto.industrias': produtoIndustrias,
  'cashback.produtos': cashbackProdutos,
};

export const produtoExemplos: Exemplos = {
  'categorias.codigo': ['passeio'],
  'produto.categorias.retorno.retorno.codigo': ['passeio'],
  'produto.categorias.query.codigo': ['passeio'],
  'categorias.nome': ['Passeio'],
  'produto.categorias.retorno.retorno.nome': ['Passeio'],
  'produto.categorias.query.nome': ['Passeio'],
  'produto.industrias.retorno.retorno.nome': ['Serra Fria'],
  'produto.listar.retorno.retorno.nome': ['Garrafa térmica'],
  'produto.listarComCorpo.retorno.retorno.nome': ['Garrafa térmica'],
  'produto.listarFiltrados.retorno.retorno.nome': ['Garrafa térmica'],
  'cashback.produtos.retorno.retorno.nome': ['Garrafa térmica'],
  ...Object.fromEntries(
    ['produto.listar', 'produto.listarComCorpo', 'produto.listarFiltrados', 'cashback.produtos'].flatMap(
      (id) => [
        [`${id}.retorno.retorno.codigo`, ['garrafa']],
        [`${id}.retorno.retorno.valor`, [120]],
        [
          `${id}.retorno.retorno.descricao`,
          ['Aço inox, 750 ml. Mantém quente por 12 horas e gelado por 24.'],
        ],
      ],
    ),
  ),
  'cashback.produtos.retorno.retorno.moeda': ['cashback'],
  'query.descricao': ['garrafa'],
  'body.descricao': ['garrafa'],
  'filtro.descricao': ['garrafa'],
  'query.codigo': [undefined],
  'filtro.codigo': [undefined],
  categoria: ['passeio'],
  segmentacao: ['Ao ar livre'],
  setorLoja: ['Bazar'],
  industria: ['Serra Fria'],
  segmentos: [['Ao ar livre']],
  setores: [['Bazar']],
  industrias: [['Serra Fria']],
  ofertaAte: ['2026-12-24'],
  'produto.participantes.retorno.listas.nome': ['Cafés participantes'],
  'produto.participantes.retorno.listas.texto': ['Vale qualquer torra.'],
  'produto.participantes.retorno.listas.selos': [['Vale 1 número a cada 2 unidades']],
  'produto.participantes.retorno.listas.produtos.nome': ['Café torrado 500 g'],
  imagem: ['/marcas/produto-garrafa.svg'],
  maximoPorPessoa: [2],
  semEstoque: [false],
};
