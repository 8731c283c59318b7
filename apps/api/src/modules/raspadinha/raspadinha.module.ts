import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { PicPayPagador } from '../../adapters/picpay/picpay.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { ConsumidorService } from '../consumidor/public.ts';
import { createAberturaService, type AberturaService } from './abertura.service.ts';
import type { AberturaStore } from './abertura.store.ts';
import {
  createRaspadinhaService,
  type CountRaspadinhas,
  type RaspadinhaService,
} from './raspadinha.service.ts';
import type { RaspadinhaStore } from './raspadinha.store.ts';
import type { RaspadinhaViews } from './raspadinha.views.ts';

/** Cards and the record of their openings. */
export function createRaspadinhaModule(parts: {
  store: RaspadinhaStore;
  aberturaStore: AberturaStore;
  views: RaspadinhaViews;
  countRaspadinhas: CountRaspadinhas;
  consumidores: Pick<ConsumidorService, 'get'>;
  findNonceLacre: (publicada: CampanhaPublicada) => string | null;
  senders: { readonly email: EmailSender; readonly picPay: PicPayPagador };
  clock: Clock;
  log: Logger;
}): { raspadinhas: RaspadinhaService; aberturas: AberturaService } {
  const { email, picPay } = parts.senders;
  const aberturas = createAberturaService({ ...parts, store: parts.aberturaStore, email });
  return { aberturas, raspadinhas: createRaspadinhaService({ ...parts, aberturas, picPay }) };
}
