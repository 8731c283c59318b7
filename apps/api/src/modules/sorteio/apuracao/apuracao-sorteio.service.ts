import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { notificacaoText } from '@trevo/contract/palavras.text';
import { type Capsula, verifyCapsula } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { formatLugar, numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import type { Ator } from '../../../kernel/auth/ator.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { DomainError, refuse } from '../../../kernel/domain-error.ts';
import { createId } from '../../../kernel/ids.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import { apuracaoSorteioText as text } from './apuracao-sorteio.text.ts';
import {
  type ApuracaoNova,
  type ApuracaoSorteioStore,
  type Desclassificado,
  isSameApuracao,
  type VersaoView,
} from './apuracao-sorteio.store.ts';
import { toApuracaoWire } from './apuracao-sorteio.presenter.ts';
import { type CalculoSorteio, listSorteados, toNumero } from './calculo-sorteio.ts';
import type { Congelado, CongeladoStore, SorteioRef } from '../congelamento/congelado.store.ts';
import { getComRegra } from '../congelamento/congelamento.service.ts';
import { sha256 } from '../congelamento/galho-titulares.ts';
import { isMesmaPessoa } from '../congelamento/mesma-pessoa.ts';
import type { ResultadoStore } from './resultado.store.ts';
import type { Candidato, SorteioStore } from '../sorteio.store.ts';

type Wire = RetornoOf<Calls['operador.apuracao']>;

/** The input of a computation. */
interface Base {
  readonly ref: SorteioRef;
  readonly congelado: Congelado;
  readonly extracao: readonly string[];
}

export type ApuracaoSorteioService = ReturnType<typeof createApuracaoSorteioService>;

/** Computes draws in versions, and registers the winners of the version that a second person confirms. */
export function createApuracaoSorteioService(parts: {
  store: ApuracaoSorteioStore;
  calculo: CalculoSorteio;
  congelados: Pick<CongeladoStore, 'findWhole'>;
  resultados: Pick<ResultadoStore, 'find'>;
  premiados: Pick<SorteioStore, 'replacePremiados'>;
  clock: Clock;
}) {
  const { store, calculo, clock } = parts;
  const register = createRegister(parts);

  /** Throws sorteio.semRegra and sorteio.semResultado. */
  async function getBase({ campanhaId, ...publicada }: CampanhaPublicada, extracao: string): Promise<Base> {
    getComRegra({ campanhaId, ...publicada }, extracao);
    const ref = { campanhaId, extracao };
    const [congelado, resultado] = await Promise.all([
      parts.congelados.findWhole(ref),
      parts.resultados.find(ref),
    ]);
    if (!congelado || !resultado.extracao) throw refuse('sorteio.semResultado');
    return { ref, congelado, extracao: resultado.extracao };
  }

  /** Throws sorteio.semApuracao. */
  async function getUltima(ref: SorteioRef): Promise<VersaoView> {
    const ultima = await store.findUltima(ref);
    if (!ultima) throw refuse('sorteio.semApuracao');
    return ultima;
  }

  async function present({ ref, congelado, extracao }: Base, ator: Ator): Promise<Wire> {
    const versoes = await store.list(ref);
    const ultima = versoes.at(-1)!;
    const titulares = await calculo.listTitulares(ref, congelado, listSorteados(ultima.apuracao));
    return toApuracaoWire({ versoes, congelado, extracao, titulares, ator });
  }

  /** Adds a version, if it differs from the one before, and returns the newest one. */
  async function add(
    base: Base,
    anterior: VersaoView | undefined,
    nova: ApuracaoNova,
    { motivo, ator }: { motivo: string; ator: Ator },
  ): Promise<Wire> {
    await store.add(base.ref, anterior?.versao ?? 0, nova, { motivo, ator, agora: clock.now() });
    return present(base, ator);
  }

  return {
    /** Returns the newest version. Throws sorteio.semApuracao. */
    async read(publicada: CampanhaPublicada, extracao: string, ator: Ator): Promise<Wire> {
      getComRegra(publicada, extracao);
      await getUltima({ campanhaId: publicada.campanhaId, extracao });
      return present(await getBase(publicada, extracao), ator);
    },
    /** Computes the draw; a new version only where it differs from the last one. */
    async compute(publicada: CampanhaPublicada, extracao: string, ator: Ator): Promise<Wire> {
      const base = await getBase(publicada, extracao);
      const ultima = await store.findUltima(base.ref);
      if (ultima?.confirmadaEm) throw refuse('sorteio.confirmado');
      const nova = await calculo.compute(base.ref, base.congelado, base.extracao, listPorOperador(ultima));
      return add(base, ultima, nova, { motivo: ultima ? text.mudou : text.primeira, ator });
    },
    /** Disqualifies a winner or an alternate, and computes a new version. */
    async disqualify(
      publicada: CampanhaPublicada,
      extracao: string,
      { versao, serie, numero, motivo, texto }: BodyOf<Calls['operador.desclassificar']>,
      ator: Ator,
    ): Promise<Wire> {
      getComRegra(publicada, extracao);
      const ultima = await getUltima({ campanhaId: publicada.campanhaId, extracao });
      const base = await getBase(publicada, extracao);
      const lugar = Number(serie) * numerosPorSerie + Number(numero);
      if (ultima.confirmadaEm) throw refuse('sorteio.confirmado');
      if (ultima.desclassificados.some((one) => one.lugar === lugar)) return present(base, ator);
      if (ultima.versao !== versao) throw refuse('sorteio.apuracaoMudou');
      if (!listSorteados(ultima.apuracao).includes(lugar))
        throw refuse('sorteio.foraDaApuracao', { serie, numero });
      const porOperador = [...listPorOperador(ultima), { lugar, motivo, texto }].sort(
        (a, b) => a.lugar - b.lugar,
      );
      const nova = await calculo.compute(base.ref, base.congelado, base.extracao, porOperador);
      const escrito = formatLugar(lugar, base.congelado.manifesto.series);
      return add(base, ultima, nova, { motivo: text.desclassificado(escrito, motivo, texto), ator });
    },
    /**
     * Confirms the version that the caller read, registers its winners and notifies them, in one transaction. Throws
     * sorteio.apuracaoPropria, sorteio.apuracaoMudou and sorteio.confirmado.
     */
    async confirm(publicada: CampanhaPublicada, extracao: string, versao: number, ator: Ator): Promise<Wire> {
      const sorteio = getComRegra(publicada, extracao);
      const ultima = await getUltima({ campanhaId: publicada.campanhaId, extracao });
      const base = await getBase(publicada, extracao);
      if (ultima.confirmadaEm && ultima.versao === versao) return present(base, ator);
      if (ultima.confirmadaEm) throw refuse('sorteio.confirmado');
      if (ultima.versao !== versao) throw refuse('sorteio.apuracaoMudou');
      if (isMesmaPessoa(ultima.ator, ator)) throw refuse('sorteio.apuracaoPropria');
      const again = await calculo.compute(base.ref, base.congelado, base.extracao, listPorOperador(ultima));
      if (!isSameApuracao(again, ultima)) throw refuse('sorteio.apuracaoMudou');
      const failed = await verifyCapsula(toCapsula(base, ultima), base.congelado.manifestoHash, sha256);
      if (failed.length > 0) throw new Error(`the capsule of draw ${extracao} fails: ${failed.join(', ')}`);
      try {
        await register(base, ultima, sorteio.nome, ator);
      } catch (error) {
        const isDone = error instanceof DomainError && error.code === 'sorteio.confirmado';
        // A concurrent request confirmed the same version.
        if (!isDone || (await getUltima(base.ref)).versao !== versao) throw error;
      }
      return present(base, ator);
    },
    /** Returns the public file of a confirmed draw, in pieces. Throws sorteio.semCapsula. */
    async getCapsula(publicada: CampanhaPublicada, extracao: string): Promise<AsyncIterable<string>> {
      if (!publicada.arquivo.sorteios.some((sorteio) => sorteio.data === extracao))
        throw refuse('cupom.sorteioNaoEncontrado');
      const ref = { campanhaId: publicada.campanhaId, extracao };
      const ultima = await store.findUltima(ref);
      const [congelado, resultado] = await Promise.all([
        parts.congelados.findWhole(ref),
        parts.resultados.find(ref),
      ]);
      if (!ultima?.confirmadaEm || !congelado || !resultado.extracao) throw refuse('sorteio.semCapsula');
      const capsula = toCapsula({ ref, congelado, extracao: resultado.extracao }, ultima);
      return toPieces(JSON.stringify(capsula));
    },
  };
}

/** Returns a function that confirms a version, registers its winners and notifies them in one transaction. */
const createRegister =
  ({
    store,
    premiados: { replacePremiados },
    clock,
  }: {
    store: ApuracaoSorteioStore;
    premiados: Pick<SorteioStore, 'replacePremiados'>;
    clock: Clock;
  }) =>
  ({ ref, congelado }: Base, { versao, apuracao }: VersaoView, nome: string, ator: Ator): Promise<void> => {
    const agora = clock.now();
    const premiados = apuracao.premiados.map(({ premio, lugar }) => ({
      ...toNumero(lugar, congelado.manifesto.series),
      premio: congelado.regra.premios[premio]!.nome,
    }));
    return replacePremiados(
      ref.campanhaId,
      ref.extracao,
      premiados,
      agora,
      ator,
      { notificacaoId: createId(agora.getTime()), ...notificacaoText.SORTEIO({ nome }) },
      (candidatos) => requireHolders(premiados, candidatos),
      (tx) => store.confirm(tx, ref, versao, { ator, agora }),
    );
  };

async function* toPieces(texto: string): AsyncGenerator<string> {
  yield texto;
}

/** Lists the places that operators disqualified; the others are found again. */
const listPorOperador = (ultima: VersaoView | undefined): Desclassificado[] =>
  (ultima?.desclassificados ?? []).filter(({ texto }) => texto !== null);

const toCapsula = (
  { congelado, extracao }: Base,
  { apuracao, desclassificados, premiadosAntes, titulares }: ApuracaoNova,
): Capsula => ({
  versao: 1,
  manifesto: congelado.manifesto,
  regra: congelado.regra,
  mapa: congelado.mapa,
  excluidos: congelado.excluidos,
  extracao,
  desclassificados: desclassificados.map(({ lugar, motivo }) => [lugar, motivo] as const),
  premiadosAntes,
  titulares,
  apuracao,
});

/** Returns the holder of each winner; a number revoked since the computation makes it outdated. */
function requireHolders(
  premiados: readonly { readonly serie: string; readonly numero: string }[],
  candidatos: readonly Candidato[],
): string[] {
  const holders = new Map(
    candidatos.map(({ serie, numero, consumidor_id }) => [`${serie} ${numero}`, consumidor_id]),
  );
  return premiados.map(({ serie, numero }) => {
    const holder = holders.get(`${serie} ${numero}`);
    if (holder === undefined) throw refuse('sorteio.apuracaoMudou');
    return holder;
  });
}
