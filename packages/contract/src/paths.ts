import { pathsEntrada } from './paths-entrada.ts';
import { consumidorPaths } from './consumidor/consumidor.paths.ts';
import { meusDadosCallPaths } from './meus-dados/meus-dados.paths.ts';
import { notificacaoPaths } from './notificacao/notificacao.paths.ts';
import { uploadPaths } from './upload/upload.paths.ts';
import { externoPaths } from './externo/externo.paths.ts';
import { associadoPaths } from './associado/associado.paths.ts';
import { quizPaths } from './quiz/quiz.paths.ts';
import { cupomPaths } from './cupom/cupom.paths.ts';
import { codigoCupomPaths } from './codigo-cupom/codigo-cupom.paths.ts';
import { documentoFiscalPaths } from './documento-fiscal/documento-fiscal.paths.ts';
import { comperPaths } from './comper/comper.paths.ts';
import { contaCorrentePaths } from './conta-corrente/conta-corrente.paths.ts';
import { produtoPaths } from './produto/produto.paths.ts';
import { pedidoPaths } from './pedido/pedido.paths.ts';
import { fidelidadePaths } from './fidelidade/fidelidade.paths.ts';
import { raspadinhaPaths } from './raspadinha/raspadinha.paths.ts';
import { indicacaoPaths } from './indicacao/indicacao.paths.ts';
import { sorteioPaths } from './sorteio/sorteio.paths.ts';
import { atos } from './operador/atos.ts';
import { consolePaths } from './operador/console.paths.ts';

export type { PathEntry } from './path-entry.ts';

/**
 * Method, path and flags of each call as plain data, small enough for the browser bundle. The schemas of the
 * same calls are in each noun's *.calls.ts, under the same ids.
 */
export const pathsPessoas = {
  ...pathsEntrada,
  ...consumidorPaths,
  ...meusDadosCallPaths,
  ...notificacaoPaths,
  ...uploadPaths,
  ...externoPaths,
  ...associadoPaths,
  ...quizPaths,
  ...cupomPaths,
  ...codigoCupomPaths,
  ...documentoFiscalPaths,
  ...comperPaths,
  ...contaCorrentePaths,
  ...produtoPaths,
  ...pedidoPaths,
  ...fidelidadePaths,
  ...raspadinhaPaths,
  ...indicacaoPaths,
  ...sorteioPaths,
} as const;

/** All calls. Bundlers only tree-shake an unused spread inside a call marked as pure. */
export const paths = /* @__PURE__ */ (() => ({ ...pathsPessoas, ...consolePaths, ...atos }) as const)();

/** Path of a profile picture, read with a signed query: a file, therefore not a call. */
export const fotoPerfilPath = '/upload/v1/fotoPerfil/{nomeArquivo}';

/** Pictures of receipts at the console's host. */
export const imagemConsolePath = '/operador/v1/imagens/{nomeArquivo}';

/** Path of a receipt's picture or PDF, read with a signed query: a file, therefore not a call. */
export const imagemDocumentoPath = '/upload/v1/imagemDocumento/{nomeArquivo}';

/** The page that shows the PDF of a receipt; it takes the signed query of the file. */
export const leitorPdfPath = '/leitorPdf/{nomeArquivo}';

/**
 * Paths of the personal-data export, read with the token of a link, as a page or as JSON: files, therefore not
 * calls. Both have an extension: the service worker answers navigations without one with the app shell.
 */
export const meusDadosPaths = {
  html: '/meusDados/v1/arquivo.html',
  json: '/meusDados/v1/arquivo.json',
} as const;

export type CallId = keyof typeof paths;
/** The calls available to the app. */
export type CallIdPessoas = keyof typeof pathsPessoas;
