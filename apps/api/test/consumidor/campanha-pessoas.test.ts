import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { calculateCnpjDigitos } from '@trevo/rules/pessoa/cnpj';
import { buildConsumidor } from '@trevo/fixtures/consumidor-builder';
import { aceitesTodos, registerPessoa, toCadastro } from '../pessoa.ts';
import { configure, operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';

const campanha = { ano: 2026, identificacao: 'TREVO' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('restrictions and known documents of a campaign', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const publish = (change: (arquivo: MutableArquivo) => void) => test.publish(change);
  const importRestritos = (restricoes: object[]) =>
    test.client.call('operador.importarCpfsRestritos', {
      params: campanha,
      body: { restricoes: restricoes as never },
      token: operatorToken,
    });

  it('refuses registration of a restricted document and returns the reason from the list', async () => {
    await publish((arquivo) => {
      configure(arquivo, { 'cadastro.verificarCpfRestrito': true });
    });
    const [dono, empregado] = [buildConsumidor(1).cpf, buildConsumidor(2).cpf];
    await importRestritos([{ cpf: dono, proprietario: true }, { cpf: empregado }]);
    const ask = (cpf: string) =>
      test.client.call('campanha.cpfsRestritos', {
        params: { ...campanha, cpf },
        body: { auth_user: base64(cpf) },
      });
    expect((await ask(empregado)).body.retorno.restricoes).toEqual([
      { proprietario: false, cnpjCpfAssociado: null, ativo: true },
    ]);
    expect((await ask(buildConsumidor(3).cpf)).body.retorno.restricoes).toEqual([]);
    expect((await test.client.call('login.cadastrar', { body: toCadastro(1) })).status).toBe(201);
    const refused = await test.client.call('login.cadastrar', { body: toCadastro(2) });
    expect([refused.status, refused.body.mensagem]).toEqual([403, 'Usuario Não Autorizado']);
    await importRestritos([]);
    expect((await test.client.call('login.cadastrar', { body: toCadastro(2) })).status).toBe(201);
  });

  it('reveals only that a restriction names a shop, not which one', async () => {
    await publish((arquivo) => configure(arquivo, { 'cadastro.verificarCpfRestrito': true }));
    const { cpf } = buildConsumidor(4);
    await importRestritos([{ cpf, cnpjCpfAssociado: '11222333000181' }]);
    const { body } = await test.client.call('campanha.cpfsRestritos', {
      params: { ...campanha, cpf },
      body: { auth_user: base64(cpf) },
    });
    expect(body.retorno.restricoes).toEqual([
      { proprietario: false, cnpjCpfAssociado: 'informado', ativo: true },
    ]);
    expect((await test.client.call('login.cadastrar', { body: toCadastro(4) })).status).toBe(201);
    await importRestritos([]);
  });

  it('refuses a restriction query whose document differs from its path', async () => {
    const { status, body } = await test.client.call('campanha.cpfsRestritos', {
      params: { ...campanha, cpf: buildConsumidor(1).cpf },
      body: { auth_user: base64(buildConsumidor(2).cpf) },
    });
    expect([status, body.codigo]).toEqual([400, 'requisicao.invalida']);
  });

  it('finds imported and registered documents at first access and reveals nothing else', async () => {
    const { cpf } = buildConsumidor(20);
    const ask = () => test.client.call('consumidor.verificar', { params: { cpf } });
    const before = await ask();
    expect([before.status, before.body.mensagem]).toEqual([404, 'Consumidor não encontrado.']);
    const given = await test.client.call('operador.importarPrimeirosAcessos', {
      params: campanha,
      body: { cpfs: [cpf, cpf] },
      token: operatorToken,
    });
    expect(given.body.retorno).toEqual({ total: 2 });
    expect((await ask()).body.retorno).toEqual({ existe: true });
  });

  it('lists shops in pages, by part of their name ignoring accents, and by group', async () => {
    const cnpjs = ['11222333000181', '12ABC34501DE35', '00000000000191'];
    await publish((arquivo) => {
      arquivo.associados = [
        { nome: 'Mercado São João', cnpj: cnpjs[0]!, grupo: 'Norte', ativo: true },
        { nome: 'Armazém da Vila', cnpj: cnpjs[1]!, grupo: 'Norte', ativo: true },
        { nome: 'Mercado Fechado', cnpj: cnpjs[2]!, grupo: 'Sul', ativo: false },
      ];
    });
    const list = async (filtroNome: string, paginaAtual = 1, totalPorPagina = 10) =>
      (
        await test.client.call('campanha.associados', {
          params: campanha,
          body: { totalPorPagina, paginaAtual, filtroNome, filtroAtivo: true },
        })
      ).body.retorno;
    expect((await list('SAO')).retorno).toEqual([
      { nome: 'Mercado São João', cnpjCpf: cnpjs[0], grupo: 'Norte' },
    ]);
    expect((await list('')).retorno.map(({ nome }) => nome)).toEqual(['Armazém da Vila', 'Mercado São João']);
    expect(await list('', 2, 1)).toMatchObject({
      total: 2,
      paginas: 2,
      retorno: [{ nome: 'Mercado São João' }],
    });
    const { body } = await test.client.call('campanha.gruposAssociados', { params: campanha });
    expect(body.retorno).toEqual([{ nome: 'Norte', total: 2 }]);
  });

  it('refuses a registration with a shop outside the campaign', async () => {
    const register = (seed: number, cnpjCpf: string) =>
      test.client.call('login.cadastrar', {
        body: { ...toCadastro(seed), primeiraLoja: { cnpjCpf, nome: 'Mercado São João' } },
      });
    expect((await register(31, '11222333000181')).status).toBe(201);
    expect((await register(32, '33000167000101')).body.detalhes?.[0]?.campo).toBe('primeiraLoja');
  });

  it('returns 404 campanha.nenhuma for a deactivated campaign', async () => {
    await publish((arquivo) => {
      arquivo.campanha.ativa = false;
    });
    const { status, body } = await test.client.call('campanha.listar');
    expect([status, body.mensagem]).toEqual([404, 'Não há campanhas promocionais disponíveis no momento!']);
    await publish(() => undefined);
    expect((await test.client.call('campanha.listar')).status).toBe(200);
  });
});

describe('mandatory fields and consents of a registration', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  // All requests come from one address, which is rate-limited per minute.
  let minute = 0;
  beforeEach(() =>
    test.clock.set(new Date(Date.parse('2026-11-21T15:00:00Z') + minute++ * 60_000).toISOString()),
  );
  const register = (seed: number, change: object = {}) =>
    test.client.call('login.cadastrar', { body: { ...toCadastro(seed), ...change } });

  it('requires each of the eleven consents of the detailed LGPD step and stores each with the displayed text', async () => {
    await test.publish((arquivo) => {
      configure(arquivo, { 'preCadastro.lgpd': 'detalhada' });
    });
    const lgpd = Array.from({ length: 11 }, (_, at) => ({ nomeTermo: `lgpd ${at + 1}`, aceito: true }));
    const withAceites = (aceites: object[]) => ({ consumidor: { aceites } });
    const short = await register(1, withAceites([...aceitesTodos, ...lgpd.slice(0, 10)]));
    expect([short.status, short.body.mensagem]).toEqual([422, 'O aceite de lgpd 11 é obrigatório']);
    const whole = await register(1, withAceites([...aceitesTodos, ...lgpd]));
    expect(whole.status).toBe(201);
    const rows = await test.db.query<{ nome_termo: string }>(
      `select nome_termo from aceite where aceito and length(texto_hash) = 64 and endereco = '127.0.0.1'`,
    );
    expect(rows.filter(({ nome_termo }) => nome_termo.startsWith('lgpd '))).toHaveLength(11);
    await test.publish((arquivo) => {
      configure(arquivo, { 'preCadastro.lgpd': 'detalhada', 'preCadastro.avisoPrivacidadeAtivo': true });
    });
    const noAviso = aceitesTodos.map((one) => ({ ...one, aceito: one.nomeTermo !== 'avisoPrivacidade' }));
    expect((await register(405, withAceites([...noAviso, ...lgpd]))).status).toBe(201);
    const noPolitica = aceitesTodos.filter(({ nomeTermo }) => nomeTermo !== 'politicaPrivacidade');
    expect((await register(406, withAceites([...noPolitica, ...lgpd]))).body.codigo).toBe(
      'consumidor.aceiteObrigatorio',
    );
  });

  it('asks for pre-sign-up acceptances instead of the detailed LGPD step unless first access is enabled', async () => {
    const change =
      (keys: Partial<Configuracao>) =>
      (arquivo: MutableArquivo): void => {
        configure(arquivo, { 'preCadastro.lgpd': 'detalhada', 'preCadastro.aceitesAtivo': true, ...keys });
        arquivo.aceites = [{ nomeTermo: 'Imagem', texto: 'Uso de imagem.', obrigatorio: true }];
      };
    await test.publish(change({}));
    expect((await register(2)).body.mensagem).toBe('O aceite de Imagem é obrigatório');
    const aceites = [...aceitesTodos, { nomeTermo: 'Imagem', aceito: true }];
    expect((await register(2, { consumidor: { aceites } })).status).toBe(201);
    await test.publish(change({ 'preCadastro.primeiroAcessoAtivo': true }));
    expect((await register(3)).body.mensagem).toBe('O aceite de lgpd 1 é obrigatório');
    // First access asks for known numbers only to greet them: an unknown one registers.
    const itens = Array.from({ length: 11 }, (_, index) => ({
      nomeTermo: `lgpd ${index + 1}`,
      aceito: true,
    }));
    expect((await register(3, { consumidor: { aceites: [...aceites, ...itens] } })).status).toBe(201);
  });

  it('saves answers of the terms panel only with every mandatory term', async () => {
    await test.publish((arquivo) => {
      arquivo.aceites = [
        { nomeTermo: 'Imagem', texto: 'Uso de imagem.', obrigatorio: true },
        { nomeTermo: 'Ofertas', texto: 'Receber ofertas.', obrigatorio: false },
      ];
    });
    const { usuario, token } = await registerPessoa(test, 4);
    const list = async (withToken?: string) =>
      (await test.client.call('consumidor.aceites', { token: withToken })).body.retorno.map(
        ({ aceito }) => aceito,
      );
    const answer = (imagem: boolean) =>
      test.client.call('consumidor.alterarAceites', {
        body: {
          usuario,
          aceites: [
            { nomeTermo: 'Imagem', aceito: imagem },
            { nomeTermo: 'Ofertas', aceito: false },
            { nomeTermo: 'inventado', aceito: true },
          ],
        },
        token,
      });
    expect(await list(token)).toEqual([null, null]);
    const short = await answer(false);
    expect([short.status, short.body.mensagem]).toEqual([422, 'O aceite de Imagem é obrigatório']);
    expect(await list(token)).toEqual([null, null]);
    expect((await answer(true)).body.mensagem).toBe('Aceites atualizados com sucesso!');
    expect(await list(token)).toEqual([true, false]);
    expect(await list()).toEqual([null, null]);
  });

  it('generates an undeliverable e-mail from the phone when the e-mail is optional and missing', async () => {
    await test.publish((arquivo) => {
      configure(arquivo, {
        'login.tipoIdentificacao': 'telefone',
        'cadastro.emailObrigatorio': false,
        'cadastro.confirmarCelular': false,
      });
    });
    const usuario = '11987650008';
    const { status, body } = await register(8, { usuario, email: '', telefoneContato: '' });
    expect([status, body.retorno.tipo]).toEqual([201, 'consumidor']);
    const { token } = body.retorno;
    const perfil = await test.client.call('consumidor.obter', { params: { usuario }, token });
    expect(perfil.body.retorno.email).toBe('11987650008@cadastro.invalid');
    expect((await register(9, { usuario: '11987650009', email: 'ana@' })).body.detalhes?.[0]?.campo).toBe(
      'email',
    );
  });

  it('derives the automatic e-mail from the contact phone or a random word, never from the CPF', async () => {
    await test.publish((arquivo) => {
      configure(arquivo, { 'cadastro.emailObrigatorio': false, 'cadastro.confirmarCelular': false });
    });
    const readEmail = async (seed: number, telefoneContato: string) => {
      const { body } = await register(seed, { email: '', telefoneContato });
      const { usuario, token } = body.retorno;
      const perfil = await test.client.call('consumidor.obter', { params: { usuario }, token });
      return { email: perfil.body.retorno.email!, usuario };
    };
    expect((await readEmail(401, '+55 (11) 98765-0401')).email).toBe('11987650401@cadastro.invalid');
    const words = await Promise.all([402, 403].map((seed) => readEmail(seed, '')));
    for (const { email, usuario } of words) {
      expect(email).toMatch(/^[0-9a-f]{16}@cadastro\.invalid$/);
      expect(email).not.toContain(usuario);
    }
    expect(new Set(words.map(({ email }) => email)).size).toBe(2);
  });

  it('accepts only the own CPF in calls of consumers who sign in with a phone', async () => {
    await test.publish((arquivo) => {
      configure(arquivo, { 'login.tipoIdentificacao': 'telefone', 'cadastro.confirmarCelular': false });
    });
    const usuario = '11987650018';
    const { token } = (await register(18, { usuario, telefoneContato: '' })).body.retorno;
    await test.db.query("update consumidor set cpf = '52998224725' where usuario = $1", [usuario]);
    const ask = (cpf: string) =>
      Promise.all(
        (['cupom.escaneadosPorPeriodo', 'raspadinhaAlternativa.porPeriodo'] as const).map((id) =>
          test.client.call(id, { params: { ano: 2026, identificacao: 'TREVO', cpf }, token }),
        ),
      );
    const none = { diario: 0, semanal: 0, mensal: 0, total: 0 };
    for (const cpf of ['52998224725', '529.982.247-25', usuario])
      expect((await ask(cpf)).map(({ body }) => body.retorno)).toEqual([none, none]);
    expect((await ask('11144477735')).map(({ body }) => body.codigo)).toEqual([
      'sessao.outraPessoa',
      'sessao.outraPessoa',
    ]);
  });

  it('accepts a minor without an address when age check and address are disabled', async () => {
    await test.publish((arquivo) => {
      configure(arquivo, { 'cadastro.verificarIdade': false, 'perfil.camposObrigatorios': ['nome'] });
    });
    expect((await register(10, { dataNascimento: '2020-01-01', endereco: {} })).status).toBe(201);
    const short = await register(11, { endereco: { endereco: 'Rua', estado: 'S', cidade: 'Sã' } });
    expect(short.body.detalhes?.map(({ campo }) => campo).sort()).toEqual(
      ['cidade', 'endereco', 'estado'].map((parte) => `endereco.${parte}`),
    );
  });

  it.each([
    ['cnpj', '11222333000181', '11222333000180'],
    ['cpfCnpj', '33000167000101', '33000167000102'],
    ['telefone', '1133334444', '119876543'],
  ] as const)('accepts a login of type %s with %s and refuses %s', async (tipo, right, wrong) => {
    await test.publish((arquivo) => {
      configure(arquivo, { 'login.tipoIdentificacao': tipo, 'cadastro.confirmarCelular': false });
    });
    const company = { nome: 'Padaria' };
    const refused = await register(12, { ...company, usuario: wrong });
    expect(refused.body.detalhes?.[0]?.campo).toBe('usuario');
    expect((await register(12, { ...company, usuario: right })).status).toBe(201);
  });

  it.each([
    [true, 201],
    [false, 400],
  ])('with alphanumeric CNPJs allowed (%s), returns %i', async (canHaveLetters, expected) => {
    await test.publish((arquivo) => {
      configure(arquivo, {
        'login.tipoIdentificacao': 'cnpj',
        'login.cnpjAlfanumerico': canHaveLetters,
        'cadastro.confirmarCelular': false,
      });
    });
    const usuario = canHaveLetters ? '12ABC34501DE35' : '7K9X2M4P0001' + calculateCnpjDigitos('7K9X2M4P0001');
    const { status, body } = await register(14, { nome: 'Padaria', usuario });
    expect(status).toBe(expected);
    expect(body.detalhes?.[0]?.campo).toBe(canHaveLetters ? undefined : 'usuario');
  });

  it('requires a contact phone where configured, and a mobile number where a code confirms it', async () => {
    const change = (keys: Partial<Configuracao>) =>
      test.publish((arquivo) => {
        configure(arquivo, { 'cadastro.confirmarCelular': false, ...keys });
      });
    const refuse = async (telefoneContato: string) =>
      (await register(13, { telefoneContato })).body.detalhes?.map(({ campo }) => campo);
    await change({ 'cadastro.telefoneContatoObrigatorio': true });
    expect(await refuse('')).toEqual(['telefoneContato']);
    await change({ 'cadastro.confirmarCelular': true });
    expect(await refuse('1133334444')).toEqual(['telefoneContato']);
  });

  it("validates each part of a mandatory address, and the city against the state's municipalities", async () => {
    await test.publish((arquivo) => {
      configure(arquivo, { 'perfil.camposObrigatorios': ['endereco'] });
    });
    const wrong = { cep: '0100', endereco: 'Rua', numero: '', bairro: '', cidade: 'Niterói', estado: 'SP' };
    const { body } = await register(5, { endereco: wrong });
    expect(body.detalhes?.map(({ campo }) => campo).sort()).toEqual(
      ['bairro', 'cep', 'cidade', 'endereco', 'numero'].map((parte) => `endereco.${parte}`),
    );
    const right = {
      cep: '01001000',
      endereco: 'Praça da Sé',
      numero: '1',
      bairro: 'Sé',
      cidade: 'SAO PAULO',
      estado: 'SP',
    };
    const done = await register(5, { endereco: right });
    expect(done.status).toBe(201);
    expect((await register(6, { endereco: {} })).status).toBe(400);
    for (const [seed, cep] of ['01001 000', '01.001-000'].entries()) {
      const { status, body: person } = await register(20 + seed, { endereco: { ...right, cep } });
      expect([status, person.codigo]).toEqual([201, undefined]);
      const { body: profile } = await test.client.call('consumidor.obter', {
        params: { usuario: person.retorno.usuario },
        token: person.retorno.token,
      });
      expect(profile.retorno.endereco.cep).toBe('01001000');
    }
  });

  it('validates the question and the extra field where the campaign asks for them', async () => {
    await test.publish((arquivo) => {
      configure(arquivo, {
        'cadastro.pergunta': { ativa: true, texto: 'De que torcida você é?', opcoes: ['Nenhuma', 'Todas'] },
        'cadastro.campoExtra': { ativo: true, rotulo: 'Matrícula', obrigatorio: true },
      });
    });
    const wrong = await register(7, { resposta: 'Outra' });
    expect(wrong.body.detalhes?.map(({ campo }) => campo)).toEqual(['resposta', 'extra']);
    expect((await register(7, { resposta: 'Todas', extra: '42' })).status).toBe(201);
  });
});

