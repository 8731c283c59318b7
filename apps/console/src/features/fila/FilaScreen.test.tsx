// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enter, answer, close, open, press, refusal, stubNetwork } from '../../../test/console-harness.tsx';
import { FilaScreen } from './FilaScreen.tsx';
import { buildNota, consumidorID, toId } from '../../../test/nota-de-teste.ts';

const taken = (nota: ReturnType<typeof buildNota> | null) => answer({ nota, proximas: [] });
const base = '/operador/v1/fila/2026/VERAO';
const tomar = `POST ${base}/tomar`;
const judge = (n: number) =>
  `POST /operador/v1/documentosFiscais/2026/VERAO/${consumidorID}/${toId(n)}/apurar`;
const causas = (n: number) => `GET ${base}/${consumidorID}/${toId(n)}/causas`;
const lotes = `POST ${base}/lotes`;
const fila = answer({
  total: 37,
  maisAntiga: '2026-11-20T12:00:00.000Z',
  prazoHoras: 48,
  centavosPorOperador: 1_000_000,
  motivos: [
    {
      codigo: 'documentoFiscal.imagemIlegivel',
      mensagem: 'Não conseguimos ler a sua nota.',
      cura: 'Envie outra foto.',
    },
  ],
  comProposta: 0,
  posses: [{ operadorID: consumidorID, nome: 'Bruno Alves', notas: 3 }],
});
const common = {
  'GET /operador/v1/campanhas': answer([
    { ano: 2026, identificacao: 'VERAO', descricao: 'Verão que Volta', situacao: 'vigente' },
  ]),
  [`GET ${base}`]: fila,
  [`POST ${base}/soltar`]: answer({ soltas: 1 }),
  ...Object.fromEntries([1, 2, 3, 4].map((n) => [causas(n), answer([])])),
  [judge(1)]: answer({}),
  [judge(2)]: answer({}),
};
const queue = [1, 2, 3, 4].map((n) => taken(buildNota(n)));
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

beforeEach(() => enter());
afterEach(close);

test('shows the receipt with its signals, effect and owner, and the words of a reason', async () => {
  stubNetwork({ ...common, [tomar]: queue });
  open(<FilaScreen />, '/fila');
  expect(await screen.findByText('Loja 1 · SP')).toBeTruthy();
  expect(screen.getByText('37 notas na fila')).toBeTruthy();
  expect(screen.getByText('3 com Bruno Alves')).toBeTruthy();
  expect(screen.getByText('5 números · 292 pontos')).toBeTruthy();
  expect(screen.getByText(/Foto igual à de outra pessoa/)).toBeTruthy();
  expect(screen.getByText('Ana M.')).toBeTruthy();
  expect(screen.getByText(/Não conseguimos ler a sua nota. Envie outra foto./)).toBeTruthy();
});

test('judges by keys, shows the next receipt at once, and takes the verdict back', async () => {
  const sent = stubNetwork({ ...common, [tomar]: queue });
  open(<FilaScreen />, '/fila');
  await screen.findByText('Loja 1 · SP');
  await waitFor(() => expect(sent.filter(({ call }) => call === tomar)).toHaveLength(2));
  key('a');
  expect(await screen.findByText('Loja 2 · SP')).toBeTruthy();
  expect(screen.getByText('Aprovada: Loja 1')).toBeTruthy();
  await waitFor(() => expect(sent.filter(({ call }) => call === tomar)).toHaveLength(3));
  key('z');
  expect(await screen.findByText('Loja 1 · SP')).toBeTruthy();
  expect(screen.queryByText('Aprovada: Loja 1')).toBeNull();
  key('1');
  expect(await screen.findByText('Loja 2 · SP')).toBeTruthy();
  expect(screen.getByText('Recusada: Loja 1')).toBeTruthy();
  expect(sent.some(({ call }) => call === judge(1))).toBe(false);
});

test('says that the queue is empty, and looks again', async () => {
  stubNetwork({ ...common, [tomar]: [taken(null), taken(null), taken(buildNota(1))] });
  open(<FilaScreen />, '/fila');
  expect(await screen.findByText('Nada espera por você')).toBeTruthy();
  press('Olhar de novo');
  expect(await screen.findByText('Loja 1 · SP')).toBeTruthy();
});

