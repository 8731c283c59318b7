import { auditoriaText } from './auditoria.text.ts';
import type { Assinatura, Cabeca } from './assinatura.ts';
import { toElo, type AuditoriaStore } from './auditoria.store.ts';
import { hashElo, inicio } from './cadeia.ts';

/** Rows read at once. */
const porVez = 1_000;

/** A break of a chain, in words. */
export interface Quebra {
  readonly corrente: string;
  /** Place of the break. */
  readonly ordem: number;
  readonly problema: string;
}

/**
 * Recomputes every chain of the trail and compares it with the signed heads, and with heads that witnesses received
 * by e-mail. Names a changed, removed, reordered or cut row, and a restored backup.
 */
export async function checkAuditoria(
  store: Pick<AuditoriaStore, 'listCorrentes' | 'listElos' | 'listCabecas'>,
  assinatura: Assinatura,
  testemunhadas: readonly Omit<Cabeca, 'dia'>[] = [],
): Promise<{ registros: number; quebras: Quebra[] }> {
  const correntes = new Set([
    ...(await store.listCorrentes()),
    ...testemunhadas.map(({ corrente }) => corrente),
  ]);
  const quebras: Quebra[] = [];
  let registros = 0;
  for (const corrente of correntes) {
    const cabecas = await store.listCabecas(corrente);
    const marcas = [...cabecas, ...testemunhadas.filter((one) => one.corrente === corrente)];
    const walked = await walk(store, corrente, new Map(marcas.map(({ ordem, hash }) => [ordem, hash])));
    registros += walked.ultima;
    quebras.push(...walked.quebras.map((quebra) => ({ corrente, ...quebra })));
    for (const { ordem } of marcas)
      if (ordem > walked.ultima) quebras.push({ corrente, ordem, problema: auditoriaText.cortada });
    for (const cabeca of cabecas)
      if (!assinatura.isValid({ corrente, ...cabeca }, cabeca.assinatura))
        quebras.push({ corrente, ordem: cabeca.ordem, problema: auditoriaText.semAssinatura(cabeca.dia) });
  }
  return { registros, quebras };
}

/** Walks one chain. `marcas`: hash that the row of an order must have. */
async function walk(
  store: Pick<AuditoriaStore, 'listElos'>,
  corrente: string,
  marcas: ReadonlyMap<number, string>,
): Promise<{ ultima: number; quebras: Omit<Quebra, 'corrente'>[] }> {
  const quebras: Omit<Quebra, 'corrente'>[] = [];
  let [ultima, hash] = [0, inicio];
  for (;;) {
    const rows = await store.listElos(corrente, ultima, porVez);
    for (const row of rows) {
      const ordem = row.ordem!;
      if (ordem !== ultima + 1) quebras.push({ ordem: ultima + 1, problema: auditoriaText.removida(ordem) });
      else if (row.anterior !== hash) quebras.push({ ordem, problema: auditoriaText.trocada });
      if (hashElo(row.anterior!, toElo(row, ordem)) !== row.hash)
        quebras.push({ ordem, problema: auditoriaText.alterada });
      const marca = marcas.get(ordem);
      if (marca !== undefined && marca !== row.hash)
        quebras.push({ ordem, problema: auditoriaText.outraCabeca });
      [ultima, hash] = [ordem, row.hash!];
    }
    if (rows.length < porVez) return { ultima, quebras };
  }
}
