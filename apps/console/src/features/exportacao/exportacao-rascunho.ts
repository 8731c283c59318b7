import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { ExportacaoFormato, ExportacaoTipo } from '@trevo/contract/exportacao/exportacao.calls';
import { exportacaoConsoleText } from './exportacao-console.text.ts';

const text = exportacaoConsoleText.nova;
const finalidadeMinima = 10;

/** The form of a new export. */
export interface Rascunho {
  readonly tipo: ExportacaoTipo;
  readonly porItem: boolean;
  readonly formato: ExportacaoFormato;
  readonly de: string;
  readonly ate: string;
  readonly comDados: boolean;
  readonly finalidade: string;
}

export const rascunhoVazio: Rascunho = {
  tipo: 'participantes',
  porItem: false,
  formato: 'xlsx',
  de: '',
  ate: '',
  comDados: false,
  finalidade: '',
};

/** Returns the problems of the form by field. */
export function listFaltas({ de, ate, comDados, finalidade }: Rascunho): {
  readonly ate?: string;
  readonly finalidade?: string;
} {
  return {
    ...(de !== '' && ate !== '' && ate < de ? { ate: text.periodoInvertido } : {}),
    ...(comDados && finalidade.trim().length < finalidadeMinima ? { finalidade: text.faltaFinalidade } : {}),
  };
}

export function toPedido(
  exportacaoID: string,
  { tipo, porItem, formato, de, ate, comDados, finalidade }: Rascunho,
): BodyInputOf<Calls['operador.pedirExportacao']> {
  return {
    exportacaoID,
    tipo,
    formato,
    ...(tipo === 'notas' && porItem ? { porItem } : {}),
    ...(de === '' ? {} : { de }),
    ...(ate === '' ? {} : { ate }),
    ...(comDados ? { comDadosPessoais: true, finalidade: finalidade.trim() } : {}),
  };
}
