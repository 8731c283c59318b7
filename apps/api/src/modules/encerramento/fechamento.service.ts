import { encerramentoText } from '@trevo/contract/encerramento/encerramento.text';
import { listImpedimentos } from '@trevo/rules/encerramento/checklist-encerramento';
import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada, Autores } from '../campanha/public.ts';
import type { ConferenciaService } from './conferencia-livros.service.ts';
import type { FatosService } from './fatos.service.ts';
import type { KitRow, Kits } from './kit/kit.service.ts';
import type { LivroStore } from './livro.store.ts';

/** The content that a second person reads before the books are closed. */
interface PreviaFechamento {
  readonly kit: KitRow;
  readonly faltas: readonly string[];
}

/** Closes the books of campaigns for good, and refuses later acts that would change them. */
export function createFechamentoService(parts: {
  store: Pick<LivroStore, 'find' | 'requireAberta' | 'close'>;
  kits: Pick<Kits, 'findByManifesto'>;
  conferencias: ConferenciaService;
  fatos: FatosService;
  clock: Clock;
}) {
  const { store, clock } = parts;

  /**
   * Returns what would be closed. Throws encerramento.fechada, encerramento.kitDesatualizado and encerramento.falta with
   * each missing point.
   */
  async function preview(publicada: CampanhaPublicada, manifestoHash: string): Promise<PreviaFechamento> {
    await store.requireAberta(publicada.campanhaId);
    const kit = await parts.kits.findByManifesto(publicada.campanhaId, manifestoHash);
    if (!kit) throw refuse('encerramento.kitDesatualizado', { manifesto: manifestoHash.slice(0, 12) });
    const { itens } = await parts.fatos.read(publicada, { isFresh: true });
    const detalhes = listImpedimentos(itens).map(({ codigo, faltam, sorteio }) => ({
      campo: codigo,
      mensagem: encerramentoText.falta(codigo, faltam, sorteio && formatDiaMesAno(sorteio)),
    }));
    if (detalhes.length > 0) throw refuse('encerramento.falta', {}, detalhes);
    return { kit, faltas: kit.manifesto?.faltas ?? [] };
  }

  /** Whether the books were closed with this kit. */
  async function isFechadaCom({ campanhaId }: CampanhaPublicada, manifestoHash: string): Promise<boolean> {
    const row = await store.find(campanhaId);
    return row !== undefined && row.encerrado_em !== null && row.manifesto_hash === manifestoHash;
  }

  async function close(publicada: CampanhaPublicada, manifestoHash: string, autores: Autores): Promise<void> {
    const { kit } = await preview(publicada, manifestoHash);
    const { diferencas } = await parts.conferencias.check(publicada);
    const { numeros, premios, contas } = diferencas;
    if (numeros + (premios ?? 0) + contas > 0)
      throw refuse('encerramento.livrosDiferem', { numeros, premios: premios ?? 0, contas });
    const isOurs = await store.close(publicada.campanhaId, diferencas, {
      kitId: kit.arquivo_id,
      manifestoHash,
      ...autores,
      em: clock.now(),
    });
    if (!isOurs) await store.requireAberta(publicada.campanhaId);
  }

  return {
    requireAberta: store.requireAberta,
    preview,
    isFechadaCom,
    /**
     * Checks the books once more and closes them; idempotent for the same kit. Throws as `preview` does, and
     * encerramento.livrosDiferem.
     */
    async close(publicada: CampanhaPublicada, manifestoHash: string, autores: Autores): Promise<void> {
      try {
        await close(publicada, manifestoHash, autores);
      } catch (error) {
        // A concurrent request with the same kit closed the books.
        if (!(await isFechadaCom(publicada, manifestoHash))) throw error;
      }
    },
  };
}
