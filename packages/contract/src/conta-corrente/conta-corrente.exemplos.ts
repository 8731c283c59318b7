import { documentoId, instante, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { contaText } from '../palavras.text.ts';

const previsao = { em: '2026-11-28T15:00:00.000Z', valor: 20 };
const vencimento = { em: '2027-11-21T15:00:00.000Z', valor: 20 };
const saldos = {
  saldo: 180,
  saldoDisponivel: 180,
  saldoALiberar: 20,
  saldoTotal: 200,
  liberaEm: previsao.em,
  aExpirar: 20,
  expiraEm: vencimento.em,
  devido: 0,
  liberacoes: [previsao],
  vencimentos: [vencimento],
};

export const contaCorrenteExemplos: Exemplos = {
  'contaCorrente.saldos.retorno': [saldos],
  'cashback.saldo.retorno': [
    {
      valorDisponivel: 1800,
      valorDisponibilizar: 250,
      disponibilizaEm: previsao.em,
      valorExpirar: 300,
      expiraEm: vencimento.em,
      valorALiberar: 250,
      devido: 0,
      disponibilizacoes: [{ ...previsao, valor: 250 }],
      vencimentos: [{ ...vencimento, valor: 300 }],
    },
  ],
  mes: ['2026-11'],
  lancamentoID: ['pontos-17'],
  'lancamentos.retorno.retorno.id': ['pontos-17'],
  'contaCorrente.lancamento.retorno.id': ['pontos-17'],
  'extrato.retorno.retorno.id': ['cashback-17'],
  'extratosSimplificados.retorno.retorno.id': ['cashback-17'],
  'extratosSimplificados.query.filtro': ['{"tipo":"CREDITO","inicial":"2026-11-01"}'],
  'lotes.id': ['pontos-12'],
  'retorno.descricao': [
    contaText.origens.documento,
    'Aço inox, 750 ml. Mantém quente por 12 horas e gelado por 24.',
  ],
  'lotes.descricao': [contaText.origens.documento],
  valor: [20],
  movimento: ['CREDITO'],
  liberaEm: ['2026-11-28T15:00:00.000Z'],
  concedidoEm: [instante],
  pedidoID: [null],
  saldo: [200],
  devido: [0],
  'contaCorrente.metas.retorno': [
    [
      {
        id: 'bronze',
        nome: 'Folha de bronze',
        moeda: 'pontos',
        alvo: 500,
        atual: 200,
        percentual: 40,
        premio: { moeda: 'pontos', valor: 50 },
        ate: '2027-06-30',
        concluidaEm: null,
      },
    ],
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
};
