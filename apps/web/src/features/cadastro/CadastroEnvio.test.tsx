// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, describe, expect, test } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../test/screen-harness.tsx';
import { cadastroDraft, type CadastroDraft, facebookInfo } from './cadastro-draft.ts';
import { session } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { CadastroScreen } from './screens/CadastroScreen.tsx';

afterEach(closeScreen);

const usuario = '52998224725';
const celular = '11998765432';
const cadastrar = 'POST /login/v1/logins';
const verificarTelefone = `GET /login/v1/logins/verificarTelefoneContato/${celular}`;
const enviarCodigo = 'POST /login/v1/autenticacaoTemporaria/enviarNotificacaoToken';
const verificarCodigo = 'POST /login/v1/autenticacaoTemporaria/verificar';
const restritos = `POST /campanha/v1/cpfsrestritos/2026/TREVO/consumidor/${usuario}`;
const created = answer({ token: 't1', usuario, tipo: 'consumidor' }, 201);
const aceites = { regulamento: true, politicaPrivacidade: true };
const ready: CadastroDraft = {
  usuario,
  nome: 'Ana Lima',
  email: 'ana@exemplo.com.br',
  dataNascimento: '21/05/1990',
  telefoneContato: celular,
  isReady: true,
  aceites,
};

function open(
  answers: Record<string, StubbedAnswer | null>,
  configuracao: Partial<Configuracao> = {},
  draft: CadastroDraft = ready,
  path = '/cadastro',
) {
  const sent = stubNetwork(answers);
  cadastroDraft.start(draft.usuario, draft);
  openScreen(
    path,
    { '/cadastro': <CadastroScreen /> },
    { 'login.tipoIdentificacao': 'cpf', ...configuracao },
  );
  for (const name of ['senha', 'confirmacao']) {
    const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
    fireEvent.change(input, { target: { value: 'Abcdefg1' } });
  }
  return sent;
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: /Criar minha conta/ }));
const dialog = () => document.querySelector<HTMLElement>('dialog[open]')!;
const says = (words: string) => waitFor(() => expect(dialog()?.textContent).toContain(words));
const typeCodigo = (codigo: string) =>
  fireEvent.input(dialog().querySelector('input')!, { target: { value: codigo } });
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((content) => content.replace('*', '').trim() === label);

