import type { PedidoSituacao } from '@trevo/rules/conta/pedido-situacao';
import { contaText } from '@trevo/contract/palavras.text';

const contar = (total: number): string => (total === 1 ? '1 pedido' : `${total} pedidos`);

/** Words of the orders of a promoter. */
export const pedidoConsoleText = {
  titulo: 'Pedidos',
  ajuda: 'Os pedidos feitos com pontos e cashback, por situação, do mais antigo ao mais novo.',
  situacao: 'Situação',
  situacoes: {
    PENDENTE: 'Esperam aprovação',
    APROVADO: 'Aprovados',
    SEPARACAO: 'Em separação',
    ENVIADO: 'Enviados',
    ENTREGUE: 'Entregues',
    REPROVADO: 'Reprovados',
    CANCELADO: 'Cancelados pela pessoa',
  } satisfies Record<PedidoSituacao, string>,
  colunas: {
    escolher: 'Escolher',
    pedido: 'Pedido',
    entregar: 'Para quem e onde',
    total: 'Total',
    feito: 'Feito em',
    acao: 'Ação',
  },
  escolherTodos: 'Escolher todos os que aparecem',
  escolher: (numero: string) => `Escolher o pedido ${numero}`,
  vezes: (quantidade: number, nome: string) => `${quantidade} × ${nome}`,
  valor: contaText.valor,
  retirada: (loja: string) => `Retira em ${loja}`,
  semEndereco: 'Sem endereço guardado',
  rastreio: (codigo: string) => `Rastreio ${codigo}`,
  deve: (valor: string) => `Deve ${valor}`,
  vazia: {
    titulo: 'Nenhum pedido nesta situação',
    mensagem: 'Escolha outra situação. Pedidos novos aparecem em "Esperam aprovação".',
  },
  acoes: {
    APROVADO: 'Aprovar',
    SEPARACAO: 'Separar',
    ENVIADO: 'Marcar como enviado',
    ENTREGUE: 'Marcar como entregue',
    REPROVADO: 'Reprovar',
  },
  escolhidos: (total: number) => `${contar(total)} ${total === 1 ? 'escolhido' : 'escolhidos'}`,
  previa: {
    titulo: (acao: string, total: number) => `${acao}: ${contar(total)}`,
    muda: (total: number, depois: string) =>
      `${contar(total)} ${total === 1 ? 'passa' : 'passam'} para "${depois}". Cada pessoa recebe um aviso.`,
    reprova: 'O valor volta para a conta de cada pessoa e os produtos voltam ao estoque. Isto não tem volta.',
    devem: (total: number) =>
      total === 1
        ? 'Uma destas pessoas deve pontos ou cashback, porque uma nota dela foi recusada depois.'
        : `${total} destas pessoas devem pontos ou cashback, porque uma nota delas foi recusada depois.`,
    semEndereco: (total: number) => `${contar(total)} sem endereço guardado.`,
    comRastreio: (total: number) => `${contar(total)} com código de rastreio.`,
    motivo: 'Por que reprovar? A pessoa lê este motivo.',
  },
  movidos: (total: number) => `${contar(total)} ${total === 1 ? 'mudou' : 'mudaram'} de situação.`,
  recusados: (total: number) => `${contar(total)} não ${total === 1 ? 'mudou' : 'mudaram'}:`,
  voltar: {
    acao: 'Voltar um passo',
    de: (numero: string) => `Voltar um passo o pedido ${numero}`,
    titulo: 'Voltar um passo',
    mensagem: (antes: string) => `O pedido volta para "${antes}". A pessoa vê isso no aplicativo.`,
    motivo: 'Por que voltar?',
    feito: 'O pedido voltou um passo.',
  },
  arquivo: {
    titulo: 'Transportadora',
    ajuda:
      'Baixe os pedidos em separação, envie à transportadora e traga de volta o arquivo com a coluna rastreio.',
    baixar: 'Baixar para a transportadora',
    nome: (situacao: string) => `pedidos-${situacao}.csv`,
    colunas: [
      'pedido',
      'destinatario',
      'cep',
      'endereco',
      'numero',
      'complemento',
      'bairro',
      'cidade',
      'uf',
      'itens',
      'rastreio',
    ],
    ler: 'Ler códigos de rastreio',
    rotulo: 'Arquivo com códigos de rastreio',
    semColunas: 'O arquivo precisa das colunas pedido e rastreio, como no arquivo baixado.',
    semCodigos: 'Nenhuma linha tem pedido e código de rastreio válidos.',
    linhasRuins: (total: number) =>
      total === 1
        ? '1 linha sem pedido ou código válido fica de fora.'
        : `${total} linhas sem pedido ou código válido ficam de fora.`,
  },
} as const;
