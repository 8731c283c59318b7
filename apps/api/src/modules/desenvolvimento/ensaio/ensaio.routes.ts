import type { FastifyInstance } from 'fastify';
import type { RelogioEnsaio } from '../../../kernel/clock.ts';
import { renderRelogio } from './ensaio.pages.ts';
import type { EnsaioService } from './ensaio.service.ts';

/** Registers the page that moves the rehearsal clock. */
export function registerEnsaio(
  app: FastifyInstance,
  { ensaio, relogio }: { readonly ensaio: EnsaioService; readonly relogio: RelogioEnsaio },
): void {
  const render = async (isRefused: boolean) =>
    renderRelogio({
      agora: relogio.now(),
      isAdvanced: relogio.isAdvanced(),
      vidas: await ensaio.listVidas(),
      isRefused,
    });

  app.get('/_dev/relogio', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(await render(false)),
  );

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.post('/_dev/relogio', async (request, reply) => {
    const ate = request.body instanceof URLSearchParams ? parseMomento(request.body.get('ate')) : undefined;
    if (ate && (await ensaio.advance(ate))) return reply.redirect('/_dev/relogio', 303);
    return reply
      .code(422)
      .type('text/html; charset=utf-8')
      .send(await render(true));
  });
}

/** Parses an ISO 8601 instant, or a local time of São Paulo as a form sends it. */
function parseMomento(given: string | null): Date | undefined {
  const isLocal = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(given ?? '');
  const moment = new Date(isLocal ? `${given}-03:00` : (given ?? ''));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
