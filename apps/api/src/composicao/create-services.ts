import { createAtendimentoModule } from '../modules/atendimento/atendimento.module.ts';
import { createCampanhaModule } from '../modules/campanha/campanha.module.ts';
import { createComperModule } from '../modules/comper/comper.module.ts';
import { createConsumidorModule, createPessoaModule } from '../modules/consumidor/consumidor.module.ts';
import { createContaCorrenteModule } from '../modules/conta-corrente/conta-corrente.module.ts';
import { createCupomModule } from '../modules/cupom/cupom.module.ts';
import { createDesenvolvimentoModule } from '../modules/desenvolvimento/desenvolvimento.module.ts';
import { createListNotas } from '../modules/documento-fiscal/ganho/ganho.views.ts';
import { createPublicoViews } from '../modules/documento-fiscal/publico.views.ts';
import { createDocumentoFiscalModule } from '../modules/documento-fiscal/documento-fiscal.module.ts';
import { createEstoqueModule } from '../modules/estoque/estoque.module.ts';
import { createExternoModule } from '../modules/externo/externo.module.ts';
import { createFidelidadeModule } from '../modules/fidelidade/fidelidade.module.ts';
import { createIndicacaoModule } from '../modules/indicacao/indicacao.module.ts';
import { addIndicacao } from '../modules/indicacao/indicacao.store.ts';
import { createSenhaHasher } from '../modules/login/public.ts';
import { createLoginModule } from '../modules/login/login.module.ts';
import { createMeusDadosModule } from '../modules/meus-dados/meus-dados.module.ts';
import { createNotificacaoModule } from '../modules/notificacao/notificacao.module.ts';
import { createOperadorModule } from '../modules/operador/operador.module.ts';
import { createPaginaModule } from '../modules/pagina/pagina.module.ts';
import { createListRespondidas } from '../modules/quiz/cedula.store.ts';
import { createPendenciaViews } from '../modules/retencao/pendencia.views.ts';
import { listSorteiosFixos } from '../modules/sorteio/sorteio-fixo.store.ts';
import { createQuizModule } from '../modules/quiz/quiz.module.ts';
import { createPedidoModule } from '../modules/pedido/pedido.module.ts';
import { createProdutoModule } from '../modules/produto/produto.module.ts';
import { createRaspadinhaModule } from '../modules/raspadinha/raspadinha.module.ts';
import { createSorteioViews } from '../modules/sorteio/sorteio.views.ts';
import { createUploadModule } from '../modules/upload/upload.module.ts';
import { notePublicacao } from './note-publicacao.ts';
import type { AppParts } from './app-parts.ts';
import { createGuardaModules } from './create-guarda.ts';
import type { createAcesso } from './create-acesso.ts';
import { type Workers } from './create-workers.ts';
import {
  createBase,
  createFontes,
  createFraudeModules,
  createNumeroViews,
  createSorteModules,
  createVitrineModules,
  type AllAdapters,
} from './create-modules.ts';
import { toOperadorServices } from './operador-services.ts';

/** Returns the credentials of the installation, and the address of the console. */
const toAcessoParts = ({ senhaCusto, consoleOrigin, operatorToken, commandToken, ambiente }: AppParts) => ({
  ...createSenhaHasher(senhaCusto),
  consoleOrigin,
  operatorToken,
  commandToken,
  isProduction: ambiente === 'producao',
});

/**
 * Builds every module in order of `moduleLevels`; each wires itself. Some dependencies point downwards and are
 * injected here: sign-in services into the consumer's own account, the callback for new facts about receipts,
 * the views that join numbers, cards and invitations with receipts and prizes, the answered ballots and fixed draws
 * that a publication must not change, the open matters of a person that sign-in asks for, and the record of the inviting
 * consumer used by registration.
 */
export function createServices(
  parts: AppParts,
  acesso: ReturnType<typeof createAcesso>,
  adapters: AllAdapters,
  workers: Workers,
) {
  const { db, clock, folders, consoleOrigin, previaOrigin, senhaCusto } = parts;
  const { base, provedor, fundo } = createBase(parts, acesso, adapters, workers);
  const campanha = createCampanhaModule({
    ...base,
    listRespondidas: createListRespondidas(db),
    listSorteiosFixos: (campanhaId) => listSorteiosFixos(db, campanhaId),
    notePublicacao,
    marcas: folders.marcas,
  });
  const upload = createUploadModule({ ...base, ...campanha.hospedagens });
  const vitrine = createVitrineModules({ campanha, clock });
  const externo = createExternoModule({ campanha, provedores: adapters });
  const fontes = createFontes(base, adapters);
  const consumidor = createConsumidorModule({ ...base, externo, addIndicacao });
  const notificacao = createNotificacaoModule({ ...base, campanha, publicos: createPublicoViews(db) });
  const pendencias = createPendenciaViews(db);
  const login = createLoginModule({ ...base, ...pendencias, senhaCusto, campanha, consumidor, notificacao });
  const contaCorrente = createContaCorrenteModule({ ...base, campanha, consumidor });
  const indicacao = createIndicacaoModule({ ...base, campanha, listNotas: createListNotas(db) });
  const { evidencia, bloqueio } = createFraudeModules({ ...base, campanha, upload, consumidor });
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
  const numeros = createNumeroViews(db);
  const cupom = createCupomModule({ ...base, campanha, consumidor, ...numeros });
  const raspadinha = createRaspadinhaModule({ ...base, campanha, consumidor, ...numeros });
  const documentoFiscal = createDocumentoFiscalModule({
    ...base,
    campanha,
    upload,
    consumidor,
    cupom,
    evidencia,
    bloqueio,
    listRevogados: createSorteioViews(db).listRevogados,
    leitor: adapters.leitor,
    fontes: { consultas: fontes.consulta.consultas, vendas: fontes.venda.vendas },
  });
  const sorte = createSorteModules(base, { campanha, upload, documentoFiscal });
  const comper = createComperModule({ ...base, campanha, consumidor, documentoFiscal });
  const daCampanha = { campanha, pessoa, cupom, documentoFiscal, pedido, raspadinha, upload };
  const guarda = createGuardaModules(base, parts, { ...sorte, ...daCampanha });
  const services = toOperadorServices({
    ...daCampanha,
    ...sorte,
    ...fontes,
    ...guarda,
    bloqueio,
    login,
    notificacao,
    contaCorrente,
    indicacao,
    fidelidade,
  });
  const atendimento = createAtendimentoModule({ ...services, ...base });
  const operador = createOperadorModule({
    ...services,
    ...base,
    ajustes: atendimento.ajustes,
    exclusoesPessoa: atendimento.exclusoesPessoa,
    provedores: provedor.provedores,
    ...toAcessoParts(parts),
  });
  const pagina = createPaginaModule({ ...base, ...folders, campanha, consoleOrigin, previaOrigin });
  const meusDados = createMeusDadosModule({ ...base, campanha, consumidor, login });
  const demo = { ...adapters, ...folders, ...sorte, ...fontes, ...guarda, campanha, operador, pagina };
  const desenvolvimento = createDesenvolvimentoModule({ ...base, ...demo, consoleOrigin });
  return {
    ...daCampanha,
    ...vitrine,
    externo,
    ...fontes,
    login,
    notificacao,
    evidencia,
    bloqueio,
    indicacao,
    quiz,
    estoque: createEstoqueModule({ db, campanha }),
    ...sorte,
    comper,
    contaCorrente,
    produto,
    fidelidade,
    ...guarda,
    ...fundo,
    provedor,
    atendimento,
    operador,
    pagina,
    meusDados,
    desenvolvimento,
  };
}
