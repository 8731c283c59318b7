import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { isQuizEnabled } from '@trevo/config/configuracao/configuracao-questions';
import { isDentroDoPrazo } from '@trevo/rules/tempo/campanha-window';
import { findCedulaFalta, gradeCedula, type Respostas } from '@trevo/rules/quiz/cedula';
import { toPrazo } from '@trevo/rules/conta/prazo-conta';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { CedulaJulgada, CedulaRespostaRow, CedulaStore } from './cedula.store.ts';

export type Cedula = CampanhaArquivo['quiz'][number];

/** A ballot in its current state for one consumer. */
export interface CedulaSituada {
  readonly cedula: Cedula;
  readonly isAberta: boolean;
  /** The consumer's answers. */
  readonly dada: CedulaRespostaRow | undefined;
}

/** One answer of a request. */
export interface RespostaDada {
  readonly cedulaId: string;
  readonly perguntaId: string;
  readonly resposta: string;
}

export interface CedulaFiltro {
  readonly semResposta: boolean;
  readonly dentroDataLimite: boolean;
}

/** A ballot with the number of answers per option. */
export type CedulaContada = RetornoOf<Calls['operador.respostasQuiz']>[number];

export type CedulaService = ReturnType<typeof createCedulaService>;

/** Ballots of campaigns and consumers' answers. The server's clock decides which are open. */
export function createCedulaService({ store, clock }: { store: CedulaStore; clock: Clock }) {
  const list = async (publicada: CampanhaPublicada, consumidorId: string): Promise<CedulaSituada[]> => {
    const agora = clock.now();
    const cedulas = listCedulas(publicada, agora);
    if (cedulas.length === 0) return [];
    const rows = await store.list({ consumidorId, campanhaId: publicada.campanhaId });
    const dadas = new Map(rows.map((row) => [row.cedula_id, row]));
    return cedulas.map((cedula) => ({
      cedula,
      isAberta: isDentroDoPrazo(cedula.ate, agora),
      dada: dadas.get(cedula.id),
    }));
  };

  return {
    /** Lists open unanswered ballots first, next deadline first; then the rest, latest deadline first. */
    async list(
      publicada: CampanhaPublicada,
      consumidorId: string,
      { semResposta, dentroDataLimite }: CedulaFiltro,
    ): Promise<CedulaSituada[]> {
      const situadas = await list(publicada, consumidorId);
      return situadas
        .filter(({ dada }) => !semResposta || dada === undefined)
        .filter(({ isAberta }) => !dentroDataLimite || isAberta)
        .sort(compareUrgencia);
    },

    /** Counts the answers per option of every ballot in the published file, also before the campaign starts. */
    async count({ arquivo, campanhaId }: CampanhaPublicada): Promise<CedulaContada[]> {
      const contadas = await store.count(campanhaId);
      const countOf = (cedulaId: string, perguntaId: string, opcao: string) =>
        contadas.find(
          ({ cedula_id, pergunta_id, resposta }) =>
            cedula_id === cedulaId && pergunta_id === perguntaId && resposta === opcao,
        )?.total ?? 0;
      return arquivo.quiz.map(({ id: cedulaId, titulo, ate, perguntas }) => {
        const porPergunta = perguntas.map(({ id, texto, certa, opcoes }) => ({
          id,
          texto,
          certa: certa ?? null,
          opcoes: opcoes.map((opcao) => ({ texto: opcao, respostas: countOf(cedulaId, id, opcao) })),
        }));
        // Every participant has answered the first question.
        const participantes = porPergunta[0]?.opcoes.reduce((sum, { respostas }) => sum + respostas, 0) ?? 0;
        return { id: cedulaId, titulo, dataLimite: ate, participantes, perguntas: porPergunta };
      });
    },

    /**
     * Stores the answers to one or more ballots, each one complete, and returns those ballots. Idempotent for
     * equal answers; throws quiz.jaRespondida for different ones.
     */
    async answer(
      publicada: CampanhaPublicada,
      consumidorId: string,
      respostas: readonly RespostaDada[],
    ): Promise<CedulaSituada[]> {
      if (respostas.length === 0) throw refuse('quiz.respostasIncompletas');
      const situadas = new Map((await list(publicada, consumidorId)).map((one) => [one.cedula.id, one]));
      const agora = clock.now();
      const dadas = groupByCedula(respostas);
      const novas: CedulaJulgada[] = [];
      for (const [cedulaId, daCedula] of dadas) {
        const situada = situadas.get(cedulaId);
        if (!situada) throw refuse('quiz.cedulaDesconhecida');
        const { cedula, dada, isAberta } = situada;
        if (dada) {
          requireSame(dada, daCedula);
          continue;
        }
        if (!isAberta) throw refuse('quiz.prazoExpirado');
        const falta = findCedulaFalta(cedula, daCedula);
        if (falta) throw refuse(`quiz.${falta}`);
        const prazo = toPrazo(publicada.arquivo.recompensas.pontos ?? {}, agora);
        novas.push({ cedulaId, respostas: daCedula, ...gradeCedula(cedula, daCedula), ...prazo });
      }
      // Fixed lock order, so that two requests of one consumer cannot deadlock.
      novas.sort((a, b) => (a.cedulaId < b.cedulaId ? -1 : 1));
      const dono = { consumidorId, campanhaId: publicada.campanhaId };
      const rows = novas.length > 0 ? await store.answer(dono, novas, agora) : [];
      if (!rows) throw refuse('sessao.invalida');
      const gravadas = new Map(rows.map((row) => [row.cedula_id, row]));
      return [...dadas].map(([cedulaId, daCedula]) => {
        const situada = situadas.get(cedulaId)!;
        const gravada = gravadas.get(cedulaId) ?? situada.dada!;
        // A concurrent request can have stored its answers first.
        requireSame(gravada, daCedula);
        return { ...situada, dada: gravada };
      });
    },
  };
}

