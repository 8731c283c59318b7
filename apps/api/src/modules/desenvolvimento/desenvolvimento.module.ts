import type { FastifyInstance } from 'fastify';
import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { ResultadoSimulacao } from '@trevo/contract/estudio/simulacao.calls';
import type { DrawFotoDemo } from '../../adapters/leitor-foto/leitor-foto.port.ts';
import type { LocalOutbox } from '../../adapters/local-outbox.ts';
import { getOutsideTime, type Clock, type RelogioEnsaio } from '../../kernel/clock.ts';
import { comando } from '../../kernel/auth/ator.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import type { CodigoCupomModule } from '../codigo-cupom/public.ts';
import type { RelatorioModule } from '../relatorio/public.ts';
import type { VendaModule } from '../venda/public.ts';
import { type OperadorModule, toCodigo } from '../operador/public.ts';
import type { PaginaModule } from '../pagina/public.ts';
import { registerDesenvolvimento } from './desenvolvimento.routes.ts';
import { createEnsaioService } from './ensaio/ensaio.service.ts';
import { createDesenvolvimentoViews, type DesenvolvimentoViews } from './desenvolvimento.views.ts';
import type { SignLeitura } from './leitor-imitado.ts';
import { type ConsoleDemo, type LoginDemo, operadoresDemo } from './desenvolvimento.pages.ts';
import { desenvolvimentoText } from './desenvolvimento.text.ts';
import { seed, type OpenServicos } from './historia/seeds.ts';
import { simulate, type PedidoSimulacao } from './ensaio/simulacao.ts';

/** Wires development-only features: seed data and its pages. */
export function createDesenvolvimentoModule(parts: {
  db: Db;
  clock: Clock;
  relogio: RelogioEnsaio | undefined;
  log: Logger;
  outbox: LocalOutbox;
  /** Folder of the demo campaigns. */
  campanhas: string;
  campanha: CampanhaModule;
  codigoCupom: CodigoCupomModule;
  venda: VendaModule;
  operador: Pick<OperadorModule, 'demo'>;
  relatorio: Pick<RelatorioModule, 'updateResumos'>;
  /** Scheme, host and port of the operators' console. */
  consoleOrigin: string | undefined;
  pagina: PaginaModule;
  signLeitura: SignLeitura;
  drawFotoDemo: DrawFotoDemo;
}) {
  const { outbox, clock } = parts;
  const { paginas } = parts.pagina;
  const views = createDesenvolvimentoViews(parts.db);
  let ready: LoginDemo[] = [];
  let jobs: readonly Job[] = [];
  const getConsole = (): ConsoleDemo | undefined => {
    if (parts.consoleOrigin === undefined || ready.length === 0) return undefined;
    const agora = getOutsideTime(clock);
    const depois = new Date(agora.getTime() + 30_000);
    return {
      origin: parts.consoleOrigin,
      operadores: operadoresDemo.map((operador) => ({
        operador,
        codigos: [toCodigo(operador.segredo, agora), toCodigo(operador.segredo, depois)],
      })),
    };
  };
  const { relogio } = parts;
  const listJobs = () => jobs;
  const ensaio = relogio && {
    relogio,
    ensaio: createEnsaioService({
      ...parts,
      relogio,
      listArquivos: () => listArquivos(views, parts.campanha),
      listJobs,
    }),
  };
  return {
    /** Sets the jobs that run by their name, and while the rehearsal clock is moved. */
    useJobs: (all: readonly Job[]) => void (jobs = all),
    async seed(openServicos: OpenServicos, porta: number | undefined): Promise<LoginDemo[]> {
      ready = await seed(
        { ...parts, ...parts.campanha, ...parts.codigoCupom, ...parts.venda, ...parts.operador },
        openServicos,
        porta,
      );
      await parts.relatorio.updateResumos();
      return ready;
    },
    /** Plays a crowd in the first campaign, from its first day on, and reports the percentage of the days played. */
    async simulate(
      openServicos: OpenServicos,
      pedido: PedidoSimulacao,
      report: (progresso: number) => void,
    ): Promise<ResultadoSimulacao> {
      const [{ host } = { host: '' }] = await views.listHosts();
      const hospedagem = await parts.campanha.hospedagens.get(host);
      let agora = clock.now();
      const servicos = openServicos({ now: () => agora });
      const setClock = (instant: Date) => void (agora = instant);
      const lugar = { host, origin: `http://${host}` };
      return simulate({ servicos, setClock, lugar, hospedagem, report }, pedido);
    },
    async publish(nomeArquivo: string, texto: string): Promise<void> {
      await parts.campanha.publicacoes.publish(nomeArquivo, texto, [], {
        ator: comando,
        confirmacao: { motivo: desenvolvimentoText.motivoEnsaio },
      });
    },
    serve: (http: FastifyInstance) =>
      registerDesenvolvimento(http, {
        views,
        outbox,
        paginas,
        clock,
        getLogins: () => ready,
        getConsole,
        listLojas: async (host) => (await parts.campanha.hospedagens.get(host)).principal.arquivo.associados,
        signLeitura: parts.signLeitura,
        drawFotoDemo: parts.drawFotoDemo,
        listJobs,
        ensaio,
      }),
  };
}

/** Lists the files of all campaigns once each, in the order of their hosts. */
async function listArquivos(
  views: DesenvolvimentoViews,
  { hospedagens }: CampanhaModule,
): Promise<CampanhaArquivo[]> {
  const hosts = new Map((await views.listHosts()).map(({ campanha_id, host }) => [campanha_id, host]));
  return Promise.all(
    [...hosts.values()].map(async (host) => (await hospedagens.get(host)).principal.arquivo),
  );
}
