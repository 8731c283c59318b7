import { fotoPerfilPath, imagemDocumentoPath } from '@trevo/contract/paths';
import { createSecrets } from '../src/kernel/auth/secrets.ts';
import { toNomeArquivo } from '../src/modules/upload/public.ts';
import { createUrisAssinadas } from '../src/modules/upload/uri-assinada.ts';
import { masterSecret, type TestApp } from './test-app.ts';

const secrets = createSecrets(masterSecret);

/** The address of the same file as the program would sign it now: to look at what no call tells any more. */
export function renewUri({ clock }: TestApp, uri: string, promotoraId = 'quatrofolhas'): string {
  const [purpose, path] = uri.startsWith('/upload/v1/fotoPerfil/')
    ? ['fotos/uris', fotoPerfilPath]
    : ['imagens/uris', imagemDocumentoPath];
  return createUrisAssinadas(secrets.derive(purpose!), path!, clock).sign(promotoraId, toNomeArquivo(uri));
}
