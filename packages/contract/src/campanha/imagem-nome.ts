/** What `/marcas/` may call a picture of a brand; the first group is its kind. */
export const imagemNome = /^[\w-]{1,100}\.(svg|png|jpg|webp)$/;
