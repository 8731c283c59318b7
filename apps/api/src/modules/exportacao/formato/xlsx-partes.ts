/** Indexes of the cell formats of `xl/styles.xml`. */
export const estilos = { geral: 0, titulo: 1, centavos: 2, dia: 3, instante: 4 } as const;

/** Characters of a cell; a limit of Excel. */
const textoMaximo = 32_767;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns a text for XML: without the characters that XML 1.0 forbids, and cut at the limit of a cell. */
const toXmlText = (texto: string): string =>
  texto
    .slice(0, textoMaximo)
    // oxlint-disable-next-line no-control-regex -- XML 1.0 forbids exactly these
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/gu, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign]!);

/** Escapes what Excel decodes in a cell (ECMA-376, ST_Xstring): `_x003D_1` would be shown as `=1`. */
export const toCellText = (texto: string): string =>
  toXmlText(texto.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'));

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

interface Parte {
  readonly nome: string;
  readonly texto: string;
}

/** Lists the parts of a workbook besides its sheets: properties, formats and the lists of parts. */
export function listPartes(abas: number, marca: string, em: Date): readonly Parte[] {
  const numeros = Array.from({ length: abas }, (_, at) => at + 1);
  return [
    { nome: 'xl/styles.xml', texto: `${declaration}${estilosXml}` },
    { nome: 'docProps/core.xml', texto: `${declaration}${toCore(marca, em)}` },
    { nome: 'xl/workbook.xml', texto: `${declaration}${toWorkbook(numeros)}` },
    { nome: 'xl/_rels/workbook.xml.rels', texto: `${declaration}${toWorkbookRels(numeros)}` },
    { nome: '_rels/.rels', texto: `${declaration}${rels}` },
    { nome: '[Content_Types].xml', texto: `${declaration}${toContentTypes(numeros)}` },
  ];
}

const estilosXml = [
  `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/>`,
  '<numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm:ss"/></numFmts>',
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">',
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
  ...[4, 164, 165].map(
    (id) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  ),
  '</cellXfs></styleSheet>',
].join('');

const toCore = (marca: string, em: Date): string =>
  [
    `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
    ' xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:creator>Trevo</dc:creator><dc:description>${toXmlText(marca)}</dc:description>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${em.toISOString().slice(0, 19)}Z</dcterms:created>`,
    '</cp:coreProperties>',
  ].join('');

const toWorkbook = (numeros: readonly number[]): string =>
  `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numeros
    .map((numero) => `<sheet name="Dados ${numero}" sheetId="${numero}" r:id="rId${numero}"/>`)
    .join('')}</sheets></workbook>`;

const toWorkbookRels = (numeros: readonly number[]): string =>
  `<Relationships xmlns="${packages}/relationships">${numeros
    .map(
      (numero) =>
        `<Relationship Id="rId${numero}" Type="${office}/worksheet" Target="worksheets/sheet${numero}.xml"/>`,
    )
    .join('')}<Relationship Id="rIdEstilos" Type="${office}/styles" Target="styles.xml"/></Relationships>`;

const rels = [
  `<Relationships xmlns="${packages}/relationships">`,
  `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`,
  `<Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
  '</Relationships>',
].join('');

const toContentTypes = (numeros: readonly number[]): string =>
  [
    `<Types xmlns="${packages}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>`,
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    ...numeros.map(
      (numero) =>
        `<Override PartName="/xl/worksheets/sheet${numero}.xml" ContentType="${contentType}.worksheet+xml"/>`,
    ),
    '</Types>',
  ].join('');
