import { createHmac } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitAgenda } from '@trevo/rules/sorte/premios/agenda-premios';
import { commitKey, createPermutation } from '@trevo/rules/sorte/numeros/numero-sorte';
import { buildChave } from '@trevo/fixtures/chave-builder';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKeyRing, type KeyRing, type Segredo, toKeyId, usos } from '../../src/kernel/auth/key-ring.ts';
import { parseSegredos } from '../../src/kernel/auth/parse-segredos.ts';
import { holdChave } from '../../src/kernel/db/segredos.ts';
import { createCifraProvedores } from '../../src/modules/provedor/provedor-selo.store.ts';
import { writeSegredo } from '../../src/modules/webhook/assinatura-webhook.ts';
import { createCifraWebhooks } from '../../src/modules/webhook/segredo-webhook.store.ts';
import { openSegredos } from '../../src/composicao/open-segredos.ts';
import {
  listSegredos,
  resealSegredos,
  retireSegredo,
  rotateSegredos,
} from '../../src/comandos/rotate-segredos.ts';
import { folders } from '../../src/folders.ts';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { createTestKeys, masterSecret, operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const noon = '2026-11-21T15:00:00Z';
const master: Segredo = { uso: 'tudo', segredo: masterSecret };
const leaked = toKeyId(masterSecret);
const readKid = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { kid?: string }).kid;

