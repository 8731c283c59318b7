import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { listIrmaos } from '@trevo/rules/sorte/numeros/arvore-merkle';
import type { Manifesto } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { toMomentosCongelamento } from '@trevo/rules/sorte/sorteio/congelamento';
import { createIndiceMapa, type IndiceMapa, unpackMapa } from '@trevo/rules/sorte/numeros/mapa-lugares';
import type { MotivoFora } from '@trevo/rules/sorte/sorteio/motivo-sorteio';
import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import { refuse } from '../../kernel/domain-error.ts';
import { createSharedCache } from '../../kernel/shared-cache.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { CongeladoStore, SorteioRef } from './congelamento/congelado.store.ts';
import {
  buildAcima,
  buildGalho,
  createToSal,
  readHashes,
  readHash,
  titularesPorBloco,
  titularesPorGalho,
  toHex,
  toNos,
} from './congelamento/galho-titulares.ts';
import type { BlocoRef, BlocoView, NumeroProprio, ProvaStore } from './prova-numeros.store.ts';

type Prova = RetornoOf<Calls['cupom.prova']>;
type Numero = Prova['numeros'][number];

/** Numbers of one part of a proof. */
const numerosPorParte = 500;
/** Frozen draws in memory; one of ten million numbers has 2 MB. */
const maximumCongelados = 8;

/** Parts that all proofs of a frozen draw share. A freeze never changes. */
interface Base {
  readonly manifesto: Manifesto;
  readonly indices: IndiceMapa;
  readonly motivos: ReadonlyMap<number, string>;
  /** Levels of the tree from the subtrees' roots to the root. */
  readonly topo: string[][];
}

export type ProvaService = ReturnType<typeof createProvaService>;

/** Proves to consumers that their numbers were in a frozen draw. */
export function createProvaService(parts: {
  store: ProvaStore;
  congelados: Pick<CongeladoStore, 'find' | 'findWhole' | 'readFolhas'>;
  getChaveSais: (publicada: CampanhaPublicada) => Uint8Array;
}) {
  const { store, congelados } = parts;
  const bases = createSharedCache<Base>(maximumCongelados);

  async function readBase(ref: SorteioRef): Promise<Base> {
    const congelado = await congelados.findWhole(ref);
    if (!congelado) throw refuse('sorteio.semManifesto');
    const { manifesto, mapa, excluidos, galhos } = congelado;
    return {
      manifesto,
      indices: createIndiceMapa(await unpackMapa(mapa, manifesto.series * numerosPorSerie)),
      motivos: new Map(excluidos),
      topo: buildAcima(galhos),
    };
  }

  /** Proves places of the map, ascending; returns also their common commitment. */
  async function prove(ref: SorteioRef, { indices, topo }: Base, lugares: readonly number[]) {
    const achados = lugares.map((lugar) => {
      const indice = indices.findIndice(lugar);
      return { lugar, indice, ...toBloco(indice) };
    });
    const blocos = new Map(achados.map((one) => [toKey(one), { galho: one.galho, bloco: one.bloco }]));
    const views = await store.readBlocos(ref, [...blocos.values()]);
    const lidos = new Map(views.map((view) => [toKey(view), view]));
    const acima = new Map<number, string[][]>();
    let compromisso: string | null = null;
    const numeros: Numero[] = [];
    for (const { lugar, indice, galho, bloco } of achados) {
      const view = lidos.get(toKey({ galho, bloco }))!;
      if (!acima.has(galho)) acima.set(galho, buildAcima(await readNos(ref, indices, view)));
      const inicio = galho * titularesPorGalho + bloco * titularesPorBloco;
      const compromissos = Buffer.from(view.compromissos, 'base64');
      const baixos = buildGalho(indices.listDesde(inicio, titularesPorBloco), compromissos);
      compromisso = readHash(compromissos, indice - inicio);
      const irmaos = [
        ...listIrmaos(baixos, indice - inicio).map(toHex),
        ...listIrmaos(acima.get(galho)!, bloco),
        ...listIrmaos(topo, galho),
      ];
      numeros.push({ lugar, indice, irmaos });
    }
    return { compromisso, numeros };
  }

  /** Returns the roots of a subtree's blocks; those of a freeze of an earlier release are computed. */
  async function readNos(ref: SorteioRef, indices: IndiceMapa, { galho, nos }: BlocoView): Promise<string[]> {
    if (nos !== null) return readHashes(Buffer.from(nos, 'base64'));
    const lugares = indices.listDesde(galho * titularesPorGalho, titularesPorGalho);
    return readHashes(toNos(buildGalho(lugares, await congelados.readFolhas(ref, galho))));
  }

  return {
    /**
     * Returns a part of the proof of a consumer's numbers. Throws cupom.sorteioNaoEncontrado and sorteio.semManifesto.
     *
     * @param desde first place of the part
     */
    async get(
      publicada: CampanhaPublicada,
      extracao: string,
      consumidorId: string,
      desde = 0,
    ): Promise<Prova> {
      const sorteio = publicada.arquivo.sorteios.find((known) => known.data === extracao);
      if (!sorteio) throw refuse('cupom.sorteioNaoEncontrado');
      const ref = { campanhaId: publicada.campanhaId, extracao };
      const base = await bases.get(`${ref.campanhaId} ${extracao}`, () => readBase(ref));
      const proprios = await store.listNumeros(ref.campanhaId, consumidorId, desde, numerosPorParte + 1);
      const proximo = proprios[numerosPorParte]?.lugar ?? null;
      const { registradoAntesDe } = toMomentosCongelamento(sorteio);
      const congeladoEm = new Date(base.manifesto.congeladoEm);
      const lugares: number[] = [];
      const fora: Prova['fora'] = [];
      for (const numero of proprios.slice(0, numerosPorParte)) {
        const { lugar } = numero;
        const motivo =
          base.motivos.get(lugar) ??
          (base.indices.findIndice(lugar) < 0
            ? findMotivoFora(numero, { congeladoEm, registradoAntesDe })
            : undefined);
        if (motivo === undefined) lugares.push(lugar);
        else fora.push({ lugar, motivo });
      }
      return {
        versao: 1,
        manifesto: { ...base.manifesto, porSerie: [...base.manifesto.porSerie] },
        sal: createToSal(parts.getChaveSais(publicada))(extracao, consumidorId),
        ...(await prove(ref, base, lugares)),
        fora,
        proximo,
      };
    },
  };
}

/** Returns subtree and block of a rank. */
const toBloco = (indice: number): BlocoRef => ({
  galho: Math.floor(indice / titularesPorGalho),
  bloco: Math.floor((indice % titularesPorGalho) / titularesPorBloco),
});

const toKey = ({ galho, bloco }: BlocoRef): string => `${galho} ${bloco}`;

/** Returns why a number is not among the frozen ones. */
function findMotivoFora(
  { canceladoEm, participaEm }: NumeroProprio,
  { congeladoEm, registradoAntesDe }: { congeladoEm: Date; registradoAntesDe: Date },
): MotivoFora {
  if (participaEm >= registradoAntesDe) return 'notaTarde';
  return canceladoEm !== null && canceladoEm < congeladoEm ? 'cancelado' : 'concedidoTarde';
}
