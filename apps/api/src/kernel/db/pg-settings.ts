import { statementSeconds } from '../statement-limit.ts';

/**
 * Settings applied to each connection, named as in `pg_settings`, so that nothing depends on defaults of server,
 * database or role. Waiting for a lock counts towards the statement timeout.
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

/** Settings without which results would be wrong or writes would fail; the others are timeouts or accept any value. */
const necessary: ReadonlySet<SettingName> = new Set<SettingName>([
  'default_transaction_isolation',
  'default_transaction_read_only',
  'standard_conforming_strings',
  'bytea_output',
  'DateStyle',
]);

/** Settings of a connection: current values, reset values, and whether a pooler is in between. */
export interface FoundSettings {
  readonly role: string;
  readonly isPooled: boolean;
  readonly current: Readonly<Record<string, string>>;
  readonly defaults: Readonly<Record<string, string>>;
}

/** One message that applies the settings to a connection. */
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
 * Compares a connection's settings with the required ones. Poolers share server connections and forward no
 * settings, so behind one the role's defaults count.
 *
 * @returns statements that fix the differences: `refused` for unusable settings, `told` for the rest
 */
export function checkSettings({ role, isPooled, current, defaults }: FoundSettings): {
  readonly refused: string[];
  readonly told: string[];
} {
  const names = Object.keys(connectionSettings) as SettingName[];
  const differing = names.filter((name) => {
    const wanted = connectionSettings[name];
    // Behind a pooler the role may keep another schema and time zone; each connection still gets ours.
    return current[name] !== wanted || (isPooled && !freeNames.has(name) && defaults[name] !== wanted);
  });
  const mend = (name: SettingName) => `alter role ${role} set ${name} = '${connectionSettings[name]}'`;
  return {
    refused: differing.filter((name) => necessary.has(name)).map(mend),
    told: differing.filter((name) => !necessary.has(name)).map(mend),
  };
}

const freeNames: ReadonlySet<SettingName> = new Set<SettingName>(['search_path', 'TimeZone', 'lock_timeout']);
