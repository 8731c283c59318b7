import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { toMoedaValor } from '@trevo/config/campanha-file/campanha-file-conta';

/**
 * Finds the first key in which a file breaks a promise of a started campaign: a goal removed, raised, shortened
 * or devalued; spent rewards of a refused receipt becoming a debt; less time for refunded amounts. Undefined
 * when all promises are kept. Older files lack those keys.
 */
export function findPromessaQuebrada(antes: CampanhaArquivo, depois: CampanhaArquivo): string | undefined {
  const metas: Partial<CampanhaArquivo>['metas'] = antes.metas;
  const quebrada = (metas ?? []).find((antiga) => {
    const nova = depois.metas.find(({ id }) => id === antiga.id);
    return !nova || isPior(antiga, nova);
  });
  if (quebrada) return `metas ${quebrada.id}`;
  const conta: Partial<CampanhaArquivo>['conta'] = antes.conta;
  if (!conta) return undefined;
  if (conta.estornoGasto === 'perdoar' && depois.conta.estornoGasto === 'abater') return 'conta.estornoGasto';
  return depois.conta.devolucaoMinimaDias < conta.devolucaoMinimaDias
    ? 'conta.devolucaoMinimaDias'
    : undefined;
}

type Meta = CampanhaArquivo['metas'][number];

function isPior(antiga: Meta, nova: Meta): boolean {
  const [antes, depois] = [toMoedaValor(antiga.premio), toMoedaValor(nova.premio)];
  return (
    nova.moeda !== antiga.moeda ||
    nova.alvo > antiga.alvo ||
    nova.ate < antiga.ate ||
    depois.moeda !== antes.moeda ||
    depois.valor < antes.valor
  );
}
