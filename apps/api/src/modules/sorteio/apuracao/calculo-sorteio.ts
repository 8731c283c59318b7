import { type Apuracao, computeApuracao } from '@trevo/rules/sorte/sorteio/apuracao-sorteio';
import { listIrmaos } from '@trevo/rules/sorte/numeros/arvore-merkle';
import type { Titular } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { findIndice } from '@trevo/rules/sorte/numeros/lugares-ordenados';
import { decodeMapa, unpackMapa } from '@trevo/rules/sorte/numeros/mapa-lugares';
import type { MotivoPosterior } from '@trevo/rules/sorte/sorteio/motivo-sorteio';
import { countSerieDigits, numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import type {
  ApuracaoNova,
  ApuracaoSorteioStore,
  Desclassificado,
  TitularView,
} from './apuracao-sorteio.store.ts';
import type { Congelado, CongeladoStore, SorteioRef } from '../congelamento/congelado.store.ts';
import {
  buildAcima,
  buildGalho,
  readHash,
  titularesPorGalho,
  toHex,
} from '../congelamento/galho-titulares.ts';

/** The stored commitments of a subtree are needed to go on. */
class GalhoAusente extends Error {
  readonly galho: number;
  constructor(galho: number) {
    super(`subtree ${galho} is not loaded`);
    this.galho = galho;
  }
}

export type CalculoSorteio = ReturnType<typeof createCalculoSorteio>;

/** Computes a draw from its freeze. Its input are the extraction and the disqualified places only. */
export function createCalculoSorteio(parts: {
  apuracoes: Pick<ApuracaoSorteioStore, 'listTitulares'>;
  congelados: Pick<CongeladoStore, 'readFolhas'>;
}) {
  const { apuracoes, congelados } = parts;

  /** Lists the holders of places as of now. */
  const listTitulares = (
    ref: SorteioRef,
    { manifesto: { series } }: Congelado,
    lugares: readonly number[],
  ): Promise<TitularView[]> =>
    lugares.length === 0
      ? Promise.resolve([])
      : apuracoes.listTitulares(
          ref.campanhaId,
          lugares.map((lugar) => toNumero(lugar, series)),
        );

  return {
    listTitulares,
    /**
     * Computes a version of a draw, and disqualifies winners and alternates with a receipt or account that changed since the
     * freeze.
     *
     * @param porOperador places that operators disqualified
     */
    async compute(
      ref: SorteioRef,
      congelado: Congelado,
      extracao: readonly string[],
      porOperador: readonly Desclassificado[],
    ): Promise<ApuracaoNova> {
      const { regra, manifesto } = congelado;
      const lugares = decodeMapa(await unpackMapa(congelado.mapa, manifesto.series * numerosPorSerie));
      const folhas = createFolhas(ref, congelado, lugares, congelados);
      const { premiadosAntes } = congelado;
      const antes = new Set(premiadosAntes);
      const checked = new Set<number>();
      let desclassificados = [...porOperador];
      for (;;) {
        const motivos = new Map<number, string>([
          ...congelado.excluidos,
          ...desclassificados.map(({ lugar, motivo }) => [lugar, motivo] as const),
        ]);
        const apuracao = await folhas.retry(() =>
          computeApuracao({
            regra,
            series: manifesto.series,
            extracao,
            lugares,
            findExclusao: (lugar) => motivos.get(lugar),
            findPessoa: folhas.find,
            premiadosAntes: antes,
          }),
        );
        const open = listSorteados(apuracao).filter((lugar) => !checked.has(lugar));
        const titulares = await listTitulares(ref, congelado, open);
        open.forEach((lugar) => checked.add(lugar));
        const posteriores = titulares.flatMap((view): Desclassificado[] => {
          const motivo = findMotivoPosterior(view);
          return motivo ? [{ lugar: view.lugar, motivo, texto: null }] : [];
        });
        if (posteriores.length === 0)
          return { apuracao, desclassificados, premiadosAntes, titulares: await folhas.prove(apuracao) };
        desclassificados = [...desclassificados, ...posteriores].sort((a, b) => a.lugar - b.lugar);
      }
    },
  };
}

/** Lists the places of winners and alternates. */
export const listSorteados = ({ premiados, suplentes }: Apuracao): number[] =>
  [...premiados, ...suplentes].map(({ lugar }) => lugar);

/** Returns why a place lost its prize after the freeze. */
export function findMotivoPosterior({
  isExcluida,
  isCancelado,
  status,
}: TitularView): MotivoPosterior | undefined {
  if (isExcluida) return 'contaExcluida';
  if (!isCancelado) return undefined;
  return status === 'INVALIDO' ? 'notaRecusada' : 'notaCorrigida';
}

/** Returns series and number of a place. */
export const toNumero = (lugar: number, series: number): { serie: string; numero: string } => ({
  serie: String(Math.floor(lugar / numerosPorSerie)).padStart(countSerieDigits(series), '0'),
  numero: String(lugar % numerosPorSerie).padStart(5, '0'),
});

/** The frozen commitments, loaded a subtree at a time. */
function createFolhas(
  ref: SorteioRef,
  { galhos }: Congelado,
  lugares: Uint32Array,
  { readFolhas }: Pick<CongeladoStore, 'readFolhas'>,
) {
  const loaded = new Map<number, Buffer>();
  const find = (lugar: number): string => {
    const indice = findIndice(lugares, lugar);
    const galho = Math.floor(indice / titularesPorGalho);
    const folhas = loaded.get(galho);
    if (!folhas) throw new GalhoAusente(galho);
    return readHash(folhas, indice % titularesPorGalho);
  };
  /** Repeats synchronous work until all commitments that it needs are loaded. */
  async function retry<T>(work: () => T): Promise<T> {
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof GalhoAusente)) throw error;
        loaded.set(error.galho, await readFolhas(ref, error.galho));
      }
    }
  }
  return {
    find,
    retry,
    /** Proves the holders of all looked-at places. */
    async prove({ passos }: Apuracao): Promise<Titular[]> {
      const looked = [...new Set(passos.map(({ lugar }) => lugar))].sort((a, b) => a - b);
      const altos = galhos.length > 0 ? buildAcima(galhos) : [];
      const niveis = new Map<number, string[][]>();
      const titulares: Titular[] = [];
      for (const lugar of looked) {
        const compromisso = await retry(() => find(lugar));
        const indice = findIndice(lugares, lugar);
        const galho = Math.floor(indice / titularesPorGalho);
        const inicio = galho * titularesPorGalho;
        const baixos =
          niveis.get(galho) ??
          buildGalho([...lugares.subarray(inicio, inicio + titularesPorGalho)], loaded.get(galho)!);
        niveis.set(galho, baixos);
        const irmaos = [...listIrmaos(baixos, indice - inicio).map(toHex), ...listIrmaos(altos, galho)];
        titulares.push({ lugar, compromisso, irmaos });
      }
      return titulares;
    },
  };
}
