import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import { buildConsumidor } from '@trevo/fixtures/consumidor-builder';
import { registerPessoa, toCadastro, type Pessoa } from '../pessoa.ts';
import { configure, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';

const endereco = {
  cep: '01001-000',
  endereco: 'Praça da Sé',
  numero: '1',
  bairro: 'Centro',
  cidade: 'sao paulo',
  estado: 'SP',
};
const everything = ['nome', 'cnpjCpf', 'rg', 'dataNascimento', 'genero', 'email', 'endereco'] as const;
const wantEverything = (arquivo: MutableArquivo) => {
  configure(arquivo, {
    'perfil.camposObrigatorios': [...everything],
    'perfil.confirmarCelularAoAlterar': false,
  });
  arquivo.associados = [{ cnpj: '11222333000181', nome: 'Mercado São João', ativo: true }];
};

describe('profile', () => {
  let test: TestApp;
  let ana: Pessoa;

  beforeAll(async () => {
    test = await startTestApp();
    await test.publish(wantEverything);
    ana = await register(1);
  });
  afterAll(() => test.close());

  const register = (seed: number) => registerPessoa(test, seed, 'localhost', { endereco });
  const save = (body: object, pessoa = ana) =>
    test.client.call('consumidor.salvar', {
      // Required to change an existing contact.
      body: { senhaAtual: pessoa.senha, ...body },
      token: pessoa.token,
    });
  const read = async (pessoa = ana) =>
    (
      await test.client.call('consumidor.obter', {
        params: { usuario: pessoa.usuario },
        token: pessoa.token,
      })
    ).body.retorno;
  const whole = { rg: '12.345.678-x', genero: 'feminino' } as const;

  it('reports the profile unfinished until every mandatory field is filled, and then returns the completion message', async () => {
    expect((await read()).cadastroInicial).toBe(true);
    const half = await save({ rg: whole.rg });
    expect([half.status, half.body.mensagem]).toEqual([200, 'Seu perfil foi atualizado com sucesso!']);
    expect(half.body.retorno.cadastroInicial).toBe(true);
    const done = await save(whole);
    expect([done.status, done.body.mensagem]).toEqual([200, 'Perfil cadastrado com sucesso']);
    expect(await read()).toMatchObject({ cadastroInicial: false, rg: '12345678X', genero: 'feminino' });
  });

  it('stores the official city name, the bare CEP and no invalid characters', async () => {
    await save({ endereco: { ...endereco, endereco: 'Praça <da> Sé!', complemento: '' } });
    expect((await read()).endereco).toEqual({
      ...endereco,
      cep: '01001000',
      cidade: 'São Paulo',
      endereco: 'Praça da Sé',
    });
  });

  it('accepts a short neighbourhood only when the CEP lookup returns it', async () => {
    expect((await save({ endereco: { ...endereco, bairro: 'Sé' } })).status).toBe(200);
    const elsewhere = await save({ endereco: { ...endereco, cep: '01310-100', bairro: 'Sé' } });
    expect(elsewhere.body.detalhes?.map(({ campo }) => campo)).toEqual(['endereco.bairro']);
  });

  it.each([
    ['nome', { nome: 'An' }],
    ['cpf', { cpf: '11144477735' }],
    ['rg', { rg: '123' }],
    ['rg', { rg: '' }],
    ['genero', { genero: '' }],
    ['email', { email: 'ana@' }],
    ['email', { email: '' }],
    ['dataNascimento', { dataNascimento: '1990-02-30' }],
    ['telefoneContato', { telefoneContato: '119876' }],
    ['telefoneContato', { telefoneContato: '' }],
    ['endereco.cidade', { endereco: { ...endereco, cidade: 'Niterói' } }],
    ['endereco.numero', { endereco: { ...endereco, numero: '' } }],
    ['endereco.cep', { endereco: { ...endereco, cep: '0100100' } }],
    ['endereco.endereco', { endereco: { ...endereco, endereco: 'Rua' } }],
    ['endereco.cidade', { endereco: { ...endereco, cidade: 'Sã' } }],
    ['endereco.estado', { endereco: { ...endereco, estado: 'S' } }],
    ['primeiraLoja', { primeiraLoja: { cnpjCpf: '33000167000101', nome: 'X' } }],
    ['primeiraLoja', { primeiraLoja: { cnpjCpf: '11222333000180', nome: 'Mercado São João' } }],
  ])('refuses a wrong %s: %o', async (campo, change) => {
    const { status, body } = await save(change);
    expect([status, body.codigo, body.mensagem]).toEqual([
      400,
      'consumidor.perfilInvalido',
      'Ocorreram os seguintes erros de validação:',
    ]);
    expect(body.detalhes?.map((detalhe) => detalhe.campo)).toContain(campo);
  });

  it("stores a shop under the name in the campaign's list", async () => {
    const primeiraLoja = { cnpjCpf: '11222333000181', nome: 'Qualquer nome' };
    expect((await save({ primeiraLoja })).status).toBe(200);
    expect((await read()).primeiraLoja).toEqual({ ...primeiraLoja, nome: 'Mercado São João' });
    await save({ primeiraLoja: null });
    expect((await read()).primeiraLoja).toBeNull();
  });

  it('refuses a minor with the guardian message', async () => {
    const { status, body } = await save({ dataNascimento: '2008-11-22' });
    expect([status, body.mensagem]).toEqual([
      422,
      'Usuário menor de idade. Por favor acione o responsável para completar o cadastro.',
    ]);
    expect((await save({ dataNascimento: '2008-11-21' })).status).toBe(200);
  });

  it('assigns a contact phone to one consumer under concurrent requests', async () => {
    const pessoas = await Promise.all([11, 12, 13, 14].map(register));
    const answers = await Promise.all(
      pessoas.map((pessoa) => save({ telefoneContato: '(11) 96666-5555' }, pessoa)),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.codigo).toBe('consumidor.telefoneDuplicado');
    const check = await test.client.call('consumidor.verificarTelefoneContato', {
      body: { telefoneContato: '11966665555' },
      token: ana.token,
    });
    expect([check.status, check.body.mensagem]).toEqual([
      400,
      'Já existe outra conta cadastrada com este mesmo número de celular!',
    ]);
  });

  it('frees the phone that a consumer gives up', async () => {
    const [eva, lia] = [await register(21), await register(22)];
    expect((await save({ telefoneContato: '+55 (11) 97777-4444' }, eva)).status).toBe(200);
    expect((await save({ telefoneContato: '0 11 97777-4444' }, lia)).status).toBe(400);
    expect((await save({ telefoneContato: '11988883333' }, eva)).status).toBe(200);
    expect((await save({ telefoneContato: '11977774444' }, lia)).status).toBe(200);
  });

  it("keeps the consumer's phone when the requested one is taken", async () => {
    const [ivo, bia, caio] = [await register(23), await register(24), await register(25)];
    expect((await save({ telefoneContato: '11977771234' }, ivo)).status).toBe(200);
    expect((await save({ telefoneContato: '11988885678' }, bia)).status).toBe(200);
    expect((await save({ telefoneContato: '11988885678' }, ivo)).status).toBe(400);
    expect((await read(ivo)).telefoneContato).toBe('11977771234');
    expect((await save({ telefoneContato: '11977771234' }, caio)).status).toBe(400);
  });

  describe('with phone logins', () => {
    const cpf = '52998224725';
    let telefones = 11_987_660_000;
    beforeAll(() =>
      test.publish((arquivo) => {
        wantEverything(arquivo);
        configure(arquivo, {
          'login.tipoIdentificacao': 'telefone',
          'cadastro.confirmarCelular': false,
          'perfil.camposModificaveis': true,
        });
      }),
    );
    afterAll(() => test.publish(wantEverything));
    const registerByTelefone = () =>
      registerPessoa(test, 700, 'localhost', { usuario: String(telefones++), telefoneContato: '', endereco });

    it('assigns a CPF to one account under concurrent requests', async () => {
      const pessoas = [await registerByTelefone(), await registerByTelefone(), await registerByTelefone()];
      const answers = await Promise.all(pessoas.map((pessoa) => save({ cpf }, pessoa)));
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
      const refused = answers.findIndex(({ status }) => status === 409);
      expect([answers[refused]!.body.codigo, answers[refused]!.body.mensagem]).toEqual([
        'consumidor.cpfDuplicado',
        'Já existe outra conta com este CPF. Entre nela ou, se ela não for sua, fale com o suporte da campanha.',
      ]);
      expect((await read(pessoas[refused])).cpf).toBeNull();
      const owner = pessoas[answers.findIndex(({ status }) => status === 200)]!;
      expect((await save({ cpf, nome: 'ANA MARIA LIMA' }, owner)).status).toBe(200);
      await test.client.call('consumidor.excluir', {
        params: { usuario: owner.usuario },
        token: owner.token,
      });
      expect((await save({ cpf }, pessoas[refused])).status).toBe(200);
    });

    it('frees a CPF that a consumer gives up, and keeps the current one when the requested CPF is taken', async () => {
      const [eva, lia, ivo] = [
        await registerByTelefone(),
        await registerByTelefone(),
        await registerByTelefone(),
      ];
      const [first, second] = ['11144477735', '12345678909'];
      expect((await save({ cpf: first }, eva)).status).toBe(200);
      expect((await save({ cpf: second }, lia)).status).toBe(200);
      const both = await save({ cpf: first, telefoneContato: '11977775555' }, lia);
      expect(both.body.codigo).toBe('consumidor.cpfDuplicado');
      expect((await read(lia)).cpf).toBe(second);
      // A refused save changes nothing.
      expect((await save({ telefoneContato: '11977775555' }, ivo)).status).toBe(200);
      expect((await save({ cpf: '98765432100' }, eva)).status).toBe(200);
      expect((await save({ cpf: first }, lia)).status).toBe(200);
      expect((await save({ cpf: second }, ivo)).status).toBe(200);
    });
  });

  it("keeps a profile's document apart from another account's login", async () => {
    const tom = await register(71);
    const bob = buildConsumidor(72).cpf;
    const [claim] = await test.db.query<{ promotora_id: string; consumidor_id: string }>(
      'delete from consumidor_cpf where cpf = $1 returning promotora_id, consumidor_id',
      [tom.usuario],
    );
    await test.db.query('insert into consumidor_cpf (promotora_id, cpf, consumidor_id) values ($1, $2, $3)', [
      claim!.promotora_id,
      bob,
      claim!.consumidor_id,
    ]);
    const taken = await test.client.call('login.cadastrar', { body: { ...toCadastro(72), endereco } });
    expect([taken.status, taken.body.codigo]).toEqual([409, 'consumidor.cpfDuplicado']);
  });

  it('records which fields changed, when and from which address, but never the values', async () => {
    const noe = await register(31);
    await save({ nome: 'NOE LIMA', genero: 'outro' }, noe);
    const rows = await test.db.query<{ campos: string[]; endereco: string }>(
      `select a.campos, a.endereco from consumidor_alteracao a join consumidor c using (consumidor_id)
       where c.usuario = $1`,
      [noe.usuario],
    );
    expect(rows).toEqual([{ campos: ['nome', 'genero', 'cadastro_inicial'], endereco: '127.0.0.1' }]);
  });

  it('sends a confirmation link for a new e-mail, which confirms it', async () => {
    const rui = await register(51);
    const saved = await save({ email: 'RUI@exemplo.com.br' }, rui);
    expect(saved.body.retorno).toMatchObject({ email: 'rui@exemplo.com.br', emailVerificado: false });
    const sent = () =>
      test.db.query<{ texto: string }>(
        `select texto from mensagem_local where destinatario = 'rui@exemplo.com.br' and assunto like 'Confirme%'`,
      );
    await vi.waitFor(async () => expect(await sent()).toHaveLength(1), 120_000);
    const tokenVerificacao = /verificarEmail\?token=([\w-]+)/.exec((await sent())[0]!.texto)![1]!;
    const { body } = await test.client.call('login.confirmarEmail', { body: { tokenVerificacao } });
    expect(body.mensagem).toBe('Seu E-mail foi verificado com sucesso!');
    expect((await read(rui)).emailVerificado).toBe(true);
  });

  it('switches notifications on and off with a message', async () => {
    const { body } = await test.client.call('consumidor.alterarNotificacao', {
      body: { telefone: ana.usuario, aceitaNotificacao: true },
      token: ana.token,
    });
    expect(body.mensagem).toBe('Autorização de notificação foi atualizada com sucesso!');
    expect((await read()).aceitaNotificacao).toBe(true);
  });

  it('lists invited consumers by first name, to the inviter only', async () => {
    const { codigoIndicacao } = await read();
    const consumidor = { ...toCadastro(41).consumidor, indicacao: `${codigoIndicacao.toLowerCase()};outro` };
    await test.client.call('login.cadastrar', { body: { ...toCadastro(41), endereco, consumidor } });
    const list = (pessoa: Pessoa) =>
      test.client.call('consumidor.indicacoes', {
        params: { totalPorPagina: 10, paginaAtual: 1 },
        token: pessoa.token,
      });
    const { retorno } = (await list(ana)).body;
    expect([retorno.total, retorno.retorno[0]?.nome.includes(' ')]).toEqual([1, false]);
    expect((await list(await register(42))).body.retorno.total).toBe(0);
  });
});

describe('profile pictures', () => {
  let test: TestApp;
  let ana: Pessoa;
  let seed = 0;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  // Uploads are rate-limited per consumer and the clock is fixed.
  beforeEach(async () => {
    ana = await registerPessoa(test, (seed += 1));
  });
  afterAll(() => test.close());

  const upload = (fotoBase64: string) =>
    test.client.call('upload.fotoPerfil', { body: { fotoBase64 }, token: ana.token });
  const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif') =>
    sharp({ create: { width: 900, height: 700, channels: 3, background: '#2e7d32' } })
      .withExif({ IFD0: { Copyright: 'where the photo was taken' } })
      .toFormat(format)
      .toBuffer();

  it.each(['jpeg', 'png', 'webp'] as const)(
    'converts a %s to a square JPEG without metadata',
    async (format) => {
      const { status, body } = await upload((await picture(format)).toString('base64'));
      expect([status, body.mensagem]).toEqual([201, 'Upload da imagem feito com sucesso!']);
      const { nomeArquivo } = body.retorno;
      const saved = await test.client.call('consumidor.salvar', {
        body: { uriFotoPerfil: nomeArquivo },
        token: ana.token,
      });
      const uri = saved.body.retorno.uriFotoPerfil!;
      const shown = await fetch(`http://127.0.0.1:${test.port}${uri}`);
      expect(shown.headers.get('content-type')).toBe('image/jpeg');
      const stored = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
      expect([stored.format, stored.width, stored.height, stored.exif]).toEqual([
        'jpeg',
        512,
        512,
        undefined,
      ]);
    },
  );

  it('stores a picture sent with the profile, and refuses the whole change for an invalid one', async () => {
    const save = async (fotoPerfil: string, nome = 'Ana Maria Lima') =>
      test.client.call('consumidor.salvar', { body: { nome, fotoPerfil }, token: ana.token });
    const { status, body } = await save(`data:image/png;base64,${(await picture('png')).toString('base64')}`);
    expect(status).toBe(200);
    const shown = await test.client.send('GET', body.retorno.uriFotoPerfil!);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const refused = await save('não é base64 <>', 'Ana Clara Lima');
    expect([refused.status, refused.body.codigo]).toEqual([400, 'upload.imagemInvalida']);
    const { body: after } = await test.client.call('consumidor.obter', {
      params: { usuario: ana.usuario },
      token: ana.token,
    });
    expect(after.retorno.nome).toBe('ANA MARIA LIMA');
    expect(after.retorno.uriFotoPerfil).not.toBeNull();
  });

  it('deletes the previous picture after a new one', async () => {
    const keep = async () => {
      const { body } = await upload((await picture('png')).toString('base64'));
      const { nomeArquivo } = body.retorno;
      const saved = await test.client.call('consumidor.salvar', {
        body: { uriFotoPerfil: nomeArquivo },
        token: ana.token,
      });
      return saved.body.retorno.uriFotoPerfil!;
    };
    const old = await keep();
    await keep();
    expect((await test.client.send('GET', old)).status).toBe(404);
  });

  it.each([
    ['text', Buffer.from('<svg onload="alert(1)"/>').toString('base64')],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64'),
    ],
    ['half a picture', '/9j/4AAQSkZJRgABAQEASABIAAD'],
    ['no base64', 'não é base64 <>'],
  ])('refuses %s with a message', async (_, fotoBase64) => {
    const { status, body } = await upload(fotoBase64);
    expect([status, body.codigo]).toEqual([400, 'upload.imagemInvalida']);
  });

  it('refuses animations and pictures with too many pixels', async () => {
    expect((await upload((await picture('gif')).toString('base64'))).status).toBe(400);
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await upload(huge.toString('base64'))).status).toBe(400);
  });

  it("refuses another consumer's picture as own", async () => {
    const { body } = await upload((await picture('png')).toString('base64'));
    const bia = await registerPessoa(test, 1000);
    const stolen = await test.client.call('consumidor.salvar', {
      body: { uriFotoPerfil: body.retorno.nomeArquivo },
      token: bia.token,
    });
    expect([stolen.status, stolen.body.codigo]).toEqual([400, 'upload.imagemInvalida']);
  });

  it.each([
    '../../master-secret',
    'x.jpg',
    '%2e%2e%2fmaster-secret',
    'a'.repeat(22) + '.' + 'b'.repeat(22) + '.jpg',
  ])('reads no file for the name %s', async (name) => {
    const { status } = await test.client.send('GET', `/upload/v1/fotoPerfil/${name}`);
    expect(status).toBe(404);
  });
});
