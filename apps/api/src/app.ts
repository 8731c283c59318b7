import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { createLocalEmail } from './adapters/email/local-email.ts';
import { createSmtpEmail } from './adapters/email/smtp-email.ts';
import { createLocalOutbox } from './adapters/local-outbox.ts';
import { createSecrets } from './kernel/auth/secrets.ts';
import { createSessaoReader, createTokenIssuer } from './kernel/auth/sessao.ts';
import type { Clock } from './kernel/clock.ts';
import type { Db } from './kernel/db/db.ts';
import { createBinder } from './kernel/http/bind-call.ts';
import { createGate } from './kernel/http/gate.ts';
import { toOpenApi } from './kernel/http/openapi.ts';
import { createRateLimiter } from './kernel/http/rate-limit.ts';
import { createServer } from './kernel/http/server.ts';
import { startJobs, type Job } from './kernel/jobs.ts';
import type { Logger } from './kernel/log.ts';
import { bindCampanha } from './modules/campanha/campanha.routes.ts';
import { createCampanhaStore } from './modules/campanha/campanha.store.ts';
import { createHospedagemService } from './modules/campanha/hospedagem.service.ts';
import { createPublicacaoService } from './modules/campanha/publicacao.service.ts';
import { bindConfiguracao } from './modules/configuracao/configuracao.routes.ts';
import { bindConsumidor } from './modules/consumidor/consumidor.routes.ts';
import { createConsumidorService } from './modules/consumidor/consumidor.service.ts';
import { createConsumidorStore } from './modules/consumidor/consumidor.store.ts';
import { bindCupom } from './modules/cupom/cupom.routes.ts';
import { createCupomService } from './modules/cupom/cupom.service.ts';
import { createCupomStore } from './modules/cupom/cupom.store.ts';
import { createCupomViews } from './modules/cupom/cupom.views.ts';
import { createNumeroAllocator } from './modules/cupom/numero-allocator.ts';
import { registerDesenvolvimento } from './modules/desenvolvimento/desenvolvimento.routes.ts';
import { createDesenvolvimentoViews } from './modules/desenvolvimento/desenvolvimento.views.ts';
import { seed, type LoginDemo } from './modules/desenvolvimento/seeds.ts';
import { createApuracaoService } from './modules/documento-fiscal/apuracao.service.ts';
import { createDocumentoFiscalLista } from './modules/documento-fiscal/documento-fiscal.lista.ts';
import { bindDocumentoFiscal } from './modules/documento-fiscal/documento-fiscal.routes.ts';
import { createDocumentoFiscalService } from './modules/documento-fiscal/documento-fiscal.service.ts';
import { createDocumentoFiscalStore } from './modules/documento-fiscal/documento-fiscal.store.ts';
import { createDocumentoFiscalViews } from './modules/documento-fiscal/documento-fiscal.views.ts';
import { bindLogin } from './modules/login/login.routes.ts';
import { createLoginService } from './modules/login/login.service.ts';
import { bindOperador } from './modules/operador/operador.routes.ts';
import { registerPagina } from './modules/pagina/pagina.routes.ts';
import { createPaginaService } from './modules/pagina/pagina.service.ts';

/** What the program is made of, handed in so that tests can hand in other things. */
export interface AppParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly ambiente: 'producao' | 'teste' | 'desenvolvimento';
  readonly masterSecret: string;
  readonly operatorToken: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly trustProxy: number;
  readonly version: string;
  readonly folders: { webDist: string; marcas: string; campanhas: string };
}

export interface TrevoApp {
  readonly http: FastifyInstance;
  /** Publishes the ready campaigns and registers one person in each (outside production). */
  seed(): Promise<LoginDemo[]>;
  startJobs(): void;
  /** Runs one job now and waits for it. */
  runJob(name: string): Promise<void>;
  /** Stops accepting, finishes what runs, gives leased numbers back. The database stays open. */
  close(): Promise<void>;
}

