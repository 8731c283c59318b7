import { formatContagem } from '@trevo/client/format.ts';
import { maximoPendentes } from '@trevo/contract/documento-fiscal/operador-documento.calls';

/** Words of the landing page. */
export const hojeText = {
  titulo: 'Hoje',
  ajuda: 'O que espera por alguém, o mais urgente primeiro.',
  propostas: 'Propostas',
  segundaPessoa: 'Atos que precisam de uma segunda pessoa',
  esperamVoce: (total: number) =>
    total === 1
      ? '1 proposta espera a sua decisão'
      : `${formatContagem(total)} propostas esperam a sua decisão`,
  verPropostas: 'Ver propostas',
  avisos: 'Avisos do programa',
  notas: 'Notas que esperam por alguém',
  esperam: (total: number) => {
    const count =
      total >= maximoPendentes ? `${formatContagem(maximoPendentes)} ou mais` : formatContagem(total);
    return total === 1 ? '1 nota espera por alguém' : `${count} notas esperam por alguém`;
  },
  maisAntiga: (idade: string) => `A mais antiga há ${idade}.`,
  nenhuma: 'Nenhuma nota espera por alguém.',
  vendas: 'Últimos arquivos de vendas',
  semVendas: 'Nenhum arquivo de vendas ainda.',
  verVendas: 'Ver vendas',
  arquivo: (nome: string, linhas: number) =>
    `${nome || 'vendas'}: ${linhas === 1 ? '1 linha' : `${formatContagem(linhas)} linhas`}`,
  comErros: (erros: string) => `${erros} com erro`,
  naFila: 'na fila',
  recusado: 'recusado',
  incompleto: 'incompleto',
  semCampanhas: {
    titulo: 'Nenhuma campanha publicada',
    mensagem: 'Publique o arquivo de uma campanha desta promotora; o trabalho do dia aparece aqui.',
  },
  nada: {
    titulo: 'Seu papel acompanha pelas outras telas',
    mensagem: 'Abra uma delas no menu.',
  },
} as const;
