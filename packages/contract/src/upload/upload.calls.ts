import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { jpeg, type Exemplos } from '../exemplos/exemplo-valores.ts';

const uploadFotoPerfil = defineCall('upload.fotoPerfil', {
  resumo: 'Upload a profile picture',
  descricao:
    'Stores a picture of the consumer. Accepts any common format; the stored file is a square JPEG of up to 512 pixels.',
  body: v.object({
    /** Base64, with or without the `data:image/…;base64,` prefix of browsers. */
    fotoBase64: v.pipe(v.string('Envie a imagem.'), v.minLength(1, 'Envie a imagem.')),
  }),
  bodyLimit: 6 * 1024 * 1024,
  status: 201,
  retorno: v.object({ nomeArquivo: v.string() }),
  errors: [
    'sessao.ausente',
    'sessao.invalida',
    'requisicao.invalida',
    'requisicao.corpoGrande',
    'upload.imagemInvalida',
    'upload.imagemGrande',
    'upload.cotaAtingida',
    'upload.semEspaco',
    'upload.indisponivel',
    'requisicao.muitas',
  ],
  taxa: { porUsuario: [[10, 60]] },
});

const uploadImagemDocumento = defineCall('upload.imagemDocumento', {
  resumo: 'Upload the picture of a receipt',
  descricao: 'Stores the photo or PDF of a receipt: JPEG, PNG and WebP as JPEG, a PDF unchanged.',
  body: v.object({
    /** Base64, with or without the `data:…;base64,` prefix of browsers. */
    imagemBase64: v.pipe(v.string('Envie a imagem.'), v.minLength(1, 'Envie a imagem.')),
  }),
  bodyLimit: 12 * 1024 * 1024,
  status: 201,
  retorno: v.object({ nomeArquivo: v.string(), uriImagem: v.string() }),
  errors: [
    'sessao.ausente',
    'sessao.invalida',
    'requisicao.invalida',
    'requisicao.corpoGrande',
    'upload.imagemInvalida',
    'upload.imagemGrande',
    'upload.pdfInvalido',
    'upload.cotaAtingida',
    'upload.semEspaco',
    'upload.indisponivel',
    'requisicao.muitas',
  ],
  taxa: { porUsuario: [[20, 60]] },
});

export const uploadCalls = {
  'upload.fotoPerfil': uploadFotoPerfil,
  'upload.imagemDocumento': uploadImagemDocumento,
};

export const uploadExemplos: Exemplos = {
  nomeArquivo: ['7f3c9b0a51de4426.jpg'],
  'upload.imagemDocumento.retorno.uriImagem': [
    '/upload/v1/imagemDocumento/7f3c9b0a51de4426.jpg?ate=1795273200&assinatura=Zk3v0Q8b1yTj6mXc',
  ],
  imagemBase64: [jpeg],
  fotoBase64: [jpeg],
};
