import cors from '@fastify/cors';
import { paths } from '@trevo/contract/paths';
import type { FastifyInstance } from 'fastify';
import { createLocalOutbox } from './adapters/local-outbox.ts';
import { createBinder } from './kernel/http/bind-call.ts';
import { createGate } from './kernel/http/gate.ts';
import { toOpenApi } from './kernel/http/openapi.ts';
import { createServer } from './kernel/http/server.ts';
import { startJobs, type Job } from './kernel/jobs.ts';
import { bindCampanha } from './modules/campanha/campanha.routes.ts';
import { bindCodigoCupom } from './modules/codigo-cupom/codigo-cupom.routes.ts';
import { bindComper } from './modules/comper/comper.routes.ts';
import { bindConfiguracao } from './modules/configuracao/configuracao.routes.ts';
import { bindContaCorrente } from './modules/conta-corrente/conta-corrente.routes.ts';
import { bindConsumidor } from './modules/consumidor/consumidor.routes.ts';
import { bindCupom } from './modules/cupom/cupom.routes.ts';
import { bindDinamicaCupom } from './modules/cupom/dinamica-cupom.routes.ts';
import { registerDesenvolvimento } from './modules/desenvolvimento/desenvolvimento.routes.ts';
import { createDesenvolvimentoViews } from './modules/desenvolvimento/desenvolvimento.views.ts';
import { seed, type LoginDemo } from './modules/desenvolvimento/seeds.ts';
import { bindDocumentoFiscal } from './modules/documento-fiscal/documento-fiscal.routes.ts';
import { bindExterno } from './modules/externo/externo.routes.ts';
import { bindLogin } from './modules/login/login.routes.ts';
import { bindNotificacao } from './modules/notificacao/notificacao.routes.ts';
import { bindOperador } from './modules/operador/operador.routes.ts';
import { registerPagina } from './modules/pagina/pagina.routes.ts';
import { bindRaspadinha } from './modules/raspadinha/raspadinha.routes.ts';
import { bindSorteio } from './modules/sorteio/sorteio.routes.ts';
import { bindUpload } from './modules/upload/upload.routes.ts';
import type { AppParts } from './app-parts.ts';
import { createServices } from './create-services.ts';
import { openAdapters } from './open-adapters.ts';

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
  const outbox = createLocalOutbox(db, clock);
  const services = createServices(parts, openAdapters(parts, outbox));
  const { hospedagens, consumidores, pessoas, login, apuracoes, paginas } = services;

  const http = createServer({ log, trustProxy: parts.trustProxy, limits: parts.httpLimits });
  const getPromotoraId = async (host: string) => (await hospedagens.get(host)).promotoraId;
  const gate = createGate({
    sessoes: services.sessoes,
    aparelhos: services.aparelhos,
    rateLimiter: services.rateLimiter,
    clock,
    getPromotoraId,
    // Behind a proxy the port of our socket is not the one that people open.
    getOwnPort: ({ socket }) => parts.publicPort ?? (parts.trustProxy > 0 ? undefined : socket.localPort),
    operatorToken: parts.operatorToken,
  });
  const binder = createBinder(http, gate, { checkAnswers: !isProduction });

  // The native shell is served from its own origin and carries its token in a header, never in a cookie.
  await http.register(cors, {
    origin: true,
    credentials: false,
    // Told, because the default leaves out what changes a password and what ends an account.
    methods: [...new Set(Object.values(paths).map(({ method }) => method))],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: 86_400,
  });
  bindConfiguracao(binder, hospedagens);
  bindCampanha(binder, services);
  bindExterno(binder, services);
  bindUpload(binder, http, { ...services, getPromotoraId });
  bindLogin(binder, { ...login, hospedagens });
  bindConsumidor(binder, { ...pessoas, consumidores, hospedagens, fotos: services.fotos });
  bindNotificacao(binder, services.dispositivos);
  bindCupom(binder, services);
  bindDinamicaCupom(binder, { ...pessoas, consumidores, hospedagens });
  bindDocumentoFiscal(binder, services);
  bindCodigoCupom(binder, services);
  bindComper(binder, services);
  bindContaCorrente(binder, services);
  bindRaspadinha(binder, services);
  bindSorteio(binder, services);
  bindOperador(binder, { ...services, ...pessoas, associados: login.associados });
  let ready: LoginDemo[] = [];
  if (!isProduction)
    await registerDesenvolvimento(http, {
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
    { name: 'numero.reclaim', everySeconds: 60, run: services.cupomStore.reclaimNumeros },
    { name: 'campanha.totais', everySeconds: 60, run: services.cupomStore.updateTotais },
    {
      name: 'documentoFiscal.apurar',
      everySeconds: 60,
      run: (stopping) => apuracoes.judgeWaiting(hospedagens.findById, stopping),
    },
    { name: 'sorteio.repetidos', everySeconds: 3600, run: services.sorteios.checkRepetidos },
    {
      name: 'raspadinha.registro',
      everySeconds: 600,
      run: (stopping) => services.aberturas.closeAll(hospedagens.findById, stopping),
    },
    // Due once a day, asked for each hour: a program that is started anew every day would never get there.
    { name: 'consumidor.esquecer', everySeconds: 3600, run: pessoas.exclusoes.forgetOld },
    { name: 'documentoFiscal.esquecer', everySeconds: 3600, run: services.guardas.forgetOld },
    { name: 'upload.cotas', everySeconds: 3600, run: services.cotas.forgetOld },
    { name: 'taxa.limpar', everySeconds: 3600, run: gate.forgetOld },
    { name: 'codigos.limpar', everySeconds: 3600, run: login.deleteExpired },
  ];
  let running: ReturnType<typeof startJobs> | undefined;
  return {
    http,
    async seed() {
      return (ready = await seed({
        campanhas: parts.folders.campanhas,
        publicacoes: services.publicacoes,
        hospedagens,
        logins: login.logins,
        codigos: services.codigos,
        comprovantes: services.comprovantes,
      }));
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
      await services.numeros.close().catch((err: unknown) => {
        // Nothing is lost: a lease ends by itself.
        log.warn({ err }, 'leased numbers were not given back');
      });
    },
  };
}
