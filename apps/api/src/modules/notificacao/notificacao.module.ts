import type { RetornoOf } from '@trevo/contract/call';
import { calls, type Calls } from '@trevo/contract/calls';
import { notificacaoText } from '@trevo/contract/palavras.text';
import { requireOwn } from '../../kernel/auth/sessao.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import { createDispositivoService, type DispositivoService } from './dispositivo.service.ts';
import { createDispositivoStore } from './dispositivo.store.ts';
import { createNotificacaoService, type NotificacaoService } from './notificacao.service.ts';
import { createNotificacaoStore, type NotificacaoView } from './notificacao.store.ts';

export type NotificacaoModule = ReturnType<typeof createNotificacaoModule>;

/** What people are told, and the devices that may be told. */
export function createNotificacaoModule({
  db,
  clock,
  campanha,
}: {
  db: Db;
  clock: Clock;
  campanha: CampanhaModule;
}) {
  const store = createDispositivoStore(db);
  const avisos = createNotificacaoStore(db);
  const dispositivos = createDispositivoService({ ...campanha, store, clock });
  const notificacoes = createNotificacaoService(avisos, clock);
  return {
    notificacoes,
    /** What is kept here of an account that ends. */
    deletions: [store.deleteOf, avisos.deleteOf],
    bind(binder: Binder): void {
      bindDispositivo(binder, dispositivos);
      bindNotificacao(binder, notificacoes, campanha);
    },
  };
}

function bindDispositivo(binder: Binder, dispositivos: DispositivoService): void {
  binder.bind(calls['notificacao.dispositivos'], async ({ body, context }) => {
    requireOwn(context.sessao, body.usuario);
    return { retorno: await dispositivos.register(context.sessao.consumidorId, body) };
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

/** A notice as it travels: what happened becomes words here, in one place. */
function toWire(view: NotificacaoView): NotificacaoWire {
  const tipo = view.tipo as NotificacaoWire['tipo'];
  const words =
    tipo === 'CAMPANHA'
      ? { titulo: view.titulo ?? '', mensagem: view.mensagem ?? '' }
      : notificacaoText[tipo](view.valores ?? {});
  const dataHora = view.enviada_em.toISOString();
  return {
    id: view.notificacao_id,
    ...words,
    urlImagem: view.url_imagem,
    tipo,
    // What came of it stands behind a colon.
    origemId: /^(DOCUMENTO|PEDIDO)/.test(tipo) ? (view.origem_id?.split(':')[0] ?? null) : null,
    dataHoraEnvio: dataHora,
    dataHora,
    vista: view.vista,
  };
}
