import { writeValor } from '@trevo/rules/tempo/dia-curto';

/** Messages of successful responses. */
export const sucessoText = {
  aceites: 'Aceites atualizados com sucesso!',
  codigoValido: 'Código válido!',
  comper: 'Cupom escaneado com sucesso, vamos atualizar o seu número de cupons',
  contaExcluida: 'Conta excluída com sucesso!',
  cupom: 'Cupom cadastrado com sucesso!',
  emailVerificado: 'Seu E-mail foi verificado com sucesso!',
  imagem: 'Upload da imagem feito com sucesso!',
  notificacao: 'Autorização de notificação foi atualizada com sucesso!',
  pedido: 'Pedido feito!',
  pedidoCancelado: 'Pedido cancelado. O valor voltou para a sua conta.',
  perfilCadastrado: 'Perfil cadastrado com sucesso',
  perfilAtualizado: 'Seu perfil foi atualizado com sucesso!',
  premioEntregue: 'Prêmio entregue com sucesso!',
  raspada: 'Raspadinha raspada com sucesso.',
  senha: 'Senha atualizada com sucesso!',
} as const;

/** The term that a consumer accepts when enabling notifications. Its name is the field's. */
export const termoNotificacao = {
  nomeTermo: 'aceitaNotificacao',
  texto: 'Quero receber avisos de sorteios, prêmios e prazos.',
} as const;

/** Warnings about the program's setup by stable code: the missing function, and the remedy. */
export const avisoText = {
  'envio.semEmail': {
    mensagem:
      'Nenhum e-mail sai deste programa: links para criar outra senha e para confirmar o e-mail não chegam a ninguém.',
    cura: 'Defina SMTP_URL e inicie o programa de novo.',
  },
  'envio.semSms': {
    mensagem:
      'Nenhum SMS sai deste programa: códigos para criar outra senha e para confirmar o celular por SMS não chegam a ninguém.',
    cura: 'Defina SMS_URL e SMS_TOKEN e inicie o programa de novo, ou desligue nas campanhas o que pede SMS.',
  },
  'banco.outroFuso': {
    mensagem:
      'O programa e o banco de dados não concordam sobre o horário de São Paulo nos próximos 400 dias: prazos podem valer uma hora a mais ou a menos.',
    cura: 'Atualize o Node.js (ICU) e o PostgreSQL (tzdata) e inicie o programa de novo.',
  },
} as const;

