import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { toRegraSorteio } from '@trevo/config/campanha-file/campanha-file-sorteio';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { isCpfRestrito } from '@trevo/rules/pessoa/cpf';
import { buildNiveis, getRaiz, hashTexto } from '@trevo/rules/sorte/arvore-merkle';
import { type Excluido, hashCanonico, hashTitular, type Manifesto } from '@trevo/rules/sorte/capsula-sorteio';
import { margemMilissegundos, toMomentosCongelamento } from '@trevo/rules/sorte/congelamento';
import { encodeMapa, packMapa } from '@trevo/rules/sorte/mapa-lugares';
import type { MotivoExclusao } from '@trevo/rules/sorte/motivo-sorteio';
import type { RegraSorteio } from '@trevo/rules/sorte/regra-sorteio';
import { numerosPorSerie } from '@trevo/rules/sorte/serie-numeros';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { rotina, type Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import { verifiesCpf, type CampanhaId, type CampanhaPublicada } from '../campanha/public.ts';
import type {
  Congelado,
  CongeladoStore,
  CongeladoView,
  Congelando,
  Corte,
  LugarDistribuido,
} from './congelado.store.ts';
import { buildGalho, createToSal, readCompromisso, sha256, toNos } from './galho-titulares.ts';

type Sorteio = CampanhaArquivo['sorteios'][number];

/** A draw with a rule. */
export type SorteioComRegra = Sorteio & { readonly regra: NonNullable<Sorteio['regra']> };

// Days for which the job freezes an overdue draw.
const atrasoDias = 7;
/** People whose commitments are kept while a freeze reads numbers in order. */
const keptTitulares = 100_000;

export type CongelamentoService = ReturnType<typeof createCongelamentoService>;

/** Freezes the numbers of draws with a rule before the extraction. */
export function createCongelamentoService(parts: {
  store: CongeladoStore;
  getChaveSais: (publicada: CampanhaPublicada) => Uint8Array;
  findCampanha: (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>;
  clock: Clock;
  log: Logger;
}) {
  const { store, clock, log } = parts;

  async function freeze(
    publicada: CampanhaPublicada,
    sorteio: SorteioComRegra,
    ator: Ator,
  ): Promise<CongeladoView> {
    const corte = toCorte(sorteio, clock.now());
    const ref = { campanhaId: publicada.campanhaId, extracao: sorteio.data };
    return store.freeze(ref, corte, (congelando) =>
      buildCongelado({
        publicada,
        sorteio,
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
    /** Counts what a freeze at this moment would contain. */
    async preview(
      publicada: CampanhaPublicada,
      extracao: string,
    ): Promise<RetornoOf<Calls['operador.preverCongelamento']>> {
      const sorteio = getComRegra(publicada, extracao);
      const { campanhaId } = publicada;
      const momentos = toMomentosCongelamento(sorteio);
      const isRestrito = verifiesCpf(publicada) ? isCpfRestrito : () => false;
      const [previa, notasEsperando, premiados, congelado] = await Promise.all([
        store.preview(campanhaId, toCorte(sorteio, clock.now()), isRestrito),
        store.countEsperando(campanhaId, momentos.registradoAntesDe),
        store.listDiasPremiados(campanhaId),
        store.find({ campanhaId, extracao }),
      ]);
      const excluidos = [
        { motivo: 'contaExcluida' as const, numeros: previa.excluidas },
        { motivo: 'cpfRestrito' as const, numeros: previa.restritas },
      ];
      return {
        numeros: previa.numeros,
        pessoas: previa.pessoas,
        excluidos: excluidos.filter(({ numeros }) => numeros > 0),
        notasEsperando,
        semGanhador: publicada.arquivo.sorteios
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
    /** Freezes each draw whose last safe moment has come. */
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

/** Returns the bounds of a freeze at a moment. A number granted since the extraction never takes part. */
function toCorte(sorteio: Sorteio, agora: Date): Corte {
  const { registradoAntesDe, extraidoEm } = toMomentosCongelamento(sorteio);
  const congeladoEm = new Date(agora.getTime() - margemMilissegundos);
  return {
    concedidoAntesDe: new Date(Math.min(congeladoEm.getTime(), extraidoEm.getTime())),
    valiaEm: congeladoEm,
    registradoAntesDe,
  };
}

interface Pedido {
  readonly publicada: CampanhaPublicada;
  readonly sorteio: SorteioComRegra;
  readonly congeladoEm: Date;
  readonly ator: Ator;
  readonly congelando: Congelando;
  readonly chaveSais: Uint8Array;
}

/** Computes map, exclusions and Merkle root in one ordered pass over the places. */
async function buildCongelado(pedido: Pedido): Promise<Congelado> {
  const { publicada, sorteio, congeladoEm, ator, congelando } = pedido;
  const { series } = publicada.arquivo.numeros;
  const regra = toRegra(sorteio);
  const findExclusao = await createFindExclusao(pedido);
  const hashAll = createHashAll(pedido);
  // Only a rule for the whole campaign looks at earlier winners.
  const premiadosAntes = new Set(
    regra.umPorPessoa === 'campanha' ? await congelando.listPremiadosAntes() : [],
  );
  const compromissosAntes = new Set<string>();
  const porSerie = Array.from({ length: series }, () => 0);
  const lugares: Uint32Array[] = [];
  const excluidos: Excluido[] = [];
  const galhos: string[] = [];
  let numeros = 0;
  for await (const rows of congelando.galhos) {
    const galho = rows.map(({ lugar }) => lugar);
    const compromissos = await hashAll(rows);
    const niveis = buildGalho(galho, compromissos);
    await congelando.addFolhas(galhos.length, compromissos, toNos(niveis));
    galhos.push(getRaiz(niveis));
    lugares.push(Uint32Array.from(galho));
    numeros += rows.length;
    for (const [at, row] of rows.entries()) {
      if (premiadosAntes.has(row.consumidorId)) compromissosAntes.add(readCompromisso(compromissos, at));
      porSerie[Math.floor(row.lugar / numerosPorSerie)]! += 1;
      const motivo = findExclusao(row);
      if (motivo) excluidos.push([row.lugar, motivo]);
    }
  }
  const mapa = encodeMapa(flatten(lugares), series * numerosPorSerie);
  const antes = [...compromissosAntes].sort();
  const manifesto: Manifesto = {
    versao: 2,
    campanha: { ano: publicada.campanha.ano, identificacao: publicada.campanha.identificacao },
    sorteio: { data: sorteio.data, nome: sorteio.nome },
    congeladoEm: congeladoEm.toISOString(),
    arquivoHash: publicada.arquivoHash,
    regraHash: await hashCanonico(regra, sha256),
    series,
    porSerie,
    mapaHash: Buffer.from(await sha256(mapa)).toString('hex'),
    excluidos: excluidos.length,
    excluidosHash: await hashCanonico(excluidos, sha256),
    premiadosAntes: antes.length,
    premiadosAntesHash: await hashCanonico(antes, sha256),
    raiz: galhos.length > 0 ? getRaiz(await buildNiveis(galhos, sha256)) : await hashTexto('', sha256),
    compromissoNumeros: publicada.compromissoNumeros,
    anterior: await congelando.findAnterior(),
  };
  return {
    congeladoEm,
    manifesto,
    manifestoHash: await hashCanonico(manifesto, sha256),
    regra,
    mapa: await packMapa(mapa),
    excluidos,
    premiadosAntes: antes,
    galhos,
    numeros,
    ator,
  };
}

function* flatten(pieces: readonly Uint32Array[]): Generator<number> {
  for (const piece of pieces) yield* piece;
}

/** Returns a function that tells why a place does not take part. */
async function createFindExclusao({ publicada, congelando }: Pedido) {
  const restritos = new Set<string>();
  if (verifiesCpf(publicada))
    for (const [cpf, restricoes] of await congelando.listRestricoes())
      if (isCpfRestrito(restricoes)) restritos.add(cpf);
  return ({ isExcluida, documento }: LugarDistribuido): MotivoExclusao | undefined => {
    if (isExcluida) return 'contaExcluida';
    return restritos.has(documento) ? 'cpfRestrito' : undefined;
  };
}

/** Returns a function that computes the commitments of places; those of recent people are kept. */
function createHashAll({ sorteio, chaveSais }: Pedido) {
  const known = new Map<string, string>();
  const toSal = createToSal(chaveSais);
  return async (rows: readonly LugarDistribuido[]): Promise<Buffer> => {
    let text = '';
    for (const { consumidorId, documento } of rows) {
      let compromisso = known.get(consumidorId);
      if (compromisso === undefined) {
        compromisso = await hashTitular(toSal(sorteio.data, consumidorId), documento, sha256);
        if (known.size >= keptTitulares) known.clear();
        known.set(consumidorId, compromisso);
      }
      text += compromisso;
    }
    return Buffer.from(text, 'hex');
  };
}
