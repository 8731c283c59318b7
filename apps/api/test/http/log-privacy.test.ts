import { expect, it } from 'vitest';
import { createLogger } from '../../src/kernel/log.ts';
import { listMensagens, readCodigo, readLinkToken } from '../outbox.ts';
import { registerPessoa, toCadastro } from '../pessoa.ts';
import { startProvider } from '../provider.ts';
import { startTestApp } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

const campanha = { ano: 2026, identificacao: 'TREVO' };

/** Starts the program with its log at the most verbose level in a list. */
async function startLogged(parts: Parameters<typeof startTestApp>[1] = {}) {
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line: string) => void lines.push(line) });
  const test = await startTestApp(undefined, { ...parts, log });
  await test.publish();
  return { test, lines };
}

it('logs no code, token, password, phone, document or e-mail', async () => {
  const { test, lines } = await startLogged();
  const { email, telefoneContato } = toCadastro(1);
  const ana = await registerPessoa(test, 1);
  const livre = '11987650001';
  const { call } = test.client;
  await call('login.enviarNotificacaoToken', { body: { usuario: livre } });
  const codigo = await readCodigo(test, livre);
  const copia = await call('meusDados.pedir', { body: { senhaAtual: ana.senha }, token: ana.token });
  const link = copia.body.retorno.arquivo;
  await test.client.send('GET', link, { headers: { host: 'localhost' } });
  const proof = await call('login.verificarCodigo', { body: { usuario: livre, codigo } });
  await call('login.verificarTelefoneContato', { params: { telefone: telefoneContato } });
  await call('login.solicitarRedefinicaoSms', { params: campanha, body: { usuario: ana.usuario } });
  const codigoSenha = await readCodigo(test, telefoneContato);
  await call('login.obterTokenSms', { body: { usuario: ana.usuario, codigo: codigoSenha } });
  await call('login.solicitarRedefinicao', { body: { usuario: ana.usuario } });
  const token = await readLinkToken(test, email.toLowerCase(), '/redefinirSenha');
  await call('login.confirmarSenha', { body: { tokenVerificacao: token, novaSenha: 'Novissima2026' } });
  await call('login.autenticar', { body: { usuario: ana.usuario, senha: 'Errada2026' } });
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(8);
  const secrets = [
    codigo,
    codigoSenha,
    token,
    new URLSearchParams(link.split('?')[1]).get('token')!,
    proof.body.retorno.comprovante!,
    ana.token,
    ana.usuario,
    ana.senha,
    'Novissima2026',
    'Errada2026',
    telefoneContato,
    livre,
    email.toLowerCase(),
  ];
  // As whole words: six digits may occur inside a longer number by chance.
  for (const secret of secrets) expect(log).not.toMatch(new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`));
  await test.close();
});

it("logs a provider failure without the provider's text about the person", async () => {
  const provider = await startProvider();
  const { test, lines } = await startLogged({
    destinosPermitidos: [provider.url],
    sms: { url: provider.url, token: 'segredo-do-provedor' },
    smtpUrl: 'smtp://127.0.0.1:9',
  });
  provider.answer(({ body }) => ({ status: 500, body: { echo: body } }));
  const ana = await registerPessoa(test, 1);
  await test.client.call('login.solicitarRedefinicaoSms', {
    params: campanha,
    body: { usuario: ana.usuario },
  });
  await test.client.call('login.solicitarRedefinicao', { body: { usuario: ana.usuario } });
  const log = lines.join('');
  expect(log).toContain('the provider answered 500');
  expect(log).toContain('ESOCKET');
  const sent = /\d{6}/.exec((JSON.parse(provider.requests[0]!.body) as { text: string }).text)![0];
  const { email, telefoneContato } = toCadastro(1);
  expect(log).not.toMatch(new RegExp(`\\b${sent}\\b`));
  for (const secret of [email.toLowerCase(), telefoneContato, ana.usuario, 'segredo-do-provedor'])
    expect(log).not.toContain(secret);
  expect(await listMensagens(test, telefoneContato)).toEqual([]);
  await test.close();
  await provider.close();
});

it('logs a failed statement without its parameters', async () => {
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line: string) => void lines.push(line) });
  const { db, drop } = await createTestDb();
  const secret = '52998224725';
  const insert = () =>
    db.query(`insert into login_usuario (promotora_id, usuario, consumidor_id) values ('p', $1, $2)`, [
      secret,
      '01a1ffa4-ae78-75c8-a76d-a298129c3b61',
    ]);
  await insert();
  await insert().catch((err: unknown) => log.error({ err }));
  await db
    .query('select $1::jsonb', [`{"nome":"${secret}\\ud800"}`])
    .catch((err: unknown) => log.error({ err }));
  expect(lines).toHaveLength(2);
  expect(lines.join('')).toContain('login_usuario__pk');
  expect(lines.join('')).not.toContain(secret);
  await drop();
});