describe('address lookups', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());
  const cep = (text: string) => test.client.call('externo.cep', { params: { cep: text } });

  it('returns the address of a CEP with or without hyphen, and an error for an unknown one', async () => {
    expect((await cep('01001-000')).body.retorno).toEqual({
      logradouro: 'Praça da Sé',
      bairro: 'Sé',
      uf: 'SP',
      localidade: 'São Paulo',
      ibge: '3550308',
      erro: false,
    });
    for (const typed of ['01001 000', '01.001-000'])
      expect((await cep(typed)).body.retorno?.localidade).toBe('São Paulo');
    expect((await cep('99999999')).body.retorno.erro).toBe(true);
    expect((await cep('123')).status).toBe(400);
  });

  it('returns the municipalities of a state sorted by name, and 404 for an unknown state', async () => {
    const ask = (idEstado: string) => test.client.call('externo.municipios', { params: { idEstado } });
    const { retorno } = (await ask('35')).body;
    expect([retorno.length, retorno[0]?.nome]).toEqual([645, 'Adamantina']);
    expect((await ask('53')).body.retorno.map(({ nome }) => nome)).toEqual(['Brasília']);
    expect((await ask('99')).status).toBe(404);
  });

  it('geocodes an address for signed-in consumers', async () => {
    const { token } = await registerPessoa(test, 1);
    const ask = (endereco: string) =>
      test.client.call('externo.geocodificacao', { query: { endereco }, token });
    const { latitude, longitude } = (await ask('Rua Felipe Schmidt, Florianópolis')).body.retorno;
    expect([Math.round(latitude), Math.round(longitude)]).toEqual([-28, -49]);
    expect((await ask('lugar nenhum')).status).toBe(404);
  });

  it('registers a device once, as a PWA by default', async () => {
    const { usuario, token } = await registerPessoa(test, 2);
    const register = (change: object = {}) =>
      test.client.call('notificacao.dispositivos', {
        body: { id: 'd1', usuario, identificacao: { servico: 'onesignal', id: 'abc' }, ...change },
        token,
      });
    expect((await register()).body.retorno).toEqual({ id: 'd1', tipo: 'pwa' });
    expect((await register({ tipoDispositivo: 'android' })).body.retorno.tipo).toBe('android');
    const rows = await test.db.query('select tipo from dispositivo');
    expect(rows).toEqual([{ tipo: 'android' }]);
  });

  it("stores PicPay and Instagram names with the campaign's multiplier, ignoring the caller's", async () => {
    const { usuario, token } = await registerPessoa(test, 3);
    const save = (identificacao: string) =>
      test.client.call('cupom.dinamicaCupom', {
        body: {
          telefone: usuario,
          dinamicaCupom: [{ dinamica: 'PICPAY', identificacao, multiplicador: 50 }],
        },
        token,
      });
    for (const wrong of ['ana', '@a', '@ana maria', '']) {
      expect((await save(wrong)).body.detalhes?.[0]?.mensagem).toBe(
        'Erro na validação, por favor preencha o usuário do PicPay corretamente.',
      );
    }
    expect((await save('@ana')).status).toBe(200);
    const { body } = await test.client.call('cupom.consumidor', { params: { telefone: usuario }, token });
    expect(body.retorno.dinamicaCupom).toEqual([
      { dinamica: 'PICPAY', identificacao: '@ana', multiplicador: 2 },
    ]);
  });
});
