import { isAlias, isMap, isScalar, isSeq, type Document, type Node, type Pair } from 'yaml';

const startOf = (node: unknown): number | undefined => (node as Node | null | undefined)?.range?.[0];

function findPair(map: { items: Pair[] }, nome: string): Pair | undefined {
  return map.items.find(({ key }) => (isScalar(key) ? String(key.value) : String(key)) === nome);
}

/**
 * Where a path of the campaign stands in its text, as a character offset: the key when it is written,
 * otherwise the nearest group around it. A dotted key may be written nested, `tema: { modo: … }`.
 */
export function findOffset(doc: Document, caminho: readonly (string | number)[]): number {
  let node: unknown = doc.contents;
  let offset = startOf(node) ?? 0;
  const rest = [...caminho];
  while (rest.length > 0) {
    if (isAlias(node)) node = node.resolve(doc);
    const segment = rest.shift()!;
    if (isSeq(node)) {
      node = node.items[Number(segment)];
      offset = startOf(node) ?? offset;
      continue;
    }
    if (!isMap(node)) break;
    const pair = findPair(node, String(segment));
    if (pair === undefined) {
      const dot = String(segment).indexOf('.');
      if (dot < 0) break;
      rest.unshift(String(segment).slice(0, dot), String(segment).slice(dot + 1));
      continue;
    }
    offset = startOf(pair.key) ?? offset;
    node = pair.value;
  }
  return offset;
}
