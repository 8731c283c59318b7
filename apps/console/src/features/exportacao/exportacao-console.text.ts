import { formatContagem } from '@trevo/client/format.ts';
import type { ExportacaoFormato, ExportacaoTipo } from '@trevo/contract/exportacao/exportacao.calls';

const tipos: Readonly<Record<ExportacaoTipo, string>> = {
  participantes: 'Participantes',
  notas: 'Notas',
  premiados: 'Ganhadores',
  pedidos: 'Pedidos',
  lancamentos: 'Pontos e cashback',
};

const formatos: Readonly<Record<ExportacaoFormato, string>> = {
  xlsx: 'Excel (XLSX)',
  csv: 'CSV, com ponto e vírgula',
  parquet: 'Parquet, para análise',
};

const linhas = (total: number): string => (total === 1 ? '1 linha' : `${formatContagem(total)} linhas`);

/** Words of exports. */
export const exportacaoConsoleText = {
  titulo: 'Exportações',
  ajuda:
    'Arquivos com os dados da campanha. Cada um fica pronto para baixar por sete dias, e depois é apagado.',
  tipos,
  formatos,
  comItens: 'Notas, com os itens',
  lista: 'Exportações da campanha',
  colunas: { arquivo: 'Arquivo', pedida: 'Pedida', situacao: 'Situação', ate: 'Vale até', acao: 'Ação' },
  formato: (formato: ExportacaoFormato) => formato.toUpperCase(),
  periodo: (de: string | null, ate: string | null): string => {
    if (de !== null && ate !== null) return `de ${de} a ${ate}`;
    if (de !== null) return `desde ${de}`;
    return ate === null ? 'campanha toda' : `até ${ate}`;
  },
  comDados: 'Com dados pessoais',
  por: (nome: string) => `por ${nome}`,
  aprovada: (nome: string) => `aprovada por ${nome}`,
  finalidadeDe: (finalidade: string) => `Para: ${finalidade}`,
  linhas,
  semPrazo: '—',
  vazia: {
    titulo: 'Nenhuma exportação',
    mensagem: 'Esta campanha ainda não tem arquivos.',
    mensagemPede:
      'Use "Exportar" para pedir o primeiro arquivo. Ele é escrito enquanto você faz outra coisa.',
  },
  nova: {
    abrir: 'Exportar',
    titulo: 'Exportar',
    tipo: 'O que exportar',
    porItem: 'Uma linha por item da nota',
    formato: 'Formato',
    de: 'De',
    ate: 'Até',
    dicaPeriodo: 'Opcional.',
    comDados: 'Incluir dados pessoais',
    semDados: 'Sem dados pessoais, cada pessoa aparece com um código que só vale nesta campanha.',
    avisoDados:
      'Outra pessoa precisa aprovar. O arquivo terá nome, CPF, e-mail e telefone; guarde só pelo tempo necessário.',
    finalidade: 'Para que os dados serão usados?',
    dicaFinalidade: 'Quem aprova lê isto, e fica registrado.',
    faltaFinalidade: 'Escreva ao menos 10 caracteres.',
    periodoInvertido: 'O último dia vem antes do primeiro.',
    fazer: 'Exportar',
    propor: 'Pedir aprovação',
    pedida: 'Exportação pedida. O arquivo aparece na lista.',
    proposta: 'Pedido enviado. Depois da aprovação, o arquivo aparece na lista.',
  },
} as const;
