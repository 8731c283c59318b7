// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answer,
  campanhas,
  close,
  enter,
  listDownloads,
  open,
  press,
  refusal,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import { EncerramentoScreen } from './EncerramentoScreen.tsx';

const ator = { tipo: 'operador', id: null, nome: 'Rita Lima' };
const sorteio = { data: '2026-11-28', nome: '1º sorteio' };
const manifestoHash = 'ab'.repeat(32);
const cabecalho = {
  certificado: '04.000001/2026',
  contasAte: '2027-07-20',
  autorizadaDe: '2026-09-01',
  autorizadaAte: '2026-12-31',
};
const prazo = {
  prazoID: 'contas',
  nome: 'Prestação de contas no SCPC',
  fonte: 'Termo de responsabilidade da SPA',
  dia: '2027-07-20',
  base: '2027-07-20',
  ancora: 'scpc',
  quantidade: 0,
  unidade: 'dias',
  sentido: 'depois',
  sorteio: null,
  faltam: 79,
  aviso: 90,
  situacao: 'perto',
  proprio: null,
};
const scpc = {
  situacao: 'VALE',
  informadoPor: null,
  meu: null,
  divergencia: null,
  cabecalho,
  conferidoEm: '2026-11-21T15:00:00.000Z',
  conferidoPor: ['Rita Lima', 'Noemi Reis'],
  isCertificadoIgual: true,
};
const encerramento = {
  ano: 2026,
  identificacao: 'TREVO',
  descricao: 'Trevo da Sorte',
  hoje: '2027-05-02',
  fim: '2026-12-31',
  prazos: [
    prazo,
    {
      ...prazo,
      prazoID: 'entrega',
      nome: 'Entrega dos prêmios',
      ancora: 'premiacao',
      quantidade: 30,
      faltam: -3,
      situacao: 'vencido',
      sorteio,
      dia: '2027-04-29',
    },
  ],
  scpc,
  itens: [
    { codigo: 'certificado', sorteio: null, situacao: 'feito', faltam: 0 },
    { codigo: 'ata', sorteio, situacao: 'falta', faltam: 0 },
    { codigo: 'ganhadores', sorteio: null, situacao: 'falta', faltam: 2 },
    { codigo: 'premios', sorteio: null, situacao: 'naoSeAplica', faltam: 0 },
  ],
  arquivos: [
    {
      arquivoID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffeea2',
      tipo: 'certificado',
      sorteio: null,
      bytes: 182_044,
      enviadoEm: '2026-11-21T15:00:00.000Z',
      ator,
    },
  ],
  sorteios: [sorteio],
  hasInstantaneos: false,
  valores: [
    { sorteio: sorteio.data, premio: 'Uma moto', ganhos: 1, valorCentavos: null, impostoCentavos: null },
  ],
  conferencia: { em: '2026-11-21T15:00:00.000Z', numeros: 0, premios: null, contas: 1 },
  guarda: { contasMeses: 60, notasAte: '2031-12-31', recibosAte: null },
  fechamento: null as object | null,
};
const kit = {
  kitID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffeea1',
  finalidade: 'Prestação de contas.',
  situacao: 'pronta',
  arquivosEscritos: 14,
  nomeArquivo: '2026-TREVO-encerramento-2027-05-02.zip',
  bytes: 8_145_728,
  sha256: 'cd'.repeat(32),
  manifestoHash,
  arquivos: [{ nome: 'ganhadores/ganhadores.csv', bytes: 2_048, sha256: 'ef'.repeat(32), linhas: 12 }],
  totalArquivos: 14,
  faltas: ['Ata assinada anexada (1º sorteio): anexe o PDF.'],
  pedidoEm: '2026-11-21T15:00:00.000Z',
  pedidoPor: ator,
  aprovadoPor: { ...ator, nome: 'Noemi Reis' },
  terminadoEm: '2026-11-21T15:01:00.000Z',
  venceEm: '2026-11-28T15:01:00.000Z',
  downloads: 1,
};
const address = '/operador/v1/encerramentos/2026/TREVO';
const read = `GET ${address}`;
const readKits = `GET ${address}/kits/lista/10`;
const propor = 'POST /operador/v1/propostas';
const toPage = (...retorno: object[]) => answer({ retorno, depois: null });
const show = (
  change: Partial<typeof encerramento> = {},
  more: Parameters<typeof stubNetwork>[0] = {},
  kits: object[] = [],
) => {
  const sent = stubNetwork({
    ...campanhas,
    [read]: answer({ ...encerramento, ...change }),
    [readKits]: toPage(...kits),
    ...more,
  });
  open(<EncerramentoScreen />, '/encerramento');
  return sent;
};

beforeEach(() => enter());
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

test('shows an error with a retry, then the content', async () => {
  stubNetwork({
    ...campanhas,
    [read]: [refusal('servidor.ocupado'), answer(encerramento)],
    [readKits]: toPage(),
  });
  open(<EncerramentoScreen />, '/encerramento');
  await screen.findByText('Não deu para carregar');
  press('Tentar novamente');
  expect(await screen.findByText('Prestação de contas no SCPC')).toBeTruthy();
});

