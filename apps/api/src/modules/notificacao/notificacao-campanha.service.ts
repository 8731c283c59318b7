import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { avisosPorDia } from '@trevo/contract/notificacao/operador-notificacao.calls';
import type { Publico } from '@trevo/contract/notificacao/publico';
import { isAgendavel } from '@trevo/rules/tempo/agendamento';
import { skipHorarioSilencioso } from '@trevo/rules/tempo/horario-silencioso';
import { type Ator, toAtor } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import { type Lugar, toDepois } from '../../kernel/pagination.ts';
import type { CampanhaId, CampanhaPublicada } from '../campanha/public.ts';
import type { NotificacaoCampanhaStore, NotificacaoCampanhaView } from './notificacao-campanha.store.ts';
import type { PublicoViews } from './publico.port.ts';

type Notificacao = RetornoOf<Calls['operador.notificacao']>;
type Notificacoes = RetornoOf<Calls['operador.notificacoes']>;

/** Refusals of a notice on a day that has many. */
const limites = {
  daCampanha: 'notificacao.limiteDaCampanha',
  daPromotora: 'notificacao.limiteDaPromotora',
} as const;

/** Notices of operators to the people of a campaign: sending, progress and stop. */
export function createNotificacaoCampanhaService(parts: {
  readonly store: NotificacaoCampanhaStore;
  readonly publicos: PublicoViews;
  readonly clock: Clock;
}) {
  const { store, publicos, clock } = parts;

  /** Throws notificacao.nenhuma. */
  async function get(campanhaId: CampanhaId, notificacaoId: string): Promise<Notificacao> {
    const view = await store.find(campanhaId, notificacaoId);
    if (!view) throw refuse('notificacao.nenhuma');
    return toWire(view, await store.countVistas([notificacaoId]));
  }

  /** Writes the members of begun notices, page by page, until `stopping`. */
  async function gather(stopping: AbortSignal | undefined): Promise<void> {
    for (const one of await store.listReunindo()) {
      const { promotora_id: promotoraId, campanha_id } = one;
      const campanha = { promotoraId, campanhaId: campanha_id as CampanhaId };
      let depoisDe: string | null = one.depois_de;
      while (depoisDe !== null && !stopping?.aborted) {
        const page = await publicos.listPagina(campanha, one.publico, one.enviar_em, depoisDe);
        const isWritten = await store.gather({ ...one, depois_de: depoisDe }, page, clock.now());
        depoisDe = isWritten ? page.ate : null;
      }
    }
  }

  /** Deletes stopped notices from their members, page by page, until `stopping`. */
  async function withdraw(stopping: AbortSignal | undefined): Promise<void> {
    for (const one of await store.listRecolhendo()) {
      let depoisDe: string | null = one.depois_de;
      while (depoisDe !== null && !stopping?.aborted)
        depoisDe = await store.withdraw({ ...one, depois_de: depoisDe }, clock.now());
    }
  }

  return {
    get,
    /**
     * Sends or schedules a notice, once per `id`; returns its id. Throws notificacao.horarioInvalido,
     * notificacao.outroConteudo for another content under the same id, and the refusals of `limites`.
     */
    async send(
      { campanhaId, campanha }: CampanhaPublicada,
      { id, enviarEm: wanted, ...words }: BodyOf<Calls['operador.enviarNotificacao']>,
      ator: Ator,
    ): Promise<string> {
      const agora = clock.now();
      const enviarEm = wanted === null ? null : new Date(wanted);
      const conteudo = { ...words, notificacaoId: id ?? createId(agora.getTime()), campanhaId, enviarEm };
      // A repeated request may arrive after the time for which the first one was scheduled.
      const isInvalid = enviarEm !== null && !isAgendavel(enviarEm, agora, campanha.dataFinal);
      if (isInvalid && !(await store.isKnown(conteudo.notificacaoId)))
        throw refuse('notificacao.horarioInvalido');
      const added = await store.add(conteudo, ator, agora);
      if (added === 'outro') throw refuse('notificacao.outroConteudo');
      if (added !== 'feito') throw refuse(limites[added], { maximo: avisosPorDia[added] });
      return conteudo.notificacaoId;
    },
    async list(campanhaId: CampanhaId, limite: number, depois: Lugar | undefined): Promise<Notificacoes> {
      const views = await store.list(campanhaId, limite, depois);
      const vistas = await store.countVistas(views.map((view) => view.notificacao_id));
      return {
        retorno: views.map((view) => toWire(view, vistas)),
        depois: toDepois(views, limite, (view) => ({ em: view.criada_em, id: view.notificacao_id })),
      };
    },
    /** Stops a notice, once. Throws notificacao.nenhuma. */
    async stop(campanhaId: CampanhaId, notificacaoId: string, ator: Ator): Promise<Notificacao> {
      await store.stop(campanhaId, notificacaoId, ator, clock.now());
      return get(campanhaId, notificacaoId);
    },
    count: (campanha: CampanhaPublicada, publico: Publico) => publicos.count(campanha, publico, clock.now()),
    /** Job: begins due notices, writes or deletes the notices of members, and ends notices without remaining devices. */
    async proceed(stopping?: AbortSignal): Promise<void> {
      await store.startDue(clock.now());
      await withdraw(stopping);
      await gather(stopping);
      await store.conclude(clock.now());
    },
  };
}

function toSituacao(view: NotificacaoCampanhaView): Notificacao['situacao'] {
  if (view.parada_em !== null) return 'parada';
  if (view.terminada_em !== null) return 'enviada';
  return view.comecada_em !== null ? 'enviando' : 'agendada';
}

/** Views of members are deleted with their notices after a stop, so the count is unknown then. */
const toVistas = (
  { notificacao_id, publico, parada_em }: NotificacaoCampanhaView,
  vistas: ReadonlyMap<string, number> | undefined,
): number | null =>
  vistas === undefined || (parada_em !== null && publico.tipo !== 'todos')
    ? null
    : (vistas.get(notificacao_id) ?? 0);

const toWire = (
  view: NotificacaoCampanhaView,
  vistas: ReadonlyMap<string, number> | undefined,
): Notificacao => ({
  id: view.notificacao_id,
  titulo: view.titulo,
  mensagem: view.mensagem,
  urlImagem: view.url_imagem,
  publico: view.publico,
  situacao: toSituacao(view),
  criadaEm: view.criada_em.toISOString(),
  enviarEm: view.enviar_em.toISOString(),
  aparelhosEm: skipHorarioSilencioso(view.enviar_em).toISOString(),
  comecadaEm: view.comecada_em?.toISOString() ?? null,
  terminadaEm: view.terminada_em?.toISOString() ?? null,
  paradaEm: view.parada_em?.toISOString() ?? null,
  ator: toAtor(view.ator),
  paradaPor: view.parada_por,
  pessoas: view.publico.tipo === 'todos' ? null : view.pessoas,
  aceitos: view.aceitos,
  recusados: view.recusados,
  vistas: toVistas(view, vistas),
});
