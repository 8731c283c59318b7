import { toApiError, type ApiError } from '@trevo/client/api-error.ts';
import { createStore } from '@trevo/ui/create-store.ts';
import { callConsole, PropostaEnviada } from '../../platform/api/console-client.ts';
import { sendOnLeave } from '../../platform/api/send-on-leave.ts';
import {
  addPulada,
  type Campanha,
  type Decidida,
  type Decisao,
  type EstadoFila,
  type Mesa,
  type Nota,
  release,
  retencaoMilissegundos,
  type Retida,
} from './fila-estado.ts';
import { preload } from './nota/imagem-nota.ts';
import { createLotes } from './lote/lote-store.ts';
import { isSame, type NotaRef, toRef } from './nota/nota-ref.ts';

const renewMilliseconds = 60_000;
const shownUltimas = 5;

/** Takes receipts for the screen and for the place after it. */
function createTomadas({ params, get, change, puladas, isOpen }: Mesa) {
  let reading: Promise<void> | undefined;
  /** Whether a place became free while receipts were being taken. */
  let isAgain = false;
  /** A named receipt to show. */
  let wanted: NotaRef | undefined;

  const take = async (nota?: NotaRef): Promise<Nota | null> => {
    const { retorno } = await callConsole('operador.tomarNota', {
      params: { ...params },
      body: { exceto: [...puladas], ...(nota && { nota: toRef(nota) }) },
    });
    for (const { uriImagem } of [retorno.nota, ...retorno.proximas].filter((one) => one !== null))
      preload(uriImagem);
    if (!nota && retorno.nota && puladas.has(retorno.nota.documentoFiscalID)) {
      // Skipped while this call was on its way.
      release(params, [retorno.nota]);
      return take();
    }
    return retorno.nota;
  };

  /** Keeps a taken receipt for the screen, or as the next one; gives it back when neither is free any more. */
  const keep = (taken: Nota | null): void => {
    if (!taken) return;
    const place = (['nota', 'reserva'] as const).find((one) => get()[one] === null);
    if (isOpen() && place) change({ [place]: taken });
    else release(params, [taken]);
  };

  /** Shows a taken receipt; the shown one becomes the next. */
  const show = (taken: Nota): void => {
    const { nota, reserva } = get();
    if (!isOpen()) return release(params, [taken]);
    if (nota && reserva) release(params, [reserva]);
    change({ nota: taken, reserva: nota ?? reserva });
  };

  /** Takes the receipt of the screen and the next one, as far as they are missing; a named one is shown in any case. */
  const fill = (first?: NotaRef): Promise<void> => {
    wanted = first ?? wanted;
    isAgain ||= reading !== undefined;
    reading ??= (async () => {
      change({ isLendo: true, error: null });
      try {
        // A named receipt that was decided or taken meanwhile is no error: the next one takes its place.
        // -- swallowed: the next call reports a failure that lasts
        const named = wanted;
        wanted = undefined;
        const taken = named && (await take(named).catch(() => null));
        if (taken) show(taken);
        for (const place of ['nota', 'reserva'] as const) if (!get()[place]) keep(await take());
      } catch (thrown) {
        change({ error: toApiError(thrown) });
      } finally {
        reading = undefined;
        change({ isLendo: false });
        if (isAgain && isOpen()) void fill();
        isAgain = false;
      }
    })();
    return reading;
  };

  return {
    fill,
    advance(): void {
      change({ nota: get().reserva, reserva: null });
      void fill();
    },
  };
}

/** Holds verdicts and sends them. */
function createVereditos({ params, get, change, puladas }: Mesa) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const drop = ({ nota }: Pick<Retida, 'nota'>) => clearTimeout(timers.get(nota.documentoFiscalID));

  const send = async (retida: Retida): Promise<void> => {
    const { nota, decisao } = retida;
    drop(retida);
    let error: ApiError | null = null;
    try {
      await callConsole('operador.apurarDocumento', {
        params: { ...params, ...toRef(nota) },
        body: { ...decisao, statusVisto: nota.apuracao.status },
      });
    } catch (thrown) {
      // A proposal leaves the receipt to the second person.
      if (thrown instanceof PropostaEnviada) addPulada(puladas, nota.documentoFiscalID);
      else error = toApiError(thrown);
    }
    const { retidas, ultimas } = get();
    change({
      retidas: retidas.filter((one) => one !== retida),
      ultimas: [{ nota, decisao, error }, ...ultimas].slice(0, shownUltimas),
    });
  };

  return {
    send,
    drop,
    hold(retida: Retida): void {
      const timer = setTimeout(() => void send(retida), retencaoMilissegundos);
      timers.set(retida.nota.documentoFiscalID, timer);
    },
    /** Sends all held verdicts while the page closes. */
    sendOnLeave(): void {
      for (const retida of get().retidas) {
        drop(retida);
        const { nota, decisao } = retida;
        const body = { ...decisao, statusVisto: nota.apuracao.status };
        sendOnLeave('operador.apurarDocumento', { ...params, ...toRef(nota) }, body);
      }
      change({ retidas: [] });
    },
  };
}

