// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApuracao, buildDocumento } from '../../../../test/documento-sample.ts';
import {
  answer,
  campanhaVigente,
  closeScreen,
  dialogText,
  openScreen,
  press,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../../test/screen-harness.tsx';
import { setWindowWidth } from '../../../../test/window-width.ts';
import { session } from '../../../platform/session/session.ts';
import { totem } from '../../../platform/storage/totem.ts';
import { DocumentosFiscaisScreen } from './DocumentosFiscaisScreen.tsx';

const listar =
  'GET /documentoFiscal/v1/documentos/10/1?usuario=52998224725&anoCampanha=2026&identificacaoCampanha=TREVO';

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(closeScreen);

function open(answers: Record<string, StubbedAnswer | null>, address = '/documentosFiscais') {
  stubNetwork(answers);
  openScreen(address, { '/documentosFiscais': <DocumentosFiscaisScreen /> });
}
const list = (...retorno: ReturnType<typeof buildDocumento>[]) =>
  answer({ retorno, total: retorno.length, paginas: 1 });

function OpensNota() {
  const navigate = useNavigate();
  const open = () => void navigate('/documentosFiscais', { state: { documentoFiscalID: 'd2' } });
  return (
    <button type="button" onClick={open}>
      abrir
    </button>
  );
}

describe('DocumentosFiscaisScreen', () => {
  test("shows the empty state with the API's text and the next step", async () => {
    open({ [listar]: refusal('documentoFiscal.nenhum') });
    expect(await screen.findByText('Não foi encontrado nenhum documento fiscal!')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Escanear nota' })).toBeDefined();
  });

  test('shows the empty state without an invitation when the campaign takes no more receipts', async () => {
    const closed = { ...campanhaVigente, dataFinalCompras: '2020-01-01' };
    open({ [listar]: refusal('documentoFiscal.nenhum'), 'GET /campanha/v1/campanhas/': answer([closed]) });
    expect(await screen.findByText('Não foi encontrado nenhum documento fiscal!')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Escanear nota' })).toBeNull();
  });

  test.each([
    ['VALIDO', 'VÁLIDO'],
    ['INVALIDO', 'INVÁLIDO'],
    ['PENDENTE', 'PENDENTE'],
  ] as const)('shows %s as %s, with the shop', async (status, label) => {
    open({ [listar]: list(buildDocumento({ apuracao: buildApuracao(status) })) });
    const row = await screen.findByRole('button', { name: /^Loja não identificada/ });
    expect(within(row).getByText(label)).toBeDefined();
  });

  test('names a receipt by its shop and shows its earnings first', async () => {
    const documento = buildDocumento({ loja: 'Quatro Folhas Sé', raspadinhas: 1, pontos: 184 });
    open({ [listar]: list(documento) });
    const row = await screen.findByRole('button', { name: /^Quatro Folhas Sé/ });
    expect(row.textContent).toMatch(/^Quatro Folhas Sé\+1 número 1 raspadinha 184 pontos.*VÁLIDO$/);
    expect(row.textContent).not.toMatch(/62\.744\.661|undefined|null/);
  });

  test('says that the shop of a receipt is unknown, and its CNPJ only in the details', async () => {
    open({ [listar]: list(buildDocumento({ emitidoEm: '2999-11-12' })) });
    const row = await screen.findByRole('button', { name: /^Loja não identificada/ });
    expect(row.textContent).not.toContain('CNPJ');
    fireEvent.click(row);
    await waitFor(() => expect(dialogText()).toContain('CNPJ 62.744.661/0001-89'));
  });

  test('opens with the pending receipts and their search when the address asks for them', async () => {
    open(
      { [`${listar}&status=PENDENTE`]: list(buildDocumento({ apuracao: buildApuracao('PENDENTE') })) },
      '/documentosFiscais?situacao=PENDENTE',
    );
    expect(await screen.findByText('PENDENTE')).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Pendentes' })).toHaveProperty('checked', true);
    expect(screen.getByText('Procurar pela chave de acesso')).toBeDefined();
  });

  test('shows the cached list offline, only to the same user', async () => {
    open({ [listar]: list(buildDocumento({ loja: 'Quatro Folhas Sé' })) });
    expect(await screen.findByRole('button', { name: /^Quatro Folhas Sé/ })).toBeDefined();
    cleanup();
    open({});
    expect(await screen.findByRole('button', { name: /^Quatro Folhas Sé/ })).toBeDefined();
    expect(screen.getByText(/^Você está vendo a lista de hoje, /)).toBeDefined();
    cleanup();
    session.signOut();
    session.signIn({ token: 't2', usuario: '52998224725', tipo: 'consumidor' });
    open({});
    expect(await screen.findByText('Não deu para carregar')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Quatro Folhas Sé/ })).toBeNull();
  });

  test('caches nothing in a kiosk', async () => {
    totem.start();
    open({ [listar]: list(buildDocumento({ loja: 'Quatro Folhas Sé' })) });
    expect(await screen.findByRole('button', { name: /^Quatro Folhas Sé/ })).toBeDefined();
    expect(Object.keys(localStorage).filter((key) => key.includes('guardada'))).toEqual([]);
    sessionStorage.clear();
  });

  test('has no primary button: the menu has it', async () => {
    open({ [listar]: refusal('documentoFiscal.nenhum') });
    expect(await screen.findByRole('link', { name: 'Escanear nota' })).toBeDefined();
    expect(document.querySelectorAll('main [data-variant="primary"]')).toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'Suas notas vão aparecer aqui' })).toBeDefined();
  });

  test('opens a receipt with its key, reason, advice and history', async () => {
    const apuracao = buildApuracao('INVALIDO', 'documentoFiscal.ufNaoParticipante', 'Outro estado.');
    open({ [listar]: list(buildDocumento({ apuracao })) });
    fireEvent.click(await screen.findByRole('button', { name: /^Loja não identificada/ }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText('3526 1162 7446 6100 0189 6554 5223 1425 2117 4466 5372')).toBeDefined();
    expect(sheet.getByText('Outro estado.')).toBeDefined();
    expect(sheet.getByText('Faça outra coisa.')).toBeDefined();
    expect(sheet.getAllByRole('listitem').length).toBeGreaterThan(1);
  });

  test.each([
    [
      'to contest it',
      { contestavel: true },
      'documentoFiscal.recusadoNaAnalise',
      'button',
      'Pedir nova conferência',
    ],
    ['to scan it again', {}, 'documentoFiscal.imagemIlegivel', 'link', 'Escanear nota'],
    ['to read the rules', {}, 'documentoFiscal.produtoNaoParticipante', 'link', 'Ver o regulamento'],
  ] as const)(
    'offers the next step of a refused receipt as a button: %s',
    async (_, more, codigo, role, name) => {
      open({ [listar]: list(buildDocumento({ ...more, apuracao: buildApuracao('INVALIDO', codigo) })) });
      fireEvent.click(await screen.findByRole('button', { name: /^Loja não identificada/ }));
      const sheet = within(await screen.findByRole('dialog'));
      expect(await sheet.findByRole(role, { name })).toBeDefined();
    },
  );

  test('opens the receipt that the home asked for, at its own address, once', async () => {
    const documentos = list(
      buildDocumento({ documentoFiscalID: 'd1', loja: 'Quatro Folhas Sé' }),
      buildDocumento({ documentoFiscalID: 'd2', loja: 'Quatro Folhas Lapa' }),
    );
    stubNetwork({ [listar]: documentos });
    openScreen('/home', { '/home': <OpensNota />, '/documentosFiscais': <DocumentosFiscaisScreen /> });
    press('abrir');
    await waitFor(() => expect(dialogText()).toContain('Quatro Folhas Lapa'));
    expect(window.location.pathname).toBe('/documentosFiscais');
    fireEvent.click(within(document.querySelector('dialog')!).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(dialogText()).toBe(''));
    expect(window.location.pathname).toBe('/documentosFiscais');
  });

  test('shows the receipt number when there is no key', async () => {
    const cabecalho = { chaveAcesso: null, coo: '000123' };
    open({ [listar]: list(buildDocumento({ cabecalho, emitente: null })) });
    fireEvent.click(await screen.findByRole('button', { name: /Nota de 21 nov\..*Documento 000123/ }));
    expect(within(await screen.findByRole('dialog')).getByText('000123')).toBeDefined();
  });
});

