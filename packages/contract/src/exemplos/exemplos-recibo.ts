import { errors } from '../errors.ts';
import { cartaoId, chaveExemplo, documentoId, instante, instanteDepois, sha256 } from './exemplo-valores.ts';

const { mensagem, cura } = errors['documentoFiscal.recusadoNaAnalise'];
const motivoRecusa = { codigo: 'documentoFiscal.recusadoNaAnalise', mensagem, cura };
const registrada = { status: 'PENDENTE', dataHora: instante, observacao: null, motivo: null };
const aprovada = { status: 'VALIDO', dataHora: instante, observacao: null, motivo: null };
const recusada = {
  status: 'INVALIDO',
  dataHora: instanteDepois,
  observacao: 'A foto é de outra nota.',
  motivo: motivoRecusa,
};
const valida = { status: 'VALIDO', motivo: null, historico: [registrada, aprovada] };
const emEspera = { status: 'PENDENTE', motivo: null, historico: [registrada] };
const invalida = { status: 'INVALIDO', motivo: motivoRecusa, historico: [registrada, recusada] };
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

/** A small picture. */
const jpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/';

/** Where receipts stand that have earned nothing, or nothing any more. */
const semGanho = [
  'documentoFiscal.contestar.retorno',
  'documentoFiscal.pendentes.listar.retorno.retorno',
  'operador.listarPendentes.retorno.retorno',
  'operador.apurarDocumento.retorno',
];
/** Where the purchase has no access key. */
const semChave = [
  'documentoFiscal.inserirNaoFiscal.retorno',
  'comper.integrarDocumentoFiscal.retorno',
  'comper.integrarDocumentoFiscalAlternativa.retorno',
];
const cupomLists = [
  'listarConsumidor',
  'listarTodosConsumidor',
  'listarConsumidorCpf',
  'listarConsumidorCpfSufixo',
  'listarDocumentoFiscal',
  'listarPorCampanha',
];

/** Receipts, the lucky numbers and cards that they earn, draws and prizes. */
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

