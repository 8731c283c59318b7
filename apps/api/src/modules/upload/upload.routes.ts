import type { FastifyInstance, FastifyReply } from 'fastify';
import { calls } from '@trevo/contract/calls';
import { sucessoText } from '@trevo/contract/palavras.text';
import { fotoPerfilPath, imagemDocumentoPath } from '@trevo/contract/paths';
import type { StoredFile } from '../../adapters/storage/storage.port.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { FotoService } from './foto.service.ts';
import type { ImagemDocumentoService } from './imagem-documento.service.ts';
import type { UriQuery } from './uri-assinada.ts';

interface UploadParts {
  readonly fotos: FotoService;
  readonly imagens: ImagemDocumentoService;
}

/** Returns the promoter of a host. */
type GetPromotoraId = (host: string) => Promise<string>;

export function bindUpload(binder: Binder, { fotos, imagens }: UploadParts): void {
  binder.bind(calls['upload.fotoPerfil'], async ({ body, context }) => ({
    retorno: { nomeArquivo: await fotos.store(context.sessao, body.fotoBase64) },
    mensagem: sucessoText.imagem,
  }));

  binder.bind(calls['upload.imagemDocumento'], async ({ body, context }) => {
    const nomeArquivo = await imagens.store(context.sessao, body.imagemBase64);
    return {
      retorno: { nomeArquivo, uriImagem: imagens.uris.sign(context.sessao.promotoraId, nomeArquivo) },
      mensagem: sucessoText.imagem,
    };
  });
}

export function serveUploads(
  http: FastifyInstance,
  { fotos, imagens, getPromotoraId }: UploadParts & { readonly getPromotoraId: GetPromotoraId },
): void {
  serveFiles(http, fotoPerfilPath, fotos, getPromotoraId);
  serveFiles(http, imagemDocumentoPath, imagens, getPromotoraId);
}

/**
 * Serves files by signed address, because an image element sends no token: valid for minutes and at the
 * promoter's hosts only.
 */
function serveFiles(
  http: FastifyInstance,
  path: string,
  { get, uris }: Pick<FotoService, 'get' | 'uris'>,
  getPromotoraId: GetPromotoraId,
): void {
  http.get<{ Params: { nomeArquivo: string }; Querystring: UriQuery }>(
    path.replace('{nomeArquivo}', ':nomeArquivo'),
    async (request, reply) => {
      const { nomeArquivo } = request.params;
      const promotoraId = await getPromotoraId(request.hostname.toLowerCase());
      const rest = uris.getRest(promotoraId, nomeArquivo, request.query);
      const file = await get(nomeArquivo);
      if (!file) throw refuse('requisicao.naoEncontrada');
      return sendUpload(reply, file, rest);
    },
  );
}

/** Sends an uploaded file, which a private cache may keep for `rest` seconds. */
export function sendUpload(
  reply: FastifyReply,
  { contentType, bytes }: StoredFile,
  rest: number,
): FastifyReply {
  if (contentType === 'application/pdf')
    reply.header('content-disposition', 'attachment; filename="nota.pdf"');
  return (
    reply
      .header('cache-control', `private, max-age=${rest}`)
      .header('x-robots-tag', 'noindex')
      .header('x-content-type-options', 'nosniff')
      // Uploaded content must not run as a page of the host.
      .header('content-security-policy', "sandbox; default-src 'none'")
      .type(contentType)
      .send(bytes)
  );
}
