import { describe, expect, test } from 'vitest';
import { compartilhadoKey } from '@trevo/contract/compartilhado';
import { isCompartilhado, storeCompartilhado } from './store-compartilhado.ts';

const origin = 'https://sol.example';
const agora = new Date('2026-11-23T12:00:00Z');

function openCaches() {
  const kept = new Map<string, Response>();
  const cache = { put: async (key: string, response: Response) => void kept.set(key, response) };
  return { kept, caches: { open: async () => cache } as unknown as CacheStorage };
}

/** Submits a form like the share menu and returns the stored result. */
async function share(fields: Readonly<Record<string, string | File>>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const { kept, caches } = openCaches();
  const answer = await storeCompartilhado(
    new Request(`${origin}/compartilhar`, { method: 'POST', body }),
    caches,
    agora,
  );
  return { answer, kept: kept.get(compartilhadoKey) };
}

describe('storeCompartilhado', () => {
  test.each([
    ['POST', '/compartilhar', true],
    ['GET', '/compartilhar', false],
    ['POST', '/login/v1/logins', false],
  ])('isCompartilhado matches by method and address: %s %s', (method, path, isIt) => {
    expect(isCompartilhado({ method, url: origin + path }, origin)).toBe(isIt);
  });

  test('stores a shared picture unchanged for the scanner screen', async () => {
    const arquivo = new File([Uint8Array.of(1, 2, 3)], 'nota.jpg', { type: 'image/jpeg' });
    const { answer, kept } = await share({ arquivo, texto: 'Minha nota' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/escanear']);
    expect(kept?.headers.get('content-type')).toBe('image/jpeg');
    expect(kept?.headers.get('date')).toBe(agora.toUTCString());
    expect([...new Uint8Array(await kept!.arrayBuffer())]).toEqual([1, 2, 3]);
  });

  test('stores a shared text with its URLs first, without duplicates', async () => {
    const { kept } = await share({
      titulo: 'NFC-e',
      texto: 'Veja: https://sefaz.example/qr?p=1 e mais',
      endereco: '',
      arquivo: new File([], ''),
    });
    expect(await kept!.json()).toEqual([
      'https://sefaz.example/qr?p=1',
      'Veja: https://sefaz.example/qr?p=1 e mais',
    ]);
  });

  test('redirects to the scanner even when nothing was shared', async () => {
    const { answer, kept } = await share({ texto: ' ' });
    expect([answer.status, kept]).toEqual([303, undefined]);
  });

  test('redirects to the scanner even when storing fails', async () => {
    const refusing = { open: () => Promise.reject(new Error('full')) } as unknown as CacheStorage;
    const body = new FormData();
    body.append('texto', 'x');
    const request = new Request(`${origin}/compartilhar`, { method: 'POST', body });
    expect((await storeCompartilhado(request, refusing, agora)).status).toBe(303);
  });
});
