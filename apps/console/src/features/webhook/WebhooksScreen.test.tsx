// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
import { avisos } from '../../platform/screen/avisos-store.ts';
import { WebhookScreen } from './WebhookScreen.tsx';
import { WebhooksScreen } from './WebhooksScreen.tsx';

const webhookID = '019ab2d0-4e11-7f02-b3a9-11d2c0ffee77';
const lista = 'GET /operador/v1/webhooks';
const um = `GET /operador/v1/webhooks/${webhookID}`;
const entregas = `${um}/entregas/30`;
const segredo = 'whsec_dHJldm8=';
const ha = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const webhook = {
  webhookID,
  url: 'https://erp.example/webhooks',
  descricao: 'ERP da matriz',
  eventos: ['documento.julgado', 'pedido.alterado'],
  pausa: null,
  criadoEm: ha(600),
  ator: { tipo: 'operador', id: null, nome: 'Rita Lima' },
  segredoAnteriorAte: null,
  saude: { entregueEm: ha(3), falhouEm: null, falhandoDesde: null, pendentes: 0, falhas: 0 },
};
const entrega = {
  eventoID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee78',
  tipo: 'documento.julgado',
  campanha: { ano: 2026, identificacao: 'TREVO' },
  objetoID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee79',
  status: 'VALIDO',
  ocorridoEm: ha(5),
  criadaEm: ha(5),
  estado: 'falhou',
  proximaEm: null,
  tentativas: [
    { em: ha(5), httpStatus: 500, falha: 'status', duracaoMs: 41 },
    { em: ha(4), httpStatus: null, falha: 'tempo', duracaoMs: 10_002 },
  ],
};
const pagina = (...items: object[]) => answer({ retorno: items, depois: null });

const openBoth = (path = '/webhooks') =>
  open(
    <Routes>
      <Route path="/webhooks" element={<WebhooksScreen />} />
      <Route path="/webhooks/:webhookID" element={<WebhookScreen />} />
    </Routes>,
    path,
  );

beforeEach(() => enter());
afterEach(close);

test('creates a webhook, shows its secret once and opens it', async () => {
  const sent = stubNetwork({
    [lista]: [answer([]), answer([webhook])],
    'POST /operador/v1/webhooks': answer({ ...webhook, segredo }),
    [um]: answer(webhook),
    [entregas]: pagina(),
  });
  openBoth();
  await screen.findByText('Nenhum webhook');
  press('Criar webhook');
  type('Quem recebe', 'ERP da matriz');
  type('Endereço', 'https://erp.example/webhooks');
  screen.getByLabelText(/^Nota julgada/).click();
  screen.getAllByRole('button', { name: 'Criar webhook' }).at(-1)!.click();
  expect((await screen.findByText(segredo)).tagName).toBe('CODE');
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    descricao: 'ERP da matriz',
    url: 'https://erp.example/webhooks',
    eventos: ['documento.julgado'],
  });
  press('Já guardei');
  expect(await screen.findByRole('heading', { name: 'ERP da matriz' })).toBeTruthy();
  await waitFor(() => expect(document.body.textContent).not.toContain(segredo));
  expect(JSON.stringify({ ...localStorage })).not.toContain(segredo);
});

test('says which field is missing and sends nothing', async () => {
  const sent = stubNetwork({ [lista]: answer([]) });
  openBoth();
  await screen.findByText('Nenhum webhook');
  press('Criar webhook');
  type('Endereço', 'ftp://erp');
  screen.getAllByRole('button', { name: 'Criar webhook' }).at(-1)!.click();
  expect(await screen.findByText('Diga quem recebe.')).toBeTruthy();
  expect(screen.getByText('O endereço começa com https:// e não tem senha.')).toBeTruthy();
  expect(screen.getByText('Escolha ao menos um evento.')).toBeTruthy();
  expect(sent.map(({ call }) => call)).toEqual([lista]);
});

