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

/** Returns the field with the text as its label, ignoring the asterisk of required fields. */
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

describe('registration form', () => {
  test('starts with the number typed at the entry', () => {
    open();
    expect(field('CPF').value).toBe('529.982.247-25');
  });

  test('sets the input mode and autocomplete of every field', () => {
    open();
    const kinds = ['CPF', 'Nome completo', 'E-mail', 'Data de nascimento', 'Celular', 'Senha'].map((label) =>
      field(label).getAttribute('autocomplete'),
    );
    expect(kinds).toEqual(['username', 'name', 'email', 'bday', 'tel-national', 'new-password']);
  });

  test('shows the way back, one submit button and every sign-up field', () => {
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
    // The regulation, the policy, and both at once.
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
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

  test("shows the campaign's additional questions and sends the answers", async () => {
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

  test('hides the additional questions when the campaign has none', () => {
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
  ] as const)('goes back to %s when it was opened from there', async (origem, path) => {
    open({ draft: { ...ready, origem } });
    fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByText(`em ${path}`)).toBeTruthy();
  });

  test.each([
    ['home', {}],
    ['cupons', { 'navegacao.telasConfiguraveis': ['cupons'] }],
  ] as const)('redirects a signed-in user to %s', async (tela, configuracao) => {
    session.signIn({ token: 't0', usuario, tipo: 'consumidor' });
    open({ configuracao: configuracao as Partial<Configuracao> });
    expect(await screen.findByText(`em /${tela}`)).toBeTruthy();
  });

  test('moves the focus to the first address field after the button reveals them', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Informar meu endereço (opcional)' }));
    await waitFor(() => expect(document.activeElement).toBe(field('CEP')));
  });

  test('redirects to the entry when no earlier step was done', async () => {
    stubNetwork({});
    openScreen('/cadastro', { '/cadastro': <CadastroScreen /> });
    expect(await screen.findByText('em /')).toBeTruthy();
  });

  test('redirects to the documents when they were not accepted', async () => {
    open({ draft: { usuario } });
    expect(await screen.findByText('em /preRegistro')).toBeTruthy();
  });

  test("shows a field's error on blur, not while typing", async () => {
    open();
    type('E-mail', 'ana');
    expect(screen.queryByText(/parece incompleto/)).toBeNull();
    leave('E-mail');
    expect(await screen.findByText('Confira o e-mail: ele parece incompleto.')).toBeTruthy();
  });

  test('normalises the name on blur', () => {
    open();
    type('Nome completo', ' ana   lima ');
    leave('Nome completo');
    expect(field('Nome completo').value).toBe('ANA LIMA');
  });

  test('ticks each password rule as soon as it is met', () => {
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

  test('shows a differing confirmation and clears the error once the passwords match', async () => {
    open();
    type('Senha', 'Abcdefg1');
    type('Confirme a senha', 'Abcdefg2');
    leave('Confirme a senha');
    expect(await screen.findByText('A confirmação de senha deve ser igual')).toBeTruthy();
    type('Senha', 'Abcdefg2');
    await waitFor(() => expect(screen.queryByText('A confirmação de senha deve ser igual')).toBeNull());
  });

  test('sends nothing when fields are invalid, lists them and focuses the first', async () => {
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

  test('shows consents given earlier as checked and refuses when one is withdrawn', async () => {
    const sent = open({ answers: { [cadastrar]: created } });
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Li e concordo/ });
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
    fill();
    fireEvent.click(boxes[0]!);
    submit();
    expect(await screen.findByText('Você deve aceitar o regulamento do aplicativo.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('asks for the consents in the form when the campaign has no earlier step', async () => {
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
    expect(screen.getByText(/^Campos inválidos: Regulamento, /)).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Aceito tudo' }));
    await waitFor(() =>
      expect(screen.queryByText('Você deve aceitar o regulamento do aplicativo.')).toBeNull(),
    );
    expect(sent).toEqual([]);
  });
});

test('creates the account with a box for each document, the privacy notice included', async () => {
  const sent = open({
    draft: { usuario, isReady: true },
    configuracao: { 'preCadastro.lgpd': 'nenhuma', 'preCadastro.avisoPrivacidadeAtivo': true },
    answers: { [cadastrar]: created },
  });
  fill();
  for (const name of ['o regulamento', 'a política de privacidade', 'o aviso de privacidade'])
    fireEvent.click(screen.getByRole('checkbox', { name: `Li e concordo com ${name}` }));
  submit();
  expect(await screen.findByText('em /home')).toBeTruthy();
  const aceites = ['regulamento', 'politicaPrivacidade', 'avisoPrivacidade'].map((nomeTermo) =>
    expect.objectContaining({ nomeTermo, aceito: true }),
  );
  expect(sent[0]?.body).toMatchObject({ consumidor: { aceites: expect.arrayContaining(aceites) } });
});

test('keeps the wish for notifications of an earlier step', () => {
  open({ draft: { ...ready, aceitaNotificacao: true } });
  expect(screen.getByRole('switch', { name: /Quero receber avisos/ })).toHaveProperty('checked', true);
});

test('asks for the password once where the campaign wants that', async () => {
  const sent = open({
    configuracao: { 'cadastro.confirmarSenha': false },
    answers: { [cadastrar]: created },
  });
  expect(screen.queryByLabelText(/^Confirme a senha/)).toBeNull();
  type('Nome completo', 'Ana Lima');
  type('E-mail', 'ana@exemplo.com.br');
  type('Data de nascimento', '21051990');
  type('Senha', 'Abcdefg1');
  submit();
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(cadastrar));
});

describe('draft of the registration', () => {
  test('restores the answers after leaving, but not the password', () => {
    open();
    type('Nome completo', 'Ana Lima');
    type('Senha', 'Abcdefg1');
    expect(localStorage.getItem('trevo.cadastro')).toContain('Ana Lima');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Abcdefg1');
  });

  test('is cleared when another number registers', () => {
    cadastroDraft.start(usuario, { nome: 'Ana' });
    cadastroDraft.start('39053344705');
    expect(cadastroDraft.get()).toEqual({ usuario: '39053344705' });
  });
});

describe('submitting the registration', () => {
  test('signs in with the new account, greets by name and deletes the draft', async () => {
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

  test('opens the screen that the campaign configures after a registration', async () => {
    open({ answers: { [cadastrar]: created }, configuracao: { 'cadastro.telaAposCadastro': 'cupons' } });
    fill();
    submit();
    expect(await screen.findByText('em /cupons')).toBeTruthy();
  });

  test('shows the age restriction to a minor and sends nothing', async () => {
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

  test("shows the server's field errors at their fields and focuses the first", async () => {
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

  test('shows a registered number at its field, with a link to the sign-in', async () => {
    open({ answers: { [cadastrar]: refusal('login.jaCadastrado') } });
    fill();
    submit();
    const link = await screen.findByRole('link', { name: 'Entrar com a minha senha' });
    expect(link.getAttribute('href')).toBe('/');
    expect(document.activeElement).toBe(field('CPF'));
  });

  test('shows a document used by another profile at the number field', async () => {
    const mensagem = 'Já existe outra conta com este CPF.';
    open({ answers: { [cadastrar]: refusal('consumidor.cpfDuplicado', { mensagem }) } });
    fill();
    submit();
    expect(await screen.findByText(mensagem)).toBeTruthy();
    expect(document.activeElement).toBe(field('CPF'));
  });

  test('shows any other refusal in a modal', async () => {
    open({
      answers: {
        [cadastrar]: refusal('consumidor.aceiteObrigatorio', { mensagem: 'O aceite de X é obrigatório' }),
      },
    });
    fill();
    submit();
    await waitFor(() => expect(dialogText()).toContain('O aceite de X é obrigatório'));
  });

  test('shows the network error when the failure has no text', async () => {
    open({ answers: { [cadastrar]: { status: 500, body: {} } } });
    fill();
    submit();
    await waitFor(() => expect(dialogText()).toContain('Não foi possível realizar seu cadastro.'));
  });

  test('shows that nothing was saved when the network is missing', async () => {
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
