import {
  type ChaveEstado,
  createKeyRing,
  isRetired,
  type KeyRing,
  toKeyId,
  type Uso,
  usos,
} from '../kernel/auth/key-ring.ts';
import { formatSegredo } from '../kernel/auth/parse-segredos.ts';
import type { Db, Queryable } from '../kernel/db/db.ts';
import { listProcessos } from '../kernel/db/processos.ts';
import {
  listChaves,
  lockChave,
  lockChaves,
  promoteChave,
  readSegundosAtual,
  retireChave,
} from '../kernel/db/segredos.ts';
import { EnvironmentError } from '../kernel/environment.ts';
import { sessaoSegundos } from '../kernel/auth/sessao.ts';
import { countChaves, rewrapChaves } from '../modules/campanha/chaves/chaves-campanha.store.ts';
import { createCofre } from '../modules/campanha/chaves/chaves-campanha.ts';
import { countSelos, createCifraVouchers, resealVouchers } from '../modules/fidelidade/voucher-selo.store.ts';
import {
  countAutenticadores,
  createCifraOperadores,
  resealOperadores,
} from '../modules/operador/acesso/operador-selo.store.ts';
import { countPropostasSeladas } from '../modules/operador/propostas/proposta-selo.store.ts';
import {
  countProvedores,
  createCifraProvedores,
  resealProvedores,
} from '../modules/provedor/provedor-selo.store.ts';
import {
  countWebhooks,
  createCifraWebhooks,
  resealWebhooks,
} from '../modules/webhook/segredo-webhook.store.ts';
import { appendSegredo, createSegredo, removeSegredo, type SegredosConfig } from './segredos-config.ts';
import { segredosText } from './segredos.text.ts';
import { takeOverSegredos } from '../composicao/open-segredos.ts';

/** The opened database with the configured keys. */
export interface Segredos {
  readonly db: Db;
  readonly keys: KeyRing;
  readonly config: SegredosConfig;
}

/** Counts the rows sealed or wrapped per key of a purpose. Rows without a known key id count for the first key. */
async function countItens(db: Queryable, chaves: readonly ChaveEstado[]) {
  const rows = {
    sessoes: [],
    campanhas: await countChaves(db),
    dados: [
      ...(await countSelos(db)),
      ...(await countProvedores(db)),
      ...(await countAutenticadores(db)),
      ...(await countPropostasSeladas(db)),
      ...(await countWebhooks(db)),
    ],
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

/** Prints one line per key and purpose, and one per living process that lacks a key. */
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
 * Promotes a purpose's held key that was never current, when every living process holds it. Undefined when no
 * key is waiting.
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
 * Rotates the keys of some purposes: adds a new secret when none is waiting, and promotes the waiting one once
 * every process holds it. Until then nothing changes, and the returned text names the next step.
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
    // The lock also covers the file: concurrent commands would overwrite each other's secret.
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

/** Rewraps and reseals values of other keys than the current one; idempotent and safe to run concurrently. */
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
  const provedores = await resealProvedores(db, createCifraProvedores(keys));
  const operadores = await resealOperadores(db, createCifraOperadores(keys));
  const webhooks = await resealWebhooks(db, createCifraWebhooks(keys));
  const dados = vouchers + provedores + operadores + webhooks;
  return segredosText.recifrado({ campanhas, dados });
}

/** Time for every process to learn of another current key, in seconds. */
const changeSeconds = 60;
const daySeconds = 86_400;

/** Returns why a key cannot be retired for a purpose; undefined when it is unused. */
async function findNeed(
  tx: Queryable,
  one: ChaveEstado,
  total: number,
  endsSessions: boolean,
): Promise<string | undefined> {
  const { uso, chave, estado } = one;
  if (estado === 'atual') return segredosText.aindaAtual(uso, chave);
  if (total > 0) return segredosText.aindaUsada(uso, chave, total);
  // A key that was never current sealed and signed nothing.
  if (one.atual_desde === null) return undefined;
  const seconds = await readSegundosAtual(tx, uso);
  if (uso !== 'sessoes') return seconds < changeSeconds ? segredosText.cedoDemais(uso) : undefined;
  return seconds < sessaoSegundos && !endsSessions
    ? segredosText.temSessoes(chave, Math.ceil((sessaoSegundos - seconds) / daySeconds))
    : undefined;
}

/**
 * Retires a key for the purposes in which another one is current. Throws EnvironmentError without retiring
 * anything while it is needed.
 *
 * @param endsSessions also revokes sessions that it signed, even when renewed with a later key
 * @param only purposes for which it is retired
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
        // A leak can become known after the retirement.
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
    // After the commit of the retirement, under the lock that protects the file.
    const isRemoved = await db.transaction(async (tx) => {
      await lockChaves(tx);
      return removeSegredo(config, chave);
    });
    said.push(isRemoved ? segredosText.apagada : segredosText.apague);
  }
  return said.join('\n');
}
