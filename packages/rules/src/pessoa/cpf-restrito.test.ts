import { expect, test } from 'vitest';
import { isCpfRestrito } from './cpf.ts';

const restricao = { proprietario: false, cnpjCpfAssociado: null, ativo: true };

test.each([
  ['allows a document without restrictions', [], false],
  ['blocks on an active entry without owner and shop', [restricao], true],
  ['allows an owner', [{ ...restricao, proprietario: true }], false],
  ['allows a document with a linked shop', [{ ...restricao, cnpjCpfAssociado: '11222333000181' }], false],
  ['ignores an inactive entry', [{ ...restricao, ativo: false }], false],
  ['blocks on any one blocking entry', [{ ...restricao, ativo: false }, restricao], true],
])('%s', (_, restricoes, restricted) => {
  expect(isCpfRestrito(restricoes)).toBe(restricted);
});
