import { configuracaoPaths } from './configuracao/configuracao.paths.ts';
import { campanhaPaths } from './campanha/campanha.paths.ts';
import { loginPaths } from './login/login.paths.ts';
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
import { operadorPaths } from './operador/operador.paths.ts';
import { provedorPaths } from './provedor/provedor.paths.ts';
import { retencaoPaths } from './retencao/retencao.paths.ts';
import { consultaPaths } from './consulta/consulta.paths.ts';
import { vendaPaths } from './venda/venda.paths.ts';

export type { PathEntry } from './path-entry.ts';

/**
 * Each call's method, path and traits as plain data, small enough for the browser. The schemas of the same calls stand
 * beside each noun's paths, in its *.calls.ts, under the same ids.
 */
export const paths = {
  ...configuracaoPaths,
  ...campanhaPaths,
  ...loginPaths,
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
  ...operadorPaths,
  ...provedorPaths,
  ...retencaoPaths,
  ...consultaPaths,
  ...vendaPaths,
} as const;

/** Where a profile picture is read with a signed query: a file, so not one of the calls. */
export const fotoPerfilPath = '/upload/v1/fotoPerfil/{nomeArquivo}';

/** Where the picture or PDF of a receipt is read with a signed query: a file, so not one of the calls. */
export const imagemDocumentoPath = '/upload/v1/imagemDocumento/{nomeArquivo}';

/** The page that shows the PDF of a receipt; it takes the signed query of the file itself. */
export const leitorPdfPath = '/leitorPdf/{nomeArquivo}';

/**
 * Where a person's data is read with the token of a link, as a page or as JSON: files, so not calls. Both have an
 * extension: the service worker answers navigations without one with the app's page.
 */
export const meusDadosPaths = {
  html: '/meusDados/v1/arquivo.html',
  json: '/meusDados/v1/arquivo.json',
} as const;

export type CallId = keyof typeof paths;

/** The path with its `{holes}` filled and encoded: `/login/v1/logins/verificar/123`. */
export function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** The first part of a path, e.g. `/cupom`: what the client clears from its cache after a change. */
export function serviceOf(path: string): string {
  return path.slice(0, (path.indexOf('/', 1) + 1 || path.length + 1) - 1).toLowerCase();
}
