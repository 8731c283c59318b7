// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, describe, expect, test } from 'vitest';
import {
  answer,
  closeScreen,
  dialogText,
  openScreen,
  refusal,
  type StubbedAnswer,
  stubNetwork,
} from '../../../test/screen-harness.tsx';
import { cadastroDraft, type CadastroDraft } from './cadastro-draft.ts';
import { session } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { CadastroScreen } from './screens/CadastroScreen.tsx';

afterEach(closeScreen);

const usuario = '52998224725';
const cadastrar = 'POST /login/v1/logins';
const ready: CadastroDraft = {
  usuario,
  isReady: true,
  aceites: { regulamento: true, politicaPrivacidade: true },
};
const created = answer({ token: 't1', usuario, tipo: 'consumidor' }, 201);

interface Opening {
  answers?: Record<string, StubbedAnswer | null>;
  draft?: CadastroDraft;
  configuracao?: Partial<Configuracao>;
}

function open({ answers = {}, draft = ready, configuracao = {} }: Opening = {}) {
  const sent = stubNetwork(answers);
  cadastroDraft.start(draft.usuario, draft);
  openScreen(
    '/cadastro',
    { '/cadastro': <CadastroScreen /> },
    { 'login.tipoIdentificacao': 'cpf', ...configuracao },
  );
  return sent;
}

