import type { Forma } from '@trevo/config/configuracao/areas';
import { formatTipoPeriodo, type TipoPeriodo } from '@trevo/rules/tempo/periodo';

/** Texts of the remaining registration limits. */
export const limiteText = {
  ambos: {
    id: 'msg.limite.cuponsEGiros',
    texto: 'Limite de cupons e giros/raspadinhas atingido!',
  },
  cupons: (tipo: TipoPeriodo, limite: number) =>
    `Limite ${formatTipoPeriodo(tipo)} de ${limite} cupons atingido!`,
  guarde: 'Guarde sua nota: consulte no regulamento quando você pode cadastrar de novo.',
  erroPeriodo: (detalhe: string) => `Erro ao obter cupons escaneados por período: ${detalhe}`,
} as const;

/** Texts of the participation screen. */
export const acoesText: Readonly<Record<Forma, { readonly titulo: string; readonly detalhe: string }>> = {
  escanear: { titulo: 'Escanear nota', detalhe: 'Aponte a câmera para o QR Code' },
  digitacaoManual: {
    titulo: 'Digitar a chave da nota',
    detalhe: 'São 44 caracteres, perto do QR Code',
  },
  cadastrarCupom: { titulo: 'Digitar código', detalhe: 'O que vem impresso no cupom' },
  cadastroCompra: { titulo: 'Contar os produtos', detalhe: 'Diga quantos estão na sua nota' },
  lancamentoManual: {
    titulo: 'Preencher os dados da nota',
    detalhe: 'Para a nota sem QR Code e sem chave',
  },
};

/** Texts of the question where a Comper purchase was made. */
export const comperPerguntaText = {
  carregando: 'Carregando a pergunta',
  fechar: 'Fechar',
  voltar: 'Voltar',
  fisica: 'Na loja física',
  fisicaDetalhe: 'Tenho o cupom do caixa',
  ecommerce: 'Pelo site ou aplicativo',
  ecommerceDetalhe: 'Tenho a nota do pedido',
} as const;