describe('leaked secret', () => {
  let foto: string;
  beforeAll(async () => {
    const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#2e7d32' } });
    foto = (await image.png().toBuffer()).toString('base64');
  });

  /** Starts a program with one secret and a campaign with numbers, prizes and vouchers. */
  async function prepare(name: string) {
    const folder = mkdtempSync(join(tmpdir(), 'trevo-segredos-'));
    cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
    const before = await startTestApp(noon);
    cleanups.push(before.close);
    await before.publish();
    const campanha = await openCampanha(before, name, (arquivo) => {
      Object.assign(arquivo.campanha, {
        dataInicial: '2026-11-20',
        dataFinalCompras: '2026-11-23',
        dataFinalCadastros: '2026-11-23',
        dataFinal: '2026-11-24',
      });
      arquivo.sorteios = [];
      arquivo.ganho = { por: 'documento', numeros: 3 };
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 }, raspadinhas: { porDocumento: 1 } };
      arquivo.premios = {
        agenda: 'contador',
        cartelas: 50,
        itens: [{ id: 'cesta', nome: 'Cesta', quantidade: 3, entrega: 'promotora' }],
      };
      arquivo.vouchers = {
        provedores: [{ id: 'cinema', nome: 'Cine Vésper' }],
        itens: [
          {
            id: 'ingresso',
            provedor: 'cinema',
            nome: 'Ingresso',
            moeda: 'pontos',
            valor: 30,
            codigos: 'importados',
            validadeDias: 60,
          },
        ],
      };
    });
    const importCodigos = async (test: TestApp, codigos: string[]) =>
      (
        await test.client.call('operador.importarVouchers', {
          params: campanha.params,
          body: { voucherId: 'ingresso', codigos },
          token: operatorToken,
          host: campanha.host,
        })
      ).body.retorno.total;
    return { folder, before, campanha, importCodigos, arquivo: join(folder, 'segredos') };
  }
  type Preparada = Awaited<ReturnType<typeof prepare>>;

  /** Starts another program with the same database and files and these keys. */
  async function startOther({ before }: Preparada, keys: KeyRing): Promise<TestApp> {
    const other = await startTestApp(noon, {
      db: before.db,
      keys,
      folders: {
        webDist: join(folders.project, 'apps/api/test/web-dist'),
        consoleDist: join(folders.project, 'apps/api/test/console-dist'),
        marcas: join(folders.fixtures, 'marcas'),
        campanhas: join(folders.fixtures, 'campanhas'),
        arquivos: before.arquivos,
      },
    });
    cleanups.push(other.close);
    return other;
  }
  /** The campaign's calls through another program. */
  const callsAt = (test: TestApp, { campanha: { host, params } }: Preparada) => ({
    send: async ({ token }: Pessoa) =>
      test.client.call('documentoFiscal.pendentes.enviar', {
        params,
        body: { chaveAcesso: chave(), valorCentavos: 10_000 },
        token,
        host,
      }),
    order: async ({ token }: Pessoa) =>
      (
        await test.client.call('fidelidade.pedirVoucher', {
          params: { provider: 'cinema', id: 'ingresso' },
          token,
          host,
        })
      ).body.retorno,
    listCodigos: async ({ token }: Pessoa) =>
      (
        await test.client.call('fidelidade.pedidos', { params: { perPage: 10, page: 1 }, token, host })
      ).body.retorno.retorno.map(({ codigo }) => codigo),
    read: async ({ usuario, token }: Pessoa) =>
      (await test.client.call('login.obter', { params: { usuario }, token, host })).status,
    signIn: async ({ usuario, senha }: Pessoa) => {
      const { body } = await test.client.call('login.autenticar', { body: { usuario, senha }, host });
      return { usuario, senha, token: body.retorno.token };
    },
    readFoto: async (uri: string) => (await test.client.send('GET', uri, { headers: { host } })).status,
    readPronta: async () => {
      const { status, text } = await test.client.send('GET', '/saude/pronta');
      return [status, (JSON.parse(text) as { valores?: { parte: string } }).valores?.parte];
    },
  });
  const age = ({ before }: Preparada) =>
    before.db.query(
      `update segredo set atual_desde = atual_desde - interval '61 seconds' where estado = 'atual'`,
    );

  it('ends its sessions, and keeps vouchers, numbers, prizes and photos through rotation and retirement', async () => {
    const parts = await prepare('VAZADO');
    const { before, campanha, arquivo } = parts;
    const { db } = before;
    const ana = await nextPessoa(before);
    const bia = await nextPessoa(before);
    await campanha.send(ana, { valorCentavos: 10_000 });
    await campanha.send(bia, { valorCentavos: 10_000 });
    expect(await parts.importCodigos(before, ['CINE-1', 'CINE-2', 'CINE-3'])).toBe(3);
    const one = callsAt(before, parts);
    const { codigo } = await one.order(ana);
    const enviada = await before.client.call('upload.imagemDocumento', {
      body: { imagemBase64: foto },
      token: ana.token,
      host: campanha.host,
    });
    const { uriImagem, nomeArquivo } = enviada.body.retorno;
    const provedor = { servico: 'picpay', url: 'https://pay.example', token: 'conta-da-loja' } as const;
    await before.client.call('operador.definirProvedor', {
      params: { promotora: 'quatrofolhas' },
      body: provedor,
      token: operatorToken,
    });
    const webhook = await before.client.call('operador.criarWebhook', {
      body: { url: 'https://erp.example/', descricao: 'ERP da matriz', eventos: ['documento.julgado'] },
      token: operatorToken,
      host: campanha.host,
    });
    expect(await one.readFoto(uriImagem)).toBe(200);
    expect(readKid(ana.token)).toBe(leaked);

    // Rotation: one file for all purposes, readable by its owner only.
    const config = { segredos: [master], arquivo, isCreated: true, gerado: undefined };
    const said = await rotateSegredos(
      { db, keys: createTestKeys(), config },
      usos,
      'npm run segredos -- girar tudo',
    );
    expect(statSync(arquivo).mode & 0o777).toBe(0o600);
    const novos = parseSegredos(readFileSync(arquivo, 'utf8'))!;
    expect(novos.map(({ uso }) => uso)).toEqual(usos);
    for (const { uso, segredo } of novos)
      expect(said).toContain(`${uso}: ${toKeyId(segredo)} assina e cifra`);

    // A process that was not restarted reports missing keys; a restarted one accepts both.
    await before.app.runJob('segredos.ler');
    expect(await one.readPronta()).toEqual([503, 'segredo']);
    const all = {
      db,
      keys: createKeyRing([master, ...novos]),
      config: { ...config, segredos: [master, ...novos] },
    };
    const fresh = await startOther(parts, all.keys);
    const two = callsAt(fresh, parts);
    expect(await two.readPronta()).toEqual([200, undefined]);
    expect(await two.read(ana)).toBe(200);
    const carla = await two.signIn(bia);
    // Renewed with the new key, but begun with the leaked one: it may be an attacker's.
    const { body: renewal } = await fresh.client.call('login.autenticar', {
      body: { usuario: ana.usuario, token: ana.token },
      host: campanha.host,
    });
    const renewed = { ...ana, token: renewal.retorno.token };
    expect([readKid(renewed.token), await two.read(renewed)]).toEqual([toKeyId(novos[0]!.segredo), 200]);
    expect(readKid(carla.token)).toBe(toKeyId(novos[0]!.segredo));
    expect([await two.readFoto(uriImagem), await two.listCodigos(ana)]).toEqual([200, [codigo]]);
    expect((await two.send(ana)).status).toBe(201);
    // The look-up hash of an imported code uses the previous key, and is still found.
    expect(await parts.importCodigos(fresh, ['CINE-2', 'CINE-4'])).toBe(1);

    // Retirement is refused while data needs the key, with the count.
    await expect(retireSegredo(all, leaked, true)).rejects.toThrow('6 dados cifrados');
    await expect(retireSegredo(all, leaked, false, ['dados'])).rejects.toThrow('6 dados cifrados');
    await expect(retireSegredo(all, leaked, false, ['sessoes'])).rejects.toThrow('valem por até 30 dias');
    // Sessions do not depend on encrypted data.
    expect(await retireSegredo(all, leaked, true, ['sessoes'])).toContain('ainda serve a campanhas, dados');
    await fresh.app.runJob('segredos.ler');
    expect([await two.read(ana), await two.read(renewed), await two.read(carla)]).toEqual([401, 401, 200]);
    // As an order of an earlier program, which kept no look-up hash.
    await db.query('update voucher_pedido set codigo_hash = null');
    const resealed = await Promise.all([resealSegredos(all), resealSegredos(all), resealSegredos(all)]);
    expect([...new Set([...resealed, await resealSegredos(all)])]).toEqual([
      'Tudo está cifrado com os segredos atuais.',
    ]);
    expect(
      await db.query(
        `select p.codigo_hash = c.codigo_hash as same from voucher_pedido p join voucher_codigo c using (voucher_pedido_id)`,
      ),
    ).toEqual([{ same: true }]);
    await expect(retireSegredo(all, leaked, true)).rejects.toThrow('há menos de um minuto');
    await age(parts);
    await expect(retireSegredo(all, toKeyId(novos[0]!.segredo), true)).rejects.toThrow('ainda assina');
    expect(await retireSegredo(all, leaked, false)).toContain(`${leaked} não vale mais (campanhas, dados)`);
    expect(await listSegredos(all)).toMatch(new RegExp(`${leaked}  sessoes +vazou`));

    // A concurrent publication with the retired key is rolled back.
    await expect(holdChave(db, 'campanhas', leaked)).rejects.toThrow('encrypts no data any more');
    await fresh.app.runJob('segredos.ler');
    expect([await two.read(ana), await two.read(renewed), await two.read(carla)]).toEqual([401, 401, 200]);
    expect(await two.readFoto(uriImagem)).toBe(404);

    const [sealed] = await db.query<{ cifrado: string }>(
      `select encode(cifrado, 'base64') as cifrado from provedor`,
    );
    const cifra = createCifraProvedores(createKeyRing(novos));
    expect(JSON.parse(cifra.open(Buffer.from(sealed!.cifrado, 'base64')).toString())).toEqual(provedor);
    const [segredo] = await db.query<{ cifrado: string }>(
      `select encode(cifrado, 'base64') as cifrado from webhook_segredo`,
    );
    const opened = createCifraWebhooks(createKeyRing(novos)).open(Buffer.from(segredo!.cifrado, 'base64'));
    expect(writeSegredo(opened)).toBe(webhook.body.retorno.segredo);

    // The leaked secret is removed from the configuration.
    const last = await startOther(parts, createKeyRing(novos));
    const three = callsAt(last, parts);
    expect(await three.read(ana)).toBe(401);
    const again = await three.signIn(ana);
    expect([await three.listCodigos(again), (await three.send(again)).status]).toEqual([[codigo], 201]);
    expect(['CINE-1', 'CINE-2', 'CINE-3', 'CINE-4']).toContain((await three.order(carla)).codigo);
    expect(await parts.importCodigos(last, ['CINE-1', 'CINE-2', 'CINE-3', 'CINE-4'])).toBe(0);
    const nota = await last.client.call('documentoFiscal.inserirNaoFiscal', {
      body: {
        campanha: campanha.params,
        uf: 'SP',
        usuario: again.usuario,
        tipo: 'NaoFiscal',
        uriImagem: nomeArquivo,
        dadosNaoFiscal: {
          valor: 12_990,
          data: '2026-11-20',
          cnpjLoja: '11.222.333/0001-81',
          quantidade: 7,
        },
      } as never,
      token: again.token,
      host: campanha.host,
    });
    expect(nota.status).toBe(201);
    expect(await three.readFoto(nota.body.retorno.uriImagem!)).toBe(200);
    await expect(openSegredos(db, createTestKeys())).rejects.toMatchObject({ codigo: 'segredo.ausente' });

    // Every number, before and after, belongs to the committed permutation.
    last.clock.set('2026-11-30T03:00:00Z');
    const { body } = await last.client.call('campanha.listar', { host: campanha.host });
    const { chaveNumeros, compromissoNumeros } = body.retorno[0]!;
    expect(commitKey(Buffer.from(chaveNumeros!, 'hex'))).toBe(compromissoNumeros);
    const { permute } = createPermutation(Buffer.from(chaveNumeros!, 'hex'), 10);
    const numeros = await db.query<{ indice: number; serie: string; numero: string; compromisso: string }>(
      `select u.indice, u.serie, u.numero, c.compromisso_numeros as compromisso
       from cupom u join campanha c using (campanha_id) where c.identificacao = 'VAZADO'`,
    );
    expect(numeros.length).toBeGreaterThanOrEqual(12);
    for (const { indice, serie, numero, compromisso } of numeros)
      expect([permute(indice), compromisso]).toMatchObject([{ serie, numero }, compromissoNumeros]);
    const agenda = await last.client.call('raspadinhaAlternativa.agenda', {
      params: campanha.params,
      host: campanha.host,
    });
    const { unidades, nonce } = agenda.body.retorno;
    expect([nonce?.length, commitAgenda(unidades, nonce)]).toEqual([64, campanha.compromissoPremios]);
  });

  const unused = { segredos: [], arquivo: undefined, isCreated: false, gerado: undefined };

  it('a leaked secret is replaced once by two concurrent commands, and no secret of the file is lost', async () => {
    const { before, arquivo } = await prepare('DUPLO');
    const { db } = before;
    const rotate = () =>
      rotateSegredos(
        {
          db,
          keys: createTestKeys(),
          config: { segredos: [master], arquivo, isCreated: true, gerado: undefined },
        },
        usos,
        'x',
      );
    const ended = await Promise.allSettled([rotate(), rotate()]);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ended.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      codigo: 'segredo.ausente',
    });
    const keys = createKeyRing([master, ...parseSegredos(readFileSync(arquivo, 'utf8'))!]);
    await openSegredos(db, keys);
    expect(usos.map((uso) => keys[uso].current().id)).not.toContain(leaked);
    // A run begun before the rotation re-encrypts nothing with the formerly current key.
    await expect(resealSegredos({ db, keys: createKeyRing([master]), config: unused })).rejects.toThrow(
      'is no longer current',
    );
  });

  it('in a campaign from before keys were stored, is replaced without another permutation', async () => {
    const parts = await prepare('ANTIGA');
    const { before, campanha, arquivo } = parts;
    const { db } = before;
    const derive = (what: string) =>
      createHmac('sha256', masterSecret).update(`${what}/quatrofolhas/2026/ANTIGA`).digest();
    // State left by the previous release: the commitment of the derived key, and no stored keys.
    await db.query(`update campanha set compromisso_numeros = $1 where identificacao = 'ANTIGA'`, [
      commitKey(derive('numeros')),
    ]);
    await db.query(
      `delete from campanha_chave where campanha_id in (select campanha_id from campanha where identificacao = 'ANTIGA')`,
    );
    await db.query('delete from segredo');
    const other = createKeyRing([{ uso: 'tudo', segredo: 'another-secret-than-that-of-the-tests' }]);
    await expect(openSegredos(db, other)).rejects.toThrow(
      /^The campaign quatrofolhas\/2026\/ANTIGA was published with a secret that/,
    );
    expect(await db.query('select 1 from segredo')).toEqual([]);
    await Promise.all(
      [createTestKeys(), createTestKeys(), createTestKeys()].map((keys) => openSegredos(db, keys)),
    );

    const config = { segredos: [master], arquivo, isCreated: true, gerado: undefined };
    await rotateSegredos({ db, keys: createTestKeys(), config }, ['campanhas'], 'x');
    const novos = parseSegredos(readFileSync(arquivo, 'utf8'))!;
    const all = { db, keys: createKeyRing([master, ...novos]), config };
    await openSegredos(db, all.keys);
    await resealSegredos(all);
    await age(parts);
    expect(await retireSegredo(all, leaked, false)).toContain('ainda serve a dados, sessoes');
    expect(existsSync(arquivo)).toBe(true);

    const fresh = await startOther(parts, all.keys);
    const ana = await nextPessoa(fresh);
    expect((await callsAt(fresh, parts).send(ana)).status).toBe(201);
    const { permute } = createPermutation(derive('numeros'), 10);
    const numeros = await db.query<{ indice: number; serie: string; numero: string }>(
      `select u.indice, u.serie, u.numero from cupom u join campanha c using (campanha_id)
       where c.identificacao = 'ANTIGA'`,
    );
    expect(numeros).toHaveLength(3);
    for (const { indice, serie, numero } of numeros) expect(permute(indice)).toMatchObject({ serie, numero });
    expect(campanha.host).toBe('antiga.localhost');
  });
});

let chaves = 900_000;
const chave = () => buildChave(chaves++, { anoMes: '2026-11', modelo: '59' });
