import { formatContagem } from '@trevo/client/format.ts';

/** Texts about the photo of a receipt that a program reads; a campaign can override each by its id. */
export const leituraText = {
  pedirTitulo: { id: 'nota.foto.titulo', texto: 'Mande uma foto da nota' },
  pedirDetalhe: {
    id: 'nota.foto.detalhe',
    texto: 'A nota inteira, reta e com boa luz: nós lemos o valor para você.',
  },
  oferecer: { id: 'nota.foto.oferecer', texto: 'Não quer esperar? Mande uma foto' },
  mandar: { id: 'nota.foto.mandar', texto: 'Mandar a foto' },
  mandando: 'Mandando a foto',
  noCelular: {
    id: 'nota.foto.noCelular',
    texto: 'Falta mandar uma foto desta nota. Faça isso pelo seu celular, em Minhas notas.',
  },
  confiraNoCelular: {
    id: 'nota.foto.confiraNoCelular',
    texto: 'Confira o que lemos na foto pelo seu celular, em Minhas notas.',
  },
  faltaFoto: 'Tire uma foto da nota, ou escolha uma.',
  recebida: 'Foto recebida. Estamos lendo a sua nota.',
  lendo: 'Lendo a sua nota…',
  lendoDetalhe: 'Sua nota já está guardada. Você pode fechar o aplicativo: o resultado fica em Minhas notas.',
  carregando: 'Carregando a foto da nota',
  lido: 'O que lemos na foto',
  nadaLido: 'Não lemos nada nesta foto.',
  campos: { loja: 'Loja', data: 'Data', total: 'Total', chave: 'Chave', produtos: 'Produtos' },
  produtos: (n: number) => formatContagem(n),
  verNaFoto: 'Toque em uma linha para ver o lugar na foto.',
} as const;

/** Texts of the form that corrects a reading. */
export const correcaoText = {
  abrir: { id: 'nota.foto.corrigir', texto: 'Conferir e enviar' },
  titulo: { id: 'nota.foto.confira', texto: 'Confira com a nota' },
  detalhe: {
    id: 'nota.foto.confiraDetalhe',
    texto: 'Já preenchemos com o que lemos. Se você corrigir um campo, ele passa a ser informado por você.',
  },
  lido: 'Lido da foto',
  informado: 'Informado por você',
  valor: 'Valor total da compra',
  data: 'Data da compra',
  semChave: 'Sem a chave, uma pessoa da campanha confere a foto.',
  enviar: 'Enviar',
  enviando: 'Enviando',
  deixar: { id: 'nota.foto.deixar', texto: 'Deixar para a campanha conferir' },
  deixada: {
    id: 'nota.foto.deixada',
    texto: 'Tudo bem: uma pessoa da campanha confere a foto. A resposta aparece em Minhas notas.',
  },
  faltaValor: 'Informe quanto foi a compra.',
  diaFuturo: 'Este dia ainda não chegou.',
} as const;
