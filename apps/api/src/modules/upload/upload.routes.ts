import type { FastifyInstance } from 'fastify';
import { calls } from '@trevo/contract/calls';
import { fillPath, fotoPerfilPath, imagemDocumentoPath } from '@trevo/contract/paths';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { StoredFile } from '../../adapters/storage/storage.port.ts';
import type { FotoService } from './foto.service.ts';
import type { ImagemDocumentoService } from './imagem-documento.service.ts';

export function bindUpload(
  binder: Binder,
  http: FastifyInstance,
  { fotos, imagens }: { fotos: FotoService; imagens: ImagemDocumentoService },
): void {
  binder.bind(calls['upload.fotoPerfil'], async ({ body, context }) => ({
    retorno: { nomeArquivo: await fotos.keep(context.sessao.consumidorId, body.fotoBase64) },
    mensagem: 'Upload da imagem feito com sucesso!',
  }));

  binder.bind(calls['upload.imagemDocumento'], async ({ body, context }) => {
    const nomeArquivo = await imagens.keep(context.sessao.consumidorId, body.imagemBase64);
    return {
      retorno: { nomeArquivo, uriImagem: fillPath(imagemDocumentoPath, { nomeArquivo }) },
      mensagem: 'Upload da imagem feito com sucesso!',
    };
  });

  serveFiles(http, fotoPerfilPath, fotos.get);
  serveFiles(http, imagemDocumentoPath, imagens.get);
}

/** A picture element sends no token: the name itself, 128 random bits, is the permission to look. */
function serveFiles(
  http: FastifyInstance,
  path: string,
  get: (nomeArquivo: string) => Promise<StoredFile | undefined>,
): void {
  http.get<{ Params: { nomeArquivo: string } }>(
    path.replace('{nomeArquivo}', ':nomeArquivo'),
    async (request, reply) => {
      const file = await get(request.params.nomeArquivo);
      if (!file) throw refuse('requisicao.naoEncontrada');
      return reply
        .header('cache-control', 'private, max-age=86400')
        .header('x-robots-tag', 'noindex')
        .header('x-content-type-options', 'nosniff')
        .type(file.contentType)
        .send(file.bytes);
    },
  );
}
