import type { EncerramentoArquivo, EncerramentoItem } from '@trevo/rules/encerramento/checklist-encerramento';
import type { PrazoUnidade } from '@trevo/rules/encerramento/prazo-legal';
import { formatDiaMesAno } from '@trevo/rules/texto/mask';

const inteiro = new Intl.NumberFormat('pt-BR');
const contar = (total: number, um: string, muitos: string): string =>
  `${inteiro.format(total)} ${total === 1 ? um : muitos}`;

const unidades: Readonly<Record<PrazoUnidade, readonly [string, string]>> = {
  dias: ['dia', 'dias'],
  diasUteis: ['dia útil', 'dias úteis'],
  meses: ['mês', 'meses'],
};

/** Kinds of attached files. */
export const arquivoEncerramentoText: Readonly<Record<EncerramentoArquivo, string>> = {
  certificado: 'Certificado de autorização',
  aditamento: 'Aditamento',
  ataAssinada: 'Ata assinada',
  propriedade: 'Prova de propriedade dos prêmios',
  darf: 'DARF 0916 paga (imposto do prêmio)',
  recolhimento: 'DARF 0394 paga (prêmios não reclamados)',
  contas: 'Protocolo da prestação de contas',
};

/** Words of each point of the checklist. `falta`: the missing step, as a line of the kit. */
export const itemEncerramentoText: Readonly<
  Record<EncerramentoItem, { readonly titulo: string; readonly falta: (faltam: number) => string }>
> = {
  certificado: { titulo: 'Certificado anexado', falta: () => 'Anexe o PDF do certificado.' },
  cabecalho: {
    titulo: 'Cabeçalho do SCPC digitado por duas pessoas',
    falta: () => 'Duas pessoas digitam o cabeçalho, e o certificado é o da campanha publicada.',
  },
  regulamento: { titulo: 'Regulamento, cada versão publicada', falta: () => 'Publique a campanha.' },
  congelado: { titulo: 'Números congelados', falta: () => 'Congele os números do sorteio.' },
  resultado: {
    titulo: 'Resultado da Loteria Federal',
    falta: () => 'Duas pessoas digitam os cinco prêmios da extração.',
  },
  confirmado: { titulo: 'Ganhadores confirmados', falta: () => 'Confirme a apuração.' },
  ata: { titulo: 'Ata assinada anexada', falta: () => 'Baixe a ata, assine e anexe o PDF assinado.' },
  participantes: {
    titulo: 'Arquivo de participantes',
    falta: () => 'O arquivo existe depois do congelamento.',
  },
  exclusoes: {
    titulo: 'Números excluídos, com o motivo',
    falta: () => 'A lista existe depois da confirmação.',
  },
  propriedade: {
    titulo: 'Prova de propriedade dos prêmios',
    falta: () => 'Anexe a nota fiscal ou o depósito dos prêmios.',
  },
  ganhadores: {
    titulo: 'Ganhadores avisados e prêmios entregues',
    falta: (faltam) =>
      `${contar(faltam, 'passo', 'passos')} por fazer no quadro de prêmios: avisar quem ganhou, entregar, ou esperar o fim do direito.`,
  },
  recibos: {
    titulo: 'Recibos de entrega assinados',
    falta: (faltam) => `${contar(faltam, 'prêmio entregue', 'prêmios entregues')} sem o recibo anexado.`,
  },
  naoReclamados: {
    titulo: 'Prêmios não reclamados recolhidos ao Tesouro',
    falta: (faltam) =>
      `${contar(faltam, 'prêmio caducou', 'prêmios caducaram')}: pague a DARF 0394 e anexe o comprovante.`,
  },
  valores: {
    titulo: 'Valor de cada prêmio dos sorteios',
    falta: (faltam) => `${contar(faltam, 'prêmio', 'prêmios')} sem valor para o cálculo do imposto.`,
  },
  darf: { titulo: 'DARF 0916 do sorteio paga', falta: () => 'Pague o imposto e anexe o comprovante.' },
  pendencias: {
    titulo: 'Campanha terminada, nada por decidir',
    falta: (faltam) =>
      faltam === 0
        ? 'A campanha ainda não terminou.'
        : `${contar(faltam, 'nota, indicação, pedido ou saldo em aberto', 'notas, indicações, pedidos ou saldos em aberto')}.`,
  },
  numeros: {
    titulo: 'Números da sorte conferem',
    falta: (faltam) => book(faltam),
  },
  premios: { titulo: 'Prêmios instantâneos conferem com a lista lacrada', falta: (faltam) => book(faltam) },
  contas: { titulo: 'Contas, notas, pedidos e vouchers conferem', falta: (faltam) => book(faltam) },
  auditoria: {
    titulo: 'Registro de atos assinado',
    falta: () => 'A primeira assinatura do registro sai na noite depois do primeiro ato.',
  },
  guarda: { titulo: 'Guarda dos dados pessoais definida', falta: () => 'Defina a guarda na campanha.' },
  prestacao: {
    titulo: 'Prestação de contas enviada ao SCPC',
    falta: () => 'Envie no SCPC e anexe o protocolo.',
  },
};

function book(faltam: number): string {
  return faltam === 0
    ? 'Confira os livros nesta tela.'
    : `${contar(faltam, 'diferença', 'diferenças')} na última conferência.`;
}

/** Words of terms, shared by console and kit. */
export const encerramentoText = {
  /** Length of a term. */
  duracao: (quantidade: number, unidade: PrazoUnidade): string => contar(quantidade, ...unidades[unidade]),
  sorteio: (nome: string, dia: string): string => `${nome}, ${formatDiaMesAno(dia)}`,
  /** A missing point, as the manifest and LEIA-ME.txt list it. */
  falta: (item: EncerramentoItem, faltam: number, sorteio: string | null): string => {
    const { titulo, falta } = itemEncerramentoText[item];
    return `${titulo}${sorteio === null ? '' : ` (${sorteio})`}: ${falta(faltam)}`;
  },
} as const;