test('shows an error with a retry', async () => {
  stubNetwork({ ...common, [tomar]: [refusal('servidor.ocupado'), taken(buildNota(1))] });
  open(<FilaScreen />, '/fila');
  await screen.findByText('Não deu para carregar');
  press('Tentar novamente');
  expect(await screen.findByText('Loja 1 · SP')).toBeTruthy();
});

const nenhum = { numeros: 0, raspadinhas: 0, pontos: 0, cashbackCentavos: 0, limitado: false };
const previa = answer({
  notas: [1, 3].map((n) => ({
    consumidorID,
    documentoFiscalID: toId(n),
    loja: `Loja ${n}`,
    emitente: null,
    emitidoEm: '2026-11-20',
    valorCentavos: 1000,
    registradoEm: '2026-11-21T12:00:00.000Z',
  })),
  deFora: [
    {
      consumidorID,
      documentoFiscalID: toId(4),
      codigo: 'documentoFiscal.comOutraPessoa',
      mensagem: 'Bruno Alves está com esta nota agora.',
    },
  ],
  pessoas: 2,
  efeito: { ...nenhum, raspadas: 0, entregues: 0, dividaPontos: 0, dividaCashbackCentavos: 0 },
});

test('shows the receipts of the same cause with those left out, and holds one verdict on them', async () => {
  const sent = stubNetwork({
    ...common,
    [tomar]: queue,
    [causas(1)]: answer([{ causa: 'foto', total: 2 }]),
    [`GET ${base}/${consumidorID}/${toId(1)}/lote?causa=foto&status=INVALIDO&motivo=documentoFiscal.duplicado`]:
      previa,
  });
  open(<FilaScreen />, '/fila');
  await screen.findByRole('button', { name: 'Mais 2 pela mesma causa: mesma foto' });
  key('m');
  expect(await screen.findByText('2 notas de 2 pessoas.')).toBeTruthy();
  expect(screen.getByText('1 nota fica de fora')).toBeTruthy();
  expect(screen.getByText('Bruno Alves está com esta nota agora.')).toBeTruthy();
  press('Recusar 2 notas');
  expect(await screen.findByText('2 notas recusadas juntas')).toBeTruthy();
  expect(await screen.findByText('Loja 2 · SP')).toBeTruthy();
  expect(sent.some(({ call }) => call === lotes)).toBe(false);
});

test('outlines what the reader found on the picture, with the comparisons that failed', async () => {
  const caixa = [
    [0.5, 0.5],
    [0.75, 0.5],
    [0.75, 0.6],
    [0.5, 0.6],
  ];
  const lida = {
    ...buildNota(1),
    uriImagem: '/imagem.jpg',
    leitura: {
      situacao: 'conferir' as const,
      campos: [{ nome: 'valorCentavos' as const, valor: '12345', caixa }],
      chaveAcesso: null,
      emitente: null,
      emitidoEm: '2026-11-20',
      valorCentavos: 12_345,
      itens: null,
      checagens: [
        { nome: 'itensTotal' as const, passou: false },
        { nome: 'pagamentoTotal' as const, passou: true },
      ],
    },
  };
  stubNetwork({ ...common, [tomar]: [taken(lida), taken(null)] });
  open(<FilaScreen />, '/fila');
  const imagem = await screen.findByRole('img', { name: 'Imagem da nota' });
  Object.defineProperties(imagem, { naturalWidth: { value: 1000 }, naturalHeight: { value: 2000 } });
  fireEvent.load(imagem);
  const outlines = () =>
    [...document.querySelectorAll('polygon')].map((polygon) => polygon.getAttribute('points'));
  expect(outlines()).toEqual(['500,1000 750,1000 750,1200 500,1200']);
  expect(screen.getByText('Os produtos não somam o total.')).toBeTruthy();
  expect(screen.queryByText('O pagamento não é igual ao total.')).toBeNull();
  key('l');
  expect(outlines()).toEqual([]);
  press('Mostrar o que foi lido (L)');
  expect(outlines()).toHaveLength(1);
});
