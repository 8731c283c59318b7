import type { FastifyInstance } from 'fastify';
import { renderFacebook } from './desenvolvimento.pages.ts';

interface Query {
  readonly client_id?: string;
  readonly redirect_uri?: string;
  readonly state?: string;
  readonly response_type?: string;
  /** Account chosen in the mock dialog. */
  readonly id?: string;
}

/**
 * Mocks Facebook's sign-in dialog for campaigns with the app id `local`: asks for the account and redirects with
 * a token in the fragment. Never redirects to another origin.
 */
export function registerFacebookImitado(app: FastifyInstance): void {
  app.get<{ Querystring: Query }>('/_dev/facebook', async (request, reply) => {
    const { client_id, redirect_uri = '', state = '', response_type, id } = request.query;
    const target = URL.canParse(redirect_uri) ? new URL(redirect_uri) : undefined;
    const isOurs = target?.origin === `${request.protocol}://${request.host}`;
    if (!target || !isOurs || client_id !== 'local' || response_type !== 'token')
      return reply
        .status(400)
        .type('text/html; charset=utf-8')
        .send(renderFacebook({ falta: 'client_id=local, response_type=token e redirect_uri desta origem' }));
    if (id === undefined) {
      const cancel = new URL(target);
      cancel.search = new URLSearchParams({
        error: 'access_denied',
        error_reason: 'user_denied',
        state,
      }).toString();
      return reply
        .type('text/html; charset=utf-8')
        .send(renderFacebook({ redirectUri: target.href, state, cancelar: cancel.href }));
    }
    const pessoa =
      id
        .toLowerCase()
        .replace(/[^a-z0-9-]/g, '')
        .slice(0, 30) || 'ana';
    target.hash = new URLSearchParams({
      access_token: `local:${pessoa}`,
      token_type: 'bearer',
      expires_in: '5184000',
      state,
    }).toString();
    return reply.redirect(target.href);
  });
}
