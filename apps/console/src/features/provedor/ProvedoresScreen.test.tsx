// @vitest-environment happy-dom
import { provedorServicos } from '@trevo/contract/provedor/provedor.calls';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  answer,
  close,
  enter,
  open,
  press,
  refusal,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import { propostaStore } from '../../platform/session/proposta-store.ts';
import { promotoraStore } from '../../platform/session/promotora-store.ts';
import { toCorpo } from './provedor-form.ts';
import { ProvedoresScreen } from './ProvedoresScreen.tsx';

const path = () => `/operador/v1/promotoras/${promotoraStore.get()}/provedores`;
const provedores = provedorServicos.map((servico) => ({
  servico,
  origem: servico === 'email' ? 'promotora' : 'programa',
  definidoEm: servico === 'email' ? '2026-11-20T12:00:00.000Z' : null,
  ator: servico === 'email' ? { tipo: 'operador', id: 'o1', nome: 'Rita Lima' } : null,
  pendente:
    servico === 'sms' ? { propostaID: 'p1', nome: 'Bruno Alves', ate: '2026-11-22T12:00:00.000Z' } : null,
}));
const segunda = refusal('operador.precisaSegundaPessoa', [
  { campo: 'servico', mensagem: 'É decisão de duas pessoas.' },
]);

beforeEach(() => enter());
afterEach(close);

test('lists each service with its provider, and leads to the change that waits', async () => {
  stubNetwork({ [`GET ${path()}`]: answer(provedores) });
  open(<ProvedoresScreen />);
  const table = await screen.findByRole('table', { name: 'Provedores' });
  expect(table.textContent).toContain('Provedor da promotora');
  expect(table.textContent).toContain('por Rita Lima');
  const link = screen.getByRole('link', { name: 'Ler a proposta: SMS' });
  expect(link.getAttribute('href')).toBe('/propostas?proposta=p1');
});

test('proposes another provider with its credentials', async () => {
  stubNetwork({
    [`GET ${path()}`]: answer(provedores),
    [`PUT ${path()}`]: segunda,
  });
  open(<ProvedoresScreen />);
  await screen.findByRole('table', { name: 'Provedores' });
  press('Trocar o provedor de PicPay');
  type('Endereço', 'https://pay.example/v1');
  type('Credencial', 'muito-secreta');
  press('Continuar');
  await waitFor(() =>
    expect(propostaStore.get()).toMatchObject({
      ato: 'operador.definirProvedor',
      alvo: { promotora: promotoraStore.get() },
      corpo: { servico: 'picpay', url: 'https://pay.example/v1', token: 'muito-secreta' },
    }),
  );
});

test('proposes to remove a provider of the promoter', async () => {
  stubNetwork({
    [`GET ${path()}`]: answer(provedores),
    [`DELETE ${path()}/email`]: segunda,
  });
  open(<ProvedoresScreen />);
  await screen.findByRole('table', { name: 'Provedores' });
  press('Tirar o provedor de E-mail');
  await waitFor(() =>
    expect(propostaStore.get()).toMatchObject({
      ato: 'operador.removerProvedor',
      alvo: { promotora: promotoraStore.get(), servico: 'email' },
    }),
  );
});

test('shows an error with a retry', async () => {
  stubNetwork({ [`GET ${path()}`]: [refusal('servidor.ocupado'), answer(provedores)] });
  open(<ProvedoresScreen />);
  await screen.findByText('Não deu para carregar');
  press('Tentar novamente');
  expect(await screen.findByRole('table', { name: 'Provedores' })).toBeTruthy();
});

test.each([
  ['email', { url: 'smtps://a@b/?from=Loja <a@b>' }, { url: 'smtps://a@b/?from=Loja%20<a@b>' }],
  ['sms', { url: 'https://a', token: 't' }, { url: 'https://a', token: 't' }],
  ['whatsapp', { phoneId: '1', token: 't', template: 'm' }, { phoneId: '1', token: 't', template: 'm' }],
  ['onesignal', { aplicativo: 'a', chave: 'k' }, { chaves: { a: 'k' } }],
  ['sns', { url: 'https://k:s@a', ios: 'arn' }, { url: 'https://k:s@a', aplicativos: { ios: 'arn' } }],
] as const)('builds the configuration of %s from its fields', (servico, valores, corpo) => {
  expect(toCorpo(servico, valores)).toEqual({ servico, ...corpo });
});
