import {
  type ChaveEstado,
  createKeyRing,
  isRetired,
  type KeyRing,
  toKeyId,
  type Uso,
  usos,
} from './kernel/auth/key-ring.ts';
import { formatSegredo } from './kernel/auth/parse-segredos.ts';
import type { Db, Queryable } from './kernel/db/db.ts';
import { listProcessos } from './kernel/db/processos.ts';
import {
  listChaves,
  lockChave,
  lockChaves,
  promoteChave,
  readSegundosAtual,
  retireChave,
} from './kernel/db/segredos.ts';
import { EnvironmentError } from './kernel/environment.ts';
import { sessaoSegundos } from './kernel/auth/sessao.ts';
import { countChaves, rewrapChaves } from './modules/campanha/chaves-campanha.store.ts';
import { createCofre } from './modules/campanha/chaves-campanha.ts';
import { countSelos, createCifraVouchers, resealVouchers } from './modules/fidelidade/voucher-selo.store.ts';
import {
  countProvedores,
  createCifraProvedores,
  resealProvedores,
} from './modules/provedor/provedor-selo.store.ts';
import { appendSegredo, createSegredo, removeSegredo, type SegredosConfig } from './segredos-config.ts';
import { segredosText } from './segredos.text.ts';
import { takeOverSegredos } from './open-segredos.ts';

/** The database with the keys of the configuration, as the command opened it. */
export interface Segredos {
  readonly db: Db;
  readonly keys: KeyRing;
  readonly config: SegredosConfig;
}

/** How many rows each key of a purpose sealed or wrapped. Rows without a known id are of the first key. */
async function countItens(db: Queryable, chaves: readonly ChaveEstado[]) {
  const rows = {
    sessoes: [],
    campanhas: await countChaves(db),
    dados: [...(await countSelos(db)), ...(await countProvedores(db))],
  } satisfies Record<Uso, unknown>;
  return ({ uso, chave, original }: ChaveEstado): number =>
    rows[uso]
      .filter((row) => {
        const isKnown = chaves.some((one) => one.uso === uso && one.chave === row.chave);
        return isKnown ? row.chave === chave : original;
      })
      .reduce((sum, { total }) => sum + total, 0);
}

const isHeld = (keys: KeyRing, { uso, chave }: Pick<ChaveEstado, 'uso' | 'chave'>) =>
  keys.listHeld(uso).includes(chave);

/** One line for each key and purpose, and one for each living process that lacks a key. */
export async function listSegredos({ db, keys }: Segredos): Promise<string> {
  const chaves = await listChaves(db);
  const count = await countItens(db, chaves);
  const lines = chaves.map((one) =>
    segredosText.linha({ ...one, desde: one.atual_desde, isHeld: isHeld(keys, one), total: count(one) }),
  );
  const wanted = [...new Set(chaves.filter(({ estado }) => !isRetired(estado)).map(({ chave }) => chave))];
  const processos = (await listProcessos(db)).flatMap(({ nome, chaves: held }) => {
    const lacking = wanted.filter((chave) => !held?.includes(chave));
    return lacking.length > 0 ? [segredosText.processoSem(nome, lacking)] : [];
  });
  return [...lines, ...processos].join('\n');
}

/**
 * Makes the held key of a purpose that was never current the current one, where every living process holds it. Undefined
 * where none waits.
 */
async function promote(tx: Queryable, keys: KeyRing, uso: Uso, comando: string): Promise<string | undefined> {
  const chaves = (await listChaves(tx)).filter((one) => one.uso === uso);
  const next = chaves.find(
    (one) => one.estado === 'reserva' && one.atual_desde === null && isHeld(keys, one),
  );
  if (!next) return undefined;
  const lacking = (await listProcessos(tx)).filter(({ chaves: held }) => !held?.includes(next.chave));
  if (lacking.length > 0)
    return segredosText.reinicie(
      uso,
      next.chave,
      lacking.map(({ nome }) => nome),
      comando,
    );
  const before = chaves.find(({ estado }) => estado === 'atual')!;
  await promoteChave(tx, uso, next.chave);
  return segredosText.girada(uso, next.chave, before.chave);
}

/**
 * Rotates the keys of some purposes: adds a new secret where none waits, and makes the one that waits current once every
 * process holds it. Until then nothing changes, and what is answered says what to do.
 */
