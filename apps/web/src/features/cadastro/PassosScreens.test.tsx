// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { configuracaoPadrao, type Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  closeScreen,
  dialogText,
  openScreen,
  press,
  pressAgain,
  refusal,
  type StubbedAnswer,
  stubNetwork,
} from '../../../test/screen-harness.tsx';
import { cadastroDraft, primeiroAcesso } from './cadastro-draft.ts';
import { listCampos } from './cadastro-form.ts';
import { LgpdDetalhadaScreen } from './screens/LgpdDetalhadaScreen.tsx';
import { PreRegistroScreen } from './screens/PreRegistroScreen.tsx';
import { PrimeiroAcessoScreen } from './screens/PrimeiroAcessoScreen.tsx';

afterEach(closeScreen);

const usuario = '52998224725';
const byCpf = { 'login.tipoIdentificacao': 'cpf' } as const;

function open(
  path: string,
  answers: Record<string, StubbedAnswer | null> = {},
  configuracao: Partial<Configuracao> = {},
) {
  const sent = stubNetwork(answers);
  const screens = {
    '/preRegistro': <PreRegistroScreen />,
    '/lgpd': <PreRegistroScreen />,
    '/lgpdDetalhada': <LgpdDetalhadaScreen />,
    '/primeiroAcesso': <PrimeiroAcessoScreen />,
  };
  openScreen(path, screens, { ...byCpf, ...configuracao });
  return sent;
}
const says = (words: string) => waitFor(() => expect(dialogText()).toContain(words));
/** The switches of single items; the one for all of them is `allOf`. */
const toggles = () => screen.getAllByRole('switch').filter((item) => item !== allOf());
const allOf = () => screen.queryByRole<HTMLInputElement>('switch', { name: /^Aceito tudo/ });

