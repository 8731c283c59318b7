import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { StoredFile } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { CampanhaId, CampanhaPublicada } from '../campanha/public.ts';
import type { ArquivoPremioService } from '../upload/public.ts';
import type { ArquivoDePremio, ContagemPremios, FechoPremioViews } from './fecho-premio.views.ts';
import { toPrazos } from './prazos-premio.ts';

/** Facts of won prizes for the regulator. */
export function createFechoPremioService(parts: {
  views: FechoPremioViews;
  arquivos: Pick<ArquivoPremioService, 'get'>;
  clock: Clock;
}) {
  return {
    count: (publicada: CampanhaPublicada): Promise<ContagemPremios[]> =>
      parts.views.count(toPrazos([publicada]), toSaoPaulo(parts.clock.now()).dia),
    /** Yields the documents and receipts of a campaign's prizes, one in memory at a time; `file` is undefined when it is lost. */
    async *walkArquivos(
      campanhaId: CampanhaId,
    ): AsyncGenerator<ArquivoDePremio & { readonly file: StoredFile | undefined }> {
      for await (const page of parts.views.walkArquivos(campanhaId))
        for (const one of page) yield { ...one, file: await parts.arquivos.get(one.nomeArquivo) };
    },
  };
}