/** Keeps the receipts of the screen while the page is visible; forgets those that another operator took over. */
async function renew({ params, get, change }: Mesa, advance: () => void): Promise<void> {
  const { retidas } = get();
  const notas = [get().nota, get().reserva, ...retidas.map(({ nota }) => nota)].filter((one) => one !== null);
  if (document.visibilityState !== 'visible' || notas.length === 0) return;
  const answer = await callConsole('operador.renovarPosse', {
    params: { ...params },
    body: { notas: notas.map(toRef) },
  });
  const isLost = (nota: Nota | null) =>
    nota !== null && notas.includes(nota) && !answer.retorno.notas.some((ref) => isSame(ref, nota));
  if (isLost(get().reserva)) change({ reserva: null });
  if (isLost(get().nota)) advance();
}

export type FilaStore = ReturnType<typeof createFilaStore>;

/**
 * The operator's work on the queue of one campaign: the receipt on the screen, the next one, and the verdicts that are
 * held before they are sent. Lives outside of the components: a held verdict survives their re-renders.
 */
export function createFilaStore(params: Campanha) {
  const store = createStore<EstadoFila>({
    nota: null,
    reserva: null,
    isLendo: true,
    error: null,
    retidas: [],
    ultimas: [],
    lote: null,
    loteFeito: null,
  });
  let isOpen = false;
  const { get } = store;
  const change = (next: Partial<EstadoFila>) => store.set({ ...get(), ...next });
  const puladas = new Set<string>();
  const mesa: Mesa = { params, get, change, puladas, isOpen: () => isOpen };
  const { fill, advance } = createTomadas(mesa);
  const vereditos = createVereditos(mesa);
  const lotes = createLotes(mesa, fill, advance);
  const listShown = () => [get().nota, get().reserva].filter((one) => one !== null);

  const leave = (): void => {
    vereditos.sendOnLeave();
    lotes.sendOnLeave();
    const notas = listShown().map(toRef);
    if (notas.length > 0) sendOnLeave('operador.soltarPosse', { ...params }, { notas });
    change({ nota: null, reserva: null });
  };

  return {
    get,
    subscribe: store.subscribe,
    /** Begins to work, on this receipt if it is free; returns the function that ends it. */
    open(first?: NotaRef): () => void {
      isOpen = true;
      void fill(first);
      // -- swallowed: the next renewal is due before the possession ends
      const timer = setInterval(() => void renew(mesa, advance).catch(() => undefined), renewMilliseconds);
      addEventListener('pagehide', leave);
      return () => {
        isOpen = false;
        clearInterval(timer);
        removeEventListener('pagehide', leave);
        for (const retida of get().retidas) void vereditos.send(retida);
        void lotes.send();
        release(params, listShown());
        change({ nota: null, reserva: null });
      };
    },
    fill: () => fill(),
    /** Reads the shown receipt again, with a fresh link of its picture. */
    async reread(): Promise<void> {
      const { nota } = get();
      if (!nota) return;
      change({ nota: null });
      await fill(nota);
    },
    /** Gives a verdict on the shown receipt; `isHeld` false sends it at once. */
    decide(decisao: Decisao, isHeld = true): void {
      const { nota, retidas } = get();
      if (!nota) return;
      const retida = { nota, decisao, ate: Date.now() + retencaoMilissegundos };
      change({ retidas: [...retidas, retida] });
      if (isHeld) vereditos.hold(retida);
      else void vereditos.send(retida);
      advance();
    },
    /** Gives one verdict on all receipts of a cause, after half a minute. */
    decideLote: lotes.hold,
    /** Takes the last held verdict back and shows its receipt again. */
    undo(): void {
      if (get().lote) return lotes.undo();
      const { retidas, nota, reserva } = get();
      const last = retidas.at(-1);
      if (!last) return;
      vereditos.drop(last);
      if (nota && reserva) release(params, [reserva]);
      change({ retidas: retidas.slice(0, -1), nota: last.nota, reserva: nota ?? reserva });
    },
    /** Gives the shown receipt back, and shows another one. */
    skip(): void {
      const { nota } = get();
      if (!nota) return;
      addPulada(puladas, nota.documentoFiscalID);
      release(params, [nota]);
      advance();
    },
    /** Shows skipped receipts again. */
    forgetSkipped(): void {
      puladas.clear();
      void fill();
    },
    /** Shows the notes of a newer reading of the receipt. */
    replaceAnotacoes({ documentoFiscalID, anotacoes }: Pick<Nota, 'documentoFiscalID' | 'anotacoes'>): void {
      const { nota } = get();
      if (nota?.documentoFiscalID === documentoFiscalID) change({ nota: { ...nota, anotacoes } });
    },
    /** Takes the decision on a receipt that waits again off the list; the receipt may be shown next. */
    forgetDecidida({ nota }: Decidida): void {
      change({ ultimas: get().ultimas.filter((one) => !isSame(one.nota, nota)) });
      if (!get().nota) void fill();
    },
    /** Gives the other verdict on a receipt that was decided before. */
    async rejudge({ nota, decisao }: Decidida): Promise<void> {
      const status = decisao.status === 'VALIDO' ? 'INVALIDO' : 'VALIDO';
      const seen = { ...nota, apuracao: { ...nota.apuracao, status: decisao.status } };
      change({ ultimas: get().ultimas.filter((one) => !isSame(one.nota, nota)) });
      await vereditos.send({ nota: seen, decisao: { status }, ate: 0 });
    },
  };
}
