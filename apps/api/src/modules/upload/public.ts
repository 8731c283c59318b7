export { deleteOrphans } from './orphan-files.ts';
export type { FotoService } from './foto.service.ts';
export type { ArquivoPremioService } from './arquivo-premio.service.ts';
export type { ImagemDocumentoService } from './imagem-documento.service.ts';
export type { UriQuery } from './uri-assinada.ts';
export { sendUpload } from './upload.routes.ts';
export { toArquivoPrefixo } from './own-names.ts';
export { toNomeArquivo } from './uri-assinada.ts';
export type { UploadModule } from './upload.module.ts';
