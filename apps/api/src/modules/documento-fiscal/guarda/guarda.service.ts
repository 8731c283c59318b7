import { toFimDaGuarda } from '@trevo/rules/tempo/campanha-window';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../../kernel/clock.ts';
import type { ImagemDocumentoService } from '../../upload/public.ts';
import type { GuardaStore } from './guarda.store.ts';

const atOnce = 100;

export type GuardaService = ReturnType<typeof createGuardaService>;

export function createGuardaService(parts: {
  store: GuardaStore;
  imagens: ImagemDocumentoService;
  clock: Clock;
}) {
  const { store, imagens, clock } = parts;
  const forgetEncerradas = async () => {
    const { dia } = toSaoPaulo(clock.now());
    const encerradas = await store.listEncerradas(dia);
    for (const { campanha_id: campanhaId } of encerradas.filter(
      ({ data_final }) => toFimDaGuarda(data_final) < dia,
    )) {
      for (;;) {
        const guardadas = await store.listImagens(campanhaId, atOnce);
        if (guardadas.length === 0) break;
        // Delete the file first: clearing the name first would leave an unreachable file after a crash.
        for (const { consumidor_id, documento_fiscal_id, uri_imagem } of guardadas) {
          await imagens.delete(uri_imagem);
          await store.forgetImagem(consumidor_id, documento_fiscal_id);
        }
      }
      await store.forgetMensagens(campanhaId, clock.now());
    }
  };

  return {
    /**
     * Deletes pictures and notes of receipts in campaigns past their retention period. Earned rewards stay: they
     * contain no personal data. Also deletes pictures, recorded or not, that no receipt references after a day.
     */
    async forgetOld(): Promise<void> {
      try {
        await forgetEncerradas();
      } finally {
        await imagens.deleteUnused(store.listNomeadas);
      }
    },
  };
}
