import type { ApiError } from '@trevo/client/api-error.ts';
import type { DocumentoFiscal, NotaNaFila } from '../../documento-fiscal/public.ts';

/** What the person can do about an answer; each is a button. */
export type Passo =
  | 'tentar'
  /** The cards that it earned. */
  | 'raspar'
  | 'outra'
  | 'escanearOutra'
  | 'corrigir'
  | 'escanear'
  | 'numeros'
  /** The numbers, or the screen that the campaign has for the moment after a receipt. */
  | 'proxima'
  | 'notas'
  | 'regulamento'
  | 'entrar'
  | 'inicio';

/** The first is the main button. */
export type Passos = readonly [Passo, ...Passo[]];

const limite: Passos = ['numeros', 'regulamento'];
const byCodigo: Readonly<Record<string, Passos>> = {
  'documentoFiscal.jaCadastradoPorVoce': ['notas', 'outra'],
  'documentoFiscal.jaCadastrado': ['outra', 'notas'],
  'documentoFiscal.notaDeTeste': ['outra', 'inicio'],
  'documentoFiscal.limiteAtingido': limite,
  'documentoFiscal.limitePeriodoAtingido': limite,
  'documentoFiscal.naoLiberado': ['regulamento', 'inicio'],
  'documentoFiscal.aguardeIntervalo': ['numeros', 'inicio'],
  'cupom.limiteAtingido': limite,
  'cupom.limiteAmbos': limite,
  'consumidor.restrito': ['regulamento', 'inicio'],
};

/** What to offer after a refusal. A key that was typed is corrected, one that was scanned is scanned again. */
export function findPassos(error: ApiError, typed: boolean): Passos {
  const { codigo } = error;
  if (codigo.startsWith('sessao.')) return ['entrar'];
  if (codigo.startsWith('campanha.')) return ['regulamento', 'numeros'];
  return byCodigo[codigo] ?? [typed ? 'corrigir' : 'escanear', 'inicio'];
}

/**
 * What to offer after a receipt was taken, by how it stands.
 *
 * @param hasCards it earned cards that can be opened now; then its page shows the way to the numbers by itself
 */
export function findPassosDoDocumento(
  { status, motivo }: DocumentoFiscal['apuracao'],
  hasCards: boolean,
): Passos {
  if (status === 'VALIDO') return hasCards ? ['raspar', 'outra'] : ['outra', 'proxima'];
  if (status === 'PENDENTE') return ['outra', 'notas'];
  return motivo?.codigo === 'documentoFiscal.recusadoNaAnalise'
    ? ['notas', 'outra']
    : ['outra', 'regulamento'];
}

/** What to offer while a receipt waits on the phone: it is sent by itself, so nothing has to be done. */
export function findPassosDaGuardada({ falha, envio }: Pick<NotaNaFila, 'falha' | 'envio'>): Passos {
  const outra = envio.origem === 'digitacao' ? 'outra' : 'escanearOutra';
  return [falha?.startsWith('sessao.') ? 'entrar' : 'tentar', outra];
}
