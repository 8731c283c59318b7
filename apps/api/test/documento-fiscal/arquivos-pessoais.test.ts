import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cotaDiaria } from '../../src/modules/upload/cota.service.ts';
import { toArquivoPrefixo } from '../../src/modules/upload/public.ts';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { buildPdf } from '@trevo/fixtures/pdf-builder';
import type { Pessoa } from '../pessoa.ts';
import { renewUri } from '../renew-uri.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const noon = '2026-11-21T15:00:00Z';

describe('uploaded files', () => {
  let test: TestApp;
  let foto: string;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#2e7d32' } });
    foto = (await image.png().toBuffer()).toString('base64');
  });
  afterAll(() => test.close());

  const upload = (pessoa: Pessoa, bytes: Buffer | string = foto) =>
    test.client.call('upload.imagemDocumento', {
      body: { imagemBase64: typeof bytes === 'string' ? bytes : bytes.toString('base64') },
      token: pessoa.token,
    });
  const keep = async (pessoa: Pessoa, bytes?: Buffer) => (await upload(pessoa, bytes)).body.retorno.uriImagem;
  const storeFoto = async (pessoa: Pessoa) => {
    const { body } = await test.client.call('upload.fotoPerfil', {
      body: { fotoBase64: foto },
      token: pessoa.token,
    });
    return body.retorno.nomeArquivo;
  };
  const saveFoto = async (pessoa: Pessoa, uriFotoPerfil: string) =>
    (await test.client.call('consumidor.salvar', { body: { uriFotoPerfil }, token: pessoa.token })).body
      .retorno.uriFotoPerfil!;
  const look = async (uri: string, host = 'localhost') => {
    const { status, headers, text } = await test.client.send('GET', uri, { headers: { host } });
    return { status, headers, codigo: status === 200 ? undefined : JSON.parse(text).codigo };
  };
  const statusOf = async (uri: string) => (await look(renewUri(test, uri))).status;
  const insert = async (pessoa: Pessoa, { params, host }: Campanha, uriImagem: string) => {
    const { body, status } = await test.client.call('documentoFiscal.inserirNaoFiscal', {
      body: {
        campanha: params,
        uf: 'SP',
        usuario: pessoa.usuario,
        tipo: 'NaoFiscal',
        uriImagem,
        dadosNaoFiscal: {
          valor: 12_990,
          data: '2026-11-20',
          cnpjLoja: '11.222.333/0001-81',
          quantidade: 7,
        },
      } as never,
      token: pessoa.token,
      host,
    });
    expect([status, body.codigo]).toEqual([201, undefined]);
    return body.retorno;
  };

  describe('PDF', () => {
    it.each([
      ['with plain objects', buildPdf()],
      ['with packed objects', buildPdf({ packed: true })],
    ])('accepts %s', async (_, pdf) => {
      expect((await upload(await nextPessoa(test), pdf)).status).toBe(201);
    });

    it.each([
      ['that is five bytes and a page of HTML', Buffer.from('%PDF-<script>alert(1)</script>')],
      ['that breaks off', buildPdf().subarray(0, -12)],
      [
        'whose end points elsewhere',
        Buffer.from(
          buildPdf()
            .toString('latin1')
            .replace(/startxref\n/, '$&9'),
        ),
      ],
      ['without a page', buildPdf({ pages: false })],
      ['without a page among its packed objects', buildPdf({ pages: false, packed: true })],
    ])('refuses %s with a message', async (_, pdf) => {
      const { status, body } = await upload(await nextPessoa(test), pdf);
      expect([status, body.codigo]).toEqual([400, 'upload.pdfInvalido']);
    });

    it('sends a PDF as attachment, and neither PDF nor picture can run as a page of the host', async () => {
      const ana = await nextPessoa(test);
      const pdf = await look(await keep(ana, buildPdf()));
      expect(pdf.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="nota.pdf"',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
      for (const uri of [await keep(ana), await saveFoto(ana, await storeFoto(ana))]) {
        const { headers } = await look(uri);
        expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
        expect(headers['content-disposition']).toBeUndefined();
      }
    });
  });

  describe('signed address', () => {
    it("expires after minutes for a receipt's picture, and owner and operator get new ones", async () => {
      const campanha = await openCampanha(test, 'ENDERECO');
      const ana = await nextPessoa(test);
      const { documentoFiscalID, uriImagem: uri } = await insert(ana, campanha, await keep(ana));
      expect((await look(uri!)).status).toBe(200);
      test.clock.set('2026-11-21T15:31:00Z');
      const late = await look(uri!);
      expect([late.status, late.codigo]).toEqual([410, 'upload.enderecoVencido']);
      const own = await test.client.call('produto.compra', {
        params: { documentoFiscalID },
        token: ana.token,
        host: campanha.host,
      });
      const waiting = await test.client.call('operador.listarPendentes', {
        params: { ...campanha.params, perPage: 10 },
        token: operatorToken,
        host: campanha.host,
      });
      const told = [own.body.retorno.uriImagem!, waiting.body.retorno.retorno[0]!.uriImagem!];
      for (const fresh of told) expect((await look(fresh)).status).toBe(200);
      test.clock.set(noon);
    });

    it('expires after minutes for a profile picture, and can be sent back', async () => {
      const ana = await nextPessoa(test);
      const uri = await saveFoto(ana, await storeFoto(ana));
      expect((await look(uri)).status).toBe(200);
      expect((await look(await saveFoto(ana, uri))).status).toBe(200);
      test.clock.set('2026-11-21T15:31:00Z');
      expect((await look(uri)).codigo).toBe('upload.enderecoVencido');
      test.clock.set(noon);
    });

    it("rejects an address on another promoter's host, unsigned, with another expiry, and for another file", async () => {
      await test.publish((arquivo) => {
        arquivo.promotora.identificacao = 'outra';
        arquivo.campanha.identificacao = 'OUTRA';
        arquivo.hosts = ['outra.localhost'];
      });
      const ana = await nextPessoa(test);
      const [uri, other] = [await keep(ana), await keep(ana)];
      expect((await look(uri)).status).toBe(200);
      const foreign = await look(uri, 'outra.localhost');
      expect([foreign.status, foreign.codigo]).toEqual([404, 'requisicao.naoEncontrada']);
      const [path, query] = uri.split('?');
      const attempts = [
        path!,
        `${path}?${query!.replace(/validade=\d+/, 'validade=9999999999')}`,
        `${path}?${query}&validade=9999999999`,
        `${other.split('?')[0]}?${query}`,
        `${path!.replace('imagemDocumento', 'fotoPerfil')}?${query}`,
        `${uri.slice(0, -1)}`,
      ];
      for (const attempt of attempts) expect((await look(attempt)).status, attempt).toBe(404);
    });

    it("stores the file under the key prefix of the sender's promoter", async () => {
      const prefixo = toArquivoPrefixo('quatrofolhas');
      const ana = await nextPessoa(test);
      const listOf = (folder: string) => readdirSync(join(test.arquivos, folder));
      const documento = nameOf(await keep(ana)).replace('.', '-');
      const perfil = (await storeFoto(ana)).replace('.', '-');
      expect([documento, perfil].map((name) => name.startsWith(`${prefixo}-`))).toEqual([true, true]);
      expect([listOf('documentos').includes(documento), listOf('fotos').includes(perfil)]).toEqual([
        true,
        true,
      ]);
      expect(prefixo).not.toBe(toArquivoPrefixo('outra'));
    });

    it('keeps the signed address stable for a while, so that browsers can cache the picture', async () => {
      const ana = await nextPessoa(test);
      const uri = await saveFoto(ana, await storeFoto(ana));
      test.clock.set('2026-11-21T15:14:59Z');
      expect(await saveFoto(ana, uri)).toBe(uri);
      const { headers } = await look(uri);
      expect(headers['cache-control']).toBe('private, max-age=901');
      test.clock.set('2026-11-21T15:15:00Z');
      expect(await saveFoto(ana, uri)).not.toBe(uri);
      test.clock.set(noon);
    });
  });

  it('deletes the files with the account, except pictures referenced by receipts', async () => {
    const campanha = await openCampanha(test, 'PARTIDA');
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const shown = await saveFoto(ana, await storeFoto(ana));
    const chosen = `/upload/v1/fotoPerfil/${await storeFoto(ana)}`;
    const [named, unused, foreign] = [await keep(ana), await keep(ana), await keep(bia)];
    await insert(ana, campanha, named);
    const { status } = await test.client.call('consumidor.excluir', {
      params: { usuario: ana.usuario },
      token: ana.token,
    });
    expect(status).toBe(200);
    expect([await statusOf(shown), await statusOf(chosen), await statusOf(unused)]).toEqual([404, 404, 404]);
    expect([await statusOf(named), await statusOf(foreign)]).toEqual([200, 200]);
    const ended = await test.db.query<{ id: string }>(
      'select consumidor_id as id from consumidor where not ativo',
    );
    expect(ended).toHaveLength(1);
    for (const table of ['imagem_documento', 'foto_perfil'])
      expect(
        await test.db.query(`select 1 from ${table} where consumidor_id = $1`, [ended[0]!.id]),
        table,
      ).toEqual([]);
  });

  it('deletes unreferenced files after a day, recorded or not', async () => {
    const campanha = await openCampanha(test, 'PERDIDOS');
    const ana = await nextPessoa(test);
    const shown = await saveFoto(ana, await storeFoto(ana));
    const chosen = `/upload/v1/fotoPerfil/${await storeFoto(ana)}`;
    const [named, waiting, before] = [await keep(ana), await keep(ana), await keep(ana)];
    await insert(ana, campanha, named);
    await test.db.query('delete from imagem_documento where nome_arquivo = $1', [nameOf(before)]);
    writeFileSync(join(test.arquivos, 'documentos', 'not-ours.jpg'), 'x');
    // File times are the machine's: set them to the test's clock.
    for (const folder of ['documentos', 'fotos'])
      for (const file of readdirSync(join(test.arquivos, folder)))
        utimesSync(join(test.arquivos, folder, file), new Date(noon), new Date(noon));
    const sweep = async () => {
      await test.app.runJob('documentoFiscal.esquecer');
      await test.app.runJob('consumidor.esquecer');
      return Promise.all([shown, chosen, named, waiting, before].map(statusOf));
    };
    test.clock.set('2026-11-22T14:59:00Z');
    expect(await sweep()).toEqual([200, 200, 200, 200, 200]);
    test.clock.set('2026-11-22T15:01:00Z');
    expect(await sweep()).toEqual([200, 404, 200, 404, 404]);
    const rows = await test.db.query('select 1 from imagem_documento where nome_arquivo = any($1)', [
      [nameOf(waiting), nameOf(before)],
    ]);
    expect(rows).toEqual([]);
    test.clock.set(noon);
  });

  it('enforces the daily quota per account under concurrent uploads', async () => {
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    await keep(ana);
    await test.db.query(
      `update upload_cota set arquivos = $1 where consumidor_id =
         (select consumidor_id from consumidor where usuario = $2)`,
      [cotaDiaria.arquivos - 3, ana.usuario],
    );
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(ana)));
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([3, 5]);
    expect(new Set(refused.map(({ body }) => body.codigo))).toEqual(new Set(['upload.cotaAtingida']));
    expect((await upload(bia)).status).toBe(201);
    test.clock.set('2026-11-22T15:00:00Z');
    expect((await upload(ana)).status).toBe(201);
    await test.app.runJob('upload.cotas');
    expect(await test.db.query(`select 1 from upload_cota where dia < '2026-11-22'`)).toEqual([]);
    test.clock.set(noon);
  });

  it('counts bytes towards the quota', async () => {
    const ana = await nextPessoa(test);
    await keep(ana);
    await test.db.query(
      `update upload_cota set bytes = $1 where consumidor_id =
         (select consumidor_id from consumidor where usuario = $2)`,
      [cotaDiaria.bytes - 10, ana.usuario],
    );
    const { status, body } = await upload(ana);
    expect([status, body.codigo]).toEqual([429, 'upload.cotaAtingida']);
  });

  it('stores files readable by its own user only', async () => {
    await keep(await nextPessoa(test));
    const modeOf = (path: string) => statSync(path).mode & 0o777;
    const folder = join(test.arquivos, 'documentos');
    const file = readdirSync(folder).find((name) => name.endsWith('.jpg') && name !== 'not-ours.jpg')!;
    expect([modeOf(test.arquivos), modeOf(folder), modeOf(join(folder, file))]).toEqual([
      0o700, 0o700, 0o600,
    ]);
  });
});

type Campanha = Awaited<ReturnType<typeof openCampanha>>;

const nameOf = (uri: string): string => /([^/]+)\?/.exec(uri)![1]!;
