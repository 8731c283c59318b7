/** A use of a table or a function in an SQL text. */
export interface SqlUse {
  /** A write lock (`for update`) counts as a write; `unreadable` is a name known only at run time. */
  kind: 'write' | 'read' | 'call' | 'unreadable';
  readonly name: string;
  /** Offset of the name in the text. */
  readonly offset: number;
}

export interface SqlNames {
  readonly tables: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
}

/** Placeholder for run-time parts, so that an interpolated name is detected as missing. */
export const hole = '\uE000';

/** Blanks comments and string literals with spaces, so that lines and offsets are preserved. */
export const blankSql = (sql: string): string =>
  sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, (piece) => piece.replace(/[^\n]/g, ' '));

interface Token {
  readonly text: string;
  readonly start: number;
}

interface Cte {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The parsed state of one pair of parentheses. */
interface Group {
  readonly open: number;
  /** Inside `from`: a comma is followed by another table. */
  isFrom: boolean;
  /** The tables of the last select, by the names that `for update of` can reference. */
  reads: { readonly alias: string; readonly use: SqlUse }[];
}

const skipped = /^(--|\/\*|'|\$)/;
const tokenPattern =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$\w*\$|\$\d+|"[^"]*"|[\p{L}_][\p{L}\d_]*|\S/gu;
const isWord = (text: string | undefined) => text !== undefined && /^[\p{L}_]/u.test(text);

/** Ends a list of tables; such a word is no alias either. */
const clauseWords = new Set(
  `where group order having limit offset fetch window union intersect except returning set for on using join inner left
  right full cross natural select values default do loop into when then as tablesample lateral`.split(/\s+/),
);
const insideFrom = new Set([
  'on',
  'using',
  'join',
  'inner',
  'left',
  'right',
  'full',
  'cross',
  'natural',
  'as',
  'lateral',
]);
/** Functions with `from` as a keyword in their arguments. */
const fromArguments = new Set(['extract', 'substring', 'trim', 'overlay', 'position']);

/**
 * Returns every known table that a text reads or writes and every known function that it calls, in text order.
 * Comments, quoted text, columns and CTE names are ignored; the bodies of functions are included.
 */
export function readSqlUses(sql: string, names: SqlNames): SqlUse[] {
  return new SqlReader(sql, names).read();
}

class SqlReader {
  private readonly tokens: Token[];
  private readonly ends: Map<number, number>;
  private readonly ctes: Cte[] = [];
  private readonly uses: SqlUse[] = [];
  private readonly names: SqlNames;
  private groups: Group[] = [{ open: -1, isFrom: false, reads: [] }];

  constructor(sql: string, names: SqlNames) {
    this.names = names;
    this.tokens = [...sql.matchAll(tokenPattern)]
      .filter(({ 0: text }) => !skipped.test(text))
      .map(({ 0: text, index }) => ({ text: text.replaceAll('"', '').toLowerCase(), start: index }));
    this.ends = findEnds(this.tokens);
  }

  read(): SqlUse[] {
    for (let at = 0; at < this.tokens.length; at++) this.step(at);
    return this.uses;
  }

  private word(at: number): string | undefined {
    return this.tokens[at]?.text;
  }

  private get group(): Group {
    return this.groups.at(-1)!;
  }

  private step(at: number): void {
    const word = this.word(at)!;
    if (word === '(') this.groups.push({ open: at, isFrom: false, reads: [] });
    else if (word === ')' && this.groups.length > 1) this.groups.pop();
    else if (word === ';') this.groups = [{ open: -1, isFrom: false, reads: [] }];
    else if (word === ',') this.readComma(at);
    else if (isWord(word)) this.readWord(at, word);
  }

  private readComma(at: number): void {
    if (this.ctes.some(({ from }) => from === at - 1)) this.readCte(at + 1, false);
    else if (this.group.isFrom) this.readTable(at + 1, 'read');
  }

  private readWord(at: number, word: string): void {
    const [before, after] = [this.word(at - 1), this.word(at + 1)];
    if (after === '(' && before !== 'function' && this.names.functions.has(word)) this.add(at, 'call');
    if (clauseWords.has(word) && !insideFrom.has(word)) this.group.isFrom = false;
    if (word === 'with') this.readCte(after === 'recursive' ? at + 2 : at + 1, after === 'recursive');
    else if (word === 'select') this.group.reads = [];
    else if (word === 'from') this.readFrom(at, before);
    else if (word === 'join' || (word === 'using' && this.group.isFrom)) this.readTable(at + 1, 'read');
    else if (word === 'into' && (before === 'insert' || before === 'merge')) {
      this.readTable(at + 1, 'write');
      // In `merge`, the source follows `using`.
      this.group.isFrom = before === 'merge';
    } else if (word === 'update') this.readUpdate(at, before);
    else if (word === 'truncate' || word === 'lock') this.readTables(after === 'table' ? at + 2 : at + 1);
    else if (word === 'table' && !/^(truncate|lock)$/.test(before ?? ''))
      this.readTable(at + 1, /^(create|alter|drop)$/.test(before ?? '') ? 'write' : 'read');
    else if (word === 'copy') this.readTable(at + 1, 'write');
    else if (word === 'trigger' || word === 'index') this.readOn(at);
    else if (word === 'execute' && !/^(function|procedure|on)$/.test(after ?? '')) this.add(at, 'unreadable');
  }

