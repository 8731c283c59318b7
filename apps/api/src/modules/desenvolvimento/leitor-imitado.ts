import type { FastifyInstance } from 'fastify';
import { cleanChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { renderLeitor } from './desenvolvimento.pages.ts';

interface Query {
  readonly chave?: string;
  readonly retorno?: string;
  /** Receipt value entered by the user, in reais: `45,90`. */
  readonly valor?: string;
}

/** Signs a reading like the external reader does. */
export type SignLeitura = (leitura: { chave: string; valorCentavos: number }) => Promise<string>;

/**
 * Mocks the external reader: asks for the receipt's value, signs it and redirects back. Never redirects to
 * another origin.
 */
export function registerLeitorImitado(app: FastifyInstance, signLeitura: SignLeitura): void {
  app.get<{ Querystring: Query }>('/_dev/leitor', async (request, reply) => {
    const { chave = '', retorno = '', valor } = request.query;
    const target = URL.canParse(retorno) ? new URL(retorno) : undefined;
    reply.type('text/html; charset=utf-8');
    if (!target || target.origin !== `${request.protocol}://${request.host}`)
      return reply.status(400).send(renderLeitor({ falta: 'chave e retorno desta origem' }));
    const centavos = parseReais(valor);
    if (centavos === undefined) return reply.send(renderLeitor({ chave, retorno: target.href }));
    const leitura = { chave: cleanChaveAcesso(chave), valorCentavos: centavos };
    target.searchParams.set('status', '200');
    target.searchParams.set('leitura', await signLeitura(leitura));
    return reply.redirect(target.href);
  });
}

function parseReais(text = ''): number | undefined {
  const [, reais, centavos = '0'] = /^(\d{1,7})(?:,(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return reais === undefined ? undefined : Number(reais) * 100 + Number(centavos.padEnd(2, '0'));
}