test('shows the refusal of a private address at its field', async () => {
  stubNetwork({
    [lista]: answer([]),
    'POST /operador/v1/webhooks': refusal('webhook.enderecoNaoPermitido'),
  });
  openBoth();
  await screen.findByText('Nenhum webhook');
  press('Criar webhook');
  type('Quem recebe', 'ERP da matriz');
  type('Endereço', 'https://10.0.0.1/');
  screen.getByLabelText(/^Nota julgada/).click();
  screen.getAllByRole('button', { name: 'Criar webhook' }).at(-1)!.click();
  const field = await screen.findByRole('textbox', { name: /Endereço/, description: /precisa ser público/ });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('lists the health of each webhook in words', async () => {
  const falhando = { ...webhook.saude, falhandoDesde: ha(30), pendentes: 4 };
  stubNetwork({
    [lista]: answer([
      webhook,
      { ...webhook, webhookID: 'b', descricao: 'Loja', saude: falhando },
      { ...webhook, webhookID: 'c', descricao: 'BI', pausa: { motivo: 'falhas', em: ha(60) } },
      { ...webhook, webhookID: 'd', descricao: 'CRM', pausa: { motivo: 'operador', em: ha(60) } },
      { ...webhook, webhookID: 'e', descricao: 'Site', saude: { ...webhook.saude, entregueEm: null } },
    ]),
  });
  openBoth();
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await row(/ERP da matriz/)).getByText('Funcionando')).toBeTruthy();
  expect((await row(/Loja/)).getByText('há menos de 1 h')).toBeTruthy();
  expect((await row(/BI/)).getByText('Pausado por falhas')).toBeTruthy();
  expect((await row(/CRM/)).getByText('Pausado')).toBeTruthy();
  expect((await row(/Site/)).getByText('Sem entregas ainda')).toBeTruthy();
});

test('offers a retry after a failed read', async () => {
  stubNetwork({});
  openBoth();
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});

test('shows the attempts of a delivery and sends it again', async () => {
  const sent = stubNetwork({
    [um]: answer(webhook),
    [entregas]: pagina(entrega),
    [`POST /operador/v1/webhooks/${webhookID}/entregas/${entrega.eventoID}/reenviar`]: answer({
      ...entrega,
      estado: 'pendente',
      proximaEm: ha(0),
    }),
  });
  openBoth(`/webhooks/${webhookID}`);
  const row = within(await screen.findByRole('row', { name: /Nota julgada/ }));
  expect(row.getByText('Falhou')).toBeTruthy();
  expect(row.getByText('Não respondeu em 10 s')).toBeTruthy();
  row.getByRole('button', { name: /^Ver/ }).click();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Respondeu 500')).toBeTruthy();
  expect(dialog.getByText(entrega.objetoID)).toBeTruthy();
  dialog.getByRole('button', { name: 'Enviar de novo' }).click();
  await waitFor(() => expect(sent.some(({ call }) => call.endsWith('/reenviar'))).toBe(true));
});

test('reads the deliveries again when the next one is due', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  stubNetwork({
    [um]: answer(webhook),
    [entregas]: [
      pagina({ ...entrega, estado: 'pendente', proximaEm: ha(-3) }),
      pagina({ ...entrega, estado: 'entregue' }),
    ],
  });
  openBoth(`/webhooks/${webhookID}`);
  const row = () => screen.getByRole('row', { name: /Nota julgada/ }).textContent;
  await vi.waitFor(() => expect(row()).toContain('Na fila'), 8_000);
  await act(() => vi.advanceTimersByTimeAsync(180_000));
  await vi.waitFor(() => expect(row()).toContain('Entregue'), 8_000);
  vi.useRealTimers();
});

test('shows the result of a test event', async () => {
  const teste = (tentativa: object) =>
    answer({ ...entrega, tipo: 'webhook.teste', campanha: null, tentativas: [tentativa] });
  stubNetwork({
    [um]: answer(webhook),
    [entregas]: pagina(),
    [`POST /operador/v1/webhooks/${webhookID}/testar`]: [
      teste({ em: ha(0), httpStatus: 204, falha: null, duracaoMs: 35 }),
      teste({ em: ha(0), httpStatus: null, falha: 'destino', duracaoMs: 2 }),
    ],
  });
  openBoth(`/webhooks/${webhookID}`);
  await screen.findByText('Nenhuma entrega');
  press('Enviar um teste');
  expect(await screen.findByText('O servidor respondeu 204 em 35 ms.')).toBeTruthy();
  screen.getAllByRole('button', { name: 'Fechar' }).at(-1)!.click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Enviar um teste');
  expect(await screen.findByText('O endereço não é público')).toBeTruthy();
});