export async function rotateSegredos(
  { db, keys, config }: Segredos,
  wanted: readonly Uso[],
  comando: string,
): Promise<string> {
  const said: string[] = [];
  const unwritten: string[] = [];
  let held = keys;
  let { segredos } = config;
  for (const uso of wanted) {
    // The lock covers the file, too: of two commands at once each would write it without the other's secret.
    const done = await db.transaction(async (tx) => {
      await takeOverSegredos(tx, held);
      const promoted = await promote(tx, held, uso, comando);
      if (promoted) return promoted;
      const segredo = createSegredo(uso);
      if (!appendSegredo(config, segredo)) return segredo;
      segredos = [...segredos, segredo];
      held = createKeyRing(segredos);
      await takeOverSegredos(tx, held);
      return [
        segredosText.gravada(uso, toKeyId(segredo.segredo), config.arquivo!),
        await promote(tx, held, uso, comando),
      ].join('\n');
    });
    if (typeof done === 'string') said.push(done);
    else unwritten.push(formatSegredo(done));
  }
  if (unwritten.length > 0) said.push(segredosText.acrescente(unwritten, comando));
  return said.join('\n');
}

const campanhasAtOnce = 50;

/** Wraps and seals again what another key than the current one wrapped or sealed; run twice or at once it does no harm. */
export async function resealSegredos({ db, keys }: Segredos): Promise<string> {
  const cofre = createCofre(keys);
  let campanhas = Infinity;
  for (;;) {
    const left = await rewrapChaves(db, cofre, campanhasAtOnce);
    if (left === 0 || left >= campanhas) {
      campanhas = left;
      break;
    }
    campanhas = left;
  }
  const vouchers = await resealVouchers(db, createCifraVouchers(keys));
  const dados = vouchers + (await resealProvedores(db, createCifraProvedores(keys)));
  return segredosText.recifrado({ campanhas, dados });
}

/** How long every process has had to learn of another current key, in seconds. */
const changeSeconds = 60;
const daySeconds = 86_400;

/** Why a key cannot be retired for a purpose; undefined when nothing needs it. */
async function findNeed(
  tx: Queryable,
  one: ChaveEstado,
  total: number,
  endsSessions: boolean,
): Promise<string | undefined> {
  const { uso, chave, estado } = one;
  if (estado === 'atual') return segredosText.aindaAtual(uso, chave);
  if (total > 0) return segredosText.aindaUsada(uso, chave, total);
  // A key that never was current sealed and signed nothing.
  if (one.atual_desde === null) return undefined;
  const seconds = await readSegundosAtual(tx, uso);
  if (uso !== 'sessoes') return seconds < changeSeconds ? segredosText.cedoDemais(uso) : undefined;
  return seconds < sessaoSegundos && !endsSessions
    ? segredosText.temSessoes(chave, Math.ceil((sessaoSegundos - seconds) / daySeconds))
    : undefined;
}

/**
 * Retires a key for the purposes in which another one is current. Throws EnvironmentError, and retires nothing, while
 * anything still needs it.
 *
 * @param endsSessions sessions that it signed end, also where they were renewed with a later key
 * @param only the purposes that it is retired for
 */
export async function retireSegredo(
  { db, config }: Segredos,
  chave: string,
  endsSessions: boolean,
  only: readonly Uso[] = usos,
): Promise<string> {
  const { retired, left } = await db.transaction(async (tx) => {
    await lockChaves(tx);
    const chaves = await listChaves(tx);
    const live = chaves.filter(
      ({ uso, estado, ...one }) =>
        one.chave === chave &&
        // That others have it may come to light later.
        (!isRetired(estado) || (endsSessions && uso === 'sessoes' && estado === 'aposentada')),
    );
    const wanted = live.filter(({ uso }) => only.includes(uso));
    const due = wanted.filter(({ estado }) => estado !== 'atual');
    if (wanted.length === 0) throw new EnvironmentError(segredosText.semChave(chave));
    const asked = due.length > 0 ? due : wanted;
    for (const { uso } of asked) await lockChave(tx, uso, chave);
    const count = await countItens(tx, chaves);
    const needs: string[] = [];
    for (const one of asked)
      needs.push(...[(await findNeed(tx, one, count(one), endsSessions)) ?? []].flat());
    if (needs.length > 0) throw new EnvironmentError(needs.join('\n'));
    for (const { uso } of asked)
      await retireChave(tx, uso, chave, uso === 'sessoes' && endsSessions ? 'vazada' : 'aposentada');
    return { retired: due.map(({ uso }) => uso), left: live.filter((one) => !due.includes(one)) };
  });
  const said = [segredosText.aposentada(chave, retired)];
  if (left.length > 0) said.push(segredosText.outroUso(left.map(({ uso }) => uso)));
  else {
    // After the retirement is committed, and with the file for itself.
    const isRemoved = await db.transaction(async (tx) => {
      await lockChaves(tx);
      return removeSegredo(config, chave);
    });
    said.push(isRemoved ? segredosText.apagada : segredosText.apague);
  }
  return said.join('\n');
}
