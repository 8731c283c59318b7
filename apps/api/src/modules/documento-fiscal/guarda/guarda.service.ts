import { toFimDaGuarda } from '@trevo/rules/tempo/campanha-window';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../../kernel/clock.ts';
import type { ImagemDocumentoService } from '../../upload/public.ts';
import type { GuardaStore } from './guarda.store.ts';

const atOnce = 100;

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
        // The file first: a name that is forgotten before would leave a picture that nobody finds again.
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
     * Deletes the pictures of receipts, and what was written about them, of campaigns whose time of keeping is over.
     * What the receipts earned stays: it names nobody. Pictures that no receipt named in a day go too, written down or not.
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
