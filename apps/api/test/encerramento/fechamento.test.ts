import { expect, it } from 'vitest';
import { comando } from '../../src/kernel/auth/ator.ts';
import { createFechamentoService } from '../../src/modules/encerramento/fechamento.service.ts';

const em = new Date('2026-12-21T15:00:00Z');
const manifestoHash = 'a'.repeat(64);
const autores = { por: comando, aprovadoPor: null };
type Parts = Parameters<typeof createFechamentoService>[0];

/** Creates the service of a campaign with a kit; returns the stored closings, too. */
function openFechamentos(
  diferencas: { numeros: number; premios: number | null; contas: number },
  readItens: (isFresh: boolean) => readonly object[] = () => [],
) {
  const closed: unknown[] = [];
  const fechamentos = createFechamentoService({
    store: {
      requireAberta: () => Promise.resolve(),
      find: () => Promise.resolve(undefined),
      close: (_: unknown, ...fim: unknown[]) => Promise.resolve(closed.push(fim) > 0),
    } as unknown as Parts['store'],
    kits: { findByManifesto: () => Promise.resolve({ arquivo_id: 'kit', manifesto: null }) } as never,
    conferencias: { check: () => Promise.resolve({ diferencas }) } as never,
    fatos: {
      read: (_: unknown, { isFresh = false } = {}) => Promise.resolve({ itens: readItens(isFresh) }),
    } as unknown as Parts['fatos'],
    clock: { now: () => em },
  });
  return { close: () => fechamentos.close({ campanhaId: 'c' } as never, manifestoHash, autores), closed };
}

it.each([
  ['numbers', { numeros: 1, premios: 0, contas: 0 }],
  ['prizes', { numeros: 0, premios: 1, contas: 0 }],
  ['accounts', { numeros: 0, premios: 0, contas: 1 }],
])('does not close books that differ in %s only', async (_, diferencas) => {
  const { close, closed } = openFechamentos(diferencas);
  await expect(close()).rejects.toMatchObject({ code: 'encerramento.livrosDiferem', valores: diferencas });
  expect(closed).toEqual([]);
});

it('closes books without a difference, also in a campaign without prizes, once', async () => {
  const diferencas = { numeros: 0, premios: null, contas: 0 };
  const { close, closed } = openFechamentos(diferencas);
  await close();
  expect(closed).toEqual([[diferencas, { kitId: 'kit', manifestoHash, ...autores, em }]]);
});

it('decides by the facts of now, not by those that the panel remembers', async () => {
  const falta = { codigo: 'cabecalho', situacao: 'falta', faltam: 1, sorteio: null };
  const { close, closed } = openFechamentos({ numeros: 0, premios: 0, contas: 0 }, (isFresh) =>
    isFresh ? [falta] : [],
  );
  await expect(close()).rejects.toMatchObject({ code: 'encerramento.falta' });
  expect(closed).toEqual([]);
});
