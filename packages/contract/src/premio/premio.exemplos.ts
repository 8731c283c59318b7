import {
  atorExemplo,
  cartaoId,
  instante,
  instanteDepois,
  jpeg,
  pessoaExemplo,
  pessoaId,
  type Exemplos,
} from '../exemplos/exemplo-valores.ts';

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
  notaRecusadaEm: null,
  entreguePor: null,
  ator: null,
};

const noQuadro = {
  premioID: cartaoId,
  consumidorID: pessoaId,
  origem: 'instantaneo',
  nome: premioGanho.nome,
  entrega: 'promotora',
  premiado: 'Zuleide S. N.',
  cpf: premio.cpf,
  ganhoEm: instante,
  sorteio: null,
  numero: null,
  situacao: 'GANHO',
  entregarAte: '2026-12-21',
  caducaEm: '2027-05-20',
  avisadoEm: null,
  documentosEm: null,
  notaRecusadaEm: null,
  pausa: null,
  entregueEm: null,
  entreguePor: null,
};
const nomeArquivo = 'q1w2e3r4t5y6u7i8o9p0a1.s2d3f4g5h6j7k8l9z0x1c2.jpg';
const inteiro = {
  ...noQuadro,
  codigo: premio.codigo,
  instrucoes: premioGanho.instrucoes,
  arquivos: [],
  arquivosAte: null,
  historico: [],
};
const passo = { em: instanteDepois, ator: atorExemplo, motivo: null };
const pausa = { em: instanteDepois, motivo: 'Documento ilegível, pedimos outro.' };

export const premioExemplos: Exemplos = {
  raspadinhaID: [cartaoId],
  premioID: [cartaoId],
  'operador.procurarPremio.query.codigo': ['4444 5555 6661'],
  'operador.procurarPremio.retorno': [[premio]],
  'operador.entregarPremio.retorno': [
    {
      ...premio,
      situacao: 'ENTREGUE',
      entregueEm: instanteDepois,
      entreguePor: 'Loja Sé, caixa 3, Noemi',
      ator: atorExemplo,
    },
  ],
  entreguePor: ['Loja Sé, caixa 3, Noemi'],
  'operador.premios.query.situacao': ['GANHO'],
  'operador.premios.query.premio': ['vale50'],
  'operador.premios.query.prazo': ['atrasados'],
  'operador.premios.retorno.retorno': [[noQuadro]],
  'operador.premios.retorno.premios': [[{ id: 'vale50', nome: premioGanho.nome }]],
  'operador.premios.retorno.depois': [`${instante}_${cartaoId}`],
  'operador.premio.retorno': [inteiro],
  'operador.verContatoPremio.body.motivo': ['Ligar para combinar a entrega.'],
  'operador.verContatoPremio.retorno': [
    { nome: pessoaExemplo.nome, telefone: pessoaExemplo.telefoneContato, email: pessoaExemplo.email },
  ],
  'operador.andarPremio.body': [{ passo: 'avisado', feito: true }],
  'operador.andarPremio.retorno': [
    {
      ...inteiro,
      situacao: 'AVISADO',
      avisadoEm: instanteDepois,
      historico: [{ passo: 'avisado', ...passo }],
    },
  ],
  'operador.pausarPremio.body': [{ pausado: true, motivo: pausa.motivo }],
  'operador.pausarPremio.retorno': [
    { ...inteiro, pausa, historico: [{ passo: 'pausado', ...passo, motivo: pausa.motivo }] },
  ],
  'operador.desfazerEntrega.retorno': [
    {
      ...inteiro,
      historico: [
        { passo: 'entregue', ...passo, em: instante },
        { passo: 'entregaDesfeita', ...passo, motivo: 'Entregamos a outra pessoa com o mesmo nome.' },
      ],
    },
  ],
  'operador.anexarPremio.body': [{ tipo: 'recibo', arquivoBase64: jpeg }],
  'operador.anexarPremio.retorno': [
    {
      ...inteiro,
      arquivos: [{ nomeArquivo, tipo: 'recibo', enviadoEm: instanteDepois, ator: atorExemplo }],
    },
  ],
  'operador.arquivoPremio.params.nomeArquivo': [nomeArquivo],
  'operador.arquivoPremio.retorno': [
    { nomeArquivo, tipo: 'recibo', tipoConteudo: 'image/jpeg', conteudoBase64: jpeg },
  ],
};
