import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

type Registro = RetornoOf<Calls['operador.auditoria']>['retorno'][number];

/** Results of an act in words. */
const resultados: Readonly<Record<Registro['resultado'], string>> = {
  feito: 'feito',
  recusado: 'recusado',
  negado: 'sem permissão',
  falhou: 'falhou',
  aberto: 'sem resultado ainda',
};

/** Kinds of actors other than a person. */
const tipos: Readonly<Record<Registro['ator']['tipo'], string | null>> = {
  operador: null,
  credencial: 'credencial',
  comando: null,
  token: null,
};

/** Words of the audit trail. */
export const auditoriaConsoleText = {
  titulo: 'Quem fez o quê',
  ajuda: {
    promotora: 'Cada ato por esta promotora, o mais novo primeiro. Ninguém apaga nem muda esta lista.',
    instalacao:
      'Cada ato que vale para a instalação toda, o mais novo primeiro. Ninguém apaga nem muda esta lista.',
  },
  correntes: {
    nome: 'Atos de quem',
    promotora: 'Desta promotora',
    instalacao: 'Da instalação',
  },
  quando: 'Quando',
  ato: 'O que aconteceu',
  alvo: 'Sobre',
  resultado: 'Resultado',
  resultados,
  tipos,
  tentou: (ato: string) => `tentou ${ato}`,
  outroAto: (acao: string) => ({ feito: `fez ${acao}`, fazer: `fazer ${acao}` }),
  motivo: (motivo: string) => `Motivo: ${motivo}`,
  vezes: (vezes: number) =>
    vezes === 1
      ? 'Uma recusa nesta hora'
      : `${vezes.toLocaleString('pt-BR')} recusas nesta hora; esta linha mostra a primeira`,
  alvos: {
    documentoFiscalID: 'nota',
    consumidorID: 'participante',
    operadorID: 'operador',
    credencialID: 'credencial',
    raspadinhaID: 'prêmio',
    orderId: 'pedido',
    indicadoID: 'indicação',
    identificacao: 'campanha',
    promotora: 'promotora',
    servico: 'serviço',
    uf: 'estado',
    propostaID: 'proposta',
    propostaPor: 'proposta por',
    bloqueioID: 'bloqueio',
    conviteID: 'convite',
    papel: 'papel',
    convidado: 'convidado',
    convidadoPor: 'convidado por',
    aprovadoPor: 'aprovado por',
    id: 'arquivo',
    situacao: 'situação',
  } as Readonly<Record<string, string>>,
  filtros: {
    nome: 'Filtros',
    pessoa: 'Pessoa',
    ato: 'Ato',
    alvo: 'Identificador',
    dicaAlvo: {
      promotora: 'De uma nota, participante ou credencial',
      instalacao: 'Como a sigla de um estado',
    },
    de: 'De',
    ate: 'Até',
    todos: 'Todos',
    todas: 'Todas',
    filtrar: 'Filtrar',
    limpar: 'Limpar filtros',
  },
  semResultado: {
    titulo: 'Nenhum ato com estes filtros',
    mensagem: 'Tire um deles para ver mais.',
  },
  vazia: {
    promotora: {
      titulo: 'Nenhum ato ainda',
      mensagem: 'O primeiro convite, julgamento ou envio aparece aqui.',
    },
    instalacao: {
      titulo: 'Nenhum ato ainda',
      mensagem: 'O primeiro convite para a instalação ou consulta desligada aparece aqui.',
    },
  },
  baixar: 'Baixar o que está na tela',
  arquivo: 'quem-fez-o-que.csv',
  colunas: ['quando', 'quem', 'ato', 'sobre', 'resultado', 'motivo', 'ordem', 'hash', 'vezes'],
} as const;
