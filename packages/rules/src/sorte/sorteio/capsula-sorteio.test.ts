import { buildCapsula, disqualifyPremiado, falsificacoes } from '@trevo/fixtures/capsula-builder';
import { sha256 } from '@trevo/fixtures/manifesto-builder';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Capsula, verifyCapsula } from './capsula-sorteio.ts';
import { decodeMapa, encodeMapa, packMapa, unpackMapa } from '../numeros/mapa-lugares.ts';

const total = 200_000;

describe('the capsule of a draw', () => {
  let capsula: Capsula;
  let manifestoHash: string;
  beforeAll(async () => void ({ capsula, manifestoHash } = await buildCapsula()));

  it('proves its winners', async () => {
    expect(capsula.apuracao.premiados.map(({ lugar }) => lugar)).toEqual([57_702, 57_710]);
    expect(await verifyCapsula(capsula, manifestoHash, sha256)).toEqual([]);
    expect(
      await verifyCapsula(JSON.parse(JSON.stringify(capsula)) as Capsula, manifestoHash, sha256),
    ).toEqual([]);
  });

  it.each(falsificacoes)('the capsule of a draw is refused with $com', async ({ falsify, falhas }) => {
    expect(await verifyCapsula(await falsify(capsula), manifestoHash, sha256)).toEqual(falhas);
  });

  it('the capsule of a draw is refused with another published hash', async () => {
    expect(await verifyCapsula(capsula, 'd'.repeat(64), sha256)).toEqual(['manifesto']);
  });

  it('shows a disqualified winner with the reason, and the next one by the rule', async () => {
    const again = await disqualifyPremiado(capsula);
    expect(again.apuracao.premiados.map(({ lugar }) => lugar)).toEqual([57_705, 57_710]);
    expect(await verifyCapsula(again, manifestoHash, sha256)).toEqual([]);
  });
});

describe('the map of places', () => {
  it('keeps each place through packing', async () => {
    const places = [0, 7, 8, 99_999, 100_000, total - 1];
    const packed = await packMapa(encodeMapa(places, total));
    expect([...decodeMapa(await unpackMapa(packed, total))]).toEqual(places);
  });

  it('refuses a place beyond the campaign, and a packed map of another size', async () => {
    expect(() => encodeMapa([total], total)).toThrow(RangeError);
    expect(() => encodeMapa([-1], total)).toThrow(RangeError);
    const packed = await packMapa(new Uint8Array(total / 8));
    await expect(unpackMapa(packed, total / 2)).rejects.toThrow(RangeError);
    await expect(unpackMapa(packed, total * 2)).rejects.toThrow(RangeError);
  });
});
