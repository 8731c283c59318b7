/** States of an export, in the order of their usual course. */
export const exportacaoSituacoes = [
  'naFila',
  'escrevendo',
  'pronta',
  'vencida',
  'cancelada',
  'falhou',
] as const;
export type ExportacaoSituacao = (typeof exportacaoSituacoes)[number];

/** Days in which the file of an export can be downloaded. */
export const exportacaoDias = 7;

/** The states that follow each state. A process that ends early puts its export back into the queue. */
const passos: Readonly<Record<ExportacaoSituacao, readonly ExportacaoSituacao[]>> = {
  naFila: ['escrevendo', 'cancelada'],
  escrevendo: ['naFila', 'pronta', 'cancelada', 'falhou'],
  pronta: ['vencida', 'cancelada'],
  vencida: [],
  cancelada: [],
  falhou: [],
};

/** Whether an export in this state can be cancelled; the file of a finished one is then deleted. */
export const isCancelavel = (situacao: ExportacaoSituacao): boolean => passos[situacao].includes('cancelada');

/** Whether an export in this state still changes by itself within minutes. */
export const isEmAndamento = (situacao: ExportacaoSituacao): boolean =>
  situacao === 'naFila' || situacao === 'escrevendo';

/** Returns the state as of now: a file is expired from its last moment on, before a job deletes it. */
export const toSituacaoAgora = (
  situacao: ExportacaoSituacao,
  venceEm: Date | null,
  agora: Date,
): ExportacaoSituacao =>
  situacao === 'pronta' && venceEm !== null && venceEm <= agora ? 'vencida' : situacao;
