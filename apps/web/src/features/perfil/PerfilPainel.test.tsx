// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, closeScreen, openScreen, refusal, stubNetwork } from '../../../test/screen-harness.tsx';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { session } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { PerfilPainel } from './PerfilPainel.tsx';

afterEach(() => {
  paineis.close();
  closeScreen();
});

const usuario = '52998224725';
const obter = `GET /consumidor/v1/consumidores/${usuario}`;
const salvar = 'POST /consumidor/v1/consumidores';
const verificar = 'POST /consumidor/v1/consumidores/verificarTelefoneContato';
const temporaria = 'POST /login/v1/autenticacaoTemporaria';
const ana = {
  usuario,
  nome: 'ANA LIMA',
  cpf: usuario,
  telefoneContato: '11987654321',
  email: 'ana@exemplo.com.br',
  dataNascimento: '1990-05-21',
  genero: 'feminino',
  rg: null,
  endereco: {},
  documentoVariavel: null,
  resposta: null,
  extra: null,
  primeiraLoja: null,
};

interface Opening {
  pessoa?: Partial<Record<keyof typeof ana, unknown>>;
  configuracao?: Partial<Configuracao>;
  answers?: Parameters<typeof stubNetwork>[0];
}

async function open({ pessoa = {}, configuracao = {}, answers = {} }: Opening = {}) {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  const sent = stubNetwork({
    [obter]: answer({ ...ana, ...pessoa }),
    [verificar]: answer({ disponivel: true }),
    ...answers,
  });
  const onClose = vi.fn();
  openScreen(
    '/home',
    { '/home': <PerfilPainel onClose={onClose} /> },
    { 'login.tipoIdentificacao': 'cpf', 'perfil.camposObrigatorios': [], ...configuracao },
  );
  await screen.findByRole('button', { name: 'Salvar' });
  return { sent, onClose };
}
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((content) => content.replace('*', '').trim() === label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const secao = (title: string) => screen.getByRole('button', { name: title });
/** Returns the summary beside a section's heading and whether the section is open. */
const look = (title: string) => {
  const button = secao(title);
  const detail = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  return { open: button.getAttribute('aria-expanded') === 'true', says: detail?.textContent };
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
const modal = () => [...document.querySelectorAll('dialog[open]')].at(-1)?.textContent ?? '';
const modalSays = (words: string) => waitFor(() => expect(modal()).toContain(words));
const saved = { ...answer(ana), body: { mensagem: 'Seu perfil foi atualizado com sucesso!', retorno: ana } };

describe('change of e-mail or phone', () => {
  const needed = refusal('consumidor.senhaNecessaria');
  const typeSenha = (senha: string) =>
    fireEvent.input(screen.getByLabelText('Sua senha*'), { target: { value: senha } });
  const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirmar e salvar' }));

  test('asks for the password and repeats the request with it, without losing input', async () => {
    const answers = { [salvar]: needed };
    const { sent } = await open({ answers });
    type('E-mail', 'nova@exemplo.com.br');
    type('RG', '12345678X');
    save();
    await modalSays('Digite sua senha');
    stubNetwork({ [salvar]: refusal('login.senhaAtualIncorreta') });
    typeSenha('Errada1234');
    confirm();
    await modalSays('Senha atual esta incorreta!');
    const again = stubNetwork({ [salvar]: saved, [obter]: answer(ana) });
    typeSenha('Trevo2026');
    await waitFor(() => {
      confirm();
      expect(again.find(({ call }) => call === salvar)).toBeTruthy();
    });
    const body = { telefone: usuario, email: 'nova@exemplo.com.br', rg: '12345678X' };
    expect(sent.find(({ call }) => call === salvar)?.body).toEqual(body);
    expect(again.find(({ call }) => call === salvar)?.body).toEqual({ ...body, senhaAtual: 'Trevo2026' });
    await modalSays('Seu perfil foi atualizado com sucesso!');
  });

  test('keeps the form when the password dialog is closed', async () => {
    await open({ answers: { [salvar]: needed } });
    type('E-mail', 'nova@exemplo.com.br');
    save();
    await modalSays('Digite sua senha');
    fireEvent.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1)!);
    await waitFor(() => expect(screen.queryByText('Confirmar e salvar')).toBeNull());
    expect(field('E-mail').value).toBe('nova@exemplo.com.br');
  });
});

