import type { RetornoOf } from '@trevo/contract/call';
import { calls, type Calls } from '@trevo/contract/calls';
import { requireOwn } from '../../kernel/auth/sessao.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import { createCanalStore } from './canal.store.ts';
import { createDispositivoService, type DispositivoService } from './dispositivo.service.ts';
import { createDispositivoStore } from './dispositivo.store.ts';
import { createEnvioGeralStore } from './envio-geral.store.ts';
import { createEnvioService } from './envio.service.ts';
import { createEnvioStore } from './envio.store.ts';
import { createMensagemService } from './mensagem.service.ts';
import { createMensagemStore } from './mensagem.store.ts';
import { toDestino, toPalavras } from './notificacao-palavras.ts';
import { bindNotificacaoOperador } from './notificacao.operador.routes.ts';
import { createNotificacaoCampanhaService } from './notificacao-campanha.service.ts';
import { createNotificacaoCampanhaStore } from './notificacao-campanha.store.ts';
import { createNotificacaoService, type NotificacaoService } from './notificacao.service.ts';
import { createNotificacaoStore, type NotificacaoView } from './notificacao.store.ts';
import type { PublicoViews } from './publico.port.ts';
import { createRemessaService, type FindPush } from './remessa.service.ts';

export type NotificacaoModule = ReturnType<typeof createNotificacaoModule>;

/** Wires notifications, devices and push delivery. */
export function createNotificacaoModule({
  db,
  clock,
  log,
  senders,
  campanha,
  publicos,
}: {
  db: Db;
  clock: Clock;
  log: Logger;
  senders: { findPush: FindPush };
  campanha: CampanhaModule;
  publicos: PublicoViews;
}) {
  const store = createDispositivoStore(db);
  const avisos = createNotificacaoStore(db);
  const dispositivos = createDispositivoService({ ...campanha, store, clock });
  const notificacoes = createNotificacaoService(avisos, clock);
  const mensagemStore = createMensagemStore(db);
  const envios = createEnvioStore(db);
  const canais = createCanalStore(db);
  const { findPush } = senders;
  const remessas = createRemessaService({ canais, store, findPush, clock, log });
  const gerais = createEnvioGeralStore(db);
  const envio = createEnvioService({ ...campanha, envios, gerais, canais, remessas, findPush, clock });
  const daCampanha = createNotificacaoCampanhaService({
    store: createNotificacaoCampanhaStore(db),
    publicos,
    clock,
  });
  return {
    notificacoes,
    /** Records of messages by e-mail, SMS and WhatsApp. */
    mensagens: createMensagemService(mensagemStore, clock),
    listParados: canais.listParados,
    /** Clean-up when an account is deleted. */
    deletions: [store.deleteOf, envios.deleteOf, avisos.deleteOf, mensagemStore.deleteOf],
    bind(binder: Binder): void {
      bindDispositivo(binder, dispositivos);
      bindNotificacao(binder, notificacoes, campanha);
    },
    bindOperador: (operador: OperadorBinder) => bindNotificacaoOperador(operador, daCampanha),
    jobs: [
      {
        name: 'notificacao.enviar',
        everySeconds: 5,
        runs: 'everywhere',
        statementSeconds: 15,
        run: envio.sendDue,
      },
      {
        name: 'notificacao.andar',
        everySeconds: 5,
        runs: 'once',
        statementSeconds: 60,
        run: daCampanha.proceed,
      },
      {
        name: 'notificacao.limpar',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 60,
        run: envio.forgetOld,
      },
    ] satisfies Job[],
  };
}

function bindDispositivo(binder: Binder, dispositivos: DispositivoService): void {
  binder.bind(calls['notificacao.dispositivos'], async ({ body, context }) => {
    requireOwn(context.sessao, body.usuario);
    return { retorno: await dispositivos.register(context.sessao.consumidorId, context, body) };
  });
  binder.bind(calls['notificacao.encerrarDispositivo'], async ({ body, context }) => ({
    retorno: await dispositivos.end(context.host, body),
  }));
}

function bindNotificacao(
  binder: Binder,
  notificacoes: NotificacaoService,
  { hospedagens }: CampanhaModule,
): void {
  binder.bind(calls['notificacao.listar'], async ({ params, context }) => {
    requireOwn(context.sessao, params.user);
    const { campanhaId } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const views = await notificacoes.list(context.sessao.consumidorId, campanhaId);
    return { retorno: views.map(toWire) };
  });
  binder.bind(calls['notificacao.vistas'], async ({ body, context }) => ({
    retorno: { total: await notificacoes.see(context.sessao.consumidorId, body.ids) },
  }));
}

type NotificacaoWire = RetornoOf<Calls['notificacao.listar']>[number];

/** Maps a notification to its wire format and is the single place that renders its text. */
function toWire(view: NotificacaoView): NotificacaoWire {
  const tipo = view.tipo as NotificacaoWire['tipo'];
  const words =
    view.titulo === null
      ? toPalavras(tipo, view.valores)
      : { titulo: view.titulo, mensagem: view.mensagem ?? '' };
  const dataHora = view.enviada_em.toISOString();
  return {
    id: view.notificacao_id,
    ...words,
    urlImagem: view.url_imagem,
    tipo,
    destino: toDestino(tipo, view.valores),
    // The outcome follows the id after a colon.
    origemId: /^(DOCUMENTO|PEDIDO)/.test(tipo) ? (view.origem_id?.split(':')[0] ?? null) : null,
    dataHoraEnvio: dataHora,
    dataHora,
    vista: view.vista,
  };
}
