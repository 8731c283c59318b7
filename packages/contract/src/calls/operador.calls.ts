import { isCnpj } from '@trevo/rules/cnpj';
import { isEmail } from '@trevo/rules/email';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { imagemNome } from '../imagem-nome.ts';
import { avisoText } from '../palavras.text.ts';
import { campanhaParams } from './parts.ts';

export const operadorPublicarCampanha = defineCall('operador.publicarCampanha', {
  resumo: 'Publish a campaign',
  descricao:
    'Checks the file of a campaign and publishes it, or the changes to it, with pictures that are served at `/marcas/` on the hosts of its promoter. What is wrong is told by line, with its cure; what is allowed and probably not meant stands in `avisos`, with what `operador.avisos` tells.',
  body: v.object({
    nomeArquivo: v.string(),
    texto: v.pipe(v.string(), v.maxLength(900_000)),
    imagens: v.optional(
      v.pipe(
        v.array(
          v.object({
            nome: v.pipe(
              v.string(),
              v.regex(imagemNome, 'Use letras, números, "-" e "_", e .svg, .png, .jpg ou .webp.'),
            ),
            /** The file in base64. */
            conteudo: v.pipe(
              v.string(),
              v.base64('O conteúdo precisa estar em base64.'),
              v.maxLength(1_400_000),
            ),
          }),
        ),
        v.maxLength(60),
      ),
    ),
  }),
  bodyLimit: 20_000_000,
  retorno: v.object({
    ano: v.number(),
    identificacao: v.string(),
    hosts: v.array(v.string()),
    hash: v.string(),
    compromissoNumeros: v.string(),
    compromissoPremios: v.nullable(v.string()),
    /** Lines about what is allowed and probably not meant, and about what the set-up of the program lacks. */
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
    'campanha.promotoraDeOutraEmpresa',
    'campanha.segredoTrocado',
    'requisicao.invalida',
  ],
});

/** Codes of the warnings about how the program is set up. */
export type AvisoCodigo = keyof typeof avisoText;

export const operadorAvisos = defineCall('operador.avisos', {
  resumo: 'See what the set-up of the program lacks',
  descricao:
    'Warnings about how the program was started, with their cure: what people expect and it cannot do. They stay until it is started with what they ask for. `/saude/pronta` carries the same codes.',
  retorno: v.array(
    v.object({
      codigo: v.picklist(Object.keys(avisoText) as [AvisoCodigo, ...AvisoCodigo[]]),
      mensagem: v.string(),
      cura: v.string(),
    }),
  ),
  errors: ['operador.naoAutorizado'],
});

export const operadorImportarCodigos = defineCall('operador.importarCodigos', {
  resumo: 'Import codes of coupons',
  descricao: 'Adds a printed batch of coupon codes; codes that are there already stay as they are.',
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

export const operadorImportarCpfsRestritos = defineCall('operador.importarCpfsRestritos', {
  resumo: 'Replace the restricted documents',
  descricao: "Replaces the list of documents that the campaign's rules keep out.",
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

export const operadorImportarPrimeirosAcessos = defineCall('operador.importarPrimeirosAcessos', {
  resumo: 'Import documents for first access',
  descricao: 'Adds documents that the promoter knows already: first access finds them.',
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

export const operadorImportarAssociados = defineCall('operador.importarAssociados', {
  resumo: 'Give shops a login',
  descricao:
    "Gives shops of the campaign's list a login and sends each the link to choose its password. Sent again it creates nothing twice, and sends the link to who has not chosen one.",
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
