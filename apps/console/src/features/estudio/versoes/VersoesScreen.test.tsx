// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, close, enter, open, refusal, stubNetwork } from '../../../../test/console-harness.tsx';
import { buildTexto, publicacao, rascunho } from '../../../../test/estudio-amostra.ts';
import { VersoesScreen } from './VersoesScreen.tsx';

const versoes = 'GET /operador/v1/campanhas/2026/FESTA/publicacoes';
const antiga = {
  ...publicacao,
  hash: 'b'.repeat(64),
  atual: false,
  motivo: 'O regulamento diz vinte',
  mudancas: [{ chave: 'limites.cupons.diario', efeito: 'confirmada', antes: '30', depois: '20' }],
};
const um = (hash: string, texto: string) => ({
  [`${versoes}/${hash}`]: answer({ ...publicacao, hash, texto, comComentarios: true }),
});

const openScreen = () =>
  open(
    <Routes>
      <Route path="/campanhas/:ano/:identificacao/versoes" element={<VersoesScreen />} />
      <Route path="/estudio/:rascunhoID" element={<p>Editor aberto</p>} />
    </Routes>,
    '/campanhas/2026/FESTA/versoes',
  );

beforeEach(() => enter());
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

test('shows author, reason and changes of each version, and compares two in words', async () => {
  stubNetwork({
    [versoes]: answer({ publicacoes: [publicacao, antiga] }),
    ...um(publicacao.hash, buildTexto()),
    ...um(antiga.hash, buildTexto().replace('diario: 20', 'diario: 3')),
  });
  openScreen();
  const table = within(await screen.findByRole('table', { name: 'Versões' }));
  expect(table.getByText('O regulamento diz vinte')).toBeTruthy();
  expect(table.getByText('Limites por pessoa › Limite de cupons › Por dia: 30 → 20')).toBeTruthy();
  expect(table.getByText('No ar')).toBeTruthy();
  expect((await screen.findByText('3', { selector: 'del' })).parentElement?.textContent).toBe(
    'Limites por pessoa › Limite de cupons › Por dia: de 3 →para 20',
  );
  fireEvent.change(screen.getByLabelText('De'), { target: { value: publicacao.hash } });
  expect(await screen.findByText('As duas versões dizem o mesmo.')).toBeTruthy();
});

test('opens a version as a draft', async () => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('019ab2d0-4e11-7f02-b3a9-11d2c0ffee90');
  const put = `PUT /operador/v1/rascunhos/${rascunho.rascunhoID}`;
  const sent = stubNetwork({
    [versoes]: answer({ publicacoes: [publicacao] }),
    ...um(publicacao.hash, buildTexto()),
    [put]: answer(rascunho),
  });
  openScreen();
  (await screen.findByRole('button', { name: /^Abrir como rascunho/ })).click();
  expect(await screen.findByText('Editor aberto')).toBeTruthy();
  expect(sent.find(({ call }) => call === put)?.body).toMatchObject({ base: publicacao.hash, versao: 0 });
});

test('says that a campaign has no version yet', async () => {
  stubNetwork({ [versoes]: refusal('campanha.naoEncontrada') });
  openScreen();
  expect(await screen.findByText('Nenhuma versão publicada')).toBeTruthy();
});
