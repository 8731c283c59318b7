import { formatConsultaP, type ConsultaQr } from './consulta-qr.ts';
import { findEstadoByIbge } from '../../pessoa/endereco/estados.ts';

/**
 * Query address of each state for the QR code of an NFC-e, as published by the states, up to the question mark.
 * Only these hosts are ever requested: no host comes from a QR code. Where a state publishes http only, the
 * response may travel unencrypted.
 */
export const paginasNfce: Readonly<Record<string, string>> = {
  AC: 'http://www.sefaznet.ac.gov.br/nfce/qrcode',
  AL: 'https://nfce.sefaz.al.gov.br/QRCode/consultarNFCe.jsp',
  AM: 'https://sistemas.sefaz.am.gov.br/nfceweb/consultarNFCe.jsp',
  AP: 'https://www.sefaz.ap.gov.br/nfce/nfcep.php',
  BA: 'https://nfe.sefaz.ba.gov.br/servicos/nfce/qrcode.aspx',
  CE: 'http://nfce.sefaz.ce.gov.br/pages/ShowNFCe.html',
  DF: 'http://www.fazenda.df.gov.br/nfce/qrcode',
  ES: 'https://app.sefaz.es.gov.br/ConsultaNFCe/QRCode.aspx',
  GO: 'https://nfeweb.sefaz.go.gov.br/nfeweb/sites/nfce/danfeNFCe',
  MA: 'http://www.nfce.sefaz.ma.gov.br/portal/consultarNFCe.jsp',
  MG: 'https://portalsped.fazenda.mg.gov.br/portalnfce/sistema/qrcode.xhtml',
  MS: 'https://www.dfe.ms.gov.br/nfce/qrcode',
  MT: 'https://www.sefaz.mt.gov.br/nfce/consultanfce',
  PA: 'https://appnfc.sefa.pa.gov.br/portal/view/consultas/nfce/nfceForm.seam',
  PB: 'https://www.sefaz.pb.gov.br/nfce',
  PE: 'https://nfce.sefaz.pe.gov.br:444/nfce/consulta',
  PI: 'http://www.sefaz.pi.gov.br/nfce/qrcode',
  PR: 'https://www.fazenda.pr.gov.br/nfce/qrcode',
  RJ: 'https://consultadfe.fazenda.rj.gov.br/consultaNFCe/QRCode',
  RN: 'https://nfce.sefaz.rn.gov.br/consultarNFCe.aspx',
  RO: 'https://www.nfce.sefin.ro.gov.br/consultanfce/consulta.jsp',
  RR: 'https://www.sefaz.rr.gov.br/nfce/servlet/qrcode',
  RS: 'https://dfe-portal.svrs.rs.gov.br/Dfe/QrCodeNFce',
  SC: 'https://sat.sef.sc.gov.br/nfce/consulta',
  SE: 'http://www.nfce.se.gov.br/nfce/qrcode',
  SP: 'https://www.nfce.fazenda.sp.gov.br/qrcode',
  TO: 'http://www.sefaz.to.gov.br/nfce/qrcode',
};

/**
 * Returns the two-letter code of the state with a page that can be queried for a receipt; undefined for a NF-e and a
 * SAT coupon, which are shown behind a captcha only.
 *
 * @param chaveAcesso 44 characters
 */
export function findUfDaPagina(chaveAcesso: string): string | undefined {
  const uf = findEstadoByIbge(chaveAcesso.slice(0, 2))?.codigo;
  return uf !== undefined && chaveAcesso.slice(20, 22) === '65' && Object.hasOwn(paginasNfce, uf)
    ? uf
    : undefined;
}

/** Pages where a person types the key: of the national portal for a NF-e, of São Paulo for a SAT coupon. */
const paginasDigitadas: Readonly<Record<string, string>> = {
  '55': 'https://www.nfe.fazenda.gov.br/portal/consultaRecaptcha.aspx?tipoConsulta=resumo',
  '59': 'https://satsp.fazenda.sp.gov.br/COMSAT/Public/ConsultaPublica/ConsultaPublicaCfe.aspx',
};

/**
 * Returns the page on which a person sees a receipt: the state's page with the receipt, or a page that asks for the key;
 * undefined where there is none.
 *
 * @param consulta fields of the QR code; without them the page gets the key alone, as version 3 does
 */
export const findPaginaDaNota = (chaveAcesso: string, consulta: ConsultaQr | undefined): string | undefined =>
  formatConsultaUrl(chaveAcesso, consulta ?? { versao: '3' }) ?? paginasDigitadas[chaveAcesso.slice(20, 22)];

/**
 * Returns the query address of a receipt; undefined where no page can be queried.
 *
 * @param base replaces the host of every state, as `base/UF`
 */
export function formatConsultaUrl(
  chaveAcesso: string,
  consulta: ConsultaQr,
  base?: string,
): string | undefined {
  const uf = findUfDaPagina(chaveAcesso);
  if (uf === undefined) return undefined;
  const pagina = base === undefined ? paginasNfce[uf] : `${base.replace(/\/$/, '')}/${uf}`;
  return `${pagina}?p=${formatConsultaP(chaveAcesso, consulta)}`;
}
