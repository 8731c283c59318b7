import { calls } from '@trevo/contract/calls';
import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import { createCofre, type CampanhaModule, type OperadorBinder } from '../campanha/public.ts';
import { type ChancesService, createChancesService } from './chances.service.ts';
import { createCongeladoStore } from './congelamento/congelado.store.ts';
import { type CongelamentoService, createCongelamentoService } from './congelamento/congelamento.service.ts';
import { createPreviaViews } from './congelamento/previa-congelamento.views.ts';
import type { UploadModule } from '../upload/public.ts';
import {
  createApuracaoSorteioService,
  type ApuracaoSorteioService,
} from './apuracao/apuracao-sorteio.service.ts';
import { createApuracaoSorteioStore } from './apuracao/apuracao-sorteio.store.ts';
import { createAtaService } from './ata/ata.service.ts';
import { createCalculoSorteio } from './apuracao/calculo-sorteio.ts';
import { createParticipantesService } from './congelamento/participantes.service.ts';
import { createParticipanteViews } from './congelamento/participantes.views.ts';
import { createFechoSorteioService } from './apuracao/fecho-sorteio.service.ts';
import { createProvaService, type ProvaService } from './prova-numeros.service.ts';
import { createProvaStore } from './prova-numeros.store.ts';
import { createResultadoService } from './apuracao/resultado.service.ts';
import { createResultadoStore } from './apuracao/resultado.store.ts';
import { createCheckRepetidos } from './numeros-repetidos.service.ts';
import { createSituacaoService } from './situacao-sorteio.service.ts';
import { bindSorteioOperador } from './sorteio.operador.routes.ts';
import { createSorteioService, type SorteioService } from './sorteio.service.ts';
import { createNumeroRepetidoStore, createSorteioStore } from './sorteio.store.ts';
import { createSorteioViews } from './sorteio.views.ts';
import { createTestemunhoService } from './testemunho.service.ts';
import { createTestemunhoStore } from './testemunho.store.ts';

export type SorteioModule = ReturnType<typeof createSorteioModule>;

