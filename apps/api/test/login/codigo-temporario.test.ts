import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuse } from '../../src/kernel/domain-error.ts';
import { createLogger } from '../../src/kernel/log.ts';
import {
  createCodigoTemporarioService,
  type CodigoAlvo,
  type CodigoTemporarioService,
} from '../../src/modules/login/contato/codigo-temporario.service.ts';
import { createCodigoTemporarioStore } from '../../src/modules/login/contato/codigo-temporario.store.ts';
import { createTestClock } from '../test-app.ts';
import { createTestKeys } from '../test-app.ts';
import { createTestDb, type TestDb } from '../test-db.ts';
import { toWrongCodigo } from '../outbox.ts';

describe('one-time codes', () => {
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
    db = await createTestDb();
    codigos = createCodigoTemporarioService({
      store: createCodigoTemporarioStore(db.db),
      sessoes: createTestKeys().sessoes,
      clock,
      log: createLogger('silent'),
    });
  });
  afterAll(() => db.drop());

  const many = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const listWrong = async (count: number, work: (index: number) => ReturnType<typeof verify>) =>
    (await many(count, work)).filter((answer) => answer === 'errado');

  it.each([
    ['one stranger', 5, () => '203.0.113.7', false],
    ['64 strangers', 7, (index: number) => `203.0.113.${index}`, false],
    ['the known devices of the owner', 5, () => 'aparelho:1', true],
  ] as const)('compares at most 10 of 64 parallel guesses of %s', async (_, judged, quemOf, isConhecida) => {
    const whose = alvo(`1198765${judged}${isConhecida ? 1 : 0}01`);
    const codigo = await codigos.create(whose);
    const answers = await many(64, (index) =>
      verify(whose, toWrongCodigo(codigo), quemOf(index), isConhecida),
    );
    expect(answers.filter((answer) => answer === 'errado')).toHaveLength(judged);
    expect(answers.filter((answer) => answer === 'gasto')).toHaveLength(64 - judged);
  });

  it('compares 10 of 128 parallel guesses by strangers and the owner together', async () => {
    const whose = alvo('11987650001');
    const codigo = await codigos.create(whose);
    const answers = await many(128, (index) =>
      index % 2 === 0
        ? verify(whose, toWrongCodigo(codigo), `203.0.113.${index}`)
        : verify(whose, toWrongCodigo(codigo), 'aparelho:1', true),
    );
    expect(answers.filter((answer) => answer === 'errado')).toHaveLength(10);
    expect(await verify(whose, codigo, 'aparelho:1', true)).toBe('gasto');
    expect(await verify(whose, codigo, '203.0.113.200')).toBe('gasto');
  });

  it('accepts the right code for one of 50 concurrent requests', async () => {
    const codigo = await codigos.create(alvo('11987650002'));
    const answers = await many(50, () => verify(alvo('11987650002'), codigo));
    expect(answers.filter((answer) => answer === 'certo')).toHaveLength(1);
  });

  it('accepts the right code at the fifth attempt', async () => {
    const codigo = await codigos.create(alvo('11987650003'));
    for (let i = 0; i < 4; i++) await verify(alvo('11987650003'), toWrongCodigo(codigo));
    expect(await verify(alvo('11987650003'), codigo)).toBe('certo');
  });

  it("reserves three of the ten guesses for the owner's known devices", async () => {
    const whose = alvo('11987650010');
    const codigo = await codigos.create(whose);
    const wrong = toWrongCodigo(codigo);
    expect(await listWrong(40, (index) => verify(whose, wrong, `198.51.100.${index}`))).toHaveLength(7);
    expect(await verify(whose, codigo, '198.51.100.99')).toBe('gasto');
    for (let i = 0; i < 2; i++) expect(await verify(whose, wrong, 'aparelho:1', true)).toBe('errado');
    expect(await verify(whose, codigo, 'aparelho:1', true)).toBe('certo');
  });

  it('leaves two guesses to an unknown device after one stranger has used up theirs', async () => {
    const whose = alvo('11987650020');
    const codigo = await codigos.create(whose);
    const wrong = toWrongCodigo(codigo);
    expect(await listWrong(40, () => verify(whose, wrong, '198.51.100.9'))).toHaveLength(5);
    expect(await verify(whose, wrong)).toBe('errado');
    expect(await verify(whose, codigo)).toBe('certo');
  });

  it('counts the guesses of overlapping codes separately', async () => {
    clock.set('2026-11-21T19:00:00Z');
    const whose = alvo('11987650021');
    const sent: string[] = [];
    const send = (instant: string) => {
      clock.set(`2026-11-21T19:${instant}Z`);
      return codigos.send(whose, {
        esperas: [30],
        deliver: async (codigo) => void sent.push(codigo),
        onFailure: () => refuse('login.codigoNaoEnviado'),
      });
    };
    const guessWrong = async (times: number) => {
      const wrong = ['000000', '111111', '222222', '333333'].find((codigo) => !sent.includes(codigo))!;
      for (let i = 0; i < times; i++) await verify(whose, wrong, `198.51.100.${i}`);
    };
    await send('00:00');
    await guessWrong(6);
    await send('01:00');
    await guessWrong(1);
    // The first code received 7 guesses of strangers, the second one.
    expect(await verify(whose, sent[0]!, '203.0.113.1')).toBe(sent[0] === sent[1] ? 'certo' : 'errado');
    await send('02:00');
    expect(await verify(whose, sent[1]!, '203.0.113.1')).toBe('certo');

    const other = sent.length;
    await send('03:00');
    await guessWrong(40);
    await send('04:00');
    await guessWrong(3);
    await send('05:00');
    // Ten guesses end a code for the owner's known devices, too.
    expect(await verify(whose, sent[other]!, 'aparelho:1', true)).toBe('errado');
    expect(await verify(whose, sent[other + 1]!, 'aparelho:1', true)).toBe('certo');
  });

  it('keeps a sent code valid when another is sent, with increasing waits', async () => {
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
    expect(await verify(whose, sent[0]!)).toBe(sent.slice(1).includes(sent[0]!) ? 'certo' : 'errado');
    expect(await verify(whose, sent[1]!)).toBe('certo');
    // Using it invalidated the others.
    expect(await verify(whose, sent[3]!)).toBe('nenhum');
    clock.set('2026-11-21T20:00:00Z');
    expect(await codigos.send(whose, envio)).toEqual({ enviado: true, segundosRestantes: 30 });
  });

  it('keeps the previous code valid when sending a message fails', async () => {
    const whose = alvo('11987650012');
    const sent: string[] = [];
    const envio = { esperas: [30], onFailure: () => refuse('login.codigoNaoEnviado') };
    await codigos.send(whose, { ...envio, deliver: async (codigo) => void sent.push(codigo) });
    clock.set('2026-11-21T20:01:00Z');
    await expect(codigos.send(whose, { ...envio, deliver: never })).rejects.toMatchObject({
      code: 'login.codigoNaoEnviado',
    });
    expect(await verify(whose, sent[0]!)).toBe('certo');
  });

  it('sends one message for 64 concurrent requests', async () => {
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
    expect(await verify(alvo('11987650004'), sent[0]!)).toBe('certo');
  });

  it('starts no waiting time when sending a message fails', async () => {
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

  it('expires a code after ten minutes, and then replaces it', async () => {
    clock.set('2026-11-21T16:00:00Z');
    const first = await codigos.create(alvo('11987650006'));
    clock.set('2026-11-21T16:09:59Z');
    const second = await codigos.create(alvo('11987650006'));
    // With a probability of one in a million both are the same six digits.
    expect(await verify(alvo('11987650006'), first)).toBe(first === second ? 'certo' : 'errado');
    clock.set('2026-11-21T16:19:59Z');
    expect(await verify(alvo('11987650006'), second)).toBe('nenhum');
    const third = await codigos.create(alvo('11987650006'));
    clock.set('2026-11-21T16:29:58Z');
    expect(await verify(alvo('11987650006'), third)).toBe('certo');
  });

  it('rejects a code for another number, purpose or promoter', async () => {
    const codigo = await codigos.create(alvo('11987650007'));
    for (const other of [
      alvo('11987650008'),
      { ...alvo('11987650007'), finalidade: 'exibicao' as const },
      { ...alvo('11987650007'), promotoraId: 'solario' },
    ]) {
      expect(await verify(other, codigo)).toBe('nenhum');
    }
    expect(await verify(alvo('11987650007'), codigo)).toBe('certo');
  });

  it('stores neither codes nor numbers in plain text', async () => {
    const codigo = await codigos.create(alvo('11987650009'));
    const rows = await db.db.query('select * from codigo_temporario');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(Object.values(row)).not.toContain(codigo);
      expect(JSON.stringify(row)).not.toContain('1198765');
    }
  });

  it('distributes codes over all six digits, leading zeros included', async () => {
    const seen = await many(300, (index) => codigos.create(alvo(`1198766${1_000 + index}`)));
    expect(seen.every((codigo) => /^\d{6}$/.test(codigo))).toBe(true);
    expect(new Set(seen).size).toBeGreaterThan(290);
    expect(seen.some((codigo) => codigo.startsWith('0'))).toBe(true);
  });
});
