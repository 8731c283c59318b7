/** Valid names of a brand image under `/marcas/`; the first capture group is the file type. */
export const imagemNome = /^[\w-]{1,100}\.(svg|png|jpg|webp)$/;
