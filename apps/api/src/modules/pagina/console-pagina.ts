import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compress } from '../../kernel/compressed.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { sendCompressed } from '../../kernel/http/send-compressed.ts';
import { toConsolePolicy } from './page-policy.ts';

/** Answers a request at the console's host with the page, or refuses it. */
export type SendConsole = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Serves the files of the operators' console at its host, and returns the sender of its page: every address of the
 * console is the same page.
 *
 * @param parts.dist build of the console
 * @param parts.host undefined without a console
 * @param parts.previaOrigin scheme, host and port below which previews are served; undefined without previews
 */
export async function registerConsole(
  http: FastifyInstance,
  {
    dist,
    host,
    previaOrigin,
  }: {
    readonly dist: string;
    readonly host: string | undefined;
    readonly previaOrigin: string | undefined;
  },
): Promise<SendConsole> {
  const file = join(dist, 'index.html');
  const policy = toConsolePolicy(previaOrigin?.replace('://', '://*.'));
  const page = host !== undefined && existsSync(file) ? compress(readFileSync(file, 'utf8')) : undefined;
  if (page)
    await http.register(async (files) => {
      files.addHook('onRequest', async ({ hostname }) => {
        if (hostname.toLowerCase() !== host) throw refuse('requisicao.naoEncontrada');
      });
      await files.register(fastifyStatic, {
        root: join(dist, 'arquivos'),
        prefix: '/arquivos/',
        // A route per file: the library's single route reads the whole folder at each request.
        wildcard: false,
        globIgnore: ['**/*.{br,gz}'],
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
        decorateReply: false,
      });
    });
  return (request, reply) => {
    if (!page || !isNavigation(request)) throw refuse('requisicao.naoEncontrada');
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('x-frame-options', 'DENY')
      // The token of an invitation is in the fragment, and no address of the console concerns another site.
      .header('referrer-policy', 'no-referrer');
    return sendCompressed(request, reply, page);
  };
}

/** Navigations get the page. No address of the console ends like a file, so that a missed file is an error. */
const isNavigation = ({ headers, url }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html') && !/\.\w+$/.test(url.split('?', 1)[0]!);
