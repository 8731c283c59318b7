/** The parts of a schema that lead to its fields. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly options?: readonly (Shape | string)[];
  readonly wrapped?: Shape;
}

/** Returns the fields that a valibot schema allows at a path, through lists, optional parts and alternatives. */
export function listFields(schema: unknown, caminho: readonly (string | number)[]): string[] {
  let shapes = unwrap(schema as Shape);
  for (const segment of caminho) {
    shapes = shapes.flatMap((shape) => {
      const inner = typeof segment === 'number' ? shape.item : shape.entries?.[segment];
      return inner === undefined ? [] : unwrap(inner);
    });
  }
  return [...new Set(shapes.flatMap(({ entries }) => Object.keys(entries ?? {})))];
}

function unwrap(shape: Shape): Shape[] {
  if (shape.wrapped !== undefined) return unwrap(shape.wrapped);
  if (shape.type !== 'variant') return [shape];
  return (shape.options ?? []).flatMap((option) => (typeof option === 'string' ? [] : unwrap(option)));
}
