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

describe('listCampos', () => {
  test('returns the fields in the order of the form', () => {
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

  test('includes birth date and contact phone as optional fields when the campaign does not require them', () => {
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

  test('requires the telephone when a code confirms it and the login number cannot replace it', () => {
    const telefone = (c: Configuracao) => listCampos(c).find(({ campo }) => campo === 'telefoneContato');
    const confirmed = { 'cadastro.confirmarCelular': true } as const;
    expect(telefone(config())?.isRequired).toBe(false);
    expect(telefone(config(confirmed))?.isRequired).toBe(true);
    expect(telefone(config({ ...confirmed, 'login.tipoIdentificacao': 'telefone' }))?.isRequired).toBe(false);
    expect(check({ telefoneContato: '' }, config(confirmed))).toEqual({
      telefoneContato: 'Digite seu celular com DDD.',
    });
  });

  test('includes the question and the extra field when the campaign has them', () => {
    const c = config({
      'cadastro.pergunta': { ativa: true, texto: 'Qual?', opcoes: ['Vinho'] },
      'cadastro.campoExtra': { ativo: true, rotulo: 'Como?', obrigatorio: false },
    });
    expect(names(c)).toEqual(expect.arrayContaining(['resposta', 'extra']));
    expect(listCampos(c).find(({ campo }) => campo === 'extra')?.isRequired).toBe(false);
  });

  test('includes both required consents and checks those given before', () => {
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

describe('checkForm', () => {
  test('returns no errors for a valid form', () => {
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
  ] as const)('refuses %j at %s', (part, campo, words) => {
    expect(check(part)).toEqual({ [campo]: words });
  });

  test('accepts an empty optional field but refuses an invalid one', () => {
    const c = config({ 'cadastro.emailObrigatorio': false });
    expect(check({ email: '', telefoneContato: '' }, c)).toEqual({});
    expect(check({ email: 'ana' }, c)).toHaveProperty('email');
  });

  test('refuses an empty telephone only when the campaign requires it', () => {
    expect(check({ telefoneContato: '' })).toEqual({});
    expect(check({ telefoneContato: '' }, config({ 'cadastro.telefoneContatoObrigatorio': true }))).toEqual({
      telefoneContato: 'Digite seu celular com DDD.',
    });
  });

  test('requires an answer to the question, and the extra field when the campaign requires it', () => {
    const pergunta = config({ 'cadastro.pergunta': { ativa: true, texto: 'Qual?', opcoes: ['Vinho'] } });
    expect(check({}, pergunta)).toEqual({ resposta: 'Escolha uma resposta.' });
    expect(check({ resposta: 'Vinho' }, pergunta)).toEqual({});
    const extra = (obrigatorio: boolean) =>
      config({ 'cadastro.campoExtra': { ativo: true, rotulo: 'Como?', obrigatorio } });
    expect(check({}, extra(true))).toEqual({ extra: 'Preencha este campo.' });
    expect(check({}, extra(false))).toEqual({});
  });

  test('validates every part of a required address and accepts a neighbourhood of one letter', () => {
    const c = config({ 'perfil.camposObrigatorios': ['endereco'] });
    expect(Object.keys(check({}, c)).sort()).toEqual(['bairro', 'cep', 'cidade', 'estado', 'numero', 'rua']);
    const endereco = { cep: '01001000', estado: 'SP', rua: 'Praça', numero: '1', bairro: 'S', cidade: 'São' };
    expect(check(endereco, c)).toEqual({});
    expect(check({})).toEqual({});
  });

  test('accepts a company name of one word with at least three letters', () => {
    const c = config({ 'login.tipoIdentificacao': 'cnpj' });
    expect(check({ usuario: '11222333000181', nome: 'Padaria' }, c)).toEqual({});
    expect(check({ usuario: '11222333000181', nome: 'Pa' }, c)).toEqual({
      nome: 'Digite o nome, com 3 letras ou mais.',
    });
  });

  test('names the document of a missing consent', () => {
    const c = config();
    const none = { ...filled, aceitaTermos: false, aceitaRegulamento: false };
    expect(checkForm(none, listCampos(c), c, hoje)).toEqual({
      aceitaRegulamento: 'Você deve aceitar o regulamento do aplicativo.',
      aceitaTermos: 'Você deve aceitar os termos que envolvem a Política de Privacidade do aplicativo.',
    });
  });

  test('treats a person as of age from the 18th birthday', () => {
    expect(isMenorDeIdade({ ...filled, dataNascimento: '21/11/2008' }, config(), hoje)).toBe(false);
    expect(isMenorDeIdade({ ...filled, dataNascimento: '22/11/2008' }, config(), hoje)).toBe(true);
  });

  test('accepts minors when the campaign does not check the age', () => {
    const c = config({ 'cadastro.verificarIdade': false });
    expect(isMenorDeIdade({ ...filled, dataNascimento: '22/11/2020' }, c, hoje)).toBe(false);
  });
});

describe('toWire', () => {
  test('sends digits only, the normalised name, the day as yyyy-mm-dd and the consents', () => {
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

  test('omits unanswered fields', () => {
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

  test("sends the form's consents under the names of their documents", () => {
    const { consumidor } = toWire({ ...filled, aceitaTermos: true, aceitaRegulamento: true });
    expect(consumidor.aceites).toEqual([
      { nomeTermo: 'regulamento', aceito: true },
      { nomeTermo: 'politicaPrivacidade', aceito: true },
    ]);
  });

  test("findCampo maps the server's field names, including nested ones", () => {
    const campos = listCampos(config());
    expect(findCampo('consumidor.telefoneContato', campos)).toBe('telefoneContato');
    expect(findCampo('consumidor.aceites', campos)).toBeUndefined();
  });
});

describe('toDraft', () => {
  test('keeps every field but the passwords', () => {
    const draft = toDraft(filled);
    expect(JSON.stringify(draft)).not.toContain('Abcdefg1');
    expect(toForm({ ...draft, usuario: filled.usuario })).toEqual({ ...filled, senha: '', confirmacao: '' });
  });
});
