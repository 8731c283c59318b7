import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Escopo } from '@trevo/contract/operador/papeis';
import { readSentence, runHere } from '../program.ts';
import { buildArquivoText, type MutableArquivo, startTestApp, type TestApp } from '../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from './operador-console.ts';

describe('campanha publicar --servidor', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trevo-cli-'));
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let raiz: OperadorDeTeste;
  let servidor: string;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    raiz = await painel.createDaInstalacao();
    servidor = `http://localhost:${test.port}`;
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  async function createCredencial(...escopos: Escopo[]) {
    const { body } = await painel.call('operador.criarCredencial', {
      body: { nome: 'Agência', escopos },
      cookie: raiz.cookie,
      promotora: 'quatrofolhas',
    });
    return body.retorno.segredo;
  }
  const write = (change?: (arquivo: MutableArquivo) => void): string => {
    const file = join(folder, 'promo.campanha.yaml');
    writeFileSync(file, buildArquivoText(change));
    return file;
  };
  const publish = (file: string, credencial: string | undefined, ...options: string[]) =>
    runHere('campanha', credencial === undefined ? {} : { TREVO_CREDENCIAL: credencial }, [
      'publicar',
      file,
      ...options,
    ]);
  async function serve(listener: RequestListener): Promise<{ server: Server; origin: string }> {
    const server = createServer(listener);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  it('publishes with a credential from a machine without database, and names the credential as author', async () => {
    const segredo = await createCredencial('campanha:publicar');
    const ended = await publish(
      write((arquivo) => void (arquivo.campanha.descricao = 'Publicada de longe')),
      segredo,
      '--servidor',
      servidor,
    );
    expect([ended.code, ended.output]).toEqual([
      0,
      expect.stringMatching(/^(Aviso: .+\n)*Campanha 2026\/TREVO publicada \([0-9a-f]{12}\)\.\nEndereços: /),
    ]);
    const [row] = await test.db.query<{ ator: { tipo: string; nome: string }; descricao: string }>(
      `select p.ator, c.descricao from campanha_publicacao p join campanha c on c.campanha_id = p.campanha_id
       where p.ator ->> 'tipo' = 'credencial'`,
    );
    expect(row).toMatchObject({
      ator: { tipo: 'credencial', nome: 'Agência' },
      descricao: 'Publicada de longe',
    });
  });

  it('prints the refusal of the server with exit code 1, and publishes with a reason', async () => {
    const segredo = await createCredencial('campanha:publicar');
    const file = write((arquivo) => void (arquivo.textos.regulamento = 'Outro regulamento.'));
    const refused = await publish(file, segredo, '--servidor', servidor);
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(/motivo[\s\S]*textos\.regulamento: /),
    ]);
    const short = await publish(file, segredo, '--servidor', servidor, '--motivo', 'curto');
    expect([short.code, readSentence(short)]).toEqual([1, 'Diga o motivo em ao menos 10 caracteres.']);
    const done = await publish(
      file,
      segredo,
      '--motivo',
      'Correção pedida pelo jurídico.',
      '--servidor',
      servidor,
    );
    expect([done.code, done.output]).toEqual([0, expect.stringContaining('publicada')]);
    const [row] = await test.db.query<{ motivo: string }>(
      `select motivo from auditoria where acao = 'operador.publicarCampanha' and resultado = 'feito'
         and ator_tipo = 'credencial' and motivo is not null`,
    );
    expect(row).toEqual({ motivo: 'Correção pedida pelo jurídico.' });
  });

  it('refuses a wrong file before it sends anything', async () => {
    const file = join(folder, 'errada.campanha.yaml');
    writeFileSync(file, 'campanha: 1\n');
    const ended = await publish(file, 'trevo_x', '--servidor', 'https://nenhum.exemplo.com.br');
    expect([ended.code, ended.output]).toEqual([1, expect.stringContaining('errada.campanha.yaml')]);
  });

  it('says why a credential is refused, and never prints it', async () => {
    const file = write();
    const semEscopo = await createCredencial('vendas:ler');
    const answers = [
      await publish(file, semEscopo, '--servidor', servidor),
      await publish(file, 'trevo_inventada', '--servidor', servidor),
      await publish(file, undefined, '--servidor', servidor),
    ];
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(answers[0]!.output).toContain('não tem o escopo campanha:publicar');
    expect(answers[2]!.output.trim()).toBe(
      'Defina TREVO_CREDENCIAL com a credencial da promotora, que tem o escopo campanha:publicar.',
    );
    for (const { output } of answers) expect(output).not.toMatch(/trevo_/);
  });

  it('sends no credential in the clear, to a name with a path, or after a redirect', async () => {
    const seen: (string | undefined)[] = [];
    const target = await serve((request, response) => {
      seen.push(request.headers.authorization);
      response.end();
    });
    const redirect = await serve((_request, response) =>
      response.writeHead(308, { location: `${target.origin}/operador/v1/campanhas` }).end(),
    );
    const file = write();
    const say = async (address: string) =>
      readSentence(await publish(file, 'trevo_x', '--servidor', address));
    expect(await say('http://promo.exemplo.com.br')).toMatch(/^Use https:\/\//);
    expect(await say('http://localhost.exemplo.com.br')).toMatch(/^Use https:\/\//);
    expect(await say(`${target.origin}/caminho`)).toMatch(/^Use o endereço de uma campanha/);
    expect(await say('promo.exemplo.com.br')).toMatch(/^Use o endereço de uma campanha/);
    expect(await say('https://rita:senha@promo.exemplo.com.br')).toMatch(/^Use o endereço de uma campanha/);
    expect(await say(redirect.origin)).toContain(`manda para outro endereço (${target.origin}`);
    expect(seen).toEqual([]);
    for (const { server } of [target, redirect]) server.close();
  });

  it('prints the address of a server that does not answer or is not Trevo', async () => {
    const page = await serve((_request, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
    );
    const file = write();
    const other = await publish(file, 'trevo_x', '--servidor', page.origin);
    page.server.close();
    expect([other.code, readSentence(other)]).toEqual([
      1,
      `A resposta de ${page.origin} não é do Trevo (502). Confira o endereço em --servidor.`,
    ]);
    const gone = await publish(file, 'trevo_x', '--servidor', page.origin);
    expect([gone.code, gone.output]).toEqual([
      1,
      expect.stringContaining(`Não foi possível falar com ${page.origin} (ECONNREFUSED).`),
    ]);
  });

  it('prints the usage for unknown options and a missing file', async () => {
    for (const args of [
      ['publicar'],
      ['publicar', 'a', 'b'],
      ['publicar', 'a', '--servidor'],
      ['validar', 'a', '-x'],
      ['validar', 'a', '--servidor', 'https://a.example'],
    ]) {
      const { code, output } = await runHere('campanha', {}, args);
      expect([code, output]).toEqual([1, expect.stringMatching(/^Uso: npm run campanha -- validar/)]);
    }
  });
});
