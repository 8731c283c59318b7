import { errors } from '../errors.ts';
import {
  atorExemplo,
  chaveExemplo,
  documentoId,
  instante,
  instanteDepois,
  pessoaExemplo,
  type Exemplos,
} from '../exemplos/exemplo-valores.ts';
import { evidenciaText } from '../palavras.text.ts';

const { cpf } = pessoaExemplo;

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

/** Endings of places with receipts that have earned nothing, or nothing any more. */
const semGanho = [
  'documentoFiscal.contestar.retorno',
  'documentoFiscal.pendentes.listar.retorno.retorno',
  'operador.listarPendentes.retorno.retorno',
  'operador.apurarDocumento.retorno',
];

const item = { nome: 'CAFE TORRADO 500G', quantidade: 4, unidade: 'UN', centavos: 12_345 };

const lida = {
  situacao: 'acreditada',
  campos: [
    {
      nome: 'valorCentavos',
      valor: '12345',
      caixa: [
        [0.62, 0.71],
        [0.84, 0.71],
        [0.84, 0.74],
        [0.62, 0.74],
      ],
    },
  ],
  chaveAcesso: chaveExemplo,
  emitente: chaveExemplo.slice(6, 20),
  emitidoEm: '2026-11-20',
  valorCentavos: 12_345,
  itens: [item],
};

const leituraOperador = { ...lida, checagens: [{ nome: 'itensTotal', passou: true }] };

const fonte = {
  fonte: 'vendas',
  situacao: 'achada',
  emitente: chaveExemplo.slice(6, 20),
  emitidoEm: '2026-11-20',
  valorCentavos: 12_345,
  quantidade: 4,
  itens: [{ ...item, gtin: '02000000000015', codigo: '1015' }],
  cancelada: false,
  tarde: false,
  divergente: false,
  conferir: false,
};