/** Messages for fields rejected by a service; messages of schema validation are beside the field. */
export const detalheText = {
  cnpjInvalido: 'CNPJ inválido',
  confirmacaoDiferente: 'As senhas novas devem ser iguais',
  confirmacaoFalta: 'O Campo confirmação de senha é requerido',
  dataFutura: 'A data da compra não pode ser no futuro.',
  documentoDeOutro: 'Não confere com o documento do endereço.',
  documentoFixo: 'Este documento não pode ser trocado. Fale com o suporte.',
  estado: 'Escolha o estado.',
  finalidade: 'Diga para que os dados pessoais serão usados, em ao menos 10 caracteres.',
  foraDaLista: 'Escolha uma da lista.',
  imagemComFiltro: (nome: string) =>
    `A imagem ${nome} usa filtros, como sombra ou desfoque. Exporte-a sem filtros, ou como PNG.`,
  imagemComOutra: (nome: string) =>
    `A imagem ${nome} traz ou chama outro desenho ou folha de estilo. Exporte-a como SVG simples, ou como PNG.`,
  imagemComRepeticao: (nome: string) =>
    `A imagem ${nome} repete formas que já são repetições. Transforme as cópias em formas, ou exporte-a como PNG.`,
  imagemIlegivel: (nome: string) =>
    `O navegador não mostraria ${nome}: use uma imagem SVG, PNG, JPG ou WebP de verdade.`,
  imagemPesada: (nome: string) =>
    `A imagem ${nome} leva tempo ou memória demais para ser desenhada. Simplifique o desenho, ou exporte-a como PNG.`,
  imagemQuebrada: (nome: string) =>
    `A imagem ${nome} não é um SVG completo em UTF-8 sem entidades. Exporte-a de novo como SVG simples.`,
  imagemRepetida: (nome: string) => `A imagem ${nome} veio duas vezes.`,
  lojaForaDaLista: 'Esta loja não está na lista da campanha.',
  numeroCaixa: 'Digite o número do caixa.',
  numeroLoja: 'Digite o número da loja.',
  numeroRepetido: (numero: string) => `O número ${numero} está repetido.`,
  periodo: 'O último dia vem antes do primeiro.',
  periodoLongo: (dias: number): string => `Escolha no máximo ${dias} dias.`,
  faltaSorteio: 'Escolha o sorteio deste arquivo.',
  semSorteio: 'Este arquivo é da campanha toda, e não de um sorteio.',
  produto: {
    limite: (nome: string, limite: number) =>
      limite === 0 ? `${nome}: você já pediu o máximo.` : `${nome}: você ainda pode pedir ${limite}.`,
    naoEncontrado: (codigo: string) => `${codigo}: fora da vitrine.`,
    semEstoque: (nome: string) => `${nome}: sem estoque para esta quantidade.`,
    valorMudou: (nome: string, valor: string) => `${nome}: agora custa ${valor}.`,
  },
  produtosForaDaLista: 'Escolha produtos da lista.',
  quantidade: (maxima: number) => `Use no máximo ${maxima}.`,
  senhaAtualFalta: 'Senha atual é requerida',
  senhaFraca: 'A senha precisa de 8 caracteres, com letras maiúsculas, minúsculas e números.',
  senhaNovaFalta: 'O Campo nova senha é requerido',
  series: (series: number, primeira: string) => `A campanha tem ${series} séries, a partir da ${primeira}.`,
  usuario: 'Confira o número informado.',
} as const;

/** Warnings about an accepted list. */
export const avisoListaText = {
  semEfeito:
    'A lista foi guardada, mas esta lista não vale nesta campanha: o arquivo da campanha tem "configuracao.cadastro.verificarCpfRestrito" desligado. Ligue e publique o arquivo antes de congelar o próximo sorteio. Até lá as pessoas da lista se cadastram, participam e ganham.',
} as const;

/** Empty-state messages of lists. */
export const nenhumText = {
  cedula: 'Nenhuma cédula encontrada.',
} as const;

/** Defaults for values that neither the campaign nor the consumer provides. */
export const valorText = {
  codigoInvalido: 'Tente novamente, pois o código de verificação está inválido/expirado.',
  contaExcluida: 'Conta excluída',
  motivoDesconhecido: 'Consulte o suporte da campanha.',
} as const;

/** Formats a duration in hours: `1 hora`, `36 horas`, `2 dias`. */
export function prazoText(horas: number): string {
  if (horas === 0 || horas % 24 !== 0) return horas === 1 ? '1 hora' : `${horas} horas`;
  return horas === 24 ? '1 dia' : `${horas / 24} dias`;
}

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const inteiro = new Intl.NumberFormat('pt-BR');

type Valores = Readonly<Record<string, string | number>>;

