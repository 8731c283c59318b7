import { configuracaoPadrao, type Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { describe, expect, test } from 'vitest';
import { checkForm, isMenorDeIdade } from './cadastro-check.ts';
import { type CadastroForm, findCampo, listCampos, toDraft, toForm, toWire } from './cadastro-form.ts';

const hoje = '2026-11-21';
const config = (part: Partial<Configuracao> = {}): Configuracao => ({
  ...configuracaoPadrao,
  'login.tipoIdentificacao': 'cpf',
  ...part,
});
const accepted = { regulamento: true, politicaPrivacidade: true };

const filled: CadastroForm = {
  usuario: '52998224725',
  nome: 'Ana Lima',
  email: 'ana@exemplo.com.br',
  dataNascimento: '21/05/1990',
  telefoneContato: '11998765432',
  genero: 'feminino',
  isEstrangeiro: false,
  documentoVariavel: '',
  cep: '',
  estado: '',
  rua: '',
  numero: '',
  bairro: '',
  cidade: '',
  complemento: '',
  resposta: '',
  extra: '',
  jaCliente: '',
  loja: null,
  senha: 'Abcdefg1',
  confirmacao: 'Abcdefg1',
  aceitaNotificacao: true,
  aceitaTermos: true,
  aceitaRegulamento: true,
  aceitaAviso: false,
};
const check = (part: Partial<CadastroForm>, c = config()) =>
  checkForm({ ...filled, ...part }, listCampos(c, accepted), c, hoje);
const names = (c: Configuracao, aceites = {}) => listCampos(c, aceites).map(({ campo }) => campo);

describe('The fields', () => {
  test('come in the order a person answers', () => {
    expect(names(config(), accepted)).toEqual([
      'usuario',
      'nome',
      'email',
      'dataNascimento',
      'telefoneContato',
      'genero',
      'senha',
      'confirmacao',
      'aceitaRegulamento',
      'aceitaTermos',
    ]);
  });

  test('birth date and contact phone are offered where nobody has to tell them', () => {
    const c = config({
      'login.tipoIdentificacao': 'telefone',
      'cadastro.nascimentoObrigatorio': false,
      'cadastro.verificarIdade': false,
    });
    const offered = listCampos(c).filter(({ isRequired }) => !isRequired);
    expect(offered.map(({ campo }) => campo)).toEqual(['dataNascimento', 'telefoneContato', 'genero']);
    const usuario = '11987654321';
    expect(check({ usuario, dataNascimento: '', telefoneContato: '' }, c)).toEqual({});
  });

  test('the telephone is mandatory where a code confirms it and no login number could take its place', () => {
    const telefone = (c: Configuracao) => listCampos(c).find(({ campo }) => campo === 'telefoneContato');
    const confirmed = { 'cadastro.confirmarCelular': true } as const;
    expect(telefone(config())?.isRequired).toBe(false);
    expect(telefone(config(confirmed))?.isRequired).toBe(true);
    expect(telefone(config({ ...confirmed, 'login.tipoIdentificacao': 'telefone' }))?.isRequired).toBe(false);
    expect(check({ telefoneContato: '' }, config(confirmed))).toEqual({
      telefoneContato: 'Digite seu celular com DDD.',
    });
  });

  test('the question and the extra field are there when the campaign has them', () => {
    const c = config({
      'cadastro.pergunta': { ativa: true, texto: 'Qual?', opcoes: ['Vinho'] },
      'cadastro.campoExtra': { ativo: true, rotulo: 'Como?', obrigatorio: false },
    });
    expect(names(c)).toEqual(expect.arrayContaining(['resposta', 'extra']));
    expect(listCampos(c).find(({ campo }) => campo === 'extra')?.isRequired).toBe(false);
  });

  test('the form shows both consents whenever the campaign requires them, and those given before are checked', () => {
    expect(names(config())).toEqual(expect.arrayContaining(['aceitaRegulamento', 'aceitaTermos']));
    expect(names(config(), accepted)).toEqual(expect.arrayContaining(['aceitaRegulamento', 'aceitaTermos']));
    const { aceitaRegulamento, aceitaTermos } = toForm({ usuario: '1', aceites: accepted });
    expect([aceitaRegulamento, aceitaTermos]).toEqual([true, true]);
    expect(toForm({ usuario: '1' }).aceitaTermos).toBe(false);
    expect(toForm({ usuario: '1', aceites: accepted, aceitaTermos: false }).aceitaTermos).toBe(false);
    const free = { 'cadastro.exigirTermos': false, 'cadastro.exigirRegulamento': false };
    expect(names(config(free))).not.toContain('aceitaRegulamento');
  });
});

describe('Judging', () => {
  test('a right form has nothing wrong', () => {
    expect(check({})).toEqual({});
  });

  test.each([
    [{ usuario: '52998224724' }, 'usuario', 'CPF inválido'],
    [{ usuario: '5299822472' }, 'usuario', 'CPF inválido'],
    [{ usuario: '' }, 'usuario', 'Digite seu CPF.'],
    [{ usuario: '529982247' }, 'usuario', 'O CPF tem 11 números.'],
    [{ nome: 'Al' }, 'nome', 'Digite seu nome e sobrenome.'],
    [{ nome: 'Ana' }, 'nome', 'Digite seu nome e sobrenome.'],
    [{ email: '' }, 'email', 'Digite seu e-mail.'],
    [{ email: 'ana@' }, 'email', 'Confira o e-mail: ele parece incompleto.'],
    [{ dataNascimento: '' }, 'dataNascimento', 'Digite sua data de nascimento.'],
    [{ dataNascimento: '31/02/1990' }, 'dataNascimento', 'Essa data não existe. Use dia, mês e ano.'],
    [{ dataNascimento: '21/05/19' }, 'dataNascimento', 'Essa data não existe. Use dia, mês e ano.'],
    [{ dataNascimento: '22/11/2026' }, 'dataNascimento', 'Essa data ainda não chegou.'],
    [
      { telefoneContato: '119987654' },
      'telefoneContato',
      'Confira o celular: são 11 números, contando o DDD.',
    ],
    [{ telefoneContato: '119987' }, 'telefoneContato', 'Confira o celular: são 11 números, contando o DDD.'],
    [{ senha: 'abcdefg1', confirmacao: 'abcdefg1' }, 'senha', 'A senha ainda não cumpre todas as regras.'],
    [{ senha: 'Abcdef1', confirmacao: 'Abcdef1' }, 'senha', 'A senha ainda não cumpre todas as regras.'],
    [{ senha: 'ABCDEFG1', confirmacao: 'ABCDEFG1' }, 'senha', 'A senha ainda não cumpre todas as regras.'],
    [{ senha: 'Abcdefgh', confirmacao: 'Abcdefgh' }, 'senha', 'A senha ainda não cumpre todas as regras.'],
    [{ confirmacao: 'Abcdefg2' }, 'confirmacao', 'A confirmação de senha deve ser igual'],
    [{ confirmacao: '' }, 'confirmacao', 'A confirmação de senha deve ser igual'],
  ] as const)('%j is refused at %s', (part, campo, words) => {
    expect(check(part)).toEqual({ [campo]: words });
  });

  test('what is optional may stay empty, but not be wrong', () => {
    const c = config({ 'cadastro.emailObrigatorio': false });
    expect(check({ email: '', telefoneContato: '' }, c)).toEqual({});
    expect(check({ email: 'ana' }, c)).toHaveProperty('email');
  });

  test('an empty telephone is wrong only where the campaign wants one', () => {
    expect(check({ telefoneContato: '' })).toEqual({});
    expect(check({ telefoneContato: '' }, config({ 'cadastro.telefoneContatoObrigatorio': true }))).toEqual({
      telefoneContato: 'Digite seu celular com DDD.',
    });
  });

  test('the question wants an answer, the extra field where the campaign says so', () => {
    const pergunta = config({ 'cadastro.pergunta': { ativa: true, texto: 'Qual?', opcoes: ['Vinho'] } });
    expect(check({}, pergunta)).toEqual({ resposta: 'Escolha uma resposta.' });
    expect(check({ resposta: 'Vinho' }, pergunta)).toEqual({});
    const extra = (obrigatorio: boolean) =>
      config({ 'cadastro.campoExtra': { ativo: true, rotulo: 'Como?', obrigatorio } });
    expect(check({}, extra(true))).toEqual({ extra: 'Preencha este campo.' });
    expect(check({}, extra(false))).toEqual({});
  });

  test('an address is judged where the campaign wants it: each of its parts, a neighbourhood of one letter', () => {
    const c = config({ 'perfil.camposObrigatorios': ['endereco'] });
    expect(Object.keys(check({}, c)).sort()).toEqual(['bairro', 'cep', 'cidade', 'estado', 'numero', 'rua']);
    const endereco = { cep: '01001000', estado: 'SP', rua: 'Praça', numero: '1', bairro: 'S', cidade: 'São' };
    expect(check(endereco, c)).toEqual({});
    expect(check({})).toEqual({});
  });

  test('a company may have one word, of three letters or more', () => {
    const c = config({ 'login.tipoIdentificacao': 'cnpj' });
    expect(check({ usuario: '11222333000181', nome: 'Padaria' }, c)).toEqual({});
    expect(check({ usuario: '11222333000181', nome: 'Pa' }, c)).toEqual({
      nome: 'Digite o nome, com 3 letras ou mais.',
    });
  });

  test('a missing consent is said in the words of its document', () => {
    const c = config();
    const none = { ...filled, aceitaTermos: false, aceitaRegulamento: false };
    expect(checkForm(none, listCampos(c), c, hoje)).toEqual({
      aceitaRegulamento: 'Você deve aceitar o regulamento do aplicativo.',
      aceitaTermos: 'Você deve aceitar os termos que envolvem a Política de Privacidade do aplicativo.',
    });
  });

  test('one is of age on the eighteenth birthday and not the day before', () => {
    expect(isMenorDeIdade({ ...filled, dataNascimento: '21/11/2008' }, config(), hoje)).toBe(false);
    expect(isMenorDeIdade({ ...filled, dataNascimento: '22/11/2008' }, config(), hoje)).toBe(true);
  });

  test('a campaign that does not check the age takes anyone', () => {
    const c = config({ 'cadastro.verificarIdade': false });
    expect(isMenorDeIdade({ ...filled, dataNascimento: '22/11/2020' }, c, hoje)).toBe(false);
  });
});

describe('The request', () => {
  test('carries bare figures, the name as stored, the day as yyyy-mm-dd and the consents', () => {
    const body = toWire(
      { ...filled, nome: '  ana   lima ' },
      { aceites: { regulamento: true, politicaPrivacidade: true }, indicacao: 'joao' },
    );
    expect(body).toEqual({
      tipo: 'consumidor',
      usuario: '52998224725',
      nome: 'ANA LIMA',
      senha: 'Abcdefg1',
      aceitaNotificacao: true,
      email: 'ana@exemplo.com.br',
      telefoneContato: '11998765432',
      dataNascimento: '1990-05-21',
      genero: 'feminino',
      endereco: {},
      consumidor: {
        aceites: [
          { nomeTermo: 'regulamento', aceito: true },
          { nomeTermo: 'politicaPrivacidade', aceito: true },
        ],
        telefoneContato: '11998765432',
        indicacao: 'joao',
      },
    });
  });

  test('leaves out what was not answered', () => {
    const empty = { email: '', telefoneContato: '', dataNascimento: '', genero: '' };
    const body = toWire({ ...filled, ...empty, aceitaTermos: false, aceitaRegulamento: false });
    expect(Object.keys(body)).toEqual([
      'tipo',
      'usuario',
      'nome',
      'senha',
      'aceitaNotificacao',
      'endereco',
      'consumidor',
    ]);
    expect(body.consumidor).toEqual({ aceites: [] });
  });

  test('consents given in the form go out under the names of the documents', () => {
    const { consumidor } = toWire({ ...filled, aceitaTermos: true, aceitaRegulamento: true });
    expect(consumidor.aceites).toEqual([
      { nomeTermo: 'regulamento', aceito: true },
      { nomeTermo: 'politicaPrivacidade', aceito: true },
    ]);
  });

  test("the server's field names are found, nested ones too", () => {
    const campos = listCampos(config());
    expect(findCampo('consumidor.telefoneContato', campos)).toBe('telefoneContato');
    expect(findCampo('consumidor.aceites', campos)).toBeUndefined();
  });
});

describe('The draft', () => {
  test('holds everything but the passwords', () => {
    const draft = toDraft(filled);
    expect(JSON.stringify(draft)).not.toContain('Abcdefg1');
    expect(toForm({ ...draft, usuario: filled.usuario })).toEqual({ ...filled, senha: '', confirmacao: '' });
  });
});
