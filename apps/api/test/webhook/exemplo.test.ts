import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folders } from '../../src/folders.ts';
import { signEntrega, writeSegredo } from '../../src/modules/webhook/assinatura-webhook.ts';

type Verify = (headers: Record<string, string>, body: string, segredo: string, agora?: number) => unknown;

/** Loads the example of the how-to. */
async function loadExemplo(): Promise<Verify> {
  const text = readFileSync(join(folders.project, 'docs/how-to/receive-webhooks.md'), 'utf8');
  const code = /```js\n([\s\S]*?)```/.exec(text)![1]!;
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    verifyWebhook: Verify;
  };
  return module.verifyWebhook;
}

describe('the verification example of the how-to', () => {
  const agora = Date.parse('2026-11-27T15:00:00Z');
  const [antes, depois] = [randomBytes(32), randomBytes(32)];
  const body = '{"id":"a","status":"VALIDO"}';
  const headers = signEntrega('a', agora / 1000, body, [depois, antes]);

  it.each([
    ['the new secret', depois],
    ['the secret of before a rotation', antes],
  ])('accepts a delivery with %s', async (_, segredo) => {
    const verify = await loadExemplo();
    expect(verify(headers, body, writeSegredo(segredo), agora)).toEqual({ id: 'a', status: 'VALIDO' });
  });

  it.each([
    ['another body', headers, body.replace('VALIDO', 'INVALIDO'), depois, agora],
    ['another id', { ...headers, 'webhook-id': 'b' }, body, depois, agora],
    ['another secret', headers, body, randomBytes(32), agora],
    ['no signature', { ...headers, 'webhook-signature': '' }, body, depois, agora],
    ['an old timestamp', headers, body, depois, agora + 301_000],
    ['no timestamp', { ...headers, 'webhook-timestamp': '' }, body, depois, agora],
  ])('refuses a delivery with %s', async (_, sent, text, segredo, now) => {
    const verify = await loadExemplo();
    expect(() => verify(sent, text, writeSegredo(segredo), now)).toThrow(/^wrong (signature|time)$/);
  });
});
