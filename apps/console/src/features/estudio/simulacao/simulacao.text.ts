import type { SimulacaoSituacao } from '@trevo/contract/estudio/simulacao.calls';

const situacoes: Readonly<Record<SimulacaoSituacao, string>> = {
  fila: 'Na fila',
  rodando: 'Simulando',
  pronta: 'Pronta',
  falhou: 'Falhou',
  cancelada: 'Cancelada',
};

const estados: Readonly<Record<SimulacaoSituacao, string>> = {
  fila: 'Na fila. Você pode sair daqui: a simulação roda no servidor e o resultado fica guardado.',
  rodando: 'Simulando. Você pode sair daqui: a simulação roda no servidor e o resultado fica guardado.',
  pronta: 'Simulação pronta.',
  falhou: 'A simulação falhou.',
  cancelada: 'Simulação cancelada. Ela não tem resultado.',
};

/** Words of the simulation. */
export const simulacaoText = {
  ajuda:
    'Uma multidão de mentira passa pelas regras de verdade, num banco separado. O resultado é a amostra levada ao total esperado, e fica guardado por 30 dias.',
  notas: 'Notas na campanha inteira',
  pessoas: 'Pessoas',
  centavos: 'Valor médio de uma nota',
  simular: 'Simular',
  situacoes,
  estados,
  progresso: 'Andamento da simulação',
  porcento: (valor: number) => `${valor} %`,
  cancelar: 'Cancelar a simulação',
  campanha: (identificacao: string, ano: number) => `${identificacao}, ${ano}`,
  de: (identificacao: string, ano: number) => `Simulação de ${identificacao}, ${ano}`,
  multidao: (notas: string, pessoas: string, valor: string) =>
    `${notas} notas de ${pessoas} pessoas, de ${valor} em média.`,
  ultimas: 'Últimas simulações',
  colunas: { campanha: 'Campanha', notas: 'Notas', pedida: 'Pedida', situacao: 'Situação', acao: 'Ação' },
  por: (nome: string) => `por ${nome}`,
  ver: 'Ver',
  verDe: (identificacao: string, quando: string) => `Ver a simulação de ${identificacao}: ${quando}`,
  nenhuma: {
    titulo: 'Nenhuma simulação',
    mensagem: 'Esta promotora não simulou campanhas nos últimos 30 dias.',
    mensagemPede: 'Diga quantas notas e pessoas espera, e use "Simular".',
  },
  numero: 'Use um número inteiro maior que zero.',
  invalida: {
    titulo: 'A simulação espera um texto sem erros',
    mensagem: 'Corrija os erros da campanha e volte aqui.',
  },
  amostra: (notas: string, pessoas: string, dias: string) =>
    `Amostra de ${notas} notas de ${pessoas} pessoas em ${dias} dias.`,
  porNota: 'Uma nota, em média',
  medias: {
    numeros: 'números da sorte',
    cartelas: 'raspadinhas ou giros',
    pontos: 'pontos',
    centavos: 'de valor',
  },
  estoques: 'O que acaba',
  tipos: { numeros: 'Números da sorte', premios: 'Prêmios instantâneos', cartelas: 'Raspadinhas previstas' },
  estoque: 'Estoque',
  usado: 'Usado até o fim',
  total: 'Total',
  acaba: 'Acaba em',
  dura: 'Dura até o fim',
  acabaAntes: (dia: string) => `Acaba em ${dia}`,
  limites: 'O que os limites seguram',
  nenhumLimite: 'Nenhuma nota da amostra bateu em um limite.',
  causa: 'Limite',
  notasDaAmostra: 'Notas da amostra',
  graficos: {
    notas: 'Notas por dia',
    numeros: 'Números da sorte concedidos',
    cartelas: 'Raspadinhas ou giros concedidos',
    premios: 'Prêmios instantâneos ganhos',
    pontos: 'Pontos concedidos',
  },
  dia: 'Dia',
  valor: 'Quantidade',
  tabela: (nome: string) => `${nome}, em tabela`,
  maximo: (valor: string) => `máximo ${valor}`,
  noFim: (valor: string) => `no fim ${valor}`,
} as const;
