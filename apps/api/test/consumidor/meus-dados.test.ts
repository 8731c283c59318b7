import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folders } from '../../src/folders.ts';
import { secaoNomes, secoes } from '../../src/modules/meus-dados/secoes.ts';
import { registerPessoa, toChave, type Pessoa } from '../pessoa.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const other = '01890000-0000-7000-8000-00000000beef';

describe('data export', () => {
  let test: TestApp;
  let seeds = 1;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  const register = () => registerPessoa(test, seeds++);
  const ask = ({ token, senha }: Pessoa, senhaAtual = senha) =>
    test.client.call('meusDados.pedir', { body: { senhaAtual }, token });
  const links = async (pessoa: Pessoa) => (await ask(pessoa)).body.retorno;
  const get = (path: string, host = 'localhost') => test.client.send('GET', path, { headers: { host } });
  const readJson = async (pessoa: Pessoa) =>
    JSON.parse((await get((await links(pessoa)).arquivo)).text) as {
      readonly cadastro: Record<string, unknown>;
      readonly [secao: string]: readonly Record<string, unknown>[] | Record<string, unknown>;
    };
  const findId = async ({ usuario }: Pessoa) =>
    (
      await test.db.query<{ id: string }>('select consumidor_id as id from consumidor where usuario = $1', [
        usuario,
      ])
    )[0]!.id;
  const sendNota = (pessoa: Pessoa, seed: number) =>
    test.client.call('documentoFiscal.pendentes.enviar', {
      params: { ano: 2026, identificacao: 'TREVO' },
      body: { chaveAcesso: toChave(seed) },
      token: pessoa.token,
    });

  it("contains every section with only the owner's data", async () => {
    const [ana, bia] = [await register(), await register()];
    await sendNota(ana, 1);
    await sendNota(bia, 2);
    const dados = await readJson(ana);
    expect(Object.keys(dados)).toEqual(['versao', 'geradoEm', 'promotora', 'campanhas', ...secaoNomes]);
    expect(dados['versao']).toBe(1);
    expect(dados.cadastro).toMatchObject({ usuario: ana.usuario, cpf: ana.usuario, tipo: 'consumidor' });
    expect((dados['notas'] as { chaveAcesso: string }[]).map((nota) => nota.chaveAcesso)).toEqual([
      toChave(1),
    ]);
    const consentimentos = dados['consentimentos'] as { nomeTermo: string }[];
    expect(consentimentos.map(({ nomeTermo }) => nomeTermo).sort()).toEqual([
      'avisoPrivacidade',
      'politicaPrivacidade',
      'regulamento',
    ]);
    expect(consentimentos[0]).toMatchObject({ aceito: true, enderecoIp: '127.0.0.1' });
    const whole = JSON.stringify(dados);
    expect(whole).not.toContain(bia.usuario);
    expect(whole).not.toContain('argon2');
  });

  it('sends the data export as attachment and uncached', async () => {
    const { headers } = await get((await links(await register())).arquivo);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="meus-dados.json"',
      'cache-control': 'no-store',
    });
  });

  it('exports a sandboxed page without external resources that links the JSON file', async () => {
    const eva = await register();
    await sendNota(eva, 3);
    await test.db.query('update consumidor set extra = $2 where usuario = $1', [
      eva.usuario,
      '<script>alert("1")</script>',
    ]);
    const { leitura, arquivo } = await links(eva);
    const { status, headers, text } = await get(leitura);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox allow-downloads; default-src 'none'; style-src 'sha256-/);
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(text.endsWith('</html>\n')).toBe(true);
    expect(text).toContain(`<dt>Chave de acesso</dt><dd>${toChave(3)}</dd>`);
    expect(text).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(text).not.toMatch(/<(script|img|link|iframe)\b/);
    expect(text).toContain(`href="${arquivo}"`);
  });

  it('requires the password, and typing errors use up none of the five daily requests', async () => {
    const lia = await register();
    const refused = [];
    for (let attempt = 0; attempt < 3; attempt++) refused.push((await ask(lia, 'Errada123')).body.codigo);
    expect(refused).toEqual(Array(3).fill('login.senhaAtualIncorreta'));
    const asked = [];
    for (let attempt = 0; attempt < 6; attempt++) asked.push(await ask(lia));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect([asked[5]!.body.codigo, asked[5]!.body.mensagem]).toEqual([
      'meusDados.limiteDoDia',
      'Você já pediu seus dados 5 vezes hoje. Amanhã você pode pedir de novo.',
    ]);
  });

  it('gets a new anonymous address at each request', async () => {
    const rui = await register();
    const [one, two] = [await links(rui), await links(rui)];
    expect(one.arquivo).toMatch(/^\/meusDados\/v1\/arquivo\.json\?token=[\w-]{43}$/);
    expect(two.arquivo).not.toBe(one.arquivo);
    expect(one.arquivo).not.toContain(await findId(rui));
  });

  it('expires after 15 minutes with a page that explains how to request it again', async () => {
    const { leitura, arquivo, expiraEm } = await links(await register());
    expect(expiraEm).toBe('2026-11-21T15:15:00.000Z');
    test.clock.set('2026-11-21T15:14:59Z');
    expect((await get(leitura)).status).toBe(200);
    test.clock.set('2026-11-21T15:15:00Z');
    for (const path of [leitura, arquivo, '/meusDados/v1/arquivo.html']) {
      const { status, headers, text } = await get(path);
      expect([status, headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
      expect(text).toContain('Este link não vale mais');
    }
    test.clock.set('2026-11-21T15:00:00Z');
  });

  it('ends with a password change, account deletion and after twenty reads', async () => {
    const noa = await register();
    const before = await links(noa);
    await test.client.call('login.trocarSenha', {
      body: { senhaAtual: noa.senha, novaSenha: 'Folha482913', confirmacao: 'Folha482913' },
      token: noa.token,
    });
    expect((await get(before.leitura)).status).toBe(410);

    const iva = await register();
    const own = await links(iva);
    await test.client.call('consumidor.excluir', { params: { usuario: iva.usuario }, token: iva.token });
    expect((await get(own.arquivo)).status).toBe(410);

    const { arquivo } = await links(await register());
    const reads = [];
    for (let read = 0; read < 21; read++) reads.push((await get(arquivo)).status);
    expect(reads).toEqual([...Array<number>(20).fill(200), 410]);
  });

  it('opens on hosts of its promoter only', async () => {
    await test.publish((arquivo) => {
      arquivo.promotora.identificacao = 'outra';
      arquivo.hosts = ['outra.localhost'];
    }, 'sol');
    const { arquivo } = await links(await register());
    expect((await get(arquivo, 'outra.localhost')).status).toBe(410);
    expect((await get(arquivo)).status).toBe(200);
  });

  it('reads thousands of rows in pages, each once and in order', async () => {
    const ugo = await register();
    const id = await findId(ugo);
    const [{ campanha_id }] = (await test.db.query<{ campanha_id: string }>(
      `select campanha_id from campanha where identificacao = 'TREVO'`,
    )) as [{ campanha_id: string }];
    await test.db.query(
      `insert into documento_fiscal (consumidor_id, documento_fiscal_id, campanha_id, tipo, coo, origem, status, registrado_em)
       select $1, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $2, 'Cupom', n::text, 'codigo', 'VALIDO', $3
       from generate_series(1, 2000) as n`,
      [id, campanha_id, test.clock.now()],
    );
    await test.db.query(
      `insert into documento_fiscal_historico (consumidor_id, documento_fiscal_id, ordem, status, data_hora)
       select $1, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, o, 'VALIDO', $2
       from generate_series(1, 2000) as n, generate_series(1, 2) as o`,
      [id, test.clock.now()],
    );
    const dados = await readJson(ugo);
    const coos = (dados['notas'] as { coo: string }[]).map(({ coo }) => Number(coo));
    expect(coos).toEqual(Array.from({ length: 2000 }, (_, at) => at + 1));
    expect(dados['historicoDasNotas']).toHaveLength(4000);
    const { text } = await get((await links(ugo)).leitura);
    expect(text.match(/<dt>Código ou número do cupom<\/dt>/g)).toHaveLength(2000);
  });

  it("omits other persons' data: invited friends, origins of rewards and link keys", async () => {
    const zoe = await register();
    const id = await findId(zoe);
    const [{ campanha_id }] = (await test.db.query<{ campanha_id: string }>(
      `select campanha_id from campanha where identificacao = 'TREVO'`,
    )) as [{ campanha_id: string }];
    const agora = test.clock.now();
    await test.db.query(
      `insert into indicacao (indicado_id, campanha_id, consumidor_id, situacao, criado_em)
       values ($1, $2, $3, 'AGUARDANDO', $4)`,
      [other, campanha_id, id, agora],
    );
    await test.db.query(
      `insert into lote (consumidor_id, campanha_id, moeda, ordem, origem, origem_id, rodada, concedido, restante, liberado, libera_em)
       values ($1, $2, 'pontos', 1, 'indicacao', $3, 1, 10, 10, true, $4)`,
      [id, campanha_id, other, agora],
    );
    await test.db.query(
      `insert into contato_troca (token_hash, consumidor_id, email, email_verificado, trocado_em, expira_em)
       values ('segredo-do-link', $1, 'antes@exemplo.invalid', true, $2, $2)`,
      [id, agora],
    );
    await test.db.query(
      `insert into notificacao (consumidor_id, notificacao_id, campanha_id, tipo, origem_id, valores, enviada_em)
       values ($1, $2, $3, 'INDICACAO_PREMIADA', $4, $5, $6)`,
      [id, other.replace('beef', 'cafe'), campanha_id, other, { moeda: 'pontos', valor: 10 }, agora],
    );
    const dados = await readJson(zoe);
    expect(dados['convitesFeitos']).toMatchObject([{ situacao: 'AGUARDANDO' }]);
    expect(dados['creditos']).toMatchObject([{ origem: 'indicacao', origemId: null, concedido: 10 }]);
    expect(dados['trocasDeContato']).toMatchObject([{ email: 'antes@exemplo.invalid' }]);
    expect(dados['avisos']).toMatchObject([{ titulo: 'Seu convite rendeu' }]);
    const { text } = await get((await links(zoe)).leitura);
    expect(text).toContain('<dt>Ganho</dt><dd>10 pontos</dd>');
    for (const secret of [other, 'segredo-do-link']) {
      expect(JSON.stringify(dados)).not.toContain(secret);
      expect(text).not.toContain(secret);
    }
  });
});

