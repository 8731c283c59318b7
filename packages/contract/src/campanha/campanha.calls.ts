import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { campanhaExemplo, pessoaExemplo, sha256, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { indicacaoRegraSchema } from '../indicacao/indicacao.calls.ts';
import { produtosAnunciadosSchema } from '../produto/produto.calls.ts';
import { campanhaParams, diaSchema, imagemSchema, paginaDe, textSchema, usuarioSchema } from '../parts.ts';

/** A prize as the campaign announces it; without `sorteio`, an instant prize. */
const premioAnunciadoSchema = v.object({
  premio: v.string(),
  imagem: v.optional(imagemSchema),
  sorteio: v.optional(v.object({ nome: v.string(), data: diaSchema, hora: v.optional(v.string()) })),
  /** Whether the campaign announces it first. */
  destaque: v.boolean(),
});

const campanhaSchema = v.object({
  ano: v.number(),
  identificacao: v.string(),
  descricao: v.string(),
  dataInicial: diaSchema,
  dataFinal: diaSchema,
  dataFinalCompras: diaSchema,
  dataFinalCadastros: diaSchema,
  ativa: v.boolean(),
  totalCupons: v.number(),
  certificado: v.nullable(v.string()),
  /** SHA-256 commitment to the key that assigns the lucky numbers. */
  compromissoNumeros: v.string(),
  /** That key in hexadecimal; null until the last draw and the last scratch card are over. */
  chaveNumeros: v.nullable(v.string()),
  /** SHA-256 commitment to the sealed schedule of instant prizes; null when the campaign has none. */
  compromissoPremios: v.nullable(v.string()),
  /** Hours until a receipt's credit is granted; null where an operator decides; absent where it is immediate. */
  comprovacao: v.optional(v.object({ esperaHoras: v.nullable(v.number()) })),
  /** Reward of the referral program; absent when there is none. */
  indicacao: v.optional(indicacaoRegraSchema),
  /** Rewards of the products, in words; absent when the campaign has no rules by product. */
  produtosParticipantes: v.optional(produtosAnunciadosSchema),
  /** Prizes of the draws and instant prizes, in the order of the campaign file. */
  premios: v.optional(v.array(premioAnunciadoSchema)),
  /** Picture of the whole campaign. */
  banner: v.optional(imagemSchema),
});

const campanhaListar = defineCall('campanha.listar', {
  resumo: 'List the campaigns of the host',
  descricao:
    "Returns the host's current campaigns with their dates, the hash that commits to their lucky numbers and, after the end, the key that verifies it.",
  retorno: v.array(campanhaSchema),
  errors: ['campanha.nenhuma', 'configuracao.naoEncontrada'],
});

const campanhaTexto = defineCall('campanha.texto', {
  resumo: 'Read a document of the campaign',
  descricao: "Returns a document of the campaign in the host's wording, as Markdown.",
  params: v.object({
    nomeTexto: v.picklist(
      [
        'regulamento',
        'termos',
        'politicaPrivacidade',
        'politicaPrivacidadePersonalizada',
        'avisoPrivacidade',
      ],
      'Não há texto com este nome.',
    ),
  }),
  retorno: v.object({ texto: v.string() }),
  errors: ['campanha.textoNaoEncontrado', 'configuracao.naoEncontrada', 'requisicao.invalida'],
});

const restricaoSchema = v.object({
  proprietario: v.boolean(),
  /** Only whether an employer is recorded: a caller who knows a CPF must not learn which shop that person works for. */
  cnpjCpfAssociado: v.nullable(v.literal('informado')),
  ativo: v.boolean(),
});

const campanhaCpfsRestritos = defineCall('campanha.cpfsRestritos', {
  resumo: 'Check whether a document is eligible',
  descricao:
    'Returns whether the rules exclude a document (employees, shop owners). `auth_user` is the document in base64.',
  params: v.object({ ...campanhaParams, cpf: usuarioSchema }),
  body: v.object({ auth_user: textSchema(60) }),
  retorno: v.object({ restricoes: v.array(restricaoSchema) }),
  errors: ['requisicao.invalida', 'campanha.naoEncontrada', 'requisicao.muitas'],
  taxa: { porEndereco: [[30, 60]], porPar: [[10, 60]], porUsuario: [[150, 60]] },
});

const campanhaGruposAssociados = defineCall('campanha.gruposAssociados', {
  resumo: 'List the groups of shops',
  descricao: "Returns the groups of the campaign's shops with the number of shops in each.",
  params: v.object(campanhaParams),
  retorno: v.array(v.object({ nome: v.string(), total: v.number() })),
  errors: ['requisicao.invalida', 'campanha.naoEncontrada'],
});

const campanhaAssociados = defineCall('campanha.associados', {
  resumo: 'List the shops offered at registration',
  descricao: 'Returns the shops that the consumer can choose at registration.',
  params: v.object(campanhaParams),
  body: v.object({
    totalPorPagina: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    paginaAtual: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
    /** Upper case; substring of the name. */
    filtroNome: v.optional(textSchema(120), ''),
    filtroAtivo: v.optional(v.literal(true), true),
  }),
  retorno: paginaDe(v.object({ nome: v.string(), cnpjCpf: v.string(), grupo: v.nullable(v.string()) })),
  errors: ['requisicao.invalida', 'campanha.naoEncontrada', 'requisicao.muitas'],
  taxa: { porEndereco: [[240, 60]] },
});

const importado = v.object({ total: v.number() });
const documentoDePessoa = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase()),
  v.regex(/^([0-9]{11}|[0-9A-Z]{14})$/, 'Use um CPF ou CNPJ.'),
);
const importErrors = ['operador.naoAutorizado', 'requisicao.invalida', 'campanha.naoEncontrada'] as const;

