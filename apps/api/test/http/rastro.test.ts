import { afterEach, describe, expect, it, vi } from 'vitest';
import { postJson } from '../../src/adapters/post-json.ts';
import { createLogger } from '../../src/kernel/log.ts';
import { createSpans } from '../../src/kernel/tracing/spans.ts';
import { registerPessoa, toCadastro, toChave } from '../pessoa.ts';
import { fetchHere, startProvider } from '../provider.ts';
import { startTestApp } from '../test-app.ts';

interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status: { readonly code?: number };
}

const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function start(ratio = 1) {
  const collector = await startProvider();
  cleanups.push(() => collector.close());
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line: string) => void lines.push(line) });
  const spans = createSpans({
    endpoint: `${collector.url}/`,
    headers: { 'x-chave': 'segredo' },
    ratio,
    service: { name: 'trevo', version: '1.2.3', instance: 'caixa-1' },
    log,
  });
  const test = await startTestApp(undefined, { spans });
  cleanups.push(() => test.close());
  await test.publish();
  return { test, spans, collector, lines };
}

const readSpans = ({ requests }: { requests: readonly { body: string }[] }): Sent[] =>
  requests.flatMap(({ body }) => {
    const { resourceSpans } = JSON.parse(body) as {
      resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
    };
    return resourceSpans[0]!.scopeSpans[0]!.spans;
  });

describe('trace of a request', () => {
  it('contains spans of the request, its statements and its messages, correctly nested and without personal data', async () => {
    const { test, spans, collector } = await start();
    const ana = await registerPessoa(test, 1);
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const parentId = '00f067aa0ba902b7';
    const chaveAcesso = toChave(1);
    const { status, headers } = await test.client.call('documentoFiscal.pendentes.enviar', {
      params: { ano: 2026, identificacao: 'TREVO' },
      body: { chaveAcesso },
      token: ana.token,
      headers: { 'idempotency-key': 'rastro-1-rastro', traceparent: `00-${traceId}-${parentId}-01` },
    });
    expect(status).toBe(201);
    await test.client.call('login.enviarNotificacaoToken', { body: { usuario: '11987650001' } });
    await spans.close();
    const all = readSpans(collector);
    const own = all.filter((span) => span.traceId === traceId);
    const root = own.find(({ parentSpanId }) => parentSpanId === parentId)!;
    expect(root).toMatchObject({
      kind: 2,
      name: 'POST /documentoFiscal/v1/documentosFiscaisPendentes/:ano/:identificacao',
    });
    expect(headers['traceparent']).toBe(`00-${traceId}-${root.spanId}-01`);
    const register = own.find(({ name }) => name === 'documento_fiscal_register')!;
    expect(register).toMatchObject({ kind: 3, parentSpanId: root.spanId });
    expect(BigInt(register.startTimeUnixNano)).toBeLessThanOrEqual(BigInt(register.endTimeUnixNano));
    // Spans begun here have their request's name; the code was sent in the background.
    expect(all.map(({ name }) => name)).toContain('sms.send');
    expect(all.map(({ name }) => name)).toContain('transaction');
    const [first] = collector.requests;
    expect([first!.url, first!.headers['x-chave']]).toEqual(['/v1/traces', 'segredo']);
    const text = collector.requests.map(({ body }) => body).join('');
    expect(text).toContain('caixa-1');
    const { email, telefoneContato } = toCadastro(1);
    for (const secret of ['11987650001', chaveAcesso, ana.usuario, ana.token, email, telefoneContato])
      expect(text).not.toContain(secret);
  });

  it('a job run is a separate trace with child spans', async () => {
    const { test, spans, collector } = await start();
    await test.app.runJob('taxa.limpar');
    await spans.close();
    const all = readSpans(collector);
    const root = all.find(({ name }) => name === 'taxa.limpar')!;
    expect(root).toMatchObject({ kind: 1, status: {} });
    expect(root).not.toHaveProperty('parentSpanId');
    expect(all).toContainEqual(
      expect.objectContaining({ traceId: root.traceId, parentSpanId: root.spanId, kind: 3 }),
    );
  });

  it('a failed statement is a failed span with its SQLSTATE', async () => {
    const { test, spans, collector } = await start();
    const failing = spans.measure('quebra', 'client', {}, () => test.db.query('select 1 / 0'));
    await expect(failing).rejects.toThrow('division by zero');
    const inside = spans.runIn({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), parentId: undefined }, () =>
      spans.measure('quebra', 'client', {}, () => test.db.query('select 1 / 0')),
    );
    await expect(inside).rejects.toThrow('division by zero');
    await spans.close();
    const told = readSpans(collector).filter(({ name }) => name === 'quebra');
    expect(told).toEqual([expect.objectContaining({ parentSpanId: 'b'.repeat(16), status: { code: 2 } })]);
    expect(JSON.stringify(told)).toContain('22012');
  });
});

it('propagates an existing trace to HTTP providers, but not to the trace collector', async () => {
  const { spans, collector } = await start();
  const other = await startProvider();
  cleanups.push(() => other.close());
  const ask = () => postJson(fetchHere(other.url), `${other.url}/envio`, { token: 't', body: {} });
  await ask();
  await spans.begin('avisos.enviar', () => spans.measure('push.send', 'client', {}, ask));
  await spans.close();
  const sent = readSpans(collector).find(({ name }) => name === 'push.send')!;
  const told = other.requests.map(({ headers }) => headers['traceparent']);
  expect(told).toEqual([undefined, `00-${sent.traceId}-${sent.spanId}-01`]);
  expect(collector.requests.map(({ headers }) => headers['traceparent'])).toEqual([undefined]);
});

it('samples new traces by ratio, and follows the sampling decision of incoming ones', async () => {
  const { test, spans, collector } = await start(0);
  const traceId = 'c'.repeat(32);
  const list = (flags: string) =>
    test.client.call('campanha.listar', {
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-${flags}` },
    });
  const { headers } = await test.client.call('campanha.listar');
  expect(headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  await list('00');
  await spans.close();
  expect(collector.requests).toEqual([]);
  await list('01');
  await vi.waitFor(async () => {
    await spans.close();
    expect(new Set(readSpans(collector).map((span) => span.traceId))).toEqual(new Set([traceId]));
  }, 120_000);
});

it('logs a rejecting collector without delaying requests', async () => {
  const { test, spans, collector, lines } = await start();
  collector.answer(() => ({ status: 503, body: {} }));
  expect((await test.client.call('campanha.listar')).status).toBe(200);
  await spans.close();
  await vi.waitFor(() => expect(lines.join('')).toContain('the collector answered 503'), 120_000);
});
