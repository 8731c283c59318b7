import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it, test } from 'vitest';
import { measureSeen, openPicture } from '../src/brand-pictures.ts';
import { readCampanhaApp, ShellError, type CampanhaAppOptions } from '../src/campanha-app.ts';
import { escapeXml, toAndroidString } from '../src/escape-xml.ts';
import { toVersionCode } from '../src/native-version.ts';
import { toPlist } from '../src/plist.ts';
import { replaceExactly } from '../src/replace-exactly.ts';
import { fixtures, makeReady, openFolder, readReady, writeWebDist } from './made-apps.ts';
import { parsePlist, parseXml } from './made-tree.ts';

const { folder, remove } = openFolder();
afterAll(remove);

const solText = readFileSync(join(fixtures, 'campanhas/sol.campanha.yaml'), 'utf8');

/** Reads the fixture campaign with another section for the app. */
function readWith(
  change: (text: string) => string,
  marcas = join(fixtures, 'marcas'),
  options: Partial<CampanhaAppOptions> = {},
) {
  const file = join(folder, 'x.campanha.yaml');
  writeFileSync(file, change(solText));
  return readCampanhaApp(file, {
    versao: '0.27.90',
    compilacao: 0,
    endereco: undefined,
    hasServicosGoogle: false,
    marcas,
    ...options,
  });
}

describe('readCampanhaApp', () => {
  it('uses the first host as server, or the API address of the file', () => {
    expect(readReady('sol').servidor).toBe('https://sol.localhost');
    const other = readWith((text) =>
      text.replace('\nconfiguracao:\n', '\nconfiguracao:\n  api.urlBase: https://api.solario.example/\n'),
    );
    expect(other.servidor).toBe('https://api.solario.example');
  });

  it('takes the short title as name below the icon, or the words of its name that fit', () => {
    expect(readReady('sol')).toMatchObject({
      nomeCurto: 'Verão Volta',
      aplicativo: { nome: 'Verão que Volta' },
    });
    const withoutCurto = (text: string) => text.replace('    tituloCurto: Verão Volta\n', '');
    expect(readWith(withoutCurto).nomeCurto).toBe('Verão');
  });

  it("uses the brand's colour behind the symbol, and the page's colour behind the page", () => {
    expect(readReady('noite')).toMatchObject({ corFundo: '#111114', isEscuro: true });
    expect(readReady('sol')).toMatchObject({ corFundo: '#ffd60a', isEscuro: false });
    expect(
      readWith((text) => text.replace('  nome: Verão', '  corFundo: "#00AAFF"\n  nome: Verão')),
    ).toMatchObject({
      corFundo: '#00aaff',
    });
  });

  test.each([
    ['a missing file', () => readReady('ninguem'), /O arquivo .*ninguem.* não existe\./],
    [
      'a campaign without an app',
      () => readReady('padrao'),
      /não diz nada do aplicativo\. Como corrigir: acrescente, por exemplo:\n\naplicativo:\n {2}pacote:/,
    ],
    [
      'a wrong package name',
      () => readWith((text) => text.replace('br.example.solario.verao', 'Solario Verão')),
      /aplicativo\.pacote — o nome do pacote não serve.*br\.com\.exemplo\.promo/s,
    ],
    [
      'a missing image',
      () => readWith((text) => text, join(folder, 'vazia')),
      /A imagem \/marcas\/sol-icone\.svg não está em .*marcas nem em .*vazia\. Como corrigir: ponha o arquivo na pasta "marcas"/,
    ],
  ])('rejects %s with a message and a remedy', (_what, read, words) => {
    expect(read).toThrow(ShellError);
    expect(read).toThrow(words);
  });

  it('prefers images beside its file', () => {
    mkdirSync(join(folder, 'marcas'), { recursive: true });
    const own = '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"/>';
    writeFileSync(join(folder, 'marcas/sol-icone.svg'), own);
    expect(readWith((text) => text).imagens.icone.toString()).toBe(own);
  });
});

