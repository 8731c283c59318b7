import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import type { CupomModule } from '../cupom/public.ts';
import type { DocumentoFiscalModule } from '../documento-fiscal/public.ts';
import { createDestinoService } from './destino.service.ts';
import { createDestinoStore } from './destino.store.ts';
import { createNovidadeStore } from './resumo/novidade.store.ts';
import { createLojasStore } from './resumo/resumo-lojas.store.ts';
import { createFotoStore } from './resumo/resumo-foto.store.ts';
import { bindRelatorioOperador } from './relatorio.operador.routes.ts';
import { createRelatorioService } from './relatorio.service.ts';
import { createRelatorioViews } from './relatorio.views.ts';
import { createResumoService } from './resumo/resumo-horas.service.ts';
import { createResumoStore } from './resumo/resumo.store.ts';
import { createSemanaService } from './semana.service.ts';

export type RelatorioModule = ReturnType<typeof createRelatorioModule>;

/** Wires the reports of campaigns: roll-ups, their reading and the weekly e-mail. */
export function createRelatorioModule(parts: {
  db: Db;
  clock: Clock;
  log: Logger;
  senders: { readonly email: EmailSender };
  campanha: Pick<CampanhaModule, 'hospedagens'>;
  cupom: Pick<CupomModule, 'measureRestam'>;
  documentoFiscal: Pick<DocumentoFiscalModule, 'takeMudados'>;
}) {
  const { db, clock, log, campanha } = parts;
  const findCampanha = campanha.hospedagens.findById;
  const relatorios = createRelatorioService({
    views: createRelatorioViews(db),
    measureRestam: parts.cupom.measureRestam,
    clock,
  });
  const resumos = createResumoService({
    ...parts.documentoFiscal,
    store: createResumoStore(db),
    novidades: createNovidadeStore(db),
    lojas: createLojasStore(db),
    fotos: createFotoStore(db),
    findCampanha,
    clock,
  });
  const destinos = createDestinoStore(db);
  const destinosRelatorio = createDestinoService(destinos, clock);
  const semanas = createSemanaService({
    store: destinos,
    relatorios,
    findCampanha,
    email: parts.senders.email,
    clock,
    log,
  });
  return {
    bindOperador: (operador: OperadorBinder) =>
      bindRelatorioOperador(operador, { relatorios, destinosRelatorio }),
    /** Brings roll-ups and present state up to date, for the demo. */
    async updateResumos(): Promise<void> {
      await resumos.run();
      await resumos.photograph();
    },
    jobs: [
      {
        name: 'relatorio.resumir',
        everySeconds: 60,
        runs: 'once',
        statementSeconds: 60,
        run: resumos.run,
      },
      {
        name: 'relatorio.fotografar',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 60,
        run: resumos.photograph,
      },
      {
        name: 'relatorio.enviar',
        everySeconds: 600,
        runs: 'once',
        statementSeconds: 60,
        run: semanas.run,
      },
    ] satisfies Job[],
  };
}
