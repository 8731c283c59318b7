import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCampanha } from './campanha-propria.ts';
import { registerPessoa, toCadastro, type Pessoa } from '../pessoa.ts';
import { configure, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';

/** Ends purchases, registrations and the campaign on 23 November at `horaFim`. */
const until = (horaFim: string) => (arquivo: MutableArquivo) => {
  Object.assign(arquivo.campanha, {
    dataInicial: '2026-11-20',
    dataFinalCompras: '2026-11-23',
    dataFinalCadastros: '2026-11-23',
    dataFinal: '2026-11-23',
  });
  arquivo.documentos.esperaOfflineHoras = 0;
  arquivo.sorteios = [];
  configure(arquivo, { 'campanha.horaFim': horaFim, 'campanha.bloquearLoginAposCadastros': true });
};

const noon = '2026-11-23T15:00:00Z';
let seed = 7_000;

describe('campanha.horaFim on the last day', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(noon);
    await test.publish();
  });
  afterAll(() => test.close());

  /** Returns the error codes of a sign-up, a sign-in and a receipt at an instant; undefined where accepted. */
  async function askAt(horaFim: string, agora: string): Promise<(string | undefined)[]> {
    test.clock.set(noon);
    const { host, send } = await openCampanha(test, `HORA${horaFim.replaceAll(':', '')}`, until(horaFim));
    const pessoa: Pessoa = await registerPessoa(test, seed++, host);
    test.clock.set(agora);
    const { usuario, senha } = pessoa;
    const answers = [
      await test.client.call('login.cadastrar', { body: toCadastro(seed++), host }),
      await test.client.call('login.autenticar', { body: { usuario, senha }, host }),
      await send(pessoa),
    ];
    return answers.map(({ body }) => body.codigo);
  }

  it.each([
    ['18:00', '2026-11-23T21:00:00Z'],
    ['18:00:30', '2026-11-23T21:00:30Z'],
    ['23:59:59', '2026-11-24T02:59:59Z'],
    ['23:59:00', '2026-11-24T02:59:00Z'],
  ])('keeps sign-up, sign-in and receipts open until %s, inclusive', async (horaFim, agora) => {
    expect(await askAt(horaFim, agora)).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['18:00', '2026-11-23T21:00:01Z'],
    ['18:00', '2026-11-23T23:00:00Z'],
    ['23:59:00', '2026-11-24T02:59:01Z'],
    ['23:59:59', '2026-11-24T03:00:00Z'],
  ])('refuses sign-up, sign-in and receipts after %s', async (horaFim, agora) => {
    expect(await askAt(horaFim, agora)).toEqual([
      'campanha.nenhuma',
      'campanha.cadastrosEncerrados',
      'campanha.encerrada',
    ]);
  });

  it('ends the off-line waiting time its number of hours after horaFim', async () => {
    const campanha = await openCampanha(test, 'HORAESPERA', (arquivo) => {
      until('18:00')(arquivo);
      arquivo.documentos.esperaOfflineHoras = 2;
    });
    test.clock.set(noon);
    const pessoa = await registerPessoa(test, seed++, campanha.host);
    const sendAt = async (agora: string, capturadoEm: string) => {
      test.clock.set(agora);
      const { body } = await campanha.send(pessoa, { origem: 'fila', capturadoEm, relogioEm: agora });
      return body.codigo;
    };
    expect(await sendAt('2026-11-23T22:59:00Z', '2026-11-23T20:59:00Z')).toBeUndefined();
    expect(await sendAt('2026-11-23T22:59:00Z', '2026-11-23T21:01:00Z')).toBe('campanha.encerrada');
    expect(await sendAt('2026-11-23T23:01:00Z', '2026-11-23T20:59:00Z')).toBe('campanha.encerrada');
  });

  it('places timed prizes no later than horaFim', async () => {
    test.clock.set(noon);
    await openCampanha(test, 'HORAPREMIOS', (arquivo) => {
      until('18:00')(arquivo);
      arquivo.recompensas.raspadinhas = { porDocumento: 1 };
      arquivo.premios = {
        agenda: 'horario',
        itens: [{ id: 'vale', nome: 'Vale', quantidade: 2_000, entrega: 'promotora' }],
      };
    });
    const rows = await test.db.query<{ lugar: string }>(
      `select max(lugar) as lugar from premio_unidade join campanha using (campanha_id) where identificacao = 'HORAPREMIOS'`,
    );
    expect(Number(rows[0]!.lugar) * 1000).toBeLessThanOrEqual(Date.parse('2026-11-23T21:00:00Z'));
  });
});
