import { addDias, startOfDia, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { TakeMudados } from '../documento-fiscal/public.ts';
import type { LojasStore } from './resumo-lojas.store.ts';
import type { FotoStore } from './resumo-foto.store.ts';
import type { CampanhaResumida, ResumoStore } from './resumo.store.ts';
import { addPendentes } from './pendente.store.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Hours that one transaction reads, while the history of a campaign is read. */
const horasPorVez = 6;
/** Transactions of one run over all campaigns: bounds its duration. */
const maximoVezes = 120;
/** Changed receipts that one transaction notes. */
const mudadosPorVez = 5_000;
/** Receipts of the last minutes are read again: they may be committed later, and clocks of processes differ. */
const atrasoMilliseconds = 10 * minute;
/** Days whose shops one run counts, over all campaigns. */
const maximoDiasPorVez = 60;
/** The shops of a running day with many receipts are counted this often: the whole day is read. */
const lojasMilliseconds = 10 * minute;
/** Days after a campaign's end during which its running hour is read: its last verdicts and prizes. */
const diasDepois = 200;

const floorHour = (milliseconds: number): Date => new Date(Math.floor(milliseconds / hour) * hour);
const addHoras = (instante: Date, horas: number): Date => new Date(instante.getTime() + horas * hour);

/** A campaign whose roll-ups end at `ate`. */
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

/** Joins hours, in their order, to stretches that one transaction reads. */
function toTrechos(horas: readonly Date[]): { de: Date; ate: Date }[] {
  const trechos: { de: Date; ate: Date }[] = [];
  for (const hora of horas) {
    const last = trechos.at(-1);
    const isNext = last?.ate.getTime() === hora.getTime() && addHoras(last.de, horasPorVez) > hora;
    if (last && isNext) last.ate = addHoras(hora, 1);
    else trechos.push({ de: hora, ate: addHoras(hora, 1) });
  }
  return trechos;
}

/** Keeps the roll-ups by hour (ADR 0091). */
export function createResumoService(parts: {
  store: ResumoStore;
  lojas: LojasStore;
  fotos: FotoStore;
  takeMudados: TakeMudados;
  findCampanha: (campanhaId: CampanhaResumida['campanha_id']) => Promise<CampanhaPublicada | undefined>;
  clock: Clock;
}) {
  const { store, lojas, fotos, clock } = parts;

  /** Returns the hour at which the history of a campaign begins. */
  async function findInicio({ campanha_id, data_inicial }: CampanhaResumida): Promise<Date> {
    const primeira = await store.findPrimeira(campanha_id);
    return floorHour(Math.min(startOfDia(data_inicial).getTime(), primeira?.getTime() ?? Infinity));
  }

  /** Reads the next hours of a campaign; returns where it goes on, undefined at its end. */
  async function advance({ campanha, ate }: Falta, agora: Date): Promise<Falta | undefined> {
    const { campanha_id: campanhaId, promotora_id: promotoraId } = campanha;
    const fim = toFim(campanha, agora);
    let de = toProxima(ate, agora);
    if (addHoras(de, horasPorVez) < fim) {
      const first = await store.findProxima(campanha, de);
      const recente = toProxima(agora, agora);
      de = first && first < recente ? floorHour(Math.max(first.getTime(), de.getTime())) : recente;
    }
    const depois = addHoras(de, horasPorVez);
    const isNow = depois >= fim;
    await store.summarise(
      { campanhaId, promotoraId, de, ate: isNow ? fim : depois },
      isNow ? agora : depois,
      isNow ? agora : undefined,
    );
    return isNow ? undefined : { campanha, ate: depois };
  }

  async function noteMudados(stopping?: AbortSignal): Promise<void> {
    let taken = mudadosPorVez;
    for (let vez = 0; taken === mudadosPorVez && vez < maximoVezes && !stopping?.aborted; vez++)
      taken = await parts.takeMudados(mudadosPorVez, addPendentes);
  }

  /** Reads changed hours again; returns the number of transactions left. */
  async function repeat(
    { campanha_id: campanhaId, promotora_id: promotoraId }: CampanhaResumida,
    vezes: number,
    stopping?: AbortSignal,
  ): Promise<number> {
    const trechos = toTrechos(await store.listPendentes(campanhaId, vezes * horasPorVez)).slice(0, vezes);
    for (const { de, ate } of trechos) {
      if (stopping?.aborted) break;
      await store.summarise({ campanhaId, promotoraId, de, ate });
    }
    return vezes - trechos.length;
  }

  /** Counts the shops of days whose hours were counted. */
  async function summariseLojas(
    campanhas: readonly CampanhaResumida[],
    agora: Date,
    stopping?: AbortSignal,
  ): Promise<void> {
    const hoje = toSaoPaulo(agora).dia;
    const antes = new Date(agora.getTime() - lojasMilliseconds);
    let limite = maximoDiasPorVez;
    for (const { campanha_id } of campanhas) {
      if (limite === 0) return;
      const dias = await lojas.listDias(campanha_id, { hoje, antes, limite });
      limite -= dias.length;
      for (const dia of dias) {
        if (stopping?.aborted) return;
        await lojas.summarise(campanha_id, dia, agora);
      }
    }
  }

  return {
    /**
     * Brings the roll-ups of all campaigns to the present: the running hour, the hours of changed receipts, and what is
     * missing of the history. Bounded; the next run continues.
     */
    async run(stopping?: AbortSignal): Promise<void> {
      const agora = clock.now();
      await noteMudados(stopping);
      const campanhas = await store.list(toSaoPaulo(agora).dia);
      const faltas: Falta[] = [];
      for (const campanha of campanhas) {
        const ate = campanha.ate ?? (await findInicio(campanha));
        if (campanha.ate === null) await store.begin(campanha.campanha_id, ate);
        if (toProxima(ate, agora) < toFim(campanha, agora)) faltas.push({ campanha, ate });
      }
      faltas.sort((a, b) => a.ate.getTime() - b.ate.getTime());
      let vezes = maximoVezes;
      // In turns: the long history of one campaign does not delay the running hour of another.
      for (let falta; vezes > 0 && !stopping?.aborted && (falta = faltas.shift()); vezes--) {
        const next = await advance(falta, agora);
        if (next) faltas.push(next);
      }
      for (const campanha of campanhas) if (vezes > 0) vezes = await repeat(campanha, vezes, stopping);
      await summariseLojas(campanhas, agora, stopping);
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
