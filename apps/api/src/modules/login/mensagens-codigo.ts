/** What a code's message says, by SMS or WhatsApp. */
export function toTextoCodigo(codigo: string, titulo: string): string {
  return `${codigo} é seu código em ${titulo}. Ele vale por 10 minutos. Nunca passe este código a ninguém.`;
}

/** What the message with the code for a new password says. */
export function toTextoCodigoSenha(codigo: string, titulo: string): string {
  return `${codigo} é seu código para criar outra senha em ${titulo}. Ele vale por 10 minutos. Nunca passe este código a ninguém.`;
}
