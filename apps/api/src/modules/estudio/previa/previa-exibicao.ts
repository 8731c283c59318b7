import type { ArquivoPronto, OpenArquivo } from '../ensaio-arquivo.ts';
import type { Palco } from '../palco.ts';
import type { PreviaRow, PreviaStore } from './previa.store.ts';

/** Where a request at a preview's host goes. */
export interface Destino {
  readonly porta: number;
  readonly host: string;
  readonly banco: string;
}

interface Mostrada {
  readonly versao: number;
  readonly porta: Promise<number>;
  touchedAt: number;
}

/** Age at which a preview's row is read again: another process can change or end it. */
const freshMilliseconds = 5_000;
/** Interval in which the use of a preview is stored. */
const touchMilliseconds = 60_000;

const tokenPattern = /^[0-9a-z]{16,26}$/;

const toCena = ({ banco, segredo, avanco_milissegundos: avancoMilissegundos }: PreviaRow) => ({
  banco,
  segredo,
  avancoMilissegundos,
});

/** Shows previews in this process: opens each on the first request for it. */
export function createPreviaExibicao({
  store,
  palco,
  openArquivo,
}: {
  readonly store: PreviaStore;
  readonly palco: Palco;
  readonly openArquivo: OpenArquivo;
}) {
  /** Rows by token; undefined for a token of no preview. */
  const known = new Map<string, { readonly row: PreviaRow | undefined; readonly readAt: number }>();
  /** Shown previews by database. */
  const shown = new Map<string, Mostrada>();
  let opening = 0;

  const findRow = async (token: string): Promise<PreviaRow | undefined> => {
    const isFresh = (readAt: number) => Date.now() - readAt < freshMilliseconds;
    for (const [other, { readAt }] of known) if (!isFresh(readAt)) known.delete(other);
    const found = known.get(token);
    if (found) return found.row;
    const row = await store.findByToken(token);
    known.set(token, { row, readAt: Date.now() });
    return row;
  };

  const forget = (banco: string): void => void shown.delete(banco);

  const keep = (banco: string, versao: number, porta: Promise<number>): void => {
    shown.set(banco, { versao, porta, touchedAt: shown.get(banco)?.touchedAt ?? Date.now() });
    // -- swallowed: reported to the caller that waits for the port
    porta.catch(() => forget(banco));
  };

  const open = async (row: PreviaRow): Promise<number> => {
    const { texto, imagens } = await openArquivo(row.texto, row.promotora_id);
    return (await palco.mostrar(toCena(row), { texto, imagens })).porta;
  };

  /** Shows a preview, or its next file; resolves to its port. */
  const show = (row: PreviaRow): Promise<number> => {
    const { banco, versao } = row;
    const before = shown.get(banco);
    if (!before || before.versao < versao) keep(banco, versao, open(row));
    return shown.get(banco)!.porta;
  };

  const close = async (banco: string): Promise<void> => {
    for (const [token, { row }] of known) if (row?.banco === banco) known.delete(token);
    if (shown.delete(banco)) await palco.fechar(banco);
    if (shown.size === 0 && opening === 0) palco.close();
  };

  return {
    forget,
    close,
    /** Shows a file on a new database; returns the names of its example people. */
    async debut(row: PreviaRow, pronto: ArquivoPronto): Promise<string[]> {
      opening += 1;
      try {
        const { porta, pessoas } = await palco.estrear(toCena(row), pronto, row.publicada_em);
        keep(row.banco, row.versao + 1, Promise.resolve(porta));
        return pessoas;
      } finally {
        opening -= 1;
      }
    },
    /** Publishes another file in a preview. Throws the refusal of the publication. */
    async replace(row: PreviaRow, pronto: ArquivoPronto, versao: number): Promise<boolean> {
      const porta = await show(row);
      const isShown = await palco.trocar(row.banco, pronto);
      if (isShown) keep(row.banco, versao, Promise.resolve(porta));
      // The process has ended since.
      else forget(row.banco);
      return isShown;
    },
    /** Finds where a request with a token goes; undefined for a token of no preview. */
    async find(token: string): Promise<Destino | undefined> {
      const row = tokenPattern.test(token) ? await findRow(token) : undefined;
      if (!row) return undefined;
      const porta = await show(row);
      const one = shown.get(row.banco);
      if (one && Date.now() - one.touchedAt > touchMilliseconds) {
        one.touchedAt = Date.now();
        await store.touch(row.previa_id, new Date());
      }
      return { porta, host: row.host, banco: row.banco };
    },
    /** Stops showing previews that another process has ended. */
    async closeEnded(): Promise<void> {
      if (shown.size === 0) return;
      const open = new Set(await store.listBancos());
      for (const banco of shown.keys()) if (!open.has(banco)) await close(banco);
    },
  };
}
