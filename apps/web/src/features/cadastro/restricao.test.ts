import { expect, test } from 'vitest';
import { isRestrito } from './send-cadastro.ts';

test.each<[Parameters<typeof isRestrito>[0], boolean]>([
  [[], false],
  [[{ proprietario: false, cnpjCpfAssociado: null, ativo: true }], true],
  [[{ proprietario: true, cnpjCpfAssociado: null, ativo: true }], false],
  [[{ proprietario: false, cnpjCpfAssociado: 'informado', ativo: true }], false],
  [[{ proprietario: false, cnpjCpfAssociado: null, ativo: false }], false],
  [
    [
      { proprietario: true, cnpjCpfAssociado: null, ativo: true },
      { proprietario: false, cnpjCpfAssociado: null, ativo: true },
    ],
    true,
  ],
])('isRestrito returns for %j: %s', (restricoes, isOut) => {
  expect(isRestrito(restricoes)).toBe(isOut);
});
