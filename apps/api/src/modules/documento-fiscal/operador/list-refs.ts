import { cleanChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import type { CampanhaId } from '../../campanha/public.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import type { DocumentoOperadorViews } from './documento-operador.views.ts';

/** Finds the receipts with an access key or a protocol. */
export async function listRefs(
  views: Pick<DocumentoOperadorViews, 'listByProtocolo' | 'findRefByChave'>,
  campanhaId: CampanhaId,
  texto: string,
): Promise<DocumentoRef[]> {
  const protocolo = /^([0-9a-f]{4})-?([0-9a-f]{4})$/.exec(texto.trim().toLowerCase());
  if (protocolo) return views.listByProtocolo(campanhaId, `${protocolo[1]}${protocolo[2]}`);
  const ref = await views.findRefByChave(campanhaId, cleanChaveAcesso(texto));
  return ref ? [ref] : [];
}
