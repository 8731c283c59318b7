import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { AmostraFoto, DrawFotoDemo } from '../../adapters/leitor-foto/leitor-foto.port.ts';
import type { LocalOutbox } from '../../adapters/local-outbox.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { PaginaService } from '../pagina/public.ts';
import {
  amostrasFoto,
  buildChaveDemo,
  type ConsoleDemo,
  createNotaDemo,
  type LoginDemo,
  renderCampanhas,
  renderNota,
  renderOutbox,
  toQrDemo,
} from './desenvolvimento.pages.ts';
import { renderEntrar } from './entrar.pages.ts';
import { registerEnsaio } from './ensaio/ensaio.routes.ts';
import type { DesenvolvimentoViews } from './desenvolvimento.views.ts';
import { registerFacebookImitado } from './facebook-imitado.ts';
import { registerLeitorImitado, type SignLeitura } from './leitor-imitado.ts';
import { registerTarefas } from './tarefas.routes.ts';

/**
 * Pages for local development: demo campaigns and logins, messages of the local senders, and receipts to scan.
 * Registered outside production only.
 */
export async function registerDesenvolvimento(
  http: FastifyInstance,
  parts: {
    views: DesenvolvimentoViews;
    outbox: LocalOutbox;
    paginas: PaginaService;
    clock: Clock;
    getLogins: () => readonly LoginDemo[];
    /** Returns the console with the demo operator; undefined without either. */
    getConsole: () => ConsoleDemo | undefined;
    /** Lists the shops of a host's campaign. */
    listLojas: (host: string) => Promise<CampanhaArquivo['associados']>;
    signLeitura: SignLeitura;
    drawFotoDemo: DrawFotoDemo;
    /** Lists the jobs of all modules. */
    listJobs: () => readonly Job[];
    /** The rehearsal clock and its service; undefined for a fixed clock. */
    ensaio: Parameters<typeof registerEnsaio>[1] | undefined;
  },
): Promise<void> {
  await http.register(async (app) => {
    app.addHook('onRequest', async (request) => {
      if (!isOwnPage(request) || !(await isOwnHost(request))) throw refuse('requisicao.naoEncontrada');
    });
    registerPages(app, parts);
  });

  /** DNS rebinding guard: a foreign host name that resolves here would make its pages same-origin with these. */
  async function isOwnHost({ hostname }: FastifyRequest): Promise<boolean> {
    if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
    return (await parts.views.listHosts()).some(({ host }) => host === hostname.toLowerCase());
  }
}

/**
 * Same-origin guard: these pages show codes and links, so no other site may read them, although CORS allows API
 * calls from anywhere.
 */
function isOwnPage({ headers, protocol, host }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin !== undefined && origin !== `${protocol}://${host}`) return false;
  const site = headers['sec-fetch-site'] ?? 'none';
  return ['none', 'same-origin'].includes(site) || headers['sec-fetch-mode'] === 'navigate';
}

const isAmostra = (name: string): name is AmostraFoto => Object.hasOwn(amostrasFoto, name);

function registerPages(app: FastifyInstance, parts: Parameters<typeof registerDesenvolvimento>[1]): void {
  registerFacebookImitado(app);
  registerLeitorImitado(app, parts.signLeitura);
  registerTarefas(app, parts.listJobs);
  if (parts.ensaio) registerEnsaio(app, parts.ensaio);

  app.get('/_dev', async (request, reply) => {
    const rows = await parts.views.listHosts();
    const port = request.host.split(':')[1];
    return reply
      .type('text/html; charset=utf-8')
      .send(renderCampanhas(rows, parts.getLogins(), port ? `:${port}` : '', parts.getConsole()));
  });

  app.get('/_dev/entrar', async (request, reply) => {
    const { pessoa, para = '/', esquema } = request.query as Partial<Record<string, string>>;
    // A path of this host only: `//elsewhere` would lead away.
    if (!/^\/(?![/\\])/.test(para)) throw refuse('requisicao.invalida');
    const host = request.hostname.toLowerCase();
    const ana = parts.getLogins().find((login) => login.host === host);
    const usuario = [ana, ana?.amiga][Number(pessoa)]?.usuario;
    if (pessoa !== undefined && !usuario) throw refuse('requisicao.naoEncontrada');
    return reply.type('text/html; charset=utf-8').send(
      renderEntrar({
        login: ana && usuario ? { usuario, senha: ana.senha } : undefined,
        para,
        esquema: esquema === 'claro' || esquema === 'escuro' ? esquema : undefined,
      }),
    );
  });

  app.get('/_dev/caixa-de-saida', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderOutbox(await parts.outbox.list(100))),
  );

  app.get('/_dev/caixa-de-saida.json', async () => ({ mensagens: await parts.outbox.list(100) }));

  let notas = 0;
  app.get('/_dev/nota', async (request, reply) => {
    const agora = parts.clock.now();
    const { anoMes } = toSaoPaulo(agora);
    const host = request.hostname.toLowerCase();
    // A different receipt at each request, also at regular intervals.
    const sorte = (agora.getTime() + notas++ * 7919) % 1_000_000;
    const livres = await parts.views.listVendasLivres(host, anoMes);
    const venda = livres[sorte % Math.max(1, livres.length)];
    const numero = (await parts.views.countChaves()) + sorte;
    const isHosted = (await parts.views.listHosts()).some((one) => one.host === host);
    const lojas = isHosted ? await parts.listLojas(host) : [];
    const chaveAcesso = venda?.chave_acesso ?? buildChaveDemo(numero, anoMes, lojas);
    const cupom = await parts.views.findCodigoLivre();
    // Photos show a receipt of no sales file, which would contradict them.
    const chaveFoto = buildChaveDemo(numero, anoMes, lojas);
    const html = renderNota(createNotaDemo(chaveAcesso), { cupom, venda, chaveFoto });
    return reply.type('text/html; charset=utf-8').send(html);
  });

  app.get('/_dev/nota.jpg', async (request, reply) => {
    const { chave = '', amostra = 'boa' } = request.query as { chave?: string; amostra?: string };
    const { dia, anoMes } = toSaoPaulo(parts.clock.now());
    const parsed = parseChaveAcesso(chave, anoMes);
    if (!parsed.ok || !isAmostra(amostra)) throw refuse('requisicao.invalida');
    const { chaveAcesso } = parsed.chave;
    const nota = { chaveAcesso, qr: toQrDemo(chaveAcesso), hoje: dia };
    return reply.type('image/jpeg').send(await parts.drawFotoDemo(nota, amostra));
  });

  app.addContentTypeParser('text/html', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/_dev/pagina', async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(await parts.paginas.renderTemplate(request.hostname.toLowerCase(), String(request.body))),
  );
}
