import * as v from 'valibot';
import { imagemNome } from '../campanha/imagem-nome.ts';
import { defineCall } from '../call.ts';
import { instanteDepois, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { instanteSchema, uuidSchema } from '../parts.ts';
import { mudancaSchema, textoArquivoSchema, textoExemplo } from './rascunho.calls.ts';

/** An error or warning with its position in the text, from 1. */
const erroArquivoSchema = v.object({
  linha: v.number(),
  coluna: v.number(),
  /** Dotted key. */
  chave: v.string(),
  problema: v.string(),
  cura: v.string(),
});

/** Holdings of people in a campaign. */
export const posses = [
  'participantes',
  'numeros',
  'cartelas',
  'pontos',
  'cashback',
  'pedidos',
  'vouchers',
  'premios',
  'notas',
] as const;
export type Posse = (typeof posses)[number];

const operadorConferirCampanha = defineCall('operador.conferirCampanha', {
  resumo: 'Check a campaign file',
  descricao:
    'Publishes nothing. Returns the errors with their lines, or the warnings, what a publication would change for the worse, what each change means for people who already hold something, and whether it needs a second person.',
  body: v.strictObject({ texto: textoArquivoSchema }),
  bodyLimit: 4_000_000,
  retorno: v.object({
    erros: v.array(erroArquivoSchema),
    avisos: v.array(erroArquivoSchema),
    /** Null for a file with errors. */
    campanha: v.nullable(
      v.object({
        ano: v.number(),
        identificacao: v.string(),
        descricao: v.string(),
        hosts: v.array(v.string()),
        /** Whether no version is published. */
        isNova: v.boolean(),
        /** Hash of the published version; null for a new campaign. */
        publicada: v.nullable(v.string()),
        /** Whether the first day of the published version has come. */
        comecou: v.boolean(),
        /** Changes to the worse of a started campaign. */
        mudancas: v.array(
          v.object({
            ...mudancaSchema.entries,
            /** Holdings that the change touches; empty when it touches none. */
            atinge: v.array(v.picklist(posses)),
          }),
        ),
        /** Whether the caller needs a reason, or a second person, to publish. */
        pedeMotivo: v.boolean(),
        pedeSegundaPessoa: v.boolean(),
        /** Code of the refusal that a publication of now would meet; null when it would be accepted. */
        recusa: v.nullable(v.object({ codigo: v.string(), mensagem: v.string(), cura: v.string() })),
        /** Counts of people's holdings in the published campaign; empty for a new one. */
        posses: v.array(v.object({ tipo: v.picklist(posses), total: v.number() })),
      }),
    ),
  }),
  errors: ['operador.naoAutorizado', 'operador.outraPromotora', 'requisicao.invalida', 'servidor.ocupado'],
});

const operadorGuardarImagemCampanha = defineCall('operador.guardarImagemCampanha', {
  resumo: 'Store a picture of a campaign',
  descricao:
    'Stores a picture under a new name, which a campaign file then uses. The name has the hash of the content: no visible picture changes, and the same picture sent again has the same name.',
  body: v.strictObject({
    nome: v.pipe(
      v.string(),
      v.regex(imagemNome, 'Use letras, números, "-" e "_", e .svg, .png, .jpg ou .webp.'),
    ),
    /** The file as base64. */
    conteudo: v.pipe(v.string(), v.base64('O conteúdo precisa estar em base64.'), v.maxLength(1_400_000)),
  }),
  bodyLimit: 2_000_000,
  retorno: v.object({
    nome: v.string(),
    /** Address in a campaign file. */
    endereco: v.string(),
  }),
  errors: ['operador.naoAutorizado', 'requisicao.invalida', 'campanha.imagemInvalida', 'servidor.ocupado'],
});

/** Moments of a campaign's life at which a preview can be opened. */
export const previaMomentos = ['antes', 'durante', 'semCompras', 'encerrada'] as const;
export type PreviaMomento = (typeof previaMomentos)[number];

const previaSchema = v.object({
  previaID: v.string(),
  /** Scheme, host and port; its host contains the secret token of the preview. */
  origem: v.string(),
  momento: v.picklist(previaMomentos),
  /** The time that the preview shows. */
  agora: instanteSchema,
  /** Example people: each path signs in and opens the screen of `para`, a parameter. */
  pessoas: v.array(v.object({ nome: v.string(), entrada: v.string() })),
  /** When the preview ends without use. */
  ate: instanteSchema,
});
const previaErrors = [
  'operador.naoAutorizado',
  'operador.outraPromotora',
  'campanha.arquivoInvalido',
  'requisicao.invalida',
  'previa.indisponivel',
  'previa.ocupada',
] as const;
const previaBody = v.strictObject({
  texto: textoArquivoSchema,
  momento: v.optional(v.picklist(previaMomentos), 'durante'),
});

const operadorAbrirPrevia = defineCall('operador.abrirPrevia', {
  recusaExemplo: 'previa.indisponivel',
  resumo: 'Open a preview',
  descricao:
    'Shows the program with an unpublished file, a database and example people of its own, at an address of its own that only who knows it can open. Nothing in it reaches the real database, and no message leaves it. It ends after 15 minutes without use.',
  body: previaBody,
  bodyLimit: 4_000_000,
  status: 201,
  retorno: previaSchema,
  errors: previaErrors,
});

const umaPrevia = v.object({ previaID: uuidSchema });

const operadorTrocarPrevia = defineCall('operador.trocarPrevia', {
  recusaExemplo: 'previa.encerrada',
  resumo: 'Show another file in a preview',
  descricao:
    'Replaces the file of a preview. A change that a publication refuses, another host and another moment start it again with new example people; `origem` changes then.',
  params: umaPrevia,
  body: previaBody,
  bodyLimit: 4_000_000,
  retorno: previaSchema,
  errors: [...previaErrors, 'previa.encerrada'],
});

const operadorFecharPrevia = defineCall('operador.fecharPrevia', {
  resumo: 'Close a preview',
  descricao: 'Ends a preview. Idempotent.',
  params: umaPrevia,
  retorno: v.object({ fechada: v.boolean() }),
  errors: ['operador.naoAutorizado', 'requisicao.invalida'],
});

export const estudioCalls = {
  'operador.conferirCampanha': operadorConferirCampanha,
  'operador.guardarImagemCampanha': operadorGuardarImagemCampanha,
  'operador.abrirPrevia': operadorAbrirPrevia,
  'operador.trocarPrevia': operadorTrocarPrevia,
  'operador.fecharPrevia': operadorFecharPrevia,
};

const previa = {
  previaID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee96',
  origem: 'https://k7q2m5v9x3b8n4t6w1z0c5d2f9.previa.exemplo.com.br',
  momento: 'durante',
  agora: instanteDepois,
  pessoas: [{ nome: 'Ana Maria de Souza', entrada: '/_dev/entrar?pessoa=0' }],
  ate: instanteDepois,
};

export const estudioExemplos: Exemplos = {
  previaID: [previa.previaID],
  'operador.conferirCampanha.body': [{ texto: textoExemplo }],
  'operador.conferirCampanha.retorno': [
    {
      erros: [
        {
          linha: 1,
          coluna: 1,
          chave: 'campanha',
          problema: 'falta a campanha',
          cura: 'escreva o bloco "campanha" com identificação, datas e regras',
        },
      ],
      avisos: [],
      campanha: null,
    },
  ],
  'operador.guardarImagemCampanha.body.nome': ['quatro-folhas.svg'],
  'operador.guardarImagemCampanha.body.conteudo': [
    'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA5IDkiPjxwYXRoIGQ9Ik0wIDBoOXY5SDB6Ii8+PC9zdmc+',
  ],
  'operador.guardarImagemCampanha.retorno': [
    { nome: 'quatro-folhas-9f86d081.svg', endereco: '/marcas/quatro-folhas-9f86d081.svg' },
  ],
  'operador.abrirPrevia.body': [{ texto: textoExemplo, momento: 'durante' }],
  'operador.abrirPrevia.retorno': [previa],
  'operador.trocarPrevia.body': [{ texto: textoExemplo, momento: 'durante' }],
  'operador.trocarPrevia.retorno': [previa],
  'operador.fecharPrevia.retorno': [{ fechada: true }],
};
