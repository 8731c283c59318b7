/** Words of the photo. Those with an id may be replaced by the campaign. */
export const fotoText = {
  titulo: 'Foto do perfil',
  fechar: 'Fechar',
  escolher: 'Escolher uma foto',
  trocar: 'Escolher outra foto',
  alterar: { id: 'msg.foto.alterarAvatar', texto: 'Alterar Avatar' },
  selecione: { id: 'msg.foto.selecione', texto: 'Por favor selecione uma imagem para seu perfil!' },
  sucesso: { id: 'msg.upload.sucesso', texto: 'Upload da imagem feito com sucesso!' },
  dica: 'Arraste para enquadrar. Use o controle para aproximar.',
  zoom: 'Aproximar',
  ilegivel: 'Não conseguimos ler esta imagem. Escolha uma foto em JPEG, PNG ou WebP.',
  preparando: 'Preparando a foto',
  enviando: 'Enviando a foto',
  salvando: 'Salvando no seu perfil',
  carregando: 'Carregando',
  completar: 'Completar meu cadastro',
} as const;