/** The field whose label begins with these words; a required one has an asterisk after them. */
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((content) => content.replace('*', '').trim() === label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const leave = (label: string) => fireEvent.blur(field(label));
const submit = () => fireEvent.click(screen.getByRole('button', { name: /Criar minha conta/ }));

function fill() {
  type('Nome completo', 'Ana Lima');
  type('E-mail', 'ana@exemplo.com.br');
  type('Data de nascimento', '21051990');
  type('Senha', 'Abcdefg1');
  type('Confirme a senha', 'Abcdefg1');
}

describe('The form', () => {
  test('begins with the number that was typed at the entry', () => {
    open();
    expect(field('CPF').value).toBe('529.982.247-25');
  });

  test('tells the phone what each field is', () => {
    open();
    const kinds = ['CPF', 'Nome completo', 'E-mail', 'Data de nascimento', 'Celular', 'Senha'].map((label) =>
      field(label).getAttribute('autocomplete'),
    );
    expect(kinds).toEqual(['username', 'name', 'email', 'bday', 'tel-national', 'new-password']);
  });

  test('has its way back, its one action, and asks for everything that a person signs up with', () => {
    open({
      draft: { usuario, isReady: true },
      configuracao: { 'preCadastro.lgpd': 'nenhuma', 'perfil.camposObrigatorios': ['endereco'] },
    });
    const labels = [
      ['CPF', 'Nome completo', 'E-mail', 'Data de nascimento', 'Celular', 'Gênero'],
      ['CEP', 'Estado', 'Rua', 'Número', 'Complemento', 'Bairro', 'Cidade'],
      ['Senha', 'Confirme a senha'],
    ].flat();
    for (const label of labels) expect(field(label)).toBeTruthy();
    expect(screen.getByRole('switch', { name: /Quero receber avisos/ })).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(
      screen.getAllByRole('link', { name: /^(o regulamento|a política)/ }).map((a) => a.getAttribute('href')),
    ).toEqual(['/regulamento', '/politicaPrivacidade']);
    for (const name of ['Voltar', 'Criar minha conta'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  const more = {
    'cadastro.pergunta': { ativa: true, texto: 'Qual é o seu time?', opcoes: ['Azul', 'Verde'] },
    'cadastro.campoExtra': { ativo: true, rotulo: 'Matrícula', obrigatorio: false },
    'cadastro.jaClienteAtivo': true,
  } as const;

  test('asks what else the campaign wants to know, and sends it', async () => {
    const sent = open({ answers: { [cadastrar]: created }, configuracao: more });
    const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
    choose('Qual é o seu time?', 'Verde');
    choose('Já é cliente?', 'sim');
    type('Matrícula', '42');
    fill();
    submit();
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({ resposta: 'Verde', jaCliente: true, extra: '42' });
  });

  test('asks none of it otherwise', () => {
    open();
    for (const label of ['Resposta', 'Mais sobre você', 'Já é cliente?', 'Documento estrangeiro']) {
      expect(screen.queryByLabelText(new RegExp(label))).toBeNull();
    }
    expect(screen.queryByText('Loja mais próxima')).toBeNull();
    expect(screen.queryByRole('switch', { name: /documento estrangeiro/ })).toBeNull();
  });

  test.each([
    ['primeiroAcesso', '/primeiroAcesso'],
    ['aceites', '/aceites'],
    ['lgpd', '/lgpd'],
    ['lgpdDetalhada', '/lgpdDetalhada'],
  ] as const)('reached from %s, it goes back there', async (origem, path) => {
    open({ draft: { ...ready, origem } });
    fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByText(`em ${path}`)).toBeTruthy();
  });

  test.each([
    ['home', {}],
    ['cupons', { 'navegacao.telasConfiguraveis': ['cupons'] }],
  ] as const)('who is signed in already goes on to %s', async (tela, configuracao) => {
    session.signIn({ token: 't0', usuario, tipo: 'consumidor' });
    open({ configuracao: configuracao as Partial<Configuracao> });
    expect(await screen.findByText(`em /${tela}`)).toBeTruthy();
  });

  test('the button that brings the address hands the focus to its first field', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Informar meu endereço (opcional)' }));
    await waitFor(() => expect(document.activeElement).toBe(field('CEP')));
  });

  test('opened without a step before it, it sends to the entry', async () => {
    stubNetwork({});
    openScreen('/cadastro', { '/cadastro': <CadastroScreen /> });
    expect(await screen.findByText('em /')).toBeTruthy();
  });

  test('opened before the documents were agreed to, it sends to them', async () => {
    open({ draft: { usuario } });
    expect(await screen.findByText('em /preRegistro')).toBeTruthy();
  });

  test('a field says what is wrong after it is left, not while it is typed', async () => {
    open();
    type('E-mail', 'ana');
    expect(screen.queryByText(/parece incompleto/)).toBeNull();
    leave('E-mail');
    expect(await screen.findByText('Confira o e-mail: ele parece incompleto.')).toBeTruthy();
  });

  test('the name is put in order when it is left', () => {
    open();
    type('Nome completo', ' ana   lima ');
    leave('Nome completo');
    expect(field('Nome completo').value).toBe('ANA LIMA');
  });

  test('each rule of the password is ticked as it is met', () => {
    open();
    const met = () => [...document.querySelectorAll('li')].map((rule) => rule.textContent);
    expect(met().every((words) => words?.endsWith('ainda não'))).toBe(true);
    type('Senha', 'Abcdefg');
    expect(met()).toEqual([
      'Senha deve conter no mínimo 8 caracteres: ainda não',
      'Senha deve conter letras maiúsculas e minúsculas: cumprida',
      'Senha deve conter números: ainda não',
    ]);
  });

  test('a different confirmation is said, and forgotten when the password is made equal', async () => {
    open();
    type('Senha', 'Abcdefg1');
    type('Confirme a senha', 'Abcdefg2');
    leave('Confirme a senha');
    expect(await screen.findByText('A confirmação de senha deve ser igual')).toBeTruthy();
    type('Senha', 'Abcdefg2');
    await waitFor(() => expect(screen.queryByText('A confirmação de senha deve ser igual')).toBeNull());
  });

  test('with wrong fields nothing is sent: they are listed and the first gets the focus', async () => {
    const sent = open();
    submit();
    expect(
      await screen.findByText(
        'Campos inválidos: Nome completo, E-mail, Data de nascimento, Senha, Confirme a senha',
      ),
    ).toBeTruthy();
    expect(document.activeElement).toBe(field('Nome completo'));
    expect(sent).toEqual([]);
  });

  test('shows the consents that a step before took as given, and refuses one that is taken back', async () => {
    const sent = open({ answers: { [cadastrar]: created } });
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Li e concordo/ });
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
    fill();
    fireEvent.click(boxes[0]!);
    submit();
    expect(await screen.findByText('Você deve aceitar o regulamento do aplicativo.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('a campaign without a step before asks for the consents here', async () => {
    const sent = open({
      draft: { usuario, isReady: true },
      configuracao: { 'preCadastro.lgpd': 'nenhuma' },
      answers: { [cadastrar]: created },
    });
    fill();
    submit();
    expect(await screen.findByText('Você deve aceitar o regulamento do aplicativo.')).toBeTruthy();
    expect(
      screen.getByText('Você deve aceitar os termos que envolvem a Política de Privacidade do aplicativo.'),
    ).toBeTruthy();
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    await waitFor(() =>
      expect(screen.queryByText('Você deve aceitar o regulamento do aplicativo.')).toBeNull(),
    );
    expect(sent).toEqual([]);
  });
});

describe('What was typed', () => {
  test('is there again after leaving, but never the password', () => {
    open();
    type('Nome completo', 'Ana Lima');
    type('Senha', 'Abcdefg1');
    expect(localStorage.getItem('trevo.cadastro')).toContain('Ana Lima');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Abcdefg1');
  });

  test('is forgotten when another number registers', () => {
    cadastroDraft.start(usuario, { nome: 'Ana' });
    cadastroDraft.start('39053344705');
    expect(cadastroDraft.get()).toEqual({ usuario: '39053344705' });
  });
});

describe('Sending', () => {
  test('signs in with the new account, welcomes by name and forgets the draft', async () => {
    const sent = open({ answers: { [cadastrar]: created } });
    fill();
    submit();
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(sent[0]).toMatchObject({
      call: cadastrar,
      body: { usuario, nome: 'ANA LIMA', dataNascimento: '1990-05-21' },
    });
    expect(session.get()?.token).toBe('t1');
    expect(cadastroDraft.get()).toBeUndefined();
    expect(toasts.get().at(-1)?.text).toContain('Ana');
  });

  test('goes to the screen that the campaign wants after a registration', async () => {
    open({ answers: { [cadastrar]: created }, configuracao: { 'cadastro.telaAposCadastro': 'cupons' } });
    fill();
    submit();
    expect(await screen.findByText('em /cupons')).toBeTruthy();
  });

  test('someone under age is told so, and nothing is sent', async () => {
    const sent = open();
    fill();
    type('Data de nascimento', '01012020');
    submit();
    await waitFor(() =>
      expect(dialogText()).toContain(
        'Usuário menor de idade. Por favor acione o responsável para completar o cadastro.',
      ),
    );
    expect(sent).toEqual([]);
  });

  test("the server's remarks land on their fields, and the first gets the focus", async () => {
    const detalhes = [
      { campo: 'email', mensagem: 'Informe um e-mail válido.' },
      { campo: 'nome', mensagem: 'Informe o nome completo.' },
    ];
    open({ answers: { [cadastrar]: refusal('requisicao.invalida', { detalhes }) } });
    fill();
    submit();
    expect(await screen.findByText('Informe um e-mail válido.')).toBeTruthy();
    expect(screen.getByText('Informe o nome completo.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Nome completo'));
  });

  test('a number that is taken is said at the number, with the way to sign in', async () => {
    open({ answers: { [cadastrar]: refusal('login.jaCadastrado') } });
    fill();
    submit();
    const link = await screen.findByRole('link', { name: 'Entrar com a minha senha' });
    expect(link.getAttribute('href')).toBe('/');
    expect(document.activeElement).toBe(field('CPF'));
  });

  test('a document that another account has in its profile is said at the number', async () => {
    const mensagem = 'Já existe outra conta com este CPF.';
    open({ answers: { [cadastrar]: refusal('consumidor.cpfDuplicado', { mensagem }) } });
    fill();
    submit();
    expect(await screen.findByText(mensagem)).toBeTruthy();
    expect(document.activeElement).toBe(field('CPF'));
  });

  test('another refusal is said in a modal', async () => {
    open({
      answers: {
        [cadastrar]: refusal('consumidor.aceiteObrigatorio', { mensagem: 'O aceite de X é obrigatório' }),
      },
    });
    fill();
    submit();
    await waitFor(() => expect(dialogText()).toContain('O aceite de X é obrigatório'));
  });

  test('a failure without words is told like a missing network', async () => {
    open({ answers: { [cadastrar]: { status: 500, body: {} } } });
    fill();
    submit();
    await waitFor(() => expect(dialogText()).toContain('Não foi possível realizar seu cadastro.'));
  });

  test('without network the person is told that nothing was done', async () => {
    open();
    fill();
    submit();
    await waitFor(() =>
      expect(dialogText()).toContain(
        'Não foi possível realizar seu cadastro. Talvez você esteja sem acesso a internet.',
      ),
    );
    expect(cadastroDraft.get()?.nome).toBe('Ana Lima');
  });
});