describe('PerfilPainel', () => {
  test('shows the stored values and locks the document of the login', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Meus dados' })).toBeTruthy();
    expect(field('Data de nascimento').value).toBe('21/05/1990');
    expect(field('CPF ou CNPJ').value).toBe('529.982.247-25');
    expect(field('CPF ou CNPJ').readOnly).toBe(true);
  });

  test.each([
    ['a field that the campaign requires', { rg: null }, { 'perfil.camposObrigatorios': ['rg'] as const }],
    ['the contact phone when the login is a document', { telefoneContato: null }, {}],
  ])('is titled as incomplete without %s', async (_which, pessoa, configuracao) => {
    await open({ pessoa, configuracao: configuracao as Partial<Configuracao> });
    expect(screen.getByRole('heading', { name: 'Complete seu cadastro' })).toBeTruthy();
  });

  test.each([
    ['documentosFiscais', undefined, 'em /documentosFiscais'],
    ['documentosFiscais', '/2026-TREVO-8F3K2', 'em /2026-TREVO-8F3K2'],
  ] as const)(
    'after saving, with %s for the moment after a receipt and %s pending, opens %s',
    async (tela, pending, place) => {
      await open({ answers: { [salvar]: saved }, configuracao: { 'cupom.telaAposEscanear': tela } });
      if (pending) pendingPath.set(pending);
      save();
      await modalSays('Seu perfil foi atualizado com sucesso!');
      fireEvent.click(screen.getByRole('button', { name: 'OK' }));
      expect(await screen.findByText(place)).toBeTruthy();
    },
  );

  test('offers a retry when loading fails', async () => {
    session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
    stubNetwork({});
    openScreen('/home', { '/home': <PerfilPainel onClose={() => {}} /> });
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  });

  test('sends only the changes, confirms and closes', async () => {
    const { sent, onClose } = await open({ answers: { [salvar]: saved } });
    type('RG', '12345678X');
    save();
    await modalSays('Seu perfil foi atualizado com sucesso!');
    expect(sent.find(({ call }) => call === salvar)?.body).toEqual({ telefone: usuario, rg: '12345678X' });
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(onClose).toHaveBeenCalled();
  });

  test.each(['/verificarEmail?token=abc', '/2026-TREVO-8F3K2'])(
    'opens the remembered address after saving: %s',
    async (path) => {
      await open({ answers: { [salvar]: saved } });
      pendingPath.set(path);
      save();
      await modalSays('Seu perfil foi atualizado com sucesso!');
      fireEvent.click(screen.getByRole('button', { name: 'OK' }));
      expect(await screen.findByText(`em ${path.split('?')[0]}`)).toBeTruthy();
    },
  );

  test('invalidates every dependent query after saving', async () => {
    const numeros = `GET /cupom/v2/consumidor/${usuario}`;
    const { sent } = await open({
      configuracao: { 'picpay.ativo': true },
      answers: { [salvar]: saved, [numeros]: answer({ dinamicaCupom: [] }) },
    });
    const count = (call: string) => sent.filter((one) => one.call === call).length;
    expect([count(obter), count(numeros)]).toEqual([1, 1]);
    save();
    await modalSays('Seu perfil foi atualizado com sucesso!');
    await waitFor(() => expect([count(obter), count(numeros)]).toEqual([2, 2]));
  });

  test('formats the RG with its points and letter', async () => {
    await open();
    type('RG', '12345678x');
    expect(field('RG').value).toBe('12.345.678-X');
  });

  test('accepts either document and clears the other one', async () => {
    const { sent } = await open({
      pessoa: { usuario: '11987654321', cpf: null },
      configuracao: { 'login.tipoIdentificacao': 'telefone', 'cadastro.documentoEstrangeiroAtivo': true },
      answers: { [salvar]: saved },
    });
    fireEvent.click(secao('Seus dados'));
    const toggle = screen.getByRole('switch', { name: /Tenho documento estrangeiro/ });
    type('CPF ou CNPJ', '52998224725');
    fireEvent.click(toggle);
    expect(screen.queryByLabelText(/^CPF ou CNPJ/)).toBeNull();
    type('Documento estrangeiro', '12345678901');
    expect(field('Documento estrangeiro').value).toBe('1234567890');
    fireEvent.click(toggle);
    expect(field('CPF ou CNPJ').value).toBe('');
    fireEvent.click(toggle);
    expect(field('Documento estrangeiro').value).toBe('');
    type('Documento estrangeiro', '1234567');
    save();
    await modalSays('Seu perfil foi atualizado com sucesso!');
    expect(sent.find(({ call }) => call === salvar)?.body).toEqual({
      telefone: '11987654321',
      documentoVariavel: '1234567',
    });
  });

  test('hides the foreign document and the other names when the campaign disables them', async () => {
    await open({ pessoa: { cpf: null }, configuracao: { 'login.tipoIdentificacao': 'telefone' } });
    fireEvent.click(secao('Seus dados'));
    expect(screen.queryByRole('switch', { name: /documento estrangeiro/ })).toBeNull();
    for (const label of ['Usuário do PicPay', 'Usuário do Instagram', 'Resposta', 'Mais sobre você']) {
      expect(screen.queryByLabelText(label)).toBeNull();
    }
  });
});

