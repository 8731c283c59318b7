import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aparelhoCookie } from '@trevo/contract/operador/act-errors';
import { registerPessoa } from '../../pessoa.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import {
  consoleHost,
  createConsole,
  type OperadorDeTeste,
  readAparelho,
  senha,
} from '../operador-console.ts';

describe('sign-in of operators under a flood of strangers', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  beforeAll(async () => {
    test = await startTestApp(undefined, {
      consoleOrigin: `http://${consoleHost}`,
      trustProxy: 1,
      httpLimits: { inProgressLeast: 5, inProgressStart: 5, inProgressMost: 5 },
    });
    await test.publish();
    painel = createConsole(test);
  });
  afterAll(() => test.close());

  let addresses = 0;
  const nextAddress = () => `203.0.113.${++addresses}`;
  interface Entrada {
    readonly aparelho?: string | undefined;
    readonly endereco?: string;
    readonly codigo?: string;
  }
  const enter = ({ email }: { email: string }, { aparelho, endereco, codigo = '000000' }: Entrada = {}) =>
    painel.call('operador.entrar', {
      body: { email, senha, codigo } as never,
      cookie: aparelho === undefined ? undefined : `${aparelhoCookie}=${aparelho}`,
      headers: { 'x-forwarded-for': endereco ?? nextAddress() },
    });
  /** Creates an operator with a known device. */
  async function createConhecida(): Promise<OperadorDeTeste & { aparelho: string }> {
    const operador = await painel.createAdministrador();
    const { headers } = await enter(operador, { codigo: painel.nextCodigo(operador.segredo) });
    return { ...operador, aparelho: readAparelho(headers)! };
  }
  const toAnswer = ({ status, body }: { status: number; body: { codigo?: string } }) =>
    `${status} ${body.codigo ?? ''}`.trim();
  /** Runs work while sign-ins of strangers hold every slot that sign-ins may take. */
  async function flooded(work: () => Promise<void>): Promise<void> {
    const pause = test.pauseAt('from operador o where o.email', 4);
    const held = Array.from({ length: 4 }, (_, at) => enter({ email: `estranha${at}@x.example` }));
    await pause.reached;
    await expect
      .poll(async () => toAnswer(await enter({ email: 'outra@x.example' })))
      .toBe('503 servidor.ocupado');
    try {
      await work();
    } finally {
      pause.release();
      await Promise.all(held);
    }
  }

  it('gives the device a cookie at the sign-in that scripts cannot read', async () => {
    const rita = await painel.createAdministrador();
    const { headers } = await enter(rita, { codigo: painel.nextCodigo(rita.segredo) });
    const [sessao, navegador, aparelho] = [headers['set-cookie']].flat();
    expect(sessao).toMatch(/^__Host-operador=/);
    expect(navegador).toMatch(/^__Host-navegador=/);
    expect(aparelho).toMatch(
      /^__Host-aparelho=[\w.-]{40,}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=31536000$/,
    );
    expect(aparelho).not.toContain(rita.email);
  });

  it('accepts an operator on a known device while strangers hold all slots, also by passkey', async () => {
    const rita = await createConhecida();
    const codigo = painel.nextCodigo(rita.segredo);
    await flooded(async () => {
      expect(toAnswer(await enter(rita, { codigo }))).toBe('503 servidor.ocupado');
      expect(toAnswer(await enter(rita, { codigo, aparelho: rita.aparelho }))).toBe('200');
      const begun = await painel.call('operador.iniciarEntradaPasskey', {
        cookie: `${aparelhoCookie}=${rita.aparelho}`,
      });
      expect(begun.status).toBe(200);
    });
  });

  it('refuses made-up devices, and devices of shoppers, as strangers', async () => {
    const rita = await createConhecida();
    const pessoa = await registerPessoa(test, 1);
    const signedIn = await test.client.call('login.autenticar', {
      body: { usuario: pessoa.usuario, senha: pessoa.senha },
      headers: { 'x-forwarded-for': nextAddress() },
    });
    const inventado = `${rita.aparelho.slice(0, -6)}abcdef`;
    await flooded(async () => {
      for (const aparelho of [inventado, 'x'.repeat(200), signedIn.body.retorno.aparelho!])
        expect(toAnswer(await enter(rita, { aparelho }))).toBe('503 servidor.ocupado');
    });
  });

  it('bounds the uses of one device over all addresses', async () => {
    const rita = await createConhecida();
    await flooded(async () => {
      const answers = [];
      for (let times = 0; times < 32; times++)
        answers.push(toAnswer(await enter({ email: `alvo${times}@x.example` }, rita)));
      expect(answers[0]).toBe('401 operador.entradaRecusada');
      expect(answers.at(-1)).toBe('503 servidor.ocupado');
    });
  });

  it('keeps the attempts of a known device apart from those of strangers at its address', async () => {
    const rita = await createConhecida();
    const outra = await painel.createAdministrador();
    const codigo = painel.nextCodigo(rita.segredo);
    const endereco = nextAddress();
    for (let times = 0; times < 31; times++) await enter({ email: `alvo${times}@x.example` }, { endereco });
    expect(toAnswer(await enter(rita, { endereco, codigo }))).toBe('429 requisicao.muitas');
    expect(toAnswer(await enter(rita, { endereco, codigo, aparelho: rita.aparelho }))).toBe('200');
    // A device that names another account is a stranger's.
    expect(toAnswer(await enter(outra, { endereco, aparelho: rita.aparelho }))).toBe('429 requisicao.muitas');
  });

  it('bounds the passwords that one session may have compared, over all addresses', async () => {
    const rita = await painel.createAdministrador();
    const outra = await painel.createAdministrador();
    const elevate = ({ cookie }: OperadorDeTeste, tentada: string, codigo = '000000') =>
      painel.call('operador.elevar', {
        body: { senha: tentada, codigo } as never,
        cookie,
        headers: { 'x-forwarded-for': nextAddress() },
      });
    const answers = await Promise.all(Array.from({ length: 14 }, () => elevate(rita, 'uma senha errada')));
    const count = (answer: string) => answers.filter((one) => toAnswer(one) === answer).length;
    expect([count('401 operador.entradaRecusada'), count('429 requisicao.muitas')]).toEqual([10, 4]);
    expect(toAnswer(await elevate(outra, 'uma senha errada'))).toBe('401 operador.entradaRecusada');
    test.clock.set(new Date(test.clock.now().getTime() + 60_000).toISOString());
    expect(toAnswer(await elevate(rita, senha, painel.nextCodigo(rita.segredo)))).toBe('200');
  });
});
