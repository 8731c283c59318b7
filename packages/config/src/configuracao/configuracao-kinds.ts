/**
 * Kinds of configuration values. One description for four uses: the parser of `entradas`, the schema of the
 * campaign file, its JSON schema, and the generators of tests.
 */
export type Kind =
  | { readonly type: 'boolean' }
  | {
      readonly type: 'text' | 'color' | 'uri' | 'service' | 'origin' | 'time' | 'version' | 'pattern';
      readonly nullable?: boolean;
    }
  | {
      readonly type: 'integer' | 'number';
      readonly min: number;
      readonly max: number;
      readonly nullable?: boolean;
    }
  | { readonly type: 'option'; readonly options: readonly (string | number)[]; readonly nullable?: boolean }
  | { readonly type: 'list'; readonly item: Kind; readonly comma?: boolean; readonly length?: number }
  | { readonly type: 'map'; readonly item: Kind }
  | { readonly type: 'object'; readonly fields: Readonly<Record<string, Key>> };

/** A kind that carries the TypeScript type of its values. */
export type KindOf<T> = Kind & { readonly value?: T };

/** A configuration key: the kind of its value and its default. */
export interface Key<T = unknown> {
  readonly kind: KindOf<T>;
  readonly padrao: T;
}

/** The TypeScript type of the values of a key. */
export type ValueOf<K> = K extends Key<infer T> ? T : never;

export const TEXT: KindOf<string> = { type: 'text' };
export const URI: KindOf<string> = { type: 'uri' };
export const ORIGIN: KindOf<string> = { type: 'origin' };

const key = <T>(kind: KindOf<T>, padrao: T): Key<T> => ({ kind, padrao });
const nullable = (type: 'text' | 'uri' | 'service' | 'version' | 'pattern') =>
  key<string | null>({ type, nullable: true }, null);

export const flag = (padrao: boolean): Key<boolean> => key({ type: 'boolean' }, padrao);
export const text = (padrao: string): Key<string> => key(TEXT, padrao);
export const color = (padrao: string): Key<string> => key({ type: 'color' }, padrao);
export const time = (padrao: string): Key<string> => key({ type: 'time' }, padrao);
export const optionalText = (): Key<string | null> => nullable('text');
export const optionalUri = (): Key<string | null> => nullable('uri');
/** URL of a service that the server requests: a public https address. */
export const optionalService = (): Key<string | null> => nullable('service');
export const optionalVersion = (): Key<string | null> => nullable('version');
export const optionalPattern = (): Key<string | null> => nullable('pattern');
export const integer = (padrao: number, min: number, max: number): Key<number> =>
  key({ type: 'integer', min, max }, padrao);
export const number = (padrao: number, min: number, max: number): Key<number> =>
  key({ type: 'number', min, max }, padrao);

export const options = <const T extends string | number>(opcoes: readonly T[]): KindOf<T> => ({
  type: 'option',
  options: opcoes,
});
export const option = <const T extends string | number>(opcoes: readonly T[], padrao: NoInfer<T>): Key<T> =>
  key(options(opcoes), padrao);
export const optionalOption = <const T extends string>(opcoes: readonly T[]): Key<T | null> =>
  key<T | null>({ type: 'option', options: opcoes, nullable: true }, null);

export const list = <T>(
  item: KindOf<T>,
  padrao: readonly T[],
  limits?: { comma?: boolean; length?: number },
): Key<readonly T[]> => key<readonly T[]>({ type: 'list', item, ...limits }, padrao);

export const map = <T>(item: KindOf<T>): Key<Readonly<Record<string, T>>> =>
  key<Readonly<Record<string, T>>>({ type: 'map', item }, {});

/** An object with defaults for each missing field. */
export const object = <F extends Readonly<Record<string, Key>>>(
  fields: F,
): KindOf<{ readonly [N in keyof F]: ValueOf<F[N]> }> => ({ type: 'object', fields });

export const objectKey = <F extends Readonly<Record<string, Key>>>(fields: F) =>
  key(
    object(fields),
    Object.fromEntries(Object.entries(fields).map(([nome, campo]) => [nome, campo.padrao])) as {
      readonly [N in keyof F]: ValueOf<F[N]>;
    },
  );
