import { fotoPerfilPath, imagemDocumentoPath } from '@trevo/contract/paths';
import { toNomeArquivo } from '../src/modules/upload/public.ts';
import { createUrisAssinadas } from '../src/modules/upload/uri-assinada.ts';
import { createTestKeys, type TestApp } from './test-app.ts';

const { sessoes } = createTestKeys();

/** Signs the address of a file again, to access files that no call returns any more. */
export function renewUri({ clock }: TestApp, uri: string, promotoraId = 'quatrofolhas'): string {
  const [purpose, path] = uri.startsWith('/upload/v1/fotoPerfil/')
    ? ['fotos/uris', fotoPerfilPath]
    : ['imagens/uris', imagemDocumentoPath];
  return createUrisAssinadas(sessoes, purpose!, path!, clock).sign(promotoraId, toNomeArquivo(uri));
}
