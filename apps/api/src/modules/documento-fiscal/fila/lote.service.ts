import type { CausaLote } from '@trevo/contract/documento-fiscal/fila-lote.calls';
import type { ErrorCode } from '@trevo/contract/errors';
import type { Ator } from '../../../kernel/auth/ator.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type DomainError, refuse, wordsOf } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import type { DocumentoFiscalView } from '../documento-fiscal.views.ts';
import type { FichaService, OpenVereditos } from '../operador/ficha.service.ts';
import type { Sentenca } from '../prova/sentenca.ts';
import type { CausaService } from './causa.service.ts';
import type { EfeitoNota, EfeitoService } from './efeito.service.ts';
import { type FilaViews, isWaiting } from './fila.views.ts';
import type { DeFora, LoteStore, ResultadoLote } from './lote.store.ts';
import type { LoteViews } from './lote.views.ts';
import type { PosseStore } from './posse.store.ts';

/** A verdict on several receipts. */
export type DecisaoLote = Pick<Sentenca, 'status' | 'motivo'>;

/** The receipts of a cause, those that the act leaves out, and the effect of the verdict in total. */
export interface PreviaLote {
  readonly notas: readonly DocumentoFiscalView[];
  readonly deFora: readonly DeFora[];
  readonly pessoas: number;
  readonly efeito: SomaEfeito;
}

type SomaEfeito = Omit<EfeitoNota, 'contaEm' | 'falta'>;

/** Time in which a request judges 200 receipts, with a margin. */
const loteMilliseconds = 120_000;
const keptMilliseconds = 30 * 86_400_000;

interface LoteParts {
  lotes: LoteStore;
  loteViews: Pick<LoteViews, 'listJulgadas'>;
  causas: CausaService;
  posses: Pick<PosseStore, 'listHeld'>;
  filaViews: Pick<FilaViews, 'listByRef'>;
  fichas: Pick<FichaService, 'judgeAll'>;
  efeitos: Pick<EfeitoService, 'preview'>;
  clock: Clock;
}

/** Splits receipts into those that the operator may judge now, and the others with the reason. */
const createSplit =
  ({ posses, clock }: Pick<LoteParts, 'posses' | 'clock'>) =>
  async (
    all: readonly DocumentoFiscalView[],
    operadorId: string,
    comProposta: ReadonlySet<string>,
  ): Promise<{ livres: DocumentoFiscalView[]; deFora: DeFora[] }> => {
    const held = await posses.listHeld(all.map(toRef), clock.now());
    const livres: DocumentoFiscalView[] = [];
    const deFora: DeFora[] = [];
    for (const view of all) {
      const posse = held.find(
        (one) => one.documento_fiscal_id === view.documento_fiscal_id && one.operador_id !== operadorId,
      );
      if (!isWaiting(view)) deFora.push(toDeFora(toRef(view), refuse('documentoFiscal.naoPendente')));
      else if (comProposta.has(view.documento_fiscal_id))
        deFora.push(toDeFora(toRef(view), refuse('documentoFiscal.comProposta')));
      else if (posse)
        deFora.push(
          toDeFora(toRef(view), refuse('documentoFiscal.comOutraPessoa', { nome: posse.operador_nome })),
        );
      else livres.push(view);
    }
    return { livres, deFora };
  };

/** Sums the grants of a verdict; receipts that cannot get it are left out. */
const createSum =
  ({ efeitos }: Pick<LoteParts, 'efeitos'>) =>
  async (
    publicada: CampanhaPublicada,
    livres: readonly DocumentoFiscalView[],
    decisao: DecisaoLote,
  ): Promise<PreviaLote> => {
    const notas: DocumentoFiscalView[] = [];
    const deFora: DeFora[] = [];
    let efeito: SomaEfeito = nothing;
    for (const view of livres) {
      const one = await efeitos.preview(publicada, toRef(view), decisao);
      if (one.falta) deFora.push(toDeFora(toRef(view), refuse(faltas[one.falta])));
      else {
        notas.push(view);
        efeito = add(efeito, one);
      }
    }
    const pessoas = new Set(notas.map(({ consumidor_id }) => consumidor_id)).size;
    const isShared =
      efeito.numeros + efeito.raspadinhas > 0 && pessoas < notas.length && hasLimite(publicada);
    return { notas, deFora, pessoas, efeito: { ...efeito, isLimitado: efeito.isLimitado || isShared } };
  };

