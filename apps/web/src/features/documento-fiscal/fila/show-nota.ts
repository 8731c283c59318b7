import { toasts } from '../../../platform/toast/toasts.ts';
import { describeNota } from './fila.text.ts';
import { isEsperando, type NotaNaFila } from './nota-na-fila.ts';

/** Shows the result of a receipt, or that it is kept, as a toast. */
export const showNota = (nota: NotaNaFila): void =>
  void toasts.show(describeNota(nota), { tone: toTone(nota) });

function toTone(nota: NotaNaFila): 'sucesso' | 'info' | 'alerta' {
  const { documento } = nota;
  if (isEsperando(nota) || !documento || documento.apuracao.status === 'INVALIDO') return 'alerta';
  return documento.apuracao.status === 'VALIDO' ? 'sucesso' : 'info';
}
