/**
 * Loads a plain-text file of the app's origin. Throws when it is missing: a server may respond with the page
 * instead.
 */
export async function loadTextFile(path: string): Promise<string> {
  const response = await fetch(path, { method: 'GET', headers: { accept: 'text/plain' } });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.startsWith('text/plain')) throw new Error(`${path}: ${response.status} ${type}`);
  return response.text();
}
