import { parseCsv } from '@trevo/rules/texto/csv';
import fc from 'fast-check';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import readXlsx from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '../../src/modules/exportacao/formato/formato-csv.ts';
import { writeParquet } from '../../src/modules/exportacao/formato/formato-parquet.ts';
import { writeXlsx } from '../../src/modules/exportacao/formato/formato-xlsx.ts';
import { toLetras } from '../../src/modules/exportacao/formato/xlsx-aba.ts';
import type { Linha } from '../../src/modules/exportacao/planilha.ts';
import { colunas, marca, toBuffer, toPlanilha, vazia } from './planilha-exemplo.ts';

const registrada = new Date('2026-11-21T15:00:07Z');
const linha = (nome: string | null, centavos = 29_209): Linha => [
  nome,
  292,
  centavos,
  2.5,
  '2026-11-20',
  registrada,
];
const nomes = colunas.map(({ nome }) => nome);

describe('CSV', () => {
  const write = async (linhas: readonly Linha[]) =>
    (await toBuffer(writeCsv(toPlanilha([linhas])))).toString('utf8');

  it('begins with a byte order mark and has the watermark as the heading of an empty column', async () => {
    expect(await write([linha('Ana')])).toBe(
      `\uFEFF${nomes.join(';')};${marca}\r\nAna;292;292,09;2,5;2026-11-20;2026-11-21 12:00:07;\r\n`,
    );
  });

  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+55 11', "'+55 11"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['a;b', '"a;b"'],
    ['duas\nlinhas', '"duas\nlinhas"'],
  ])('writes the text %j as %j', async (texto, celula) => {
    expect((await write([linha(texto)])).split('\r\n')[1]).toBe(
      `${celula};292;292,09;2,5;2026-11-20;2026-11-21 12:00:07;`,
    );
  });

  it.each([
    [-5, '-0,05'],
    [0, '0,00'],
    [100_000, '1000,00'],
  ])('writes %i cents as %s', async (centavos, celula) => {
    expect((await write([linha('a', centavos)])).split(';')[colunas.length + 2]).toBe(celula);
  });

  it('writes absent values as empty cells', async () => {
    expect((await write([vazia])).split('\r\n')[1]).toBe(';;;;;;');
  });
});

/** Reads the rows of each sheet. */
const readAbas = async (bytes: Buffer) => (await readXlsx(bytes)).map(({ data: linhas }) => linhas);

describe('XLSX', () => {
  it('writes typed cells that an independent reader opens', async () => {
    const bytes = await toBuffer(writeXlsx(toPlanilha([[linha('=1+1'), vazia], [linha('<Ana> & "Bia"')]])));
    const [titulos, ana, , bia] = (await readAbas(bytes))[0]!;
    expect(titulos).toEqual([...nomes, marca]);
    // A date of a spreadsheet has no zone: the reader takes it for UTC, it is São Paulo's.
    expect(ana!.slice(0, 5)).toEqual(['=1+1', 292, 292.09, 2.5, new Date('2026-11-20T00:00:00Z')]);
    // A time is a fraction of a day, which no binary number has exactly.
    expect(Number(ana![5]) / 1_000).toBeCloseTo(Date.parse('2026-11-21T12:00:07Z') / 1_000, 2);
    expect(bia![0]).toBe('<Ana> & "Bia"');
    expect(bytes.includes('<f>')).toBe(false);
  });

  it('begins another sheet, with its headings, when one is full', async () => {
    const linhas = Array.from({ length: 7 }, (_, at) => linha(`Pessoa ${at}`));
    const bytes = await toBuffer(writeXlsx(toPlanilha([linhas.slice(0, 4), linhas.slice(4)]), 4));
    expect((await readXlsx(bytes)).map(({ sheet }) => sheet)).toEqual(['Dados 1', 'Dados 2', 'Dados 3']);
    const abas = await readAbas(bytes);
    expect(abas.map((rows) => rows.slice(1).map(([nome]) => nome))).toEqual([
      ['Pessoa 0', 'Pessoa 1', 'Pessoa 2'],
      ['Pessoa 3', 'Pessoa 4', 'Pessoa 5'],
      ['Pessoa 6'],
    ]);
    expect(abas.every(([titulos]) => titulos![0] === 'nome')).toBe(true);
  });

  it('an XLSX file without rows is a sheet of headings', async () => {
    expect(await readAbas(await toBuffer(writeXlsx(toPlanilha([]))))).toEqual([[[...nomes, marca]]]);
  });

  it('leaves out the characters that XML forbids', async () => {
    const bytes = await toBuffer(writeXlsx(toPlanilha([[linha('a\u0000b\u000Bc\uFFFEd')]])));
    expect((await readAbas(bytes))[0]![1]![0]).toBe('abcd');
  });

  it.each(['_x003D_1', '_x005F_x003D_1', 'a_x000a_b', '_x003D', '__x003D__'])(
    'writes the text %s so that a reader does not decode it',
    async (nome) => {
      const bytes = await toBuffer(writeXlsx(toPlanilha([[linha(nome)]])));
      expect((await readAbas(bytes))[0]![1]![0]).toBe(nome);
    },
  );

  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('names column %i %s', (at, letras) => expect(toLetras(at)).toBe(letras));
});