describe('sections of the profile', () => {
  const comPicPay = {
    configuracao: { 'picpay.ativo': true, 'instagram.ativo': true },
    answers: { [`GET /cupom/v2/consumidor/${usuario}`]: answer({ dinamicaCupom: [] }) },
  } as const;
  const rua = { cep: '80010000', endereco: 'Rua das Flores', numero: '10', bairro: 'Centro', estado: 'PR' };

  test('are collapsed when complete, each with a one-line summary', async () => {
    await open({
      ...comPicPay,
      pessoa: { endereco: { ...rua, cidade: 'Curitiba' } },
      answers: {
        [`GET /cupom/v2/consumidor/${usuario}`]: answer({
          dinamicaCupom: [{ dinamica: 'PICPAY', identificacao: '@ana', multiplicador: 2 }],
        }),
      },
    });
    expect(look('Seus dados')).toEqual({
      open: false,
      says: '(11)98765-4321 · ana@exemplo.com.br',
    });
    expect(look('Seu endereço')).toEqual({ open: false, says: 'Rua das Flores, 10 · Curitiba/PR' });
    expect(look('Mais sobre você')).toEqual({ open: false, says: 'PicPay @ana' });
    expect(document.activeElement?.tagName).toBe('DIALOG');
  });

  test('show what they would contain when empty and optional', async () => {
    await open(comPicPay);
    expect(look('Seu endereço')).toEqual({ open: false, says: 'Opcional' });
    expect(look('Mais sobre você')).toEqual({
      open: false,
      says: 'Opcional: PicPay, Instagram',
    });
  });

  test('toggle by their heading and keep the input', async () => {
    await open();
    fireEvent.click(secao('Seus dados'));
    expect(look('Seus dados').open).toBe(true);
    type('E-mail', 'nova@exemplo.com.br');
    fireEvent.click(secao('Seus dados'));
    expect(look('Seus dados')).toEqual({
      open: false,
      says: '(11)98765-4321 · nova@exemplo.com.br',
    });
    expect(field('E-mail').value).toBe('nova@exemplo.com.br');
  });

  test('name the missing fields beside the heading until they are filled', async () => {
    await open({
      pessoa: { endereco: rua },
      configuracao: { 'perfil.camposObrigatorios': ['nome', 'rg', 'endereco'] },
    });
    expect(screen.getByRole('heading', { name: 'Complete seu cadastro' })).toBeTruthy();
    expect(look('Seus dados')).toEqual({ open: true, says: 'Falta: RG' });
    expect(look('Seu endereço')).toEqual({ open: true, says: 'Falta: cidade' });
    await waitFor(() => expect(document.activeElement).toBe(field('RG')));
    type('Cidade', 'Curitiba');
    await waitFor(() => expect(look('Seu endereço')).toEqual({ open: true, says: undefined }));
    fireEvent.click(secao('Seu endereço'));
    expect(look('Seu endereço')).toEqual({ open: false, says: 'Rua das Flores, 10 · Curitiba/PR' });
  });

  test('name a few of many missing fields and the count of the others', async () => {
    await open({ configuracao: { 'perfil.camposObrigatorios': ['endereco'] } });
    expect(look('Seu endereço').says).toBe('Faltam: CEP, estado, rua e mais 3');
    expect(look('Seus dados').open).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(field('CEP')));
  });

  test('open at the requested fields', async () => {
    paineis.open('perfil', ['instagram', 'picpay']);
    await open(comPicPay);
    expect(look('Mais sobre você').open).toBe(true);
    expect(look('Seus dados').open).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(field('Usuário do Instagram')));
  });

  test('open at an invalid stored value and show the error', async () => {
    await open({ pessoa: { email: 'ana.exemplo' } });
    await waitFor(() => expect(look('Seus dados')).toEqual({ open: true, says: 'Confira: e-mail' }));
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  });

  test('accept a stored neighbourhood however short', async () => {
    const sé = { ...rua, bairro: 'Sé', cidade: 'São Paulo', estado: 'SP' };
    const { sent } = await open({ pessoa: { endereco: sé }, answers: { [salvar]: saved } });
    expect(look('Seu endereço').open).toBe(false);
    type('RG', '12345678X');
    save();
    await modalSays('Seu perfil foi atualizado com sucesso!');
    expect(sent.find(({ call }) => call === salvar)?.body).toEqual({ telefone: usuario, rg: '12345678X' });
  });

  test('open at the invalid field after a refused save', async () => {
    await open({ pessoa: { endereco: { ...rua, cidade: 'Curitiba' } } });
    type('Rua', 'R');
    expect(look('Seu endereço').open).toBe(false);
    save();
    await modalSays('Informe a rua com no mínimo 5 letras.');
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Rua')));
    expect(look('Seu endereço')).toEqual({ open: true, says: 'Confira: rua' });
  });

  test('open at the field that the server names', async () => {
    const detalhes = [{ campo: 'endereco.numero', mensagem: 'Informe o número.' }];
    await open({
      pessoa: { endereco: { ...rua, cidade: 'Curitiba' } },
      answers: { [salvar]: refusal('consumidor.perfilInvalido', { detalhes }) },
    });
    save();
    await modalSays('Informe o número.');
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Número')));
    expect(look('Seu endereço')).toEqual({ open: true, says: 'Confira: número' });
  });

  test('show the photo first, and choosing another keeps the input', async () => {
    await open();
    type('RG', '12345678X');
    fireEvent.click(screen.getByRole('button', { name: 'Alterar Avatar' }));
    await modalSays('Foto do perfil');
    fireEvent.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1)!);
    await waitFor(() => expect(screen.queryByText('Foto do perfil')).toBeNull());
    expect(field('RG').value).toBe('12.345.678-X');
  });
});