/** Wires draws: winners, numbers next to a drawn one, and the check for duplicate numbers. */
export function createSorteioModule(parts: {
  db: Db;
  clock: Clock;
  log: Logger;
  keys: KeyRing;
  countUse: (key: string, segundos: number) => Promise<{ usos: number; segundos: number }>;
  campanha: CampanhaModule;
  senders: { readonly email: EmailSender };
  upload: Pick<UploadModule, 'arquivosSorteio'>;
}) {
  const { db, clock, log, campanha } = parts;
  const findCampanha = campanha.hospedagens.findById;
  const [store, views] = [createSorteioStore(db), createSorteioViews(db)];
  const congelados = createCongeladoStore(db);
  const resultadoStore = createResultadoStore(db);
  const apuracaoStore = createApuracaoSorteioStore(db);
  const stores = { apuracoes: apuracaoStore, congelados, resultados: resultadoStore };
  const resultados = createResultadoService({
    store: resultadoStore,
    congelados,
    apuracoes: apuracaoStore,
    arquivos: parts.upload.arquivosSorteio,
    clock,
  });
  const apuracoesSorteio = createApuracaoSorteioService({
    store: apuracaoStore,
    calculo: createCalculoSorteio({ apuracoes: apuracaoStore, congelados }),
    congelados,
    resultados: resultadoStore,
    premiados: store,
    clock,
  });
  const congelamentos = createCongelamentoService({
    store: congelados,
    previas: createPreviaViews(db),
    getChaveSais: campanha.getChaveSais,
    findCampanha,
    clock,
    log,
  });
  const testemunhos = createTestemunhoService({
    store: createTestemunhoStore(db),
    email: parts.senders.email,
    findCampanha,
    clock,
    log,
  });
  const provas = createProvaService({
    store: createProvaStore(db),
    congelados,
    getChaveSais: campanha.getChaveSais,
  });
  const chances = createChancesService(views, congelamentos.listCongelados, clock);
  const sorteios = createSorteioService(
    store,
    views,
    campanha.vitrines,
    {
      listCongelados: congelamentos.listCongelados,
      listDias: apuracaoStore.listDias,
      getChaveSais: campanha.getChaveSais,
    },
    clock,
  );
  const services = {
    sorteios,
    congelamentos,
    resultados,
    apuracoesSorteio,
    situacoes: createSituacaoService({
      views,
      congelamentos,
      resultados: resultadoStore,
      apuracoes: apuracaoStore,
      clock,
    }),
    atas: createAtaService({ ...stores, apuracoesSorteio }),
    participantes: createParticipantesService({
      views: createParticipanteViews(db),
      congelados,
      cofre: createCofre(parts.keys),
      countUse: parts.countUse,
      clock,
    }),
  };
  return {
    ...services,
    testemunhos,
    bindOperador: (operador: OperadorBinder) => bindSorteioOperador(operador, { ...campanha, ...services }),
    fechos: createFechoSorteioService({ ...stores, arquivos: parts.upload.arquivosSorteio }),
    listNumerosPorNota: views.listNumerosPorNota,
    bind: (binder: Binder) =>
      bindSorteio(binder, { sorteios, chances, congelamentos, apuracoesSorteio, provas }, campanha),
    jobs: [
      {
        name: 'sorteio.congelar',
        everySeconds: 60,
        runs: 'once',
        statementSeconds: 1_800,
        run: congelamentos.freezeDue,
      },
      {
        name: 'sorteio.arquivos',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 60,
        run: resultados.deleteUnusedFiles,
      },
      {
        name: 'sorteio.repetidos',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 300,
        run: createCheckRepetidos(createNumeroRepetidoStore(db), clock, log),
      },
    ] satisfies Job[],
  };
}

function bindSorteio(
  binder: Binder,
  {
    sorteios,
    chances,
    congelamentos,
    apuracoesSorteio,
    provas,
  }: {
    sorteios: SorteioService;
    chances: ChancesService;
    congelamentos: CongelamentoService;
    apuracoesSorteio: ApuracaoSorteioService;
    provas: ProvaService;
  },
  { hospedagens }: CampanhaModule,
): void {
  binder.bind(calls['cupom.chances'], async ({ params, context }) => ({
    retorno: await chances.list(
      await hospedagens.getCampanha(context.host, params.ano, params.identificacao),
      context.sessao.consumidorId,
    ),
  }));

  binder.bind(calls['cupom.sorteios'], async ({ params, context }) => ({
    retorno: await sorteios.list(
      await hospedagens.getCampanha(context.host, params.ano, params.identificacao),
      context.sessao?.consumidorId ?? null,
    ),
  }));

  binder.bind(calls['cupom.premiados'], async ({ params, context }) => {
    const { campanhaId } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const consumidorId = context.sessao?.consumidorId ?? null;
    return { retorno: await sorteios.listPremiados(campanhaId, params.date, consumidorId) };
  });

  binder.bind(calls['cupom.manifesto'], async ({ params, context }) => ({
    retorno: await congelamentos.getManifesto(
      await hospedagens.getCampanha(context.host, params.ano, params.identificacao),
      params.date,
    ),
  }));

  binder.bind(calls['cupom.prova'], async ({ params, query, context }) => ({
    retorno: await provas.get(
      await hospedagens.getCampanha(context.host, params.ano, params.identificacao),
      params.date,
      context.sessao.consumidorId,
      query.desde,
    ),
  }));

  binder.bind(calls['cupom.capsula'], async ({ params, context }) => ({
    retorno: await apuracoesSorteio.getCapsula(
      await hospedagens.getCampanha(context.host, params.ano, params.identificacao),
      params.date,
    ),
    nomeArquivo: `capsula-${params.date}.json`,
  }));
}
