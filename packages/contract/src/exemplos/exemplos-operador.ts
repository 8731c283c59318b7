import { errors } from '../errors.ts';
import { avisoText, evidenciaText, sinalText } from '../palavras.text.ts';
import {
  cartaoId,
  chaveExemplo,
  documentoId,
  instante,
  instanteDepois,
  pessoaExemplo,
  pessoaId,
  sha256,
} from './exemplo-valores.ts';

const vizinho = {
  serie: '03',
  numero: '57698',
  distancia: 2,
  consumidorID: pessoaId,
  documentoFiscalID: documentoId,
  nome: pessoaExemplo.nome,
  telefone: pessoaExemplo.telefoneContato,
  email: pessoaExemplo.email,
};
const importacaoId = '019ab2d1-9c40-7e55-8d17-20a4b6c8e013';
const importacao = {
  id: importacaoId,
  nome: 'vendas-2026-11-20.csv',
  situacao: 'pronto',
  motivo: null,
  linhas: 4210,
  novas: 4198,
  mudadas: 3,
  iguais: 8,
  erros: 1,
  bytes: 318_442,
  totalBytes: 318_442,
  recebidoEm: instante,
  iniciadoEm: instante,
  terminadoEm: instanteDepois,
};
const fonte = {
  fonte: 'vendas',
  situacao: 'achada',
  emitente: chaveExemplo.slice(6, 20),
  emitidoEm: '2026-11-20',
  valorCentavos: 12_345,
  quantidade: 4,
  cancelada: false,
  tarde: false,
  divergente: false,
  conferir: false,
};
const provedores = [
  { servico: 'email', origem: 'programa', definidoEm: null },
  { servico: 'sms', origem: 'promotora', definidoEm: instante },
  { servico: 'picpay', origem: 'nenhum', definidoEm: null },
];
const premioGanho = {
  id: 'vale50',
  nome: 'Vale-compra de R$ 50',
  imagem: '/marcas/premio-vale.svg',
  entrega: 'promotora',
  instrucoes: 'Mostre este voucher e um documento com foto no balcão de qualquer loja Quatro Folhas.',
  retiradaAte: '2027-05-20',
};
const premio = {
  raspadinhaID: cartaoId,
  consumidorID: pessoaId,
  codigo: '4444 5555 6661',
  campanha: { ano: 2026, identificacao: 'TREVO', descricao: 'Trevo da Sorte' },
  premio: premioGanho,
  nome: pessoaExemplo.nome,
  cpf: '***.992.674-**',
  ganhoEm: instante,
  situacao: 'A_RECEBER',
  entregueEm: null,
  entreguePor: null,
};
const consulta = {
  uf: 'MS',
  ligada: true,
  pedidas: 420,
  pendentes: 6,
  achadas: 398,
  naoAchadas: 12,
  ilegiveis: 4,
  semPagina: 0,
  ritmoSegundos: 3,
  medianaSegundos: 41,
  ultimaBoaEm: instante,
  pausaAte: null,
  desligadaEm: null,
  desligadaPor: null,
  motivo: null,
};
const indicacao = {
  indicadoID: '019a1c02-7be1-7f44-9a60-8841aa02c5de',
  consumidorID: pessoaId,
  documentoFiscalID: documentoId,
  situacao: 'EM_ANALISE',
  motivo: null,
  criadoEm: instante,
  apuradoEm: null,
  sinais: [{ sinal: 'APARELHO', descricao: sinalText.APARELHO, vezes: 1 }],
};

