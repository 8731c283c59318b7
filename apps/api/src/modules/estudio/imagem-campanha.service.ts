import { createHash } from 'node:crypto';
import type { ImagemMarcaService } from '../campanha/public.ts';

/** Pictures for campaign files that are still being written. */
export const createImagemCampanhaService = (imagens: ImagemMarcaService) => ({
  /**
   * Stores a picture under a name with its hash, and returns that name: no published campaign shows another picture.
   * Throws requisicao.invalida for content that no browser would display, or that costs too much to draw.
   */
  async store(promotoraId: string, nome: string, bytes: Buffer): Promise<string> {
    const nova = { nome: withHash(nome, bytes), bytes };
    await imagens.check(promotoraId, [nova]);
    await imagens.put(promotoraId, [nova]);
    return nova.nome;
  },
});

/** Puts the first digits of the content's hash into a picture's name. */
function withHash(nome: string, bytes: Buffer): string {
  const ponto = nome.lastIndexOf('.');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  // A picture that is uploaded again under its stored name keeps it.
  const raiz = nome.slice(0, ponto).replace(/-[0-9a-f]{8}$/, '');
  return `${raiz}-${hash}${nome.slice(ponto)}`;
}