describe('DocumentosFiscaisScreen on a wide window', () => {
  const both = () =>
    list(
      buildDocumento({ loja: 'Quatro Folhas Sé' }),
      buildDocumento({ documentoFiscalID: 'd2', loja: 'Quatro Folhas Lapa' }),
    );
  const row = (loja: string) => screen.findByRole('button', { name: new RegExp(`^${loja}`) });
  const pane = () => screen.findByRole('region', { name: 'Sua nota' });

  beforeEach(() => setWindowWidth(1280));

  test('opens the receipt beside the list, marks its row and moves the focus', async () => {
    open({ [listar]: both() });
    expect(await screen.findByRole('heading', { name: 'Escolha uma nota' })).toBeDefined();
    const first = await row('Quatro Folhas Sé');
    first.focus();
    fireEvent.click(first);
    expect(within(await pane()).getByText('Quatro Folhas Sé')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(first.getAttribute('aria-current')).toBe('true');
    expect(document.activeElement?.textContent).toBe('Sua nota');
    expect(window.location.pathname).toBe('/documentosFiscais');

    const second = await row('Quatro Folhas Lapa');
    second.focus();
    fireEvent.click(second);
    expect(within(await pane()).getByText('Quatro Folhas Lapa')).toBeDefined();
    expect(first.getAttribute('aria-current')).toBeNull();
    expect(second.getAttribute('aria-current')).toBe('true');
    expect(document.activeElement?.textContent).toBe('Sua nota');
  });

  test.each([
    ['Esc', () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' })],
    ['its close button', () => fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))],
    ['the back button', () => window.history.back()],
  ])('closes the receipt by %s and returns the focus to its row', async (_name, close) => {
    open({ [listar]: both() });
    const first = await row('Quatro Folhas Sé');
    first.focus();
    fireEvent.click(first);
    await pane();
    close();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sua nota' })).toBeNull());
    expect(await screen.findByRole('heading', { name: 'Escolha uma nota' })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(first.getAttribute('aria-current')).toBeNull();
  });
});

describe('DocumentosFiscaisScreen with refused receipts', () => {
  const refused = () =>
    buildDocumento({
      documentoFiscalID: 'd7',
      contestavel: true,
      apuracao: buildApuracao('INVALIDO', 'documentoFiscal.duplicado', 'Já cadastrada.'),
    });
  const contestar = 'POST /documentoFiscal/v1/documentos/d7/contestar';

  test('requests a review with one tap and then shows the receipt as pending', async () => {
    const waiting = buildDocumento({
      documentoFiscalID: 'd7',
      contestavel: false,
      apuracao: buildApuracao('PENDENTE', 'documentoFiscal.emContestacao', 'Vamos conferir de novo.'),
    });
    open({ [listar]: list(refused()), [contestar]: answer(waiting) });
    fireEvent.click(await screen.findByRole('button', { name: /^Loja não identificada/ }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.click(sheet.getByRole('button', { name: 'Pedir nova conferência' }));
    expect(await sheet.findByText(/Vamos conferir de novo/)).toBeDefined();
    expect(sheet.queryByRole('button', { name: 'Pedir nova conferência' })).toBeNull();
  });

  test('shows why a review is impossible', async () => {
    open({ [listar]: list(refused()), [contestar]: refusal('documentoFiscal.naoContestavel') });
    fireEvent.click(await screen.findByRole('button', { name: /^Loja não identificada/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Pedir nova conferência' }));
    expect(await screen.findByText('Esta nota não pode ser revista de novo.')).toBeDefined();
  });

  test('filters the receipts by status', async () => {
    const invalidas = `${listar}&status=INVALIDO`;
    open({ [listar]: list(buildDocumento(), refused()), [invalidas]: refusal('documentoFiscal.nenhum') });
    fireEvent.click(await screen.findByRole('radio', { name: 'Inválidas' }));
    expect(await screen.findByText('Nenhuma nota nesta situação')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Todas' }));
    expect(await screen.findAllByRole('button', { name: /^Loja não identificada/ })).toHaveLength(2);
  });

  test('shows no rows of another filter while loading, but keeps the rows of another page', async () => {
    const many = Array.from({ length: 10 }, (_, i) => buildDocumento({ documentoFiscalID: `d${i}` }));
    const [segunda, invalidas] = [listar.replace('/10/1?', '/10/2?'), `${listar}&status=INVALIDO`];
    const answers = { [listar]: answer({ retorno: many, total: 12, paginas: 2 }) };
    open({ ...answers, [segunda]: null, [invalidas]: null });
    const rows = () => screen.queryAllByRole('button', { name: /^Loja não identificada/ });
    fireEvent.click(await screen.findByRole('button', { name: 'Ver mais' }));
    await waitFor(() => expect(window.location.search).toBe('?pagina=2'));
    expect(rows()).toHaveLength(10);
    fireEvent.click(screen.getByRole('radio', { name: 'Inválidas' }));
    expect(rows()).toEqual([]);
    expect(screen.getByText('Carregando…')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Todas' }));
    await waitFor(() => expect(rows()).toHaveLength(10));
  });
});
