import type { Sessao } from '../../../kernel/auth/sessao.ts';
import { createId } from '../../../kernel/ids.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { DocumentoNovo } from '../documento-fiscal.columns.ts';
import type { Compra } from './registro.service.ts';

const unknown = {
  idempotencia: null,
  chaveAcesso: null,
  coo: null,
  modelo: null,
  uf: null,
  emitente: null,
  emitidoEm: null,
  valorCentavos: null,
  quantidade: null,
  dados: null,
  uriImagem: null,
  participaEm: null,
  consultaQr: null,
  ditos: [],
} as const;

type Needed = 'tipo' | 'origem' | 'desvioRelogioSegundos' | 'agora';
type Known = Pick<DocumentoNovo, Needed> &
  Partial<Pick<DocumentoNovo, keyof typeof unknown>> & { readonly capturadoEm?: string | undefined };

/** Builds a consumer's purchase from known facts; omitted facts become null. */
export function buildDocumento(
  { consumidorId }: Sessao,
  { campanhaId }: CampanhaPublicada,
  { capturadoEm, ...known }: Known,
): Compra['documento'] {
  return {
    ...unknown,
    ...known,
    consumidorId,
    campanhaId,
    documentoFiscalId: createId(known.agora.getTime()),
    capturadoEm: capturadoEm ? new Date(capturadoEm) : null,
  };
}