/** Judges the receipts that wait for the same reason and share one cause. */
export function createLoteService(parts: LoteParts) {
  const { lotes, loteViews, causas, filaViews, fichas, clock } = parts;
  const split = createSplit(parts);
  const sum = createSum(parts);

  return {
    /** Returns the effect of one verdict on all receipts of a cause. Throws documentoFiscal.naoPendente too. */
    async preview(
      publicada: CampanhaPublicada,
      ref: DocumentoRef,
      causa: CausaLote,
      decisao: DecisaoLote,
      operadorId: string,
      comProposta: ReadonlySet<string>,
    ): Promise<PreviaLote> {
      const view = await causas.get(publicada, ref);
      if (!isWaiting(view)) throw refuse('documentoFiscal.naoPendente');
      const outras = await filaViews.listByRef(await causas.listOutras(publicada, view, causa));
      if (outras.length === 0) throw refuse('documentoFiscal.foraDoLote');
      const { livres, deFora } = await split([view, ...outras], operadorId, comProposta);
      const soma = await sum(publicada, livres, decisao);
      return { ...soma, deFora: [...deFora, ...soma.deFora] };
    },
    /**
     * Gives one verdict on receipts of one cause. A repetition with the same id returns the first result. Throws
     * documentoFiscal.loteEmAndamento while the first request judges, and documentoFiscal.nenhum for an unknown first receipt.
     */
    async judge(
      publicada: CampanhaPublicada,
      lote: {
        readonly loteId: string;
        readonly causa: CausaLote;
        readonly decisao: DecisaoLote;
        readonly notas: readonly DocumentoRef[];
      },
      { ator, operadorId }: { readonly ator: Ator; readonly operadorId: string },
      comProposta: ReadonlySet<string>,
      open: OpenVereditos,
    ): Promise<ResultadoLote> {
      const { loteId, causa, decisao } = lote;
      const notas = [...new Map(lote.notas.map((ref) => [ref.documentoFiscalId, ref])).values()];
      const primeira = await causas.get(publicada, notas[0]!);
      const agora = clock.now();
      const ate = new Date(agora.getTime() + loteMilliseconds);
      const desde = await lotes.begin({
        loteId,
        campanhaId: publicada.campanhaId,
        operadorId,
        agora,
        ate,
      });
      if (!desde) {
        const antes = await lotes.find(loteId, operadorId);
        if (!antes) throw refuse('documentoFiscal.loteEmAndamento');
        return antes;
      }
      const all = (await filaViews.listByRef(notas)).filter(
        ({ campanha_id }) => campanha_id === publicada.campanhaId,
      );
      const isDoLote = await causas.toMesmaCausa(publicada, primeira, causa, all);
      const estranhas = notas.filter(
        ({ documentoFiscalId }) =>
          !all.some((one) => one.documento_fiscal_id === documentoFiscalId && isDoLote(one)),
      );
      const { livres, deFora } = await split(all.filter(isDoLote), operadorId, comProposta);
      // An earlier request with this id may have ended without a result.
      const antes = new Set(
        await loteViews.listJulgadas(notas, { operadorId, status: decisao.status, desde }),
      );
      const { recusados } = await fichas.judgeAll(
        publicada,
        livres.map((view) => ({
          ...decisao,
          consumidorID: view.consumidor_id,
          documentoFiscalID: view.documento_fiscal_id,
          statusVisto: 'PENDENTE',
        })),
        () => ({ ator, isSozinho: true }),
        open,
      );
      const recusadas = recusados.map(({ lugar, error }) => toDeFora(toRef(livres[lugar]!), error));
      const fora = [
        ...estranhas.map((ref) => toDeFora(ref, refuse('documentoFiscal.foraDoLote'))),
        ...deFora,
        ...recusadas,
      ].filter(({ documentoFiscalID }) => !antes.has(documentoFiscalID));
      const resultado = { julgadas: notas.length - fora.length, deFora: fora };
      await lotes.complete(loteId, resultado);
      return resultado;
    },
    /** Deletes bulk verdicts of a month ago. */
    forgetOld: (): Promise<void> => lotes.forgetBefore(new Date(clock.now().getTime() - keptMilliseconds)),
  };
}

const hasLimite = ({ arquivo: { limites } }: CampanhaPublicada): boolean =>
  [limites.cupons, limites.raspadinhas].some((one) => Object.keys(one).length > 0);

const faltas = {
  valor: 'documentoFiscal.aguardandoValor',
  quantidade: 'documentoFiscal.aguardandoQuantidade',
  itens: 'documentoFiscal.aguardandoItens',
} as const satisfies Record<NonNullable<EfeitoNota['falta']>, ErrorCode>;

const toDeFora = (
  { consumidorId, documentoFiscalId }: DocumentoRef,
  { code, valores }: DomainError,
): DeFora => ({
  consumidorID: consumidorId,
  documentoFiscalID: documentoFiscalId,
  codigo: code,
  mensagem: wordsOf(code, valores).mensagem,
});

const nothing: SomaEfeito = {
  numeros: 0,
  raspadinhas: 0,
  pontos: 0,
  cashbackCentavos: 0,
  isLimitado: false,
  raspadas: 0,
  entregues: 0,
  dividaPontos: 0,
  dividaCashbackCentavos: 0,
};

const add = (a: SomaEfeito, b: EfeitoNota): SomaEfeito => ({
  numeros: a.numeros + b.numeros,
  raspadinhas: a.raspadinhas + b.raspadinhas,
  pontos: a.pontos + b.pontos,
  cashbackCentavos: a.cashbackCentavos + b.cashbackCentavos,
  isLimitado: a.isLimitado || b.isLimitado,
  raspadas: a.raspadas + b.raspadas,
  entregues: a.entregues + b.entregues,
  dividaPontos: a.dividaPontos + b.dividaPontos,
  dividaCashbackCentavos: a.dividaCashbackCentavos + b.dividaCashbackCentavos,
});
