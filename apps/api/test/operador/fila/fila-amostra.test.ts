import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAmostra } from '../../../src/modules/documento-fiscal/fila/amostra.ts';

const ator = { tipo: 'operador', id: '01890000-0000-7000-8000-000000000001', nome: 'Ana' } as const;
const toId = (n: number) => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;
/** The sample under a key of this name. */
const open = (nome: string) =>
  createAmostra({
    dados: {
      current: () => ({
        derive: (purpose: string) =>
          createHash('sha256')
            .update(nome + purpose)
            .digest(),
      }),
    } as never,
  });
const list = (amostra: ReturnType<typeof open>) =>
  Array.from({ length: 20_000 }, (_, n) => n).filter(
    (n) => amostra.mark({ consumidorId: '', documentoFiscalId: toId(n) }, ator).conferir,
  );

describe('sample of verdicts for a second opinion', () => {
  it('chooses three in a hundred, the same ones under one key and others under another', () => {
    const chosen = list(open('um'));
    expect(chosen.length).toBeGreaterThan(500);
    expect(chosen.length).toBeLessThan(700);
    expect(list(open('um'))).toEqual(chosen);
    const others = new Set(list(open('dois')));
    expect(chosen.filter((n) => others.has(n)).length).toBeLessThan(60);
  });

  it('chooses no verdict of a program', () => {
    const [n] = list(open('um'));
    const ref = { consumidorId: '', documentoFiscalId: toId(n!) };
    expect(open('um').mark(ref, ator)).toEqual({ ...ator, conferir: true });
    const programa = { ...ator, tipo: 'credencial' } as const;
    expect(open('um').mark(ref, programa)).toEqual(programa);
  });
});