/** Builds the kernel and mounts the modules; read it top to bottom to see the whole program. */
export async function createApp(parts: AppParts): Promise<TrevoApp> {
  const { db, clock, log } = parts;
  const isProduction = parts.ambiente === 'producao';
  const secrets = createSecrets(parts.masterSecret);
  const tokens = createTokenIssuer(secrets.derive('tokens'), clock);
  const outbox = createLocalOutbox(db, clock);
  const email = parts.smtpUrl ? createSmtpEmail(parts.smtpUrl) : createLocalEmail(outbox);

  const campanhaStore = createCampanhaStore(db);
  const hospedagens = createHospedagemService(campanhaStore, clock, { hasDemoFallback: !isProduction });
  const publicacoes = createPublicacaoService({
    store: campanhaStore,
    secrets,
    clock,
    onPublish: hospedagens.forget,
  });
  const consumidores = createConsumidorService(createConsumidorStore(db), clock);
  const logins = createLoginService({ consumidores, hospedagens, tokens, email, clock, log });
  const cupomStore = createCupomStore(db);
  const numeros = createNumeroAllocator(cupomStore, secrets);
  const cupons = createCupomService(createCupomViews(db), clock);
  const documentoViews = createDocumentoFiscalViews(db);
  const documentoParts = {
    store: createDocumentoFiscalStore(db),
    views: documentoViews,
    cupons,
    numeros,
    clock,
  };
  const documentos = createDocumentoFiscalService(documentoParts);
  const apuracoes = createApuracaoService(documentoParts);
  const lista = createDocumentoFiscalLista(documentoViews);
  const paginas = createPaginaService({
    hospedagens,
    webDist: parts.folders.webDist,
    marcas: parts.folders.marcas,
    ambiente: isProduction ? 'producao' : 'teste',
  });

  const http = createServer({ log, trustProxy: parts.trustProxy });
  const readSessao = createSessaoReader({
    tokens,
    clock,
    isCurrent: logins.isCurrent,
    isHostOf: async (host, promotoraId) => (await hospedagens.get(host)).promotoraId === promotoraId,
  });
  const gate = createGate({
    readSessao,
    rateLimiter: createRateLimiter(db, clock),
    operatorToken: parts.operatorToken,
  });
  const binder = createBinder(http, gate, { checkAnswers: !isProduction });

  // The native shell is served from its own origin and carries its token in a header, never in a cookie.
  await http.register(cors, {
    origin: true,
    credentials: false,
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: 86_400,
  });
  bindConfiguracao(binder, hospedagens);
  bindCampanha(binder, hospedagens);
  bindLogin(binder, logins);
  bindConsumidor(binder, { consumidores, hospedagens });
  bindCupom(binder, { cupons, hospedagens });
  bindDocumentoFiscal(binder, { documentos, lista, hospedagens });
  bindOperador(binder, { publicacoes, apuracoes, lista, hospedagens });
  let ready: LoginDemo[] = [];
  if (!isProduction)
    registerDesenvolvimento(http, {
      views: createDesenvolvimentoViews(db),
      outbox,
      paginas,
      clock,
      getLogins: () => ready,
    });
  const openApi = toOpenApi(parts.version);
  http.get('/openapi.json', async () => openApi);
  http.get('/saude', async () => {
    await db.query('select 1');
    return { situacao: 'ok' };
  });
  await registerPagina(http, paginas, parts.folders);

  const jobs: Job[] = [
    { name: 'numero.reclaim', everySeconds: 60, run: cupomStore.reclaimNumeros },
    { name: 'campanha.totais', everySeconds: 60, run: cupomStore.updateTotais },
    {
      name: 'documentoFiscal.apurar',
      everySeconds: 60,
      run: () => apuracoes.judgeWaiting(hospedagens.findById),
    },
    { name: 'taxa.limpar', everySeconds: 3600, run: gate.forgetOld },
  ];
  let running: ReturnType<typeof startJobs> | undefined;
  return {
    http,
    async seed() {
      return (ready = await seed({ campanhas: parts.folders.campanhas, publicacoes, hospedagens, logins }));
    },
    startJobs() {
      running = startJobs(jobs, log);
    },
    async runJob(name) {
      await jobs.find((job) => job.name === name)?.run();
    },
    async close() {
      await running?.stop();
      await http.close();
      await numeros.close();
    },
  };
}
