import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildNiveis, findRaizDe, getRaiz, hashFolha, listIrmaos, type Sha256 } from './arvore-merkle.ts';

const sha256: Sha256 = async (bytes) => createHash('sha256').update(bytes).digest();
const grow = async (length: number) => {
  const folhas = await Promise.all(Array.from({ length }, (_, i) => hashFolha(`linha ${i}\n`, sha256)));
  return { folhas, niveis: await buildNiveis(folhas, sha256) };
};

describe('Merkle tree', () => {
  it('a Merkle tree has the root of RFC 6962', async () => {
    // d0 and d1 of the RFC 6962 test vectors of Certificate Transparency: the empty line and one zero byte.
    const folhas = await Promise.all(['', '\0'].map((text) => hashFolha(text, sha256)));
    expect(folhas[0]).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
    expect(getRaiz(await buildNiveis(folhas, sha256))).toBe(
      'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    );
  });

  it('proves every leaf at every size, and no other leaf, index or leaf count', async () => {
    for (let length = 1; length <= 33; length++) {
      const { folhas, niveis } = await grow(length);
      for (let indice = 0; indice < length; indice++) {
        const irmaos = listIrmaos(niveis, indice);
        const find = (folha: string, at: number, quantidade: number) =>
          findRaizDe(folha, { indice: at, quantidade, irmaos }, sha256);
        expect(await find(folhas[indice]!, indice, length)).toBe(getRaiz(niveis));
        expect(await find(await hashFolha('outra', sha256), indice, length)).not.toBe(getRaiz(niveis));
        const neighbour = indice > 0 ? indice - 1 : indice + 1;
        expect(await find(folhas[indice]!, neighbour, length)).not.toBe(getRaiz(niveis));
      }
      expect(await findRaizDe(folhas[0]!, { indice: length, quantidade: length, irmaos: [] }, sha256)).toBe(
        undefined,
      );
    }
  });

  it('a Merkle tree has the same root when built from subtrees of a power of two, and proves through them', async () => {
    for (const length of [1, 3, 4, 5, 8, 11, 16, 17]) {
      const { folhas, niveis } = await grow(length);
      const galhos = await Promise.all(
        Array.from({ length: Math.ceil(length / 4) }, (_, i) =>
          buildNiveis(folhas.slice(i * 4, i * 4 + 4), sha256),
        ),
      );
      const above = await buildNiveis(galhos.map(getRaiz), sha256);
      expect(getRaiz(above)).toBe(getRaiz(niveis));
      for (let indice = 0; indice < length; indice++)
        expect([
          ...listIrmaos(galhos[Math.floor(indice / 4)]!, indice % 4),
          ...listIrmaos(above, Math.floor(indice / 4)),
        ]).toEqual(listIrmaos(niveis, indice));
    }
  });

  it('rejects an empty list of leaves', async () => {
    await expect(buildNiveis([], sha256)).rejects.toThrow(RangeError);
  });
});
