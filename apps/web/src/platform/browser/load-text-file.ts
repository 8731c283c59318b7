/**
 * Reads a plain-text file of the app's own origin. Throws when there is none: a server may answer such an address with
 * the page instead.
 */
export async function loadTextFile(path: string): Promise<string> {
  const response = await fetch(path, { method: 'GET', headers: { accept: 'text/plain' } });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.startsWith('text/plain')) throw new Error(`${path}: ${response.status} ${type}`);
  return response.text();
}
