import type { ErrorCode } from '@trevo/contract/errors';
import { useCallback, useEffect, useRef } from 'react';
import { callApi } from '../../platform/api/api-client.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { keepTrying } from '@trevo/client/keep-trying.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { findLook, type RaspadinhaLook } from '../raspadinha/public.ts';
import type { DocumentoFiscal } from './documento-fiscal.wire.ts';
import { listGanhos } from './list-ganhos.ts';
import { provaText as text } from './prova.text.ts';
import { useRefreshNumeros } from './use-refresh-numeros.ts';

/** Reasons to wait that may end any minute: somebody is looking what the receipt is worth. */
const motivosProcura: readonly string[] = [
  'documentoFiscal.procurandoVendas',
  'documentoFiscal.procurandoPagina',
  'documentoFiscal.esperandoLeitor',
  'documentoFiscal.conferindoDeclaracao',
] satisfies ErrorCode[];

/** The newest ones are what the person waits for; what is found of the others comes with the list. */
const maximum = 3;
const firstPause = 5_000;
const pause = 10_000;
/** Who looks at the same page for longer is told by a notice. */
const patience = 5 * 60_000;

const isProcurada = ({ apuracao: { status, motivo } }: DocumentoFiscal): boolean =>
  status === 'PENDENTE' && motivosProcura.includes(motivo?.codigo ?? '');

/**
 * Asks now and then, for some minutes of looking at the page, what was found of the receipts on it; each change comes once, and
 * every screen asks again for numbers.
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
 * @param nomes the id of each receipt and why it waits, with a blank between
 * @returns how to stop
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
  const { plan, wake, stop } = keepTrying({
    isNeeded: () => waiting.size > 0 && Date.now() < ate,
    attempt: async () => {
      // Nobody asked: without an answer, the next time tells.
      if (document.visibilityState === 'visible') await Promise.allSettled([...waiting].map(ask));
    },
    firstPause,
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

/** Tells, wherever the person is, what was found of a receipt. */
export function useTellProcura(): (documento: DocumentoFiscal) => void {
  const cards = findLook(useConfiguracao());
  return useCallback(
    (documento) => void toasts.show(sayProcura(documento, cards), { tone: tones[documento.apuracao.status] }),
    [cards],
  );
}

/** What was found of a receipt, in a sentence: what it earned, why it does not count, or what it waits for now. */
function sayProcura(documento: DocumentoFiscal, cards: RaspadinhaLook): string {
  const { apuracao } = documento;
  const motivo = apuracao.motivo?.mensagem ?? '';
  if (apuracao.status === 'PENDENTE') return [motivo, apuracao.motivo?.cura].filter(Boolean).join(' ');
  if (apuracao.status === 'INVALIDO') return text.recusada(motivo);
  const ganhos = listGanhos(documento, cards);
  return ganhos.length > 0 ? text.contada(ganhos) : [text.conta, motivo].filter(Boolean).join(' ');
}
