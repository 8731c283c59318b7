import { campanhaOperadorPaths } from './campanha/campanha.paths.ts';
import { pathsEntrada } from './paths-entrada.ts';
import { loginOperadorPaths } from './login/login.paths.ts';
import { consumidorPaths } from './consumidor/consumidor.paths.ts';
import { meusDadosCallPaths, meusDadosOperadorPaths } from './meus-dados/meus-dados.paths.ts';
import { notificacaoOperadorPaths, notificacaoPaths } from './notificacao/notificacao.paths.ts';
import { uploadPaths } from './upload/upload.paths.ts';
import { externoPaths } from './externo/externo.paths.ts';
import { associadoOperadorPaths, associadoPaths } from './associado/associado.paths.ts';
import { quizOperadorPaths, quizPaths } from './quiz/quiz.paths.ts';
import { cupomPaths } from './cupom/cupom.paths.ts';
import { codigoCupomOperadorPaths, codigoCupomPaths } from './codigo-cupom/codigo-cupom.paths.ts';
import {
  documentoFiscalOperadorPaths,
  documentoFiscalPaths,
} from './documento-fiscal/documento-fiscal.paths.ts';
import { comperPaths } from './comper/comper.paths.ts';
import { contaCorrenteOperadorPaths, contaCorrentePaths } from './conta-corrente/conta-corrente.paths.ts';
import { produtoPaths } from './produto/produto.paths.ts';
import { pedidoOperadorPaths, pedidoPaths } from './pedido/pedido.paths.ts';
import { fidelidadeOperadorPaths, fidelidadePaths } from './fidelidade/fidelidade.paths.ts';
import { estudioPaths } from './estudio/estudio.paths.ts';
import { encerramentoPaths } from './encerramento/encerramento.paths.ts';
import { exportacaoPaths } from './exportacao/exportacao.paths.ts';
import { relatorioPaths } from './relatorio/relatorio.paths.ts';
import { bloqueioPaths } from './bloqueio/bloqueio.paths.ts';
import { webhookPaths } from './webhook/webhook.paths.ts';
import { estoquePaths } from './estoque/estoque.paths.ts';
import { premioPaths } from './premio/premio.paths.ts';
import { raspadinhaPaths } from './raspadinha/raspadinha.paths.ts';
import { indicacaoOperadorPaths, indicacaoPaths } from './indicacao/indicacao.paths.ts';
import { sorteioOperadorPaths, sorteioPaths } from './sorteio/sorteio.paths.ts';
import { operadorPaths } from './operador/operador.paths.ts';
import { provedorOperadorPaths } from './provedor/provedor.paths.ts';
import { retencaoOperadorPaths } from './retencao/retencao.paths.ts';
import { consultaOperadorPaths } from './consulta/consulta.paths.ts';
import { atendimentoOperadorPaths } from './atendimento/atendimento.paths.ts';
import { vendaOperadorPaths } from './venda/venda.paths.ts';

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
export const paths = /* @__PURE__ */ (() =>
  ({
    ...pathsPessoas,
    ...campanhaOperadorPaths,
    ...loginOperadorPaths,
    ...notificacaoOperadorPaths,
    ...codigoCupomOperadorPaths,
    ...documentoFiscalOperadorPaths,
    ...contaCorrenteOperadorPaths,
    ...pedidoOperadorPaths,
    ...fidelidadeOperadorPaths,
    ...premioPaths,
    ...estoquePaths,
    ...bloqueioPaths,
    ...encerramentoPaths,
    ...exportacaoPaths,
    ...estudioPaths,
    ...relatorioPaths,
    ...indicacaoOperadorPaths,
    ...quizOperadorPaths,
    ...associadoOperadorPaths,
    ...sorteioOperadorPaths,
    ...operadorPaths,
    ...atendimentoOperadorPaths,
    ...meusDadosOperadorPaths,
    ...provedorOperadorPaths,
    ...webhookPaths,
    ...retencaoOperadorPaths,
    ...consultaOperadorPaths,
    ...vendaOperadorPaths,
  }) as const)();

/** Path of a profile picture, read with a signed query: a file, therefore not a call. */
export const fotoPerfilPath = '/upload/v1/fotoPerfil/{nomeArquivo}';

/** Path of a receipt's picture or PDF, read with a signed query: a file, therefore not a call. */
/** Pictures of receipts at the console's host. */
export const imagemConsolePath = '/operador/v1/imagens/{nomeArquivo}';
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
