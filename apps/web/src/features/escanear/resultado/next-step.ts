import { isWorthRepeating } from '../../../shared/documento-fiscal/send-documento.ts';
import type { ApiError } from '../../../shared/api/api-error.ts';

/** What the person can do about an answer; each is a button. */
export type Passo =
  'tentar' | 'outra' | 'corrigir' | 'escanear' | 'numeros' | 'notas' | 'regulamento' | 'entrar' | 'inicio';

/** The first is the main button. */
export type Passos = readonly [Passo, ...Passo[]];

const byCodigo: Readonly<Record<string, Passos>> = {
  'documentoFiscal.jaCadastradoPorVoce': ['notas', 'outra'],
  'documentoFiscal.jaCadastrado': ['outra', 'notas'],
  'documentoFiscal.limiteAtingido': ['numeros', 'regulamento'],
  'documentoFiscal.naoLiberado': ['regulamento', 'inicio'],
  'documentoFiscal.aguardeIntervalo': ['numeros', 'inicio'],
  'cupom.limiteAtingido': ['numeros', 'regulamento'],
};

/** What to offer after a refusal. A key that was typed is corrected, one that was scanned is scanned again. */
export function findPassos(error: ApiError, typed: boolean): Passos {
  const { codigo } = error;
  if (isWorthRepeating(error)) return ['tentar', 'outra'];
  if (codigo.startsWith('sessao.')) return ['entrar'];
  if (codigo.startsWith('campanha.')) return ['regulamento', 'numeros'];
  return byCodigo[codigo] ?? [typed ? 'corrigir' : 'escanear', 'inicio'];
}

/** What to offer after the campaign's rules refused a receipt. */
export function findPassosDeRecusa(motivo: string | undefined): Passos {
  return motivo === 'documentoFiscal.recusadoNaAnalise' ? ['notas', 'outra'] : ['outra', 'regulamento'];
}
