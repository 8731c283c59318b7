import { setImmediate } from 'node:timers/promises';
import { auditoriaText } from './auditoria.text.ts';
import type { Assinatura, Cabeca } from './assinatura.ts';
import { toElo, type AuditoriaStore } from './auditoria.store.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { CabecaRow, CabecaStore, HoraRow } from './cabeca.store.ts';
import { hashElo, inicio } from './cadeia.ts';

/** Rows read at once. */
const porVez = 1_000;
/** Heads read and verified at once; each signature takes about a tenth of a millisecond. */
const cabecasPorVez = 250;

/** A break of a chain, in words. */
export interface Quebra {
  readonly corrente: string;
  /** Place of the break. */
  readonly ordem: number;
  readonly problema: string;
}

type QuebraDaCorrente = Omit<Quebra, 'corrente'>;

/** Hash that the row of an order must have. */
type Marca = Pick<Cabeca, 'ordem' | 'hash'>;

/** Age in hours at which a row without place in its chain is a break: longer than any row waits for its place. */
const soltoHoras = 2;

/** Stores and signatures that a verification reads. */
export interface ConferenciaParts {
  readonly store: Pick<AuditoriaStore, 'listCorrentes' | 'listElos' | 'countSoltos'>;
  readonly cabecas: Pick<CabecaStore, 'listCorrentes' | 'listCabecas' | 'listHoras'>;
  readonly assinatura: Assinatura;
  readonly clock: Clock;
}

/**
 * Recomputes every chain of the trail, also those that only signed heads name, and compares it with these heads and with
 * heads that witnesses received by e-mail. Names a changed, removed, reordered or cut row, a removed chain, rows without
 * place, and a restored backup.
 */
export async function checkAuditoria(
  { store, cabecas, assinatura, clock }: ConferenciaParts,
  testemunhadas: readonly Omit<Cabeca, 'dia'>[] = [],
): Promise<{ registros: number; quebras: Quebra[] }> {
  const correntes = new Set([
    ...(await store.listCorrentes()),
    ...(await cabecas.listCorrentes()),
    ...testemunhadas.map(({ corrente }) => corrente),
  ]);
  const quebras: Quebra[] = [];
  const ultimas = new Map<string, number>();
  for (const corrente of correntes) {
    const { marcas: assinadas, forjadas } = await readCabecas(cabecas, assinatura, corrente);
    const proprias = testemunhadas.filter((one) => one.corrente === corrente);
    const marcas = [...assinadas, ...proprias];
    const { ultima, quebras: own } = await walk(store, corrente, marcas);
    ultimas.set(corrente, ultima);
    const cortes = listCortes(marcas, assinadas.length, ultima);
    for (const quebra of [...own, ...cortes, ...forjadas]) quebras.push({ corrente, ...quebra });
  }
  const antes = new Date(clock.now().getTime() - soltoHoras * 3_600_000);
  for (const { corrente, total } of await store.countSoltos(antes))
    quebras.push({
      corrente,
      ordem: (ultimas.get(corrente) ?? 0) + 1,
      problema: auditoriaText.soltos(total),
    });
  return { registros: [...ultimas.values()].reduce((sum, ultima) => sum + ultima, 0), quebras };
}

/** Returns the break of a chain that ends before its heads: the first one beyond, or the last one where all rows are missing. */
function listCortes(marcas: readonly Marca[], assinadas: number, ultima: number): QuebraDaCorrente[] {
  const ordens = marcas.map(({ ordem }) => ordem).filter((ordem) => ordem > ultima);
  if (ordens.length === 0) return [];
  return ultima === 0 && assinadas > 0
    ? [{ ordem: Math.max(...ordens), problema: auditoriaText.ausente(assinadas) }]
    : [{ ordem: Math.min(...ordens), problema: auditoriaText.cortada }];
}

/** Reads the signed heads of a chain, and names those that this installation did not sign. */
async function readCabecas(
  cabecas: Pick<CabecaStore, 'listCabecas' | 'listHoras'>,
  assinatura: Assinatura,
  corrente: string,
): Promise<{ marcas: Marca[]; forjadas: QuebraDaCorrente[] }> {
  const marcas: Marca[] = [];
  const forjadas: QuebraDaCorrente[] = [];
  const note = ({ ordem, hash }: Marca, isValid: boolean, toProblema: () => string) => {
    marcas.push({ ordem, hash });
    if (!isValid) forjadas.push({ ordem, problema: toProblema() });
  };
  await readPages(
    (depois: CabecaRow | undefined) => cabecas.listCabecas(corrente, depois?.dia, cabecasPorVez),
    ({ assinatura: assinada, ...cabeca }) =>
      note(cabeca, assinatura.isValid({ corrente, ...cabeca }, assinada), () =>
        auditoriaText.semAssinatura(cabeca.dia),
      ),
  );
  await readPages(
    (depois: HoraRow | undefined) => cabecas.listHoras(corrente, depois?.ordem, cabecasPorVez),
    ({ assinatura: assinada, ...cabeca }) =>
      note(cabeca, assinatura.isHoraValid({ corrente, ...cabeca }, assinada), () =>
        auditoriaText.semAssinaturaHora(cabeca.em.toISOString()),
      ),
  );
  return { marcas, forjadas };
}

/** Reads heads in pages. The event loop runs between pages, because verifying signatures blocks it. */
async function readPages<T>(
  list: (depois: T | undefined) => Promise<T[]>,
  onRow: (row: T) => void,
): Promise<void> {
  for (let depois: T | undefined; ;) {
    const page = await list(depois);
    page.forEach(onRow);
    if (page.length < cabecasPorVez) return;
    depois = page.at(-1);
    await setImmediate();
  }
}

/** Walks one chain and compares it with its heads. */
async function walk(
  store: Pick<AuditoriaStore, 'listElos'>,
  corrente: string,
  marcas: readonly Marca[],
): Promise<{ ultima: number; quebras: QuebraDaCorrente[] }> {
  const esperados = new Map<number, string[]>();
  for (const { ordem, hash: marcado } of marcas)
    esperados.set(ordem, [...(esperados.get(ordem) ?? []), marcado]);
  const quebras: QuebraDaCorrente[] = [];
  let [ultima, hash] = [0, inicio];
  for (;;) {
    const rows = await store.listElos(corrente, ultima, porVez);
    for (const row of rows) {
      const ordem = row.ordem!;
      if (ordem !== ultima + 1) quebras.push({ ordem: ultima + 1, problema: auditoriaText.removida(ordem) });
      else if (row.anterior !== hash) quebras.push({ ordem, problema: auditoriaText.trocada });
      if (hashElo(row.anterior!, toElo(row, ordem)) !== row.hash)
        quebras.push({ ordem, problema: auditoriaText.alterada });
      if (esperados.get(ordem)?.some((marcado) => marcado !== row.hash))
        quebras.push({ ordem, problema: auditoriaText.outraCabeca });
      [ultima, hash] = [ordem, row.hash!];
    }
    if (rows.length < porVez) return { ultima, quebras };
  }
}