test('says why an endpoint is paused, and resumes it', async () => {
  const sent = stubNetwork({
    [um]: [answer({ ...webhook, pausa: { motivo: 'falhas', em: ha(60) } }), answer(webhook)],
    [entregas]: pagina(),
    [`POST /operador/v1/webhooks/${webhookID}/retomar`]: answer(webhook),
  });
  openBoth(`/webhooks/${webhookID}`);
  expect(await screen.findByText('Pausado depois de três dias só com falhas')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pausar' })).toBeNull();
  press('Retomar');
  expect(await screen.findByRole('button', { name: 'Pausar' })).toBeTruthy();
  expect(sent.some(({ call }) => call.endsWith('/retomar'))).toBe(true);
});

test('sends the failed events of chosen days again, in whole days of São Paulo', async () => {
  const sent = stubNetwork({
    [um]: answer(webhook),
    [entregas]: pagina(entrega),
    [`POST /operador/v1/webhooks/${webhookID}/reenviar`]: answer({ total: 3, completo: true }),
  });
  openBoth(`/webhooks/${webhookID}`);
  await screen.findByRole('row', { name: /Nota julgada/ });
  press('Enviar período de novo');
  type('Do dia', '2026-11-20');
  type('Até o dia', '2026-11-21');
  press('Enviar de novo');
  await waitFor(() =>
    expect(sent.find(({ call }) => call.endsWith(`${webhookID}/reenviar`))?.body).toEqual({
      de: '2026-11-20T03:00:00.000Z',
      ate: '2026-11-22T03:00:00.000Z',
      todas: false,
    }),
  );
});

test('says in both dialogs that events of a paused endpoint are sent when it is resumed', async () => {
  stubNetwork({
    [um]: answer({ ...webhook, pausa: { motivo: 'operador', em: ha(60) } }),
    [entregas]: pagina(entrega),
  });
  openBoth(`/webhooks/${webhookID}`);
  const row = within(await screen.findByRole('row', { name: /Nota julgada/ }));
  row.getByRole('button', { name: /^Ver/ }).click();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/o evento será enviado quando ele for retomado/)).toBeTruthy();
  dialog.getByRole('button', { name: 'Fechar' }).click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Enviar período de novo');
  expect(await screen.findByText(/os eventos serão enviados quando ele for retomado/)).toBeTruthy();
});

test('asks for a shorter period after the largest number of events at once', async () => {
  stubNetwork({
    [um]: answer(webhook),
    [entregas]: pagina(entrega),
    [`POST /operador/v1/webhooks/${webhookID}/reenviar`]: answer({ total: 10_000, completo: false }),
  });
  openBoth(`/webhooks/${webhookID}`);
  await screen.findByRole('row', { name: /Nota julgada/ });
  press('Enviar período de novo');
  press('Enviar de novo');
  await waitFor(() => expect(avisos.get().at(-1)?.text).toMatch(/escolha um período mais curto/));
});

test('says before a second rotation that the earlier secret ends at once, and waits for the answer', async () => {
  let release = (): void => undefined;
  const pending = new Promise<void>((done) => (release = done));
  stubNetwork({
    [um]: answer({ ...webhook, segredoAnteriorAte: ha(-60) }),
    [entregas]: pagina(),
    [`POST /operador/v1/webhooks/${webhookID}/girar`]: answer({ ...webhook, segredo }),
  });
  const respond = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/girar')) await pending;
    return respond(url, init);
  });
  openBoth(`/webhooks/${webhookID}`);
  await screen.findByText('Nenhuma entrega');
  press('Trocar segredo');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/O segredo anterior.* deixa de valer agora/)).toBeTruthy();
  dialog.getByRole('button', { name: 'Trocar segredo' }).click();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Trocar segredo/ }).getAttribute('aria-busy')).toBe('true'),
  );
  release();
  expect(await screen.findByText(segredo)).toBeTruthy();
});

test('shows an auditor no act', async () => {
  enter('auditor');
  stubNetwork({ [um]: answer(webhook), [entregas]: pagina(entrega), [lista]: answer([]) });
  openBoth(`/webhooks/${webhookID}`);
  await screen.findByRole('row', { name: /Nota julgada/ });
  expect(screen.queryByRole('group', { name: 'O que fazer' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Enviar período de novo' })).toBeNull();
});