describe('address of the profile', () => {
  const cep = answer({
    logradouro: 'Praça da Sé',
    bairro: 'Sé',
    uf: 'SP',
    localidade: 'São Paulo',
    ibge: '3550308',
    erro: false,
  });
  const cidades = answer([
    { id: '3550308', nome: 'São Paulo' },
    { id: '3509502', nome: 'Campinas' },
  ]);

  test('is filled by the CEP lookup, which also loads the cities of the state', async () => {
    await open({
      answers: { 'GET /externo/v1/cep/01001000': cep, 'GET /externo/v1/municipios/35': cidades },
    });
    type('CEP', '0100100');
    expect(field('CEP').value).toBe('01001-00');
    expect(field('Rua').value).toBe('');
    type('CEP', '01001000');
    expect(field('CEP').value).toBe('01001-000');
    await waitFor(() => expect(field('Rua').value).toBe('Praça da Sé'));
    expect(['Bairro', 'Estado', 'Cidade'].map((label) => field(label).value)).toEqual([
      'Sé',
      'SP',
      'São Paulo',
    ]);
    await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2));
  });

  test('drops characters that no address contains while typing', async () => {
    await open();
    type('Rua', 'Rua <das> Flores!');
    expect(field('Rua').value).toBe('Rua das Flores');
  });
});

