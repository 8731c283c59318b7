import type { CampanhaArquivo } from '@trevo/config/campanha-file';
import { numerosPorSerie } from '@trevo/rules/numero-sorte';
import { isExtraido } from '@trevo/rules/sorteio-participacao';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import { verifiesCpf, type CampanhaPublicada } from '../campanha/public.ts';
import type { NumeroRepetidoStore } from './numero-repetido.store.ts';
import { createCheckRepetidos } from './numeros-repetidos.ts';
import type { PremiadoNovo, SorteioStore, VizinhoView } from './sorteio.store.ts';

export interface SorteioService {
  /** The draws of a campaign and whether their winners are known. */
  list(publicada: CampanhaPublicada): Promise<RetornoOf<Calls['cupom.sorteios']>>;
  /** The winners of a day; refuses while they are not known. */
  listPremiados(campanhaId: string, extracao: string): Promise<RetornoOf<Calls['cupom.premiados']>>;
  /** The numbers of a receipt that were entered as winners and taken back afterwards, with the day of their draw. */
  listRevogados: SorteioStore['listRevogados'];
  /** The nightly look for numbers that two people hold. */
  checkRepetidos(stopping?: AbortSignal): Promise<void>;
  /**
   * Enters the winners of a draw that was made; refuses a number that nobody holds, that takes no part or whose holder
   * may not.
   */
  register(
    publicada: CampanhaPublicada,
    extracao: string,
    premiados: readonly PremiadoNovo[],
  ): Promise<number>;
  /** The numbers nearest to a drawn one that take part, both ways. */
  findVizinhos(
    publicada: CampanhaPublicada,
    extracao: string,
    sorteado: { serie: string; numero: string },
  ): Promise<RetornoOf<Calls['operador.procurarNumero']>>;
  /** How evenly the numbers lie, and whether the books balance. */
  measure(publicada: CampanhaPublicada): Promise<RetornoOf<Calls['operador.medirNumeros']>>;
}

export function createSorteioService(
  store: SorteioStore,
  repetidos: NumeroRepetidoStore,
  clock: Clock,
  log: Logger,
): SorteioService {
  return {
    listRevogados: store.listRevogados,
    checkRepetidos: createCheckRepetidos(repetidos, clock, log),
    async list({ campanhaId, arquivo }) {
      const apurados = new Set(await store.listApurados(campanhaId));
      return arquivo.sorteios.map((sorteio) => ({ ...sorteio, apurado: apurados.has(sorteio.data) }));
    },
    async listPremiados(campanhaId, extracao) {
      const premiados = await store.listPremiados(campanhaId, extracao);
      if (premiados.length === 0) throw refuse('cupom.nenhumPremiado');
      return premiados.map((premiado) => ({ ...premiado, nome: shortenNome(premiado.nome) }));
    },
    async register(publicada, extracao, premiados) {
      const agora = clock.now();
      const sorteio = requireExtraido(publicada.arquivo, extracao, agora);
      checkRepetidos(premiados);
      const regras = { ...sorteio, verifiesCpf: verifiesCpf(publicada) };
      const wrong = await store.replacePremiados(publicada.campanhaId, regras, premiados, agora);
      if (wrong) throw refuse(wrong.codigo, { serie: wrong.serie, numero: wrong.numero });
      return premiados.length;
    },
    async findVizinhos({ campanhaId, arquivo }, extracao, { serie, numero }) {
      const sorteio = requireExtraido(arquivo, extracao, clock.now());
      const totalNumeros = arquivo.numeros.series * numerosPorSerie;
      const lugar = Number(serie) * numerosPorSerie + Number(numero);
      if (lugar >= totalNumeros)
        throw refuse('requisicao.invalida', {}, [
          { campo: 'serie', mensagem: `A campanha tem ${arquivo.numeros.series} séries, a partir da 00.` },
        ]);
      const find = async (direcao: 'acima' | 'abaixo') => {
        const view = await store.findVizinho(campanhaId, sorteio, { lugar, totalNumeros, direcao });
        return view ? toVizinhoWire(view) : null;
      };
      return { acima: await find('acima'), abaixo: await find('abaixo') };
    },
    async measure({ campanhaId, arquivo }) {
      const total = arquivo.numeros.series * numerosPorSerie;
      const m = await store.measure(campanhaId, total);
      return {
        total,
        concedidos: m.concedidos,
        cancelados: m.cancelados,
        sorteDoMaisSortudo: m.maior_intervalo === null ? null : (m.maior_intervalo * m.concedidos) / total,
        porSerie: m.por_serie,
        diferencaNumeros: m.numeros_prometidos - m.concedidos,
        diferencaRaspadinhas: m.raspadinhas_prometidas - m.raspadinhas,
        repetidos: await repetidos.count(campanhaId),
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

/** A number wins once in a draw. */
function checkRepetidos(premiados: readonly PremiadoNovo[]): void {
  const numeros = premiados.map(({ serie, numero }) => `${serie} ${numero}`);
  const detalhes = numeros.flatMap((numero, at) =>
    numeros.indexOf(numero) < at
      ? [{ campo: `premiados.${at}.numero`, mensagem: `O número ${numero} está repetido.` }]
      : [],
  );
  if (detalhes.length > 0) throw refuse('requisicao.invalida', {}, detalhes);
}

/** `MARIA DA SILVA SOUZA` becomes `MARIA S. S.`: enough to recognise oneself. A deleted account has no name. */
function shortenNome(nome: string): string {
  if (nome === '') return 'Conta excluída';
  const [first = '', ...others] = nome.split(/\s+/);
  const initials = others.filter((word) => word.length > 2).map((word) => `${[...word][0]}.`);
  return [first, ...initials].join(' ');
}
