import { formatContagem } from '@trevo/client/format.ts';

/** Words of codes and stock. */
export const estoqueConsoleText = {
  titulo: 'Códigos e estoque',
  ajuda: 'O que resta de cada produto, voucher e lote de códigos impressos.',
  total: 'Total',
  usados: 'Usados',
  restam: 'Restam',
  situacao: 'Situação',
  acao: 'Ação',
  livre: 'Vale',
  bloqueado: 'Bloqueado',
  produtos: {
    titulo: 'Produtos',
    nome: 'Produto',
    pedidos: 'Pedidos',
    vazia: 'Esta campanha não tem produtos.',
    ajustar: 'Ajustar',
    ajustarDe: (nome: string) => `Ajustar o estoque de ${nome}`,
    dialogo: (nome: string) => `Ajustar o estoque: ${nome}`,
    restam: (total: number) => `Restam ${formatContagem(total)}. Pedidos já feitos não mudam.`,
    unidades: 'Quantas unidades entram ou saem',
    dica: 'Use um sinal de menos para tirar, como -3.',
    faltaUnidades: 'Use um número inteiro diferente de zero.',
    motivo: 'Por que ajustar?',
    feito: 'Estoque ajustado.',
  },
  vouchers: {
    titulo: 'Vouchers',
    nome: 'Voucher',
    vazia: 'Esta campanha não tem vouchers com códigos importados.',
    arquivo: (nome: string) => `Arquivo com códigos de ${nome}`,
  },
  codigos: {
    titulo: 'Códigos impressos',
    nome: 'Lote',
    vazia: 'Nenhum lote. Envie um arquivo com um código por linha.',
    novo: 'Nome do novo lote',
    dicaNovo: 'Letras, números, ponto, hífen e sublinhado, como LOTE-A1.',
    faltaNovo: 'Diga o nome do lote, como LOTE-A1.',
    arquivo: 'Arquivo com códigos impressos',
  },
  envio: {
    enviar: 'Enviar códigos',
    enviarDe: (nome: string) => `Enviar códigos de ${nome}`,
    enviando: (nome: string) => `Enviando ${nome}`,
    progresso: (parte: number) => `${Math.round(parte * 100)}%`,
    parar: 'Parar',
    novos: (novos: number, lidos: number) =>
      `${formatContagem(novos)} de ${formatContagem(lidos)} códigos são novos.`,
    ruins: (total: number, linhas: readonly number[]) =>
      `${formatContagem(total)} ${total === 1 ? 'linha não serve' : 'linhas não servem'}: ${linhas.join(', ')}${total > linhas.length ? '…' : ''}.`,
    vazio: 'O arquivo não tem nenhum código que sirva. Use um código por linha.',
  },
  bloqueio: {
    bloquear: 'Bloquear',
    bloquearDe: (nome: string) => `Bloquear ${nome}`,
    liberar: 'Liberar',
    liberarDe: (nome: string) => `Liberar ${nome}`,
    titulo: { bloquear: 'Bloquear os códigos', liberar: 'Liberar os códigos' },
    efeito: {
      bloquear: (restam: number) =>
        `${formatContagem(restam)} códigos sem uso deixam de valer até alguém liberar. Os já usados não mudam.`,
      liberar: (restam: number) => `${formatContagem(restam)} códigos sem uso voltam a valer.`,
    },
    motivo: { bloquear: 'Por que bloquear?', liberar: 'Por que liberar?' },
    feito: { bloquear: 'Códigos bloqueados.', liberar: 'Códigos liberados.' },
  },
} as const;
