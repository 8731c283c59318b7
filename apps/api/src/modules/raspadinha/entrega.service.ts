import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { toCodigoPremio } from '@trevo/rules/sorte/codigo-premio';
import { isCpf } from '@trevo/rules/pessoa/cpf';
import { formatDiaMesAno, hideCpf } from '@trevo/rules/texto/mask';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { type Ator, toAtor } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { ConsumidorService } from '../consumidor/public.ts';
import { findPremio, toPremioWire } from './raspadinha.presenter.ts';
import type { RaspadinhaStore } from './raspadinha.store.ts';
import type { RaspadinhaView, RaspadinhaViews } from './raspadinha.views.ts';

type PremioOperador = RetornoOf<Calls['operador.entregarPremio']>;

/** Prizes at the counter: lookup by voucher code and one-time hand-over. */
export function createEntregaService(parts: {
  store: Pick<RaspadinhaStore, 'handOver'>;
  views: Pick<RaspadinhaViews, 'get' | 'list' | 'listByCodigo'>;
  consumidores: Pick<ConsumidorService, 'find'>;
  clock: Clock;
}) {
  const { store, views, consumidores, clock } = parts;

  /** Maps a card's prize to the counter's wire format; undefined when the campaign's file no longer contains it. */
  async function toWire(
    publicada: CampanhaPublicada,
    view: RaspadinhaView,
  ): Promise<PremioOperador | undefined> {
    const { ano, identificacao, descricao } = publicada.campanha;
    const premio = findPremio(publicada.arquivo, view);
    if (!premio || !view.raspada_em) return undefined;
    const pessoa = await consumidores.find(view.consumidor_id);
    const wire = toPremioWire(premio, view.raspada_em);
    const isLate = wire.retiradaAte !== null && wire.retiradaAte < toSaoPaulo(clock.now()).dia;
    return {
      raspadinhaID: view.raspadinha_id,
      consumidorID: view.consumidor_id,
      codigo: toCodigoPremio(view.raspadinha_id),
      campanha: { ano, identificacao, descricao },
      premio: wire,
      nome: pessoa?.ativo ? pessoa.nome : null,
      cpf: pessoa?.cpf && isCpf(pessoa.cpf) ? hideCpf(pessoa.cpf) : null,
      ganhoEm: view.raspada_em.toISOString(),
      situacao: toSituacao(view, isLate),
      notaRecusadaEm: view.retida_em?.toISOString() ?? null,
      entregueEm: view.entregue_em?.toISOString() ?? null,
      entreguePor: view.entregue_por,
      ator: view.entregue_por === null ? null : toAtor(view.entrega_ator),
    };
  }

  return {
    /** Lists the prizes that a consumer won in a campaign, newest first, at most 100. */
    async listDaPessoa(publicada: CampanhaPublicada, consumidorId: string): Promise<PremioOperador[]> {
      const filtro = { status: 'PREMIADA', limite: 100, pular: 0 } as const;
      const { raspadinhas } = await views.list(consumidorId, [publicada.campanhaId], filtro);
      const premios = await Promise.all(raspadinhas.map((view) => toWire(publicada, view)));
      return premios.filter((premio) => premio !== undefined);
    },
    /** Lists the prizes of a code. Throws premio.nenhum. */
    async search(campanhas: readonly CampanhaPublicada[], codigo: string): Promise<PremioOperador[]> {
      const byId = new Map(campanhas.map((publicada) => [publicada.campanhaId, publicada]));
      const found = await views.listByCodigo([...byId.keys()], codigo);
      const premios = await Promise.all(found.map((view) => toWire(byId.get(view.campanha_id)!, view)));
      const known = premios.filter((premio) => premio !== undefined);
      if (known.length === 0) throw refuse('premio.nenhum');
      return known;
    },

    /**
     * Hands a prize over; idempotent for the same operator. Throws premio.jaEntregue when another operator
     * handed it over, and premio.notaRecusada while its receipt is not valid.
     */
    async deliver(
      publicada: CampanhaPublicada,
      ref: { readonly consumidorId: string; readonly raspadinhaId: string },
      entreguePor: string,
      ator: Ator,
    ): Promise<PremioOperador> {
      const find = async () => {
        const view = await views.get(ref.consumidorId, ref.raspadinhaId);
        const premio = view?.campanha_id === publicada.campanhaId ? await toWire(publicada, view) : undefined;
        if (!premio) throw refuse('premio.nenhum');
        return premio;
      };
      if ((await find()).premio.entrega === 'picpay') throw refuse('premio.peloPicPay');
      const isFirst = await store.handOver(ref, entreguePor, ator, clock.now());
      const premio = await find();
      if (isFirst || premio.entreguePor === entreguePor) return premio;
      if (premio.entregueEm === null) {
        // Null when the receipt became valid between both statements.
        throw refuse('premio.notaRecusada', toMomento(premio.notaRecusadaEm ?? clock.now().toISOString()));
      }
      throw refuse('premio.jaEntregue', {
        ...toMomento(premio.entregueEm),
        quem: premio.entreguePor ?? '',
      });
    },
  };
}

function toSituacao(view: RaspadinhaView, isLate: boolean): PremioOperador['situacao'] {
  if (view.entregue_em) return 'ENTREGUE';
  if (view.retida_em) return 'RETIDO';
  return isLate ? 'VENCIDO' : 'A_RECEBER';
}

/** Day and time in São Paulo, as error messages name them. */
function toMomento(instante: string): { dia: string; hora: string } {
  const { dia, hora } = toSaoPaulo(new Date(instante));
  return { dia: formatDiaMesAno(dia), hora: hora.slice(0, 5) };
}
