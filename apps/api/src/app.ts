import cors from '@fastify/cors';
import { paths } from '@trevo/contract/paths';
import type { FastifyInstance } from 'fastify';
import { createLocalOutbox } from './adapters/local-outbox.ts';
import { createBinder, type Binder } from './kernel/http/bind-call.ts';
import type { Clock } from './kernel/clock.ts';
import { createGate } from './kernel/http/gate.ts';
import { toOpenApi } from './kernel/http/openapi.ts';
import { createServer } from './kernel/http/server.ts';
import { startJobs, type Job } from './kernel/jobs.ts';
import type { LoginDemo } from './modules/desenvolvimento/seeds.ts';
import type { AppParts } from './app-parts.ts';
import { createAcesso, createServices } from './create-services.ts';
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

/** What a module brings to the program. */
interface Module {
  /** Serves its calls. */
  bind?(binder: Binder): void;
  /** Serves what is no call: files and pages. */
  serve?(http: FastifyInstance): Promise<void>;
  readonly jobs?: readonly Job[];
}

/** All services at another clock, for people who were never there: what they send stays on this machine. */
function openAt(clock: Clock, parts: AppParts) {
  const local = {
    smtpUrl: undefined,
    sms: undefined,
    whatsapp: undefined,
    picPay: undefined,
    voucher: undefined,
    leitor: undefined,
    onesignal: undefined,
    sns: undefined,
    nfce: undefined,
  };
  const own: AppParts = { ...parts, ...local, clock };
  const acesso = createAcesso(own);
  const outbox = createLocalOutbox(own.db, clock);
  return { ...acesso, ...createServices(own, acesso, { ...openAdapters(own, outbox), outbox }) };
}

/** Builds the kernel and mounts the modules; read it top to bottom to see the whole program. */
export async function createApp(parts: AppParts): Promise<TrevoApp> {
  const { db, clock, log } = parts;
  const isProduction = parts.ambiente === 'producao';
  const acesso = createAcesso(parts);
  const outbox = createLocalOutbox(db, clock);
  const services = createServices(parts, acesso, { ...openAdapters(parts, outbox), outbox });
  const { campanha, login, cupom, desenvolvimento, ...others } = services;
  const modules: readonly Module[] = [
    ...Object.values({ campanha, login, cupom, ...others }),
    ...(isProduction ? [] : [desenvolvimento]),
  ];

  const http = createServer({ log, trustProxy: parts.trustProxy, limits: parts.httpLimits });
  const gate = createGate({
    ...acesso,
    sessoes: login.sessoes,
    clock,
    getPromotoraId: campanha.hospedagens.getPromotoraId,
    // Behind a proxy the port of our socket is not the one that people open.
    getOwnPort: ({ socket }) => parts.publicPort ?? (parts.trustProxy > 0 ? undefined : socket.localPort),
    operatorToken: parts.operatorToken,
  });
  const binder = createBinder(http, gate, { checkAnswers: !isProduction, limits: parts.httpLimits });

  // The native shell is served from its own origin and carries its token in a header, never in a cookie.
  await http.register(cors, {
    origin: true,
    credentials: false,
    // Told, because the default leaves out what changes a password and what ends an account.
    methods: [...new Set(Object.values(paths).map(({ method }) => method))],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: 86_400,
  });
  for (const module of modules) {
    module.bind?.(binder);
    await module.serve?.(http);
  }
  const openApi = toOpenApi(parts.version);
  http.get('/openapi.json', async () => openApi);
  http.get('/saude', async () => {
    await db.query('select 1');
    return { situacao: 'ok' };
  });

  const jobs: readonly Job[] = [
    ...modules.flatMap((module) => module.jobs ?? []),
    { name: 'taxa.limpar', everySeconds: 3600, run: gate.forgetOld },
  ];
  let running: ReturnType<typeof startJobs> | undefined;
  return {
    http,
    seed: () => desenvolvimento.seed((other) => openAt(other, parts)),
    startJobs() {
      running = startJobs(jobs, log);
    },
    async runJob(name) {
      await jobs.find((job) => job.name === name)?.run();
    },
    async close() {
      await running?.stop();
      await http.close();
      await cupom.numeros.close().catch((err: unknown) => {
        // Nothing is lost: a lease ends by itself.
        log.warn({ err }, 'leased numbers were not given back');
      });
    },
  };
}
