import type { ExportacaoFormato, ExportacaoTipo } from '@trevo/contract/exportacao/exportacao.calls';

const tipos: Readonly<Record<ExportacaoTipo, string>> = {
  participantes: 'participantes',
  notas: 'notas',
  premiados: 'ganhadores',
  pedidos: 'pedidos',
  lancamentos: 'lançamentos de pontos e cashback',
};

const formatos: Readonly<Record<ExportacaoFormato, string>> = {
  csv: 'CSV',
  xlsx: 'XLSX',
  parquet: 'Parquet',
};

/** Words of an export that needs a second person. */
export const exportacaoPropostaText = {
  porque: 'Um arquivo com dados pessoais precisa de uma finalidade e de uma segunda pessoa.',
  tipos,
  comItens: 'notas com os itens',
  resumo: (conteudo: string, campanha: string) => `Exportar ${conteudo} de ${campanha} com dados pessoais`,
  arquivo: 'Arquivo',
  campanha: (descricao: string, ano: number, identificacao: string) =>
    `Campanha ${descricao} (${ano}/${identificacao})`,
  conteudo: (conteudo: string, formato: ExportacaoFormato) =>
    `Conteúdo: ${conteudo}, em ${formatos[formato]}`,
  periodo: (de: string | undefined, ate: string | undefined) => {
    if (de && ate) return `Período: de ${de} a ${ate}`;
    if (de) return `Período: desde ${de}`;
    return ate ? `Período: até ${ate}` : 'Período: a campanha toda';
  },
  dados: 'Dados pessoais',
  quais:
    'Nome, usuário, CPF, e-mail e telefone de cada pessoa; com eles a chave das notas, o rastreio dos pedidos, e nascimento e cidade dos participantes.',
  finalidade: 'Finalidade',
  efeito: 'O que acontece',
  efeitos: [
    'O arquivo fica pronto para baixar por sete dias, e depois é apagado.',
    'Qualquer administrador desta promotora pode baixar. Cada download fica registrado.',
  ],
} as const;
