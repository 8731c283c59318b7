import { expect, test } from 'vitest';
import { isCpfRestrito } from './cpf.ts';

const restricao = { proprietario: false, cnpjCpfAssociado: null, ativo: true };

test.each([
  ['nobody is restricted without a restriction', [], false],
  ['an active one of no owner and no associate restricts', [restricao], true],
  ['an owner may take part', [{ ...restricao, proprietario: true }], false],
  [
    'a document tied to an associate may take part',
    [{ ...restricao, cnpjCpfAssociado: '11222333000181' }],
    false,
  ],
  ['an inactive one does not count', [{ ...restricao, ativo: false }], false],
  ['one that restricts is enough', [{ ...restricao, ativo: false }, restricao], true],
])('%s', (_, restricoes, restricted) => {
  expect(isCpfRestrito(restricoes)).toBe(restricted);
});