/** Tables with a consumer's id that are not exported, with the reason. */
const tablesLeftOut: Readonly<Record<string, string>> = {
  chave_acesso_registrada: 'the claim of an access key; the receipt has the key',
  codigo_cupom: 'the claim of a printed code; the receipt has the code',
  conta_ajuste: 'author and internal reason of exported lines of the ledger',
  consumidor_contador: 'counts of exported receipts against the limits',
  consumidor_cpf: 'the claim of a document; the registration has it',
  consumidor_resto: 'cents of exported receipts that wait for the next one',
  consumidor_retido: 'the identity of accounts that ended, which nobody signs in to',
  consumidor_telefone: 'the claim of a phone; the registration has it',
  cupom_variacao: 'a queue of counts of exported numbers',
  documento_a_creditar: 'a queue of exported receipts',
  documento_a_rever: 'a queue of exported receipts',
  documento_mudado: 'a queue of exported receipts',
  documento_anotacao: 'internal notes of the review, which may name other people',
  envio: 'a queue of exported notices',
  evidencia: 'how fraud is recognised: a trade secret (LGPD article 9), and it compares with other people',
  login_usuario: 'the claim of a login; the registration has it',
  lote_uso: 'which exported credit each exported line of the ledger took',
  pista: 'how fraud is recognised: a trade secret (LGPD article 9), and it compares with other people',
  premio_unidade: 'the place of an exported prize in the sealed schedule',
  revisao_veredito: 'how operators judged an exported receipt, for the figures of their work',
  revisao_posse: 'which operator looks at an exported receipt now',
  sessao_encerrada: 'keys of sessions',
  token_verificacao: 'hashes of links',
  upload_cota: 'counts of exported uploads against the limit of a day',
};

