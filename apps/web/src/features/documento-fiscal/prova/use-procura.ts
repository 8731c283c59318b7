import type { ErrorCode } from '@trevo/contract/errors';
import { useCallback, useEffect, useRef } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { createRetryLoop } from '@trevo/client/request/retry-loop.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { findLook, type RaspadinhaLook } from '../../raspadinha/public.ts';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { listGanhos } from '../detalhes/list-ganhos.ts';
import { provaText as text } from './prova.text.ts';
import { useRefreshNumeros } from '../envio/use-refresh-numeros.ts';

const lendoFoto: ErrorCode = 'documentoFiscal.lendoFoto';

/** Reasons to be pending that may end any minute: the server is looking up the value of the receipt. */
const motivosProcura: readonly string[] = [
  'documentoFiscal.procurandoVendas',
  'documentoFiscal.procurandoPagina',
  'documentoFiscal.esperandoLeitor',
  'documentoFiscal.conferindoDeclaracao',
  lendoFoto,
  'documentoFiscal.conferindoFoto',
] satisfies ErrorCode[];

/** Maximum of polled receipts: the newest ones; the others update with the list. */
const maximum = 3;
const firstPause = 5_000;
const pause = 10_000;
/** First pause while a photo is read, which takes seconds. */
const fotoPause = 1_500;
/** Polling time limit in milliseconds; after it the user is informed by a notification. */
const patience = 5 * 60_000;

const isProcurada = ({ apuracao: { status, motivo } }: DocumentoFiscal): boolean =>
  status === 'PENDENTE' && motivosProcura.includes(motivo?.codigo ?? '');

/**
 * Polls the receipts on the page for changes for some minutes while the page is visible; reports each change
 * once and invalidates the numbers on every screen.
 */
export function useProcura(
  documentos: readonly DocumentoFiscal[],
  onChange: (documento: DocumentoFiscal) => void,
): void {
  const refresh = useRefreshNumeros();
  const latest = useRef(onChange);
  latest.current = onChange;
  const nomes = documentos
    .filter(isProcurada)
    .slice(0, maximum)
    .map(({ documentoFiscalID, apuracao }) => `${documentoFiscalID} ${apuracao.motivo?.codigo}`)
    .join(',');
  useEffect(() => {
    if (nomes === '') return;
    return startProcura(nomes.split(','), (documento) => {
      refresh();
      latest.current(documento);
    });
  }, [nomes, refresh]);
}

/**
 * Starts polling and returns the function that stops it.
 *
 * @param nomes receipt id and pending reason, separated by a blank
 */
function startProcura(nomes: readonly string[], onChange: (documento: DocumentoFiscal) => void): () => void {
  const waiting = new Set(nomes);
  let ate = Date.now() + patience;
  let isStopped = false;

  async function ask(nome: string): Promise<void> {
    const [documentoFiscalID = '', motivo] = nome.split(' ');
    const { retorno } = await callApi('produto.compra', { params: { documentoFiscalID } });
    const isSame = retorno.apuracao.status === 'PENDENTE' && retorno.apuracao.motivo?.codigo === motivo;
    if (!isSame && !isStopped && waiting.delete(nome)) onChange(retorno);
  }
  const { plan, wake, stop } = createRetryLoop({
    isNeeded: () => waiting.size > 0 && Date.now() < ate,
    attempt: async () => {
      // Failed requests are ignored: the next poll covers them.
      if (document.visibilityState === 'visible') await Promise.allSettled([...waiting].map(ask));
    },
    firstPause: nomes.some((nome) => nome.endsWith(lendoFoto)) ? fotoPause : firstPause,
    longestPause: pause,
  });
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    ate = Date.now() + patience;
    wake();
  };
  document.addEventListener('visibilitychange', look);
  plan();
  return () => {
    isStopped = true;
    stop();
    document.removeEventListener('visibilitychange', look);
  };
}

const tones = { VALIDO: 'sucesso', PENDENTE: 'info', INVALIDO: 'alerta' } as const;

/** Returns a function that shows the found value of a receipt as a toast. */
export function useShowProcura(): (documento: DocumentoFiscal) => void {
  const cards = findLook(useConfiguracao());
  return useCallback(
    (documento) =>
      void toasts.show(describeProcura(documento, cards), { tone: tones[documento.apuracao.status] }),
    [cards],
  );
}

/**
 * Returns the found value of a receipt in one sentence: its earnings, why it does not count, or the step that it waits
 * for now.
 */
function describeProcura(documento: DocumentoFiscal, cards: RaspadinhaLook): string {
  const { apuracao } = documento;
  const motivo = apuracao.motivo?.mensagem ?? '';
  if (apuracao.status === 'PENDENTE') return [motivo, apuracao.motivo?.cura].filter(Boolean).join(' ');
  if (apuracao.status === 'INVALIDO') return text.recusada(motivo);
  const ganhos = listGanhos(documento, cards);
  return ganhos.length > 0 ? text.contada(ganhos) : [text.conta, motivo].filter(Boolean).join(' ');
}
