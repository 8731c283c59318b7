// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answer,
  close,
  enter,
  open,
  press,
  refusal,
  type StubbedAnswer,
  stubNetwork,
  type,
} from '../../../../test/console-harness.tsx';
import { abrirNoDesktop, buildTexto, publicacao, rascunho } from '../../../../test/estudio-amostra.ts';
import { propostaStore } from '../../../platform/session/proposta-store.ts';
import { EditorScreen } from './EditorScreen.tsx';

const um = `/operador/v1/rascunhos/${rascunho.rascunhoID}`;
const conferir = 'POST /operador/v1/campanhas/conferir';
const publicar = 'POST /operador/v1/campanhas';
const versoes = 'GET /operador/v1/campanhas/2026/FESTA/publicacoes';
const previas = 'POST /operador/v1/previas';

const conferida = {
  ano: 2026,
  identificacao: 'FESTA',
  descricao: 'Festa',
  hosts: ['festa.example'],
  isNova: true,
  publicada: null,
  comecou: false,
  mudancas: [],
  pedeMotivo: false,
  pedeSegundaPessoa: false,
  recusa: null,
  posses: [],
};
const conferencia = (change: object = {}) =>
  answer({ erros: [], avisos: [], campanha: { ...conferida, ...change } });

const base: Record<string, StubbedAnswer | StubbedAnswer[]> = {
  [`GET ${um}`]: answer({ ...rascunho, texto: buildTexto() }),
  [`PUT ${um}`]: answer({ ...rascunho, versao: 4 }),
  [conferir]: conferencia(),
  [previas]: refusal('previa.indisponivel'),
  [versoes]: refusal('campanha.naoEncontrada'),
};

const openEditor = (answers: Record<string, StubbedAnswer | StubbedAnswer[]> = {}, search = '') => {
  const sent = stubNetwork({ ...base, ...answers });
  open(
    <Routes>
      <Route path="/estudio/:rascunhoID" element={<EditorScreen />} />
    </Routes>,
    `/estudio/${rascunho.rascunhoID}${search}`,
  );
  return sent;
};

const lastTexto = (sent: readonly { call: string; body: unknown }[]) =>
  (sent.findLast(({ call }) => call === `PUT ${um}`)?.body as { texto: string } | undefined)?.texto;