test('shows the empty states of a new campaign with their next steps', async () => {
  show({
    prazos: [],
    arquivos: [],
    valores: [],
    sorteios: [],
    conferencia: null as never,
    scpc: {
      ...scpc,
      situacao: 'NENHUM',
      cabecalho: null as never,
      conferidoPor: [],
      isCertificadoIgual: null as never,
    },
  });
  for (const words of [
    /^Nenhum prazo/,
    /^O prazo da prestação de contas aparece/,
    /^Nenhum arquivo anexado/,
    'Ainda não foram conferidos.',
    'Nenhum kit',
    'Ninguém digitou ainda.',
    /^Primeiro peça um kit/,
  ])
    expect(await screen.findByText(words)).toBeTruthy();
});

test('lists terms with the days left in figures and words, overdue ones marked', async () => {
  show();
  const rows = within(await screen.findByRole('table', { name: 'Prazos legais' }))
    .getAllByRole('row')
    .slice(1);
  for (const words of ['79', 'faltam 79 dias', 'Perto', '20/07/2027', 'Termo de responsabilidade da SPA'])
    expect(within(rows[0]!).getByText(words)).toBeTruthy();
  for (const words of ['-3', 'há 3 dias', 'Vencido', /Entrega dos prêmios/])
    expect(within(rows[1]!).getByText(words)).toBeTruthy();
});

