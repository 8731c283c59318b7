import { buildChave } from '@trevo/fixtures/chave-builder';

interface NotaOptions {
  readonly chave: string;
  readonly valor?: string;
  readonly dhEmi?: string;
  readonly itens?: readonly {
    readonly nome: string;
    readonly qCom: string;
    readonly uCom: string;
    readonly vProd: string;
    /** Other elements of the product, such as cEAN. */
    readonly mais?: string;
  }[];
  readonly ide?: string;
  readonly emit?: string;
  readonly prefixo?: string;
}

/** Returns the key of a sale, deterministic per number. */
export const toChaveVenda = (n: number, modelo: '55' | '65' | '59' = '65'): string =>
  buildChave(n, { anoMes: '2026-11', modelo });

/** Builds the XML of a note like a cash register, with a buyer's CPF, which must not be stored. */
export function buildNota({ chave, valor = '123.45', prefixo = '', ...options }: NotaOptions): string {
  const p = prefixo === '' ? '' : `${prefixo}:`;
  const dhEmi = options.dhEmi ?? '<dhEmi>2026-11-20T10:00:00-03:00</dhEmi>';
  const itens = options.itens ?? [{ nome: 'CAFE 500G', qCom: '2.0000', uCom: 'UN', vProd: valor }];
  const det = itens.map(
    (item, i) =>
      `<det nItem="${i + 1}"><prod><cProd>1</cProd><xProd>${item.nome}</xProd><uCom>${item.uCom}</uCom><qCom>${item.qCom}</qCom><vProd>${item.vProd}</vProd>${item.mais ?? ''}</prod><imposto><ICMS><ICMS00><vICMS>1.00</vICMS></ICMS00></ICMS></imposto></det>`,
  );
  const xmlns = prefixo === '' ? 'xmlns' : `xmlns:${prefixo}`;
  const inner = `<NFe ${xmlns}="http://www.portalfiscal.inf.br/nfe"><infNFe Id="NFe${chave}" versao="4.00"><ide><cUF>35</cUF><mod>${chave.slice(20, 22)}</mod>${dhEmi}<tpNF>1</tpNF><tpAmb>1</tpAmb><finNFe>1</finNFe>${options.ide ?? ''}</ide><emit>${options.emit ?? `<CNPJ>${chave.slice(6, 20)}</CNPJ>`}<xNome>LOJA &amp; CIA</xNome></emit><dest><CPF>52998224725</CPF><xNome>MARIA</xNome></dest>${det.join('')}<total><ICMSTot><vProd>999.99</vProd><vNF>${valor}</vNF></ICMSTot></total></infNFe></NFe>`;
  return prefixo === '' ? inner : inner.replaceAll(/<(\/?)(?=[A-Za-z])/g, `<$1${p}`);
}

export const buildProc = (nota: string, chave: string, cStat = '100'): string =>
  `<nfeProc versao="4.00">${nota}<protNFe><infProt><chNFe>${chave}</chNFe><cStat>${cStat}</cStat></infProt></protNFe></nfeProc>`;

export const buildEvento = (chave: string, tpEvento = '110111', cStat = '135'): string =>
  `<procEventoNFe><evento><infEvento><tpAmb>1</tpAmb><CPF>52998224725</CPF><chNFe>${chave}</chNFe><tpEvento>${tpEvento}</tpEvento></infEvento></evento><retEvento><infEvento><cStat>${cStat}</cStat><chNFe>${chave}</chNFe></infEvento></retEvento></procEventoNFe>`;

export const buildCfe = (chave: string, valor = '50.00'): string =>
  `<CFe><infCFe Id="CFe${chave}" versao="0.08"><ide><mod>59</mod><dEmi>20261120</dEmi><hEmi>101500</hEmi><tpAmb>1</tpAmb></ide><emit><CNPJ>${chave.slice(6, 20)}</CNPJ></emit><dest><CPF>52998224725</CPF></dest><det nItem="1"><prod><cProd>77</cProd><cEAN>2000000000077</cEAN><xProd>PAO</xProd><uCom>KG</uCom><qCom>1.2340</qCom><vProd>50.00</vProd><vItem>${valor}</vItem></prod></det><total><ICMSTot><vProd>50.00</vProd></ICMSTot><vCFe>${valor}</vCFe></total></infCFe></CFe>`;
