import type { RequestContext } from '../../kernel/http/request-context.ts';
import type { CampanhaPublicada } from './hospedagem.service.ts';

/** Returns host and origin of a campaign for links in messages, with scheme and port of this request. */
export function toCampanhaLugar(
  context: Pick<RequestContext, 'origin'>,
  { arquivo }: CampanhaPublicada,
): { host: string; origin: string } {
  const origin = new URL(context.origin);
  origin.hostname = arquivo.hosts[0]!;
  return { host: origin.hostname, origin: origin.origin };
}
