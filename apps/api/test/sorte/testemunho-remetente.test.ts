import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa } from '../campanha/campanha-propria.ts';
import { startMailServer } from '../mail-server.ts';
import { listMensagens } from '../outbox.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';
import { openSorteio } from './sorteio-de-teste.ts';

const promotora = 'quatrofolhas';
const testemunha = 'tabeliao@cartorio.example';

describe('e-mails to witnesses of a promoter with a mail server of its own', () => {
  let test: TestApp;
  /** The mail server of the promoter; the test's outbox is that of the installation. */
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    mail = await startMailServer();
    test = await startTestApp(undefined, { destinosPermitidos: [mail.origin] });
    await test.publish();
    const set = await test.client.call('operador.definirProvedor', {
      params: { promotora },
      body: { servico: 'email', url: `${mail.origin}/?from=sorteios@agencia.example` } as never,
      token: operatorToken,
    });
    if (set.status !== 200) throw new Error(JSON.stringify(set.body));
  });
  afterAll(async () => {
    await test.close();
    await mail.close();
  });

  it("e-mails to witnesses leave by the installation's sender, of a draw and of a closed day of cards", async () => {
    const own = await openSorteio(test, 'REMETENTE', (arquivo) => {
      arquivo.premios = {
        agenda: 'horario',
        itens: [{ id: 'cesta', nome: 'Cesta', quantidade: 1, entrega: 'promotora' }],
        testemunhas: [testemunha],
      } as never;
      arquivo.recompensas.raspadinhas = { porDocumento: 1 } as never;
    });
    const ana = await nextPessoa(test);
    await own.sendAt('2026-11-25T15:00:00Z', ana);
    const [cartela] = await own.listRaspadinhas(ana);
    await own.scratch(ana, cartela!.id);
    // Messages of the campaign itself leave by the promoter's mail server.
    await expect.poll(() => mail.messages.length).toBeGreaterThan(0);
    test.clock.set('2026-11-26T12:00:00Z');
    await test.app.runJob('raspadinha.registro');
    test.clock.set('2026-11-28T21:00:00Z');
    await test.app.runJob('sorteio.congelar');
    await test.app.runJob('sorteio.testemunhar');
    const { hash } = (await own.manifesto()).body.retorno;
    const textos = (await listMensagens(test, testemunha)).map(({ texto }) => texto);
    expect(textos.filter((texto) => texto.includes(hash))).toHaveLength(1);
    expect(textos.filter((texto) => texto.includes('Elo do dia:'))).toHaveLength(1);
    expect(mail.messages.filter((message) => JSON.stringify(message).includes(testemunha))).toEqual([]);
  });
});
