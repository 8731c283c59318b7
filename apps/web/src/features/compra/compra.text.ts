import { formatContagem } from '@trevo/client/format.ts';
import { documentoFiscalText } from '../documento-fiscal/public.ts';

const plural = (n: number, one: string, many: string) =>
  n === 1 ? one : many.replace('{n}', formatContagem(n));

/** Texts of the screens that register a purchase without access key. */
export const compraText = {
  voltar: 'Voltar',
  quantidade: {
    titulo: 'Contar os produtos',
    subtitulo: 'Diga quantos produtos participantes estão na sua nota.',
  },
  manual: {
    titulo: 'Preencher os dados da nota',
    subtitulo: 'Copie os dados como estão no comprovante.',
  },
  soFoto: {
    titulo: { id: 'nota.soFoto.titulo', texto: 'Mandar a foto da nota' },
    subtitulo: { id: 'nota.soFoto.subtitulo', texto: 'Mande só a foto: nós lemos a nota para você.' },
    preencher: { id: 'nota.soFoto.preencher', texto: 'Prefiro preencher' },
    voltar: { id: 'nota.soFoto.voltar', texto: 'Mandar só a foto' },
  },
  naoLiberado: {
    id: 'msg.compra.naoLiberado',
    texto: 'Não liberado para cadastrar uma compra!',
  },
  naoLiberadoDetalhe: 'Nesta campanha a nota é cadastrada pelo QR Code ou pela chave.',
  semQuantidade: 'Nesta campanha os produtos não são contados',
  semQuantidadeDetalhe: 'Cadastre a nota pelos dados do comprovante.',
  fotoNoTotem: 'Esta compra precisa de uma foto',
  fotoNoTotemDetalhe: 'O totem não recebe fotos. Cadastre a compra pelo seu celular.',
  lancar: 'Preencher os dados da nota',
  escanear: 'Escanear nota',
  regulamento: 'Ver o regulamento',
  secoes: { produtos: 'Produtos', compra: 'Sua nota', comprovante: 'Comprovante' },
  campos: {
    uf: 'Estado da loja',
    ufVazio: 'Escolha',
    cnpjLoja: 'CNPJ da loja',
    cnpjDica: 'Fica no alto do comprovante.',
    numeroDocumento: 'Número do documento',
    numeroDica: 'Também chamado de COO, pedido ou extrato.',
    valor: 'Valor total',
    formaPagamento: 'Forma de pagamento',
    formaVazia: 'Escolha',
    quantidade: 'Quantos produtos',
    diminuir: (nome: string) => `Tirar um: ${nome}`,
    aumentar: (nome: string) => `Pôr mais um: ${nome}`,
    umProduto: 'produto',
  },
  vale: (n: number) => plural(n, 'Isso vale 1 número da sorte', 'Isso vale {n} números da sorte'),
  valeNenhum: (cada: number, numeros: number) =>
    `${plural(cada, 'Cada produto vale', 'A cada {n} produtos você ganha')} ${plural(numeros, '1 número', '{n} números')} da sorte`,
  faltam: (n: number, numeros: number) =>
    `${plural(n, 'Falta só 1 produto', 'Faltam {n} produtos')} para ${plural(numeros, 'o próximo número', 'os próximos {n} números')}.`,
  enviar: 'Cadastrar nota',
  enviando: 'Enviando sua nota',
  esperandoFoto: 'Terminando de enviar a foto…',
  outra: 'Cadastrar outra nota',
  rascunho: 'Continue de onde parou: guardamos neste aparelho o que você já preencheu.',
  recomecar: 'Começar de novo',
  titulos: {
    pendente: 'Recebemos sua nota!',
    aprovada: 'Nota aprovada',
    recusada: 'Esta nota não vale desta vez',
  },
  ops: { id: 'msg.modalInfo.ops', texto: 'Ops...' },
  ok: { id: 'msg.modalInfo.ok', texto: 'OK' },
  carregando: 'Carregando…',
  aprovada: {
    titulo: 'Sua nota',
    naoEncontrada: 'Não encontramos esta nota',
    naoEncontradaDetalhe: 'Veja a lista das suas notas: ela pode estar lá.',
    verNotas: 'Ver minhas notas',
    detalhes: 'Detalhes da nota',
    loja: 'Loja',
    emitente: 'Emitente',
    dataCompra: 'Data',
    valor: 'Valor',
    quantidade: 'Quantidade',
    formaPagamento: 'Pagamento',
    numeroDocumento: 'Documento',
  },
} as const;

/** Error texts shown below the fields. */
export const compraErros = {
  uf: 'Escolha o estado da loja.',
  cnpjVazio: 'Digite o CNPJ da loja.',
  cnpj: 'Este CNPJ não confere. Compare com o comprovante.',
  numeroDocumento: 'Digite o número do documento.',
  dataVazia: 'Diga o dia da compra.',
  dataFutura: 'Este dia ainda não chegou.',
  dataAntes: (dia: string) => `Valem as compras feitas a partir de ${dia}.`,
  dataDepois: (dia: string) => `Valem as compras feitas até ${dia}.`,
  valor: 'Digite o valor da compra.',
  formaPagamento: 'Escolha como você pagou.',
  quantidade: 'Diga quantos produtos você comprou.',
  quantidadeMaxima: (n: number) => `Uma compra pode ter até ${formatContagem(n)} produtos.`,
  foto: 'Tire uma foto do comprovante, ou escolha uma.',
} as const;

/** Error texts of a failed request. */
export const compraErroText = {
  semInternet: 'Sua nota ainda não foi enviada',
  semInternetDetalhe: 'Você está sem internet. Guardamos tudo o que você preencheu neste aparelho.',
  semInternetCura: 'Tentar de novo é seguro: a mesma nota nunca é contada duas vezes.',
  semFoto: 'Sua nota ainda não foi enviada.',
  desconhecido: documentoFiscalText.erroDesconhecido,
} as const;

/** Texts about the day of a purchase. */
export const dataCompraText = { rotulo: 'Data da compra', hoje: 'Hoje', ontem: 'Ontem' } as const;
