import { consumidorSchema, perfilSchema } from '@trevo/contract/consumidor/consumidor.calls';
import { cadastroSchema } from '@trevo/contract/login/login.calls';
import { campoNomes, cadastroCampos, camposPessoa, perfilCampos } from '@trevo/rules/pessoa/campo-pessoa';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { identidadeColumns, pessoaColumns, toColumns } from '../../src/modules/consumidor/pessoa.columns.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

describe("the table of a person's fields", () => {
  it('is what the wire carries of a profile, there and back', () => {
    expect(Object.keys(consumidorSchema.entries)).toEqual(expect.arrayContaining(campoNomes));
    expect(Object.keys(perfilSchema.entries)).toEqual(expect.arrayContaining(campoNomes));
    expect(Object.keys(cadastroSchema.entries)).toEqual(expect.arrayContaining([...cadastroCampos]));
  });

  it('has a column for each field', () => {
    const schema = readFileSync(join(root, 'apps/api/migrations/schema.sql'), 'utf8');
    const table = /^create table consumidor \(([^;]*)\);/m.exec(schema)![1]!;
    const columns = [...table.matchAll(/^ {2}(\w+) (?!\w+ (?:CHECK|PRIMARY))/gm)].map((match) => match[1]);
    expect(columns).toEqual(expect.arrayContaining(pessoaColumns));
    expect(pessoaColumns).toContain('data_nascimento');
    expect(pessoaColumns).toHaveLength(campoNomes.length);
  });

  it('is asked somewhere, field by field', () => {
    const asked = new Set<string>([...cadastroCampos, ...perfilCampos]);
    expect(campoNomes.filter((campo) => !asked.has(campo))).toEqual([]);
  });

  it('says what the legal hold keeps: who somebody is, and nothing they answered', () => {
    expect([...identidadeColumns].sort()).toEqual(
      'cpf data_nascimento documento_variavel email endereco genero nome rg telefone_contato'.split(' '),
    );
  });

  it('is written as it is stored; what is left out stays, what is empty is cleared', () => {
    expect(
      toColumns({
        nome: ' ana  lima ',
        rg: '12.345.678-x',
        email: 'Ana@Exemplo.COM',
        extra: '',
        jaCliente: false,
      }),
    ).toEqual({
      nome: 'ANA LIMA',
      rg: '12345678X',
      email: 'ana@exemplo.com',
      extra: null,
      ja_cliente: false,
    });
  });

  it('spells a field once: besides it, only the input that is more than a line and the samples name one', () => {
    const folders = ['apps/api/src', 'apps/web/src', 'packages/config/src', 'packages/contract/src'];
    const sources = [...folders, 'packages/rules/src', 'packages/fixtures/src'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(ts|tsx|sql)$/.test(path) && !/\.test\.tsx?$/.test(path))
        .map((path) => `${folder}/${path}`)
        // Written by npm run schema.
        .filter((path) => path !== 'apps/api/src/schema/catalog.ts'),
    );
    const naming = (word: RegExp) =>
      sources.filter((path) => word.test(readFileSync(join(root, path), 'utf8')));
    expect(Object.keys(camposPessoa)).toContain('genero');
    expect(naming(/\bgenero\b/).sort()).toEqual([
      'apps/web/src/features/consumidor/ConsumidorInput.tsx',
      'apps/web/src/galeria/FormularioParte.tsx',
      'packages/contract/src/exemplos/exemplo-valores.ts',
      'packages/fixtures/src/consumidor-builder.ts',
      'packages/rules/src/pessoa/campo-pessoa.ts',
    ]);
  });
});
