/** `a***@exemplo.com.br`: enough for the owner to know which, nothing for anybody else. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** `(11) *****-4321`, from bare digits. */
export function maskTelefone(telefone: string): string {
  return `(${telefone.slice(0, 2)}) ${'*'.repeat(telefone.length - 6)}-${telefone.slice(-4)}`;
}
