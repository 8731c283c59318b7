import type { BloqueioTipo } from '@trevo/contract/bloqueio/bloqueio.calls';
import { formatContagem } from '@trevo/client/format.ts';

const tipos: Readonly<Record<BloqueioTipo, string>> = {
  cpf: 'CPF',
  celular: 'Telefone',
  aparelho: 'Aparelho',
  emitente: 'Loja (CNPJ)',
  rede: 'Rede',
};

/** Words of blocked values. */
export const bloqueioConsoleText = {
  titulo: 'Bloqueios',
  ajuda:
    'Quem está aqui entra na conta e vê o que ganhou, mas notas e códigos novos são recusados. Quem tem o CPF bloqueado, ou o telefone com que entra, também fica fora do sorteio que for congelado enquanto o bloqueio vale.',
  tipos,
  valores: {
    cpf: { rotulo: 'CPFs', dica: 'Um por linha, como 605.992.674-61.' },
    celular: { rotulo: 'Telefones', dica: 'Um por linha, com DDD, como (67) 99999-1234.' },
    aparelho: {
      rotulo: 'Notas enviadas pelo aparelho',
      dica: 'Chave de acesso ou protocolo de uma nota, um por linha. O aparelho que enviou a nota é bloqueado.',
    },
    emitente: {
      rotulo: 'CNPJs',
      dica: 'Um por linha. Só os 8 primeiros algarismos bloqueiam todas as filiais.',
    },
    rede: {
      rotulo: 'Endereços ou redes',
      dica: 'Um por linha, como 189.4.10.7 ou 189.4.10.0/24. Uma rede pode ser de muita gente: de uma loja, de uma operadora.',
    },
  } satisfies Readonly<Record<BloqueioTipo, { rotulo: string; dica: string }>>,
  lista: 'Bloqueios da campanha',
  colunas: {
    valor: 'O que',
    motivo: 'Motivo',
    incluido: 'Incluído',
    ate: 'Até',
    situacao: 'Situação',
    acao: 'Ação',
  },
  por: (nome: string) => `por ${nome}`,
  semFim: 'sem fim',
  situacoes: { ativo: 'Bloqueado', encerrado: 'Terminou', retirado: 'Retirado' },
  filtros: {
    nome: 'Filtros',
    tipo: 'Tipo',
    todos: 'Todos',
    situacao: 'Situação',
    todas: 'Todas',
    situacoes: { ativos: 'Valem agora', encerrados: 'Já não valem' },
  },
  vazia: {
    titulo: 'Nenhum bloqueio',
    mensagem: 'Nada está bloqueado nesta campanha.',
    mensagemEscreve: 'Nada está bloqueado nesta campanha. Use "Bloquear" quando alguém fraudar.',
    filtrada: 'Nenhum bloqueio com estes filtros. Escolha outros.',
  },
  importados: (total: number): string =>
    total === 0
      ? 'A lista importada de CPFs que o regulamento exclui está vazia.'
      : total === 1
        ? 'A lista importada tem 1 CPF que o regulamento exclui.'
        : `A lista importada tem ${formatContagem(total)} CPFs que o regulamento exclui.`,
  semEfeito: {
    titulo: (total: number) =>
      `A lista importada, com ${total === 1 ? '1 CPF' : `${formatContagem(total)} CPFs`}, não vale nesta campanha`,
    mensagem:
      '"Recusar CPF restrito" está desligado no arquivo da campanha: as pessoas da lista se cadastram, participam e ganham. Se o regulamento as exclui, ligue e publique o arquivo antes de congelar o próximo sorteio.',
  },
  conferir: {
    titulo: 'Um valor está bloqueado?',
    tipo: 'Tipo',
    valor: 'Valor exato',
    valorNota: 'Chave ou protocolo de uma nota',
    falta: 'Escreva o valor.',
    conferir: 'Conferir',
    livre: 'Não está bloqueado.',
    bloqueado: (motivo: string) => `Está bloqueado: ${motivo}`,
    importado: 'Está na lista importada: o regulamento exclui este CPF.',
    importadoSemEfeito: 'Está na lista importada, mas a lista não vale nesta campanha.',
    foraDaLista: 'Também não está na lista importada.',
  },
  incluir: {
    abrir: 'Bloquear',
    titulo: 'Bloquear',
    tipo: 'O que bloquear',
    ate: 'Até quando',
    dicaAte: 'Opcional. É o último dia; sem ele o bloqueio não termina sozinho.',
    falta: 'Escreva ao menos um valor.',
    demais: (maximo: number) => `Envie no máximo ${maximo} linhas de cada vez.`,
    motivo: 'Por que bloquear?',
    efeito: 'Vale na hora para notas e códigos novos desta campanha. A pessoa não vê o motivo.',
    efeitoSorteio: {
      cpf: 'Os números que a pessoa já tem ficam fora do sorteio que for congelado enquanto o bloqueio vale. Para ela participar, retire o bloqueio antes.',
      celular:
        'Os números de quem entra com este telefone ficam fora do sorteio que for congelado enquanto o bloqueio vale. Para a pessoa participar, retire o bloqueio antes.',
    } as Readonly<Partial<Record<BloqueioTipo, string>>>,
    feitos: (total: number) => (total === 1 ? '1 bloqueio incluído.' : `${total} bloqueios incluídos.`),
    jaEstavam: (total: number) =>
      total === 1 ? '1 já estava bloqueado.' : `${total} já estavam bloqueados.`,
    sobraram: (total: number) =>
      total === 1
        ? 'Uma linha não serve. Corrija e envie de novo:'
        : `${total} linhas não servem. Corrija e envie de novo:`,
    linha: (valor: string, mensagem: string) => `${valor}: ${mensagem}`,
  },
  retirar: {
    abrir: 'Retirar',
    abrirDe: (valor: string) => `Retirar o bloqueio de ${valor}`,
    titulo: 'Retirar o bloqueio',
    efeito: (valor: string) =>
      `Notas e códigos de ${valor} voltam a contar na hora. O que foi recusado antes precisa ser enviado de novo. Um sorteio já congelado não muda.`,
    efeitoEmitente: (valor: string) =>
      `Notas da loja ${valor} voltam a contar na hora. As que foram recusadas antes continuam recusadas, e a conferência pode mudar cada uma.`,
    motivo: 'Por que retirar?',
    feito: 'Bloqueio retirado.',
  },
  revelar: {
    abrir: 'Ver',
    abrirDe: (valor: string) => `Ver por inteiro: ${valor}`,
    titulo: 'Ver por inteiro',
    mensagem: 'O dado aparece por 60 segundos. O motivo e o seu nome ficam registrados.',
    motivo: 'Por que você precisa deste dado?',
    ver: 'Ver o dado',
  },
} as const;
