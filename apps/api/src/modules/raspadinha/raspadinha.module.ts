import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { PicPayPagador } from '../../adapters/picpay/picpay.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import type { ConsumidorModule } from '../consumidor/public.ts';
import { createAberturaService } from './abertura.service.ts';
import { createAberturaStore } from './abertura.store.ts';
import { bindRaspadinha } from './raspadinha.routes.ts';
import { type CountRaspadinhas, createRaspadinhaService } from './raspadinha.service.ts';
import { createRaspadinhaStore } from './raspadinha.store.ts';
import { createRaspadinhaViews } from './raspadinha.views.ts';

export type RaspadinhaModule = ReturnType<typeof createRaspadinhaModule>;

/** Wires scratch cards and the log of their openings. */
export function createRaspadinhaModule(parts: {
  db: Db;
  clock: Clock;
  log: Logger;
  senders: { readonly email: EmailSender; readonly picPay: PicPayPagador };
  campanha: CampanhaModule;
  consumidor: ConsumidorModule;
  countRaspadinhas: CountRaspadinhas;
}) {
  const { db, clock, log, senders, campanha, consumidor } = parts;
  const { hospedagens, findNonceLacre } = campanha;
  const { consumidores } = consumidor;
  const aberturas = createAberturaService({
    store: createAberturaStore(db),
    clock,
    log,
    email: senders.email,
  });
  const store = createRaspadinhaStore(db);
  const views = createRaspadinhaViews(db);
  const raspadinhas = createRaspadinhaService({
    store,
    views,
    countRaspadinhas: parts.countRaspadinhas,
    consumidores,
    picPay: senders.picPay,
    aberturas,
    findNonceLacre,
    clock,
    log,
  });
  return {
    raspadinhas,
    aberturas,
    bind: (binder: Binder) => bindRaspadinha(binder, { raspadinhas, aberturas, consumidores, hospedagens }),
    jobs: [
      {
        name: 'raspadinha.registro',
        everySeconds: 600,
        runs: 'once',
        statementSeconds: 60,
        run: (stopping?: AbortSignal) => aberturas.closeAll(hospedagens.findById, stopping),
      },
    ] satisfies Job[],
  };
}
