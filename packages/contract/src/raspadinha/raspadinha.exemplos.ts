import {
  cartaoId,
  documentoId,
  instante,
  instanteDepois,
  sha256,
  type Exemplos,
} from '../exemplos/exemplo-valores.ts';

const raspada = {
  id: cartaoId,
  status: 'RASPADA',
  raspada: true,
  dataHora: instante,
  dataHoraRaspada: instanteDepois,
  dataHoraEntregue: null,
  documentoFiscalID: documentoId,
  premio: {
    id: 'vale50',
    nome: 'Vale-compra de R$ 50',
    imagem: '/marcas/premio-vale.svg',
    entrega: 'promotora',
    instrucoes: 'Mostre este voucher e um documento com foto no balcão de qualquer loja Quatro Folhas.',
    retiradaAte: '2027-05-20',
  },
  ordem: 1204,
  podeEntregar: false,
};

const entregue = {
  ...raspada,
  status: 'ENTREGUE',
  dataHoraEntregue: instanteDepois,
  premio: {
    id: 'picpay20',
    nome: 'R$ 20 no PicPay',
    imagem: null,
    entrega: 'picpay',
    instrucoes: null,
    retiradaAte: null,
  },
};

export const raspadinhaExemplos: Exemplos = {
  nonce: ['5c1e8a0d3b7f42966d2e9c04a1b8f357'],
  'porPeriodo.retorno.total': [7],
  'raspadinha.listarConsumidor.retorno.retorno': [[raspada]],
  'raspadinhaAlternativa.listar.retorno.retorno': [[raspada]],
  'raspadinhaAlternativa.raspar.retorno': [raspada],
  'raspadinhaAlternativa.rasparPorGet.retorno': [raspada],
  'raspadinhaAlternativa.picPay.retorno': [entregue],
  'raspadinhaAlternativa.picPayPorGet.retorno': [entregue],
  'raspadinhaAlternativa.raspar.params.id': [cartaoId],
  'raspadinhaAlternativa.rasparPorGet.params.id': [cartaoId],
  'raspadinhaAlternativa.prova.params.id': [cartaoId],
  'raspadinhaAlternativa.picPay.params.id': [cartaoId],
  'raspadinhaAlternativa.picPayPorGet.params.id': [cartaoId],
  'raspadinhaAlternativa.listar.query.filtro': ['{"status":"PREMIADA"}'],
  'tabelaPremio.retorno': [
    [
      {
        id: 'vale50',
        nome: 'Vale-compra de R$ 50',
        imagem: '/marcas/premio-vale.svg',
        quantidade: 400,
        usados: 12,
        disponiveis: 388,
      },
    ],
  ],
  modo: ['raspadinha'],
  abremAte: ['2027-07-31'],
  unidades: [
    [
      { unidade: 1, premioId: 'vale50', lugar: 118 },
      { unidade: 2, premioId: 'cesta', lugar: 402 },
    ],
  ],
  dia: ['2026-11-21'],
  primeira: [1],
  raiz: [sha256],
  elo: [sha256],
  irmaos: [[sha256]],
  raspadinhaId: [cartaoId],
  abertaEm: [instanteDepois],
  'abertura.ordem': [1204],
  'aberturas.retorno.ordem': [1204],
  'aberturas.params.depois': ['0'],
  unidade: [null],
};
