import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPares } from './list-pares.ts';

const cor = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);

test('every pair keeps its contrast for any two colours, light and dark', () => {
  fc.assert(
    fc.property(
      cor,
      cor,
      fc.constantFrom('claro' as const, 'escuro' as const),
      (corPrimaria, corSecundaria, modo) => {
        for (const { id, razao, minimo } of listPares({ corPrimaria, corSecundaria, modo }))
          expect(razao, id).toBeGreaterThanOrEqual(minimo);
      },
    ),
  );
});

test('says which colour of the brand was kept and which was repaired', () => {
  const pares = listPares({ corPrimaria: '#ffd60a', corSecundaria: '#8c1c13', modo: 'claro' });
  const find = (id: string) => pares.find((par) => par.id === id)!;
  expect(find('botao')).toMatchObject({ pedida: '#ffd60a', isReparada: false });
  expect(find('link')).toMatchObject({ pedida: '#ffd60a', isReparada: true });
  expect(find('linkDestaque')).toMatchObject({ pedida: '#8c1c13', isReparada: false });
  expect(find('texto').pedida).toBeNull();
});
