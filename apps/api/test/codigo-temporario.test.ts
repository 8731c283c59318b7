import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuse } from '../src/kernel/domain-error.ts';
import { createLogger } from '../src/kernel/log.ts';
import {
  createCodigoTemporarioService,
  type CodigoAlvo,
  type CodigoTemporarioService,
} from '../src/modules/login/codigo-temporario.service.ts';
import { createCodigoTemporarioStore } from '../src/modules/login/codigo-temporario.store.ts';
import { createTestClock } from './test-app.ts';
import { createTestDb, engines, type TestDb } from './test-db.ts';
import { toWrongCodigo } from './outbox.ts';

describe.each(engines)('codes (%s)', (engine) => {
  let db: TestDb;
  let codigos: CodigoTemporarioService;
  const clock = createTestClock('2026-11-21T15:00:00Z');
  const alvo = (chave: string): CodigoAlvo => ({
    promotoraId: 'quatrofolhas',
    finalidade: 'telefone',
    chave,
  });
  const verify = (whose: CodigoAlvo, codigo: string, quem = '203.0.113.7', isConhecida = false) =>
    codigos.verify(whose, codigo, { quem, isConhecida });
  const never = () => Promise.reject(new Error('sent'));

  beforeAll(async () => {
    db = await createTestDb(engine);
    codigos = createCodigoTemporarioService({
      store: createCodigoTemporarioStore(db.db),
      secret: new Uint8Array(32).fill(7),
      clock,
      log: createLogger('silent'),
    });
  });
  afterAll(() => db.drop());

  const many = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const countTentativas = async () =>
    (
      await db.db.query<{ tentativas: number }>(
        'select tentativas from codigo_temporario order by enviado_em desc, tentativas desc limit 1',
      )
    )[0]?.tentativas;

  it('200 guesses at the same moment are five attempts, and the right code comes too late', async () => {
    const codigo = await codigos.create(alvo('11987650001'));
    const answers = await many(200, () => verify(alvo('11987650001'), toWrongCodigo(codigo)));
    expect(answers.filter(Boolean)).toHaveLength(0);
    expect(await countTentativas()).toBe(5);
    expect(await verify(alvo('11987650001'), codigo)).toBe(false);
    expect(await countTentativas()).toBe(5);
  });

  it('the right code works for one of 50 requests at the same moment', async () => {
    const codigo = await codigos.create(alvo('11987650002'));
    const answers = await many(50, () => verify(alvo('11987650002'), codigo));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('the fifth attempt may still be right', async () => {
    const codigo = await codigos.create(alvo('11987650003'));
    for (let i = 0; i < 4; i++) await verify(alvo('11987650003'), toWrongCodigo(codigo));
    expect(await verify(alvo('11987650003'), codigo)).toBe(true);
  });

  it('the attempts of a stranger are not the owner’s, and thirty are the end of them all', async () => {
    const whose = alvo('11987650010');
    const codigo = await codigos.create(whose);
    const wrong = toWrongCodigo(codigo);
    const strangers = Array.from({ length: 20 }, (_, index) => `198.51.100.${index}`);
    for (const stranger of strangers.slice(0, 5))
      for (let i = 0; i < 8; i++) await verify(whose, wrong, stranger);
    expect(await countTentativas()).toBe(25);
    expect(await verify(whose, codigo, strangers[0])).toBe(false);
    expect(await verify(whose, wrong)).toBe(false);
    expect(await verify(whose, codigo)).toBe(true);

    const again = await codigos.create(whose);
    await Promise.all(
      strangers.flatMap((stranger) => Array.from({ length: 5 }, () => verify(whose, wrong, stranger))),
    );
    expect(await countTentativas()).toBe(30);
    expect(await verify(whose, again)).toBe(false);
    // The device on which the owner signed in is no stranger.
    expect(await verify(whose, again, 'aparelho:1', true)).toBe(true);
  });

  it('a code that was sent stays good when another is sent, and each wait is longer', async () => {
    const whose = alvo('11987650011');
    const sent: string[] = [];
    const envio = {
      esperas: [30, 60, 300],
      deliver: async (codigo: string) => void sent.push(codigo),
      onFailure: () => refuse('login.codigoNaoEnviado'),
    };
    const at = async (instant: string) => {
      clock.set(`2026-11-21T18:${instant}Z`);
      const { enviado, segundosRestantes } = await codigos.send(whose, envio);
      return [enviado, segundosRestantes];
    };
    expect(await at('00:00')).toEqual([true, 30]);
    expect(await at('00:30')).toEqual([true, 60]);
    expect(await at('01:29')).toEqual([false, 1]);
    expect(await at('01:30')).toEqual([true, 300]);
    expect(await at('06:30')).toEqual([true, 300]);
    expect(await at('06:31')).toEqual([false, 299]);
    clock.set('2026-11-21T18:10:00Z');
    expect(await verify(whose, sent[0]!)).toBe(sent.slice(1).includes(sent[0]!));
    expect(await verify(whose, sent[1]!)).toBe(true);
    // It ended the others.
    expect(await verify(whose, sent[3]!)).toBe(false);
    clock.set('2026-11-21T20:00:00Z');
    expect(await codigos.send(whose, envio)).toEqual({ enviado: true, segundosRestantes: 30 });
  });

  it('a message that was not sent leaves the code before it good', async () => {
    const whose = alvo('11987650012');
    const sent: string[] = [];
    const envio = { esperas: [30], onFailure: () => refuse('login.codigoNaoEnviado') };
    await codigos.send(whose, { ...envio, deliver: async (codigo) => void sent.push(codigo) });
    clock.set('2026-11-21T20:01:00Z');
    await expect(codigos.send(whose, { ...envio, deliver: never })).rejects.toMatchObject({
      code: 'login.codigoNaoEnviado',
    });
    expect(await verify(whose, sent[0]!)).toBe(true);
  });

  it('64 requests at the same moment send one message', async () => {
    const sent: string[] = [];
    const answers = await many(64, () =>
      codigos.send(alvo('11987650004'), {
        esperas: [30, 60],
        deliver: async (codigo) => void sent.push(codigo),
        onFailure: () => refuse('login.codigoNaoEnviado'),
      }),
    );
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/^\d{6}$/);
    expect(answers.filter((a) => a.enviado)).toHaveLength(1);
    expect(new Set(answers.map((a) => a.segundosRestantes))).toEqual(new Set([30]));
    expect(await verify(alvo('11987650004'), sent[0]!)).toBe(true);
  });

  it('a message that was not sent leaves no waiting time behind', async () => {
    const refusal = () => refuse('login.smsNaoEnviado');
    const esperas = [300, 600];
    const toNobody = { esperas, deliver: never, onFailure: refusal };
    await expect(codigos.send(alvo('11987650005'), toNobody)).rejects.toMatchObject({
      code: 'login.smsNaoEnviado',
    });
    const again = await codigos.send(alvo('11987650005'), {
      ...toNobody,
      deliver: async () => undefined,
    });
    expect(again).toEqual({ enviado: true, segundosRestantes: 300 });
  });

  it('a code lives ten minutes, and another replaces it', async () => {
    clock.set('2026-11-21T16:00:00Z');
    const first = await codigos.create(alvo('11987650006'));
    clock.set('2026-11-21T16:09:59Z');
    const second = await codigos.create(alvo('11987650006'));
    // One time in a million the two are the same six digits.
    expect(await verify(alvo('11987650006'), first)).toBe(first === second);
    clock.set('2026-11-21T16:19:59Z');
    expect(await verify(alvo('11987650006'), second)).toBe(false);
    const third = await codigos.create(alvo('11987650006'));
    clock.set('2026-11-21T16:29:58Z');
    expect(await verify(alvo('11987650006'), third)).toBe(true);
  });

  it('a code is worth nothing for another number, purpose or promoter', async () => {
    const codigo = await codigos.create(alvo('11987650007'));
    for (const other of [
      alvo('11987650008'),
      { ...alvo('11987650007'), finalidade: 'exibicao' as const },
      { ...alvo('11987650007'), promotoraId: 'solario' },
    ]) {
      expect(await verify(other, codigo)).toBe(false);
    }
    expect(await verify(alvo('11987650007'), codigo)).toBe(true);
  });

  it('the table holds neither codes nor numbers', async () => {
    const codigo = await codigos.create(alvo('11987650009'));
    const rows = await db.db.query('select * from codigo_temporario');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(Object.values(row)).not.toContain(codigo);
      expect(JSON.stringify(row)).not.toContain('1198765');
    }
  });

  it('codes spread over all six digits, leading zeros included', async () => {
    const seen = await many(300, (index) => codigos.create(alvo(`1198766${1_000 + index}`)));
    expect(seen.every((codigo) => /^\d{6}$/.test(codigo))).toBe(true);
    expect(new Set(seen).size).toBeGreaterThan(290);
    expect(seen.some((codigo) => codigo.startsWith('0'))).toBe(true);
  });
});
