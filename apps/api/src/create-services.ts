import { createAparelhos } from './kernel/auth/aparelho.ts';
import { createComprovantes } from './kernel/auth/comprovante.ts';
import { createDesafios } from './kernel/auth/desafio.ts';
import { createTokenIssuer } from './kernel/auth/sessao.ts';
import { createRateLimiter } from './kernel/http/rate-limit.ts';
import { createAssociadoModule } from './modules/associado/associado.module.ts';
import { createBloqueioModule } from './modules/bloqueio/bloqueio.module.ts';
import { createCampanhaModule } from './modules/campanha/campanha.module.ts';
import { createCodigoCupomModule } from './modules/codigo-cupom/codigo-cupom.module.ts';
import { createComperModule } from './modules/comper/comper.module.ts';
import { createConfiguracaoModule } from './modules/configuracao/configuracao.module.ts';
import { createConsultaModule } from './modules/consulta/consulta.module.ts';
import { createConsumidorModule, createPessoaModule } from './modules/consumidor/consumidor.module.ts';
import { createContaCorrenteModule } from './modules/conta-corrente/conta-corrente.module.ts';
import { createCupomModule } from './modules/cupom/cupom.module.ts';
import { createDesenvolvimentoModule } from './modules/desenvolvimento/desenvolvimento.module.ts';
import {
  createCountRaspadinhas,
  createCupomViews,
  createListNotas,
} from './modules/documento-fiscal/ganho.views.ts';
import { createOnFatos } from './modules/documento-fiscal/prova/fato.store.ts';
import { createNotasVizinhas } from './modules/documento-fiscal/vizinhas.views.ts';
import { createPublicoViews } from './modules/documento-fiscal/publico.views.ts';
import { createDocumentoFiscalModule } from './modules/documento-fiscal/documento-fiscal.module.ts';
import { createEvidenciaModule } from './modules/evidencia/evidencia.module.ts';
import { createExternoModule } from './modules/externo/externo.module.ts';
import { createFidelidadeModule } from './modules/fidelidade/fidelidade.module.ts';
import { createIndicacaoModule } from './modules/indicacao/indicacao.module.ts';
import { addIndicacao } from './modules/indicacao/indicacao.store.ts';
import { createSenhaHasher } from './modules/login/public.ts';
import { createLoginModule } from './modules/login/login.module.ts';
import { createMeusDadosModule } from './modules/meus-dados/meus-dados.module.ts';
import { createNotificacaoModule } from './modules/notificacao/notificacao.module.ts';
import { createOperadorModule } from './modules/operador/operador.module.ts';
import { createPaginaModule } from './modules/pagina/pagina.module.ts';
import { createListRespondidas } from './modules/quiz/cedula.store.ts';
import { createQuizModule } from './modules/quiz/quiz.module.ts';
import { createPedidoModule } from './modules/pedido/pedido.module.ts';
import { createPremioModule } from './modules/premio/premio.module.ts';
import { createProvedorModule } from './modules/provedor/provedor.module.ts';
import { createProdutoModule } from './modules/produto/produto.module.ts';
import { createRaspadinhaModule } from './modules/raspadinha/raspadinha.module.ts';
import { createListCongelamentos, createListPremios } from './modules/sorteio/sorteio.views.ts';
import { createSorteioModule } from './modules/sorteio/sorteio.module.ts';
import { createUploadModule } from './modules/upload/upload.module.ts';
import { createVendaModule } from './modules/venda/venda.module.ts';
import { createWebhookModule } from './modules/webhook/webhook.module.ts';
import { notePublicacao } from './note-publicacao.ts';
import type { LocalOutbox } from './adapters/local-outbox.ts';
import type { AppParts } from './app-parts.ts';
import { createGuardaModules } from './create-guarda.ts';
import type { Workers } from './create-workers.ts';
import type { Adapters } from './open-adapters.ts';
import { traceSenders } from './trace-senders.ts';

/** Shared security services: token issuer, device tokens, proofs, challenges and the rate limiter. */
export function createAcesso({ keys, db, clock }: AppParts) {
  const rateLimiter = createRateLimiter(db, clock);
  return {
    keys,
    tokens: createTokenIssuer(keys.sessoes, clock),
    aparelhos: createAparelhos(keys.sessoes, clock),
    comprovantes: createComprovantes(keys.sessoes, clock),
    desafios: createDesafios(keys.sessoes, clock),
    rateLimiter,
    countUse: rateLimiter.countUse,
  };
}

