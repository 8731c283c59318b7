import { formatContagem } from '@trevo/client/format.ts';
import type { ArquivoSituacao } from '@trevo/rules/arquivo/situacao-arquivo';

const situacoes: Readonly<Record<ArquivoSituacao, string>> = {
  naFila: 'Na fila',
  escrevendo: 'Escrevendo',
  pronta: 'Pronto',
  vencida: 'Vencido',
  cancelada: 'Cancelado',
  falhou: 'Falhou',
};

/** Words of a file that the server writes. */
export const arquivoConsoleText = {
  situacoes,
  baixado: (vezes: number) => (vezes === 1 ? 'baixado 1 vez' : `baixado ${formatContagem(vezes)} vezes`),
  falhou: 'Peça de novo. Se falhar outra vez, avise o suporte.',
  voltar: 'Voltar',
  baixar: { abrir: 'Baixar', abrirDe: (nome: string) => `Baixar ${nome}` },
  cancelar: {
    abrir: 'Cancelar',
    abrirDe: (nome: string) => `Cancelar ${nome}`,
    titulo: 'Cancelar o arquivo?',
    mensagem: 'Ele deixa de ser escrito. Você pode pedir outro.',
    fazer: 'Cancelar o arquivo',
    feito: 'Arquivo cancelado.',
  },
  apagar: {
    abrir: 'Apagar',
    abrirDe: (nome: string) => `Apagar ${nome}`,
    titulo: 'Apagar o arquivo?',
    mensagem: 'Ninguém mais poderá baixar. Você pode pedir outro.',
    fazer: 'Apagar o arquivo',
    feito: 'Arquivo apagado.',
  },
} as const;