describe('nearest shop of the profile', () => {
  const associados = 'POST /campanha/v1/associados/2026/TREVO/cadastro';
  const centro = { nome: 'LOJA CENTRO', cnpjCpf: '11222333000181' };
  const shops = answer({ retorno: [{ ...centro, grupo: null }], total: 1, paginas: 1 });
  const configuracao = { 'cadastro.lojaMaisProximaAtiva': true };
  const choose = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Mais sobre você' }));
    fireEvent.click(await screen.findByRole('button', { name: /Escolher a loja/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'LOJA CENTRO' }));
  };
  const sentLoja = (sent: Awaited<ReturnType<typeof open>>['sent']) =>
    sent.find(({ call }) => call === salvar)?.body;

  test("is selected from the campaign's list and sent", async () => {
    const { sent } = await open({ configuracao, answers: { [associados]: shops, [salvar]: saved } });
    await choose();
    save();
    await waitFor(() => expect(sentLoja(sent)).toEqual({ telefone: usuario, primeiraLoja: centro }));
  });

  test('is hidden when the campaign does not ask for it', async () => {
    await open();
    expect(screen.queryByText('Loja mais próxima')).toBeNull();
  });

  test('shows a refusal of the server at its field', async () => {
    const mensagem = 'Escolha uma loja da lista.';
    const refused = refusal('consumidor.perfilInvalido', { detalhes: [{ campo: 'primeiraLoja', mensagem }] });
    await open({ configuracao, answers: { [associados]: shops, [salvar]: refused } });
    await choose();
    save();
    await waitFor(() => expect(screen.getAllByText(mensagem)).toHaveLength(2));
  });
});

describe('PerfilPainel with an invalid form', () => {
  test('names the empty mandatory fields', async () => {
    const { sent } = await open({
      pessoa: { telefoneContato: null },
      configuracao: { 'perfil.camposObrigatorios': ['nome', 'rg', 'endereco'] },
    });
    save();
    await modalSays('Erro na validação, por favor preencha todos os campos: RG, Endereço, Celular');
    expect(sent.some(({ call }) => call === salvar)).toBe(false);
  });

  test("shows the campaign's own text instead", async () => {
    await open({
      configuracao: {
        'perfil.camposObrigatorios': ['rg'],
        'textos.perfilInvalido': 'Perfil atualizado com sucesso!',
      },
    });
    save();
    await modalSays('Perfil atualizado com sucesso!');
  });

  test.each([
    ['Celular', '1198', {}, 'Campo inválido: Número do celular'],
    [
      'Data de nascimento',
      '01012020',
      { 'cadastro.verificarIdade': true },
      'Usuário menor de idade. Por favor acione o responsável para completar o cadastro.',
    ],
  ] as const)('shows an invalid %s', async (label, value, configuracao, words) => {
    await open({ configuracao });
    type(label, value);
    save();
    await modalSays(words);
  });

  test('requests no code and sends nothing while a field is invalid', async () => {
    const { sent } = await open({
      configuracao: { 'perfil.confirmarCelularAoAlterar': true, 'perfil.camposObrigatorios': ['rg'] },
    });
    type('Celular', '11998765432');
    save();
    await modalSays('Erro na validação, por favor preencha todos os campos: RG');
    expect(new Set(sent.map(({ call }) => call))).toEqual(new Set([obter, verificar]));
  });

  test.each(['ana', '@a', '@ana lima', 'ana lima'])('shows the invalid PicPay name "%s"', async (name) => {
    await open({
      configuracao: { 'picpay.ativo': true },
      answers: {
        [`GET /cupom/v2/consumidor/${usuario}`]: answer({ dinamicaCupom: [] }),
      },
    });
    type('Usuário do PicPay', name);
    save();
    await modalSays('Erro na validação, por favor preencha o usuário do PicPay corretamente.');
  });

  test('names city and state when the state has no such city', async () => {
    await open({
      pessoa: { endereco: { estado: 'SP', cidade: 'Recife', cep: '01001000' } },
      answers: { 'GET /externo/v1/municipios/35': answer([{ id: '3550308', nome: 'São Paulo' }]) },
    });
    await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(1));
    save();
    await modalSays(
      '"Recife" é inválido em "SP". Verifique se a cidade está digitada corretamente para o estado selecionado.',
    );
  });

  test('lists the items of a refusal', async () => {
    await open({
      answers: {
        [salvar]: refusal('consumidor.perfilInvalido', {
          detalhes: [{ campo: 'rg', mensagem: 'Informe o RG completo.' }],
        }),
      },
    });
    save();
    await modalSays('Ocorreram os seguintes erros de validação:Informe o RG completo.');
  });

  test.each([
    ['a session of another user', 'sessao.outraPessoa'],
    ['a restricted profile', 'consumidor.perfilRestrito'],
  ] as const)('%s redirects to the entry', async (_, codigo) => {
    await open({ answers: { [salvar]: refusal(codigo) } });
    save();
    expect(await screen.findByText('em /autenticacao')).toBeTruthy();
    expect(session.get()).toBeUndefined();
    const told = toasts.get().some(({ text }) => text.startsWith('Usuário não autorizado.'));
    expect(told).toBe(codigo === 'consumidor.perfilRestrito');
  });
});

