import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { createLocalCep } from './adapters/cep/local-cep.ts';
import { createViaCep } from './adapters/cep/viacep.ts';
import { createLocalEmail } from './adapters/email/local-email.ts';
import { createSmtpEmail } from './adapters/email/smtp-email.ts';
import { createLocalGeocoder } from './adapters/geocodificacao/local-geocodificacao.ts';
import { createNominatim } from './adapters/geocodificacao/nominatim.ts';
import { createGraphFacebook } from './adapters/facebook/graph-facebook.ts';
import { createLocalFacebook } from './adapters/facebook/local-facebook.ts';
import { createLocalOutbox } from './adapters/local-outbox.ts';
import { createHttpSms, type HttpSmsOptions } from './adapters/sms/http-sms.ts';
import { createLocalSms } from './adapters/sms/local-sms.ts';
import { createCloudWhatsapp, type CloudWhatsappOptions } from './adapters/whatsapp/cloud-whatsapp.ts';
import { createLocalWhatsapp } from './adapters/whatsapp/local-whatsapp.ts';
import { createLocalStorage } from './adapters/storage/local-storage.ts';
import { createS3Storage } from './adapters/storage/s3-storage.ts';
import { createComprovantes } from './kernel/auth/comprovante.ts';
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
import { createCpfRestritoService } from './modules/campanha/cpf-restrito.service.ts';
import { createCpfRestritoStore } from './modules/campanha/cpf-restrito.store.ts';
import { createHospedagemService } from './modules/campanha/hospedagem.service.ts';
import { createPublicacaoService } from './modules/campanha/publicacao.service.ts';
import { bindConfiguracao } from './modules/configuracao/configuracao.routes.ts';
import { bindConsumidor } from './modules/consumidor/consumidor.routes.ts';
import { createConsumidorService } from './modules/consumidor/consumidor.service.ts';
import { createConsumidorStore } from './modules/consumidor/consumidor.store.ts';
import { createPessoaModule } from './modules/consumidor/consumidor.module.ts';
import { createExclusaoStore } from './modules/consumidor/exclusao.store.ts';
import { createIndicacaoViews } from './modules/consumidor/indicacao.views.ts';
import { createPerfilStore } from './modules/consumidor/perfil.store.ts';
import { createPrimeiroAcessoStore } from './modules/consumidor/primeiro-acesso.store.ts';
import { bindCupom } from './modules/cupom/cupom.routes.ts';
import { createCupomService } from './modules/cupom/cupom.service.ts';
import { createCupomStore } from './modules/cupom/cupom.store.ts';
import { createCupomViews } from './modules/cupom/cupom.views.ts';
import { bindDinamicaCupom } from './modules/cupom/dinamica-cupom.routes.ts';
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
import { bindExterno } from './modules/externo/externo.routes.ts';
import { createExternoService } from './modules/externo/externo.service.ts';
import { createCodigoTemporarioStore } from './modules/login/codigo-temporario.store.ts';
import { createLoginModule } from './modules/login/login.module.ts';
import { bindLogin } from './modules/login/login.routes.ts';
import { createTokenVerificacaoStore } from './modules/login/token-verificacao.store.ts';
import { createDispositivoService } from './modules/notificacao/dispositivo.service.ts';
import { createDispositivoStore } from './modules/notificacao/dispositivo.store.ts';
import { bindNotificacao } from './modules/notificacao/notificacao.routes.ts';
import { bindOperador } from './modules/operador/operador.routes.ts';
import { registerPagina } from './modules/pagina/pagina.routes.ts';
import { createPaginaService } from './modules/pagina/pagina.service.ts';
import { createFotoService } from './modules/upload/foto.service.ts';
import { bindUpload } from './modules/upload/upload.routes.ts';