describe('acceptances step', () => {
  const aceites = 'GET /consumidor/v1/aceites/';
  const termos = answer([
    { nomeTermo: 'Uso de imagem', texto: 'Autorizo.', obrigatorio: true, aceito: null },
    { nomeTermo: 'Ofertas', texto: 'Quero.', obrigatorio: false, aceito: null },
  ]);
  const enabled = { 'preCadastro.aceitesAtivo': true } as const;
  const pergunta: Partial<Configuracao> = {
    'preCadastro.perguntaAtiva': true,
    'preCadastro.pergunta': [
      { textoOpcao: 'Qual é a cor do trevo?', valorOpcao: 'v' },
      { textoOpcao: 'Azul', valorOpcao: 'a' },
      { textoOpcao: 'Verde', valorOpcao: 'v' },
    ],
  };

  test('names a missing mandatory acceptance and hands the answers to the form', async () => {
    cadastroDraft.start(usuario);
    open('/preRegistro', { [aceites]: termos }, enabled);
    expect(screen.getByRole('heading', { name: 'Antes, o seu aceite' })).toBeTruthy();
    await screen.findByRole('button', { name: 'Aceitar e continuar' });
    press('Aceitar e continuar');
    await says('O aceite de Uso de imagem é obrigatório');
    press('OK');
    fireEvent.click(toggles()[0]!);
    await pressAgain('Aceitar e continuar');
    expect(await screen.findByText('em /cadastro')).toBeTruthy();
    expect(cadastroDraft.get()).toMatchObject({
      origem: 'aceites',
      isReady: true,
      aceites: { 'Uso de imagem': true, Ofertas: false },
    });
  });

  test('leaves optional acceptances out of the switch for all', async () => {
    cadastroDraft.start(usuario);
    const required = ['Uso de imagem', 'Regras'].map((nomeTermo) => ({
      nomeTermo,
      texto: 'Autorizo.',
      obrigatorio: true,
      aceito: null,
    }));
    const optional = { nomeTermo: 'Ofertas', texto: 'Quero.', obrigatorio: false, aceito: null };
    open('/preRegistro', { [aceites]: answer([...required, optional]) }, enabled);
    fireEvent.click(await screen.findByRole('switch', { name: /^Aceito tudo/ }));
    expect(cadastroDraft.get()?.aceites).toEqual({ 'Uso de imagem': true, Regras: true });
  });

  test('is skipped for the LGPD step when the server has no acceptances', async () => {
    cadastroDraft.start(usuario);
    open('/preRegistro', { [aceites]: answer([]) }, enabled);
    expect(await screen.findByRole('heading', { name: 'Antes, um combinado' })).toBeTruthy();
  });

  test('offers a retry when loading the acceptances fails', async () => {
    cadastroDraft.start(usuario);
    const sent = open('/preRegistro', {}, enabled);
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  test('stops at a wrong answer to the question and continues at the right one', async () => {
    cadastroDraft.start(usuario, { aceites: { 'Uso de imagem': true } });
    open('/preRegistro', { [aceites]: termos }, { ...enabled, ...pergunta });
    fireEvent.click(await screen.findByLabelText('Azul'));
    press('Aceitar e continuar');
    await says('Você escolheu a resposta incorreta, tente novamente');
    press('OK');
    fireEvent.click(screen.getByLabelText('Verde'));
    await pressAgain('Aceitar e continuar');
    expect(await screen.findByText('em /cadastro')).toBeTruthy();
  });
});

describe('campaign terms', () => {
  const aceites = 'GET /consumidor/v1/aceites/';
  const termos = answer([
    { nomeTermo: 'Só notas minhas', texto: 'Guardo cada uma.', obrigatorio: true, aceito: null },
    { nomeTermo: 'Ofertas', texto: 'Quero.', obrigatorio: false, aceito: null },
  ]);
  const documentos = { regulamento: true, politicaPrivacidade: true };
  const lgpdTermos = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`lgpd ${at + 1}`, true]));

  test.each([
    ['simples', '/lgpd'],
    ['detalhada', '/lgpdDetalhada'],
  ] as const)('appear in the %s step, which requires the mandatory ones', async (tipo, path) => {
    cadastroDraft.start(usuario, { aceites: { ...documentos, ...lgpdTermos } });
    open(path, { [aceites]: termos }, { 'preCadastro.lgpd': tipo, 'menu.aceiteRegras': true });
    const own = await screen.findByRole('switch', { name: /Só notas minhas/ });
    press('Concordar e continuar');
    await says('O aceite de Só notas minhas é obrigatório');
    press('OK');
    fireEvent.click(own);
    await pressAgain('Concordar e continuar');
    expect(await screen.findByText('em /cadastro')).toBeTruthy();
    expect(cadastroDraft.get()?.aceites).toMatchObject({ 'Só notas minhas': true, Ofertas: false });
  });

  test('do not block the registration when they fail to load', async () => {
    cadastroDraft.start(usuario, { aceites: documentos });
    open('/lgpd', {}, { 'menu.aceiteRegras': true });
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    press('Concordar e continuar');
    expect(await screen.findByText('em /cadastro')).toBeTruthy();
  });
});

describe('detailed LGPD step', () => {
  test('shows the eleven consents, the documents and the notifications', () => {
    cadastroDraft.start(usuario);
    open(
      '/lgpdDetalhada',
      {},
      { 'preCadastro.lgpd': 'detalhada', 'preCadastro.avisoPrivacidadeAtivo': true },
    );
    // Eleven consents, three documents, notifications.
    expect(toggles()).toHaveLength(11 + 3 + 1);
    expect(allOf()).not.toBeNull();
  });

  test('names the missing consents and keeps the answers under their wire names', async () => {
    cadastroDraft.start(usuario);
    open('/lgpdDetalhada', {}, { 'preCadastro.lgpd': 'detalhada' });
    for (const toggle of toggles().slice(0, 11)) fireEvent.click(toggle);
    fireEvent.click(toggles()[2]!);
    press('Concordar e continuar');
    await says('Você não concordou com: Item 3, Regulamento, Política de privacidade');
    press('OK');
    for (const toggle of [2, 11, 12, 13]) fireEvent.click(toggles()[toggle]!);
    await pressAgain('Concordar e continuar');
    expect(await screen.findByText('em /cadastro')).toBeTruthy();
    const draft = cadastroDraft.get();
    expect(draft).toMatchObject({ origem: 'lgpdDetalhada', aceitaNotificacao: true });
    expect(draft?.aceites).toMatchObject({ 'lgpd 1': true, 'lgpd 11': true, regulamento: true });
  });
});

