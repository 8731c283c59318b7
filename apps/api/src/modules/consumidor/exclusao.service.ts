import { isExcluirContaEnabled } from '@trevo/config/configuracao-questions';
import { toFimDaGuarda } from '@trevo/rules/campanha-window';
import { toSaoPaulo } from '@trevo/rules/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Hospedagem } from '../campanha/public.ts';
import type { FotoService, ImagemDocumentoService } from '../upload/public.ts';
import type { ExclusaoStore } from './exclusao.store.ts';

export type ExclusaoService = ReturnType<typeof createExclusaoService>;

/** Ending an account, and forgetting it when the law allows. */
export function createExclusaoService(parts: {
  exclusoes: ExclusaoStore;
  fotos: FotoService;
  imagens: ImagemDocumentoService;
  clock: Clock;
  onEnd: (consumidorId: string) => void;
}) {
  return {
    /** Refuses with consumidor.exclusaoInativa and consumidor.naoEncontrado. */
    async exclude(hospedagem: Hospedagem, consumidorId: string): Promise<void> {
      if (!isExcluirContaEnabled(hospedagem.configuracao)) throw refuse('consumidor.exclusaoInativa');
      const until = { reterAte: toReterAte(hospedagem), excluidoEm: parts.clock.now() };
      if (!(await parts.exclusoes.exclude(consumidorId, until))) throw refuse('consumidor.naoEncontrado');
      parts.onEnd(consumidorId);
      await parts.fotos.discardOf(consumidorId);
      await parts.imagens.discardUnusedOf(consumidorId);
    },
    /** Deletes identities whose time of keeping is over, and profile pictures that no profile shows. */
    async forgetOld(): Promise<void> {
      await parts.exclusoes.forgetBefore(toSaoPaulo(parts.clock.now()).dia);
      await parts.fotos.deleteUnused(parts.exclusoes.listFotosNomeadas);
    },
  };
}

/** Five years after the last campaign of the host ends, `yyyy-mm-dd`. */
function toReterAte({ campanhas }: Hospedagem): string {
  const fim = campanhas
    .map(({ campanha }) => campanha.dataFinal)
    .sort()
    .at(-1)!;
  return toFimDaGuarda(fim);
}
