// @vitest-environment happy-dom
import { readCampanhaFile } from '@trevo/config/campanha-file/campanha-file-read';
import { screen } from '@testing-library/react';
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
import { buildTexto, campanha, publicacao, rascunho } from '../../../../test/estudio-amostra.ts';
import { NovaCampanhaScreen } from './NovaCampanhaScreen.tsx';

const campanhas = 'GET /operador/v1/campanhas';
const put = `PUT /operador/v1/rascunhos/${rascunho.rascunhoID}`;

const openScreen = (path: string) =>
  open(
    <Routes>
      <Route path="/campanhas/nova" element={<NovaCampanhaScreen />} />
      <Route path="/estudio/:rascunhoID" element={<p>Editor aberto</p>} />
    </Routes>,
    path,
  );

function fillIn(): void {
  type('Nome da campanha', 'Verão que Volta');
  type('Endereço na internet', 'verao.folhas.example');
  type('E-mail de atendimento', 'oi@folhas.example');
}

beforeEach(() => {
  enter();
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('019ab2d0-4e11-7f02-b3a9-11d2c0ffee90');
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

test('offers the six kinds', () => {
  stubNetwork({});
  openScreen('/campanhas/nova');
  expect(screen.getAllByRole('link', { name: /^Começar com/ })).toHaveLength(6);
});

test.each(['valor', 'quantidade', 'instantaneo', 'pontos', 'cashback', 'codigos'])(
  'writes a valid %s campaign from the answers and the data of the promoter',
  async (tipo) => {
    const sent = stubNetwork({
      [campanhas]: answer([campanha]),
      [`${campanhas}/2026/FESTA/publicacoes`]: answer({ publicacoes: [publicacao] }),
      [`${campanhas}/2026/FESTA/publicacoes/${publicacao.hash}`]: answer({
        ...publicacao,
        texto: buildTexto(),
        comComentarios: true,
      }),
      [put]: answer(rascunho),
    });
    openScreen(`/campanhas/nova?tipo=${tipo}`);
    await screen.findByLabelText('Razão social');
    expect(screen.getByLabelText<HTMLInputElement>('Razão social').value).toBe('Quatro Folhas Ltda.');
    fillIn();
    press('Criar e abrir no estúdio');
    expect(await screen.findByText('Editor aberto')).toBeTruthy();
    const { nome, texto } = sent.find(({ call }) => call === put)!.body as { nome: string; texto: string };
    expect(nome).toBe('Verão que Volta');
    const read = readCampanhaFile(texto, 'rascunho.yaml');
    expect(read.ok && read.arquivo.promotora).toMatchObject({
      identificacao: 'quatrofolhas',
      cnpj: '12ABC34501DE35',
    });
  },
);

test('says which answers are missing and sends nothing', async () => {
  const sent = stubNetwork({ [campanhas]: answer([]) });
  openScreen('/campanhas/nova?tipo=valor');
  await screen.findByLabelText('Razão social');
  press('Criar e abrir no estúdio');
  expect(await screen.findByText('Dê um nome à campanha.')).toBeTruthy();
  expect(screen.getByText('Confira os 14 caracteres do CNPJ.')).toBeTruthy();
  expect(sent.map(({ call }) => call)).toEqual([campanhas]);
});

test('shows why the draft was not saved, and keeps the answers', async () => {
  stubNetwork({
    [campanhas]: answer([]),
    [put]: refusal('rascunho.muitos'),
  });
  openScreen('/campanhas/nova?tipo=cashback');
  await screen.findByLabelText('Razão social');
  fillIn();
  type('Razão social', 'Folhas');
  type('CNPJ', '12.ABC.345/01DE-35');
  press('Criar e abrir no estúdio');
  expect(await screen.findByText(/Apague um que não vai usar/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Nome da campanha').value).toBe('Verão que Volta');
});
