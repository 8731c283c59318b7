import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste, senha } from '../operador-console.ts';

const promotora = 'quatrofolhas';

describe('signs that proposer and approver are one person', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let ana: OperadorDeTeste;
  let bia: OperadorDeTeste;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    ana = await painel.createAdministrador();
    bia = await painel.createAdministrador();
  });
  afterAll(() => test.close());

  const as = ({ cookie }: OperadorDeTeste) => ({ cookie, promotora });
  /** Signs in from a network, in a browser that sent this device cookie before. */
  async function enter(operador: OperadorDeTeste, rede: string, aparelho?: string) {
    await test.db.query('delete from operador_sessao where operador_id = $1', [operador.operadorID]);
    const { headers } = await painel.call('operador.entrar', {
      body: { email: operador.email, senha, codigo: painel.nextCodigo(operador.segredo) } as never,
      cookie: aparelho,
    });
    operador.cookie = painel.toCookie(headers);
    await test.db.query('update operador_sessao set rede_hash = $2 where operador_id = $1', [
      operador.operadorID,
      rede,
    ]);
    const cookies = [headers['set-cookie']].flat().map((one) => one!.split(';')[0]!);
    return cookies.find((one) => one.startsWith('__Host-navegador='))!;
  }
  const propose = async () =>
    (
      await painel.call('operador.propor', {
        body: {
          propostaID: randomUUID(),
          ato: 'operador.convidar',
          alvo: {},
          corpo: { nome: 'Caio Prado', email: 'caio@agencia.example', papel: 'operador' },
          motivo: 'Entra na equipe.',
        } as never,
        ...as(ana),
      })
    ).body.retorno;
  const read = async (propostaID: string, por: OperadorDeTeste) =>
    (await painel.call('operador.proposta', { params: { propostaID }, ...as(por) })).body.retorno;
  const doAparelho = (nome: string) =>
    `${nome}, que propôs isto, já entrou no console neste mesmo navegador.`;
  const daRede = (nome: string) =>
    `${nome} propôs isto da mesma rede que você usou menos de uma hora antes ou depois.`;

  it('shows the approver the same browser and the same network, and keeps them with the decision', async () => {
    const aparelho = await enter(ana, 'casa');
    expect(await enter(bia, 'casa', aparelho)).toBe(aparelho);
    const { propostaID, sinais } = await propose();
    expect(sinais).toEqual([]);
    const lida = await read(propostaID, bia);
    expect(lida.sinais).toEqual([doAparelho(ana.nome), daRede(ana.nome)]);
    await painel.call('operador.aprovarProposta', {
      params: { propostaID },
      body: { visto: lida.visto } as never,
      ...as(bia),
    });
    expect((await read(propostaID, ana)).sinais).toEqual(lida.sinais);
  });

  it('shows nothing for two browsers in two networks', async () => {
    await enter(ana, 'casa');
    await enter(bia, 'loja');
    const { propostaID } = await propose();
    expect((await read(propostaID, bia)).sinais).toEqual([]);
  });

  it('shows the network only around the time of the proposal, and refuses an approval that did not show a sign', async () => {
    await enter(ana, 'casa');
    await enter(bia, 'loja');
    const { propostaID } = await propose();
    const { visto } = await read(propostaID, bia);
    await test.db.query(`update operador_sessao set rede_hash = 'casa' where operador_id = $1`, [
      bia.operadorID,
    ]);
    const approved = await painel.call('operador.aprovarProposta', {
      params: { propostaID },
      body: { visto } as never,
      ...as(bia),
    });
    expect(approved.body.codigo).toBe('operador.propostaMudou');
    await test.db.query(
      `update operador_sessao set criada_em = criada_em + interval '3 hours', usada_em = usada_em + interval '3 hours'
       where operador_id = $1`,
      [bia.operadorID],
    );
    expect((await read(propostaID, bia)).sinais).toEqual([]);
  });

  it('signs of one person are not told by authenticators: the server makes the secret of each account, and takes none', async () => {
    const open = async () => {
      const { body } = await test.client.call('operador.convidarDaInstalacao', {
        body: { nome: 'Caio Prado', email: 'caio@agencia.example', promotora },
        token: operatorToken,
      });
      const token = body.retorno.endereco.split('#')[1]!;
      const opened = await painel.call('operador.abrirConvite', { body: { token } as never });
      return { token, segredo: opened.body.retorno.autenticador.segredo };
    };
    const [um, dois] = [await open(), await open()];
    expect(new Set([ana.segredo, bia.segredo, um.segredo, dois.segredo]).size).toBe(4);
    const accept = (body: object) =>
      painel.call('operador.aceitarConvite', {
        body: { token: dois.token, senha, codigo: painel.nextCodigo(ana.segredo), ...body } as never,
      });
    expect((await accept({ segredo: ana.segredo })).body.codigo).toBe('requisicao.invalida');
    expect((await accept({})).body.codigo).toBe('operador.codigoRecusado');
  });

  it('stores device and network as hashes only', async () => {
    const aparelho = (await enter(ana, 'casa')).split('=')[1]!;
    const stored = JSON.stringify(await test.db.query('select * from operador_sessao'));
    expect(stored).not.toContain(aparelho);
    expect(stored).not.toContain('127.0.0.1');
  });
});
