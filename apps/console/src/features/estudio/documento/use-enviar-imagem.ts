import { imagemNome } from '@trevo/contract/campanha/imagem-nome';
import { callConsole } from '../../../platform/api/console-client.ts';
import { readBase64 } from '../../../platform/api/arquivo-base64.ts';
import { type Task, useTask } from '../../../platform/api/use-act.ts';

export interface ImagemEnviada {
  /** Address in a campaign file. */
  readonly endereco: string;
  /** The picture itself, to show it before the campaign is published. */
  readonly conteudo: string;
}

/** Types of pictures that a campaign may use, as in the `accept` attribute. */
export const tiposImagem = '.svg,.png,.jpg,.jpeg,.webp';

/** Makes the name of a file one that a campaign may use. */
function toNomeImagem(nome: string): string {
  const [, base = '', tipo = ''] = /^(.*?)\.([A-Za-z]+)$/.exec(nome) ?? [];
  const plain = base
    .normalize('NFD')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase();
  return `${plain || 'imagem'}.${tipo.toLowerCase().replace('jpeg', 'jpg')}`;
}

/** Uploads a picture of this device for campaigns of the promoter. */
export const useEnviarImagem = (): Task<[File], ImagemEnviada> =>
  useTask(
    async (file: File) => {
      const conteudo = await readBase64(file);
      const nome = toNomeImagem(file.name);
      const { retorno } = await callConsole('operador.guardarImagemCampanha', {
        body: { nome, conteudo: conteudo.slice(conteudo.indexOf(',') + 1) },
      });
      return { endereco: retorno.endereco, conteudo };
    },
    { isRead: true },
  );

/** Whether a file has a name and size that the server takes. */
export const isImagemAceita = (file: File): boolean =>
  imagemNome.test(toNomeImagem(file.name)) && file.size <= 1_000_000;
