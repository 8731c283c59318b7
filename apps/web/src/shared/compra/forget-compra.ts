import { compraDraft } from './compra-draft.ts';
import { compraEnvio } from './compra-envio.ts';
import { fotoStore } from './foto-store.ts';

/** Leaves nothing of anybody's unsent purchase on this device: neither what was typed nor its picture. */
export async function forgetCompra(): Promise<void> {
  for (const tela of ['quantidade', 'manual'] as const) compraDraft.clear(tela);
  compraEnvio.settle();
  await fotoStore.clear();
}