describe('phone confirmation during registration', () => {
  const confirmed = { 'cadastro.confirmarCelular': true } as const;
  const sentCodigo = answer({ metodo: 'whatsapp', segundosRestantes: 30 });
  const free = { [verificarTelefone]: answer({ disponivel: true }), [enviarCodigo]: sentCodigo };

  test('verifies the code at its sixth digit and sends the proof with the registration', async () => {
    const sent = open(
      {
        ...free,
        [verificarCodigo]: answer({ codigoValido: true, comprovante: 'prova' }),
        [cadastrar]: created,
      },
      confirmed,
    );
    submit();
    await says('Enviamos 6 números pelo WhatsApp para (11) *****-5432.');
    expect(dialog().querySelector('input')!.autocomplete).toBe('one-time-code');
    typeCodigo('12345');
    expect(sent.map(({ call }) => call)).toEqual([verificarTelefone, enviarCodigo]);
    typeCodigo('123456');
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(sent.find(({ call }) => call === verificarCodigo)?.body).toEqual({
      codigo: '123456',
      usuario: celular,
    });
    expect(sent.find(({ call }) => call === cadastrar)?.body).toMatchObject({ comprovanteTelefone: 'prova' });
  });

  test('shows and counts a wrong code and accepts another one', async () => {
    open({ ...free, [verificarCodigo]: answer({ codigoValido: false, comprovante: null }) }, confirmed);
    submit();
    await says('Enviamos 6 números');
    typeCodigo('000000');
    await says('Tente novamente, pois o código de verificação está inválido/expirado.');
    expect(dialog().textContent).toContain('1 tentativa sem sucesso');
    typeCodigo('000001');
    await says('2 tentativas sem sucesso');
    expect(dialog().querySelector('input')!.value).toBe('');
  });

  test('accepts a code that was sent moments ago when the dialog is reopened', async () => {
    open(
      { ...free, [enviarCodigo]: refusal('login.aguardeReenvio', { valores: { segundos: 21 } }) },
      { ...confirmed, 'cadastro.metodoCodigo': 'sms' },
    );
    submit();
    await says('Enviamos um SMS com 6 números para (11) *****-5432.');
    within(dialog()).getByRole('button', { name: /Reenviar em (21|20|1\d) s/ });
    within(dialog()).getByLabelText('Código de 6 números');
    expect(dialog().textContent).not.toContain('Aguarde');
  });

  test.each([0, 31, 45])(
    'offers to resend at once, without a countdown, when the response says %i seconds',
    async (segundosRestantes) => {
      const answers = { ...free, [enviarCodigo]: answer({ metodo: 'sms', segundosRestantes }) };
      const sent = open(answers, confirmed);
      submit();
      await says('Enviamos');
      const again = within(dialog()).getByRole('button', { name: 'Reenviar' });
      expect(again.getAttribute('aria-disabled')).toBeNull();
      fireEvent.click(again);
      await says('Enviamos outro código.');
      expect(sent.filter(({ call }) => call === enviarCodigo)).toHaveLength(2);
    },
  );

  test.each([0, 31])(
    'accepts the sent code and offers to resend, without a countdown, when the refusal says %i seconds',
    async (segundos) => {
      open(
        { ...free, [enviarCodigo]: refusal('login.aguardeReenvio', { valores: { segundos } }) },
        confirmed,
      );
      submit();
      await says('Enviamos');
      within(dialog()).getByLabelText('Código de 6 números');
      const again = within(dialog()).getByRole('button', { name: 'Reenviar' });
      expect(again.getAttribute('aria-disabled')).toBeNull();
    },
  );

  test('blocks resending for thirty seconds', async () => {
    const sent = open(free, confirmed);
    submit();
    await says('Enviamos 6 números');
    const again = within(dialog()).getByRole('button', { name: /Reenviar em (30|2\d) s/ });
    expect(again.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(again);
    expect(sent.filter(({ call }) => call === enviarCodigo)).toHaveLength(1);
  });

  test('shows a number of another account at its field and sends no code', async () => {
    const sent = open({ [verificarTelefone]: refusal('consumidor.telefoneDuplicado') }, confirmed);
    submit();
    expect(
      await screen.findByText('Já existe outra conta cadastrada com este mesmo número de celular!'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(field('Celular'));
    expect(sent).toHaveLength(1);
  });

  test('offers a retry when requesting the code fails offline', async () => {
    open({ [verificarTelefone]: answer({ disponivel: true }) }, confirmed);
    submit();
    await says(
      'Erro ao solicitar confirmação de número de celular, tente novamente ou verifique sua conexão com a rede!',
    );
    expect(within(dialog()).getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  });

  test.each([
    ['to send the code', enviarCodigo],
    ['to verify the code', verificarCodigo],
  ])("shows the server's message unchanged when it refuses %s", async (_what, call) => {
    const mensagem = 'O envio de mensagens volta às 8 horas.';
    open({ ...free, [call]: refusal('servidor.falha', { mensagem }) }, confirmed);
    submit();
    if (call === verificarCodigo) {
      await says('Enviamos 6 números');
      typeCodigo('123456');
    }
    await says(mensagem);
    expect(dialog().textContent).not.toContain('tentativa');
  });

  test('creates the account after the code was verified and the document passed the restriction check', async () => {
    const sent = open(
      {
        ...free,
        [verificarCodigo]: answer({ codigoValido: true, comprovante: 'prova' }),
        [restritos]: answer({ restricoes: [] }),
        [cadastrar]: created,
      },
      { ...confirmed, 'cadastro.verificarCpfRestrito': true },
    );
    submit();
    await says('Enviamos 6 números');
    typeCodigo('123456');
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual([
      verificarTelefone,
      enviarCodigo,
      verificarCodigo,
      restritos,
      cadastrar,
      `GET /login/v1/logins/${usuario}`,
    ]);
    expect(session.get()?.token).toBe('t1');
    expect(toasts.get().map(({ text }) => text)).toContain('Código válido!');
  });

  test('sends nothing more and keeps the form when the user closes the dialog', async () => {
    const sent = open(free, confirmed);
    submit();
    await says('Enviamos 6 números');
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(sent.map(({ call }) => call)).not.toContain(cadastrar);
    expect(field('Nome completo').value).toBe('Ana Lima');
  });

  test('refuses a landline number without any request', async () => {
    const sent = open({}, confirmed, { ...ready, telefoneContato: '1133334444' });
    submit();
    expect(await screen.findByText(/Campos inválidos: Celular/)).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe('restricted document during registration', () => {
  const verified = { 'cadastro.verificarCpfRestrito': true } as const;
  const out = answer({ restricoes: [{ proprietario: false, cnpjCpfAssociado: null, ativo: true }] });

  test('is refused before the account is created', async () => {
    const sent = open({ [restritos]: out }, verified);
    submit();
    await says('Usuario Não Autorizado');
    expect(sent).toEqual([{ call: restritos, body: { auth_user: btoa(usuario) } }]);
  });

  test("shows the campaign's own text for the refusal", async () => {
    open({ [restritos]: out }, { ...verified, 'textos.usuarioRestrito': 'Funcionários não participam.' });
    submit();
    await says('Funcionários não participam.');
  });

  test('does not apply to an owner', async () => {
    const owner = answer({ restricoes: [{ proprietario: true, cnpjCpfAssociado: null, ativo: true }] });
    open({ [restritos]: owner, [cadastrar]: created }, verified);
    submit();
    expect(await screen.findByText('em /home')).toBeTruthy();
  });
});

describe('address during registration', () => {
  const cep = 'GET /externo/v1/cep/01001000';
  const municipios = 'GET /externo/v1/municipios/35';
  const found = answer({
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
  const required = { 'perfil.camposObrigatorios': ['nome', 'endereco'] } as const;
  const typeCep = () => fireEvent.input(field('CEP'), { target: { value: '01001000' } });

  test('is filled from the CEP lookup and sent in parts', async () => {
    const sent = open({ [cep]: found, [municipios]: cidades, [cadastrar]: created }, required);
    typeCep();
    await waitFor(() => expect(field('Rua').value).toBe('Praça da Sé'));
    expect(field('Estado').value).toBe('SP');
    await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2));
    fireEvent.input(field('Número'), { target: { value: '1234567' } });
    expect(field('Número').value).toBe('123456');
    submit();
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(sent.find(({ call }) => call === cadastrar)?.body).toMatchObject({
      endereco: {
        cep: '01001000',
        estado: 'SP',
        endereco: 'Praça da Sé',
        numero: '123456',
        bairro: 'Sé',
        cidade: 'São Paulo',
      },
    });
  });

  test('leaves all fields to the user when the CEP lookup fails', async () => {
    open({ [cep]: refusal('externo.indisponivel') }, required);
    typeCep();
    expect(await screen.findAllByText(/A busca de CEP não respondeu/)).not.toHaveLength(0);
    expect(field('Rua').value).toBe('');
  });

  test('shows an error for a city of another state', async () => {
    open({ [cep]: found, [municipios]: cidades }, required);
    typeCep();
    await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2));
    fireEvent.change(field('Cidade'), { target: { value: 'Curitiba' } });
    fireEvent.blur(field('Cidade'));
    expect(
      await screen.findByText(
        '"Curitiba" é inválido em "SP". Verifique se a cidade está digitada corretamente para o estado selecionado.',
      ),
    ).toBeTruthy();
  });

  test('is hidden behind a button and may stay empty when it is optional', async () => {
    const sent = open({ [cadastrar]: created });
    expect(screen.queryByLabelText('CEP')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Informar meu endereço (opcional)' }));
    expect(field('CEP')).toBeTruthy();
    submit();
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({ endereco: {} });
  });
});

describe('optional questions of the registration', () => {
  test('asks for the foreign document when it is chosen and clears it when it is deselected', async () => {
    const telefone: Partial<Configuracao> = {
      'login.tipoIdentificacao': 'telefone',
      'cadastro.documentoEstrangeiroAtivo': true,
    };
    const sent = open({ [cadastrar]: created }, telefone, { ...ready, usuario: celular });
    const toggle = screen.getByRole('switch', { name: /Tenho documento estrangeiro/ });
    fireEvent.click(toggle);
    fireEvent.input(field('Documento estrangeiro'), { target: { value: '123456789012' } });
    expect(field('Documento estrangeiro').value).toBe('1234567890');
    fireEvent.click(toggle);
    expect(screen.queryByLabelText('Documento estrangeiro')).toBeNull();
    submit();
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(sent[0]?.body).not.toHaveProperty('documentoVariavel');
  });

  test('selects the nearest shop from the list by its name', async () => {
    const associados = 'POST /campanha/v1/associados/2026/TREVO/cadastro';
    const loja = { nome: 'LOJA CENTRO', cnpjCpf: '11222333000181', grupo: null };
    const sent = open(
      { [associados]: answer({ retorno: [loja], total: 1, paginas: 1 }), [cadastrar]: created },
      { 'cadastro.lojaMaisProximaAtiva': true },
    );
    fireEvent.click(await screen.findByRole('button', { name: /Escolher a loja/ }));
    fireEvent.input(field('Buscar pelo nome'), { target: { value: 'centro' } });
    fireEvent.click(await screen.findByRole('button', { name: 'LOJA CENTRO' }));
    submit();
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(sent.find(({ call }) => call === cadastrar)?.body).toMatchObject({
      primeiraLoja: { nome: 'LOJA CENTRO', cnpjCpf: '11222333000181' },
    });
    await waitFor(() =>
      expect(sent.some(({ body }) => (body as { filtroNome?: string })?.filtroNome === 'CENTRO')).toBe(true),
    );
  });

  test('counts only the first referrer', async () => {
    const sent = open({ [cadastrar]: created }, {}, ready, '/cadastro?indicacao=joao;maria');
    submit();
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({ consumidor: { indicacao: 'joao' } });
  });

  test('keeps and sends an invitation code whose lookup got no response', async () => {
    const conferir = 'GET /consumidor/v1/indicacoes/A1B2C3D4E5';
    const indicacao = {
      premio: null,
      premioIndicado: { moeda: 'pontos', valor: 100 },
      liberaEmDias: 7,
      maximoPorMes: 10,
    };
    const sent = open(
      { 'GET /campanha/v1/campanhas/': answer([{ ...campanhaVigente, indicacao }]), [cadastrar]: created },
      {},
      ready,
      '/cadastro?indicacao=A1B2C3D4E5',
    );
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain(conferir));
    submit();
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(screen.queryByText('Você veio por um convite')).toBeNull();
    expect(sent.find(({ call }) => call === cadastrar)?.body).toMatchObject({
      consumidor: { indicacao: 'A1B2C3D4E5' },
    });
  });

  test('asks for the privacy notice in the form when no earlier step did', async () => {
    open({}, { 'preCadastro.avisoPrivacidadeAtivo': true });
    submit();
    expect(await screen.findByText('Campos inválidos: Aviso de privacidade')).toBeTruthy();
  });
});

describe('registration started with Facebook', () => {
  const facebook = 'POST /login/v1/logins/facebook';
  const info = { token: 'fb1', nome: 'Ana Lima', email: 'ana@exemplo.com.br' };

  test('links the account to Facebook and deletes the token', async () => {
    facebookInfo.set(info);
    const sent = open({ [facebook]: created }, {}, { ...ready, isFacebook: true });
    submit();
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(sent[0]).toMatchObject({ call: facebook, body: { tokenFacebook: 'fb1', usuario } });
    expect(facebookInfo.get()).toBeUndefined();
  });

  test('does not link another number to a leftover Facebook token', async () => {
    facebookInfo.set(info);
    const sent = open({ [cadastrar]: created });
    submit();
    expect(await screen.findByText('em /home')).toBeTruthy();
    expect(sent[0]?.call).toBe(cadastrar);
  });
});
