import type { FastifyInstance } from 'fastify';
import { imagemConsolePath } from '@trevo/contract/paths';
import { refuse } from '../../kernel/domain-error.ts';
import { type ImagemDocumentoService, sendUpload, type UriQuery } from '../upload/public.ts';
import type { GetOperadorId } from './acesso/operador-gate.ts';

/** Serves receipt pictures at the console's host: the address is signed for the operator of the session. */
export function serveImagens(
  http: FastifyInstance,
  { get, urisConsole }: Pick<ImagemDocumentoService, 'get' | 'urisConsole'>,
  getOperadorId: GetOperadorId,
): void {
  http.get<{ Params: { nomeArquivo: string }; Querystring: UriQuery }>(
    imagemConsolePath.replace('{nomeArquivo}', ':nomeArquivo'),
    async (request, reply) => {
      const operadorId = await getOperadorId(request);
      const { nomeArquivo } = request.params;
      const rest = urisConsole.getRest(operadorId, nomeArquivo, request.query);
      const file = await get(nomeArquivo);
      if (!file) throw refuse('requisicao.naoEncontrada');
      return sendUpload(reply, file, rest);
    },
  );
}