/** Columns of exported tables that are omitted, with the reason. */
const columnsLeftOut: Readonly<Record<string, string>> = {
  'consumidor.promotora_id': 'the promoter stands above the sections',
  'premio_andamento.entrega_ator': 'the operator',
  'premio_andamento.entregue_por': 'the person of the promoter',
  'premio_andamento.historico': 'the same steps with the operators',
  'premio_arquivo.ator': 'the operator',
  'premio_arquivo.conteudo_hash': 'a hash of an exported file',
  'consumidor.senha_hash': 'a secret',
  'consumidor.token_versao': 'a counter of the sessions',
  'consumidor.ativo': 'an account that ended reads nothing',
  'consumidor.excluido_em': 'an account that ended reads nothing',
  'consumidor.email_vale_em': 'when a changed contact begins to open the account',
  'consumidor.telefone_vale_em': 'when a changed contact begins to open the account',
  'login_facebook.promotora_id': 'the promoter stands above the sections',
  'dispositivo.identificacao': 'the address to which the push service sends: a secret',
  'dispositivo.promotora_id': 'the promoter stands above the sections',
  'dispositivo.anterior_id': 'another account that used the device',
  'dispositivo.canal_id': 'the channel of all devices of the app',
  'passkey.credencial_id': 'a key of the sign-in',
  'passkey.chave_publica': 'a key of the sign-in',
  'passkey.assinaturas': 'a counter of the sign-ins',
  'documento_fiscal.idempotencia': 'a key of the request',
  'documento_fiscal.apurar_em': 'a place in a queue',
  'documento_fiscal.recupera_em': 'a place in a queue',
  'documento_fiscal.multiplicador_milesimos': 'a rule of the campaign at that moment',
  'documento_fiscal.resto_variacao_centavos': 'a counter against the limits',
  'documento_fiscal.contado': 'a counter against the limits',
  'documento_fiscal.desvio_relogio_segundos': 'how fraud is recognised',
  'documento_fiscal.pontos_evidencia': 'how fraud is recognised',
  'documento_fiscal.identidade': 'how a receipt is recognised that comes again in another form',
  'documento_fiscal.fonte': 'the checks of a receipt have their sources',
  'documento_fiscal_historico.ator': 'another person: the operator',
  'documento_fato.campanha_id': 'the receipt has it',
  'documento_fato.conferir': 'a place in a queue',
  'documento_fato.tarde': 'a place in a queue',
  'leitura_foto.tentativas': 'a place in a queue',
  'leitura_foto.ler_em': 'a place in a queue',
  'lote.rodada': 'a key of the ledger',
  'pedido.idempotencia': 'a key of the request',
  'pedido.conta_ordem': 'a key of the ledger',
  'consumidor_alteracao.ator': 'the operator; the address says that support made the change',
  'consumidor_alteracao.motivo': 'the internal reason of the operator',
  'conta.ordem': 'a key of the ledger',
  'conta.proximo_em': 'a place in a queue',
  'conta.a_conferir': 'a place in a queue',
  'raspadinha.ordem': 'a place in the sealed schedule',
  'raspadinha.entregue_por': 'another person: the one at the counter',
  'raspadinha.entrega_ator': 'another person: the operator',
  'pedido_historico.ator': 'another person: the operator',
  'sorteio_premiado.ator': 'another person: the operator',
  'indicacao.ator': 'another person: the operator',
  'voucher_pedido.codigo_cifrado': 'worth money to its bearer; the app shows it to the owner',
  'voucher_pedido.codigo_hash': 'a keyed hash of the code',
  'voucher_pedido.conta_ordem': 'a key of the ledger',
  'voucher_pedido.idempotencia': 'a key of the request',
  'voucher_pedido.tentar_em': 'a place in a queue',
  'indicacao.motivo': 'how fraud is recognised',
  'indicacao.observacao': 'an internal note, which may name other people',
  'indicacao.sinais': 'how fraud is recognised',
  'indicacao.apurar_em': 'a place in a queue',
  'notificacao.origem_id': 'a key that may be another account',
  'imagem_documento.situacao': 'a file that is being deleted is not there any more',
};