describe('warnings for an app', () => {
  const withHost = (host: string) => (text: string) => text.replace('- sol.localhost', `- ${host}`);
  const warn = (change: (text: string) => string, options: Partial<CampanhaAppOptions> = {}) =>
    readWith(change, undefined, options).avisos;

  test.each([
    'sol.localhost',
    'localhost',
    'servidor',
    '10.0.0.7',
    '192.168.0.10',
    '203.0.113.9',
    'promo.local',
    'promo.test',
    'promo.intranet',
  ])(
    'name the line of the host %s, which is not publicly resolvable, with and without another server',
    (host) => {
      for (const endereco of [undefined, 'https://promo.solario.com.br'])
        expect(warn(withHost(host), { endereco })).toEqual([
          `x.campanha.yaml:20:5 hosts[1] — os telefones das pessoas não encontram ${host}, e os links dele não abrem no aplicativo. Como corrigir: use o nome público do site, como promo.exemplo.com.br.`,
        ]);
    },
  );

  const publico = withHost('promo.solario.com.br');

  it('are absent for a public host', () => {
    expect(warn(publico)).toEqual([]);
  });

  test.each([
    [
      'the service sns is missing',
      '',
      /^x\.campanha\.yaml:\d+:\d+ configuracao\.notificacao\.servicos — .*falta o serviço "sns"\. Como corrigir: acrescente "sns"/,
    ],
    [
      'notices are switched off',
      '  notificacao.ativo: false\n  notificacao.servicos: [onesignal, sns]\n',
      /^x\.campanha\.yaml:\d+:\d+ configuracao\.notificacao\.ativo — .*os avisos estão desligados\. Como corrigir: ligue/,
    ],
  ])('say, with Firebase’s file present, that %s', (_what, lines, words) => {
    const change = (text: string) => publico(text).replace('\nconfiguracao:\n', `\nconfiguracao:\n${lines}`);
    expect(warn(change)).toEqual([]);
    expect(warn(change, { hasServicosGoogle: true })).toEqual([expect.stringMatching(words)]);
  });

  it('are absent with Firebase’s file and the service sns', () => {
    const change = (text: string) =>
      publico(text).replace('\nconfiguracao:\n', '\nconfiguracao:\n  notificacao.servicos: [sns]\n');
    expect(warn(change, { hasServicosGoogle: true })).toEqual([]);
  });
});

describe('openPicture', () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#355da1' } })
      .png()
      .toBuffer();

  test.each([
    ['too small', () => png(300, 300), 'tem só 300 pontos de lado'],
    ['not square', () => png(600, 512), 'não é quadrada'],
    ['no image', () => Promise.resolve(Buffer.from('nada')), 'não pôde ser lida'],
  ])('rejects %s with a message', async (_what, make, words) => {
    await expect(openPicture(await make(), 'icone')).rejects.toThrow(words);
  });

  it("measures the drawing as visible on the brand's colour, and as invisible on its own", async () => {
    for (const campanha of ['sol', 'noite']) {
      const { imagens, corFundo } = readReady(campanha);
      expect(await measureSeen(await openPicture(imagens.simbolo!, 'simbolo'), corFundo)).toBeGreaterThan(
        0.5,
      );
    }
    const lua = await openPicture(readReady('noite').imagens.simbolo!, 'simbolo');
    expect(await measureSeen(lua, '#d9a441')).toBeLessThan(0.5);
  });

  it('renders a small vector image sharply', async () => {
    const half =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1.999" width="24" height="24"><rect width="1" height="2"/></svg>';
    const drawn = await (await openPicture(Buffer.from(half), 'simbolo')).draw(1024);
    const { data: dots } = await sharp(drawn)
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const row = [...dots.subarray(512 * 1024, 513 * 1024)];
    // An upscaled edge would be about forty pixels wide.
    expect(row.filter((alpha) => alpha > 5 && alpha < 250).length).toBeLessThan(4);
  });
});

describe('target folder of an app', () => {
  it('is left untouched if it contains other files', async () => {
    const target = join(folder, 'alheia');
    mkdirSync(target);
    writeFileSync(join(target, 'tese.txt'), 'meses de trabalho');
    await expect(makeReady('sol', writeWebDist(folder), target)).rejects.toThrow('não foi tocada');
    expect(readdirSync(target)).toEqual(['tese.txt']);
  });
});

describe('helpers of the native projects', () => {
  test.each([
    ['0.27.90', 0, 2_709_000],
    ['0.27.90', 3, 2_709_003],
    ['0.28.0', 0, 2_800_000],
    ['1.0.0', 99, 100_000_099],
  ])('toVersionCode returns for version %s, build %i: %i', (versao, compilacao, code) =>
    expect(toVersionCode(versao, compilacao)).toBe(code),
  );

  test.each([
    ['1.0', 0],
    ['1.0.0-beta', 0],
    ['1.0.0', 100],
    ['1.0.0', -1],
  ])('toVersionCode rejects version %s with build %i', (versao, compilacao) =>
    expect(() => toVersionCode(versao, compilacao)).toThrow(RangeError),
  );

  it('toVersionCode grows with the version', () => {
    const codes = ['0.27.90', '0.27.91', '0.28.0', '0.100.0', '1.0.0'].map((versao) =>
      toVersionCode(versao, 99),
    );
    expect(codes).toEqual([...codes].sort((a, b) => a - b));
  });

  it('XML and property lists preserve names with special characters', () => {
    const nome = `@Mãe & Filha's <"Promo"> \\ ?`;
    expect(parseXml(`<a b="${escapeXml(nome)}">${escapeXml(nome)}</a>`)).toMatchObject({
      attributes: { b: nome },
      text: nome,
    });
    expect(toAndroidString(nome)).toBe(`\\@Mãe &amp; Filha\\'s &lt;\\"Promo\\"&gt; \\\\ ?`);
    const value = { [nome]: [nome, true, 7, { vazio: [] }] };
    expect(parsePlist(toPlist(value))).toEqual(value);
  });

  it('replaceExactly detects a changed template', () => {
    expect(replaceExactly('a.b a.b', 2, 'a.b', '$&')).toBe('$& $&');
    expect(() => replaceExactly('a.b axb', 2, 'a.b', 'c')).toThrow('1 times');
  });
});
