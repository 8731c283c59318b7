import { expect, it } from 'vitest';
import { toLojas } from '../../src/modules/relatorio/grupos-relatorio.ts';

const cnpj = '11222333000181';
const cpf = '52998224725';
const soma = (emitente: string) => ({
  emitente,
  uf: 'SP',
  notas: 5,
  validas: 4,
  invalidas: 1,
  valor_centavos: 1_000,
});
const people = (emitente: string, first: number) => ({
  emitente,
  uf: 'SP',
  pessoas: [1, 2, 3, 4, 5].map((n) => first + n),
});

it('names a shop with five people, and never an issuer whose number is that of a person', () => {
  const { itens, outros } = toLojas([soma(cnpj), soma(cpf)], [people(cnpj, 0), people(cpf, 10)], [
    { cnpj, nome: 'Mercado Um' },
  ] as never);
  expect(itens).toMatchObject([{ cnpj, nome: 'Mercado Um', notas: 5, validas: 4, invalidas: 1 }]);
  expect(outros).toEqual({ grupos: 1, notas: 5, validas: 4, invalidas: 1 });
  expect(JSON.stringify({ itens, outros })).not.toContain(cpf);
});
