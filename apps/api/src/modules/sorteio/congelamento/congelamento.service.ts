import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { toRegraSorteio } from '@trevo/config/campanha-file/parts/campanha-file-sorteio';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { margemMilissegundos, toMomentosCongelamento } from '@trevo/rules/sorte/sorteio/congelamento';
import type { RegraSorteio } from '@trevo/rules/sorte/sorteio/regra-sorteio';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { rotina, type Ator } from '../../../kernel/auth/ator.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { Logger } from '../../../kernel/log.ts';
import { verifiesCpf, type CampanhaId, type CampanhaPublicada } from '../../campanha/public.ts';
import { buildCongelado } from './congelado-builder.ts';
import type { CongeladoStore, CongeladoView } from './congelado.store.ts';
import type { Corte } from './distribuidos.views.ts';
import type { PreviaCongelamento, PreviaViews } from './previa-congelamento.views.ts';

type Sorteio = CampanhaArquivo['sorteios'][number];

/** A draw with a rule. */
export type SorteioComRegra = Sorteio & { readonly regra: NonNullable<Sorteio['regra']> };

// Days for which the job freezes an overdue draw.
const atrasoDias = 7;
export type CongelamentoService = ReturnType<typeof createCongelamentoService>;

/** Freezes the numbers of draws with a rule before the extraction. */
export function createCongelamentoService(parts: {
  store: CongeladoStore;
  previas: PreviaViews;
  getChaveSais: (publicada: CampanhaPublicada) => Uint8Array;
  findCampanha: (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>;
  clock: Clock;
  log: Logger;
}) {
  const { store, previas, clock, log } = parts;

  async function freeze(
    publicada: CampanhaPublicada,
    sorteio: SorteioComRegra,
    ator: Ator,
  ): Promise<CongeladoView> {
    const corte = toCorte(sorteio, clock.now());
    return store.freeze(publicada.campanhaId, sorteio, corte, (congelando) =>
      buildCongelado({
        publicada,
        sorteio,
        regra: toRegra(sorteio),
        congeladoEm: corte.valiaEm,
        ator,
        congelando,
        chaveSais: parts.getChaveSais(publicada),
      }),
    );
  }

  return {
    /** Lists the frozen draws of a campaign by their day. */
    listCongelados: async (campanhaId: CampanhaId) =>
      new Map((await store.list(campanhaId)).map(({ extracao, ...view }) => [extracao, view])),
    /** Counts the contents of a freeze at this moment. */
    async preview(
      publicada: CampanhaPublicada,
      extracao: string,
    ): Promise<RetornoOf<Calls['operador.preverCongelamento']>> {
      const sorteio = getComRegra(publicada, extracao);
      const { campanhaId } = publicada;
      const momentos = toMomentosCongelamento(sorteio);
      const isConferida = verifiesCpf(publicada);
      const [previa, notasEsperando, premiados, congelado] = await Promise.all([
        previas.count(campanhaId, toCorte(sorteio, clock.now()), isConferida),
        previas.countEsperando(campanhaId, momentos.registradoAntesDe),
        previas.listDiasPremiados(campanhaId),
        store.find({ campanhaId, extracao }),
      ]);
      return {
        numeros: previa.numeros,
        pessoas: previa.pessoas,
        ...toListas(previa, isConferida),
        notasEsperando,
        semPremiado: publicada.arquivo.sorteios
          .filter(({ data: dia }) => toRegra(sorteio).umPorPessoa === 'campanha' && dia < extracao)
          .filter(({ data: dia }) => !premiados.has(dia))
          .map(({ nome }) => nome),
        congelarDe: momentos.congelarDe.toISOString(),
        congelarAte: momentos.congelarAte.toISOString(),
        congelado: congelado ? toCongeladoWire(congelado) : null,
      };
    },
    /** Freezes a draw; returns the first freeze when repeated. Throws sorteio.semRegra and sorteio.cedo. */
    async freeze(
      publicada: CampanhaPublicada,
      extracao: string,
      ator: Ator,
    ): Promise<RetornoOf<Calls['operador.congelarSorteio']>> {
      const sorteio = getComRegra(publicada, extracao);
      if (clock.now() < toMomentosCongelamento(sorteio).congelarDe)
        throw refuse('sorteio.cedo', { dia: sorteio.numerosAte });
      return toCongeladoWire(await freeze(publicada, sorteio, ator));
    },
    /** Freezes each draw at its last safe moment. */
    async freezeDue(stopping?: AbortSignal): Promise<void> {
      const agora = clock.now();
      const { dia } = toSaoPaulo(agora);
      for (const campanhaId of await store.listPendentes(addDias(dia, -atrasoDias), addDias(dia, 1))) {
        const publicada = await parts.findCampanha(campanhaId);
        const congelados = new Set((await store.list(campanhaId)).map(({ extracao }) => extracao));
        for (const sorteio of publicada?.arquivo.sorteios ?? []) {
          if (stopping?.aborted) return;
          const { congelarAte, extraidoEm } = toMomentosCongelamento(sorteio);
          const isDue = congelarAte <= agora && sorteio.data >= addDias(dia, -atrasoDias);
          if (!publicada || !hasRegra(sorteio) || congelados.has(sorteio.data) || !isDue) continue;
          const { manifestoHash } = await freeze(publicada, sorteio, rotina);
          const fields = { campanhaId, extracao: sorteio.data, manifestoHash };
          if (agora < extraidoEm) log.info({ event: 'draw_frozen', ...fields }, 'A draw was frozen');
          else log.error({ event: 'draw_frozen_late', ...fields }, 'A draw was frozen after its extraction');
        }
      }
    },
    /** Returns the manifest of a draw. Throws cupom.sorteioNaoEncontrado and sorteio.semManifesto. */
    async getManifesto(
      { campanhaId, arquivo }: CampanhaPublicada,
      extracao: string,
    ): Promise<RetornoOf<Calls['cupom.manifesto']>> {
      if (!arquivo.sorteios.some((sorteio) => sorteio.data === extracao))
        throw refuse('cupom.sorteioNaoEncontrado');
      const congelado = await store.find({ campanhaId, extracao });
      if (!congelado) throw refuse('sorteio.semManifesto');
      const { manifesto, manifestoHash } = congelado;
      return {
        hash: manifestoHash,
        manifesto: { ...manifesto, porSerie: [...manifesto.porSerie] },
      };
    },
  };
}

/** Returns the times of freezes by the day of the draw, ISO 8601. */
export const toCongelamentos = (
  congelados: ReadonlyMap<string, Pick<CongeladoView, 'congeladoEm'>>,
): Map<string, string> =>
  new Map([...congelados].map(([extracao, { congeladoEm }]) => [extracao, congeladoEm.toISOString()]));

export const hasRegra = (sorteio: Sorteio): sorteio is SorteioComRegra => sorteio.regra !== undefined;

const toRegra = ({ regra, premio }: SorteioComRegra): RegraSorteio => toRegraSorteio(regra, premio);

/** Returns a draw with a rule. Throws cupom.sorteioNaoEncontrado and sorteio.semRegra. */
export function getComRegra({ arquivo }: CampanhaPublicada, extracao: string): SorteioComRegra {
  const sorteio = arquivo.sorteios.find((known) => known.data === extracao);
  if (!sorteio) throw refuse('cupom.sorteioNaoEncontrado');
  if (!hasRegra(sorteio)) throw refuse('sorteio.semRegra');
  return sorteio;
}

export const toCongeladoWire = ({ congeladoEm, manifestoHash, manifesto, numeros, ator }: CongeladoView) => ({
  em: congeladoEm.toISOString(),
  manifestoHash,
  numeros,
  excluidos: manifesto.excluidos,
  ator,
});

/** Returns the exclusion lists that a freeze applies, and the imported list that the campaign does not check. */
const toListas = (previa: PreviaCongelamento, isConferida: boolean) => ({
  excluidos: [
    { motivo: 'contaExcluida' as const, numeros: previa.excluidas, lista: null },
    ...(isConferida
      ? [{ motivo: 'cpfRestrito' as const, numeros: previa.restritas, lista: previa.restritos }]
      : []),
    { motivo: 'bloqueado' as const, numeros: previa.bloqueadas, lista: previa.bloqueios },
  ],
  listaSemEfeito:
    isConferida || previa.restritos === 0 ? null : { cpfs: previa.restritos, numeros: previa.semEfeito },
});

/** Returns the bounds of a freeze at a moment. A number granted since the extraction never takes part. */
function toCorte(sorteio: Sorteio, agora: Date): Corte {
  const { registradoAntesDe, extraidoEm } = toMomentosCongelamento(sorteio);
  const congeladoEm = new Date(agora.getTime() - margemMilissegundos);
  return {
    concedidoAntesDe: new Date(Math.min(congeladoEm.getTime(), extraidoEm.getTime())),
    valiaEm: congeladoEm,
    registradoAntesDe,
    hoje: toSaoPaulo(agora).dia,
  };
}
