// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answer,
  buildSessao,
  campanhas,
  close,
  open,
  press,
  refusal,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import {
  em,
  manifestoHash,
  congelado,
  sorteio,
  previa,
  resultado,
  extracao,
  vale,
  numero,
  apuracao,
  confirmada,
  lista,
  um,
  path,
  at,
  signIn,
} from '../../../test/sorteio-amostra.ts';
import { promotoraStore } from '../../platform/session/promotora-store.ts';
import { sessaoStore } from '../../platform/session/sessao-store.ts';
import type { Entrega, NoCalendario, Resultado } from './sorteio-address.ts';
import { SorteiosScreen } from './SorteiosScreen.tsx';

beforeEach(() => {
  promotoraStore.set('quatrofolhas');
  sessaoStore.set(buildSessao());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  close();
});

const calendario = 'GET /operador/v1/sorteios';
const noCalendario: NoCalendario = {
  ano: 2026,
  identificacao: 'TREVO',
  descricao: 'Sorte em Dobro',
  data: '2025-01-04',
  hora: '19:00',
  nome: '1º sorteio',
  premio: 'Uma moto',
  numerosAte: '2025-01-02',
  situacao: 'A_CONGELAR',
  congelarAte: '2025-01-04T21:00:00.000Z',
  extraidoEm: '2025-01-04T22:00:00.000Z',
};
const porVir = {
  ...noCalendario,
  identificacao: 'SOL',
  descricao: 'Verão',
  data: '2999-12-18',
  nome: 'Sorteio do verão',
  numerosAte: '2999-12-16',
  congelarAte: '2999-12-18T21:00:00.000Z',
  extraidoEm: '2999-12-18T22:00:00.000Z',
};

