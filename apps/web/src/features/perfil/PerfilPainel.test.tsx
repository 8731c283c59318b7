// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao-keys';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, closeScreen, openScreen, refusal, stubNetwork } from '../../../test/screen-harness.tsx';
import { pendingPath } from '../../shared/navigation/pending-path.ts';
import { session } from '../../shared/session/session.ts';
import { PerfilPainel } from './PerfilPainel.tsx';

afterEach(closeScreen);

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
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
const modal = () => [...document.querySelectorAll('dialog[open]')].at(-1)?.textContent ?? '';
const modalSays = (words: string) => waitFor(() => expect(modal()).toContain(words));
const saved = { ...answer(ana), body: { mensagem: 'Seu perfil foi atualizado com sucesso!', retorno: ana } };

describe('The profile', () => {
  test('shows what is stored, and the document of the login stays', async () => {
    await open();
    expect(screen.getByText('Complete seu cadastro')).toBeTruthy();
    expect(field('Data de nascimento').value).toBe('21/05/1990');
    expect(field('CPF ou CNPJ').value).toBe('529.982.247-25');
    expect(field('CPF ou CNPJ').readOnly).toBe(true);
  });

  test('that does not load can be asked again', async () => {
    session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
    stubNetwork({});
    openScreen('/home', { '/home': <PerfilPainel onClose={() => {}} /> });
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  });

  test('sends what changed, says so, and closes', async () => {
    const { sent, onClose } = await open({ answers: { [salvar]: saved } });
    type('RG', '12345678X');
    save();
    await modalSays('Seu perfil foi atualizado com sucesso!');
    expect(sent.find(({ call }) => call === salvar)?.body).toEqual({ telefone: usuario, rg: '12345678X' });
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(onClose).toHaveBeenCalled();
  });

  test('saved, it leads to the address that waits', async () => {
    await open({ answers: { [salvar]: saved } });
    pendingPath.set('/verificarEmail?token=abc');
    save();
    await modalSays('Seu perfil foi atualizado com sucesso!');
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('em /verificarEmail')).toBeTruthy();
  });
});

describe('The nearest shop', () => {
  const associados = 'POST /campanha/v1/associados/2026/TREVO/cadastro';
  const centro = { nome: 'LOJA CENTRO', cnpjCpf: '11222333000181' };
  const shops = answer({ retorno: [{ ...centro, grupo: null }], total: 1, paginas: 1 });
  const configuracao = { 'cadastro.lojaMaisProximaAtiva': true };
  const choose = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /Escolher a loja/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'LOJA CENTRO' }));
  };
  const sentLoja = (sent: Awaited<ReturnType<typeof open>>['sent']) =>
    sent.find(({ call }) => call === salvar)?.body;

  test('is chosen from the list of the campaign, and goes along', async () => {
    const { sent } = await open({ configuracao, answers: { [associados]: shops, [salvar]: saved } });
    await choose();
    save();
    await waitFor(() => expect(sentLoja(sent)).toEqual({ telefone: usuario, primeiraLoja: centro }));
  });

  test('is not asked where the campaign does not want it', async () => {
    await open();
    expect(screen.queryByText('Loja mais próxima')).toBeNull();
  });

  test('that the server refuses says so in its place', async () => {
    const mensagem = 'Escolha uma loja da lista.';
    const refused = refusal('consumidor.perfilInvalido', { detalhes: [{ campo: 'primeiraLoja', mensagem }] });
    await open({ configuracao, answers: { [associados]: shops, [salvar]: refused } });
    await choose();
    save();
    await waitFor(() => expect(screen.getAllByText(mensagem)).toHaveLength(2));
  });
});

describe('A profile that may not be saved', () => {
  test('names the mandatory fields that are empty', async () => {
    const { sent } = await open({
      pessoa: { telefoneContato: null },
      configuracao: { 'perfil.camposObrigatorios': ['nome', 'rg', 'endereco'] },
    });
    save();
    await modalSays('Erro na validação, por favor preencha todos os campos: RG, Endereço, Celular');
    expect(sent.some(({ call }) => call === salvar)).toBe(false);
  });

  test('says what the campaign wants said instead', async () => {
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
  ] as const)('a wrong %s is said', async (label, value, configuracao, words) => {
    await open({ configuracao });
    type(label, value);
    save();
    await modalSays(words);
  });

  test('a PicPay name without @ is said', async () => {
    await open({
      configuracao: { 'picpay.ativo': true },
      answers: {
        [`GET /cupom/v2/consumidor/${usuario}`]: answer({ dinamicaCupom: [] }),
      },
    });
    type('Usuário do PicPay', 'ana lima');
    save();
    await modalSays('Erro na validação, por favor preencha o usuário do PicPay corretamente.');
  });

  test('a city that the state does not have is said with both names', async () => {
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

  test('the items of a refusal are listed', async () => {
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

  test('a session of somebody else ends at the entry', async () => {
    await open({ answers: { [salvar]: refusal('sessao.outraPessoa') } });
    save();
    expect(await screen.findByText('em /autenticacao')).toBeTruthy();
    expect(session.get()).toBeUndefined();
  });
});

describe('The contact phone', () => {
  test('that another account has is said as soon as it is whole', async () => {
    const { sent } = await open({ answers: { [verificar]: refusal('consumidor.telefoneDuplicado') } });
    type('Celular', '11998765432');
    expect(
      await screen.findByText('Já existe outra conta cadastrada com este mesmo número de celular!'),
    ).toBeTruthy();
    expect(sent.find(({ call }) => call === verificar)?.body).toEqual({
      telefoneContato: '11998765432',
      telefoneContatoAtual: '11987654321',
    });
  });

  test('once changed is confirmed by a code, and its proof goes along', async () => {
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

  test('left as it was, no code is asked', async () => {
    const { sent } = await open({
      configuracao: { 'perfil.confirmarCelularAoAlterar': true },
      answers: { [salvar]: saved },
    });
    type('RG', '12345678X');
    save();
    await modalSays('Seu perfil foi atualizado com sucesso!');
    expect(sent.map(({ call }) => call)).toContain(salvar);
  });
});