test('shows a document of another account at its field', async () => {
  const mensagem = 'Já existe outra conta com este CPF.';
  await open({
    pessoa: { cpf: null },
    configuracao: { 'login.tipoIdentificacao': 'telefone' },
    answers: { [salvar]: refusal('consumidor.cpfDuplicado', { mensagem }) },
  });
  type('CPF ou CNPJ', '52998224725');
  save();
  await modalSays(mensagem);
  await waitFor(() => expect(field('CPF ou CNPJ').getAttribute('aria-invalid')).toBe('true'));
});

describe('contact phone of the profile', () => {
  test.each([
    ['with eleven digits, though not a mobile number', '11558765432', 1],
    ['with ten digits, a landline', '1133334444', 0],
    ['with ten digits that the campaign accepts as mobile', '1198765432', 1],
  ])('%s, is looked up for %s: %i times', async (_which, telefone, times) => {
    const padraoCelular = telefone === '1198765432' ? '^\\d{2}9\\d{7}$' : null;
    const { sent } = await open({ configuracao: { 'login.padraoCelular': padraoCelular } });
    type('Celular', telefone);
    fireEvent.blur(field('Celular'));
    await screen.findByRole('button', { name: 'Salvar' });
    expect(sent.filter(({ call }) => call === verificar)).toHaveLength(times);
  });

  test('shows a phone of another account as soon as it is complete', async () => {
    const { sent } = await open({ answers: { [verificar]: refusal('consumidor.telefoneDuplicado') } });
    type('Celular', '1199876543');
    expect(sent.some(({ call }) => call === verificar)).toBe(false);
    type('Celular', '11998765432');
    expect(
      await screen.findByText('Já existe outra conta cadastrada com este mesmo número de celular!'),
    ).toBeTruthy();
    expect(sent.find(({ call }) => call === verificar)?.body).toEqual({
      telefoneContato: '11998765432',
      telefoneContatoAtual: '11987654321',
    });
  });

  test('confirms a changed phone by a code and sends the proof', async () => {
    const { sent } = await open({
      configuracao: { 'perfil.confirmarCelularAoAlterar': true },
      answers: {
        [`${temporaria}/enviarNotificacaoToken`]: answer({ metodo: 'sms', segundosRestantes: 30 }),
        [`${temporaria}/verificar`]: answer({ codigoValido: true, comprovante: 'prova' }),
        [salvar]: saved,
      },
    });
    type('Celular', '11998765432');
    save();
    await modalSays('Confirme seu celular');
    expect(sent.some(({ call }) => call === salvar)).toBe(false);
    fireEvent.input(await screen.findByLabelText('Código de 6 números'), { target: { value: '123456' } });
    await modalSays('Seu perfil foi atualizado com sucesso!');
    expect(sent.find(({ call }) => call === salvar)?.body).toEqual({
      telefone: usuario,
      telefoneContato: '11998765432',
      comprovanteTelefone: 'prova',
    });
  });

  test('requests no code for an unchanged phone', async () => {
    const { sent } = await open({
      configuracao: { 'perfil.confirmarCelularAoAlterar': true },
      answers: { [salvar]: saved },
    });
    type('RG', '12345678X');
    save();
    await modalSays('Seu perfil foi atualizado com sucesso!');
    expect(sent.map(({ call }) => call).slice(0, 2)).toEqual([obter, salvar]);
    expect(sent.some(({ call }) => call.startsWith(temporaria))).toBe(false);
  });

  test('saves a changed phone directly when the campaign confirms none', async () => {
    const { sent } = await open({
      configuracao: { 'perfil.confirmarCelularAoAlterar': false },
      answers: { [salvar]: saved },
    });
    type('Celular', '11998765432');
    save();
    await modalSays('Seu perfil foi atualizado com sucesso!');
    expect(sent.find(({ call }) => call === salvar)?.body).toEqual({
      telefone: usuario,
      telefoneContato: '11998765432',
    });
    expect(sent.some(({ call }) => call.startsWith(temporaria))).toBe(false);
  });
});
