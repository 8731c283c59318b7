import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { calculateCpfDigitos } from '@trevo/rules/pessoa/cpf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeZip, type ZipEntry } from '../../src/kernel/zip.ts';
import { listArquivos } from '../../src/modules/sorteio/congelamento/arquivos-participantes.ts';
import type {
  Participante,
  SorteioExportado,
} from '../../src/modules/sorteio/congelamento/layout-participantes.ts';
import { runHere } from '../program.ts';
import { readZip } from './zip-lido.ts';

const em = new Date('2026-11-28T22:00:00Z');

function createParticipante(at: number): Participante {
  const nove = String(at).padStart(9, '1');
  return {
    serie: '03',
    numero: String(at).padStart(5, '0'),
    participaEm: em,
    documento: `${nove}${calculateCpfDigitos(nove)}`,
    nome: 'ANA, A "NANA" ARAÚJO',
    email: 'ana@exemplo.invalid',
    telefone: '11987654321',
    isEstrangeiro: false,
  };
}

/** Yields numbers in pages of ten, and counts the pages that were read. */
async function* createPages(total: number, onPage: () => void = () => undefined) {
  for (let at = 0; at < total; at += 10) {
    onPage();
    yield Array.from({ length: Math.min(10, total - at) }, (_, n) => createParticipante(at + n));
  }
}

const toSorteio = (numeros: number): SorteioExportado => ({
  campanha: { ano: 2026, identificacao: 'TREVO' },
  sorteio: '2026-11-28',
  nome: '1º sorteio',
  manifestoHash: 'ab'.repeat(32),
  congeladoEm: em,
  numeros,
  excluidos: 1,
  em,
});

/** Writes the ZIP of some numbers, each CSV of at most so many bytes. */
const zip = (total: number, maximo?: number): Promise<Buffer> =>
  buffer(Readable.from(writeZip(listArquivos(createPages(total), toSorteio(total), maximo), em)));

const toLinhas = (csv: Buffer): string[] => csv.toString().split('\r\n').slice(1, -1);

describe('files of participants', () => {
  it('files of participants are cut at whole rows below the maximum size, each with the header', async () => {
    const files = await readZip(await zip(25, 700));
    const csvs = [...files].filter(([nome]) => nome.endsWith('.csv'));
    expect(csvs.map(([nome]) => nome)).toEqual([
      'participantes-001.csv',
      'participantes-002.csv',
      'participantes-003.csv',
      'participantes-004.csv',
      'participantes-005.csv',
    ]);
    for (const [, csv] of csvs) {
      expect(csv.length).toBeLessThanOrEqual(700);
      expect(csv.toString()).toMatch(/^cpf,cnpj,nome,/);
    }
    const linhas = csvs.flatMap(([, csv]) => toLinhas(csv));
    expect(linhas.map((linha) => linha.match(/,03,(\d{5}),/)![1])).toEqual(
      Array.from({ length: 25 }, (_, at) => String(at).padStart(5, '0')),
    );
  });

  it('files of participants are one file with the header alone for a draw without numbers', async () => {
    const files = await readZip(await zip(0));
    expect([...files.keys()]).toEqual(['participantes-001.csv', 'manifesto.json', 'LEIA-ME.txt']);
    expect(files.get('participantes-001.csv')!.toString()).toMatch(/^cpf,[a-z_,]+\r\n$/);
  });

  it('files of participants have one row each when a row is larger than the maximum size', async () => {
    const files = await readZip(await zip(3, 1));
    expect([...files.keys()].filter((nome) => nome.endsWith('.csv'))).toHaveLength(3);
  });

  it('fail without the end of a ZIP when numbers are missing', async () => {
    const pieces = writeZip(listArquivos(createPages(5), toSorteio(6)), em);
    await expect(buffer(Readable.from(pieces))).rejects.toThrow('has 6 numbers, not 5');
  });
});

describe('writeZip', () => {
  it('reads no further page after its reader stopped, and ends the pages', async () => {
    let [pages, isEnded] = [0, false];
    async function* endless(): AsyncGenerator<readonly Participante[]> {
      try {
        for (;;) yield* createPages(1_000, () => (pages += 1));
      } finally {
        isEnded = true;
      }
    }
    const stream = Readable.from(writeZip(listArquivos(endless(), toSorteio(1)), em));
    await new Promise((done) => stream.once('data', done));
    stream.destroy();
    await expect.poll(() => isEnded).toBe(true);
    const before = pages;
    await new Promise((done) => setImmediate(done));
    expect(pages).toBe(before);
  });

  it('reads ahead a bounded part of the content of a slow reader', async () => {
    let pieces = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      // Random-looking bytes, so that the compression does not hide the size.
      for (;;) {
        pieces += 1;
        yield crypto.getRandomValues(new Uint8Array(16_384));
      }
    }
    async function* one(): AsyncGenerator<ZipEntry> {
      yield { nome: 'um', conteudo: endless() };
    }
    const stream = writeZip(one(), em);
    await stream.next();
    let before = -1;
    await expect
      .poll(() => {
        const isStill = pieces === before;
        before = pieces;
        return isStill;
      })
      .toBe(true);
    expect(pieces).toBeLessThan(64);
    await stream.return(undefined);
  });
});

