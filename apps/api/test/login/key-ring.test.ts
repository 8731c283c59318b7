import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { createCifra } from '../../src/kernel/auth/cifra.ts';
import { type ChaveEstado, createKeyRing, type Segredo, toKeyId } from '../../src/kernel/auth/key-ring.ts';
import { parseSegredos } from '../../src/kernel/auth/parse-segredos.ts';
import { createTokenIssuer } from '../../src/kernel/auth/sessao.ts';
import { createSigner } from '../../src/kernel/auth/signer.ts';
import { appendSegredo, readSegredosConfig, removeSegredo } from '../../src/comandos/segredos-config.ts';
import { createTestClock } from '../test-app.ts';

const first: Segredo = { uso: 'tudo', segredo: 'the-first-secret-of-these-tests-0000' };
const second: Segredo = { uso: 'dados', segredo: 'the-second-secret-of-these-tests-000' };
const [firstId, secondId] = [toKeyId(first.segredo), toKeyId(second.segredo)];

const toEstado = (segredo: Segredo, estado: ChaveEstado['estado']): ChaveEstado => ({
  uso: 'dados',
  chave: toKeyId(segredo.segredo),
  estado,
  original: segredo === first,
  atual_desde: new Date(0),
});
const rotated = [toEstado(first, 'reserva'), toEstado(second, 'atual')];
const retired = [toEstado(first, 'aposentada'), toEstado(second, 'atual')];

function openRing(estados: readonly ChaveEstado[], segredos: readonly Segredo[] = [first, second]) {
  const keys = createKeyRing(segredos);
  keys.load(estados);
  return keys;
}

describe('key ring', () => {
  it('signs with the first secret of a purpose until the states of the database are loaded', () => {
    const { dados, sessoes } = createKeyRing([first, second]);
    expect([dados.current().id, sessoes.current().id]).toEqual([firstId, firstId]);
    expect(dados.accepted().map(({ id }) => id)).toEqual([firstId, secondId]);
  });

  it('accepts earlier keys but no retired key, and still decrypts with it', () => {
    const { dados } = openRing(rotated);
    expect(dados.accepted().map(({ id }) => id)).toEqual([secondId, firstId]);
    expect(dados.findAccepted(undefined)?.id).toBe(firstId);
    const after = openRing(retired).dados;
    expect([after.findAccepted(firstId), after.findAccepted(undefined)]).toEqual([undefined, undefined]);
    expect([after.findHeld(undefined)?.id, after.findAccepted('00000000')]).toEqual([firstId, undefined]);
  });

  it('reports a missing key that has signed and is not retired, and none that never signed', () => {
    const listMissing = (estados: readonly ChaveEstado[], segredos: readonly Segredo[]) =>
      openRing(estados, segredos)
        .listMissing()
        .map(({ chave }) => chave);
    expect(listMissing(rotated, [second])).toEqual([firstId]);
    expect(listMissing(retired, [second])).toEqual([]);
    expect(listMissing(rotated, [first])).toEqual([secondId]);
    const waiting = [toEstado(first, 'atual'), { ...toEstado(second, 'reserva'), atual_desde: null }];
    expect(listMissing(waiting, [first])).toEqual([]);
  });
});

