import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folders } from '../../src/folders.ts';
import { toCadastro, toChave } from '../pessoa.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Source of a client written only from the API description. */
const program = `
import createClient from 'openapi-fetch';
import type { paths } from './interface.ts';

const [baseUrl, cadastro, chaveAcesso] = process.argv.slice(2) as [string, string, string];
const pessoa: paths['/login/v1/logins']['post']['requestBody']['content']['application/json'] = JSON.parse(cadastro);
const client = createClient<paths>({ baseUrl });

const registered = await client.POST('/login/v1/logins', { body: pessoa });
if (!registered.data) throw new Error(registered.error.mensagem);
const signedIn = await client.POST('/login/v1/autenticacao', {
  body: { usuario: pessoa.usuario, senha: pessoa.senha },
});
if (!signedIn.data) throw new Error(signedIn.error.codigo);
const headers = { authorization: \`Bearer \${signedIn.data.retorno.token}\` };

const campanhas = await client.GET('/campanha/v1/campanhas');
const { ano, identificacao } = campanhas.data!.retorno[0]!;
const campanha = { ano: String(ano), identificacao };

const send = () =>
  client.POST('/documentoFiscal/v1/documentosFiscaisPendentes/{ano}/{identificacao}', {
    params: { path: campanha, header: { 'Idempotency-Key': 'the-first-receipt' } },
    body: { chaveAcesso, origem: 'camera' },
    headers,
  });
const [first, again] = [await send(), await send()];
const refused = await client.POST('/documentoFiscal/v1/documentosFiscaisPendentes/{ano}/{identificacao}', {
  params: { path: campanha },
  // @ts-expect-error a receipt has a key
  body: { origem: 'camera' },
  headers,
});
const numeros = await client.GET('/cupom/v2/cupons/consumidor/{ano}/{identificacao}/{user}', {
  params: { path: { ...campanha, user: pessoa.usuario } },
  headers,
});
console.log(
  JSON.stringify({
    status: first.data?.retorno.apuracao.status,
    isSame: first.data?.retorno.documentoFiscalID === again.data?.retorno.documentoFiscalID,
    refused: refused.error?.codigo,
    detalhe: refused.error?.detalhes?.[0]?.campo,
    numeros: numeros.data?.retorno.retorno.map(({ serie, numero, chaveAcesso }) => [serie, numero, chaveAcesso]),
    earned: first.data?.retorno.numeros.map(({ serie, numero }) => [serie, numero, chaveAcesso]),
  }),
);
`;

const run = async (folder: string, args: readonly string[]) =>
  (await promisify(execFile)(process.execPath, args, { cwd: folder })).stdout;

describe('client generated from the OpenAPI document', () => {
  let test: TestApp;
  let folder: string;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish((arquivo) => {
      arquivo.limites.cupons = {};
      arquivo.ganho = { por: 'documento', numeros: 2 };
    });
    const cache = join(folders.project, '.cache');
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(join(cache, 'openapi-client-'));
    const { text } = await test.client.send('GET', '/openapi.json', { headers: { host: 'localhost' } });
    writeFileSync(join(folder, 'interface.ts'), await openapiTS(JSON.parse(text) as OpenAPI3));
    writeFileSync(join(folder, 'program.ts'), program);
    const base = { extends: join(folders.project, 'tsconfig.base.json') };
    const compilerOptions = { lib: ['es2023', 'dom'], types: ['node'] };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ ...base, compilerOptions, include: ['*.ts'] }),
    );
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('compiles', async () => {
    const compiler = join(folders.project, 'node_modules/typescript/bin/tsc');
    expect(await run(folder, [compiler, '-p', 'tsconfig.json'])).toBe('');
  });

  it('registers a consumer and a receipt, and reads the earned numbers', async () => {
    const address = `http://127.0.0.1:${test.port}`;
    const args = [address, JSON.stringify(toCadastro(1)), toChave(1)];
    const told = JSON.parse(await run(folder, ['program.ts', ...args])) as Record<string, unknown>;
    expect(told).toMatchObject({
      status: 'VALIDO',
      isSame: true,
      refused: 'requisicao.invalida',
      detalhe: 'chaveAcesso',
    });
    expect(told['numeros']).toHaveLength(2);
    expect(told['numeros']).toEqual(told['earned']);
  });
});