/** Texts of notifications by kind. */
export const notificacaoText = {
  DOCUMENTO_VALIDO: () => ({
    titulo: 'Nota aprovada',
    mensagem: 'Sua nota fiscal foi aprovada. Veja o que ela rendeu.',
  }),
  DOCUMENTO_INVALIDO: () => ({
    titulo: 'Nota recusada',
    mensagem: 'Uma nota sua não foi aceita. Veja o motivo e o que fazer.',
  }),
  DOCUMENTO_CORRIGIDO: () => ({
    titulo: 'Valor da nota corrigido',
    mensagem: 'Uma nota sua foi contada de novo, com outro valor. Veja o que ela rende agora.',
  }),
  SALDO_LIBERADO: ({ moeda, valor }: Valores) => ({
    titulo: 'Saldo liberado',
    mensagem: `Você já pode usar ${toValor(moeda, valor)}.`,
  }),
  SALDO_VENCE: ({ moeda, valor, em, dias }: Valores) => ({
    titulo: dias === 1 ? 'Seu saldo vence amanhã' : `Seu saldo vence em ${dias} dias`,
    mensagem: `Use ${toValor(moeda, valor)} até ${writeValor(em ?? '')}.`,
  }),
  SORTEIO: ({ nome }: Valores) => ({
    titulo: 'Saiu o resultado do sorteio',
    mensagem: `${nome}: veja os números premiados.`,
  }),
  SORTEIO_PREMIADO: ({ serie, numero, premio }: Valores) => ({
    titulo: 'Você ganhou!',
    mensagem: `Seu número ${serie} ${numero} foi sorteado: ${premio}. Toque para ver como receber.`,
  }),
  PEDIDO: ({ situacao, produto, outros }: Valores) => {
    const { titulo, mensagem } = passos[String(situacao)] ?? {
      titulo: 'Seu pedido andou',
      mensagem: 'Veja em que ponto ele está.',
    };
    if (!produto) return { titulo, mensagem };
    const itens = Number(outros) > 0 ? `${produto} e mais ${outros}` : produto;
    return { titulo, mensagem: `${itens}. ${mensagem}` };
  },
  INDICACAO_PREMIADA: ({ moeda, valor, em }: Valores) => ({
    titulo: 'Seu convite rendeu',
    mensagem: `Um amigo que você convidou teve a primeira nota aceita, e você ganhou ${toGanho(moeda, valor, em)}.`,
  }),
  INDICADO_PREMIADO: ({ moeda, valor, em }: Valores) => ({
    titulo: 'Presente de boas-vindas',
    mensagem: `Você veio pelo convite de um amigo, e a sua primeira nota aceita rendeu ${toGanho(moeda, valor, em)}.`,
  }),
  /** A notice of the campaign to one person, in an operator's words. */
  CAMPANHA: ({ titulo, mensagem }: Valores) => ({ titulo: String(titulo), mensagem: String(mensagem) }),
  INDICACAO_DESFEITA: () => ({
    titulo: 'Prêmio do convite de volta à espera',
    mensagem: 'A nota que valia para o convite foi recusada depois. Com outra nota aceita, o prêmio volta.',
  }),
};

/** Formats an amount, with the day of its availability unless it is available now. */
const toGanho = (moeda: unknown, valor: unknown, em: string | number | undefined) =>
  em ? `${toValor(moeda, valor)}, para usar a partir de ${writeValor(em)}` : toValor(moeda, valor);

/** Descriptions for the operator of the signals that put a referral under review. */
export const sinalText = {
  CPF: 'Os dois cadastros têm o mesmo CPF.',
  TELEFONE: 'Os dois cadastros têm o mesmo telefone.',
  EMAIL: 'Os dois e-mails são da mesma caixa postal.',
  APARELHO: 'Os dois usaram o mesmo aparelho.',
  NOTA: 'Quem convidou já tinha enviado esta nota.',
  ENDERECO: 'Os dois moram no mesmo CEP e número.',
  CADASTRO_JUNTO: 'Os dois se cadastraram com minutos de diferença.',
  CADASTROS_EM_SERIE: 'Outros convidados da mesma pessoa se cadastraram com minutos de diferença.',
  MESMO_CAIXA: 'Outros convidados da mesma pessoa têm notas quase seguidas do mesmo caixa.',
} as const;

const countNotas = (n = 0) => (n === 1 ? '1 nota' : `${n} notas`);
const countPessoas = (n = 0) => (n === 1 ? '1 pessoa' : `${n} pessoas`);

interface DetalheEvidencia {
  readonly notas?: number;
  readonly pessoas?: number;
  /** Amounts reported by the sources. */
  readonly valores?: string;
  /** Whether the sources report the same amount and other products. */
  readonly itens?: boolean;
}

