import { addDias, startOfDia, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { isEncerrado } from '@trevo/rules/sorte/sorteio/congelamento';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import type { ConsumidorService } from '../../consumidor/public.ts';
import { type FilaViews, isWaiting } from './fila.views.ts';
import type { DocumentoOperadorViews } from '../operador/documento-operador.views.ts';
import type { FichaService } from '../operador/ficha.service.ts';
import type { EfeitoNota, EfeitoService } from './efeito.service.ts';
import type { ConferenciaService } from './conferencia.service.ts';
import { createConferidaService, createReadPessoa, type NotaTomada, toEnd } from './conferida.service.ts';
import { hasVeredito } from '../operador/desfazer.service.ts';
import type { NotaNaFila, Posse, PosseStore, Revisor } from './posse.store.ts';

/** A receipt that is read without being taken. */
export interface NotaLida extends Omit<NotaTomada, 'posseAte' | 'efeito'> {
  readonly efeito: EfeitoNota | null;
  readonly posse: Posse | undefined;
  readonly isDesfazivel: boolean;
}

/** Receipts that are not given to an operator. */
export interface Exceto {
  /** Ids that the operator skipped. */
  readonly puladas: readonly string[];
  /** Ids of receipts about which a proposal is open. */
  readonly comProposta: ReadonlySet<string>;
}

/** A taken receipt and the ones after it. */
export interface Tomada {
  readonly nota: NotaTomada | undefined;
  readonly proximas: readonly NotaNaFila[];
}

/** Receipts shown after the taken one. */
const ahead = 3;
/** Candidates of a claim: more than the concurrent claims, each of which takes another receipt. */
const offered = 24;
const keptMilliseconds = 86_400_000;

/** The review queue: one operator judges a receipt at a time. */
export function createFilaService(parts: {
  posses: PosseStore;
  fichas: Pick<FichaService, 'get'>;
  operadorViews: Pick<DocumentoOperadorViews, 'listPendentes'>;
  filaViews: Pick<FilaViews, 'countDaPessoa'>;
  efeitos: Pick<EfeitoService, 'preview' | 'previewCega'>;
  consumidores: Pick<ConsumidorService, 'find'>;
  conferencias: ConferenciaService;
  clock: Clock;
}) {
  const { posses, fichas, operadorViews, efeitos, conferencias, clock } = parts;
  const readPessoa = createReadPessoa(parts);
  const conferidas = createConferidaService({ ...parts, readPessoa });

  /** Lists the next receipts without a holder, those of the nearest cut-off first. */
  const listNext = async (
    publicada: CampanhaPublicada,
    { puladas, comProposta }: Exceto,
  ): Promise<NotaNaFila[]> => {
    const exceto = [...puladas, ...comProposta];
    const agora = clock.now();
    const found = new Map<string, NotaNaFila>();
    for (const antesDe of listPrazos(publicada, agora)) {
      const limite = offered - found.size;
      if (limite <= 0) break;
      const all = [...exceto, ...found.keys()];
      for (const nota of await posses.listLivres(publicada.campanhaId, agora, {
        antesDe,
        exceto: all,
        limite,
      }))
        found.set(nota.documentoFiscalId, nota);
    }
    return [...found.values()];
  };

  /** Takes a receipt and reads it; undefined when it was decided or taken meanwhile. */
  const take = async (
    publicada: CampanhaPublicada,
    ref: DocumentoRef,
    revisor: Revisor,
    isReentry: boolean,
  ): Promise<NotaTomada | undefined> => {
    const agora = clock.now();
    const posseAte = toEnd(agora);
    if (!(await posses.take(ref, revisor, { agora, ate: posseAte, isReentry }))) return undefined;
    const ficha = await fichas.get(publicada, ref);
    if (isWaiting(ficha.view)) {
      const [efeito, pessoa] = await Promise.all([
        efeitos.preview(publicada, ref, { status: 'VALIDO' }),
        readPessoa(publicada, ref),
      ]);
      return { ficha, posseAte, efeito, pessoa };
    }
    // Its verdict ended between the reading of the queue and the claim.
    await posses.release([ref], revisor.operadorId);
    return undefined;
  };

  return {
    previewConferida: conferidas.preview,
    /** Takes the next receipt of the queue without a holder; sometimes one for a second opinion. */
    async takeNext(publicada: CampanhaPublicada, revisor: Revisor, exceto: Exceto): Promise<Tomada> {
      const notas = await listNext(publicada, exceto);
      const { operadorId } = revisor;
      for (const ref of await conferencias.list(publicada.campanhaId, operadorId, exceto.puladas)) {
        const taken = await conferidas.take(publicada, ref, revisor);
        if (taken) return { nota: taken, proximas: notas.slice(0, ahead) };
      }
      for (const [at, nota] of notas.entries()) {
        const taken = await take(publicada, nota, revisor, false);
        if (taken) return { nota: taken, proximas: notas.slice(at + 1, at + 1 + ahead) };
      }
      return { nota: undefined, proximas: [] };
    },
    /**
     * Takes one receipt. Throws documentoFiscal.nenhum, documentoFiscal.naoPendente, documentoFiscal.comProposta, and
     * documentoFiscal.comOutraPessoa with the holder's name.
     */
    async takeOne(
      publicada: CampanhaPublicada,
      revisor: Revisor,
      ref: DocumentoRef,
      exceto: Exceto,
    ): Promise<Tomada> {
      const { view } = await fichas.get(publicada, ref);
      if (!isWaiting(view)) {
        // After a reload of the page.
        const again = await conferidas.take(publicada, ref, revisor);
        if (!again) throw refuse('documentoFiscal.naoPendente');
        return { nota: again, proximas: (await listNext(publicada, exceto)).slice(0, ahead) };
      }
      if (exceto.comProposta.has(ref.documentoFiscalId)) throw refuse('documentoFiscal.comProposta');
      const taken = await take(publicada, ref, revisor, true);
      if (taken) {
        const proximas = (await listNext(publicada, exceto)).slice(0, ahead);
        return { nota: taken, proximas };
      }
      const posse = await posses.find(ref, clock.now());
      if (!posse) throw refuse('documentoFiscal.naoPendente');
      throw refuse('documentoFiscal.comOutraPessoa', { nome: posse.operador_nome });
    },
    /** Reads a receipt of the campaign without taking it. Throws documentoFiscal.nenhum. */
    async readOne(publicada: CampanhaPublicada, ref: DocumentoRef): Promise<NotaLida> {
      const ficha = await fichas.get(publicada, ref);
      const [efeito, pessoa, posse] = await Promise.all([
        isWaiting(ficha.view) ? efeitos.preview(publicada, ref, { status: 'VALIDO' }) : null,
        readPessoa(publicada, ref),
        posses.find(ref, clock.now()),
      ]);
      return { ficha, efeito, pessoa, posse, isDesfazivel: hasVeredito(ficha.view) };
    },
    /** Extends the possession of receipts; returns those still held, and until when. */
    async renew(notas: readonly DocumentoRef[], { operadorId }: Revisor) {
      const ate = toEnd(clock.now());
      return { notas: await posses.renew(notas, operadorId, ate), ate };
    },
    release: (notas: readonly DocumentoRef[], { operadorId }: Revisor): Promise<number> =>
      posses.release(notas, operadorId),
    /** Returns the size of the queue, its oldest receipt and the operators at work. */
    async read({ campanhaId }: CampanhaPublicada, operadorId: string | null) {
      const { total, documentos } = await operadorViews.listPendentes(campanhaId, 'pessoa', 1, undefined);
      // Those for a second opinion count too: the operator cannot tell them from the others.
      const ocultas = operadorId === null ? 0 : await conferencias.count(campanhaId, operadorId);
      return {
        total: total + ocultas,
        maisAntiga: documentos[0]?.registrado_em,
        revisores: await posses.listRevisores(campanhaId, clock.now()),
      };
    },
    /** Deletes possessions that ended a day ago. */
    forgetOld: (): Promise<void> => posses.forgetBefore(new Date(clock.now().getTime() - keptMilliseconds)),
  };
}

/**
 * Lists the ends of the periods of closed draws that a receipt judged now still reaches, in order, then undefined for
 * all other receipts: no receipt can be later than now, so those of a coming cut-off are one group.
 */
function listPrazos({ arquivo }: CampanhaPublicada, agora: Date): (Date | undefined)[] {
  const hoje = toSaoPaulo(agora).dia;
  const closed = arquivo.sorteios
    .filter((sorteio) => sorteio.numerosAte < hoje && !isEncerrado(sorteio, agora))
    .map(({ numerosAte }) => startOfDia(addDias(numerosAte, 1)));
  return [...closed.sort((a, b) => a.getTime() - b.getTime()), undefined];
}