describe('encrypted data', () => {
  const text = Buffer.from('CINE-0001');

  /** Encrypts like the previous release: nonce, tag and ciphertext, without a key id. */
  function sealBefore(nonce: Buffer): Buffer {
    const key = createHmac('sha256', first.segredo).update('vouchers').digest();
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  it('names its key and decrypts after a rotation', () => {
    const before = createCifra(createKeyRing([first]).dados, 'vouchers').seal(text);
    const cifra = createCifra(openRing(rotated).dados, 'vouchers');
    const after = cifra.seal(text);
    expect([before, after].map((bytes) => bytes.subarray(0, 8).toString('hex'))).toEqual([
      `54525631${firstId}`,
      `54525631${secondId}`,
    ]);
    expect([cifra.open(before), cifra.open(after)]).toEqual([text, text]);
  });

  it('encrypted data without a key id belongs to the first key, whatever its nonce begins with', () => {
    const cifra = createCifra(openRing(rotated).dados, 'vouchers');
    expect(cifra.open(sealBefore(randomBytes(12)))).toEqual(text);
    expect(cifra.open(sealBefore(Buffer.concat([Buffer.from('TRV1'), randomBytes(8)])))).toEqual(text);
  });

  it('encrypted data does not decrypt when tampered with, or without its key', () => {
    const cifra = createCifra(openRing(rotated).dados, 'vouchers');
    const sealed = cifra.seal(text);
    for (const at of [4, 8, 25, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(() => cifra.open(changed), String(at)).toThrow(/authenticate data/);
    }
    const alone = createCifra(openRing(retired, [second]).dados, 'vouchers');
    expect(() => alone.open(sealBefore(randomBytes(12)))).toThrow(/is not configured/);
    expect(() => createCifra(openRing(rotated).dados, 'other').open(sealed)).toThrow(/authenticate data/);
  });

  it('encrypted data has a look-up hash under each accepted key, the current one first', () => {
    const before = createCifra(createKeyRing([first]).dados, 'vouchers');
    const cifra = createCifra(openRing(rotated).dados, 'vouchers');
    expect(cifra.listHashes('CINE-0001')).toEqual([cifra.hash('CINE-0001'), before.hash('CINE-0001')]);
  });
});

describe('signed text', () => {
  const clock = createTestClock('2026-11-21T15:00:00Z');
  const open = (estados: readonly ChaveEstado[]) => createSigner(openRing(estados).dados, 'tokens', clock);

  it('verifies with the key that it names, until that is retired', async () => {
    const token = await createSigner(createKeyRing([first]).dados, 'tokens', clock).sign(
      new SignJWT({ a: 1 }),
      60,
    );
    expect(await open(rotated).verify(token)).toMatchObject({ payload: { a: 1 }, chave: firstId });
    expect(await open(retired).verify(token)).toBeUndefined();
    expect(await createSigner(openRing(rotated).dados, 'other', clock).verify(token)).toBeUndefined();
  });

  it('fails verification when it names another key', async () => {
    const key = createHmac('sha256', first.segredo).update('tokens').digest();
    for (const kid of [secondId, '00000000', '__proto__'])
      expect(
        await open(rotated).verify(
          await new SignJWT({ a: 1 })
            .setProtectedHeader({ alg: 'HS256', kid })
            .setExpirationTime('1 day')
            .sign(key),
        ),
      ).toBeUndefined();
  });
});

describe('session token', () => {
  const clock = createTestClock('2026-11-21T15:00:00Z');
  const sessoes = (last: ChaveEstado['estado']) =>
    createTokenIssuer(
      openRing(
        [
          { ...toEstado(first, last), uso: 'sessoes' },
          { ...toEstado(second, 'atual'), uso: 'sessoes' },
        ],
        [first, { ...second, uso: 'sessoes' }],
      ).sessoes,
      clock,
    );
  const sessao = {
    consumidorId: 'c',
    promotoraId: 'p',
    usuario: 'u',
    tipo: 'consumidor' as const,
    tokenVersao: 1,
    sessaoId: 's',
    tokenId: 't',
    anterior: undefined,
  };

  it('names all keys of its chain, and survives the routine retirement of an earlier one', async () => {
    const begun = await createTokenIssuer(createKeyRing([first]).sessoes, clock).issue(sessao);
    const before = await sessoes('reserva').find(begun);
    expect(before?.chaves).toEqual([firstId]);
    const renewed = await sessoes('reserva').issue(sessao, before!.chaves);
    expect((await sessoes('reserva').find(renewed))?.chaves).toEqual([secondId, firstId]);
    const again = await sessoes('reserva').issue(sessao, [secondId, firstId]);
    for (const token of [renewed, again]) {
      expect(await sessoes('aposentada').find(token)).toMatchObject({ chaves: [secondId, firstId] });
      expect(await sessoes('vazada').find(token)).toBeUndefined();
    }
    expect(await sessoes('aposentada').find(begun)).toBeUndefined();
  });
});

describe('configuration of secrets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trevo-segredos-config-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('accepts commas, lines and comments, and rejects anything else', () => {
    const text = `# first\n${first.uso}:${first.segredo}\n\ndados:${second.segredo},`;
    expect(parseSegredos(text)).toEqual([first, second]);
    for (const wrong of ['dados', `fotos:${first.segredo}`, 'dados:short', `${first.segredo}`])
      expect(parseSegredos(wrong)).toBeUndefined();
  });

  it('keeps the generated secret of the embedded database until later ones cover all purposes', () => {
    const dataFolder = join(folder, 'dados');
    const read = () => readSegredosConfig({ dataFolder } as Parameters<typeof readSegredosConfig>[0]);
    const config = read();
    expect(read().segredos).toEqual(config.segredos);
    const generated = config.segredos[0]!.segredo;
    expect(appendSegredo(config, { uso: 'tudo', segredo: second.segredo })).toBe(true);
    expect(removeSegredo(read(), toKeyId(generated))).toBe(true);
    expect(existsSync(join(dataFolder, 'master-secret'))).toBe(false);
    expect(read().segredos).toEqual([{ uso: 'tudo', segredo: second.segredo }]);
  });

  it('removes exactly the line of one secret', () => {
    const arquivo = join(folder, 'segredos');
    writeFileSync(arquivo, `# Kept by hand.\ntudo:${first.segredo}\ndados:${second.segredo}\n`);
    const config = { segredos: [], arquivo, isCreated: false, gerado: undefined };
    expect([removeSegredo(config, firstId), removeSegredo(config, firstId)]).toEqual([true, false]);
    expect(readFileSync(arquivo, 'utf8')).toBe(`# Kept by hand.\ndados:${second.segredo}\n`);
  });

  it('adds no secret to a missing or unwritable SECRETS_FILE', () => {
    const config = { segredos: [], arquivo: join(folder, 'none', 'segredos'), gerado: undefined };
    for (const isCreated of [true, false])
      expect(appendSegredo({ ...config, isCreated }, second)).toBe(false);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });
});
