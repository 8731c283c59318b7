import { chaveDraft } from './chave-draft.ts';
import { compraDraft, draftTelas } from './compra-draft.ts';
import { compraEnvio } from './compra-envio.ts';
import { fotoStore } from './foto-store.ts';

/** Leaves nothing of anybody's unsent purchase on this device: neither what was typed of it or its key nor its picture. */
export async function forgetCompra(): Promise<void> {
  for (const tela of draftTelas) compraDraft.clear(tela);
  chaveDraft.clear();
  compraEnvio.forget();
  await fotoStore.clear();
}