export const documentoFiscalExemplos: Exemplos = {
  profile: [cpf],
  'retorno.multiplicador': [1],
  'operador.anotarDocumento.body.texto': ['Liguei para a loja: a compra confere.'],
  cnpjLoja: ['96635911000164'],
  documentoFiscalID: [documentoId],
  chaveAcesso: [chaveExemplo],
  coo: [null],
  uriImagem: [null, '7f3c9b0a51de4426.jpg'],
  'documentoFiscal.inserirNaoFiscal.body.uriImagem': ['7f3c9b0a51de4426.jpg'],
  'documentoFiscal.inserirNaoFiscal.body.tipo': ['NaoFiscal'],
  'dadosNaoFiscal.valor': [12_345],
  'dadosNaoFiscal.data': ['2026-11-20'],
  'documentoFiscal.inserirNaoFiscal.retorno.cabecalho': [{ chaveAcesso: null, coo: '000482' }],
  'documentoFiscal.inserirNaoFiscal.retorno.modelo': [null],
  tipoDocumento: ['Fiscal'],
  'documentoFiscal.inserirNaoFiscal.retorno.tipo': ['NaoFiscal'],
  modelo: ['65'],
  'configuracoes.tipo': ['Fiscal'],
  quantidadeLimite: [-1],
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
  pontos: [20],
  cashbackCentavos: [0],
  contestavel: [false],
  comprovacao: [undefined, { esperaHoras: 24 }],
  protocolo: ['3F9A-22C1'],
  'operador.procurarDocumento.query.chaveAcesso': [chaveExemplo],
  ambiente: ['1'],
  offline: [false],
  consultaQr: [undefined],
  'documentoFiscal.pendentes.enviar.body.emitidoEm': [undefined],
  'documentoFiscal.pendentes.enviar.body.valorCentavos': [undefined],
  'documentoFiscal.inserirNaoFiscal.body.aparelho': ['4f0c2a9be1d84736a5b0c9d8e7f61234'],
  'documentoFiscal.pendentes.enviar.body.aparelho': ['4f0c2a9be1d84736a5b0c9d8e7f61234'],
  capturadoEm: [instante],
  relogioEm: [instante],
  numeroDocumento: ['000482'],
  formaPagamento: ['Cartão de crédito'],
  'produtos.nome': ['Café 500 g'],
  'produto.compra.retorno.itens': [[item]],
  fonteItens: ['vendas'],
  'produto.compra.retorno.ganhoProdutos': [
    {
      porQue: ['Cafés participantes, 2 vezes: 2 números da sorte'],
      falta: null,
      quase: [],
      itens: [{ ordem: 0, listas: ['Cafés participantes'] }],
    },
  ],
  'documentoFiscal.contestar.body.mensagem': ['A compra é minha: o CPF está na nota.'],
  'documentoFiscal.declarar.body.produtos': [[{ lista: 'cafes', unidades: 2 }]],
  'documentoFiscal.leitura.retorno': [lida],
  ...Object.fromEntries(
    ['retorno.leitura', 'nota.leitura', 'notas.leitura'].map((place) => [place, [leituraOperador]]),
  ),
  leitura: [`${documentoId}.${'Zk3v0Q8b1yTj6mXc4sRf9wHn2pLd7gEa'}`],
  inicial: ['2026-11-01'],
  final: ['2026-11-30'],
  valorAte: ['50000'],
  limit: ['20'],
  'operador.apurarDocumento.body': [
    {
      status: 'INVALIDO',
      motivo: 'documentoFiscal.recusadoNaAnalise',
      observacao: 'A foto é de outra nota.',
    },
  ],
  'operador.corrigirDocumento.body': [{ valorCentavos: 12_345, observacao: 'Conferido na nota.' }],
  'operador.apurarDocumentos.body': [{ decisoes: [{ chaveAcesso: chaveExemplo, status: 'VALIDO' }] }],
  julgados: [1],
  recusados: [
    [
      {
        lugar: 1,
        codigo: 'documentoFiscal.naoPendente',
        mensagem: errors['documentoFiscal.naoPendente'].mensagem,
      },
    ],
  ],
  'operador.documentos.query.status': ['INVALIDO'],
  'operador.documentos.query.fonte': ['vendas'],
  'operador.documentos.query.motivo': ['documentoFiscal.recusadoNaAnalise'],
  'operador.documentos.retorno.depois': [`${instante}_${documentoId}`],
  'operador.listarPendentes.retorno.depois': [null],
  'operador.procurarDocumento.query.protocolo': ['3F9A-22C1'],
  ...Object.fromEntries(
    ['operador.procurarDocumento', 'operador.anotarDocumento'].map((id) => [
      `${id}.retorno.apuracao.historico`,
      [
        [
          { ...registrada, ator: null },
          { ...aprovada, ator: atorExemplo },
        ],
      ],
    ]),
  ),
  'operador.procurarDocumento.query': [{ chaveAcesso: chaveExemplo }],
  sorteados: [[]],
  repetidos: [0],
  desvioRelogioSegundos: [2],
  espera: [{ quem: 'pessoa', fonte: null, ate: null }],
  'operador.listarPendentes.query.espera': ['pessoa'],
  'operador.documentos.query.registroDe': ['2026-11-20'],
  'operador.documentos.query.registroAte': ['2026-11-21'],
  'operador.documentos.query.compraDe': ['2026-11-19'],
  'operador.documentos.query.compraAte': ['2026-11-21'],
  confirmacao: [undefined],
  fontes: [[fonte]],
  porQueRendeu: [['Cafés participantes, 2 vezes: 2 números da sorte']],
  listasProdutos: [[{ id: 'cafes', nome: 'Cafés participantes' }]],
  'produtos.lista': ['cafes'],
  'operador.preverVeredito.query.produtos': ['cafes:2'],
  sinais: [[{ sinal: 'COMPRA_GEMEA', peso: 40, descricao: evidenciaText.COMPRA_GEMEA({ notas: 1 }) }]],
  anotacoes: [[{ texto: 'Liguei para a loja: a compra confere.', criadaEm: instante, ator: atorExemplo }]],
  'operador.fontes.retorno': [
    [{ fonte: 'vendas', perguntadas: 31_204, achadas: 30_877, tarde: 41, divergentes: 9, contadas: 30_836 }],
  ],
};