/** What the program is made of, handed in so that tests can hand in other things. */
export interface AppParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly ambiente: 'producao' | 'teste' | 'desenvolvimento';
  readonly masterSecret: string;
  readonly operatorToken: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Providers of messages; without them messages stay in the local outbox. */
  readonly sms: HttpSmsOptions | undefined;
  readonly whatsapp: CloudWhatsappOptions | undefined;
  /** Bucket for files, `https://key:secret@host/bucket`; without it they lie in folders.arquivos. */
  readonly storageUrl: string | undefined;
  readonly cepUrl: string | undefined;
  readonly geocodificacaoUrl: string | undefined;
  readonly trustProxy: number;
  readonly version: string;
  readonly folders: { webDist: string; marcas: string; campanhas: string; arquivos: string };
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
  const comprovantes = createComprovantes(secrets.derive('comprovantes'), clock);
  const outbox = createLocalOutbox(db, clock);
  const email = parts.smtpUrl ? createSmtpEmail(parts.smtpUrl) : createLocalEmail(outbox);
  const sms = parts.sms ? createHttpSms(parts.sms) : createLocalSms(outbox);
  const whatsapp = parts.whatsapp ? createCloudWhatsapp(parts.whatsapp) : createLocalWhatsapp(outbox);
  const graph = createGraphFacebook();
  const facebook = isProduction ? graph : createLocalFacebook(graph);

  const campanhaStore = createCampanhaStore(db);
  const hospedagens = createHospedagemService(campanhaStore, clock, { hasDemoFallback: !isProduction });
  const publicacoes = createPublicacaoService({
    store: campanhaStore,
    secrets,
    clock,
    onPublish: hospedagens.forget,
  });
  const cpfsRestritos = createCpfRestritoService(createCpfRestritoStore(db));
  const externos = createExternoService({
    cep: parts.cepUrl ? createViaCep(parts.cepUrl) : createLocalCep(),
    openCep: createViaCep,
    geocoder: parts.geocodificacaoUrl ? createNominatim(parts.geocodificacaoUrl) : createLocalGeocoder(),
    openGeocoder: createNominatim,
  });
  const fotos = createFotoService(
    parts.storageUrl ? createS3Storage(parts.storageUrl) : createLocalStorage(parts.folders.arquivos),
    secrets.derive('fotos'),
  );
  const consumidorStore = createConsumidorStore(db);
  const consumidores = createConsumidorService(consumidorStore, externos, clock);
  const login = createLoginModule({
    codigoStore: createCodigoTemporarioStore(db),
    tokenStore: createTokenVerificacaoStore(db),
    clock,
    log,
    secrets,
    consumidores,
    hospedagens,
    cpfsRestritos,
    tokens,
    comprovantes,
    senders: { email, sms, whatsapp },
    facebook,
    onRevoke: (consumidorId) => sessoes.forget(consumidorId),
  });
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
  const sessoes = createSessaoReader({
    tokens,
    clock,
    isCurrent: login.logins.isCurrent,
    isHostOf: async (host, promotoraId) => (await hospedagens.get(host)).promotoraId === promotoraId,
  });
  const gate = createGate({
    sessoes,
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
  bindCampanha(binder, { hospedagens, cpfsRestritos });
  bindExterno(binder, { externos, hospedagens });
  bindUpload(binder, http, fotos);
  bindLogin(binder, { ...login, hospedagens });
  const pessoas = createPessoaModule({
    consumidorStore,
    perfilStore: createPerfilStore(db),
    exclusaoStore: createExclusaoStore(db),
    primeiroAcessoStore: createPrimeiroAcessoStore(db),
    indicacaoViews: createIndicacaoViews(db),
    externos,
    fotos,
    comprovantes,
    clock,
    onEmailChange: (row, request) => void login.emails.send(row, request),
    onRevoke: sessoes.forget,
  });
  bindConsumidor(binder, { ...pessoas, consumidores, hospedagens });
  bindNotificacao(binder, createDispositivoService(createDispositivoStore(db), clock));
  bindCupom(binder, { cupons, hospedagens });
  bindDinamicaCupom(binder, { ...pessoas, consumidores, hospedagens });
  bindDocumentoFiscal(binder, { documentos, lista, hospedagens });
  bindOperador(binder, { publicacoes, apuracoes, lista, hospedagens, cpfsRestritos, ...pessoas });
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
    { name: 'consumidor.esquecer', everySeconds: 86_400, run: pessoas.exclusoes.forgetOld },
    { name: 'taxa.limpar', everySeconds: 3600, run: gate.forgetOld },
    { name: 'codigos.limpar', everySeconds: 3600, run: login.deleteExpired },
  ];
  let running: ReturnType<typeof startJobs> | undefined;
  return {
    http,
    async seed() {
      return (ready = await seed({
        campanhas: parts.folders.campanhas,
        publicacoes,
        hospedagens,
        logins: login.logins,
        comprovantes,
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
      await numeros.close();
    },
  };
}
