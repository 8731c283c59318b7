/** States of a file that a job writes, in the order of their usual course. */
export const arquivoSituacoes = ['naFila', 'escrevendo', 'pronta', 'vencida', 'cancelada', 'falhou'] as const;
export type ArquivoSituacao = (typeof arquivoSituacoes)[number];

/** Days in which a complete file can be downloaded. */
export const arquivoDias = 7;

/** The states that follow each state. A process that ends early puts its file back into the queue. */
const passos: Readonly<Record<ArquivoSituacao, readonly ArquivoSituacao[]>> = {
  naFila: ['escrevendo', 'cancelada'],
  escrevendo: ['naFila', 'pronta', 'cancelada', 'falhou'],
  pronta: ['vencida', 'cancelada'],
  vencida: [],
  cancelada: [],
  falhou: [],
};

/** Whether a file in this state can be cancelled; a complete one is then deleted. */
export const isCancelavel = (situacao: ArquivoSituacao): boolean => passos[situacao].includes('cancelada');

/** Whether a file in this state still changes by itself within minutes. */
export const isEmAndamento = (situacao: ArquivoSituacao): boolean =>
  situacao === 'naFila' || situacao === 'escrevendo';

/** Returns the state as of now: a file is expired from its last moment on, before a job deletes it. */
export const toSituacaoAgora = (
  situacao: ArquivoSituacao,
  venceEm: Date | null,
  agora: Date,
): ArquivoSituacao => (situacao === 'pronta' && venceEm !== null && venceEm <= agora ? 'vencida' : situacao);