/** Returns the credentials of the installation, and the address of the console. */
const toAcessoParts = ({ senhaCusto, consoleOrigin, operatorToken, commandToken, ambiente }: AppParts) => ({
  ...createSenhaHasher(senhaCusto),
  consoleOrigin,
  operatorToken,
  commandToken,
  isProduction: ambiente === 'producao',
});

type AllAdapters = Adapters & { readonly outbox: LocalOutbox };

/** Dependencies available to every module; messages and payouts use the promoter's providers. */
function createBase(
  { db, clock, relogio, log, spans, ambiente }: AppParts,
  acesso: ReturnType<typeof createAcesso>,
  adapters: AllAdapters,
  workers: Workers,
) {
  const { provedores, senders } = createProvedorModule({
    db,
    clock,
    log,
    ...acesso,
    sources: adapters.senders,
  });
  const traced = spans ? traceSenders(senders, spans) : senders;
  const { storage, leitorFoto } = adapters;
  const base = {
    db,
    clock,
    relogio,
    log,
    ...acesso,
    storage,
    leitorFoto,
    senders: { ...adapters, ...traced },
    workers,
    isProduction: ambiente === 'producao',
  };
  return { base, provedores, webhook: createWebhookModule(base) };
}

/** Views that join numbers and cards with receipts and prizes belong to higher modules. */
const createNumeroViews = (db: AppParts['db']) => ({
  views: createCupomViews(db),
  listPremios: createListPremios(db),
  listCongelamentos: createListCongelamentos(db),
});

/** Builds the modules of draws, won prizes and printed codes. */
const createSorteModules = (
  base: ReturnType<typeof createBase>['base'],
  parts: {
    readonly campanha: ReturnType<typeof createCampanhaModule>;
    readonly upload: ReturnType<typeof createUploadModule>;
    readonly documentoFiscal: ReturnType<typeof createDocumentoFiscalModule>;
  },
) => ({
  sorteio: createSorteioModule({ ...base, ...parts }),
  premio: createPremioModule({ ...base, ...parts }),
  codigoCupom: createCodigoCupomModule({ ...base, ...parts }),
});

/** Builds the modules against fraud: signals of receipts, and blocked values. */
function createFraudeModules(
  parts: ReturnType<typeof createBase>['base'] & {
    readonly upload: ReturnType<typeof createUploadModule>;
    readonly consumidor: ReturnType<typeof createConsumidorModule>;
  },
) {
  const evidencia = createEvidenciaModule({ ...parts, vizinhas: createNotasVizinhas(parts.db) });
  return { evidencia, bloqueio: createBloqueioModule({ ...parts, evidencia }) };
}

/** The sources of a receipt's facts: state pages and sales files. Their answers reach the receipts by `onFatos`. */
function createFontes(base: ReturnType<typeof createBase>['base'], { sefaz }: Pick<AllAdapters, 'sefaz'>) {
  const onFatos = createOnFatos(base.db, base.clock);
  return {
    consulta: createConsultaModule({ ...base, sefaz, onFatos }),
    venda: createVendaModule({ ...base, onFatos }),
  };
}

/** Builds the modules that show a campaign's file to everyone. */
const createVitrineModules = (
  parts: Pick<AppParts, 'clock'> & { readonly campanha: ReturnType<typeof createCampanhaModule> },
) => ({ configuracao: createConfiguracaoModule(parts), associado: createAssociadoModule(parts) });

/**
 * Builds every module in order of `moduleLevels`; each wires itself. Some dependencies point downwards and are
 * injected here: sign-in services into the consumer's own account, the callback for new facts about receipts,
 * the views that join numbers, cards and invitations with receipts and prizes, the check for answered ballots
 * used by publication, and the record of the inviting consumer used by registration.
 */
