import { addDias, startOfDia, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../../kernel/clock.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { TakeMudados } from '../../documento-fiscal/public.ts';
import type { NovidadeStore } from './novidade.store.ts';
import type { LojasStore } from './resumo-lojas.store.ts';
import type { FotoStore } from './resumo-foto.store.ts';
import type { Trecho } from './contagens.views.ts';
import type { CampanhaResumida, HoraPendente, ResumoStore } from './resumo.store.ts';
import { addPendentes } from './pendente.store.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Hours that one transaction reads, however many receipts they have. */
const horasPorVez = 6;
/** Hours of a campaign's history that one transaction reads when they have few receipts. */
const horasDaHistoria = 7 * 24;
/** Receipts from which one transaction reads fewer hours of a history. */
const notasPorVez = 20_000;
/** Transactions of one run over all campaigns for their histories: bounds its duration. */
const maximoVezes = 120;
/** Transactions of one run over all campaigns for changed hours. */
const maximoRepetidas = 120;
/** Changed receipts that one transaction notes. */
const mudadosPorVez = 5_000;
/** Receipts of the last minutes are read again: they may be committed later, and clocks of processes differ. */
const atrasoMilliseconds = 10 * minute;
/** Days of shops that one run counts, over all campaigns. */
const maximoDiasPorVez = 60;
/** The shops of a running day with many receipts are counted this often: the whole day is read. */
const lojasMilliseconds = 10 * minute;
/** Days after a campaign's end during which its running hour is read: its last verdicts and prizes. */
const diasDepois = 200;

const floorHour = (milliseconds: number): Date => new Date(Math.floor(milliseconds / hour) * hour);
const addHoras = (instante: Date, horas: number): Date => new Date(instante.getTime() + horas * hour);

/** A campaign with roll-ups until `ate`. */
interface Falta {
  readonly campanha: CampanhaResumida;
  readonly ate: Date;
}

/** Returns the first hour to read. */
const toProxima = (ate: Date, agora: Date): Date =>
  floorHour(Math.min(ate.getTime(), agora.getTime()) - atrasoMilliseconds);

/** Returns the end of the hours of a campaign: that of the running one. */
const toFim = ({ data_final }: CampanhaResumida, agora: Date): Date =>
  new Date(
    Math.min(
      addHoras(floorHour(agora.getTime()), 1).getTime(),
      startOfDia(addDias(data_final, diasDepois)).getTime(),
    ),
  );

/** Returns whether one transaction reaches the present. */
const isPresente = ({ campanha, ate }: Falta, agora: Date): boolean =>
  addHoras(toProxima(ate, agora), horasPorVez) >= toFim(campanha, agora);

/** Joins the hours of each campaign to stretches that one transaction reads; keeps the order of their first hours. */
function toTrechos(horas: readonly HoraPendente[]): Trecho[] {
  const trechos: Trecho[] = [];
  const last = new Map<string, { de: Date; ate: Date }>();
  for (const { campanha_id: campanhaId, promotora_id: promotoraId, hora } of horas) {
    const before = last.get(campanhaId);
    if (before?.ate.getTime() === hora.getTime() && addHoras(before.de, horasPorVez) > hora) {
      before.ate = addHoras(hora, 1);
      continue;
    }
    const trecho = { campanhaId, promotoraId, de: hora, ate: addHoras(hora, 1) };
    trechos.push(trecho);
    last.set(campanhaId, trecho);
  }
  return trechos;
}

/** Keeps the roll-ups by hour (ADR 0091). */
export function createResumoService(parts: {
  store: ResumoStore;
  novidades: NovidadeStore;
  lojas: LojasStore;
  fotos: FotoStore;
  takeMudados: TakeMudados;
  findCampanha: (campanhaId: CampanhaResumida['campanha_id']) => Promise<CampanhaPublicada | undefined>;
  clock: Clock;
}) {
  const { store, novidades, lojas, fotos, clock } = parts;

  /** Returns the hour at which the history of a campaign begins. */
  async function findInicio({ campanha_id, data_inicial }: CampanhaResumida): Promise<Date> {
    const primeira = await store.findPrimeira(campanha_id);
    return floorHour(Math.min(startOfDia(data_inicial).getTime(), primeira?.getTime() ?? Infinity));
  }

  /** Returns the hour at which a campaign's history goes on, and how many hours one transaction may read from there. */
  async function findHistoria({ campanha, ate }: Falta, agora: Date): Promise<{ de: Date; horas: number }> {
    const proxima = toProxima(ate, agora);
    const recente = toProxima(agora, agora);
    const first = await store.findProxima(campanha, proxima);
    if (!first || first >= recente) return { de: recente, horas: horasPorVez };
    const de = floorHour(Math.max(first.getTime(), proxima.getTime()));
    const depois = addHoras(de, horasDaHistoria);
    const muitas = await store.findNota(campanha.campanha_id, { de, ate: depois, depoisDe: notasPorVez });
    const horas = muitas ? Math.floor((muitas.getTime() - de.getTime()) / hour) : horasDaHistoria;
    return { de, horas: Math.max(horas, horasPorVez) };
  }

  /** Reads the next hours of a campaign; returns where it goes on, undefined at the present. */
  async function advance(falta: Falta, agora: Date): Promise<Falta | undefined> {
    const { campanha } = falta;
    const { campanha_id: campanhaId, promotora_id: promotoraId } = campanha;
    const fim = toFim(campanha, agora);
    const { de, horas } = isPresente(falta, agora)
      ? { de: toProxima(falta.ate, agora), horas: horasPorVez }
      : await findHistoria(falta, agora);
    const depois = addHoras(de, horas);
    const isNow = depois >= fim;
    await store.summarise(
      { campanhaId, promotoraId, de, ate: isNow ? fim : depois },
      isNow ? agora : depois,
      isNow ? agora : undefined,
    );
    return isNow ? undefined : { campanha, ate: depois };
  }

  /** Reads the running hours of the campaigns with news; the others only reach the present. */
  async function advanceAll(faltas: readonly Falta[], agora: Date, stopping?: AbortSignal): Promise<void> {
    const de = new Date(Math.min(...faltas.map(({ ate }) => toProxima(ate, agora).getTime())));
    const novas = new Set(
      await novidades.listComNovidade(
        faltas.map(({ campanha }) => campanha),
        de,
      ),
    );
    for (const falta of faltas) {
      if (stopping?.aborted) return;
      if (novas.has(falta.campanha)) await advance(falta, agora);
    }
    const quietas = faltas.flatMap(({ campanha }) => (novas.has(campanha) ? [] : [campanha.campanha_id]));
    await store.reach(quietas, agora);
  }

  async function noteMudados(stopping?: AbortSignal): Promise<void> {
    let taken = mudadosPorVez;
    for (let vez = 0; taken === mudadosPorVez && vez < maximoVezes && !stopping?.aborted; vez++)
      taken = await parts.takeMudados(mudadosPorVez, addPendentes);
  }

  /** Reads changed hours again. */
  async function repeat(stopping?: AbortSignal): Promise<void> {
    const trechos = toTrechos(await store.listPendentes(maximoRepetidas * horasPorVez));
    for (const trecho of trechos.slice(0, maximoRepetidas)) {
      if (stopping?.aborted) return;
      await store.summarise(trecho);
    }
  }

  /** Counts the shops of days with counted hours. */
  async function summariseLojas(agora: Date, stopping?: AbortSignal): Promise<void> {
    const hoje = toSaoPaulo(agora).dia;
    const antes = new Date(agora.getTime() - lojasMilliseconds);
    for (const { campanha_id, dia } of await lojas.listDias({ hoje, antes, limite: maximoDiasPorVez })) {
      if (stopping?.aborted) return;
      await lojas.summarise(campanha_id, dia, agora);
    }
  }

  return {
    /**
     * Counts, for all campaigns, the running hour, past hours that were never counted, hours with changed receipts, and the
     * shops of those days. One run counts every running hour and a limited number of the others; the next run continues.
     */
    async run(stopping?: AbortSignal): Promise<void> {
      const agora = clock.now();
      await noteMudados(stopping);
      const historias: Falta[] = [];
      const presentes: Falta[] = [];
      for (const campanha of await store.list(toSaoPaulo(agora).dia)) {
        if (stopping?.aborted) return;
        const falta = { campanha, ate: campanha.ate ?? (await findInicio(campanha)) };
        if (campanha.ate === null) await store.begin(campanha.campanha_id, falta.ate);
        if (toProxima(falta.ate, agora) >= toFim(campanha, agora)) continue;
        (isPresente(falta, agora) ? presentes : historias).push(falta);
      }
      await advanceAll(presentes, agora, stopping);
      // In turns, the shortest first: a long history does not delay another.
      historias.sort((a, b) => b.ate.getTime() - a.ate.getTime());
      for (
        let vez = 0, falta;
        vez < maximoVezes && !stopping?.aborted && (falta = historias.shift());
        vez++
      ) {
        const next = await advance(falta, agora);
        if (next) historias.push(next);
      }
      await repeat(stopping);
      await summariseLojas(agora, stopping);
    },
    /** Reads the present state of the campaigns, and forgets that of purged ones. */
    async photograph(stopping?: AbortSignal): Promise<void> {
      const agora = clock.now();
      const oldest = addDias(toSaoPaulo(agora).dia, -diasDepois);
      for (const { campanha_id, data_final, ate } of await store.list(toSaoPaulo(agora).dia)) {
        if (stopping?.aborted) return;
        const publicada = data_final >= oldest && ate ? await parts.findCampanha(campanha_id) : undefined;
        if (publicada) await fotos.update(campanha_id, publicada.arquivo.premios?.agenda, agora);
      }
      await store.forget();
    },
  };
}
