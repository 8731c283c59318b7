// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  answer,
  buildSessao,
  close,
  open,
  press,
  refusal,
  stubNetwork,
  type,
} from '../../test/console-harness.tsx';
import type { Sessao } from '../platform/session/sessao-store.ts';
import { ConsoleApp } from './ConsoleApp.tsx';

afterEach(close);

const sessaoCall = 'GET /operador/v1/acesso/sessao';
const equipe = {
  operadores: [
    { operadorID: 'o2', nome: 'Noemi Reis', email: 'noemi@x.example', papel: 'auditor', usadoEm: null },
  ],
  convites: [],
};
const known = {
  'GET /operador/v1/equipe': answer(equipe),
  'GET /operador/v1/resumo': answer({ campanhas: [], envios: [], paginas: [] }),
  'GET /operador/v1/promotoras': answer([
    { promotora: 'outra', nome: 'Outra' },
    { promotora: 'quatrofolhas', nome: 'Quatro Folhas' },
  ]),
  'GET /operador/v1/avisos': answer([]),
};
const listMenu = () =>
  within(screen.getAllByRole('navigation', { name: 'Menu' })[0]!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const withPapel = (papel: Sessao['papeis'][number]['papel']) =>
  answer(buildSessao({ papeis: [{ promotora: 'quatrofolhas', nome: 'Quatro Folhas', papel }] }));

test.each([
  [
    'administrador',
    'Hoje, Fila, Pessoas, Notas, Indicações, Prêmios, Sorteios, Pedidos, Códigos e estoque, Avisos, Bloqueios, Campanhas, Quiz, Lojas, Vendas, Fontes, Relatórios, Encerramento, Exportações, Webhooks, Qualidade, Equipe, Propostas, Credenciais, Provedores, Quem fez o quê',
  ],
  [
    'operador',
    'Hoje, Fila, Pessoas, Notas, Indicações, Prêmios, Sorteios, Pedidos, Códigos e estoque, Avisos, Bloqueios, Quiz, Lojas, Vendas, Fontes, Relatórios, Encerramento, Qualidade, Equipe, Propostas',
  ],
  [
    'atendimento',
    'Hoje, Pessoas, Prêmios, Sorteios, Pedidos, Códigos e estoque, Avisos, Bloqueios, Quiz, Lojas, Fontes, Relatórios, Propostas',
  ],
  [
    'auditor',
    'Hoje, Fila, Pessoas, Notas, Indicações, Prêmios, Sorteios, Pedidos, Códigos e estoque, Avisos, Bloqueios, Campanhas, Quiz, Lojas, Vendas, Fontes, Relatórios, Encerramento, Exportações, Webhooks, Equipe, Propostas, Quem fez o quê',
  ],
  ['cliente', 'Hoje, Sorteios, Quiz, Lojas, Fontes, Relatórios'],
] as const)('the menu of %s has only screens that the role may open', async (papel, expected) => {
  stubNetwork({ ...known, [sessaoCall]: withPapel(papel) });
  open(<ConsoleApp />);
  expect(await screen.findByRole('heading', { name: 'Hoje' })).toBeTruthy();
  expect(listMenu().join(', ')).toBe(expected);
});

test('an address that the role may not open shows words and sends no call of its screen', async () => {
  const sent = stubNetwork({ ...known, [sessaoCall]: withPapel('atendimento') });
  open(<ConsoleApp />, '/credenciais');
  expect(await screen.findByText('Seu papel não abre esta tela')).toBeTruthy();
  expect(sent.map(({ call }) => call)).toEqual([sessaoCall]);
});

test('leads to the sign-in without a session, and back to the same address after it', async () => {
  stubNetwork({
    ...known,
    [sessaoCall]: refusal('operador.semSessao'),
    'POST /operador/v1/acesso/entrar': [refusal('operador.entradaRecusada'), answer(buildSessao())],
  });
  open(<ConsoleApp />, '/equipe');
  await screen.findByRole('heading', { name: 'Entrar' });
  const enter = () => {
    type('E-mail', 'rita@agencia.example');
    type('Senha', 'quatro folhas na horta');
    type('Código do autenticador', '123 456');
    press('Entrar');
  };
  enter();
  expect(await screen.findByText('O e-mail, a senha ou o código não confere.')).toBeTruthy();
  enter();
  expect(await screen.findByText('Noemi Reis')).toBeTruthy();
});

test('says at the sign-in that another person knows the password, beside both ways out', async () => {
  stubNetwork({
    ...known,
    [sessaoCall]: refusal('operador.semSessao'),
    'POST /operador/v1/acesso/entrar': refusal('operador.senhaConhecida'),
  });
  open(<ConsoleApp />, '/equipe');
  await screen.findByRole('heading', { name: 'Entrar' });
  type('E-mail', 'rita@agencia.example');
  type('Senha', 'quatro folhas na horta');
  type('Código do autenticador', '123 456');
  press('Entrar');
  expect(await screen.findByText(/outra pessoa pode conhecê-la/)).toBeTruthy();
  expect(screen.getByText(/abra o link que enviamos ao e-mail da conta/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Perdi a senha ou o autenticador' })).toBeTruthy();
});

test('asks for password and code when a call needs it, and finishes the call', async () => {
  const sent = stubNetwork({
    ...known,
    [sessaoCall]: answer(buildSessao()),
    'PUT /operador/v1/equipe/o2': [refusal('operador.confirmeQuemE'), answer(equipe)],
    'POST /operador/v1/acesso/elevar': [refusal('operador.entradaRecusada'), answer(buildSessao())],
  });
  open(<ConsoleApp />, '/equipe');
  await screen.findByText('Noemi Reis');
  press('Mudar o papel de Noemi Reis');
  screen.getByLabelText(/^Atendimento/).click();
  const save = await waitFor(() => {
    const button = screen.getAllByRole('button', { name: 'Mudar papel' }).at(-1)!;
    expect(button.getAttribute('aria-disabled')).toBeNull();
    return button;
  });
  save.click();
  const dialog = within((await screen.findByText('Confirme que é você')).closest('dialog')!);
  const confirm = (codigo: string) => {
    type('Senha', 'quatro folhas na horta');
    type('Código do autenticador', codigo);
    dialog.getByRole('button', { name: 'Confirmar e continuar' }).click();
  };
  confirm('000000');
  expect(await dialog.findByText('O e-mail, a senha ou o código não confere.')).toBeTruthy();
  confirm('123456');
  expect(await screen.findByText('Noemi Reis agora tem o papel Atendimento.')).toBeTruthy();
  const changes = sent.filter(({ call }) => call.startsWith('PUT'));
  expect(changes.map(({ body, promotora }) => [body, promotora])).toEqual([
    [{ papel: 'atendimento' }, 'quatrofolhas'],
    [{ papel: 'atendimento' }, 'quatrofolhas'],
  ]);
});

test('offers to propose a call that needs a second person, with the reason', async () => {
  const porque = 'Com o papel de administrador, Noemi Reis pode tudo nesta promotora.';
  const sent = stubNetwork({
    ...known,
    [sessaoCall]: answer(buildSessao()),
    'PUT /operador/v1/equipe/o2': refusal('operador.precisaSegundaPessoa', [
      { campo: 'papel', mensagem: porque },
    ]),
    'POST /operador/v1/propostas': [refusal('operador.propostaRepetida'), answer({})],
  });
  open(<ConsoleApp />, '/equipe');
  await screen.findByText('Noemi Reis');
  press('Mudar o papel de Noemi Reis');
  screen.getByLabelText(/^Administrador/).click();
  await waitFor(() => screen.getAllByRole('button', { name: 'Mudar papel' }).at(-1)!.click());
  expect(await screen.findByText(porque)).toBeTruthy();
  press('Propor');
  expect(await screen.findByText('Diga por quê, em ao menos 10 caracteres.')).toBeTruthy();
  type('Por que isto deve acontecer?', 'A Noemi assume a campanha.');
  press('Propor');
  expect(await screen.findByText('Esse identificador já é de outra proposta.')).toBeTruthy();
  press('Propor');
  expect(await screen.findByText('Proposta enviada. Outra pessoa decide em Propostas.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Papel de Noemi Reis')).toBeNull());
  const proposals = sent.filter(({ call }) => call === 'POST /operador/v1/propostas');
  expect(proposals.map(({ body }) => body)).toEqual(
    proposals.map(() => ({
      propostaID: (proposals[0]!.body as { propostaID: string }).propostaID,
      ato: 'operador.definirPapel',
      alvo: { operadorID: 'o2' },
      corpo: { papel: 'administrador' },
      motivo: 'A Noemi assume a campanha.',
    })),
  );
  expect(proposals).toHaveLength(2);
});

test('an operator of the installation without a role chooses among all promoters', async () => {
  const sent = stubNetwork({
    ...known,
    [sessaoCall]: answer(buildSessao({ daInstalacao: true, papeis: [] })),
  });
  open(<ConsoleApp />, '/equipe');
  await screen.findByText('Noemi Reis');
  expect(screen.getByText('Operador da instalação', { exact: false })).toBeTruthy();
  expect(sent.findLast(({ call }) => call === 'GET /operador/v1/equipe')?.promotora).toBe('outra');
});

test('warns before the session ends and prolongs it', async () => {
  const soon = new Date(Date.now() + 3 * 60_000).toISOString();
  stubNetwork({
    ...known,
    [sessaoCall]: [answer(buildSessao({ ociosaAte: soon })), answer(buildSessao())],
  });
  open(<ConsoleApp />);
  expect(await screen.findByText(/^Sua sessão termina em \d min sem uso\.$/)).toBeTruthy();
  press('Continuar');
  await waitFor(() => expect(screen.queryByText(/Sua sessão termina/)).toBeNull());
});
