// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
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
} from '../../../../test/console-harness.tsx';
import {
  abrirNoDesktop,
  buildTexto,
  campanha,
  publicacao,
  rascunho,
} from '../../../../test/estudio-amostra.ts';
import { CampanhasScreen } from './CampanhasScreen.tsx';

const campanhas = 'GET /operador/v1/campanhas';
const rascunhos = 'GET /operador/v1/rascunhos';
const versoes = `${campanhas}/2026/FESTA/publicacoes`;
const conferir = 'POST /operador/v1/campanhas/conferir';
const publicar = 'POST /operador/v1/campanhas';

const openScreen = () =>
  open(
    <Routes>
      <Route path="/campanhas" element={<CampanhasScreen />} />
      <Route path="/estudio/:rascunhoID" element={<p>Editor aberto</p>} />
    </Routes>,
    '/campanhas',
  );

beforeEach(() => {
  enter();
  abrirNoDesktop();
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

test('offers the first campaign while there is none', async () => {
  stubNetwork({ [campanhas]: answer([]), [rascunhos]: answer({ rascunhos: [] }) });
  openScreen();
  expect(await screen.findByText('Nenhuma campanha ainda')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nova campanha' }).getAttribute('href')).toBe('/campanhas/nova');
});

test('says the state of each campaign in words, and the author of each draft', async () => {
  const futura = {
    ...campanha,
    identificacao: 'NATAL',
    descricao: 'Natal',
    dataInicial: '2999-01-01',
    dataFinal: '2999-12-31',
  };
  const antiga = { ...campanha, identificacao: 'VELHA', descricao: 'Velha', dataFinal: '2020-01-01' };
  const pausada = { ...campanha, identificacao: 'PARADA', descricao: 'Parada', ativa: false };
  stubNetwork({
    [campanhas]: answer([campanha, futura, antiga, pausada]),
    [rascunhos]: answer({ rascunhos: [rascunho] }),
  });
  openScreen();
  const table = within(await screen.findByRole('table', { name: 'Publicadas' }));
  const row = async (name: RegExp) => within(await table.findByRole('row', { name }));
  expect((await row(/Festa/)).getByText('No ar')).toBeTruthy();
  expect((await row(/Natal/)).getByText('Começa em breve')).toBeTruthy();
  expect((await row(/Velha/)).getByText('Encerrada')).toBeTruthy();
  expect((await row(/Velha/)).queryByRole('button', { name: /Pausar|Retomar/ })).toBeNull();
  expect((await row(/Parada/)).getByRole('button', { name: 'Retomar Parada' })).toBeTruthy();
  const draft = within(screen.getByRole('table', { name: 'Rascunhos' }));
  expect(draft.getByText('por Rita Lima')).toBeTruthy();
  expect(draft.getByRole('link', { name: 'Continuar Festa' })).toBeTruthy();
});

test('opens the published text as a new draft', async () => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('019ab2d0-4e11-7f02-b3a9-11d2c0ffee90');
  const put = `PUT /operador/v1/rascunhos/${rascunho.rascunhoID}`;
  const sent = stubNetwork({
    [campanhas]: answer([campanha]),
    [rascunhos]: answer({ rascunhos: [] }),
    [versoes]: answer({ publicacoes: [publicacao] }),
    [`${versoes}/${publicacao.hash}`]: answer({ ...publicacao, texto: buildTexto(), comComentarios: true }),
    [put]: answer(rascunho),
  });
  openScreen();
  (await screen.findByRole('button', { name: 'Abrir Festa no estúdio' })).click();
  expect(await screen.findByText('Editor aberto')).toBeTruthy();
  expect(sent.find(({ call }) => call === put)?.body).toEqual({
    nome: 'Festa',
    texto: buildTexto(),
    versao: 0,
    base: publicacao.hash,
  });
});

test('shows the effect before a pause, asks for the reason and publishes the same text with ativa: false', async () => {
  const conferida = {
    erros: [],
    avisos: [],
    campanha: {
      ano: 2026,
      identificacao: 'FESTA',
      descricao: 'Festa',
      hosts: ['festa.example'],
      isNova: false,
      publicada: publicacao.hash,
      comecou: true,
      mudancas: [],
      pedeMotivo: true,
      pedeSegundaPessoa: false,
      recusa: null,
      posses: [
        { tipo: 'participantes', total: 1_204 },
        { tipo: 'numeros', total: 0 },
      ],
    },
  };
  const sent = stubNetwork({
    [campanhas]: [answer([campanha]), answer([{ ...campanha, ativa: false }])],
    [rascunhos]: answer({ rascunhos: [] }),
    [versoes]: answer({ publicacoes: [publicacao] }),
    [`${versoes}/${publicacao.hash}`]: answer({ ...publicacao, texto: buildTexto(), comComentarios: true }),
    [conferir]: answer(conferida),
    [publicar]: answer({ hosts: ['festa.example'], hash: 'b' }),
  });
  openScreen();
  (await screen.findByRole('button', { name: 'Pausar Festa' })).click();
  expect(await screen.findByText('1.204 participantes')).toBeTruthy();
  type('Por que a campanha para?', 'curto');
  press('Pausar campanha');
  expect(await screen.findByText('Diga por quê, em ao menos 10 caracteres.')).toBeTruthy();
  type('Por que a campanha para?', 'Falta o certificado');
  press('Pausar campanha');
  await screen.findByRole('button', { name: 'Retomar Festa' });
  const body = sent.find(({ call }) => call === publicar)!.body as { texto: string; confirmacao: unknown };
  expect(body.confirmacao).toEqual({ motivo: 'Falta o certificado' });
  expect(body.texto).toBe(buildTexto().replace('ativa: true', 'ativa: false'));
});

test('deletes a draft after a question', async () => {
  const sent = stubNetwork({
    [campanhas]: answer([]),
    [rascunhos]: [answer({ rascunhos: [rascunho] }), answer({ rascunhos: [] })],
    [`DELETE /operador/v1/rascunhos/${rascunho.rascunhoID}`]: answer({ apagado: true }),
  });
  openScreen();
  (await screen.findByRole('button', { name: 'Apagar o rascunho Festa' })).click();
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByRole('button', { name: 'Apagar' }).click();
  await waitFor(() => expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(true));
  expect(await screen.findByText('Nenhuma campanha ainda')).toBeTruthy();
});

test('an auditor sees versions and changes nothing', async () => {
  enter('auditor');
  stubNetwork({ [campanhas]: answer([campanha]), [rascunhos]: answer({ rascunhos: [rascunho] }) });
  openScreen();
  expect(await screen.findByRole('link', { name: 'Versões de Festa' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pausar|Apagar|Abrir/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Nova campanha' })).toBeNull();
});

test('offers a retry after a failed read', async () => {
  stubNetwork({ [campanhas]: refusal('servidor.ocupado') });
  openScreen();
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});
