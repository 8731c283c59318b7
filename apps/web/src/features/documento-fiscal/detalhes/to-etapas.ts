import { formatStatus } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import type { ErrorCode } from '@trevo/contract/errors';
import type { TimelineStep } from '@trevo/ui/display/Timeline.tsx';
import { formatMomento } from '@trevo/client/format.ts';
import { documentoFiscalText as text } from '../documento-fiscal.text.ts';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';

type Passagem = DocumentoFiscal['apuracao']['historico'][number];

/**
 * Returns the history of a receipt as timeline steps, oldest first. While it is pending, the last step is the
 * current one with the expected wait, followed by the numbers to come.
 */
export function toEtapas({ registradoEm, apuracao }: DocumentoFiscal, agora: Date): TimelineStep[] {
  const first: TimelineStep = {
    id: 'recebida',
    state: 'done',
    title: text.recebida,
    when: toWhen('PENDENTE', registradoEm, agora),
  };
  // Every receipt starts as pending; after a verdict that entry is redundant.
  const passagens = apuracao.historico.filter(
    ({ status }, i, all) => status !== 'PENDENTE' || i === all.length - 1,
  );
  const steps = passagens.map((passagem, i) => toStep(passagem, i === passagens.length - 1, agora));
  const isWaiting = apuracao.status === 'PENDENTE';
  if (isWaiting && steps.length === 0) steps.push(toStep(toPassagem(registradoEm), true, agora));
  const coming: TimelineStep = { id: 'numeros', state: 'waiting', title: text.numerosNaConta };
  return [first, ...steps, ...(isWaiting ? [coming] : [])];
}

/** Reasons that wait for the owner. */
const vezDoDono: readonly string[] = [
  'documentoFiscal.esperandoLeitor',
  'documentoFiscal.faltaComprovar',
  'documentoFiscal.faltaFoto',
  'documentoFiscal.confiraFoto',
] satisfies ErrorCode[];

/** Reasons with a text that states the wait, or that it is the owner's turn. */
const motivosComPrazo: readonly string[] = [
  'documentoFiscal.emContingencia',
  'documentoFiscal.guardadaParaDepois',
  'documentoFiscal.procurandoVendas',
  'documentoFiscal.procurandoPagina',
  'documentoFiscal.lendoFoto',
  ...vezDoDono,
];

/** Returns the status label and its time. */
const toWhen = (status: string, dataHora: string, agora: Date): string =>
  `${formatStatus(status)} · ${formatMomento(dataHora, agora)}`;

const toPassagem = (dataHora: string): Passagem => ({
  status: 'PENDENTE',
  dataHora,
  observacao: null,
  motivo: null,
});

function toStep(
  { status, dataHora, observacao, motivo }: Passagem,
  isLast: boolean,
  agora: Date,
): TimelineStep {
  const words = [motivo?.mensagem, observacao].filter(Boolean).join(' ');
  const base = { id: `${dataHora} ${status}`, title: text.conferida[status] as string };
  if (status === 'PENDENTE' && isLast) {
    const known = motivo !== null && motivosComPrazo.includes(motivo.codigo);
    if (motivo && vezDoDono.includes(motivo.codigo)) base.title = text.suaVez;
    return { ...base, state: 'current', detail: known ? words : `${words} ${text.prazo}`.trim() };
  }
  return {
    ...base,
    state: status === 'INVALIDO' ? 'failed' : 'done',
    ...(words ? { detail: words } : {}),
    when: toWhen(status, dataHora, agora),
  };
}
