import { createHmac } from 'node:crypto';

/** Purposes with separate keys: signed tokens, sealed data, and campaign keys. */
export const usos = ['sessoes', 'dados', 'campanhas'] as const;
export type Uso = (typeof usos)[number];

/** A configured secret, for one purpose or for all. */
export interface Segredo {
  readonly uso: Uso | 'tudo';
  readonly segredo: string;
}

/** A held key. Its id may be stored and printed, because it reveals nothing about the secret. */
export interface Key {
  readonly id: string;
  /** Derives 32 bytes for a purpose, e.g. `tokens`. */
  derive(purpose: string): Uint8Array;
}

/**
 * `atual` signs and seals, `reserva` verifies and opens, `aposentada` is no longer accepted; `vazada` is retired
 * as leaked, so sessions renewed since are revoked too.
 */
export type Estado = 'atual' | 'reserva' | 'aposentada' | 'vazada';

export const isRetired = (estado: Estado | undefined): boolean =>
  estado === 'aposentada' || estado === 'vazada';

/** State of a key in the database, without the key. */
export interface ChaveEstado {
  readonly uso: Uso;
  readonly chave: string;
  readonly estado: Estado;
  /** The first key of its purpose: values without key id belong to it. */
  readonly original: boolean;
  /** Last time it became `atual`; null for a key that never was. */
  readonly atual_desde: Date | null;
}

/** Keys of one purpose. */
export interface Root {
  /** The key that signs and seals. */
  current(): Key;
  /** Keys whose signatures are valid, the current one first. */
  accepted(): readonly Key[];
  /** Finds an accepted key by id; without id the first key (values older than key ids). */
  findAccepted(id: string | undefined): Key | undefined;
  /** Finds a held key by id, retired or not, to open old values. */
  findHeld(id: string | undefined): Key | undefined;
  /** Returns whether the key was leaked. */
  isLeaked(id: string): boolean;
}

export interface KeyRing extends Readonly<Record<Uso, Root>> {
  /** Ids of the held keys of a purpose, in configuration order. */
  listHeld(uso: Uso): string[];
  /** Applies the key states from the database. */
  load(estados: readonly ChaveEstado[]): void;
  /** Lists keys that the database needs and the configuration lacks. */
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
 * Holds the configured secrets. The database decides which one signs, so that all processes switch together;
 * before `load` it is the first one of each purpose.
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
      if (!key) throw new Error(`no signing key of ${uso} is configured`);
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
          // A key that never signed is not required yet: a process without it may still restart.
          !isRetired(estado) && since !== null && !held[uso].some(({ id }) => id === chave),
      ),
  };
}