describe('Parquet', () => {
  const toFile = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;

  it('writes typed columns and the watermark as metadata, which another program opens', async () => {
    const file = toFile(await toBuffer(writeParquet(toPlanilha([[linha('=1+1')], [vazia]]))));
    const { num_rows, key_value_metadata } = parquetMetadata(file);
    expect([num_rows, key_value_metadata]).toEqual([2n, [{ key: 'marca', value: marca }]]);
    expect(await parquetReadObjects({ file })).toEqual([
      {
        nome: '=1+1',
        pontos: 292n,
        // The reader scales by a floating-point factor; the file has the integer 29209.
        valor: expect.closeTo(292.09, 6),
        quantidade: 2.5,
        compra: new Date('2026-11-20T00:00:00Z'),
        registrada_em: registrada,
      },
      Object.fromEntries(nomes.map((nome) => [nome, null])),
    ]);
  });

  it('keeps the order over row groups', async () => {
    const paginas = Array.from({ length: 12 }, (_, page) =>
      Array.from({ length: 1_000 }, (__, at) => linha(String(page * 1_000 + at))),
    );
    const file = toFile(await toBuffer(writeParquet(toPlanilha(paginas))));
    expect(parquetMetadata(file).row_groups.length).toBeGreaterThan(1);
    const rows = await parquetReadObjects({ file, columns: ['nome'] });
    expect(rows.map(({ nome }) => Number(nome))).toEqual(Array.from({ length: 12_000 }, (_, at) => at));
  });

  it('a Parquet file without rows has the columns', async () => {
    const { num_rows, schema } = parquetMetadata(toFile(await toBuffer(writeParquet(toPlanilha([])))));
    expect([num_rows, schema.slice(1).map(({ name }) => name)]).toEqual([0n, nomes]);
  });
});

/** Texts that PostgreSQL stores and XML allows, with the signs that the formats escape. */
const texto = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[=+\-@;"'<>&,\n a]{0,8}$/))
  .map((one) => one.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ').trim())
  .filter((one) => one !== '');

describe('any texts', () => {
  const linhas = fc.array(texto.map(linha), { minLength: 1, maxLength: 8 });
  const listNomes = (all: readonly Linha[]) => all.map(([nome]) => nome);
  const property = (
    read: (given: readonly Linha[]) => Promise<readonly unknown[]>,
    toSafe: (nome: unknown) => unknown = String,
  ) =>
    fc.assert(
      fc.asyncProperty(linhas, async (given) => {
        expect(await read(given)).toEqual(listNomes(given).map(toSafe));
      }),
      { numRuns: 40 },
    );

  it('any texts come back from CSV, formulas with their apostrophe', () =>
    property(
      async (given) =>
        parseCsv((await toBuffer(writeCsv(toPlanilha([given])))).toString('utf8'))
          .slice(1)
          .map(([nome]) => nome),
      (nome) => (/^[=+\-@＝＋－＠]/.test(String(nome)) ? `'${String(nome)}` : nome),
    ));

  it('any texts come back from XLSX', () =>
    property(async (given) =>
      (await readAbas(await toBuffer(writeXlsx(toPlanilha([given])))))[0]!
        .slice(1)
        .map(([nome]) => String(nome)),
    ));

  it('any texts come back from Parquet', () =>
    property(async (given) => {
      const bytes = await toBuffer(writeParquet(toPlanilha([given])));
      const rows = await parquetReadObjects({ file: new Uint8Array(bytes).buffer });
      return rows.map(({ nome }) => nome);
    }));
});
