import type { FastifyInstance } from 'fastify';
import { calls } from '@trevo/contract/calls';
import { fotoPerfilPath } from '@trevo/contract/paths';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { FotoService } from './foto.service.ts';

export function bindUpload(binder: Binder, http: FastifyInstance, fotos: FotoService): void {
  binder.bind(calls['upload.fotoPerfil'], async ({ body, context }) => ({
    retorno: { nomeArquivo: await fotos.keep(context.sessao.consumidorId, body.fotoBase64) },
    mensagem: 'Upload da imagem feito com sucesso!',
  }));

  // A picture element sends no token: the name itself, 128 random bits, is the permission to look.
  http.get<{ Params: { nomeArquivo: string } }>(
    fotoPerfilPath.replace('{nomeArquivo}', ':nomeArquivo'),
    async (request, reply) => {
      const file = await fotos.get(request.params.nomeArquivo);
      if (!file) throw refuse('requisicao.naoEncontrada');
      return reply
        .header('cache-control', 'private, max-age=86400')
        .header('x-robots-tag', 'noindex')
        .type(file.contentType)
        .send(file.bytes);
    },
  );
}
