import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signLeitura } from '../../../src/adapters/leitor/signed-leitor.ts';
import { nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';
import type { Pessoa } from '../../pessoa.ts';
import { createTestKeys, startTestApp, type TestApp } from '../../test-app.ts';

const secret = createTestKeys().sessoes.current().derive('leitor');

describe('external reader', () => {
  let test: TestApp;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    campanha = await openCampanha(test, 'LEITOR', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false };
      arquivo.documentos.valor = [{ fonte: 'leitor', esperaHoras: 2 }, { fonte: 'operador' }];
    });
  });
  afterAll(() => test.close());

  const read = (pessoa: Pessoa, leitura: string) =>
    test.client.call('documentoFiscal.ler', { body: { leitura }, token: pessoa.token, host: campanha.host });
  const register = async (pessoa: Pessoa) => {
    const { body } = await campanha.send(pessoa);
    return { nota: body.retorno, chave: body.retorno.cabecalho.chaveAcesso! };
  };
  const sign = (chave: string, valorCentavos: number, key: string | Uint8Array = secret, ageSeconds = 0) =>
    signLeitura(key, { chave, valorCentavos }, new Date(test.clock.now().getTime() - ageSeconds * 1000));

  it("waits with the reader's address and counts the receipt when the result returns", async () => {
    const ana = await nextPessoa(test);
    const { nota, chave } = await register(ana);
    expect(nota.apuracao.motivo).toMatchObject({ codigo: 'documentoFiscal.esperandoLeitor' });
    expect(nota.comprovacao).toMatchObject({ leitor: '/_dev/leitor' });
    const leitura = await sign(chave, 12_000);
    const answers = await Promise.all(Array.from({ length: 5 }, () => read(ana, leitura)));
    expect(answers.map(({ body }) => body.retorno.apuracao.status)).toEqual(Array(5).fill('VALIDO'));
    expect(answers[0]!.body.retorno).toMatchObject({
      valorCentavos: 12_000,
      comprovacao: { fonte: 'leitor' },
    });
    expect(await campanha.listNumeros(ana)).toHaveLength(2);
  });

  it('accepts only a recent reading signed by the reader, for an own receipt', async () => {
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const { chave } = await register(ana);
    const leitura = await sign(chave, 12_000);
    const [head, body, signature] = leitura.split('.') as [string, string, string];
    const other = Buffer.from(body, 'base64url').toString().replace('12000', '99000');
    const forged = [head, Buffer.from(other).toString('base64url'), signature].join('.');
    const answers = [
      await read(ana, forged),
      await read(ana, await sign(chave, 12_000, 'another secret that nobody shared with us')),
      await read(ana, await sign(chave, 12_000, secret, 3601)),
      await read(ana, await sign('123', 12_000)),
      await read(ana, 'nonsense'),
      await read(bia, leitura),
    ];
    expect(answers.map(({ body: { codigo } }) => codigo)).toEqual([
      ...Array<string>(5).fill('documentoFiscal.leituraInvalida'),
      'documentoFiscal.nenhum',
    ]);
    expect(await campanha.listNumeros(ana)).toHaveLength(0);
  });

  it('leaves the receipt to manual review after its hours, and still accepts a late reading', async () => {
    const ana = await nextPessoa(test);
    const { nota, chave } = await register(ana);
    test.clock.set(new Date(Date.parse(nota.registradoEm) + 2 * 3_600_000).toISOString());
    await test.app.runJob('documentoFiscal.apurar');
    const look = await test.client.call('documentoFiscal.pendentes.obter', {
      params: { ...campanha.params, chaveAcesso: chave },
      token: ana.token,
      host: campanha.host,
    });
    expect(look.body.retorno.apuracao.motivo).toMatchObject({ codigo: 'documentoFiscal.aguardandoValor' });
    const { body } = await read(ana, await sign(chave, 5000));
    expect(body.retorno.apuracao.status).toBe('VALIDO');
  });
});
