import { readSqlTexts } from './check-tables.ts';
import { isTestCode, listFiles } from '../../project.ts';
import { blankSql } from './sql-uses.ts';

const insert = /\binsert\s+into\s+([^\s(]+)(?:\s+as\s+\w+)?\s*(\()?\s*(select|with|values|table)?/gi;

/**
 * Rejects inserts without a column list: their values are positional, so a column added by a later migration
 * gets null instead of its default, or the statement fails.
 */
export function checkInserts(root: string): string[] {
  const files = listFiles(root).filter(
    (path) => /^apps\/api\/(src\/|migrations\/\d{4}-)/.test(path) && !isTestCode(path),
  );
  const names = { tables: new Set<string>(), functions: new Set<string>() };
  return files.flatMap((path) =>
    readSqlTexts(root, path, names).flatMap(({ sql, line }) => {
      const text = blankSql(sql);
      return [...text.matchAll(insert)]
        .filter(([, , open, word]) => !open || word !== undefined)
        .map(
          ({ 1: table, index }) =>
            `${path}:${line + text.slice(0, index).split('\n').length - 1} inserts into ${table} without a list of columns; list them, so that a column added later gets its default`,
        );
    }),
  );
}