test('can be finished without the privacy notice, and the form does not ask for it again', async () => {
  const configuracao = {
    ...byCpf,
    'preCadastro.lgpd': 'detalhada',
    'preCadastro.avisoPrivacidadeAtivo': true,
  } as const;
  cadastroDraft.start(usuario);
  open('/lgpdDetalhada', {}, configuracao);
  // All but the optional ones: the privacy notice and the notifications.
  fireEvent.click(allOf()!);
  press('Concordar e continuar');
  expect(await screen.findByText('em /cadastro')).toBeTruthy();
  const { aceites, aceitaNotificacao } = cadastroDraft.get()!;
  expect(aceitaNotificacao ?? false).toBe(false);
  expect(aceites).toMatchObject({ regulamento: true, politicaPrivacidade: true, avisoPrivacidade: false });
  const campos = listCampos({ ...configuracaoPadrao, ...configuracao }, aceites);
  expect(campos.map(({ campo }) => campo)).not.toContain('aceitaAviso');
});

describe('first-access step', () => {
  const verificar = `GET /consumidor/v1/verificar/${usuario}`;
  const numero = () => screen.getByRole<HTMLInputElement>('textbox');

  test('starts with the login number and continues when it is known', async () => {
    cadastroDraft.start(usuario);
    open(
      '/primeiroAcesso',
      { [verificar]: answer({ existe: true }) },
      { 'preCadastro.primeiroAcessoAtivo': true, 'textos.primeiroAcessoSucesso': 'Achamos você.' },
    );
    expect(numero().value).toBe('529.982.247-25');
    press('Continuar');
    await says('Achamos você.');
    press('OK');
    expect(await screen.findByRole('heading', { name: 'Antes, um combinado' })).toBeTruthy();
  });

  test('greets a known number by default, and keeps the e-mail of the link for the next sign-in', async () => {
    cadastroDraft.start(usuario, { email: 'ana@exemplo.com.br' });
    open('/primeiroAcesso', { [verificar]: answer({ existe: true }) });
    press('Continuar');
    await says('Encontramos seu cadastro!');
    expect(screen.getByRole('dialog', { name: 'Que bom ter você aqui' })).toBeTruthy();
    expect(primeiroAcesso.getEmail()).toBe('ana@exemplo.com.br');
  });

  test.each(['5299822472', '529982247251', '52998224724'])('does not send %s', (typed) => {
    const sent = open('/primeiroAcesso');
    fireEvent.input(numero(), { target: { value: typed } });
    press('Continuar');
    expect(screen.getByText('Digite os 11 números do CPF ou os 14 caracteres do CNPJ.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('shows that the number is unknown and opens the configured address', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    open(
      '/primeiroAcesso',
      { [verificar]: refusal('consumidor.naoEncontrado') },
      {
        'textos.primeiroAcessoNaoEncontrado': 'Procure a loja.',
        'preCadastro.primeiroAcessoUrl': 'https://loja.example/',
      },
    );
    fireEvent.input(numero(), { target: { value: usuario } });
    press('Continuar');
    await says('Procure a loja.');
    press('OK');
    expect(opened).toHaveBeenCalledWith('https://loja.example/', '_blank', 'noopener');
    opened.mockRestore();
  });

  test('offers to register an unknown number when no address is configured', async () => {
    open('/primeiroAcesso', { [verificar]: refusal('consumidor.naoEncontrado') });
    fireEvent.input(numero(), { target: { value: usuario } });
    press('Continuar');
    await says('Ainda não encontramos você por aqui.');
    press('OK');
    // Repeating the lookup of the same number would return the same result.
    expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull();
    press('Fazer meu cadastro');
    expect(await screen.findByRole('heading', { name: 'Antes, um combinado' })).toBeTruthy();
    expect(cadastroDraft.get()?.usuario).toBe(usuario);
  });

  test('shows another failure with its own text', async () => {
    open('/primeiroAcesso', { [verificar]: refusal('servidor.falha') });
    fireEvent.input(numero(), { target: { value: usuario } });
    press('Continuar');
    await says('Erro ao fazer a consulta... Tente novamente mais tarde');
  });
});