beforeEach(() => {
  enter();
  abrirNoDesktop();
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

test('changes one value through the form, saves it and keeps comments', async () => {
  const sent = openEditor({}, '?secao=ganho');
  fireEvent.change(await screen.findByLabelText(/^Números de cada vez/), { target: { value: '4' } });
  await waitFor(() => expect(lastTexto(sent)).toBe(buildTexto().replace('numeros: 1\n\n', 'numeros: 4\n\n')));
  expect(await screen.findByText('Gravado')).toBeTruthy();
  press('Desfazer (Ctrl Z)');
  await waitFor(() => expect(lastTexto(sent)).toBe(buildTexto()));
});

test('marks an error at its field, in the outline and in the list', async () => {
  openEditor({}, '?secao=ganho');
  fireEvent.change(await screen.findByLabelText(/^Números de cada vez/), { target: { value: 'dois' } });
  expect(await screen.findByText('O valor não é um número; escreva um número.')).toBeTruthy();
  const outline = within(screen.getByRole('navigation', { name: 'Seções' }));
  expect(outline.getByRole('button', { name: /Como se ganha 1 erro aqui/ })).toBeTruthy();
  press('1 erro');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('ganho.numeros')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Publicar' }).getAttribute('aria-disabled')).toBe('true');
});

test('adds, moves and takes out items of a list', async () => {
  const sent = openEditor({}, '?secao=premios');
  await screen.findByText('Prêmio 1: Cesta de café');
  press('Levar Prêmio 1: Cesta de café para baixo');
  expect(await screen.findByText('Prêmio 2: Cesta de café')).toBeTruthy();
  press('Tirar Prêmio 1: Caneca');
  await waitFor(() => expect(screen.queryByText(/Caneca/)).toBeNull());
  press('Acrescentar: prêmio');
  expect(await screen.findByText('Prêmio 2')).toBeTruthy();
  await waitFor(() => expect(lastTexto(sent)).toContain('Cesta de café'));
  expect(lastTexto(sent)).not.toContain('nome: Caneca');
});

test('waits with the form while the text is no YAML, and leads to the line', async () => {
  openEditor({ [`GET ${um}`]: answer({ ...rascunho, texto: 'campanha: [\n' }) });
  expect(await screen.findByText('O texto tem um erro de YAML, e o formulário espera')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ver no YAML' })).toBeTruthy();
});

test('says who saved meanwhile, keeps the text and lets the operator decide', async () => {
  const outra = { ...rascunho, versao: 9, texto: buildTexto().replace('diario: 20', 'diario: 7') };
  const sent = openEditor(
    {
      [`GET ${um}`]: [answer({ ...rascunho, texto: buildTexto() }), answer(outra)],
      [`PUT ${um}`]: [refusal('rascunho.alterado'), answer({ ...rascunho, versao: 10 })],
    },
    '?secao=ganho',
  );
  fireEvent.change(await screen.findByLabelText(/^Números de cada vez/), { target: { value: '4' } });
  expect(await screen.findByText(/gravou este rascunho depois que você o abriu/)).toBeTruthy();
  press('Ver o que difere');
  expect(await screen.findByText(/Limite de cupons › Por dia/)).toBeTruthy();
  press('Gravar a minha por cima');
  await waitFor(() => expect(sent.filter(({ call }) => call === `PUT ${um}`)).toHaveLength(2));
  expect(sent.findLast(({ call }) => call === `PUT ${um}`)?.body).toMatchObject({ versao: 9 });
  expect(lastTexto(sent)).toContain('numeros: 4');
});

test('goes on without a preview and says why', async () => {
  openEditor();
  expect(await screen.findByText(/A prévia não está ligada neste ambiente/)).toBeTruthy();
  expect(screen.getByLabelText(/^Razão social/)).toBeTruthy();
});

test('shows the screen that was chosen in the preview, as a person of the example', async () => {
  openEditor({
    [previas]: answer({
      previaID: rascunho.rascunhoID,
      origem: 'http://k7.previa.localhost:3000',
      momento: 'durante',
      agora: rascunho.criadoEm,
      pessoas: [{ nome: 'Ana', entrada: '/_dev/entrar?pessoa=0' }],
      ate: rascunho.criadoEm,
    }),
  });
  const frame = await screen.findByTitle('Prévia do aplicativo');
  expect(frame.getAttribute('src')).toBe(
    'http://k7.previa.localhost:3000/_dev/entrar?esquema=claro&para=%2F',
  );
  fireEvent.change(screen.getByLabelText('Tela'), { target: { value: 'cupons' } });
  expect(screen.getByTitle('Prévia do aplicativo').getAttribute('src')).toContain(
    'pessoa=0&esquema=claro&para=%2Fcupons',
  );
});

test('publishes a new campaign and says where it is live', async () => {
  const sent = openEditor({
    [publicar]: answer({ ano: 2026, identificacao: 'FESTA', hosts: ['festa.example'], hash: 'b'.repeat(64) }),
  });
  await screen.findByLabelText(/^Razão social/);
  press('Publicar');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('A campanha é nova: ela entra no ar em festa.example.')).toBeTruthy();
  dialog.getByRole('button', { name: 'Publicar' }).click();
  expect(await screen.findByRole('link', { name: /festa\.example/ })).toBeTruthy();
  expect(sent.find(({ call }) => call === publicar)?.body).toEqual({
    nomeArquivo: 'festa.campanha.yaml',
    texto: buildTexto(),
  });
});

const mudanca = { chave: 'limites.cupons.diario', antes: '20', depois: '5', atinge: ['numeros'] };
const publicada = {
  isNova: false,
  publicada: publicacao.hash,
  comecou: true,
  pedeMotivo: true,
  posses: [{ tipo: 'numeros', total: 812 }],
};
const daVersao = {
  [`${versoes}/${publicacao.hash}`]: answer({
    ...publicacao,
    texto: buildTexto()
      .replace('diario: 20', 'diario: 30')
      .replace('dataInicial: 2026-09-01', 'dataInicial: 2026-08-01'),
    comComentarios: true,
  }),
};

test('offers no publication of a change that is never allowed after the start', async () => {
  openEditor({
    ...daVersao,
    [conferir]: conferencia({
      ...publicada,
      pedeSegundaPessoa: true,
      mudancas: [{ ...mudanca, chave: 'campanha.dataInicial', efeito: 'nunca' }],
      recusa: {
        codigo: 'campanha.mudancaProibida',
        mensagem: 'A campanha já começou, e isto não pode mais mudar.',
        cura: 'Faça uma campanha nova.',
      },
    }),
  });
  await screen.findByLabelText(/^Razão social/);
  press('Publicar');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('A campanha já começou, e isto não pode mais mudar.')).toBeTruthy();
  expect(await dialog.findByText('Não pode mais mudar')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Publicar' })).toBeNull();
});

test('shows whom a change touches, asks for the reason and proposes it to a second person', async () => {
  openEditor({
    ...daVersao,
    [conferir]: conferencia({
      ...publicada,
      pedeSegundaPessoa: true,
      mudancas: [{ ...mudanca, efeito: 'confirmada' }],
      recusa: { codigo: 'operador.precisaSegundaPessoa', mensagem: 'Precisa de duas.', cura: 'Proponha.' },
    }),
    [publicar]: refusal('operador.precisaSegundaPessoa'),
  });
  await screen.findByLabelText(/^Razão social/);
  press('Publicar');
  expect(
    await screen.findByText(
      'Limites por pessoa › Limite de cupons › Por dia: atinge quem tem números da sorte.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Hoje elas têm 812 números da sorte.')).toBeTruthy();
  type('Por que esta mudança?', 'O regulamento diz cinco por dia');
  screen.getAllByRole('button', { name: 'Publicar' }).at(-1)!.click();
  await waitFor(() => expect(propostaStore.get()).not.toBeNull());
  expect(propostaStore.get()).toMatchObject({
    ato: 'operador.publicarCampanha',
    corpo: { texto: buildTexto(), confirmacao: { motivo: 'O regulamento diz cinco por dia' } },
  });
  propostaStore.get()!.resolve(true);
  expect(await screen.findByText('A mudança espera por uma segunda pessoa em Propostas.')).toBeTruthy();
});

test('an auditor sees the form and changes nothing', async () => {
  enter('auditor');
  const sent = openEditor();
  expect((await screen.findByLabelText(/^Razão social/)).getAttribute('readonly')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull();
  expect(sent.some(({ call }) => call.startsWith('PUT'))).toBe(false);
});

test('on a phone shows differences, preview and publication only', async () => {
  abrirNoDesktop(390);
  openEditor();
  expect(await screen.findByText('No telefone o estúdio só mostra')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Seções' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Abrir a prévia' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Publicar' })).toBeTruthy();
});

test('says that a draft is gone', async () => {
  openEditor({ [`GET ${um}`]: refusal('rascunho.nenhum') });
  expect(await screen.findByText('Este rascunho não existe mais')).toBeTruthy();
});