export function createServices(
  parts: AppParts,
  acesso: ReturnType<typeof createAcesso>,
  adapters: AllAdapters,
  workers: Workers,
) {
  const { db, clock, folders, consoleOrigin, senhaCusto } = parts;
  const { base, provedores, webhook } = createBase(parts, acesso, adapters, workers);
  const campanha = createCampanhaModule({
    ...base,
    listRespondidas: createListRespondidas(db),
    notePublicacao,
    marcas: folders.marcas,
  });
  const upload = createUploadModule({ ...base, ...campanha.hospedagens });
  const vitrine = createVitrineModules({ campanha, clock });
  const externo = createExternoModule({ campanha, provedores: adapters });
  const fontes = createFontes(base, adapters);
  const consumidor = createConsumidorModule({ ...base, externo, addIndicacao });
  const notificacao = createNotificacaoModule({ ...base, campanha, publicos: createPublicoViews(db) });
  const login = createLoginModule({ ...base, senhaCusto, campanha, consumidor, notificacao });
  const contaCorrente = createContaCorrenteModule({ ...base, campanha, consumidor });
  const indicacao = createIndicacaoModule({ ...base, campanha, listNotas: createListNotas(db) });
  const { evidencia, bloqueio } = createFraudeModules({ ...base, upload, consumidor });
  const quiz = createQuizModule({ ...base, campanha, consumidor });
  const produto = createProdutoModule({ ...base, campanha });
  const pedido = createPedidoModule({ ...base, campanha, consumidor, produto });
  const fidelidade = createFidelidadeModule({ ...base, campanha });
  // Invitations before accounts: an invitation's reward locks in this order.
  const comDados = [notificacao, login, indicacao, evidencia, contaCorrente, pedido, fidelidade, quiz];
  // The account module is on a lower level than the sign-in modules, so these are injected.
  const pessoa = createPessoaModule({
    ...base,
    campanha,
    upload,
    externo,
    consumidor,
    checkSenhaAtual: login.senhas.checkAtual,
    onContatoTroca: (row, request, aviso) => void login.contatos.notify(row, request, aviso),
    onEmailChange: (row, request) => void login.emails.send(row, request),
    endSenhaTokens: login.endSenhaTokens,
    deletions: comDados.flatMap((module) => module.deletions),
    onRevoke: login.sessoes.forget,
  });
  const cupom = createCupomModule({ ...base, campanha, consumidor, ...createNumeroViews(db) });
  const countRaspadinhas = createCountRaspadinhas(db);
  const raspadinha = createRaspadinhaModule({ ...base, campanha, consumidor, countRaspadinhas });
  const documentoFiscal = createDocumentoFiscalModule({
    ...base,
    campanha,
    upload,
    consumidor,
    cupom,
    evidencia,
    bloqueio,
    leitor: adapters.leitor,
    fontes: { consultas: fontes.consulta.consultas, vendas: fontes.venda.vendas },
  });
  const sorte = createSorteModules(base, { campanha, upload, documentoFiscal });
  const comper = createComperModule({ ...base, campanha, consumidor, documentoFiscal });
  const guarda = createGuardaModules({ ...base, ...sorte, campanha, pessoa, upload, raspadinha });
  const operador = createOperadorModule({
    ...base,
    ...campanha,
    ...bloqueio,
    provedores,
    ...login,
    ...pessoa,
    ...raspadinha,
    ...sorte.premio,
    ...cupom,
    ...sorte.sorteio,
    ...documentoFiscal,
    ...sorte.codigoCupom,
    ...fontes.consulta,
    ...contaCorrente,
    ...pedido,
    ...fidelidade,
    ...notificacao,
    ...indicacao,
    ...quiz,
    ...fontes.venda,
    ...guarda.retencao,
    ...guarda.exportacao,
    ...guarda.encerramento,
    ...webhook,
    ...toAcessoParts(parts),
  });
  const pagina = createPaginaModule({ ...base, ...folders, campanha, consoleOrigin });
  const meusDados = createMeusDadosModule({ ...base, campanha, consumidor, login });
  const demo = { ...adapters, ...folders, campanha, ...sorte, ...fontes, operador, pagina, consoleOrigin };
  const desenvolvimento = createDesenvolvimentoModule({ ...base, ...demo });
  return {
    campanha,
    upload,
    ...vitrine,
    externo,
    ...fontes,
    login,
    pessoa,
    cupom,
    notificacao,
    evidencia,
    indicacao,
    quiz,
    raspadinha,
    ...sorte,
    documentoFiscal,
    comper,
    contaCorrente,
    produto,
    pedido,
    fidelidade,
    ...guarda,
    webhook,
    operador,
    pagina,
    meusDados,
    desenvolvimento,
  };
}
