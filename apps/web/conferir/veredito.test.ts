import { buildCapsula } from '@trevo/fixtures/capsula-builder';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Conferida } from './conferencia-andamento.ts';
import { readImpressao, toVeredito } from './veredito.ts';

describe('toVeredito', () => {
  let conferida: Conferida;
  beforeAll(async () => {
    const { capsula, manifestoHash } = await buildCapsula();
    conferida = { capsula, manifestoHash, falhas: [], mapa: new Uint8Array() };
  });
  const estadosOf = (given: Conferida, publicada: string) =>
    toVeredito(given, publicada).partes.map(({ resultado }) => resultado);

  it('accepts a capsule with the published hash', () => {
    expect(toVeredito(conferida, ` ${conferida.manifestoHash.toUpperCase()}\n`).estado).toBe('confere');
  });

  it.each(['', 'abc'])('waits for the comparison with the hash %j', (publicada) => {
    expect(toVeredito(conferida, publicada).estado).toBe('falta');
    expect(estadosOf(conferida, publicada)).toEqual(['falta', ...Array<string>(6).fill('confere')]);
  });

  it('refuses another published hash', () => {
    expect(toVeredito(conferida, 'd'.repeat(64)).estado).toBe('falhou');
    expect(estadosOf(conferida, 'd'.repeat(64))[0]).toBe('falhou');
  });

  it('refuses a failed check, with and without the hash', () => {
    const failed: Conferida = { ...conferida, falhas: ['apuracao'] };
    expect(toVeredito(failed, '').estado).toBe('falhou');
    expect(toVeredito(failed, failed.manifestoHash).estado).toBe('falhou');
  });

  it('reads a hash that was broken over lines, and no longer text', () => {
    const hash = conferida.manifestoHash;
    expect(readImpressao(`${hash.slice(0, 32)}\n${hash.slice(32)}`)).toBe(hash);
    expect(readImpressao(`${hash}0`)).toBeUndefined();
  });
});