test('lists missing points first, each with a link to the place that mends it', async () => {
  show();
  const table = within(await screen.findByRole('table', { name: 'O que a SPA pede' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(screen.getByText('Faltam 2 pontos.')).toBeTruthy();
  expect(within(rows[0]!).getByText('Falta')).toBeTruthy();
  expect(
    table.getByRole('link', { name: 'Ata assinada anexada: ir para Arquivos' }).getAttribute('href'),
  ).toContain('#arquivos');
  expect(
    table
      .getByRole('link', { name: 'Ganhadores avisados e prêmios entregues: ir para Prêmios' })
      .getAttribute('href'),
  ).toBe('/premios?campanha=2026/TREVO');
  expect(within(rows.at(-1)!).getByText('Não se aplica')).toBeTruthy();
});

test('types the header of SCPC without the entry of another person', async () => {
  const espera = {
    ...scpc,
    situacao: 'ESPERA',
    informadoPor: 'Noemi Reis',
    cabecalho: null as never,
    conferidoPor: [],
    isCertificadoIgual: null as never,
  };
  const sent = show({ scpc: espera as never }, { [`POST ${address}/scpc`]: answer(scpc) });
  expect(await screen.findByText(/^Noemi Reis já digitou/)).toBeTruthy();
  press('Digitar');
  expect(await screen.findByText('Digite o número do certificado.')).toBeTruthy();
  type('Certificado', '04.000001/2026');
  type('Prestação de contas até', '2027-07-20');
  type('Autorizada de', '2026-12-31');
  type('Autorizada até', '2026-09-01');
  press('Digitar');
  expect(await screen.findByText('O último dia vem antes do primeiro.')).toBeTruthy();
  type('Autorizada de', '2026-09-01');
  type('Autorizada até', '2026-12-31');
  press('Digitar');
  await waitFor(() =>
    expect(sent.find(({ call }) => call === `POST ${address}/scpc`)?.body).toEqual(cabecalho),
  );
});

test('says that two entries differed, and asks for both again', async () => {
  const divergencia = { em: '2026-11-21T15:00:00.000Z', entre: ['Rita Lima', 'Noemi Reis'] };
  show({
    scpc: { ...scpc, situacao: 'DIVERGIU', divergencia: divergencia as never, cabecalho: null as never },
  });
  expect(await screen.findByText('Os dois cabeçalhos não eram iguais')).toBeTruthy();
  expect(screen.getByText(/^Rita Lima e Noemi Reis digitaram dados diferentes/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Digitar' })).toBeTruthy();
});

test("proposes a term of the campaign's own with its reason", async () => {
  const sent = show({}, { [propor]: answer({}) });
  const [first] = await screen.findAllByRole('button', { name: 'Mudar o prazo Prestação de contas no SCPC' });
  fireEvent.click(first!);
  const dialog = within(await screen.findByRole('dialog'));
  type('Quantos', '15');
  fireEvent.change(dialog.getByLabelText('Contados em'), { target: { value: 'diasUteis' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Pedir aprovação' }));
  expect(await dialog.findByText('Escreva ao menos 10 caracteres.')).toBeTruthy();
  type('Por quê, e onde isso está escrito', 'Ofício 12 da SPA, página 2.');
  fireEvent.click(dialog.getByRole('button', { name: 'Pedir aprovação' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ call }) => call === propor)?.body).toMatchObject({
    ato: 'operador.definirPrazoCampanha',
    alvo: { ano: 2026, identificacao: 'TREVO', prazoID: 'contas' },
    corpo: { quantidade: 15, unidade: 'diasUteis', motivo: 'Ofício 12 da SPA, página 2.' },
  });
});

test('saves the value of a prize', async () => {
  const sent = show({}, { [`POST ${address}/valores`]: answer(encerramento) });
  fireEvent.input(await screen.findByLabelText('Valor de Uma moto'), { target: { value: '1850000' } });
  press('Salvar o valor de Uma moto');
  await waitFor(() =>
    expect(sent.find(({ call }) => call === `POST ${address}/valores`)?.body).toEqual({
      sorteio: sorteio.data,
      premio: 'Uma moto',
      valorCentavos: 1_850_000,
    }),
  );
});

test('opens and removes an attached file with a reason', async () => {
  const one = `${address}/arquivos/${encerramento.arquivos[0]!.arquivoID}`;
  const saved = listDownloads();
  const sent = show(
    {},
    {
      [`GET ${one}`]: answer({ tipoConteudo: 'application/pdf', conteudoBase64: 'JVBERi0xLjc=' }),
      [`POST ${one}/retirar`]: answer(encerramento),
    },
  );
  await screen.findByRole('button', { name: 'Abrir Certificado de autorização' });
  press('Abrir Certificado de autorização');
  await waitFor(() => expect(saved).toEqual(['certificado-de-autorização.pdf']));
  press('Retirar Certificado de autorização');
  const dialog = within(await screen.findByRole('dialog'));
  type('Por que retirar?', 'Era de outra campanha.');
  fireEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === `POST ${one}/retirar`)?.body).toEqual({
      motivo: 'Era de outra campanha.',
    }),
  );
});

test('proposes a kit, shows its progress, its content and the hash of its manifest, and downloads it', async () => {
  const saved = listDownloads();
  const escrevendo = {
    ...kit,
    situacao: 'escrevendo',
    arquivosEscritos: 3,
    manifestoHash: null,
    bytes: null,
  };
  const sent = show(
    {},
    {
      [propor]: answer({}),
      [readKits]: [toPage(escrevendo), toPage(kit)],
      [`GET ${address}/kits/${kit.kitID}/arquivo`]: answer('PK'),
    },
  );
  expect(await screen.findByText('Pronto')).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Kit para a SPA' }));
  for (const words of ['14 arquivos, 8,1 MB', manifestoHash, 'baixado 1 vez'])
    expect(table.getByText(words)).toBeTruthy();
  press(`Baixar ${kit.nomeArquivo}`);
  await waitFor(() => expect(saved).toEqual([kit.nomeArquivo]));
  press('Pedir kit');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Pedir aprovação' }));
  expect(await dialog.findByText('Escreva ao menos 10 caracteres.')).toBeTruthy();
  type('Para que o kit será usado?', 'Prestar contas à SPA.');
  fireEvent.click(dialog.getByRole('button', { name: 'Pedir aprovação' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ call }) => call === propor)?.body).toEqual({
    propostaID: expect.any(String),
    ato: 'operador.pedirKit',
    alvo: { ano: 2026, identificacao: 'TREVO' },
    corpo: { kitID: expect.any(String), finalidade: 'Prestar contas à SPA.' },
    motivo: 'Prestar contas à SPA.',
  });
});

test('closes the books with the newest kit after a question, and shows what is missing when refused', async () => {
  const falta = refusal('encerramento.falta', [{ campo: 'ganhadores', mensagem: '2 prêmios a entregar.' }]);
  const sent = show({}, { [`POST ${address}/encerrar`]: falta }, [kit]);
  fireEvent.click(await screen.findByRole('button', { name: 'Fechar os livros' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Fechar os livros' }));
  expect(await screen.findByText(/2 prêmios a entregar/)).toBeTruthy();
  expect(sent.find(({ call }) => call === `POST ${address}/encerrar`)?.body).toEqual({ manifestoHash });
});

test('shows closed books with their authors, without acts', async () => {
  show(
    {
      fechamento: {
        em: '2026-11-21T15:00:00.000Z',
        por: ator,
        aprovadoPor: { ...ator, nome: 'Noemi Reis' },
        kitID: kit.kitID,
        manifestoHash,
      },
    },
    {},
    [kit],
  );
  expect(await screen.findByText('Os livros estão fechados.')).toBeTruthy();
  for (const name of [
    /^Mudar o prazo/,
    /^Retirar/,
    'Conferir agora',
    'Fechar os livros',
    /digitar o novo cabeçalho/,
  ])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('tells before a kit is deleted that the hash of its manifest stays', async () => {
  show({}, {}, [kit]);
  await screen.findByText('Pronto');
  press(`Apagar ${kit.nomeArquivo}`);
  expect(screen.getByText(/A impressão digital do manifesto continua na lista\.$/)).toBeTruthy();
});

test('offers no acts to an auditor', async () => {
  enter('auditor');
  show({}, {}, [kit]);
  await screen.findByText('Pronto');
  for (const name of [
    /^Mudar o prazo/,
    /^Retirar/,
    'Conferir agora',
    'Pedir kit',
    /^Baixar/,
    'Fechar os livros',
    'Escolher arquivo',
  ])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
