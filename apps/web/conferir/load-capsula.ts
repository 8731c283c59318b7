/**
 * Loads the capsule that the page's address names, `?capsula=` with a path of the same origin; undefined without one.
 * Another origin is refused: the page connects to its own only.
 */
export function loadCapsula(endereco: string): Promise<string> | undefined {
  const { origin, searchParams } = new URL(endereco);
  const path = searchParams.get('capsula');
  if (path === null) return undefined;
  return load(path, origin);
}

async function load(path: string, origin: string): Promise<string> {
  const url = new URL(path, origin);
  if (url.origin !== origin) throw new Error(`the capsule is not at ${origin}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response.text();
}
