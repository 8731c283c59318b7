import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCnpj } from '@trevo/fixtures/consumidor-builder';
import { createLogger } from '../../src/kernel/log.ts';
import { nextPessoa, openCampanha } from './campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const se = { latitude: '-23.5505', longitude: '-46.6333' };
const lugar = { latitude: -23.5503, longitude: -46.6339 };
const lojas = [
  {
    nome: 'Empório Paulista',
    latitude: -23.5614,
    longitude: -46.6559,
    cidade: 'São Paulo',
    uf: 'SP' as const,
  },
  { nome: 'Mercado da Sé', latitude: -23.5503, longitude: -46.6339, cep: '01001000', telefone: '1130000000' },
  { nome: 'Armazém Carioca', latitude: -22.9068, longitude: -43.1729, credenciada: false, cidade: 'Niterói' },
  { nome: 'Sem endereço' },
  { nome: 'Fechada', latitude: -23.55, longitude: -46.63, ativo: false },
];

describe('shops of a campaign', () => {
  let test: TestApp;
  let ana: Pessoa;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = createLogger('debug', { write: (line: string) => void lines.push(line) });
    test = await startTestApp(undefined, { log });
    await test.publish((arquivo) => {
      arquivo.associados = lojas.map((loja, at) => ({ ativo: true, ...loja, cnpj: buildCnpj(at + 1) }));
    });
    ana = await nextPessoa(test);
  });
  afterAll(() => test.close());

  const listar = async (query: object = {}, paginaAtual = 1, totalPorPagina = 10) => {
    const params = { totalPorPagina, paginaAtual };
    const { body } = await test.client.call('associado.listar', { params, query, token: ana.token });
    return body.retorno;
  };
  const listNomes = async (query: object = {}) => (await listar(query)).retorno.map(({ nome }) => nome);
  const maisProximos = (query: { latitude: string; longitude: string }) =>
    test.client.call('associado.maisProximos', { query, token: ana.token });

  it('lists shops by name in pages, without inactive ones', async () => {
    expect(await listNomes()).toEqual([
      'Armazém Carioca',
      'Empório Paulista',
      'Mercado da Sé',
      'Sem endereço',
    ]);
    const second = await listar({}, 2, 3);
    expect([second.total, second.paginas, second.retorno.map(({ nome }) => nome)]).toEqual([
      4,
      2,
      ['Sem endereço'],
    ]);
  });

  it('lists a shop until its last day, and shows operators all shops with their last day', async () => {
    const { host, params } = await openCampanha(test, 'LOJAS_ATE', (arquivo) => {
      arquivo.associados = [
        { nome: 'Empório Paulista', cnpj: buildCnpj(1), ativo: true, ate: '2026-11-26', ...lugar },
        { nome: 'Mercado da Sé', cnpj: buildCnpj(2), ativo: true, ...lugar },
        { nome: 'Fechada', cnpj: buildCnpj(3), ativo: false },
      ];
    });
    const token = ana.token;
    const listAll = async () => {
      const paths = { totalPorPagina: 10, paginaAtual: 1 };
      const listed = await test.client.call('associado.listar', { params: paths, query: {}, token, host });
      const near = await test.client.call('associado.maisProximos', { query: se, token, host });
      const operador = await test.client.call('operador.lojas', { params, token: operatorToken, host });
      return {
        listed: listed.body.retorno.retorno.map(({ nome }) => nome),
        near: near.body.retorno.map(({ nome }) => nome),
        operador: operador.body.retorno.map(({ nome, ativa, ate, acesso }) => [nome, ativa, ate, acesso]),
      };
    };
    test.clock.set('2026-11-26T23:00:00-03:00');
    const both = ['Empório Paulista', 'Mercado da Sé'];
    expect(await listAll()).toEqual({
      listed: both,
      near: both,
      operador: [
        ['Empório Paulista', true, '2026-11-26', 'nenhum'],
        ['Fechada', false, null, 'nenhum'],
        ['Mercado da Sé', true, null, 'nenhum'],
      ],
    });
    test.clock.set('2026-11-27T00:00:00-03:00');
    const after = await listAll();
    expect([after.listed, after.near]).toEqual([['Mercado da Sé'], ['Mercado da Sé']]);
    expect(after.operador[0]).toEqual(['Empório Paulista', false, '2026-11-26', 'nenhum']);
  });

  it('finds shops by part of name or city, ignoring accents, and by where purchases count', async () => {
    expect(await listNomes({ filtroNome: 'EMPORIO', filtroAtivo: 'true' })).toEqual(['Empório Paulista']);
    expect(await listNomes({ filtroNome: 'NITEROI' })).toEqual(['Armazém Carioca']);
    expect(await listNomes({ filtroNome: 'ARMAZEM', filtroCredenciada: 'true' })).toEqual([]);
    expect(await listNomes({ filtroNome: '%' })).toEqual([]);
  });

  it('sorts shops by distance in kilometres with one decimal, omitting unknown locations', async () => {
    const { body, headers } = await maisProximos(se);
    expect(body.retorno.map(({ nome, distancia }) => [nome, distancia])).toEqual([
      ['Mercado da Sé', 0.1],
      ['Empório Paulista', 2.7],
      ['Armazém Carioca', 360.7],
    ]);
    expect(body.retorno[0]).toMatchObject({ cep: '01001000', telefone: '1130000000', credenciada: true });
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    { latitude: '91', longitude: '0' },
    { latitude: '0', longitude: '-180.1' },
    { latitude: 'NaN', longitude: '0' },
    { latitude: '1e1', longitude: '0' },
    { latitude: '', longitude: '0' },
  ])('refuses distances from $latitude, $longitude', async (query) => {
    const { status, body } = await maisProximos(query);
    expect([status, body.codigo]).toEqual([400, 'requisicao.invalida']);
  });

  it("never logs the consumer's location", async () => {
    await maisProximos(se);
    await maisProximos({ latitude: '-99.4321', longitude: '-46.6333' });
    const log = lines.join('');
    expect(log).toContain('listarAssociadosMaisProximos');
    for (const part of ['23.55', '46.63', '99.43']) expect(log).not.toContain(part);
  });
});
