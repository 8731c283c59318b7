import type { Simulacao } from '../documento/rascunho.wire.ts';

/** Whether a simulation waits or runs. */
export const isEmAndamento = ({ situacao }: Pick<Simulacao, 'situacao'>): boolean =>
  situacao === 'fila' || situacao === 'rodando';

/** Colour of a state. */
export const tons: Readonly<Record<Simulacao['situacao'], 'info' | 'sucesso' | 'perigo' | 'neutro'>> = {
  fila: 'info',
  rodando: 'info',
  pronta: 'sucesso',
  falhou: 'perigo',
  cancelada: 'neutro',
};
