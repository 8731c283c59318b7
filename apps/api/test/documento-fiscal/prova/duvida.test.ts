import { buildChave } from '@trevo/fixtures/chave-builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';
import type { Pessoa } from '../../pessoa.ts';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';

const noon = '2026-11-21T15:00:00Z';
const aparelho = '0b2c7d1e11114222833344445555666f';

describe('suspicious receipt', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(noon);
    await test.publish();
  });
  afterAll(() => test.close());

  type Campanha = Awaited<ReturnType<typeof openCampanha>>;
  const open = (identificacao: string, pontosParaConferir: number) =>
    openCampanha(test, identificacao, (arquivo) => {
      arquivo.documentos.evidencia = { pontosParaConferir, pessoasPorAparelho: 3, pessoasPorRede: 400 };
    });
  const search = async ({ params, host }: Campanha, chaveAcesso: string) => {
    const { body } = await test.client.call('operador.procurarDocumento', {
      params,
      query: { chaveAcesso },
      token: operatorToken,
      host,
    });
    return body.retorno[0]!;
  };
  const chaveDoCaixa = (numero: number) =>
    buildChave(11, { anoMes: '2026-11', modelo: '65', tipoEmissao: 1, numero });

  it('a suspicious receipt goes to manual review with reasons for the operator and none for its owner', async () => {
    const campanha = await open('DUVIDA', 25);
    const ana = await nextPessoa(test);
    const status: (string | undefined)[] = [];
    for (const numero of [700, 701, 702]) {
      const { body } = await campanha.send(ana, { chaveAcesso: chaveDoCaixa(numero), aparelho });
      status.push(body.retorno.apuracao.motivo?.codigo ?? body.retorno.apuracao.status);
    }
    expect(status).toEqual(['VALIDO', 'VALIDO', 'documentoFiscal.emAnalise']);
    const ficha = await search(campanha, chaveDoCaixa(702));
    expect(ficha.sinais).toMatchObject([{ sinal: 'CAIXA_EM_SERIE', peso: 30 }]);
    expect(await campanha.listNumeros(ana)).toHaveLength(2);
    await campanha.judge(ficha.documentoFiscalID, { status: 'VALIDO' });
    expect(await campanha.listNumeros(ana)).toHaveLength(3);
    const own = await test.client.call('documentoFiscal.pendentes.obter', {
      params: { ...campanha.params, chaveAcesso: chaveDoCaixa(702) },
      token: ana.token,
      host: campanha.host,
    });
    expect(JSON.stringify(own.body)).not.toMatch(/caixa|CAIXA_EM_SERIE/);
  });

  it('a suspicious receipt goes to manual review when sent from a shared device, whose id is stored only as a hash', async () => {
    const campanha = await open('APARELHO', 20);
    const pessoas: Pessoa[] = [];
    for (let n = 0; n < 3; n++) pessoas.push(await nextPessoa(test));
    const status: string[] = [];
    for (const pessoa of pessoas) {
      const { body } = await campanha.send(pessoa, { aparelho });
      status.push(body.retorno.apuracao.status);
    }
    expect(status).toEqual(['VALIDO', 'VALIDO', 'PENDENTE']);
    const kept = await test.db.query('select * from pista');
    expect(JSON.stringify(kept)).not.toMatch(/0b2c7d1e|127\.0\.0/);
  });

  it('a suspicious receipt goes to manual review when two sources report different amounts, also at a later verdict', async () => {
    const campanha = await openCampanha(test, 'DIFEREM', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false };
      arquivo.documentos.valor = [
        { fonte: 'vendas', esperaHoras: 24 },
        { fonte: 'codigo' },
        { fonte: 'operador' },
      ];
      arquivo.documentos.evidencia = { pontosParaConferir: 50, pessoasPorAparelho: 3, pessoasPorRede: 400 };
    });
    const ana = await nextPessoa(test);
    const { body } = await campanha.send(ana, { valorCentavos: 40_000 });
    const chaveAcesso = body.retorno.cabecalho.chaveAcesso!;
    expect(body.retorno.apuracao.motivo?.codigo).toBe('documentoFiscal.procurandoVendas');
    await test.client.send('POST', '/operador/v1/vendas/2026/DIFEREM?nome=v.csv', {
      body: Buffer.from(`chave;valor\n${chaveAcesso};100,00\n`),
      headers: {
        host: campanha.host,
        'content-type': 'text/csv',
        authorization: `Bearer ${operatorToken}`,
      },
    });
    await test.app.runJob('venda.importar');
    await test.app.runJob('documentoFiscal.apurar');
    const ficha = await search(campanha, chaveAcesso);
    expect(ficha.apuracao.motivo?.codigo).toBe('documentoFiscal.emAnalise');
    expect(ficha.sinais.map(({ sinal }) => sinal)).toEqual(['FONTES_DIVERGEM']);
    expect(await campanha.listNumeros(ana)).toHaveLength(0);
  });
});
