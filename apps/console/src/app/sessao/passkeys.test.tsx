// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  buildSessao,
  close,
  open,
  press,
  refusal,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import { ConsoleApp } from '../ConsoleApp.tsx';
import { sugestaoStore } from './sugestao-store.ts';

const bytes = new Uint8Array([0, 0, 0]).buffer;
const nova = {
  id: 'AAAA',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, attestationObject: bytes },
  getClientExtensionResults: () => ({}),
};
const usada = {
  ...nova,
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
};
const create = vi.fn<(options: unknown) => Promise<unknown>>();
const get = vi.fn<(options: unknown) => Promise<unknown>>();
const cancelled = new DOMException('The operation was not allowed.', 'NotAllowedError');

beforeEach(() => {
  create.mockReset().mockResolvedValue(nova);
  get.mockReset().mockResolvedValue(usada);
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true });
});
afterEach(() => {
  sugestaoStore.set([]);
  close();
});

const sessaoCall = 'GET /operador/v1/acesso/sessao';
const iniciarEntrada = 'POST /operador/v1/acesso/passkey/iniciar';
const entrar = 'POST /operador/v1/acesso/passkey/entrar';
const iniciarElevar = 'POST /operador/v1/acesso/elevar/passkey/iniciar';
const elevar = 'POST /operador/v1/acesso/elevar/passkey';
const iniciar = 'POST /operador/v1/acesso/passkeys/iniciar';
const criar = 'POST /operador/v1/acesso/passkeys';
const passkeys = 'GET /operador/v1/acesso/passkeys';
const opcoes = {
  challenge: 'AAAA',
  rpId: 'console.localhost',
  timeout: 300_000,
  userVerification: 'required',
};
const opcoesNova = {
  challenge: 'AAAA',
  rp: { id: 'console.localhost', name: 'Trevo Console' },
  user: { id: 'AAAA', name: 'rita@agencia.example', displayName: 'Rita Lima' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
};
const notebook = {
  passkeyID: 'p1',
  nome: 'Notebook',
  criadaEm: '2026-11-20T15:00:00.000Z',
  usadaEm: null,
};
const known = {
  'GET /operador/v1/resumo': answer({ campanhas: [], envios: [], paginas: [] }),
  'GET /operador/v1/acesso/sessoes': answer([]),
  [passkeys]: answer([notebook]),
  [iniciarEntrada]: answer({ opcoes }),
  [iniciarElevar]: answer({ opcoes: { ...opcoes, allowCredentials: [{ type: 'public-key', id: 'AAAA' }] } }),
  [iniciar]: answer({ opcoes: opcoesNova }),
  [criar]: answer({ ...notebook, passkeyID: 'p2', nome: 'Chrome, Linux' }),
};
const callsTo = (sent: ReturnType<typeof stubNetwork>, call: string) =>
  sent.filter((one) => one.call === call);

describe('sign-in', () => {
  test('signs in with a passkey alone', async () => {
    const sent = stubNetwork({
      ...known,
      [sessaoCall]: refusal('operador.semSessao'),
      [entrar]: answer(buildSessao()),
    });
    open(<ConsoleApp />);
    (await screen.findByRole('button', { name: 'Usar uma passkey' })).click();
    expect(await screen.findByRole('heading', { name: 'Hoje' })).toBeTruthy();
    expect(callsTo(sent, entrar)[0]?.body).toMatchObject({ credencial: { id: 'AAAA' } });
  });

  test('says why a passkey was refused, and nothing when the operator cancels', async () => {
    const sent = stubNetwork({
      ...known,
      [sessaoCall]: refusal('operador.semSessao'),
      [entrar]: refusal('operador.passkeyRecusada'),
    });
    get.mockRejectedValueOnce(cancelled);
    open(<ConsoleApp />);
    const button = await screen.findByRole('button', { name: 'Usar uma passkey' });
    button.click();
    await waitFor(() => expect(get).toHaveBeenCalledOnce());
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect([callsTo(sent, entrar), screen.queryByRole('alert')]).toEqual([[], null]);
    button.click();
    expect(await screen.findByText('Esta passkey não foi aceita.')).toBeTruthy();
  });

  test('offers only password and code in a browser without passkeys', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    stubNetwork({ [sessaoCall]: refusal('operador.semSessao') });
    open(<ConsoleApp />);
    expect(await screen.findByLabelText('Senha')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Usar uma passkey' })).toBeNull();
  });
});

describe('fresh verification', () => {
  const open5 = async (sessao = buildSessao({ passkeys: 1 })) => {
    const sent = stubNetwork({
      ...known,
      [sessaoCall]: answer(sessao),
      [iniciar]: [refusal('operador.confirmeQuemE'), answer({ opcoes: opcoesNova })],
      [elevar]: answer(sessao),
      'POST /operador/v1/acesso/elevar': answer(sessao),
    });
    open(<ConsoleApp />, '/conta');
    await screen.findByText('Notebook');
    press('Criar passkey');
    await screen.findByText('Confirme que é você');
    return sent;
  };

  test('asks for a passkey and finishes the call', async () => {
    const sent = await open5();
    press('Confirmar com a passkey');
    expect(await screen.findByText('Passkey guardada: Chrome, Linux.')).toBeTruthy();
    expect(callsTo(sent, elevar)[0]?.body).toMatchObject({ credencial: { id: 'AAAA' } });
    expect(callsTo(sent, iniciar)).toHaveLength(2);
  });

  test('takes password and code as the other way', async () => {
    const sent = await open5();
    press('Usar senha e código');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Senha')));
    type('Senha', 'quatro folhas na horta');
    type('Código do autenticador', '123456');
    press('Confirmar e continuar');
    expect(await screen.findByText('Passkey guardada: Chrome, Linux.')).toBeTruthy();
    expect(callsTo(sent, elevar)).toEqual([]);
  });

  test('asks an operator without passkeys for password and code', async () => {
    await open5(buildSessao({ passkeys: 0 }));
    expect(screen.getByLabelText('Senha')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirmar com a passkey' })).toBeNull();
  });
});

describe('list of the account', () => {
  test('renames and removes', async () => {
    const sent = stubNetwork({
      ...known,
      [sessaoCall]: answer(buildSessao({ passkeys: 1 })),
      'PUT /operador/v1/acesso/passkeys/p1': answer({ ...notebook, nome: 'Notebook de casa' }),
      'DELETE /operador/v1/acesso/passkeys/p1': answer(null),
      [passkeys]: [answer([notebook]), answer([{ ...notebook, nome: 'Notebook de casa' }]), answer([])],
    });
    open(<ConsoleApp />, '/conta');
    await screen.findByText('Notebook');
    press('Renomear Notebook');
    await screen.findByRole('dialog', { name: 'Nome da passkey' });
    type('Nome', ' ');
    press('Salvar o nome');
    expect(await screen.findByText('Dê um nome.')).toBeTruthy();
    type('Nome', 'Notebook de casa');
    press('Salvar o nome');
    expect(await screen.findByText('Notebook de casa')).toBeTruthy();
    press('Remover Notebook de casa');
    (await screen.findByRole('dialog', { name: 'Remover Notebook de casa?' }))
      .querySelectorAll('button')[0]!
      .click();
    expect(await screen.findByText('Você ainda não tem passkeys.')).toBeTruthy();
    expect(sent.map(({ call }) => call)).toContain('DELETE /operador/v1/acesso/passkeys/p1');
  });

  test('shows the error of the list with a retry', async () => {
    stubNetwork({
      ...known,
      [sessaoCall]: answer(buildSessao()),
      [passkeys]: refusal('operador.origemRecusada'),
    });
    open(<ConsoleApp />, '/conta');
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  });
});

describe('suggestion', () => {
  test('leaves the other screens their room', async () => {
    stubNetwork({ ...known, [sessaoCall]: answer(buildSessao({ passkeys: 0 })) });
    open(<ConsoleApp />, '/conta');
    expect(await screen.findByRole('heading', { name: 'Minha conta', level: 1 })).toBeTruthy();
    expect(screen.queryByRole('region', { name: /passkey|senha/ })).toBeNull();
  });

  test('suggests a first passkey, after it a second one, and none after a dismissal', async () => {
    stubNetwork({
      ...known,
      [sessaoCall]: [answer(buildSessao({ passkeys: 0 })), answer(buildSessao({ passkeys: 1 }))],
    });
    open(<ConsoleApp />);
    expect(await screen.findByRole('region', { name: 'Entre sem senha e sem código' })).toBeTruthy();
    press('Criar passkey');
    expect(await screen.findByRole('region', { name: 'Guarde uma segunda passkey' })).toBeTruthy();
    press('Agora não');
    await waitFor(() => expect(screen.queryByRole('region', { name: /passkey/ })).toBeNull());
    expect(JSON.parse(localStorage.getItem('trevo.console.sugestoes')!)).toEqual([
      `${buildSessao().operadorID}:1`,
    ]);
  });
});
