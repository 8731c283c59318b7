import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { isCpfRestrito } from '@trevo/rules/pessoa/cpf';
import { numerosPorSerie } from '@trevo/rules/sorte/numero-sorte';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { formatPrimeiraSerie } from '@trevo/rules/sorte/serie-numeros';
import { hasParticipacao, isExtraido } from '@trevo/rules/sorte/sorteio-participacao';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { detalheText, notificacaoText, valorText } from '@trevo/contract/palavras.text';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log.ts';
import { createSlowAnswers } from '../../kernel/slow-answers.ts';
import { verifiesCpf, type CampanhaPublicada, type CampanhaId } from '../campanha/public.ts';
import type { MedidaNumeros } from './medida-numeros.views.ts';
import {
  vizinhosPerPage,
  type Candidato,
  type NumeroRepetidoStore,
  type PremiadoNovo,
  type SorteioStore,
  type VizinhoView,
} from './sorteio.store.ts';
import type { SorteioViews } from './sorteio.views.ts';

export type SorteioService = ReturnType<typeof createSorteioService>;

export function createSorteioService(
  store: SorteioStore,
  views: SorteioViews,
  repetidos: NumeroRepetidoStore,
  clock: Clock,
  log: Logger,
) {
  const recallMedida = createSlowAnswers<MedidaNumeros>();
  return {
    /** The numbers of a receipt that were entered as winners and taken back afterwards, with the day of their draw. */
    listRevogados: views.listRevogados,
    /** The nightly look for numbers that two people hold. */
    checkRepetidos: createCheckRepetidos(repetidos, clock, log),
    /** The draws of a campaign, whether their winners are known, and what the asker won; null: nobody known asks. */
    async list(
      { campanhaId, arquivo }: CampanhaPublicada,
      consumidorId: string | null,
    ): Promise<RetornoOf<Calls['cupom.sorteios']>> {
      const apurados = new Map(
        (await views.listApurados(campanhaId, consumidorId)).map(({ data: extracao, meus }) => [
          extracao,
          meus,
        ]),
      );
      return arquivo.sorteios.map((sorteio) => ({
        ...sorteio,
        apurado: apurados.has(sorteio.data),
        ...(consumidorId !== null && { meusPremios: apurados.get(sorteio.data) ?? [] }),
      }));
    },
    /** The winners of a day, and which are the asker's own; refuses while they are not known. */
    async listPremiados(
      campanhaId: CampanhaId,
      extracao: string,
      consumidorId: string | null,
    ): Promise<RetornoOf<Calls['cupom.premiados']>> {
      const premiados = await views.listPremiados(campanhaId, extracao, consumidorId);
      if (premiados.length === 0) throw refuse('cupom.nenhumPremiado');
      return premiados.map(({ meu, ...premiado }) => ({
        ...premiado,
        nome: shortenNome(premiado.nome),
        ...(meu !== null && { meu }),
      }));
    },
    /**
     * Enters the winners of a draw that was made, and tells them and everybody; refuses a number that nobody holds, that
     * takes no part or whose holder may not.
     */
    async register(
      publicada: CampanhaPublicada,
      extracao: string,
      premiados: readonly PremiadoNovo[],
    ): Promise<number> {
      const agora = clock.now();
      const sorteio = requireExtraido(publicada.arquivo, extracao, agora);
      checkRepetidos(premiados);
      const aviso = {
        notificacaoId: createId(agora.getTime()),
        ...notificacaoText.SORTEIO({ nome: sorteio.nome }),
      };
      await store.replacePremiados(publicada.campanhaId, extracao, premiados, agora, aviso, (candidatos) => {
        const taking = candidatos.filter((candidato) => hasParticipacao(sorteio, candidato));
        const holders = requireHolders(premiados, taking);
        if (verifiesCpf(publicada)) requireNotRestrito(taking);
        return holders;
      });
      return premiados.length;
    },
    /** The numbers nearest to a drawn one that take part, both ways. */
    async findVizinhos(
      { campanhaId, arquivo }: CampanhaPublicada,
      extracao: string,
      { serie, numero }: { serie: string; numero: string },
    ): Promise<RetornoOf<Calls['operador.procurarNumero']>> {
      const sorteio = requireExtraido(arquivo, extracao, clock.now());
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
    /** How evenly the numbers lie, and whether the books balance; with millions of them, as some time ago. */
    async measure({
      campanhaId,
      arquivo,
    }: CampanhaPublicada): Promise<RetornoOf<Calls['operador.medirNumeros']>> {
      const total = arquivo.numeros.series * numerosPorSerie;
      const m = await recallMedida(campanhaId, () => store.measure(campanhaId, total));
      return {
        total,
        concedidos: m.concedidos,
        cancelados: m.cancelados,
        sorteDoMaisSortudo: m.maior_intervalo === null ? null : (m.maior_intervalo * m.concedidos) / total,
        porSerie: m.por_serie,
        diferencaNumeros: m.numeros_prometidos - m.concedidos,
        diferencaRaspadinhas: m.raspadinhas_prometidas - m.raspadinhas,
        repetidos: m.repetidos,
      };
    },
  };
}

/** The draw of a day, made already. */
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

/** Whose each winner is; refuses the first whose number nobody holds, or that takes no part in the draw. */
function requireHolders(premiados: readonly PremiadoNovo[], taking: readonly Candidato[]): string[] {
  const holders = new Map(taking.map((row) => [`${row.serie} ${row.numero}`, row.consumidor_id]));
  return premiados.map(({ serie, numero }) => {
    const holder = holders.get(`${serie} ${numero}`);
    if (!holder) throw refuse('cupom.numeroNaoDistribuido', { serie, numero });
    return holder;
  });
}

/** A person whom the campaign keeps out wins nothing; who is entered already stays so. */
function requireNotRestrito(taking: readonly Candidato[]): void {
  const kept = taking.find(({ restricoes, isPremiado }) => !isPremiado && isCpfRestrito(restricoes));
  if (kept) throw refuse('cupom.numeroRestrito', { serie: kept.serie, numero: kept.numero });
}

/** A number wins once in a draw. */
function checkRepetidos(premiados: readonly PremiadoNovo[]): void {
  const numeros = premiados.map(({ serie, numero }) => `${serie} ${numero}`);
  const detalhes = numeros.flatMap((numero, at) =>
    numeros.indexOf(numero) < at
      ? [{ campo: `premiados.${at}.numero`, mensagem: detalheText.numeroRepetido(numero) }]
      : [],
  );
  if (detalhes.length > 0) throw refuse('requisicao.invalida', {}, detalhes);
}

/** `MARIA DA SILVA SOUZA` becomes `MARIA S. S.`: enough to recognise oneself. A deleted account has no name. */
function shortenNome(nome: string): string {
  if (nome === '') return valorText.contaExcluida;
  const [first = '', ...others] = nome.split(/\s+/);
  const initials = others.filter((word) => word.length > 2).map((word) => `${[...word][0]}.`);
  return [first, ...initials].join(' ');
}

/** When few people are awake: each hour takes its part of the numbers, so that no run takes long. */
const horas = ['02', '03', '04', '05'];

/**
 * Looks for numbers that two people hold. The index of a number is unique, and one key gives each index another number,
 * so there are none; a second key would make some without anything refusing them.
 */
export const createCheckRepetidos =
  (store: NumeroRepetidoStore, clock: Clock, log: Logger) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const parte = horas.indexOf(toSaoPaulo(clock.now()).hora.slice(0, 2));
    if (parte < 0) return;
    for (const campanhaId of await store.listCampanhaIds()) {
      if (stopping?.aborted) return;
      const repetidos = await store.count(campanhaId, parte, horas.length);
      if (repetidos > 0)
        log.error({ codigo: 'cupom.numerosRepetidos', campanhaId, repetidos }, 'numbers are held twice');
    }
  };
