import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallId } from '@trevo/contract/paths';
import { listMensagens, readCodigo, readLinkToken, toWrongCodigo } from '../../outbox.ts';
import { registerPessoa } from '../../pessoa.ts';
import { configure, startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

const promotora = 'quatrofolhas';
const keys = { 'login.smsRedefinicaoAtivo': true, 'cadastro.emailObrigatorio': false };
const campanha = { ano: 2026, identificacao: 'TREVO' };
const motivo = 'Perdeu o número antigo; mostrou o documento.';
const start = '2026-11-21T15:00:00.000Z';
const valeEm = '2026-11-28T15:00:00.000Z';

describe('correction of a contact by support', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let atendimento: OperadorDeTeste;
  let seed = 7300;
  beforeAll(async () => {
    test = await startTestApp(start, { consoleOrigin: `http://${consoleHost}` });
    await test.publish((arquivo) => configure(arquivo, keys));
    painel = createConsole(test);
  });
  beforeEach(async () => {
    // The limit of an hour is per operator.
    atendimento = await painel.create(await painel.createDaInstalacao(), 'atendimento');
    test.clock.set(start);
  });
  afterAll(() => test.close());

  async function register() {
    const pessoa = await registerPessoa(test, ++seed);
    const [row] = await test.db.query<{ consumidor_id: string; telefone_contato: string; email: string }>(
      `update consumidor set email_verificado = true where usuario = $1
       returning consumidor_id, telefone_contato, email`,
      [pessoa.usuario],
    );
    const { consumidor_id: consumidorID, telefone_contato: telefone, email } = row!;
    return { pessoa, params: { ...campanha, consumidorID }, telefone, email, novo: `1197777${seed}` };
  }
  const call = <Id extends CallId>(id: Id, params: object, body: object) =>
    painel.call(id, { params, body, cookie: atendimento.cookie, promotora } as never);
  const read = async ({ consumidorID }: { consumidorID: string }) =>
    (
      await test.db.query<{ telefone_contato: string; email: string; email_anterior: string | null }>(
        'select telefone_contato, email, email_anterior from consumidor where consumidor_id = $1',
        [consumidorID],
      )
    )[0]!;
  async function sendCodigo(params: object, celular: string): Promise<string> {
    expect((await call('operador.enviarCodigoContato', params, { celular })).status).toBe(200);
    return readCodigo(test, celular);
  }

  it('replaces a phone with the code sent to it, once for concurrent repeats, and lets a previous contact undo it', async () => {
    const { params, telefone, email, novo } = await register();
    const codigo = await sendCodigo(params, novo);
    const correct = (guess: string) =>
      call('operador.corrigirContato', params, { celular: novo, codigo: guess, motivo });
    const wrong = await correct(toWrongCodigo(codigo));
    expect(wrong.body.codigo).toBe('login.codigoTemporarioInvalido');
    expect((await read(params)).telefone_contato).toBe(telefone);

    expect((await correct(codigo)).body.retorno).toEqual({ valeEm });
    const again = await Promise.all([correct(codigo), correct(codigo)]);
    expect(again.map(({ body }) => body.retorno)).toEqual([{ valeEm }, { valeEm }]);
    expect((await read(params)).telefone_contato).toBe(novo);
    expect(
      await test.db.query(
        `select motivo, endereco, ator ->> 'nome' as nome from consumidor_alteracao
         where consumidor_id = $1 and ator is not null`,
        [params.consumidorID],
      ),
    ).toEqual([{ motivo, endereco: 'console/atendimento', nome: atendimento.nome }]);

    const tokenVerificacao = await vi.waitFor(() => readLinkToken(test, email, '/naoFuiEu'), 120_000);
    const undone = await test.client.call('login.desfazerContato', { body: { tokenVerificacao } });
    expect(undone.status).toBe(200);
    expect((await read(params)).telefone_contato).toBe(telefone);
  });

  it('resets no password by the corrected phone before the previous contacts could object', async () => {
    const { pessoa, params, novo } = await register();
    const codigo = await sendCodigo(params, novo);
    await call('operador.corrigirContato', params, { celular: novo, codigo, motivo });
    const askSms = () =>
      test.client.call('login.solicitarRedefinicaoSms', {
        params: campanha,
        body: { usuario: pessoa.usuario },
      });
    expect((await askSms()).body.codigo).toBe('login.semTelefone');
    test.clock.set(new Date(Date.parse(valeEm) + 1).toISOString());
    expect((await askSms()).status).toBe(200);
  });

  it('replaces an e-mail that waits for its confirmation, and resets the password by the previous one until then', async () => {
    const { pessoa, params, email } = await register();
    const novo = `corrigido${seed}@x.com.br`;
    expect((await call('operador.corrigirContato', params, { email: novo, motivo })).status).toBe(200);
    expect(await read(params)).toMatchObject({ email: novo, email_anterior: email });
    await vi.waitFor(() => readLinkToken(test, novo, '/verificarEmail'), 120_000);
    await test.client.call('login.solicitarRedefinicao', { body: { usuario: pessoa.usuario } });
    await readLinkToken(test, email, '/redefinirSenha');
    expect(
      (await listMensagens(test, novo)).filter(({ texto }) => texto.includes('/redefinirSenha')),
    ).toEqual([]);
  });

  it('refuses the phone of another account, a missing code, both contacts at once, and too many codes in an hour', async () => {
    const [ana, eva] = [await register(), await register()];
    for (const body of [
      { celular: ana.novo, motivo },
      { celular: ana.novo, codigo: '123456', email: 'a@b.com', motivo },
      { motivo },
    ])
      expect((await call('operador.corrigirContato', ana.params, body)).body.codigo).toBe(
        'requisicao.invalida',
      );
    const codigos: (string | undefined)[] = [];
    for (let count = 0; count < 21; count++)
      codigos.push(
        (await call('operador.enviarCodigoContato', ana.params, { celular: eva.telefone })).body.codigo,
      );
    expect([...new Set(codigos.slice(0, 20))]).toEqual(['consumidor.telefoneDuplicado']);
    expect(codigos.at(-1)).toBe('requisicao.muitas');
  });

  it('names the operator in the history, and keeps phone and code out of the audit trail', async () => {
    const { params, novo } = await register();
    const codigo = await sendCodigo(params, novo);
    await call('operador.corrigirContato', params, { celular: novo, codigo, motivo });
    const historico = await painel.call('operador.historicoPessoa', {
      params: { ...params, perPage: 20 },
      query: { area: 'acesso' } as never,
      cookie: atendimento.cookie,
      promotora,
    });
    expect(historico.body.retorno.retorno[0]).toMatchObject({
      titulo: 'Celular corrigido pelo atendimento',
      detalhe: expect.stringContaining(motivo) as string,
      quem: { tipo: 'operador', nome: atendimento.nome },
    });
    const registros = JSON.stringify(await painel.listRegistros('operador.corrigirContato'));
    expect(registros).toContain(params.consumidorID);
    expect(registros).not.toContain(novo);
    expect(registros).not.toContain(codigo);
  });
});