/** Descriptions for the operator of the fraud signals of a receipt. */
export const evidenciaText = {
  FOTO_REPETIDA: ({ notas }: DetalheEvidencia) => `A mesma foto já veio com ${countNotas(notas)}.`,
  COMPRA_GEMEA: ({ notas }: DetalheEvidencia) =>
    `Mesma loja, mesmo dia e mesmo valor de ${countNotas(notas)} da campanha.`,
  COMPRA_PARECIDA: ({ notas }: DetalheEvidencia) =>
    `Mesma loja, mesmo dia e número quase igual ao de ${countNotas(notas)}, sem os dois valores para comparar.`,
  CAIXA_EM_SERIE: ({ notas }: DetalheEvidencia) =>
    `Quase seguida a ${countNotas(notas)} do mesmo caixa, da mesma pessoa ou do mesmo aparelho.`,
  APARELHO_DE_MUITOS: ({ pessoas }: DetalheEvidencia) =>
    `O mesmo aparelho enviou notas de ${countPessoas(pessoas)} em um dia.`,
  REDE_DE_MUITOS: ({ pessoas }: DetalheEvidencia) =>
    `A mesma rede enviou notas de ${countPessoas(pessoas)} em um dia.`,
  FONTES_DIVERGEM: ({ valores, itens }: DetalheEvidencia) =>
    itens
      ? 'As fontes dizem produtos diferentes.'
      : valores
        ? `As fontes dizem valores diferentes: ${valores}.`
        : 'As fontes dizem valores diferentes.',
  VALOR_ALTO: ({ valores }: DetalheEvidencia) =>
    valores ? `O valor é alto para a campanha: ${valores}.` : 'O valor é alto para a campanha.',
} as const;

/** Several notifications grouped into one on the lock screen. */
export const avisosJuntosText = {
  titulo: (total: number): string => `Você tem ${total} novidades`,
  mensagem: (titulos: readonly string[]): string => titulos.join(' · '),
} as const;

const passos: Readonly<Record<string, { titulo: string; mensagem: string }>> = {
  APROVADO: { titulo: 'Pedido aprovado', mensagem: 'Logo ele começa a ser separado.' },
  SEPARACAO: { titulo: 'Pedido em separação', mensagem: 'Estamos juntando os seus produtos.' },
  ENVIADO: { titulo: 'Pedido enviado', mensagem: 'Seus produtos estão a caminho.' },
  ENTREGUE: { titulo: 'Pedido entregue', mensagem: 'Aproveite!' },
  REPROVADO: {
    titulo: 'Pedido recusado',
    mensagem: 'O saldo voltou inteiro para a sua conta. Veja o motivo.',
  },
};

const toValor = (moeda: unknown, valor: unknown) =>
  contaText.valor(moeda === 'cashback' ? 'cashback' : 'pontos', Number(valor));
/** Empty-state message of products. */
export const produtoText = { nenhum: 'Não foi encontrado produtos!' } as const;

/** Formats of points and cashback, and descriptions of statement lines. */
export const contaText = {
  /** Formats whole points, or cents of cashback. */
  valor: (moeda: 'pontos' | 'cashback', valor: number): string =>
    moeda === 'cashback'
      ? reais.format(valor / 100)
      : `${inteiro.format(valor)} ${valor === 1 ? 'ponto' : 'pontos'}`,
  falta: (moeda: 'pontos' | 'cashback', valor: number): string =>
    `${moeda === 'pontos' && valor === 1 ? 'falta' : 'faltam'} ${contaText.valor(moeda, valor)}`,
  /** The same for the beginning of a sentence. */
  faltaAinda: (moeda: 'pontos' | 'cashback', valor: number): string =>
    `F${contaText.falta(moeda, valor).slice(1)}`,
  origens: {
    documento: 'Nota fiscal',
    indicacao: 'Indicação de amigo',
    quiz: 'Quiz',
    meta: 'Meta alcançada',
    pedido: 'Troca na vitrine',
    voucher: 'Troca por voucher',
    ajuste: 'Ajuste da campanha',
  },
  movimentos: {
    EXPIRACAO: 'Prazo de uso encerrado',
    DEVOLUCAO: 'Devolução de troca',
    ESTORNO: 'Nota recusada depois',
    ABATIMENTO: 'Desconto do que foi usado de nota recusada',
    ENCERRAMENTO: 'Conta excluída',
  },
} as const;
