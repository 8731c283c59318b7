// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUploadTransport } from './upload-transport.ts';

/** Stub of XMLHttpRequest that the test drives. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly sent: Record<string, string> = {};
  status = 0;
  responseText = '';
  opened = '';
  body = '';
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.sent[name] = value;
  }
  send(body: string) {
    this.body = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => vi.unstubAllGlobals());

test('sends method, headers and body, and reports upload progress', async () => {
  const shares: number[] = [];
  const answered = createUploadTransport((share) => shares.push(share))('/upload', {
    method: 'POST',
    headers: { authorization: 'Bearer t1' },
    body: '{}',
  });
  const request = FakeRequest.last;
  expect([request.opened, request.sent, request.body]).toEqual([
    'POST /upload',
    { authorization: 'Bearer t1' },
    '{}',
  ]);
  for (const [loaded, lengthComputable] of [
    [1, true],
    [2, false],
    [4, true],
  ] as const) {
    request.upload.dispatchEvent(
      Object.assign(new Event('progress'), { loaded, total: 4, lengthComputable }),
    );
  }
  request.status = 201;
  request.responseText = '{"retorno":1}';
  request.dispatchEvent(new Event('load'));
  const response = await answered;
  expect([response.status, await response.json(), shares]).toEqual([201, { retorno: 1 }, [0.25, 1]]);
});

test('fails like fetch on a network error and on an abort', async () => {
  const broken = createUploadTransport(() => {})('/upload', {});
  FakeRequest.last.dispatchEvent(new Event('error'));
  await expect(broken).rejects.toThrow('Failed to fetch');
  const controller = new AbortController();
  const aborted = createUploadTransport(() => {})('/upload', { signal: controller.signal });
  controller.abort();
  await expect(aborted).rejects.toThrow('Failed to fetch');
});
