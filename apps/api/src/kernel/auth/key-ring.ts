import { createHmac } from 'node:crypto';

/** Purposes that have keys of their own: signed tokens, sealed data, and the keys of campaigns. */
export const usos = ['sessoes', 'dados', 'campanhas'] as const;
export type Uso = (typeof usos)[number];

/** One secret of the configuration, for one purpose or for all of them. */
export interface Segredo {
  readonly uso: Uso | 'tudo';
  readonly segredo: string;
}

/** A key that is held: its id may be written down and printed, because it tells nothing of the secret. */
export interface Key {
  readonly id: string;
  /** 32 bytes for one thing, e.g. `tokens`. */
  derive(purpose: string): Uint8Array;
}

/**
 * `atual` signs and seals, `reserva` verifies and opens, `aposentada` is accepted no more; `vazada` is retired because others
 * may have it, so that sessions which were only renewed since are over, too.
 */
export type Estado = 'atual' | 'reserva' | 'aposentada' | 'vazada';

export const isRetired = (estado: Estado | undefined): boolean =>
  estado === 'aposentada' || estado === 'vazada';

/** State of a key as the database keeps it, without the key. */
export interface ChaveEstado {
  readonly uso: Uso;
  readonly chave: string;
  readonly estado: Estado;
  /** The first key of its purpose: what carries no key id is of this one. */
  readonly original: boolean;
  /** When it became `atual` for the last time; null for a key that never was. */
  readonly atual_desde: Date | null;
}

/** The keys of one purpose. */
export interface Root {
  /** The key that signs and seals now. */
  current(): Key;
  /** The keys whose signatures count, the current one first. */
  accepted(): readonly Key[];
  /** The accepted key of an id, the first key where there is none (written before there were ids); undefined for others. */
  findAccepted(id: string | undefined): Key | undefined;
  /** Any held key of an id, retired or not: what it sealed can be opened for as long as it is there. */
  findHeld(id: string | undefined): Key | undefined;
  /** Whether others may have the key of an id. */
  isLeaked(id: string): boolean;
}

export interface KeyRing extends Readonly<Record<Uso, Root>> {
  /** Ids of the held keys of a purpose, in the order of the configuration. */
  listHeld(uso: Uso): string[];
  /** Takes over the states that the database keeps. */
  load(estados: readonly ChaveEstado[]): void;
  /** Keys that the database needs and the configuration lacks. */
  listMissing(): ChaveEstado[];
}

/** Public id of a secret: eight hexadecimal digits. */
export const toKeyId = (segredo: string): string =>
  createHmac('sha256', segredo).update('id').digest('hex').slice(0, 8);

function createKey(segredo: string): Key {
  const derived = new Map<string, Uint8Array>();
  return {
    id: toKeyId(segredo),
    derive(purpose) {
      let key = derived.get(purpose);
      if (!key) derived.set(purpose, (key = createHmac('sha256', segredo).update(purpose).digest()));
      return key;
    },
  };
}

/**
 * Holds the secrets of the configuration. Which of them signs stands in the database, so that all processes change over
 * together; until `load` the first one of each purpose does.
 */
export function createKeyRing(segredos: readonly Segredo[]): KeyRing {
  const keys = segredos.map(({ uso, segredo }) => ({ uso, key: createKey(segredo) }));
  const held = Object.fromEntries(
    usos.map((uso) => [uso, keys.flatMap((one) => (one.uso === uso || one.uso === 'tudo' ? one.key : []))]),
  ) as Record<Uso, Key[]>;
  let estados: readonly ChaveEstado[] = usos.flatMap((uso) =>
    held[uso].map(({ id }, at) => ({
      uso,
      chave: id,
      original: at === 0,
      atual_desde: at === 0 ? new Date(0) : null,
      estado: at === 0 ? ('atual' as const) : ('reserva' as const),
    })),
  );

  const createRoot = (uso: Uso): Root => {
    const find = (id: string | undefined) => held[uso].find((key) => key.id === id);
    const findEstado = (id: string) => estados.find((one) => one.uso === uso && one.chave === id);
    const toId = (id: string | undefined) =>
      id ?? estados.find((one) => one.uso === uso && one.original)?.chave;
    const isAccepted = ({ id }: Key) => !isRetired(findEstado(id)?.estado);
    const current = () => {
      const key = held[uso].find(({ id }) => findEstado(id)?.estado === 'atual');
      if (!key) throw new Error(`no key of ${uso} that signs is held`);
      return key;
    };
    return {
      current,
      accepted: () => {
        const first = current();
        return [first, ...held[uso].filter((key) => key !== first && isAccepted(key))];
      },
      findAccepted: (id) => {
        const key = find(toId(id));
        return key && isAccepted(key) ? key : undefined;
      },
      findHeld: (id) => find(toId(id)),
      isLeaked: (id) => findEstado(id)?.estado === 'vazada',
    };
  };

  return {
    ...(Object.fromEntries(usos.map((uso) => [uso, createRoot(uso)])) as Record<Uso, Root>),
    listHeld: (uso) => held[uso].map(({ id }) => id),
    load: (rows) => void (estados = rows),
    listMissing: () =>
      estados.filter(
        ({ uso, chave, estado, atual_desde: since }) =>
          // A key that never signed is not needed yet: a process without it may still be restarted.
          !isRetired(estado) && since !== null && !held[uso].some(({ id }) => id === chave),
      ),
  };
}
