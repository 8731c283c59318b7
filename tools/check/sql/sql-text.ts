import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Node, parseSource, visit } from '../parsed-source.ts';
import { hole } from './sql-uses.ts';

/** A statically known value: a text, a list of texts, or a function of texts. Undefined: known only at run time. */
type Value =
  | string
  | readonly Value[]
  | ((values: readonly Value[]) => Value)
  | { readonly [key: string]: Value }
  | undefined;

type Names = ReadonlyMap<string, Value>;

const functionTypes = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];

/**
 * Returns the text of an expression in the file, with placeholders for run-time parts; undefined where it is no
 * text.
 */
export function readSqlText(root: string, path: string, expression: Node): string | undefined {
  const value = new Evaluator(root, path).evaluate(expression, new Map());
  return typeof value === 'string' ? value : undefined;
}

class Evaluator {
  private readonly root: string;
  private readonly path: string;

  constructor(root: string, path: string) {
    this.root = root;
    this.path = path;
  }

  evaluate(node: Node, names: Names): Value {
    const child = (key: string) => node[key] as Node;
    const children = (key: string) => node[key] as Node[];
    switch (node.type) {
      case 'Literal':
        return typeof node['value'] === 'string' || typeof node['value'] === 'number'
          ? String(node['value'])
          : undefined;
      case 'TemplateLiteral':
        return (node['quasis'] as { value: { cooked: string } }[])
          .map(({ value }, at) => {
            const expression = children('expressions')[at];
            return value.cooked + (expression ? this.toText(expression, names) : '');
          })
          .join('');
      case 'BinaryExpression':
        return this.toText(child('left'), names) + this.toText(child('right'), names);
      case 'ConditionalExpression':
        return this.evaluate(child('consequent'), names);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return this.evaluate(child('expression'), names);
      case 'ArrayExpression':
        return children('elements').map((element) => this.evaluate(element, names));
      case 'ObjectExpression':
        return Object.fromEntries(
          children('properties')
            .filter(({ type }) => type === 'Property')
            .map((property) => [
              String((property['key'] as Node)['name'] ?? (property['key'] as Node)['value']),
              this.evaluate(property['value'] as Node, names),
            ]),
        );
      case 'ArrowFunctionExpression':
        return this.toFunction(node, names);
      case 'MemberExpression':
        return this.readMember(node, names);
      case 'CallExpression':
        return this.call(node, names);
      case 'Identifier':
        return this.readName(node, names);
      default:
        return undefined;
    }
  }

  private toText(node: Node, names: Names): string {
    const value = this.evaluate(node, names);
    return typeof value === 'string' ? value : hole;
  }

  /** Reads a function with an expression body. */
  private toFunction(node: Node, names: Names): Value {
    if ((node['body'] as Node).type === 'BlockStatement') return undefined;
    return (values) => {
      const bound = new Map(names);
      (node['params'] as Node[]).forEach((param, at) => bound.set(String(param['name']), values[at]));
      return this.evaluate(node['body'] as Node, bound);
    };
  }

  /** `list[name]` with a name known only at run time: any entry, since all have the same columns. */
  private readMember(node: Node, names: Names): Value {
    const object = this.evaluate(node['object'] as Node, names);
    if (typeof object !== 'object' || Array.isArray(object)) return undefined;
    const entries = object as { readonly [key: string]: Value };
    return node['computed'] ? Object.values(entries)[0] : entries[String((node['property'] as Node)['name'])];
  }

  private call(node: Node, names: Names): Value {
    const callee = node['callee'] as Node;
    const args = node['arguments'] as Node[];
    if (callee.type !== 'MemberExpression') {
      const called = this.evaluate(callee, names);
      return typeof called === 'function' ? called(args.map((arg) => this.evaluate(arg, names))) : undefined;
    }
    const object = this.evaluate(callee['object'] as Node, names);
    const method = (callee['property'] as Node)['name'];
    const [first, second] = args.map((arg) => this.evaluate(arg, names));
    if (Array.isArray(object)) {
      const texts = object.map((one) => (typeof one === 'string' ? one : hole));
      if (method === 'join' && typeof first === 'string') return texts.join(first);
      if (method === 'map' && typeof first === 'function') return object.map((one: Value) => first([one]));
    }
    if (typeof object === 'string' && method === 'replace' && typeof second === 'string') {
      const { pattern, flags } = (args[0]!['regex'] ?? {}) as { pattern?: string; flags?: string };
      if (pattern !== undefined) return object.replace(new RegExp(pattern, flags), second);
      return typeof first === 'string' ? object.replace(first, second) : undefined;
    }
    return undefined;
  }

  private readName(node: Node, names: Names): Value {
    const name = node['name'] as string;
    if (names.has(name)) return names.get(name);
    const { program, imports } = parseSource(this.root, this.path);
    const found = findDeclaration(program, name, node.start);
    if (found) return found === 'parameter' ? undefined : this.evaluate(found, new Map());
    const edge = imports.find((one) => one.file !== undefined && one.names.includes(name));
    if (!edge) return undefined;
    const declared = findDeclaration(parseSource(this.root, edge.file!).program, name, 0);
    const value =
      declared && declared !== 'parameter'
        ? new Evaluator(this.root, edge.file!).evaluate(declared, new Map())
        : undefined;
    return isKnown(value) ? value : (loadTexts(join(this.root, edge.file!), name) ?? value);
  }
}

const isKnown = (value: Value): boolean =>
  value !== undefined && !(Array.isArray(value) && value.some((one: Value) => one === undefined));

const require = createRequire(import.meta.url);

/** Returns a module's export of that name, if it is a statically known text or list of texts. */
function loadTexts(file: string, name: string): Value {
  const value = (require(file) as Record<string, unknown>)[name];
  const isText = (one: unknown) => typeof one === 'string';
  return isText(value) || (Array.isArray(value) && value.every(isText)) ? (value as Value) : undefined;
}

/** Returns the declaration of a name at a place: that of the innermost enclosing function. */
function findDeclaration(program: Node, name: string, at: number): Node | 'parameter' | undefined {
  const scopes: Node[] = [program];
  visit(program, (node) => {
    if (functionTypes.includes(node.type) && node.start <= at && at < node.end) scopes.push(node);
  });
  for (const scope of scopes.reverse()) {
    const declared = findIn(scope, name);
    if (declared) return declared;
    if (scope !== program && (scope['params'] as Node[]).some((param) => mentions(param, name)))
      return 'parameter';
  }
  return undefined;
}

function mentions(pattern: Node, name: string): boolean {
  let isFound = false;
  visit(pattern, (node) => (isFound ||= node.type === 'Identifier' && node['name'] === name));
  return isFound;
}

/** Returns the constant that a scope itself declares, outside of nested functions. */
function findIn(scope: Node, name: string): Node | undefined {
  const inner: Node[] = [];
  let found: Node | undefined;
  visit(scope, (node) => {
    if (inner.some(({ start, end }) => start <= node.start && node.end <= end)) return;
    if (node !== scope && functionTypes.includes(node.type)) inner.push(node);
    else if (node.type === 'VariableDeclarator' && (node['id'] as Node)['name'] === name)
      found = (node['init'] as Node | null) ?? undefined;
  });
  return found;
}