/** What operators ask and do. */
export const exemplosOperador: Readonly<Record<string, readonly unknown[]>> = {
  consumidorID: [pessoaId],
  indicadoID: [indicacao.indicadoID],
  raspadinhaID: [cartaoId],
  promotora: ['quatrofolhas'],
  'operador.provedores.retorno': [provedores],
  'operador.retencao.retorno': [
    {
      contasMeses: 60,
      vencidas: 0,
      em30Dias: 112,
      em90Dias: 480,
      comPendencia: 3,
      rodadas: [{ dia: '2026-11-20', contasMeses: 60, previstas: 41, encerradas: 41 }],
    },
  ],
  'operador.definirProvedor.body': [
    {
      servico: 'sms',
      url: 'https://sms.exemplo.com.br/v1/mensagens',
      token: 'credencial-do-provedor',
      from: 'QUATRO',
    },
  ],
  'operador.definirProvedor.retorno': [provedores],
  'operador.removerProvedor.params.servico': ['sms'],
  'operador.removerProvedor.retorno': [
    provedores.map((um) => ({ ...um, origem: 'programa', definidoEm: null })),
  ],
  'operador.avisos.retorno': [[{ codigo: 'envio.semEmail', ...avisoText['envio.semEmail'] }]],
  'operador.consultas.retorno': [[consulta]],
  'operador.ligarConsulta.retorno': [[consulta]],
  'operador.decidirIndicacao.retorno': [{ ...indicacao, situacao: 'PREMIADA', apuradoEm: instanteDepois }],
  'operador.indicacoes.retorno.retorno': [[indicacao]],
  'operador.decidirIndicacao.body': [{ decisao: 'APROVAR' }],
  'operador.procurarPremio.query.codigo': ['4444 5555 6661'],
  'operador.procurarPremio.retorno': [[premio]],
  'operador.entregarPremio.retorno': [
    { ...premio, situacao: 'ENTREGUE', entregueEm: instanteDepois, entreguePor: 'Loja Sé, caixa 3, Noemi' },
  ],
  entreguePor: ['Loja Sé, caixa 3, Noemi'],
  'operador.procurarNumero.query.numero': ['57696'],
  'operador.procurarNumero.retorno': [{ acima: vizinho, abaixo: null }],
  premiados: [[{ serie: '03', numero: '57698', premio: 'Uma moto' }]],
  'operador.registrarPremiados.body.data': ['2026-12-19'],
  'operador.medirNumeros.retorno': [
    {
      total: 1_000_000,
      concedidos: 31_204,
      cancelados: 18,
      sorteDoMaisSortudo: 1.7,
      porSerie: [{ serie: '03', concedidos: 3118 }],
      diferencaNumeros: 0,
      diferencaRaspadinhas: 0,
      repetidos: 0,
    },
  ],
  'operador.importarVendas.body': [
    `chave_acesso;valor;emissao;quantidade\n${chaveExemplo};123,45;20/11/2026;4\n`,
  ],
  'operador.importarVendas.query.nome': ['vendas-2026-11-20.csv'],
  'operador.importarVendas.retorno': [
    {
      ...importacao,
      situacao: 'recebido',
      linhas: 0,
      novas: 0,
      mudadas: 0,
      iguais: 0,
      erros: 0,
      bytes: 0,
      iniciadoEm: null,
      terminadoEm: null,
      repetido: false,
    },
  ],
  'operador.listarImportacoesVendas.retorno.retorno': [[importacao]],
  'operador.listarImportacoesVendas.retorno.depois': [null],
  'operador.listarImportacoesVendas.query.depois': [importacaoId],
  'operador.obterImportacaoVendas.retorno': [importacao],
  'operador.obterImportacaoVendas.params.id': [importacaoId],
  'operador.errosVendas.params.id': [importacaoId],
  'operador.errosVendas.retorno': [
    '\uFEFFlinha;chave_acesso;problema;o_que_fazer\r\n318;;Falta a chave de acesso.;Confira a linha no arquivo.\r\n',
  ],
  'operador.conferirContas.retorno': [
    {
      contas: [],
      documentos: [],
      pedidos: [
        { regra: 'estoque', campanhaID: documentoId, nome: 'garrafa', esperado: 300, encontrado: 299 },
      ],
      vouchers: [],
    },
  ],
  'operador.moverPedido.body': [{ situacao: 'APROVADO' }],
  'operador.moverPedido.retorno.situacao': ['APROVADO'],
  'operador.importarVouchers.body.codigos': [['CINE-7F3C-9B0A', 'CINE-51DE-4426']],
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
  'operador.documentos.query.depois': [`${instante}_${documentoId}`],
  'operador.listarPendentes.query.depois': [`${instante}_${documentoId}`],
  'operador.documentos.retorno.depois': [`${instante}_${documentoId}`],
  'operador.listarPendentes.retorno.depois': [null],
  'operador.procurarDocumento.query.protocolo': ['3F9A-22C1'],
  'operador.procurarDocumento.query': [{ chaveAcesso: chaveExemplo }],
  sorteados: [[]],
  repetidos: [0],
  desvioRelogioSegundos: [2],
  fontes: [[fonte]],
  sinais: [[{ sinal: 'COMPRA_GEMEA', peso: 40, descricao: evidenciaText.COMPRA_GEMEA({ notas: 1 }) }]],
  anotacoes: [[{ texto: 'Liguei para a loja: a compra confere.', criadaEm: instante }]],
  'operador.fontes.retorno': [
    [{ fonte: 'vendas', perguntadas: 31_204, achadas: 30_877, tarde: 41, divergentes: 9, contadas: 30_836 }],
  ],
  restricoes: [
    [{ proprietario: false, cnpjCpfAssociado: 'informado', ativo: true }],
    [{ cpf: '60599267461', proprietario: false, cnpjCpfAssociado: '96635911000164', ativo: true }],
  ],
  'operador.importarAssociados.body.associados': [
    [{ cnpj: '96635911000164', email: 'se@quatrofolhas.example' }],
  ],
  'operador.importarAssociados.retorno.associados': [
    [{ cnpj: '96635911000164', situacao: 'CRIADO', emailEnviado: true }],
  ],
  'operador.publicarCampanha.retorno.hash': [sha256],
};
