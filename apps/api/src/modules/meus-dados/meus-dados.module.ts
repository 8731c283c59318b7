import { calls } from '@trevo/contract/calls';
import { meusDadosPaths } from '@trevo/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import { type CampanhaModule, type OperadorBinder, toCampanhaLugar } from '../campanha/public.ts';
import type { ConsumidorModule } from '../consumidor/public.ts';
import type { LoginModule } from '../login/public.ts';
import { meusDadosPolicy, vencidoPage, writePage } from './meus-dados.pages.ts';
import { createMeusDadosService, type MeusDadosService } from './meus-dados.service.ts';
import { createMeusDadosViews } from './meus-dados.views.ts';
import { writeJson } from './write-json.ts';

/** Wires the export of a consumer's data, as a page and as JSON. */
export function createMeusDadosModule(parts: {
  db: Db;
  clock: Clock;
  countUse: (key: string, segundos: number) => Promise<{ usos: number; segundos: number }>;
  campanha: CampanhaModule;
  consumidor: ConsumidorModule;
  login: LoginModule;
}) {
  const service = createMeusDadosService({
    ...parts,
    ...parts.campanha,
    ...parts.consumidor,
    views: createMeusDadosViews(parts.db),
    tokens: parts.login.tokensVerificacao,
    checkSenhaAtual: parts.login.senhas.checkAtual,
  });
  return {
    bind(binder: Binder): void {
      binder.bind(calls['meusDados.pedir'], async ({ body, context }) => ({
        retorno: await service.request(context.sessao.consumidorId, body.senhaAtual),
      }));
    },
    bindOperador(operador: OperadorBinder): void {
      operador.daCampanha(calls['operador.pedirDadosPessoa'], async ({ publicada, params, context }) => {
        const { origin } = toCampanhaLugar(context, publicada);
        const quem = `${context.ator.tipo}:${context.ator.id}`;
        const { promotoraId } = publicada;
        return { retorno: await service.requestDaPessoa(promotoraId, params.consumidorID, { origin, quem }) };
      });
    },
    serve: (http: FastifyInstance) => serveMeusDados(http, service),
  };
}

type Request = FastifyRequest<{ Querystring: { token?: unknown } }>;

async function serveMeusDados(http: FastifyInstance, service: MeusDadosService): Promise<void> {
  const find = async (request: Request, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store').header('content-security-policy', meusDadosPolicy);
    // Browsers reject COOP on a sandboxed page.
    reply.header('referrer-policy', 'no-referrer').removeHeader('cross-origin-opener-policy');
    const { token } = request.query;
    return typeof token === 'string' && token !== ''
      ? { token, dados: await service.find(request.hostname.toLowerCase(), token) }
      : { token: '', dados: undefined };
  };
  const sendVencido = (reply: FastifyReply) =>
    reply.status(410).type('text/html; charset=utf-8').send(vencidoPage);

  http.get(meusDadosPaths.html, async (request: Request, reply) => {
    const { token, dados } = await find(request, reply);
    if (!dados) return sendVencido(reply);
    const page = writePage(dados, `${meusDadosPaths.json}?token=${encodeURIComponent(token)}`);
    return reply.type('text/html; charset=utf-8').send(Readable.from(page));
  });
  http.get(meusDadosPaths.json, async (request: Request, reply) => {
    const { dados } = await find(request, reply);
    if (!dados) return sendVencido(reply);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="meus-dados.json"')
      .send(Readable.from(writeJson(dados)));
  });
}