/** Lists no ballots before the campaign starts or while the quiz is disabled. */
function listCedulas({ arquivo, campanha }: CampanhaPublicada, agora: Date): readonly Cedula[] {
  const isOn = isQuizEnabled({ ...configuracaoPadrao, ...arquivo.configuracao });
  const hasBegun = campanha.ativa && campanha.dataInicial <= toSaoPaulo(agora).dia;
  return isOn && hasBegun ? arquivo.quiz : [];
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function compareUrgencia(a: CedulaSituada, b: CedulaSituada): number {
  const toPlace = ({ dada, isAberta }: CedulaSituada) => (isAberta && !dada ? 0 : 1);
  const place = toPlace(a);
  if (place !== toPlace(b)) return place - toPlace(b);
  const byDay = compareText(a.cedula.ate, b.cedula.ate);
  return place === 0 ? byDay : -byDay;
}

/** Groups answers by ballot and question. Throws for two different answers to one question. */
function groupByCedula(respostas: readonly RespostaDada[]): Map<string, Respostas> {
  const cedulas = new Map<string, Map<string, string>>();
  for (const { cedulaId, perguntaId, resposta } of respostas) {
    const perguntas = cedulas.get(cedulaId) ?? new Map<string, string>();
    if ((perguntas.get(perguntaId) ?? resposta) !== resposta) throw refuse('quiz.respostaForaDaLista');
    cedulas.set(cedulaId, perguntas.set(perguntaId, resposta));
  }
  return new Map([...cedulas].map(([id, perguntas]) => [id, Object.fromEntries(perguntas)]));
}

function requireSame({ respostas }: CedulaRespostaRow, dadas: Respostas): void {
  const before = Object.entries(respostas);
  const isSame =
    before.length === Object.keys(dadas).length && before.every(([id, one]) => dadas[id] === one);
  if (!isSame) throw refuse('quiz.jaRespondida');
}
