import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import {
  type RegraSorteioArquivo,
  toRegraSorteio,
} from '@trevo/config/campanha-file/parts/campanha-file-sorteio';
import { describeRegraSorteio } from '@trevo/contract/sorteio/regra-sorteio.text';
import { isCpfRestrito } from '@trevo/rules/pessoa/cpf';
import { formatPrimeiraSerie, numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import { shortenNome } from '@trevo/rules/texto/shorten-nome';
import {
  hasParticipacao,
  isExtraido,
  withCongelamentos,
} from '@trevo/rules/sorte/sorteio/sorteio-participacao';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { detalheText, notificacaoText, valorText } from '@trevo/contract/palavras.text';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import { createSlowQueryCache } from '../../kernel/slow-query-cache.ts';
import { verifiesCpf, type CampanhaPublicada, type VitrineService } from '../campanha/public.ts';
import type { MedidaNumeros } from './medida-numeros.views.ts';
import {
  vizinhosPerPage,
  type Candidato,
  type PremiadoNovo,
  type SorteioStore,
  type VizinhoView,
} from './sorteio.store.ts';
import type { ApuracaoSorteioStore } from './apuracao/apuracao-sorteio.store.ts';
import { createToSal } from './congelamento/galho-titulares.ts';
import { hasRegra, toCongelamentos, type CongelamentoService } from './congelamento/congelamento.service.ts';
import { holdSorteio } from './sorteio-fixo.store.ts';
import type { SorteioViews } from './sorteio.views.ts';

/** Freezes and capsules for the list of draws. */
interface PartesCapsula {
  readonly listCongelados: CongelamentoService['listCongelados'];
  readonly listDias: ApuracaoSorteioStore['listDias'];
  readonly getChaveSais: (publicada: CampanhaPublicada) => Uint8Array;
}

export type SorteioService = ReturnType<typeof createSorteioService>;

export function createSorteioService(
  store: SorteioStore,
  views: SorteioViews,
  vitrines: Pick<VitrineService, 'get'>,
  { listCongelados, listDias, getChaveSais }: PartesCapsula,
  clock: Clock,
) {
  return {
    /** Lists a receipt's numbers that were entered as winners and revoked later, with the day of their draw. */
    listRevogados: views.listRevogados,
    /**
     * Lists a campaign's draws, whether their winners are known, and the consumer's prizes; null: anonymous
     * request.
     */
    async list(
      publicada: CampanhaPublicada,
      consumidorId: string | null,
    ): Promise<RetornoOf<Calls['cupom.sorteios']>> {
      const { campanhaId, arquivo } = publicada;
      const { premios } = await vitrines.get(publicada);
      const [congelados, computados] = await Promise.all([listCongelados(campanhaId), listDias(campanhaId)]);
      const confirmados = new Set(computados.flatMap((one) => (one.isConfirmada ? [one.data] : [])));
      const apurados = new Map(
        (await views.listApurados(campanhaId, consumidorId)).map(({ data: extracao, meus }) => [
          extracao,
          meus,
        ]),
      );
      return arquivo.sorteios.map(({ destaque: _, imagem: __, regra, ...sorteio }, at) => {
        const meus = apurados.get(sorteio.data) ?? [];
        const temCapsula = confirmados.has(sorteio.data);
        return {
          ...sorteio,
          ...toRegraPublica(regra, sorteio.premio, arquivo.numeros.series),
          ...(premios[at]?.imagem && { imagem: premios[at].imagem }),
          ...toCongeladoPublico(congelados.get(sorteio.data)),
          ...(temCapsula && { temCapsula }),
          // A consumer without a win has no commitment in the capsule.
          ...(consumidorId !== null &&
            temCapsula &&
            meus.length > 0 && { meuSal: createToSal(getChaveSais(publicada))(sorteio.data, consumidorId) }),
          apurado: apurados.has(sorteio.data),
          ...(consumidorId !== null && { meusPremios: meus }),
        };
      });
    },
    /** Lists the winners of a day and marks the consumer's own; throws while they are unknown. */
    async listPremiados(
      campanhaId: CampanhaPublicada['campanhaId'],
      extracao: string,
      consumidorId: string | null,
    ): Promise<RetornoOf<Calls['cupom.premiados']>> {
      const premiados = await views.listPremiados(campanhaId, extracao, consumidorId);
      if (premiados.length === 0) throw refuse('cupom.nenhumPremiado');
      return premiados.map(({ meu, ...premiado }) => ({
        ...premiado,
        // A deleted account has no name.
        nome: premiado.nome === '' ? valorText.contaExcluida : shortenNome(premiado.nome),
        ...(meu !== null && { meu }),
      }));
    },
    /**
     * Enters the winners of a past draw and notifies them and all consumers; throws for a number that is not
     * granted, does not take part, or has an excluded holder.
     */
    async register(
      publicada: CampanhaPublicada,
      extracao: string,
      premiados: readonly PremiadoNovo[],
      ator: Ator,
    ): Promise<number> {
      const agora = clock.now();
      const sorteio = requireExtraido(publicada.arquivo, extracao, agora);
      if (hasRegra(sorteio)) throw refuse('sorteio.temRegra');
      checkRepetidos(premiados);
      const aviso = {
        notificacaoId: createId(agora.getTime()),
        ...notificacaoText.SORTEIO({ nome: sorteio.nome }),
      };
      await store.replacePremiados(
        publicada.campanhaId,
        extracao,
        premiados,
        agora,
        ator,
        aviso,
        (candidatos) => {
          const taking = candidatos.filter((candidato) => hasParticipacao(sorteio, candidato));
          const holders = requireHolders(premiados, taking);
          if (verifiesCpf(publicada)) requireNotRestrito(taking);
          return holders;
        },
        (tx) => holdSorteio(tx, publicada.campanhaId, sorteio),
      );
      return premiados.length;
    },
    /** Finds the nearest participating numbers above and below a drawn one. */
    async findVizinhos(
      { campanhaId, arquivo }: CampanhaPublicada,
      extracao: string,
      { serie, numero }: { serie: string; numero: string },
    ): Promise<RetornoOf<Calls['operador.procurarNumero']>> {
      const known = requireExtraido(arquivo, extracao, clock.now());
      const congelamentos = toCongelamentos(await listCongelados(campanhaId));
      const sorteio = withCongelamentos([known], congelamentos)[0]!;
      const totalNumeros = arquivo.numeros.series * numerosPorSerie;
      const lugar = Number(serie) * numerosPorSerie + Number(numero);
      if (lugar >= totalNumeros)
        throw refuse('requisicao.invalida', {}, [
          {
            campo: 'serie',
            mensagem: detalheText.series(arquivo.numeros.series, formatPrimeiraSerie(arquivo.numeros.series)),
          },
        ]);
      const find = async (direcao: 'acima' | 'abaixo') => {
        for (let pular = 0; ; pular += vizinhosPerPage) {
          const page = await store.listVizinhos(campanhaId, { lugar, totalNumeros, direcao }, pular);
          const found = page.find((view) => !view.isExcluido && hasParticipacao(sorteio, view));
          if (found) return toVizinhoWire(found);
          if (page.length < vizinhosPerPage) return null;
        }
      };
      const [acima, abaixo] = await Promise.all([find('acima'), find('abaixo')]);
      return { acima, abaixo };
    },
    measure: createMeasure(store),
    /** Measures as `measure` does, without its cache. */
    measureNow: createMeasureNow(store),
  };
}

/** Returns the public rule of a draw. */
const toRegraPublica = (
  regra: RegraSorteioArquivo | undefined,
  premio: string,
  series: number,
): { regra?: string[] } =>
  regra ? { regra: describeRegraSorteio(toRegraSorteio(regra, premio), series) } : {};

/** Returns the public part of a freeze. */
const toCongeladoPublico = (
  congelado: { readonly congeladoEm: Date; readonly manifestoHash: string } | undefined,
): { congeladoEm?: string; manifestoHash?: string } =>
  congelado
    ? { congeladoEm: congelado.congeladoEm.toISOString(), manifestoHash: congelado.manifestoHash }
    : {};

/** Returns the draw of a day; throws while it is in the future. */
function requireExtraido(arquivo: CampanhaArquivo, extracao: string, agora: Date) {
  const sorteio = arquivo.sorteios.find((known) => known.data === extracao);
  if (!sorteio) throw refuse('cupom.sorteioNaoEncontrado');
  if (!isExtraido(sorteio, agora)) throw refuse('cupom.sorteioPorVir');
  return sorteio;
}

const toVizinhoWire = (view: VizinhoView) => ({
  serie: view.serie,
  numero: view.numero,
  distancia: view.distancia,
  consumidorID: view.consumidor_id,
  documentoFiscalID: view.documento_fiscal_id,
  nome: view.nome,
  telefone: view.telefone,
  email: view.email,
});

/** Returns the holder of each winner; throws for the first number that is not granted or does not take part. */
function requireHolders(premiados: readonly PremiadoNovo[], taking: readonly Candidato[]): string[] {
  const holders = new Map(taking.map((row) => [`${row.serie} ${row.numero}`, row.consumidor_id]));
  return premiados.map(({ serie, numero }) => {
    const holder = holders.get(`${serie} ${numero}`);
    if (!holder) throw refuse('cupom.numeroNaoDistribuido', { serie, numero });
    return holder;
  });
}

/** Throws when a holder is excluded by the campaign; winners already entered stay. */
function requireNotRestrito(taking: readonly Candidato[]): void {
  const kept = taking.find(({ restricoes, isPremiado }) => !isPremiado && isCpfRestrito(restricoes));
  if (kept) throw refuse('cupom.numeroRestrito', { serie: kept.serie, numero: kept.numero });
}

/** Throws for a number entered twice in a draw. */
function checkRepetidos(premiados: readonly PremiadoNovo[]): void {
  const numeros = premiados.map(({ serie, numero }) => `${serie} ${numero}`);
  const detalhes = numeros.flatMap((numero, at) =>
    numeros.indexOf(numero) < at
      ? [{ campo: `premiados.${at}.numero`, mensagem: detalheText.numeroRepetido(numero) }]
      : [],
  );
  if (detalhes.length > 0) throw refuse('requisicao.invalida', {}, detalhes);
}

/**
 * Returns a function that measures the distribution of the numbers and whether grants and receipts agree; cached,
 * because it is slow with millions of numbers.
 */
function createMeasure(store: Pick<SorteioStore, 'measure'>) {
  const recallMedida = createSlowQueryCache<MedidaNumeros>();
  return async (publicada: CampanhaPublicada): Promise<RetornoOf<Calls['operador.medirNumeros']>> => {
    const total = toTotal(publicada);
    const { campanhaId } = publicada;
    return toMedidaWire(total, await recallMedida(campanhaId, () => store.measure(campanhaId, total)));
  };
}

const createMeasureNow =
  (store: Pick<SorteioStore, 'measure'>) =>
  async (publicada: CampanhaPublicada): Promise<RetornoOf<Calls['operador.medirNumeros']>> => {
    const total = toTotal(publicada);
    return toMedidaWire(total, await store.measure(publicada.campanhaId, total));
  };

const toTotal = ({ arquivo }: CampanhaPublicada): number => arquivo.numeros.series * numerosPorSerie;

const toMedidaWire = (total: number, m: MedidaNumeros): RetornoOf<Calls['operador.medirNumeros']> => ({
  total,
  concedidos: m.concedidos,
  cancelados: m.cancelados,
  sorteDoMaisSortudo: m.maior_intervalo === null ? null : (m.maior_intervalo * m.concedidos) / total,
  porSerie: m.por_serie,
  diferencaNumeros: m.numeros_prometidos - m.concedidos,
  diferencaRaspadinhas: m.raspadinhas_prometidas - m.raspadinhas,
  repetidos: m.repetidos,
});