describe('npm run campanha -- participantes', () => {
  let folder: string;
  let files: Map<string, Buffer>;
  let whole: Buffer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'trevo-participantes-'));
    whole = await zip(25, 1_500);
    files = await readZip(whole);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function check(nome: string, content: Uint8Array | string, ...more: string[]) {
    const file = join(folder, nome);
    writeFileSync(file, content);
    return runHere('campanha', {}, ['participantes', file, ...more]);
  }

  /** Writes a ZIP of changed files. */
  const rewrite = (changed: ReadonlyMap<string, Buffer>): Promise<Buffer> => {
    async function* entries(): AsyncGenerator<ZipEntry> {
      for (const [nome, content] of changed) {
        yield {
          nome,
          conteudo: (async function* () {
            yield content;
          })(),
        };
      }
    }
    return buffer(Readable.from(writeZip(entries(), em)));
  };

  it('accepts the files of a draw and prints their facts', async () => {
    const { code, output } = await check('certo.zip', whole, '--manifesto', 'ab'.repeat(32));
    expect(output).toContain('Os participantes conferem: 25 números, em ordem e sem repetição.');
    expect(output).toMatch(/participantes-002\.csv: \d+ linhas, [\d.]+ bytes, SHA-256 [0-9a-f]{64}/);
    expect(code).toBe(0);
  });

  it('refuses the ZIP of another draw, a cut one, and one with a changed or missing file', async () => {
    const other = await check('certo.zip', whole, '--manifesto', 'cd'.repeat(32));
    expect([other.code, other.output]).toEqual([1, expect.stringContaining('é de outro sorteio')]);
    const cut = await check('cortado.zip', whole.subarray(0, whole.length - 30));
    expect([cut.code, cut.output]).toEqual([1, expect.stringContaining('não é um ZIP inteiro')]);
    const changed = new Map(files);
    const second = files.get('participantes-002.csv')!.toString();
    changed.set('participantes-002.csv', Buffer.from(second.replaceAll('ANA', 'EVA')));
    const { code, output } = await check('mudado.zip', await rewrite(changed));
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('participantes-002.csv: o SHA-256 não é o do manifesto'),
    ]);
    changed.delete('participantes-001.csv');
    changed.set('outro.csv', Buffer.from(''));
    const missing = await check('faltante.zip', await rewrite(changed));
    expect(missing.output).toContain('participantes-001.csv: falta no ZIP');
    expect(missing.output).toContain('outro.csv: não está no manifesto');
  });

  it('names line and cure of each defect of a CSV', async () => {
    const [cabecalho, primeira, ...linhas] = files.get('participantes-001.csv')!.toString().split('\r\n');
    const certa = primeira!;
    const defects: [linha: string, words: string][] = [
      [certa.replace(/^\d{11}/, '12345678900'), 'o CPF não é válido'],
      [certa.replace(/^(\d{11}),/, '$1,11222333000181'), 'há CPF e CNPJ'],
      [certa.replace(',03,', ',3,'), 'a série não tem dois ou três algarismos'],
      [certa.replace(',00000,', ',0,'), 'o elemento sorteável não tem cinco algarismos'],
      [certa.replace('2026-11-28', '2026-11-31'), 'a data e hora não existe'],
      [certa.replace('"ANA,', '"=ANA,'), 'nome ou e-mail começa com = + - @'],
      [certa.replace('"ANA, A ""NANA"" ARAÚJO"', '"ANA'), 'há aspas sem par'],
      [certa.replace(/,N$/, ''), 'a linha não tem nove campos'],
      [certa.replace(/N$/, 'X'), 'estrangeiro não é S nem N'],
      [linhas[0]!, 'o número é o da linha anterior'],
      [certa, 'o número vem depois de um maior'],
    ];
    const { code, output } = await check(
      'defeitos.csv',
      [cabecalho, linhas[0], ...defects.map(([linha]) => linha)].join('\n'),
    );
    expect(code).toBe(1);
    for (const [at, [, words]] of defects.entries())
      expect(output).toContain(`defeitos.csv, linha ${at + 3}: ${words}`);
    expect(output.trim().endsWith('Os participantes não conferem.')).toBe(true);
  });

  it('refuses another header, another encoding, and a file that does not exist', async () => {
    expect((await check('marca.csv', '\uFEFFcpf,cnpj\n')).output).toContain(
      'marca.csv, linha 1: a primeira linha',
    );
    expect((await check('latim.csv', Buffer.from('cpf,Jo\xE3o\n', 'latin1'))).output).toContain(
      'não é UTF-8',
    );
    const { code, output } = await runHere('campanha', {}, ['participantes', join(folder, 'nenhum.zip')]);
    expect([code, output]).toEqual([1, expect.stringContaining('nenhum.zip')]);
    expect(output).not.toContain('    at ');
  });
});
