import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folders } from '../../../src/folders.ts';
import { toCadastro, toChave } from '../../pessoa.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';

/** Source of a client written only from the API description. */
const program = `
import type { paths } from './interface.ts';

const [baseUrl, cadastro, chaveAcesso] = process.argv.slice(2) as [string, string, string];
type Json<T extends { content: { 'application/json': unknown } }> = T['content']['application/json'];
type Cadastro = paths['/login/v1/logins']['post'];
type Entrada = paths['/login/v1/autenticacao']['post'];
type Campanhas = paths['/campanha/v1/campanhas']['get'];
type Registro = paths['/documentoFiscal/v1/documentosFiscaisPendentes/{ano}/{identificacao}']['post'];
type Numeros = paths['/cupom/v2/cupons/consumidor/{ano}/{identificacao}/{user}']['get'];

const send = async (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) => {
  const type = { 'content-type': 'application/json' };
  const init = body === undefined ? { headers } : { headers: { ...headers, ...type }, body: JSON.stringify(body) };
  return (await fetch(baseUrl + path, { method, ...init })).json();
};

const pessoa: Json<Cadastro['requestBody']> = JSON.parse(cadastro);
const registered: Json<Cadastro['responses'][201]> = await send('POST', '/login/v1/logins', {}, pessoa);
if (registered.retorno.usuario !== pessoa.usuario) throw new Error(JSON.stringify(registered));
const entrada: Json<Entrada['requestBody']> = { usuario: pessoa.usuario, senha: pessoa.senha };
const signedIn: Json<Entrada['responses'][200]> = await send('POST', '/login/v1/autenticacao', {}, entrada);
const headers = { authorization: \`Bearer \${signedIn.retorno.token}\` };

const campanhas: Json<Campanhas['responses'][200]> = await send('GET', '/campanha/v1/campanhas');
const { ano, identificacao } = campanhas.retorno[0]!;
const path: Registro['parameters']['path'] = { ano: String(ano), identificacao };

const nota: Json<Registro['requestBody']> = { chaveAcesso, origem: 'camera' };
// @ts-expect-error a receipt has a key
const withoutKey: Json<Registro['requestBody']> = { origem: 'camera' };
const chave: Registro['parameters']['header'] = { 'Idempotency-Key': 'the-first-receipt' };
const notas = \`/documentoFiscal/v1/documentosFiscaisPendentes/\${path.ano}/\${path.identificacao}\`;
const register = (): Promise<Json<Registro['responses'][201]>> => send('POST', notas, { ...headers, ...chave }, nota);
const [first, again] = [await register(), await register()];
const refused: Json<Registro['responses'][400]> = await send('POST', notas, headers, withoutKey);
const numeros: Json<Numeros['responses'][200]> = await send(
  'GET',
  \`/cupom/v2/cupons/consumidor/\${path.ano}/\${path.identificacao}/\${pessoa.usuario}\`,
  headers,
);
console.log(
  JSON.stringify({
    status: first.retorno.apuracao.status,
    isSame: first.retorno.documentoFiscalID === again.retorno.documentoFiscalID,
    refused: refused.codigo,
    detalhe: refused.detalhes?.[0]?.campo,
    numeros: numeros.retorno.retorno.map(({ serie, numero, chaveAcesso }) => [serie, numero, chaveAcesso]),
    earned: first.retorno.numeros.map(({ serie, numero }) => [serie, numero, chaveAcesso]),
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