const operadorImportarCpfsRestritos = defineCall('operador.importarCpfsRestritos', {
  resumo: 'Replace the restricted documents',
  descricao:
    "Replaces the list of documents that the campaign's rules exclude. `avisos` says so where the campaign does not check the list (`configuracao.cadastro.verificarCpfRestrito`): it is kept, and excludes as soon as the file is published with the switch.",
  params: v.object(campanhaParams),
  body: v.strictObject({
    restricoes: v.pipe(
      v.array(
        v.strictObject({
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
  retorno: v.object({ ...importado.entries, avisos: v.array(v.string()) }),
  errors: [...importErrors, 'encerramento.fechada'],
});

const operadorImportarPrimeirosAcessos = defineCall('operador.importarPrimeirosAcessos', {
  resumo: 'Import documents for first access',
  descricao: 'Adds documents of known customers of the promoter, which first access then finds.',
  params: v.object(campanhaParams),
  body: v.strictObject({ cpfs: v.pipe(v.array(documentoDePessoa), v.maxLength(50_000)) }),
  bodyLimit: 4_000_000,
  retorno: importado,
  errors: importErrors,
});

export const campanhaCalls = {
  'campanha.listar': campanhaListar,
  'campanha.texto': campanhaTexto,
  'campanha.cpfsRestritos': campanhaCpfsRestritos,
  'campanha.gruposAssociados': campanhaGruposAssociados,
  'campanha.associados': campanhaAssociados,
  'operador.importarCpfsRestritos': operadorImportarCpfsRestritos,
  'operador.importarPrimeirosAcessos': operadorImportarPrimeirosAcessos,
};

const { cpf } = pessoaExemplo;

export const campanhaExemplos: Exemplos = {
  'produtosParticipantes.frase': ['Compre 2 Cafés participantes e ganhe 1 número.'],
  'produtosParticipantes.aceleradores': [['Sucos: números em dobro.']],
  cpfs: [[cpf]],
  auth_user: ['NjA1OTkyNjc0NjE='],
  'campanha.listar.retorno.descricao': [campanhaExemplo.descricao],
  totalCupons: [1_000_000],
  compromissoNumeros: [sha256],
  chaveNumeros: [null],
  compromissoPremios: [sha256],
  'campanha.listar.retorno.premios': [
    [
      {
        premio: 'Uma moto',
        imagem: {
          src: '/marcas/premio-moto.svg',
          largura: 640,
          altura: 360,
          borrao: 'data:image/webp;base64,UklGRg==',
        },
        sorteio: { nome: '1º sorteio', data: '2026-12-19' },
        destaque: false,
      },
    ],
  ],
  'campanha.listar.retorno.banner': [
    {
      src: '/marcas/trevo-banner.webp',
      largura: 1920,
      altura: 1080,
      larguras: [320, 640, 960, 1280],
      descricao: 'Uma moto vermelha',
    },
  ],
  hosts: [['localhost']],
  avisos: [[]],
  'campanha.texto.retorno.texto': [
    '# Regulamento\n\nParticipam compras de 1º de setembro de 2026 a 30 de junho de 2027.',
  ],
  nomeTexto: ['regulamento'],
  grupo: ['Centro'],
  'gruposAssociados.retorno.nome': ['Centro'],
  'gruposAssociados.retorno.total': [4],
  'campanha.associados.retorno.retorno.nome': ['Quatro Folhas Sé'],
  cnpjCpf: ['96635911000164'],
  premioIndicado: [{ moeda: 'pontos', valor: 100 }],
  'indicacao.premio': [{ moeda: 'pontos', valor: 200 }],
  liberaEmDias: [7],
  maximoPorMes: [10],
  restricoes: [
    [{ proprietario: false, cnpjCpfAssociado: 'informado', ativo: true }],
    [{ cpf: '60599267461', proprietario: false, cnpjCpfAssociado: '96635911000164', ativo: true }],
  ],
};
