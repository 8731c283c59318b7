import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import type { Periodo } from '@trevo/rules/relatorio/periodo-relatorio';
import type { RelatorioWire } from './relatorio.presenter.ts';

const inteiro = new Intl.NumberFormat('pt-BR');
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

export const formatInteiro = (valor: number): string => inteiro.format(valor);
export const formatReais = (centavos: number): string => reais.format(centavos / 100);
const formatPeriodo = ({ de, ate }: Periodo): string => `${formatDiaMesAno(de)} a ${formatDiaMesAno(ate)}`;

/** Words of the weekly report. */
export const relatorioText = {
  titulo: 'Relatório da semana',
  periodo: formatPeriodo,
  rodape: (campanha: string, periodo: Periodo) => `Relatório de ${campanha}, ${formatPeriodo(periodo)}`,
  abertura:
    'Números da campanha na semana, sem dados pessoais. Notas contam pela hora do cadastro e pela situação de agora: ' +
    'uma decisão de depois muda a semana em que a nota foi cadastrada. Entre parênteses, a semana anterior.',
  fatos: { campanha: 'Campanha', periodo: 'Semana', ate: 'Dados até' },
  colunas: {
    medida: 'Medida',
    semana: 'Semana',
    anterior: 'Semana anterior',
    dia: 'Dia',
    cadastros: 'Cadastros',
    notas: 'Notas',
    validas: 'Válidas',
    motivo: 'Motivo',
    loja: 'Loja',
    estado: 'Estado',
    premio: 'Prêmio',
    saidos: 'Saíram',
    total: 'Total',
    mes: 'Vence em',
    valor: 'Valor',
    situacao: 'Situação',
    pedidos: 'Pedidos',
    sinal: 'Sinal',
  },
  secoes: {
    funil: 'Pessoas e notas',
    dias: 'Por dia',
    prazos: 'Tempo até a decisão',
    motivos: 'Motivos de recusa',
    lojas: 'Lojas',
    estados: 'Estados',
    numeros: 'Números da sorte',
    premios: 'Prêmios instantâneos',
    saldos: 'Pontos e cashback por mês de vencimento',
    pedidos: 'Pedidos',
    custo: 'Custo por nota válida',
  },
  medidas: {
    cadastros: 'Cadastros na promotora',
    primeiras: 'Pessoas com a primeira nota',
    primeirasValidas: 'Pessoas com a primeira nota válida',
    notas: 'Notas',
    validas: 'Notas válidas',
    invalidas: 'Notas recusadas',
    pendentes: 'Notas em análise',
    aprovacao: 'Aprovação das notas decididas',
    numeros: 'Números da sorte concedidos',
    contestadas: 'Notas contestadas',
    revertidas: 'Contestadas que agora valem',
  },
  semDecisao: 'nenhuma decisão',
  prazo: (mediana: string, p95: string) => `metade em ${mediana}; 95% em ${p95}`,
  quem: { pessoa: 'Por uma pessoa', regra: 'Pelas regras' },
  ateTempo: (segundos: number | null): string => {
    if (segundos === null) return 'mais de 7 dias';
    if (segundos < 60) return `até ${segundos} s`;
    if (segundos < 3_600) return `até ${segundos / 60} min`;
    if (segundos <= 172_800) return `até ${segundos / 3_600} h`;
    return `até ${segundos / 86_400} dias`;
  },
  outrasLojas: (grupos: number) => `Outras ${formatInteiro(grupos)} (menos de 5 pessoas cada, ou menores)`,
  outrosEstados: 'Outros (menos de 5 pessoas, ou não informado)',
  restam: (restam: number, total: number) => `${formatInteiro(restam)} de ${formatInteiro(total)}`,
  numerosRestam: 'Restam',
  previsao: 'Previsão',
  acabam: (dia: string | null) =>
    dia === null ? 'não acabam neste ritmo' : `acabam por volta de ${formatDiaMesAno(dia)}`,
  semPrevisao: 'sem previsão: menos de 3 dias inteiros de medida',
  semPrazo: 'sem vencimento',
  moedas: { pontos: 'Pontos', cashback: 'Cashback' },
  parcelas: { cashback: 'Cashback concedido', premios: 'Prêmios instantâneos que saíram' },
  porValida: 'Por nota válida',
  naoSeSabe: 'O que não está neste custo',
  faltas: {
    pontos: 'o valor dos pontos, que a campanha não declara',
    premiosSemValor: 'prêmios sem valor declarado no arquivo da campanha',
    mensagens: 'o preço de cada mensagem, que ninguém informou',
    consultas: 'o preço de cada consulta a uma fonte, que ninguém informou',
  },
  situacoes: {
    PENDENTE: 'A aprovar',
    APROVADO: 'Aprovado',
    SEPARACAO: 'Em separação',
    ENVIADO: 'Enviado',
    ENTREGUE: 'Entregue',
    REPROVADO: 'Reprovado',
    CANCELADO: 'Cancelado',
  },
  email: (
    { descricao, ano, identificacao }: { descricao: string; ano: number; identificacao: string },
    periodo: Periodo,
    { totais: { atual } }: RelatorioWire,
  ) => ({
    assunto: `Relatório da semana: ${descricao}`,
    texto: [
      `Números da campanha ${descricao} (${ano}/${identificacao}) de ${formatPeriodo(periodo)}:`,
      '',
      `Notas: ${formatInteiro(atual.notas)}`,
      `Válidas: ${formatInteiro(atual.validas)}`,
      `Recusadas: ${formatInteiro(atual.invalidas)}`,
      `Em análise: ${formatInteiro(atual.pendentes)}`,
      '',
      'O PDF anexo tem o relatório inteiro, sem dados pessoais.',
      '',
      'Este e-mail vem toda segunda-feira porque um administrador da campanha escreveu o seu endereço na lista.',
      'Para não receber mais, peça a um administrador que tire o seu endereço em Relatórios, E-mail da semana.',
    ].join('\n'),
  }),
} as const;
