import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { isPicPayEntregaPremioEnabled } from '@trevo/config/configuracao/telas-questions';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { isDentroDoPrazo } from '@trevo/rules/tempo/campanha-window';
import { toIniciosPeriodo } from '@trevo/rules/tempo/periodo';
import { aberturasPorGalho } from '@trevo/rules/sorte/premios/registro-aberturas';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { PicPayPagador } from '../../adapters/picpay/picpay.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import { toFimRaspadinhas, type CampanhaPublicada, type CampanhaId } from '../campanha/public.ts';
import type { ConsumidorService } from '../consumidor/public.ts';
import { findPremio } from './raspadinha.presenter.ts';
import type { RaspadinhaStore } from './raspadinha.store.ts';
import type { RaspadinhaView, RaspadinhaViews } from './raspadinha.views.ts';
import type { AberturaService } from './abertura.service.ts';

/** A card with its campaign. */
export interface RaspadinhaDaCampanha {
  readonly publicada: CampanhaPublicada;
  readonly view: RaspadinhaView;
}

type FindCampanha = (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>;

/** Counts cards of receipts that came in since the given São Paulo days began: today, this week, this month, ever. */
export type CountRaspadinhas = (
  consumidorId: string,
  campanhaId: CampanhaId,
  inicios: { dia: string; semana: string; mes: string },
) => Promise<{ diario: number; semanal: number; mensal: number; total: number }>;

export type RaspadinhaService = ReturnType<typeof createRaspadinhaService>;

export function createRaspadinhaService(parts: {
  store: RaspadinhaStore;
  views: RaspadinhaViews;
  countRaspadinhas: CountRaspadinhas;
  consumidores: Pick<ConsumidorService, 'get'>;
  picPay: PicPayPagador;
  aberturas: AberturaService;
  findNonceLacre: (publicada: CampanhaPublicada) => string | null;
  clock: Clock;
  log: Logger;
}) {
  const { store, views, consumidores, picPay, aberturas, findNonceLacre, clock, log } = parts;

  async function find(
    consumidorId: string,
    raspadinhaId: string,
    findCampanha: FindCampanha,
  ): Promise<RaspadinhaDaCampanha> {
    const view = await views.get(consumidorId, raspadinhaId);
    const publicada = view && (await findCampanha(view.campanha_id));
    if (!publicada) throw refuse('raspadinha.naoEncontrada');
    return { publicada, view };
  }

  /** Returns whether cards of a campaign may be opened now. */
  const isAberta = (publicada: CampanhaPublicada) =>
    isDentroDoPrazo(toFimRaspadinhas(publicada), clock.now());

  /** The prize schedule stays sealed until no card can be opened, because it reveals the winning places. */
  function requireAgendaAberta(publicada: CampanhaPublicada): void {
    const fim = toFimRaspadinhas(publicada);
    if (isAberta(publicada)) throw refuse('raspadinha.agendaLacrada', { fim });
  }

  return {
    list: views.list,
    countUsados: views.countUsados,
    isAberta,
    countByPeriodo(
      consumidorId: string,
      campanhaId: CampanhaId,
    ): Promise<{ diario: number; semanal: number; mensal: number; total: number }> {
      const inicios = toIniciosPeriodo(toSaoPaulo(clock.now()).dia);
      return parts.countRaspadinhas(consumidorId, campanhaId, inicios);
    },

    /** Returns the sealed schedule for public verification of its hash; throws while cards may be opened. */
    async openAgenda(
      publicada: CampanhaPublicada,
    ): Promise<RetornoOf<Calls['raspadinhaAlternativa.agenda']>> {
      const { campanhaId, compromissoPremios, arquivo } = publicada;
      if (!compromissoPremios || !arquivo.premios) throw refuse('raspadinha.semAgenda');
      requireAgendaAberta(publicada);
      // The last day may have ended just now.
      await aberturas.closeDias(publicada);
      return {
        agenda: arquivo.premios.agenda,
        compromissoPremios,
        nonce: findNonceLacre(publicada),
        unidades: await views.listAgenda(campanhaId),
      };
    },

    /** Lists openings after an order for public verification; throws while cards may be opened. */
    async listAberturas(
      publicada: CampanhaPublicada,
      depois: number,
    ): Promise<RetornoOf<Calls['raspadinhaAlternativa.aberturas']>> {
      if (!publicada.lacreComNonce) throw refuse('raspadinha.semRegistro');
      requireAgendaAberta(publicada);
      return aberturas.listAberturas(publicada.campanhaId, depois + 1, aberturasPorGalho);
    },

    /** Returns the inclusion proof of a consumer's card. */
    async prove(
      consumidorId: string,
      raspadinhaId: string,
      findCampanha: FindCampanha,
    ): Promise<RetornoOf<Calls['raspadinhaAlternativa.prova']>> {
      const { publicada, view } = await find(consumidorId, raspadinhaId, findCampanha);
      return aberturas.prove(publicada, view);
    },

    /** Opens a card and returns its content; idempotent. Throws after `toFimRaspadinhas`. */
    async scratch(
      consumidorId: string,
      raspadinhaId: string,
      findCampanha: FindCampanha,
    ): Promise<RaspadinhaDaCampanha> {
      const { publicada, view } = await find(consumidorId, raspadinhaId, findCampanha);
      if (view.raspada_em) return { publicada, view };
      if (view.cancelada_em) throw refuse('raspadinha.cancelada');
      const agora = clock.now();
      if (!isAberta(publicada)) throw refuse('campanha.encerrada');
      const agenda = publicada.arquivo.premios?.agenda ?? null;
      if (!(await store.scratch(consumidorId, raspadinhaId, agenda, agora)))
        throw refuse('raspadinha.cancelada');
      return find(consumidorId, raspadinhaId, findCampanha);
    },

    /** Pays a prize out through PicPay, once; idempotent. */
    async deliver(
      consumidorId: string,
      raspadinhaId: string,
      findCampanha: FindCampanha,
    ): Promise<RaspadinhaDaCampanha> {
      const found = await find(consumidorId, raspadinhaId, findCampanha);
      const { nome, valorCentavos } = requirePremioPicPay(found);
      if (found.view.entregue_em) return found;
      if (found.view.retida_em) throw refuse('raspadinha.notaRecusada');
      const { dinamica_cupom } = await consumidores.get(consumidorId);
      const conta = dinamica_cupom.find(({ dinamica }) => dinamica === 'PICPAY')?.identificacao;
      if (!conta) throw refuse('raspadinha.semPicPay');
      const pedidaEm = clock.now();
      if (!(await store.startEntrega(consumidorId, raspadinhaId, pedidaEm))) {
        const claimed = await find(consumidorId, raspadinhaId, findCampanha);
        if (claimed.view.entregue_em) return claimed;
        throw refuse('raspadinha.entregaEmAndamento');
      }
      try {
        // The card's id is PicPay's idempotency key.
        await picPay.pay({
          promotoraId: found.publicada.promotoraId,
          referencia: raspadinhaId,
          conta,
          valorCentavos,
          descricao: nome,
        });
      } catch (err) {
        log.warn({ event: 'picpay_payment_failed', err, raspadinhaId }, 'PicPay did not accept a payment');
        await store.dropEntrega(consumidorId, raspadinhaId, pedidaEm);
        throw refuse('raspadinha.entregaIndisponivel');
      }
      await store.finishEntrega(consumidorId, raspadinhaId, clock.now());
      return find(consumidorId, raspadinhaId, findCampanha);
    },
  };
}

/** Returns the prize amount in cents; throws when the campaign does not pay it through PicPay. */
function requirePremioPicPay({ publicada, view }: RaspadinhaDaCampanha): {
  nome: string;
  valorCentavos: number;
} {
  if (!isPicPayEntregaPremioEnabled({ ...configuracaoPadrao, ...publicada.arquivo.configuracao }))
    throw refuse('raspadinha.entregaInativa');
  const premio = findPremio(publicada.arquivo, view);
  if (premio?.entrega !== 'picpay' || premio.valorCentavos === undefined)
    throw refuse('raspadinha.semPremio');
  return { nome: premio.nome, valorCentavos: premio.valorCentavos };
}
