// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  enter,
  answer,
  campanhas,
  close,
  open,
  press,
  refusal,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import { BloqueiosScreen } from './BloqueiosScreen.tsx';

const ator = { tipo: 'operador', id: null, nome: 'Rita Lima' };
const bloqueio = {
  bloqueioID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee61',
  tipo: 'cpf',
  valor: '***.992.674-**',
  motivo: 'Notas do lixo da loja.',
  ate: '2027-06-30',
  ativo: true,
  incluidoEm: '2026-11-21T15:00:00.000Z',
  ator,
  retirada: null,
};
const toPage = (retorno: object[], conferida = true) =>
  answer({ retorno, depois: null, importados: { total: 412, conferida } });
const address = '/operador/v1/bloqueios/2026/TREVO';
const read = `GET ${address}/lista/50`;
const first = `GET ${address}/lista/1`;
beforeEach(() => enter());
afterEach(close);

test('lists the blocks after a retry, with the size of the imported list', async () => {
  stubNetwork({
    ...campanhas,
    [read]: [refusal('servidor.ocupado'), toPage([bloqueio])],
    [first]: toPage([]),
  });
  open(<BloqueiosScreen />, '/bloqueios');
  await screen.findByText('Não deu para carregar');
  press('Tentar novamente');
  expect(await screen.findByText('***.992.674-**')).toBeTruthy();
  expect(screen.getByText('30/06/2027')).toBeTruthy();
  expect(screen.getByText('A lista importada tem 412 CPFs que o regulamento exclui.')).toBeTruthy();
  expect(screen.queryByText(/não vale nesta campanha/)).toBeNull();
});

test('warns about an imported list that the campaign does not check, also at a CPF of the list', async () => {
  stubNetwork({
    ...campanhas,
    [read]: toPage([], false),
    [first]: toPage([], false),
    [`POST ${address}/verificar`]: answer({ bloqueio: null, importado: true }),
  });
  open(<BloqueiosScreen />, '/bloqueios');
  expect(await screen.findByText('A lista importada, com 412 CPFs, não vale nesta campanha')).toBeTruthy();
  expect(screen.getByText(/ligue e publique o arquivo antes de congelar/)).toBeTruthy();
  type('Valor exato', '605.992.674-61');
  press('Conferir');
  expect(
    await screen.findByText('Está na lista importada, mas a lista não vale nesta campanha.'),
  ).toBeTruthy();
});

test('says of a CPF and of a phone, and of no other kind, that the next draws pass the person over', async () => {
  stubNetwork({ ...campanhas, [read]: toPage([]), [first]: toPage([]) });
  open(<BloqueiosScreen />, '/bloqueios');
  await screen.findByText('Nenhum bloqueio');
  press('Bloquear');
  const dialog = within(await screen.findByRole('dialog'));
  const kinds = ['cpf', 'celular', 'aparelho', 'emitente', 'rede'].filter((tipo) => {
    fireEvent.change(dialog.getByLabelText('O que bloquear'), { target: { value: tipo } });
    return dialog.queryByText(/ficam fora do sorteio que for congelado/) !== null;
  });
  expect(kinds).toEqual(['cpf', 'celular']);
});

test('keeps the filters in the address and says that nothing matches them', async () => {
  const sent = stubNetwork({
    ...campanhas,
    [`${read}?tipo=rede&situacao=ativos`]: toPage([]),
    [first]: toPage([]),
  });
  open(<BloqueiosScreen />, '/bloqueios?tipo=rede&situacao=ativos');
  expect(await screen.findByText('Nenhum bloqueio com estes filtros. Escolha outros.')).toBeTruthy();
  expect(sent.some(({ call }) => call.endsWith('?tipo=rede&situacao=ativos'))).toBe(true);
});

