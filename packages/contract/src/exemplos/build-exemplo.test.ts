import { parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { isCpf } from '@trevo/rules/pessoa/cpf';
import { getCampanha } from '@trevo/fixtures/campanhas';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { buildConsumidor } from '@trevo/fixtures/consumidor-builder';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import type { CallParts } from '../call.ts';
import { calls } from '../calls.ts';
import { buildExemplo } from './build-exemplo.ts';
import { campanhaExemplo, chaveExemplo, pessoaExemplo } from './exemplo-valores.ts';

const all: readonly (CallParts & { id: string })[] = Object.values(calls);

test.each(all)('builds valid examples for every part of $id', ({ id, ...parts }) => {
  for (const part of ['params', 'query', 'body', 'retorno'] as const) {
    const schema = parts[part];
    if (!schema) continue;
    const { issues } = v.safeParse(schema, buildExemplo(schema, `${id}.${part}`));
    expect(
      issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
      part,
    ).toBeUndefined();
  }
});

test('rejects a text field without an example value, and names its path and the file to change', () => {
  expect(() => buildExemplo(v.object({ zebra: v.string() }), 'zoo.abrir.body')).toThrow(
    /zoo\.abrir\.body\.zebra .*add one .*\*\.calls\.ts/,
  );
});

test('prefers the value with the longest matching path suffix', () => {
  const schema = v.object({ numero: v.string(), endereco: v.object({ numero: v.string() }) });
  expect(buildExemplo(schema, 'a.b.body')).toEqual({ numero: '57698', endereco: pessoaExemplo.endereco });
});

test('uses the person, receipt and campaign of the fixtures', () => {
  expect(pessoaExemplo).toEqual(buildConsumidor(1));
  expect(isCpf(pessoaExemplo.cpf)).toBe(true);
  expect(chaveExemplo).toBe(buildChave(1, { anoMes: '2026-11', modelo: '65', tipoEmissao: 1 }));
  expect(getCampanha('padrao').arquivo.campanha).toMatchObject(campanhaExemplo);
  expect(parseChaveAcesso(chaveExemplo, '2026-11-21').ok).toBe(true);
});
