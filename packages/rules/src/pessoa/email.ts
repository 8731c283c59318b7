const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const dominio = /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+([A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/i;

/** Converts a domain to its ASCII form (IDNA): `açaí.com.br` to `xn--aa-4iaz.com.br`. '' for an invalid domain. */
function toAsciiDominio(text: string): string {
  if (/^[\w.-]*$/.test(text)) return text;
  // A URL could contain more than a domain.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(text)) return '';
  try {
    return new URL(`http://${text}`).hostname;
  } catch {
    // -- swallowed: it is no domain
    return '';
  }
}

/**
 * Whether the text has the form of an e-mail address that common mail servers accept; only its domain may have
 * accents.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64 || text.length > 254) return false;
  return local.test(text.slice(0, at)) && dominio.test(toAsciiDominio(text.slice(at + 1)));
}

const semPontos = ['gmail.com', 'googlemail.com'];

/** Normalizes the addresses of one mailbox: lower case, without a `+` suffix, without Gmail's dots. */
export function normalizeEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const nome = email.slice(0, Math.max(at, 0)).toLowerCase().replace(/\+.*$/, '');
  const servidor = toAsciiDominio(email.slice(at + 1)).toLowerCase();
  return semPontos.includes(servidor) ? `${nome.replaceAll('.', '')}@gmail.com` : `${nome}@${servidor}`;
}
