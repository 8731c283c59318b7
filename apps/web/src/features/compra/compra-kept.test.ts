// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { session } from '../../platform/session/session.ts';
import { compraDraft } from './compra-draft.ts';
import { compraEnvio, forgetCompra } from './compra-envio.ts';
import { chaveDraft, fotoStore } from '../documento-fiscal/public.ts';

const campanha = '2026/TREVO';
const agora = new Date('2026-11-21T15:00:00Z');
const foto = { campanha, arquivo: new Blob(['x']), nomeArquivo: null };
const signIn = (usuario: string) => session.signIn({ token: `t-${usuario}`, usuario, tipo: 'consumidor' });

beforeEach(() => signIn('52998224725'));
afterEach(async () => {
  await forgetCompra();
  session.signOut();
});

describe('unsent purchase on the device', () => {
  test('is restored for the same user and campaign, with its picture', async () => {
    compraDraft.write('manual', campanha, { uf: 'SP' });
    expect(await fotoStore.write('manual', { ...foto, nomeArquivo: 'a.jpg' })).toBe(true);
    expect(compraDraft.read('manual', campanha)).toEqual({ uf: 'SP' });
    expect((await fotoStore.read('manual', campanha))?.nomeArquivo).toBe('a.jpg');
  });

  test.each([
    ['another user', 'manual', campanha, '11144477735'],
    ['another campaign', 'manual', '2026/OUTRA', '52998224725'],
    ['the other form', 'quantidade', campanha, '52998224725'],
  ] as const)('is not shown for %s', async (_name, tela, place, usuario) => {
    compraDraft.write('manual', campanha, { uf: 'SP' });
    await fotoStore.write('manual', foto);
    signIn(usuario);
    expect(compraDraft.read(tela, place)).toBeUndefined();
    expect(await fotoStore.read(tela, place)).toBeUndefined();
  });

  test('is deleted when the kiosk resets', async () => {
    compraDraft.write('manual', campanha, { uf: 'SP' });
    await fotoStore.write('manual', foto);
    compraEnvio.begin('manual', 'ana', { uf: 'SP' }, agora);
    chaveDraft.write('3526');
    await forgetCompra();
    expect(compraDraft.read('manual', campanha)).toBeUndefined();
    expect(await fotoStore.read('manual', campanha)).toBeUndefined();
    expect(Object.keys(localStorage).filter((key) => key.includes('compra'))).toEqual([]);
  });

  test('is not stored without a session', async () => {
    session.signOut();
    expect(await fotoStore.write('manual', foto)).toBe(false);
  });
});

describe('idempotency key of a purchase', () => {
  test('stays the same until a response settles it, and so does the time of the first attempt', () => {
    const first = compraEnvio.begin('manual', 'ana', { uf: 'SP' }, agora);
    const again = compraEnvio.begin('manual', 'ana', { uf: 'SP' }, new Date('2026-11-22T15:00:00Z'));
    expect(again).toEqual(first);
    expect(first.idempotencia).toMatch(/^[0-9a-f]{32}$/);
    compraEnvio.settle('manual', first);
    expect(compraEnvio.begin('manual', 'ana', { uf: 'SP' }, agora).idempotencia).not.toBe(first.idempotencia);
  });

  test('differs for a changed purchase and for another user', () => {
    const { idempotencia } = compraEnvio.begin('manual', 'ana', { uf: 'SP' }, agora);
    expect(compraEnvio.begin('manual', 'ana', { uf: 'RJ' }, agora).idempotencia).not.toBe(idempotencia);
    compraEnvio.begin('manual', 'ana', { uf: 'SP' }, agora);
    expect(compraEnvio.begin('manual', 'bia', { uf: 'SP' }, agora).idempotencia).not.toBe(idempotencia);
  });

  test('of one form survives a request of another form', () => {
    const first = compraEnvio.begin('manual', 'ana', { uf: 'SP' }, agora);
    const other = compraEnvio.begin('quantidade', 'ana', { uf: 'SP' }, agora);
    compraEnvio.settle('quantidade', other);
    expect(compraEnvio.begin('manual', 'ana', { uf: 'SP' }, agora)).toEqual(first);
  });

  test('is not settled by the response to an earlier attempt of another user', () => {
    const first = compraEnvio.begin('manual', 'ana', { uf: 'SP' }, agora);
    const second = compraEnvio.begin('manual', 'bia', { uf: 'SP' }, agora);
    compraEnvio.settle('manual', first);
    expect(compraEnvio.begin('manual', 'bia', { uf: 'SP' }, agora)).toEqual(second);
  });
});
