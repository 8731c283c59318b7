import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMensagemService } from '../../src/modules/notificacao/mensagem.service.ts';
import { createMensagemStore } from '../../src/modules/notificacao/mensagem.store.ts';
import { createTestDb, type TestDb } from '../test-db.ts';

const consumidorId = '01890000-0000-7000-8000-000000000011';
const agora = new Date('2026-11-21T15:00:00Z');

describe('records of messages to a person', () => {
  let database: TestDb;
  beforeAll(async () => {
    database = await createTestDb();
  });
  afterAll(() => database.drop());

  const list = () =>
    database.db.query<{ canal: string; assunto: string; resultado: string | null }>(
      'select canal, assunto, resultado from mensagem_enviada where consumidor_id = $1 order by assunto',
      [consumidorId],
    );

  it('stores accepted and failed messages with their results, and a row for a message in transit', async () => {
    const mensagens = createMensagemService(createMensagemStore(database.db), { now: () => agora });
    await mensagens.send(consumidorId, 'email', 'boasVindas', () => Promise.resolve());
    const failed = mensagens.send(consumidorId, 'sms', 'codigoSenha', () =>
      Promise.reject(new Error('down')),
    );
    await expect(failed).rejects.toThrow('down');
    let arrive = () => {};
    const running = mensagens.send(
      consumidorId,
      'email',
      'linkSenha',
      () => new Promise<void>((resolve) => (arrive = resolve)),
    );
    await expect.poll(list).toEqual([
      { canal: 'email', assunto: 'boasVindas', resultado: 'aceita' },
      { canal: 'sms', assunto: 'codigoSenha', resultado: 'falhou' },
      { canal: 'email', assunto: 'linkSenha', resultado: null },
    ]);
    arrive();
    await running;
    expect((await list())[2]!.resultado).toBe('aceita');
  });
});
