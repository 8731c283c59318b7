import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

type Situacao = RetornoOf<Calls['operador.obterImportacaoVendas']>['situacao'];

const situacoes: Readonly<Record<Situacao, string>> = {
  recebido: 'na fila',
  importando: 'lendo',
  pronto: 'pronto',
  interrompido: 'incompleto',
  recusado: 'recusado',
};

/** Words of the sales files. */
export const vendaConsoleText = {
  titulo: 'Vendas',
  ajuda:
    'Arquivos com as vendas das lojas. Com eles, o valor de cada nota é conferido sem esperar a página do estado.',
  enviar: {
    rotulo: 'Arquivo de vendas',
    soltar: 'Solte aqui um arquivo CSV ou XML, ou',
    escolher: 'Escolher arquivo',
    enviando: (nome: string) => `Enviando ${nome}`,
    progresso: (parte: number) => `${Math.round(parte * 100)}% enviado`,
    cancelar: 'Cancelar o envio',
    recebido: (nome: string) => `${nome} foi recebido. A leitura segue sozinha.`,
    repetido: (nome: string) => `${nome} já tinha sido enviado; nada mudou.`,
  },
  historico: 'Arquivos enviados',
  arquivo: 'Arquivo',
  situacao: 'Situação',
  situacoes,
  linhas: 'Linhas',
  novas: 'Novas',
  mudadas: 'Mudadas',
  erros: 'Com erro',
  quando: 'Recebido',
  acao: 'Ação',
  baixarErros: 'Baixar erros',
  baixarErrosDe: (nome: string) => `Baixar os erros de ${nome}`,
  nomeErros: (nome: string) => `erros-${nome.replace(/\.\w+$/, '')}.csv`,
  vazia: {
    titulo: 'Nenhum arquivo enviado',
    mensagem: 'Envie o primeiro: um CSV com as colunas chave_acesso e valor, ou o XML das notas.',
  },
  semNome: 'vendas',
} as const;
