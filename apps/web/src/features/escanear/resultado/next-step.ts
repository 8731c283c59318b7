import type { ApiError } from '@trevo/client/api-error.ts';
import type { DocumentoFiscal, NotaNaFila } from '../../documento-fiscal/public.ts';

/** A next step after a result; each is a button. */
export type Passo =
  | 'tentar'
  /** Opens the earned cards. */
  | 'raspar'
  | 'outra'
  | 'escanearOutra'
  | 'corrigir'
  | 'escanear'
  | 'numeros'
  /** Opens the numbers, or the screen that the campaign configures for after a receipt. */
  | 'proxima'
  | 'notas'
  | 'regulamento'
  /** Opens the participating products. */
  | 'produtos'
  | 'entrar'
  | 'inicio';

/** The first one is the primary button. */
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
  'bloqueio.participacao': ['numeros', 'inicio'],
};

/** Returns the steps after a refusal. A typed key is corrected, a scanned one is scanned again. */
export function findPassos(error: ApiError, typed: boolean): Passos {
  const { codigo } = error;
  if (codigo.startsWith('sessao.')) return ['entrar'];
  if (codigo.startsWith('campanha.')) return ['regulamento', 'numeros'];
  return byCodigo[codigo] ?? [typed ? 'corrigir' : 'escanear', 'inicio'];
}

/**
 * Returns the steps after a registered receipt, by its status.
 *
 * @param hasCards whether it earned cards that can be opened now; then their page links to the numbers
 */
export function findPassosDoDocumento(
  { status, motivo }: DocumentoFiscal['apuracao'],
  hasCards: boolean,
): Passos {
  if (motivo?.codigo === 'documentoFiscal.faltamProdutos') return ['outra', 'produtos'];
  if (status === 'VALIDO') return hasCards ? ['raspar', 'outra'] : ['outra', 'proxima'];
  if (status === 'PENDENTE') return ['outra', 'notas'];
  return motivo?.codigo === 'documentoFiscal.recusadoNaAnalise'
    ? ['notas', 'outra']
    : ['outra', 'regulamento'];
}

/** Returns the steps for a pending receipt in the offline queue; it is sent automatically, so none is required. */
export function findPassosDaGuardada({ falha, envio }: Pick<NotaNaFila, 'falha' | 'envio'>): Passos {
  const outra = envio.origem === 'digitacao' ? 'outra' : 'escanearOutra';
  return [falha?.startsWith('sessao.') ? 'entrar' : 'tentar', outra];
}