describe('export coverage of the schema', () => {
  const schema = readFileSync(join(folders.project, 'apps/api/migrations/schema.sql'), 'utf8');
  const tables = [...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm)].map(
    ([, name = '', body = '']) => ({
      name,
      columns: [...body.matchAll(/^ {2}(?!constraint )(\w+) /gm)].map(([, column = '']) => column),
    }),
  );
  const personal = tables.filter(({ columns }) =>
    columns.some((column) => ['consumidor_id', 'indicado_id'].includes(column)),
  );
  const exported = (table: string): string =>
    Object.values(secoes)
      .map(({ sql }) => sql)
      .filter((sql) => new RegExp(`from ${table}\\b`).test(sql))
      .join('\n');

  it('lists every table with a consumer id as a section or as left out with a reason', () => {
    expect(personal.length).toBeGreaterThan(40);
    const forgotten = personal.filter(({ name }) => exported(name) === '' && !(name in tablesLeftOut));
    expect(forgotten.map(({ name }) => name)).toEqual([]);
    const both = Object.keys(tablesLeftOut).filter(
      (name) => exported(name) !== '' || !personal.some((table) => table.name === name),
    );
    expect(both).toEqual([]);
  });

  it('contains every column of an exported table or leaves it out with a reason', () => {
    const columns = personal
      .filter(({ name }) => exported(name) !== '')
      .flatMap(({ name, columns: own }) => own.map((column) => [name, column] as const));
    const isRead = ([table, column]: readonly [string, string]) =>
      column === 'consumidor_id' || new RegExp(`\\b${column}\\b`).test(exported(table));
    const missing = columns.filter((each) => !isRead(each)).map((each) => each.join('.'));
    expect(missing.sort()).toEqual(Object.keys(columnsLeftOut).sort());
  });
});