export const exemplosRecibo: Readonly<Record<string, readonly unknown[]>> = {
  documentoFiscalID: [documentoId],
  chaveAcesso: [chaveExemplo],
  coo: [null],
  uriImagem: [null, '7f3c9b0a51de4426.jpg'],
  'documentoFiscal.inserirNaoFiscal.body.uriImagem': ['7f3c9b0a51de4426.jpg'],
  'upload.imagemDocumento.retorno.uriImagem': [
    '/upload/v1/imagemDocumento/7f3c9b0a51de4426.jpg?ate=1795273200&assinatura=Zk3v0Q8b1yTj6mXc',
  ],
  'documentoFiscal.inserirNaoFiscal.body.tipo': ['NaoFiscal'],
  'dadosNaoFiscal.valor': [12_345],
  'dadosNaoFiscal.data': ['2026-11-20'],
  ...Object.fromEntries(
    semChave.flatMap((place) => [
      [`${place}.cabecalho`, [{ chaveAcesso: null, coo: '000482' }]],
      [`${place}.modelo`, [null]],
    ]),
  ),
  tipoDocumento: ['Fiscal'],
  'documentoFiscal.inserirNaoFiscal.retorno.tipo': ['NaoFiscal'],
  modelo: ['65'],
  'retorno.tipo': ['Fiscal', 'consumidor', 'CREDITO', 'DOCUMENTO_VALIDO'],
  'configuracoes.tipo': ['Fiscal'],
  quantidadeLimite: [-1],
  uf: ['SP'],
  emitente: [chaveExemplo.slice(6, 20)],
  loja: [{ cnpj: '96635911000164', nome: 'Quatro Folhas Sé' }, 'Quatro Folhas Sé', '12'],
  emitidoEm: ['2026-11-20'],
  valorCentavos: [12_345],
  registradoEm: [instante],
  apuracao: [valida],
  'documentoFiscal.contestar.retorno.apuracao': [emEspera],
  'documentoFiscal.pendentes.listar.retorno.retorno.apuracao': [emEspera],
  'operador.listarPendentes.retorno.retorno.apuracao': [emEspera],
  'operador.apurarDocumento.retorno.apuracao': [invalida],
  numeros: [[{ serie: '03', numero: '57698' }], 1],
  raspadinhas: [1],
  ...Object.fromEntries(
    semGanho.flatMap((place) => [
      [`${place}.numeros`, [[]]],
      [`${place}.raspadinhas`, [0]],
      [`${place}.pontos`, [0]],
    ]),
  ),
  ...Object.fromEntries(cupomLists.map((name) => [`cupom.${name}.retorno.retorno.id`, ['03-57698']])),
  pontos: [20],
  cashbackCentavos: [0],
  contestavel: [false],
  comprovacao: [undefined, { esperaHoras: 24 }],
  protocolo: ['3F9A-22C1'],
  'operador.procurarDocumento.query.chaveAcesso': [chaveExemplo],
  origem: ['camera', 'documento'],
  ambiente: ['1'],
  offline: [false],
  consultaQr: [undefined],
  'documentoFiscal.pendentes.enviar.body.emitidoEm': [undefined],
  'documentoFiscal.pendentes.enviar.body.valorCentavos': [undefined],
  'documentoFiscal.pendentes.enviar.body.aparelho': ['4f0c2a9be1d84736a5b0c9d8e7f61234'],
  capturadoEm: [instante],
  relogioEm: [instante],
  numeroDocumento: ['000482'],
  quantidade: [1],
  formaPagamento: ['Cartão de crédito'],
  formasPagamento: [['Dinheiro', 'Cartão de crédito', 'Pix']],
  'produtos.nome': ['Café 500 g'],
  'cupom.configuracaoCompra.retorno.produtos': [['Café 500 g', 'Chá 20 saquinhos']],
  'documentoFiscal.contestar.body.mensagem': ['A compra é minha: o CPF está na nota.'],
  leitura: [`${documentoId}.${'Zk3v0Q8b1yTj6mXc4sRf9wHn2pLd7gEa'}`],
  imagemBase64: [jpeg],
  fotoBase64: [jpeg],
  fotoPerfil: [jpeg],
  ecommerce: ['N'],
  nroDoc: ['000482'],
  dataCompra: ['2026-11-20'],
  caixa: ['3'],
  numeroAleatorio: ['FOLHA482'],
  lote: ['A1'],
  totalEscaneados: [318],
  'lotes.total': [5000],
  'totalEscaneados.retorno.total': [318],
  serie: ['03'],
  numero: ['57698', '855'],
  ordem: [null, 1204],
  dataHora: [instante],
  situacao: ['ATIVO', 'DISPONIVEL', 'PENDENTE', 'achada', 'CRIADO', 'A_RECEBER', 'pronto'],
  sorteios: [[{ data: '2026-12-19', nome: '1º sorteio' }]],
  premios: [[]],
  date: ['2026-12-19'],
  'cupom.premiados.retorno.nome': ['Zuleide S. N.'],
  'premiados.retorno.uf': ['MS'],
  meu: [true],
  hora: [undefined],
  'cupom.sorteios.retorno': [
    [
      {
        data: '2026-12-19',
        nome: '1º sorteio',
        premio: 'Uma moto',
        numerosAte: '2026-12-17',
        retirada: {
          como: 'A gente liga em até 5 dias úteis para combinar a entrega na sua casa.',
          ate: '2027-06-17',
        },
        apurado: true,
        meusPremios: [{ serie: '03', numero: '57698', premio: 'Uma moto' }],
      },
    ],
  ],
  premio: [{ moeda: 'pontos', valor: 50 }, 'Uma moto'],
  porQuantidade: [true],
  cada: [2],
  maximoPorDocumento: [6],
  quantidadeMaxima: [50],
  limiteNaoFiscal: [-1],
  limitePorUsuario: [-1],
  limitesPorUsuario: [{ diario: 5, mensal: 40 }],
  tempoLimite: [60],
  diario: [1],
  semanal: [3],
  mensal: [7],
  'porPeriodo.retorno.total': [7],
  'escaneadosPorPeriodo.retorno.total': [7],
  periodo: [{ inicial: '2026-11-01', final: '2026-11-30' }],
  inicial: ['2026-11-01'],
  final: ['2026-11-30'],
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
  depois: ['0', documentoId, `${instante}_${documentoId}`],
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
