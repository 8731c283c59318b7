import { createPermutation } from '@trevo/rules/sorte/numeros/numero-sorte';
import { listLugares, unpackMapa } from '@trevo/rules/sorte/numeros/mapa-lugares';
import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import type { Ator } from '../../../kernel/auth/ator.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { writeZip, type ZipEntry } from '../../../kernel/zip.ts';
import type { CampanhaId, CampanhaPublicada, Cofre } from '../../campanha/public.ts';
import { listArquivos } from './arquivos-participantes.ts';
import type { Congelado, CongeladoStore } from './congelado.store.ts';
import { getComRegra } from './congelamento.service.ts';
import type { Participante } from './layout-participantes.ts';
import type { ParticipanteViews } from './participantes.views.ts';

/** Numbers read by one statement. */
const porPagina = 1_024;
const hourSeconds = 3_600;
const downloadsPerHour = 10;

/** Writes the participants of frozen draws as the files that the regulator asks for. */
export function createParticipantesService(parts: {
  views: ParticipanteViews;
  congelados: Pick<CongeladoStore, 'findWhole'>;
  cofre: Pick<Cofre, 'find'>;
  countUse: (key: string, segundos: number) => Promise<{ usos: number; segundos: number }>;
  clock: Clock;
}) {
  const { views, cofre, clock } = parts;

  /**
   * Reads the numbers of a draw in order of their places. The permutation of the numbers is inverted, because a number has
   * an index in the database by its order only.
   */
  async function* readPages(
    campanhaId: CampanhaId,
    { mapa, manifesto: { series } }: Congelado,
    chave: Uint8Array,
  ): AsyncGenerator<readonly Participante[]> {
    const { findPlace } = createPermutation(chave, series);
    for (const page of cutPages(listLugares(await unpackMapa(mapa, series * numerosPorSerie)))) {
      const indices = page.map((lugar) => findPlace(lugar));
      const byIndice = new Map(
        (await views.listByIndice(campanhaId, indices)).map((view) => [view.indice, view]),
      );
      yield page.map((lugar, at) => {
        const view = byIndice.get(indices[at]!);
        if (!view || Number(view.serie) * numerosPorSerie + Number(view.numero) !== lugar)
          throw new Error(`place ${lugar} of a frozen draw is not the number of order ${indices[at]}`);
        return view;
      });
    }
  }

  /** Returns the files of a frozen draw. Throws as `write` does. */
  async function open(
    publicada: CampanhaPublicada,
    extracao: string,
    em: Date,
  ): Promise<AsyncGenerator<ZipEntry>> {
    const sorteio = getComRegra(publicada, extracao);
    const { campanhaId } = publicada;
    const congelado = await parts.congelados.findWhole({ campanhaId, extracao });
    if (!congelado) throw refuse('sorteio.naoCongelado');
    const chaves = cofre.find(publicada);
    if (!chaves) throw refuse('campanha.numerosIndisponiveis');
    const { ano, identificacao } = publicada.arquivo.campanha;
    return listArquivos(readPages(campanhaId, congelado, chaves.numeros), {
      campanha: { ano, identificacao },
      sorteio: extracao,
      nome: sorteio.nome,
      manifestoHash: congelado.manifestoHash,
      congeladoEm: congelado.congeladoEm,
      numeros: congelado.numeros,
      excluidos: congelado.manifesto.excluidos,
      em,
    });
  }

  return {
    open,
    /**
     * Returns the ZIP of a frozen draw in pieces. Throws cupom.sorteioNaoEncontrado, sorteio.semRegra,
     * sorteio.naoCongelado, campanha.numerosIndisponiveis, and requisicao.muitas beyond ten downloads an hour.
     */
    async write(
      publicada: CampanhaPublicada,
      extracao: string,
      ator: Ator,
    ): Promise<AsyncIterable<Uint8Array>> {
      const em = clock.now();
      const arquivos = await open(publicada, extracao, em);
      const { usos, segundos } = await parts.countUse(`participantes:${ator.tipo}:${ator.id}`, hourSeconds);
      if (usos > downloadsPerHour) throw refuse('requisicao.muitas', { segundos });
      return writeZip(arquivos, em);
    },
  };
}

function* cutPages(lugares: Iterable<number>): Generator<number[]> {
  let page: number[] = [];
  for (const lugar of lugares) {
    page.push(lugar);
    if (page.length < porPagina) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
