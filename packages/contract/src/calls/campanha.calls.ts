import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { indicacaoRegraSchema } from './indicacao.calls.ts';
import { campanhaParams, diaSchema, paginaDe, textSchema, usuarioSchema } from './parts.ts';

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
  /** SHA-256 of the key that spreads the lucky numbers. */
  compromissoNumeros: v.string(),
  /** That key, in hexadecimal; null until the last draw and the last card are over. */
  chaveNumeros: v.nullable(v.string()),
  /** SHA-256 of the sealed schedule of instant prizes; null when the campaign has none. */
  compromissoPremios: v.nullable(v.string()),
  /** How long until a receipt earns, in hours, null where a person decides; left out where that is at once. */
  comprovacao: v.optional(v.object({ esperaHoras: v.nullable(v.number()) })),
  /** What it promises for an invitation; left out when nothing. */
  indicacao: v.optional(indicacaoRegraSchema),
});

export const campanhaListar = defineCall('campanha.listar', {
  resumo: 'List the campaigns of the host',
  descricao:
    'The campaigns that the host shows now, with their days, the hash that fixes their lucky numbers and, once all is over, the key to check it with.',
  retorno: v.array(campanhaSchema),
  errors: ['campanha.nenhuma', 'configuracao.naoEncontrada'],
});

export const campanhaTexto = defineCall('campanha.texto', {
  resumo: 'Read a document of the campaign',
  descricao: "A document of the campaign in the host's words, as Markdown.",
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
  /** Only whether there is one: whose shop somebody works for is nobody's business who knows a CPF. */
  cnpjCpfAssociado: v.nullable(v.literal('informado')),
  ativo: v.boolean(),
});

export const campanhaCpfsRestritos = defineCall('campanha.cpfsRestritos', {
  resumo: 'Ask whether a document may take part',
  descricao: 'Whether the rules keep a document out (employees, owners of shops). `auth_user` is its base64.',
  params: v.object({ ...campanhaParams, cpf: usuarioSchema }),
  body: v.object({ auth_user: textSchema(60) }),
  retorno: v.object({ restricoes: v.array(restricaoSchema) }),
  errors: ['requisicao.invalida', 'campanha.naoEncontrada', 'requisicao.muitas'],
  taxa: { porEndereco: [[30, 60]], porPar: [[10, 60]], porUsuario: [[150, 60]] },
});

export const campanhaGruposAssociados = defineCall('campanha.gruposAssociados', {
  resumo: 'List the groups of shops',
  descricao: 'The groups of the shops of a campaign, with how many shops each has.',
  params: v.object(campanhaParams),
  retorno: v.array(v.object({ nome: v.string(), total: v.number() })),
  errors: ['requisicao.invalida', 'campanha.naoEncontrada'],
});

export const campanhaAssociados = defineCall('campanha.associados', {
  resumo: 'List the shops to choose from at registration',
  descricao: 'The shops a person chooses from at registration.',
  params: v.object(campanhaParams),
  body: v.object({
    totalPorPagina: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    paginaAtual: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
    /** Upper case; part of the name. */
    filtroNome: v.optional(textSchema(120), ''),
    filtroAtivo: v.optional(v.literal(true), true),
  }),
  retorno: paginaDe(v.object({ nome: v.string(), cnpjCpf: v.string(), grupo: v.nullable(v.string()) })),
  errors: ['requisicao.invalida', 'campanha.naoEncontrada', 'requisicao.muitas'],
  taxa: { porEndereco: [[240, 60]] },
});
