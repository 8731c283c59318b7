import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { sha256, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { confirmacaoSchema, gravavel } from '../parts.ts';
import { imagemNome } from './imagem-nome.ts';

const operadorPublicarCampanha = defineCall('operador.publicarCampanha', {
  recusaExemplo: 'campanha.arquivoInvalido',
  resumo: 'Publish a campaign',
  descricao:
    'Validates a campaign file and publishes it or its changes. Pictures are served at `/marcas/` on the hosts of the promoter. Errors have the line and the correction; After the start, changes to the worse are refused or need `confirmacao`, which outside production is enough for all; `detalhes` lists them. `avisos` lists valid but probably unintended settings and the warnings of `operador.avisos`.',
  body: v.strictObject({
    nomeArquivo: v.pipe(v.string(), gravavel),
    texto: v.pipe(v.string(), v.maxLength(900_000)),
    imagens: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            nome: v.pipe(
              v.string(),
              v.regex(imagemNome, 'Use letras, números, "-" e "_", e .svg, .png, .jpg ou .webp.'),
            ),
            /** The file as base64. */
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
    /** Required when a started campaign gets worse for consumers; kept with the publication. */
    confirmacao: v.optional(confirmacaoSchema),
  }),
  bodyLimit: 20_000_000,
  retorno: v.object({
    ano: v.number(),
    identificacao: v.string(),
    hosts: v.array(v.string()),
    hash: v.string(),
    compromissoNumeros: v.string(),
    compromissoPremios: v.nullable(v.string()),
    /** Warnings about settings that are valid but probably unintended, and about missing setup of the program. */
    avisos: v.array(v.string()),
  }),
  errors: [
    'operador.naoAutorizado',
    'campanha.arquivoInvalido',
    'campanha.numeracaoFixa',
    'campanha.premiosFixos',
    'campanha.cedulaFixa',
    'campanha.sorteioFixo',
    'campanha.mudancaProibida',
    'campanha.mudancaSemMotivo',
    'operador.precisaSegundaPessoa',
    'campanha.estoquePedido',
    'campanha.sorteRevelada',
    'campanha.hostDeOutraPromotora',
    'campanha.promotoraDeOutraEmpresa',
    'campanha.segredoTrocado',
    'operador.outraPromotora',
    'requisicao.invalida',
    'encerramento.fechada',
  ],
});

export const publicacaoCalls = { 'operador.publicarCampanha': operadorPublicarCampanha };

export const publicacaoExemplos: Exemplos = {
  'operador.publicarCampanha.body.nomeArquivo': ['trevo.campanha.yaml'],
  'operador.publicarCampanha.body.imagens.nome': ['quatro-folhas.svg'],
  'operador.publicarCampanha.body.imagens.conteudo': [
    'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA5IDkiPjxwYXRoIGQ9Ik0wIDBoOXY5SDB6Ii8+PC9zdmc+',
  ],
  'operador.publicarCampanha.body.texto': [
    'promotora:\n  identificacao: quatrofolhas\n  nome: Mercados Quatro Folhas Ltda.\n',
  ],
  'operador.publicarCampanha.retorno.hash': [sha256],
};