test('lists the draws of all campaigns by the date of their next step, retries after a failure, and opens one', async () => {
  stubNetwork({
    ...campanhas,
    [calendario]: [
      refusal('servidor.ocupado'),
      answer([
        { ...noCalendario, data: '2024-01-04', nome: 'Sorteio velho', situacao: 'CONFIRMADO' },
        { ...noCalendario, data: '2024-02-04', nome: 'Sorteio de antes', situacao: 'CONFIRMADO' },
        noCalendario,
        { ...porVir, situacao: 'ABERTO' },
        { ...porVir, data: '2999-12-19', nome: 'Sorteio congelado', situacao: 'CONGELADO' },
      ]),
    ],
    [lista]: at('A_CONGELAR'),
    [`GET ${um}/congelamento`]: answer(previa),
  });
  open(<SorteiosScreen />, '/sorteios');
  await screen.findByText('Não deu para carregar');
  press('Tentar novamente');
  const hoje = await screen.findByRole('table', { name: 'Para hoje' });
  expect(within(hoje).getByText('Falta congelar os números.')).toBeTruthy();
  const proximos = screen.getByRole('table', { name: 'Próximos' });
  expect(within(proximos).getAllByText('Verão')).toHaveLength(2);
  expect(within(proximos).getByText('As notas ainda podem chegar.')).toBeTruthy();
  expect(within(proximos).getByText('Falta a extração.')).toBeTruthy();
  expect(
    within(screen.getByRole('table', { name: 'Passados' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label')),
  ).toEqual(['Abrir Sorteio de antes', 'Abrir Sorteio velho']);
  fireEvent.change(screen.getByLabelText('Campanha'), { target: { value: '2026/TREVO' } });
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Próximos' })).toBeNull());
  screen.getByRole('link', { name: 'Abrir 1º sorteio' }).click();
  expect(await screen.findByText(/^8: o CPF está na lista dos que não participam/)).toBeTruthy();
});

test('lists each exclusion with the size of its list, and says that blocked people stay out', async () => {
  stubNetwork({
    ...campanhas,
    [lista]: at('A_CONGELAR'),
    [`GET ${um}/congelamento`]: answer({
      ...previa,
      excluidos: [
        { motivo: 'contaExcluida', numeros: 0, lista: null },
        { motivo: 'cpfRestrito', numeros: 0, lista: 0 },
        { motivo: 'bloqueado', numeros: 1, lista: 2 },
      ],
    }),
  });
  open(<SorteiosScreen />, path);
  expect(await screen.findByText('1 número de pessoas bloqueadas fica fora')).toBeTruthy();
  const fora = screen.getAllByRole('listitem');
  expect(fora.map(({ textContent }) => textContent).filter((one) => /^\d+: /.test(one))).toEqual([
    '0: a conta foi excluída',
    '0: o CPF está na lista dos que não participam (a lista está vazia)',
    '1: a participação da pessoa foi bloqueada nesta campanha (2 CPFs e telefones bloqueados)',
  ]);
  expect(screen.getByText(/retire o bloqueio antes de congelar/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver os bloqueios' }).getAttribute('href')).toBe(
    '/bloqueios?campanha=2026/TREVO',
  );
  expect(screen.queryByText(/não vale nesta campanha/)).toBeNull();
});

test.each([
  [1, 0, 'com 1 CPF,', 'Agora nenhum número deste sorteio é de alguém da lista.'],
  [412, 8, 'com 412 CPFs,', '8 números de pessoas da lista entram neste sorteio.'],
])(
  'warns about a list of %i documents that the campaign does not check, with %i numbers',
  async (cpfs, numeros, titulo, mensagem) => {
    stubNetwork({
      ...campanhas,
      [lista]: at('A_CONGELAR'),
      [`GET ${um}/congelamento`]: answer({ ...previa, listaSemEfeito: { cpfs, numeros } }),
    });
    open(<SorteiosScreen />, path);
    const aviso = await screen.findByText(/não vale nesta campanha/);
    expect(aviso.textContent).toContain(titulo);
    expect(screen.getByText(/ligue e publique o arquivo antes de congelar/).textContent).toContain(mensagem);
  },
);

test.each([
  ['CONGELADO', 'Falta informar o resultado.'],
  ['COM_RESULTADO', 'Falta apurar.'],
  ['APURADO', 'Falta outra pessoa confirmar.'],
] as const)('puts a past draw that is %s under today with its missing step', async (situacao, falta) => {
  stubNetwork({ ...campanhas, [calendario]: answer([{ ...noCalendario, situacao }]) });
  open(<SorteiosScreen />, '/sorteios');
  expect(within(await screen.findByRole('table', { name: 'Para hoje' })).getByText(falta)).toBeTruthy();
});

test('says what to do without draws', async () => {
  stubNetwork({ ...campanhas, [calendario]: answer([]) });
  open(<SorteiosScreen />, '/sorteios');
  expect(await screen.findByText('Nenhum sorteio aqui')).toBeTruthy();
});

test('shows waiting receipts and counts before the freeze, and the hash after it', async () => {
  const sent = stubNetwork({
    [lista]: [at('A_CONGELAR'), at('CONGELADO')],
    [`GET ${um}/congelamento`]: answer(previa),
    [`POST ${um}/congelamento`]: [refusal('sorteio.cedo'), answer(congelado)],
    [`GET ${um}/resultado`]: answer(resultado),
  });
  open(<SorteiosScreen />, path);
  expect(await screen.findByText('Notas que ainda esperam: 17')).toBeTruthy();
  expect(screen.getByText('Sem ganhador confirmado: Sorteio de abertura')).toBeTruthy();
  press('Congelar os números');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('31.204 números entram neste sorteio.');
  const fazer = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Congelar os números' }));
  fazer();
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  fazer();
  expect(await screen.findByText(manifestoHash)).toBeTruthy();
  expect(sent.filter(({ call }) => call === `POST ${um}/congelamento`)).toHaveLength(2);
});

test('offers no freeze before the last day of receipts, and none to an auditor', async () => {
  stubNetwork({ [lista]: at('ABERTO'), [`GET ${um}/congelamento`]: answer(previa) });
  open(<SorteiosScreen />, path);
  expect(await screen.findByText(/O botão de congelar aparece/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Congelar os números' })).toBeNull();
  close();

  promotoraStore.set('quatrofolhas');
  signIn('auditor');
  stubNetwork({ [lista]: at('A_CONGELAR'), [`GET ${um}/congelamento`]: answer(previa) });
  open(<SorteiosScreen />, path);
  await screen.findByText('9.120');
  expect(screen.queryByRole('button', { name: 'Congelar os números' })).toBeNull();
});

test('sends five prizes of five digits, then waits for a second person without showing an input of another', async () => {
  const sent = stubNetwork({
    [lista]: at('CONGELADO'),
    [`GET ${um}/resultado`]: [
      answer({ ...resultado, situacao: 'ESPERA', informadoPor: ['Noemi Reis'], em }),
      answer({
        ...resultado,
        situacao: 'DIVERGIU',
        divergencia: { em, entre: ['Noemi Reis', 'Rita Lima'] },
      }),
      answer({ ...resultado, situacao: 'ESPERA', informadoPor: ['Rita Lima'], em, meu: extracao }),
    ],
    [`POST ${um}/resultado`]: answer(resultado),
  });
  open(<SorteiosScreen />, path);
  expect(await screen.findByText('Noemi Reis já informou. Falta outra pessoa.')).toBeTruthy();
  const fill = () => {
    for (const [index, premio] of extracao.entries()) type(`${index + 1}º prêmio`, premio);
  };
  type('1º prêmio', '123');
  press('Informar o resultado');
  expect((await screen.findAllByText('São 5 algarismos.')).length).toBeGreaterThan(0);
  fill();
  press('Informar o resultado');
  expect(await screen.findByText(/Noemi Reis e Rita Lima informaram prêmios diferentes/)).toBeTruthy();
  await waitFor(() => expect((screen.getByLabelText('1º prêmio') as HTMLInputElement).value).toBe(''));
  fill();
  press('Informar o resultado');
  expect(await screen.findByText('Você informou estes prêmios. Falta outra pessoa.')).toBeTruthy();
  expect(sent.filter(({ call }) => call === `POST ${um}/resultado`).map(({ body }) => body)).toEqual([
    { extracao },
    { extracao },
  ]);
});

const espera: Resultado = {
  ...resultado,
  situacao: 'ESPERA',
  informadoPor: ['Rita Lima'],
  em,
  meu: extracao,
};
/** Lets the test decide when the screen reads the state again, which it does every two seconds. */
function holdReads() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return () => vi.advanceTimersByTimeAsync(2_500);
}

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test.each([
  ['counts', vale, 'As duas pessoas informaram os mesmos prêmios.'],
  [
    'differs',
    { ...resultado, situacao: 'DIVERGIU' as const, divergencia: { em, entre: ['Rita Lima', 'Noemi Reis'] } },
    'Os prêmios não são os mesmos.',
  ],
])(
  'shows and announces that the input of the second person %s, without a reload',
  async (_, depois, frase) => {
    stubNetwork({
      [lista]: at('CONGELADO'),
      [`GET ${um}/resultado`]: [answer(espera), answer(depois)],
    });
    const readAgain = holdReads();
    open(<SorteiosScreen />, path);
    expect(await screen.findByText('Você informou estes prêmios. Falta outra pessoa.')).toBeTruthy();
    expect(announced()).not.toContain(frase);
    await readAgain();
    await waitFor(() => expect(announced()).toContain(frase));
  },
);

test('keeps what the operator types while another person enters the result', async () => {
  stubNetwork({
    [lista]: at('CONGELADO'),
    [`GET ${um}/resultado`]: [
      answer(resultado),
      answer({ ...resultado, situacao: 'ESPERA', informadoPor: ['Noemi Reis'], em }),
    ],
  });
  const readAgain = holdReads();
  open(<SorteiosScreen />, path);
  await screen.findByLabelText('1º prêmio');
  type('1º prêmio', '12305');
  await readAgain();
  await waitFor(() => expect(announced()).toContain('Noemi Reis já informou. Falta outra pessoa.'));
  expect((screen.getByLabelText('1º prêmio') as HTMLInputElement).value).toBe('12305');
});

test('reads the state again only while it waits and the tab is visible', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const sent = stubNetwork({
    [lista]: at('CONGELADO'),
    [`GET ${um}/resultado`]: [answer(espera), answer(vale)],
  });
  const count = () => sent.filter(({ call }) => call === `GET ${um}/resultado`).length;
  const pause = holdReads();
  open(<SorteiosScreen />, path);
  await screen.findByText('Você informou estes prêmios. Falta outra pessoa.');
  await pause();
  expect(count()).toBe(1);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await pause();
  await waitFor(() =>
    expect(screen.getByText('As duas pessoas informaram os mesmos prêmios.', { selector: 'p' })).toBeTruthy(),
  );
  await pause();
  expect(count()).toBe(2);
});

test('shows the confirmation by another person, with the delivery of each prize', async () => {
  const ganho: Entrega = {
    premioID: 'p1',
    consumidorID: 'c1',
    origem: 'sorteio',
    nome: 'Uma moto',
    entrega: 'promotora',
    premiado: 'ZULEIDE N.',
    cpf: '***.992.674-**',
    ganhoEm: em,
    sorteio: '2025-01-04',
    numero,
    situacao: 'AVISADO',
    entregarAte: '2999-02-03',
    caducaEm: '2999-07-03',
    avisadoEm: em,
    documentosEm: null,
    notaRecusadaEm: null,
    pausa: null,
    entregueEm: null,
    entreguePor: null,
  };
  const outroPremiado = { ...apuracao.premiados[0]!, numero: '57701' };
  const publicada = { ...confirmada, premiados: [...apuracao.premiados, outroPremiado] };
  stubNetwork({
    ...campanhas,
    [lista]: [at('APURADO'), at('CONFIRMADO')],
    [`GET ${um}/resultado`]: answer(vale),
    [`GET ${um}/apuracao`]: [answer({ ...apuracao, isPropria: true }), answer(publicada)],
    'GET /operador/v1/premios/2026/TREVO/lista/100?premio=2025-01-04': answer({
      retorno: [ganho],
      premios: [],
      depois: null,
    }),
  });
  const readAgain = holdReads();
  open(<SorteiosScreen />, path);
  await screen.findByText('Você fez esta versão, então outra pessoa da equipe a confirma.');
  await readAgain();
  expect(await screen.findByText('Faltam os documentos')).toBeTruthy();
  expect(announced()).toContain('A situação do sorteio mudou: Publicado.');
  expect(screen.getByText(/^Entregar até 3 fev\. 2999\. Caduca em 3 jul\. 2999/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver o prêmio do número 03 57698' }).getAttribute('href')).toBe(
    '/premios?campanha=2026%2FTREVO&premio=2025-01-04&aberto=c1%2Fp1',
  );
  expect(screen.getByRole('link', { name: 'Ver no quadro de prêmios' })).toBeTruthy();
});

test('asks for no result before the extraction', async () => {
  stubNetwork({
    [lista]: answer([{ ...sorteio, data: '2999-12-18', situacao: 'CONGELADO', congelado }]),
    'GET /operador/v1/sorteios/2026/TREVO/2999-12-18/resultado': answer(resultado),
  });
  open(<SorteiosScreen />, '/sorteios?campanha=2026/TREVO&aberto=2999-12-18');
  expect(await screen.findByText(/^A extração ainda não aconteceu/)).toBeTruthy();
  expect(screen.queryByLabelText('1º prêmio')).toBeNull();
});

test('computes the draw once the result stands', async () => {
  const sent = stubNetwork({
    [lista]: [at('COM_RESULTADO'), at('APURADO')],
    [`GET ${um}/resultado`]: answer(vale),
    [`GET ${um}/apuracao`]: answer({ ...apuracao, isPropria: true }),
    [`POST ${um}/apuracao`]: answer(apuracao),
  });
  open(<SorteiosScreen />, path);
  expect(await screen.findByText('Rita Lima e Noemi Reis')).toBeTruthy();
  press('Apurar o sorteio');
  expect(
    await screen.findByText('Você fez esta versão, então outra pessoa da equipe a confirma.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirmar e avisar os premiados' })).toBeNull();
  expect(sent.filter(({ call }) => call === `POST ${um}/apuracao`)).toHaveLength(1);
});

test('disqualifies a winner with a reason, and confirms the version that was read', async () => {
  const nova = {
    ...apuracao,
    versao: 2,
    desclassificados: [{ ...numero, motivo: 'documentoRecusado', texto: 'Não mandou o documento.' }],
    premiados: [{ ...apuracao.premiados[0], numero: '57701', nome: null, cpf: null }],
  };
  const sent = stubNetwork({
    ...campanhas,
    [lista]: [at('APURADO'), at('APURADO'), at('CONFIRMADO')],
    [`GET ${um}/resultado`]: answer(vale),
    [`GET ${um}/apuracao`]: [answer(apuracao), answer(nova), answer(confirmada)],
    [`POST ${um}/desclassificacoes`]: answer(nova),
    [`POST ${um}/confirmacao`]: answer(confirmada),
  });
  open(<SorteiosScreen />, path);
  expect(await screen.findByText('ZULEIDE N.')).toBeTruthy();
  press('Desclassificar 03 57698');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Motivo'), { target: { value: 'documentoRecusado' } });
  type('Por que este número não ganha?', 'Não mandou o documento.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Desclassificar' }));
  expect(
    await screen.findByText('03 57698: os documentos da pessoa não foram aceitos. Não mandou o documento.'),
  ).toBeTruthy();
  expect(screen.getByText('Conta excluída')).toBeTruthy();
  press('Confirmar e avisar os premiados');
  const confirmar = await screen.findByRole('dialog');
  expect(confirmar.textContent).toContain('Premiados avisados na hora: 1.');
  fireEvent.click(within(confirmar).getByRole('button', { name: 'Confirmar e avisar os premiados' }));
  const conferir = await screen.findByRole('link', { name: 'Conferir como o público' });
  const capsula = '/cupom/v2/sorteios/2026/TREVO/2025-01-04/capsula.json';
  expect(conferir.getAttribute('href')).toContain(`/conferir?capsula=${encodeURIComponent(capsula)}`);
  expect(screen.queryByRole('button', { name: /^Desclassificar/ })).toBeNull();
  const bodies = sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
  expect(bodies).toEqual([
    { versao: 1, ...numero, motivo: 'documentoRecusado', texto: 'Não mandou o documento.' },
    { versao: 2 },
  ]);
});

test('asks for a new computation instead of a confirmation when a receipt changed', async () => {
  stubNetwork({
    [lista]: at('APURADO'),
    [`GET ${um}/resultado`]: answer(vale),
    [`GET ${um}/apuracao`]: answer({ ...apuracao, isDesatualizada: true, semGanhador: 2 }),
  });
  open(<SorteiosScreen />, path);
  expect(await screen.findByRole('button', { name: 'Apurar de novo' })).toBeTruthy();
  expect(screen.getByText('2 prêmios ficaram sem ganhador')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirmar e avisar os premiados' })).toBeNull();
});

test('names the missing rule of a draw, and a draw that does not exist', async () => {
  stubNetwork({ [lista]: at('SEM_REGRA') });
  open(<SorteiosScreen />, path);
  expect(await screen.findByText('O arquivo da campanha não tem a regra deste sorteio')).toBeTruthy();
  close();

  promotoraStore.set('quatrofolhas');
  sessaoStore.set(buildSessao());
  stubNetwork({ [lista]: answer([]) });
  open(<SorteiosScreen />, path);
  expect(await screen.findByText('Este sorteio não existe')).toBeTruthy();
});
