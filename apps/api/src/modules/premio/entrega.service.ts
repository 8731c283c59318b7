import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { toCodigoPremio } from '@trevo/rules/sorte/premios/codigo-premio';
import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { type Ator, toAtor } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type DomainError, refuse } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import { toPrazos } from './prazos-premio.ts';
import { toCpfOculto, toPremioGanho } from './premio.presenter.ts';
import type { PremioStore } from './premio.store.ts';
import type { PremioRef, PremioView, PremioViews } from './premio.views.ts';

type PremioOperador = RetornoOf<Calls['operador.entregarPremio']>;

/** Prizes at the counter: lookup by voucher code and one-time hand-over. */
export function createEntregaService(parts: {
  store: Pick<PremioStore, 'hold' | 'handOver'>;
  views: Pick<PremioViews, 'find' | 'listByCodigo' | 'listDaPessoa'>;
  clock: Clock;
}) {
  const { store, views, clock } = parts;
  const hoje = () => toSaoPaulo(clock.now()).dia;

  const toWire = (publicada: CampanhaPublicada, view: PremioView): PremioOperador => {
    const { ano, identificacao, descricao } = publicada.campanha;
    const premio = toPremioGanho(publicada, view);
    return {
      raspadinhaID: view.premio_id,
      consumidorID: view.consumidor_id,
      codigo: toCodigoPremio(view.premio_id),
      campanha: { ano, identificacao, descricao },
      premio,
      nome: view.nome,
      cpf: toCpfOculto(view.cpf),
      ganhoEm: view.ganho_em.toISOString(),
      situacao: toSituacao(view, premio.retiradaAte !== null && premio.retiradaAte < hoje()),
      notaRecusadaEm: view.retida_em?.toISOString() ?? null,
      entregueEm: view.entregue_em?.toISOString() ?? null,
      entreguePor: view.entregue_por,
      ator: view.entregue_por === null ? null : toAtor(view.entrega_ator),
    };
  };

  return {
    /** Lists the instant prizes that a consumer won in a campaign, newest first, at most 100. */
    async listDaPessoa(publicada: CampanhaPublicada, consumidorId: string): Promise<PremioOperador[]> {
      const found = await views.listDaPessoa(toPrazos([publicada]), hoje(), consumidorId, 100);
      return found.map((view) => toWire(publicada, view));
    },
    /** Lists the prizes of a code. Throws premio.nenhum. */
    async search(campanhas: readonly CampanhaPublicada[], codigo: string): Promise<PremioOperador[]> {
      const byId = new Map(campanhas.map((publicada) => [publicada.campanhaId, publicada]));
      const found = await views.listByCodigo(toPrazos(campanhas), hoje(), codigo);
      if (found.length === 0) throw refuse('premio.nenhum');
      return found.map((view) => toWire(byId.get(view.campanha_id)!, view));
    },

    /**
     * Hands a prize over; idempotent for the same person. Throws premio.jaEntregue when another person handed it over,
     * premio.notaRecusada while its receipt is not valid, and premio.pausado.
     */
    async deliver(
      publicada: CampanhaPublicada,
      ref: PremioRef,
      entreguePor: string,
      ator: Ator,
    ): Promise<PremioOperador> {
      const prazos = toPrazos([publicada]);
      const found = await views.find(prazos, hoje(), ref);
      if (!found) throw refuse('premio.nenhum');
      if (toPremioGanho(publicada, found).entrega === 'picpay') throw refuse('premio.peloPicPay');
      const alvo = { ...ref, campanhaId: publicada.campanhaId, origem: found.origem };
      return store.hold(alvo, async (tx) => {
        const before = await views.find(prazos, hoje(), ref, tx);
        const refusal = before && findRecusa(before, entreguePor);
        if (refusal) throw refusal;
        await store.handOver(tx, alvo, entreguePor, { ator, agora: clock.now() });
        const after = await views.find(prazos, hoje(), ref, tx);
        // The receipt was refused between both statements.
        if (!after?.entregue_em) throw toNotaRecusada(after?.retida_em ?? clock.now());
        return toWire(publicada, after);
      });
    },
  };
}

/** Returns why a prize is not handed over; undefined when it may be, and when the same person did. */
function findRecusa(view: PremioView, entreguePor: string): DomainError | undefined {
  const { entregue_em, entregue_por, retida_em, pausado_em, pausa_motivo } = view;
  if (entregue_em) {
    if (entregue_por === entreguePor) return undefined;
    return refuse('premio.jaEntregue', { ...toMomento(entregue_em), quem: entregue_por ?? '' });
  }
  if (retida_em) return toNotaRecusada(retida_em);
  return pausado_em ? refuse('premio.pausado', { motivo: pausa_motivo ?? '' }) : undefined;
}

const toNotaRecusada = (em: Date): DomainError => refuse('premio.notaRecusada', toMomento(em));

function toSituacao(view: PremioView, isLate: boolean): PremioOperador['situacao'] {
  if (view.entregue_em) return 'ENTREGUE';
  if (view.retida_em) return 'RETIDO';
  return isLate ? 'VENCIDO' : 'A_RECEBER';
}

/** Returns day and time in São Paulo, as error messages name them. */
export function toMomento(em: Date): { dia: string; hora: string } {
  const { dia, hora } = toSaoPaulo(em);
  return { dia: formatDiaMesAno(dia), hora: hora.slice(0, 5) };
}