  private readFrom(at: number, before: string | undefined): void {
    const isArgument = fromArguments.has(this.word(this.group.open - 1) ?? '');
    if (before === 'distinct' || isArgument) return;
    this.readTable(at + 1, before === 'delete' ? 'write' : 'read');
    this.group.isFrom = true;
  }

  /** Only the statement, not the keywords of a conflict (`do update set`), of a trigger or of a lock (`for update`). */
  private readUpdate(at: number, before: string | undefined): void {
    if (before === 'for' || before === 'key') this.readLock(at);
    else if (!/^(do|on|or|before|after)$/.test(before ?? '')) this.readTable(at + 1, 'write');
  }

  /** `create trigger … on` and `create index … on` belong to the owner of the table. */
  private readOn(at: number): void {
    if (!/^(create|replace|unique)$/.test(this.word(at - 1) ?? '')) return;
    const on = this.tokens.findIndex(({ text }, place) => place > at && text === 'on');
    if (on !== -1) this.readTable(on + 1, 'write');
  }

  private readLock(at: number): void {
    const aliases: string[] = [];
    if (this.word(at + 1) === 'of')
      for (let next = at + 2; isWord(this.word(next)); next += this.word(next + 1) === ',' ? 2 : 99)
        aliases.push(this.word(next)!);
    for (const { alias, use } of this.group.reads)
      if (aliases.length === 0 || aliases.includes(alias)) use.kind = 'write';
  }

  private readTables(at: number): void {
    this.readTable(at, 'write');
    for (let next = at + 1; this.word(next) === ','; next += 2) this.readTable(next + 1, 'write');
  }

  /** Reads a table reference: not a subquery, a function, or a CTE. */
  private readTable(start: number, kind: 'write' | 'read'): void {
    let at = start;
    // Parentheses around joined tables; a subquery is parsed as its own group.
    while (/^(only|lateral|if|not|exists|\()$/.test(this.word(at) ?? '')) at++;
    if (this.word(at) === 'public' && this.word(at + 1) === '.') at += 2;
    const [name, after] = [this.word(at), this.word(at + 1)];
    // A placeholder after a parenthesis is a subquery, whose own text is checked.
    if (name === hole) return this.word(at - 1) === '(' ? undefined : this.add(at, 'unreadable');
    const isFunction = kind === 'read' && after === '(';
    if (!name || !this.names.tables.has(name) || isFunction || after === '.' || this.isCte(name, at)) return;
    this.add(at, kind);
    const aliasAt = after === 'as' ? at + 2 : at + 1;
    const hasAlias = isWord(this.word(aliasAt)) && !clauseWords.has(this.word(aliasAt)!);
    if (kind === 'read')
      this.group.reads.push({ alias: hasAlias ? this.word(aliasAt)! : name, use: this.uses.at(-1)! });
  }

  /**
   * Records `name (columns) as (…)`: the name refers to that query after it, and inside it only where it is
   * recursive.
   */
  private readCte(at: number, isRecursive: boolean): void {
    let next = at + 1;
    if (this.word(next) === '(') next = (this.ends.get(next) ?? next) + 1;
    if (this.word(next) !== 'as') return;
    do next++;
    while (/^(not|materialized)$/.test(this.word(next) ?? ''));
    const end = this.ends.get(next);
    if (end === undefined) return;
    const to = this.ends.get(this.group.open) ?? this.findStatementEnd(end);
    this.ctes.push({ name: this.word(at)!, from: end, to });
    if (isRecursive) this.ctes.push({ name: this.word(at)!, from: at, to: end });
  }

  private findStatementEnd(at: number): number {
    const length = this.tokens.slice(at).findIndex(({ text }) => text === ';');
    return length === -1 ? this.tokens.length : at + length;
  }

  private isCte(name: string, at: number): boolean {
    return this.ctes.some((cte) => cte.name === name && cte.from < at && at < cte.to);
  }

  private add(at: number, kind: SqlUse['kind']): void {
    const { text, start } = this.tokens[at]!;
    this.uses.push({ kind, name: text, offset: start });
  }
}

/** Returns the index of the closing parenthesis for each opening one. */
function findEnds(tokens: readonly Token[]): Map<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach(({ text }, at) => {
    if (text === '(') open.push(at);
    else if (text === ')' && open.length > 0) ends.set(open.pop()!, at);
  });
  return ends;
}
