import { isExcluirContaEnabled } from '@trevo/config/configuracao/telas-questions';
import { toFimDaGuarda } from '@trevo/rules/tempo/campanha-window';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Hospedagem } from '../campanha/public.ts';
import type { FotoService, ImagemDocumentoService } from '../upload/public.ts';
import type { Transacao } from './consumidor.store.ts';
import type { Decide, ExclusaoStore, Guarda } from './exclusao.store.ts';

export type ExclusaoService = ReturnType<typeof createExclusaoService>;

/** Account deletion, and removal of retained identities after the legal period. */
export function createExclusaoService(parts: {
  exclusoes: ExclusaoStore;
  fotos: FotoService;
  imagens: ImagemDocumentoService;
  clock: Clock;
  onEnd: (consumidorId: string) => void;
}) {
  /** Deletes an account with its sessions and files; returns false when it was deleted before or `decide` keeps it. */
  async function end(consumidorId: string, decide: Decide): Promise<boolean> {
    if (!(await parts.exclusoes.exclude(consumidorId, parts.clock.now(), decide))) return false;
    parts.onEnd(consumidorId);
    await parts.fotos.discardOf(consumidorId);
    await parts.imagens.discardUnusedOf(consumidorId);
    return true;
  }

  /**
   * Deletes an account at the request of its owner, to support also where the app does not offer it. Throws
   * consumidor.naoEncontrado.
   */
  async function excludeForOwner(hospedagem: Hospedagem, consumidorId: string): Promise<void> {
    const guarda = { reterAte: toReterAte(hospedagem), isUsuarioFreed: false };
    if (!(await end(consumidorId, () => Promise.resolve(guarda)))) throw refuse('consumidor.naoEncontrado');
  }

  return {
    /** Throws consumidor.exclusaoInativa and consumidor.naoEncontrado. */
    async exclude(hospedagem: Hospedagem, consumidorId: string): Promise<void> {
      if (!isExcluirContaEnabled(hospedagem.configuracao)) throw refuse('consumidor.exclusaoInativa');
      await excludeForOwner(hospedagem, consumidorId);
    },
    excludeForOwner,
    toReterAte,
    /**
     * Deletes an unused account and frees its login at once, so that the owner may register again. Returns false
     * when it stays.
     *
     * @param decide returns until when the law requires the identity; undefined: the account stays
     */
    endUnused: (
      consumidorId: string,
      decide: (tx: Transacao) => Promise<Pick<Guarda, 'reterAte'> | undefined>,
    ): Promise<boolean> =>
      end(consumidorId, async (tx) => {
        const guarda = await decide(tx);
        return guarda && { ...guarda, isUsuarioFreed: true };
      }),
    /** Deletes identities past their retention period, and unreferenced profile pictures. */
    async forgetOld(): Promise<void> {
      await parts.exclusoes.forgetBefore(toSaoPaulo(parts.clock.now()).dia);
      await parts.fotos.deleteUnused(parts.exclusoes.listFotosNomeadas);
    },
  };
}

/** Last day of retention: five years after the host's last campaign ends, `yyyy-mm-dd`. */
function toReterAte({ campanhas }: Hospedagem): string {
  const fim = campanhas
    .map(({ campanha }) => campanha.dataFinal)
    .sort()
    .at(-1)!;
  return toFimDaGuarda(fim);
}
