import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';

/** An XML element. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Returns every file below a folder with the SHA-256 of its bytes. */
export const readTree = (folder: string): Map<string, string> =>
  new Map(
    listPaths(folder).map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );

export const listPaths = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** Parses XML as strictly as the systems' own tools; throws on malformed input. */
export function parseXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = {
      name,
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
    };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('text', (part) => (open.at(-1)!.text += part));
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return root.children[0]!;
}

/** Returns all elements of a name at any depth. */
export const findAll = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);

/** Parses an XML property list to its value. */
export function parsePlist(text: string): unknown {
  const plist = parseXml(text);
  return plist.name === 'plist' ? toValue(plist.children[0]!) : undefined;
}

function toValue({ name, children, text }: Element): unknown {
  if (name === 'array') return children.map(toValue);
  if (name === 'true' || name === 'false') return name === 'true';
  if (name === 'integer') return Number(text);
  if (name === 'string') return text;
  if (name !== 'dict') throw new Error(`${name} is nothing of a property list`);
  const keys = children.filter((_child, at) => at % 2 === 0);
  return Object.fromEntries(
    keys.map((key, at) => {
      if (key.name !== 'key') throw new Error(`${key.name} stands where a key belongs`);
      return [key.text, toValue(children[at * 2 + 1]!)];
    }),
  );
}

export type Project = string | Project[] | { [key: string]: Project };

/** Parses Xcode's project file, an old-style property list; throws on malformed input. */
export function parseXcodeProject(text: string): { [key: string]: Project } {
  const tokens = text
    .replace(/^\/\/.*$/m, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .match(/"(?:[^"\\]|\\.)*"|[\w./$<>-]+|[{}()=;,]|\S/g)!;
  let at = 0;
  const expectToken = (token: string) => {
    if (tokens[at] !== token)
      throw new Error(`${tokens.slice(at - 5, at + 2).join(' ')}: ${token} is missing`);
    at += 1;
  };
  function read(): Project {
    const token = tokens[at++]!;
    if (token === '(') {
      const list: Project[] = [];
      while (tokens[at] !== ')') {
        list.push(read());
        if (tokens[at] !== ')') expectToken(',');
      }
      at += 1;
      return list;
    }
    if (token !== '{') {
      if (/^[^\w"./$<-]/.test(token)) throw new Error(`${token} is no value`);
      return token.startsWith('"') ? (JSON.parse(token) as string) : token;
    }
    const dict: { [key: string]: Project } = {};
    while (tokens[at] !== '}') {
      const key = read() as string;
      expectToken('=');
      dict[key] = read();
      expectToken(';');
    }
    at += 1;
    return dict;
  }
  const project = read();
  if (at !== tokens.length) throw new Error('something follows the end of the project');
  return project as { [key: string]: Project };
}
