import { statementSeconds } from '../statement-limit.ts';

/**
 * Settings that the program gives each of its connections, as `pg_settings` shows them, so that nothing depends on the
 * defaults of server, database or role. Waiting for a lock counts as time of the statement.
 */
export const connectionSettings = {
  default_transaction_isolation: 'read committed',
  default_transaction_read_only: 'off',
  standard_conforming_strings: 'on',
  bytea_output: 'hex',
  DateStyle: 'ISO, MDY',
  TimeZone: 'UTC',
  search_path: 'public',
  statement_timeout: String(statementSeconds * 1000),
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '60000',
} as const;

export type SettingName = keyof typeof connectionSettings;

/** Settings without which answers would be wrong or writes would fail; the others bound times, or every value of them serves. */
const necessary: ReadonlySet<SettingName> = new Set<SettingName>([
  'default_transaction_isolation',
  'default_transaction_read_only',
  'standard_conforming_strings',
  'bytea_output',
  'DateStyle',
]);

/** Settings of a connection: its own, those that a reset would bring back, and whether a pooler stands in between. */
export interface FoundSettings {
  readonly role: string;
  readonly isPooled: boolean;
  readonly current: Readonly<Record<string, string>>;
  readonly defaults: Readonly<Record<string, string>>;
}

/** One message that gives a connection its settings. */
export const settingsSql = Object.entries(connectionSettings)
  .map(
    ([name, value]) =>
      `set ${name} = ${name === 'DateStyle' || name === 'search_path' ? value : `'${value}'`}`,
  )
  .join('; ');

export const foundSettingsSql = `
  select name, setting, reset_val, pg_backend_pid() as pid, current_user as role from pg_settings
  where name = any ($1::text[])`;

/**
 * Compares the settings of a connection with those of the program. A pooler gives a connection of the server to others and
 * passes no settings on, so behind one the role's own defaults count.
 *
 * @returns statements that mend what differs: `refused` for what the program cannot work with, `told` for the rest
 */
export function judgeSettings({ role, isPooled, current, defaults }: FoundSettings): {
  readonly refused: string[];
  readonly told: string[];
} {
  const names = Object.keys(connectionSettings) as SettingName[];
  const differing = names.filter((name) => {
    const wanted = connectionSettings[name];
    // A role may keep its own schema and its own time zone behind a pooler; each connection is given ours all the same.
    return current[name] !== wanted || (isPooled && !freeNames.has(name) && defaults[name] !== wanted);
  });
  const mend = (name: SettingName) => `alter role ${role} set ${name} = '${connectionSettings[name]}'`;
  return {
    refused: differing.filter((name) => necessary.has(name)).map(mend),
    told: differing.filter((name) => !necessary.has(name)).map(mend),
  };
}

const freeNames: ReadonlySet<SettingName> = new Set<SettingName>(['search_path', 'TimeZone', 'lock_timeout']);