test('blocks pasted lines and keeps the refused ones in the field with what to mend', async () => {
  const linhas = [
    { resultado: 'incluido', bloqueioID: bloqueio.bloqueioID, mensagem: null },
    { resultado: 'recusado', bloqueioID: null, mensagem: 'Use um endereço IP.' },
    { resultado: 'jaBloqueado', bloqueioID: bloqueio.bloqueioID, mensagem: null },
  ];
  const sent = stubNetwork({
    ...campanhas,
    [read]: toPage([]),
    [first]: toPage([]),
    [`POST ${address}`]: [answer({ linhas }), answer({ linhas: [linhas[0]] })],
  });
  open(<BloqueiosScreen />, '/bloqueios');
  await screen.findByText('Nenhum bloqueio');
  press('Bloquear');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('O que bloquear'), { target: { value: 'rede' } });
  type('Por que bloquear?', 'Mil notas da mesma rede.');
  fireEvent.click(dialog.getByRole('button', { name: 'Bloquear' }));
  expect(await dialog.findByText('Escreva ao menos um valor.')).toBeTruthy();
  type('Endereços ou redes', ' 189.4.10.7\n\nx\n10.1.0.0/16 ');
  fireEvent.click(dialog.getByRole('button', { name: 'Bloquear' }));
  expect(await dialog.findByText('x: Use um endereço IP.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Endereços ou redes').value).toBe('x');
  expect(sent.find(({ call }) => call === `POST ${address}`)?.body).toEqual({
    tipo: 'rede',
    valores: ['189.4.10.7', 'x', '10.1.0.0/16'],
    motivo: 'Mil notas da mesma rede.',
  });
  type('Endereços ou redes', '189.4.10.8');
  fireEvent.click(dialog.getByRole('button', { name: 'Bloquear' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('keeps the typed lines after a failed request', async () => {
  stubNetwork({
    ...campanhas,
    [read]: toPage([]),
    [first]: toPage([]),
    [`POST ${address}`]: refusal('servidor.ocupado'),
  });
  open(<BloqueiosScreen />, '/bloqueios');
  await screen.findByText('Nenhum bloqueio');
  press('Bloquear');
  type('CPFs', '605.992.674-61');
  type('Por que bloquear?', 'Notas de outras pessoas.');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Bloquear' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('CPFs').value).toBe('605.992.674-61');
});

test('removes a block with a reason, and reveals its value for a minute', async () => {
  const one = `${address}/${bloqueio.bloqueioID}`;
  const sent = stubNetwork({
    ...campanhas,
    [read]: toPage([bloqueio]),
    [first]: toPage([bloqueio]),
    [`POST ${one}/revelar`]: answer({ valor: '605.992.674-61' }),
    [`POST ${one}/retirar`]: answer({ ...bloqueio, ativo: false }),
  });
  open(<BloqueiosScreen />, '/bloqueios');
  await screen.findByText('***.992.674-**');
  press('Ver por inteiro: ***.992.674-**');
  type('Por que você precisa deste dado?', 'A pessoa está ao telefone.');
  press('Ver o dado');
  expect(await screen.findByText('605.992.674-61')).toBeTruthy();
  expect(screen.getByText('Some em 60 s')).toBeTruthy();
  press('Retirar o bloqueio de ***.992.674-**');
  type('Por que retirar?', 'Mostrou as compras.');
  press('Retirar');
  await waitFor(() => expect(sent.some(({ call }) => call === `POST ${one}/retirar`)).toBe(true));
});

test('checks one value, and offers no acts to an auditor', async () => {
  enter('auditor');
  const sent = stubNetwork({
    ...campanhas,
    [read]: toPage([bloqueio]),
    [first]: toPage([bloqueio]),
    [`POST ${address}/verificar`]: [
      answer({ bloqueio: null, importado: false }),
      answer({ bloqueio, importado: true }),
    ],
  });
  open(<BloqueiosScreen />, '/bloqueios');
  await screen.findByText('***.992.674-**');
  expect(screen.queryByRole('button', { name: /Bloquear|Retirar|Ver por inteiro/ })).toBeNull();
  press('Conferir');
  expect(await screen.findByText('Escreva o valor.')).toBeTruthy();
  type('Valor exato', '605.992.674-61');
  press('Conferir');
  expect(await screen.findByText('Não está bloqueado.')).toBeTruthy();
  press('Conferir');
  expect(await screen.findByText('Está bloqueado: Notas do lixo da loja.')).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ tipo: 'cpf', valor: '605.992.674-61' });
});
