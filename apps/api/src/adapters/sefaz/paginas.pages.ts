import type { NotaDemo } from './nota-demo.ts';

/** Generated pages in the states' layouts, without real data. */
export type Layout = 'danfe' | 'tabelas' | 'linhas' | 'abas';

/** For tests. @internal */
export const layouts: readonly Layout[] = ['danfe', 'tabelas', 'linhas', 'abas'];

/** Renders a receipt's page, with the consumer's CPF where states show one. */
export function renderNotaPagina(layout: Layout, nota: NotaDemo, cpf = ''): string {
  const aviso = nota.cancelada ? '<div class="avisoErro">NFC-e CANCELADA</div>' : '';
  const consumidor = cpf === '' ? 'Consumidor não identificado' : `CPF: ${cpf}`;
  return renderPagina(`${aviso}${renderers[layout](toTextos(nota), consumidor)}`);
}

const renderPagina = (body: string): string =>
  `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Consulta de NFC-e</title>
<style>.totalNumb { float: right }</style></head><body><script>var total = '0,01';</script>
<h1>Consulta pública de NFC-e</h1>${body}</body></html>`;

/** Renders the answer for a key that the site does not know (yet). */
export const renderSemNota = (): string =>
  renderPagina('<div class="avisoErro">NFC-e não encontrada na base de dados da Secretaria.</div>');

/** Renders a captcha page. */
export const renderCaptcha = (): string =>
  renderPagina('<form><p>Confirme que você é uma pessoa.</p><div class="g-recaptcha"></div></form>');

/** Renders a page in an unknown layout. */
export const renderPaginaNova = (): string =>
  renderPagina('<main><h2>Seu documento</h2><p>Total da compra: R$ 10,00</p></main>');

const toReais = (centavos: number): string =>
  (centavos / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(?:\d{3})+,)/g, '.');

interface Textos {
  readonly chave: string;
  readonly cnpj: string;
  readonly emitente: string;
  readonly emissao: string;
  readonly itens: readonly {
    nome: string;
    gtin: string;
    quantidade: string;
    unidade: string;
    valor: string;
  }[];
  readonly bruto: string;
  readonly desconto: string | undefined;
  readonly liquido: string;
  readonly pago: string;
  readonly troco: string;
}

function toTextos(nota: NotaDemo): Textos {
  const { chaveAcesso, emitidoEm, itens, descontoCentavos, trocoCentavos } = nota;
  const bruto = itens.reduce((total, { valorCentavos }) => total + valorCentavos, 0);
  const cnpj = chaveAcesso.slice(6, 20);
  return {
    chave: (chaveAcesso.match(/.{4}/g) ?? []).join(' '),
    cnpj: cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5'),
    emitente: nota.emitente,
    emissao: `${emitidoEm.slice(8)}/${emitidoEm.slice(5, 7)}/${emitidoEm.slice(0, 4)} 10:15:30`,
    itens: itens.map(({ valorCentavos, ...item }) => ({ ...item, valor: toReais(valorCentavos) })),
    bruto: toReais(bruto),
    desconto: descontoCentavos === 0 ? undefined : toReais(descontoCentavos),
    liquido: toReais(bruto - descontoCentavos),
    pago: toReais(bruto - descontoCentavos + trocoCentavos),
    troco: toReais(trocoCentavos),
  };
}

function renderDanfe(nota: Textos, consumidor: string): string {
  const linha = (rotulo: string, valor: string, classe = '') =>
    `<div id="linhaTotal"><label>${rotulo}</label><span class="totalNumb ${classe}">${valor}</span></div>`;
  const itens = nota.itens.map(
    ({ nome, gtin, quantidade, unidade, valor }, at) =>
      `<tr id="Item + ${at + 1}"><td><span class="txtTit">${nome}</span><span class="RCod">(Código: ${gtin} )</span><br>
<span class="Rqtd"><strong>Qtde.:</strong>${quantidade}</span><span class="RUN"><strong>UN: </strong>${unidade}</span></td>
<td class="txtTit noWrap">Vl. Total<br><span class="valor">${valor}</span></td></tr>`,
  );
  const desconto = nota.desconto
    ? linha('Valor total R$:', nota.bruto) + linha('Descontos R$:', nota.desconto)
    : '';
  return `<div class="txtCenter"><div id="u20" class="txtTopo">${nota.emitente}</div>
<div class="text">CNPJ: ${nota.cnpj}</div><div class="text">Rua das Flores, 10, Centro</div></div>
<table id="tabResult">${itens.join('\n')}</table>
<div id="totalNota">${linha('Qtd. total de itens:', String(nota.itens.length))}${desconto}
${linha('Valor a pagar R$:', nota.liquido, 'txtMax')}
<div id="linhaForma"><label>Forma de pagamento:</label><span class="totalNumb txtTitR">Valor pago R$:</span></div>
<div id="linhaTotal"><label class="tx">Dinheiro</label><span class="totalNumb">${nota.pago}</span></div>
<div id="linhaTotal"><label class="tx">Troco </label><span class="totalNumb">${nota.troco}</span></div></div>
<div id="infos"><ul><li><strong>EMISSÃO NORMAL</strong><br><strong>Número: </strong>1 <strong>Série: </strong>1 <strong>Emissão: </strong>${nota.emissao}-03:00 - Via Consumidor</li></ul>
<ul><li><strong>Chave de acesso:</strong><br><span class="chave">${nota.chave}</span></li></ul>
<ul><li><strong>${consumidor}</strong></li></ul></div>`;
}

function renderTabelas(nota: Textos, consumidor: string): string {
  const celula = (texto: string) => `<td class="NFCDetalhe_Item" align="left">${texto}</td>`;
  const par = (rotulo: string, valor: string) => `<tr>${celula(rotulo)}${celula(valor)}</tr>`;
  const cabecalho = (texto: string) =>
    `<tr><td class="NFCCabecalho_SubTitulo" align="center">${texto}</td></tr>`;
  const itens = nota.itens.map(
    ({ nome, gtin, quantidade, unidade, valor }, at) =>
      `<tr id="Item + ${at + 1}">${[gtin, nome, quantidade, unidade, '1,00', valor].map(celula).join('')}</tr>`,
  );
  const titulos = ['Código', 'Descrição', 'Qtde', 'Un', 'Vl Unit', 'Vl Total'];
  return `<table class="NFCCabecalho">${cabecalho(nota.emitente)}
${cabecalho(`CNPJ: ${nota.cnpj} Inscrição Estadual: 0963265391`)}
${cabecalho(`NFC-e nº: 1 Série: 1 Data de Emissão: ${nota.emissao}`)}
${cabecalho(`Chave de acesso: ${nota.chave}`)}${cabecalho(`CONSUMIDOR ${consumidor}`)}</table>
<table class="NFCCabecalho"><tr>${titulos.map(celula).join('')}</tr>${itens.join('\n')}</table>
<table class="NFCCabecalho">${par('Valor total R$', nota.bruto)}${par('Valor descontos R$', nota.desconto ?? '0,00')}
${par('FORMA PAGAMENTO', 'VALOR PAGO R$')}${par('Dinheiro', nota.pago)}${par('Troco R$', nota.troco)}</table>`;
}

function renderLinhas(nota: Textos, consumidor: string): string {
  const linha = (rotulo: string, valor: string) =>
    `<div class="row"><div class="col-lg-8"><strong>${rotulo}</strong></div><div class="col-lg-2"><strong>${valor}</strong></div></div>`;
  const itens = nota.itens.map(
    ({ nome, gtin, quantidade, unidade, valor }) =>
      `<tr><td><h7>${nome}</h7>(Código: ${gtin})</td><td>Qtde total de ítens: ${quantidade.replace(',', '.')}</td>
<td>UN: ${unidade}</td><td>Valor total R$: R$ ${valor}</td></tr>`,
  );
  const desconto = nota.desconto ? linha('Descontos R$', nota.desconto) : '';
  return `<div class="container"><table class="table text-center"><thead><tr><th><h4><b>${nota.emitente}</b></h4></th></tr></thead>
<tbody><tr><td>CNPJ: ${nota.cnpj}, Inscrição Estadual: 062885360</td></tr><tr><td>Rua das Flores, 10</td></tr></tbody></table>
<table class="table table-striped"><tbody id="myTable">${itens.join('\n')}</tbody></table>
${linha('Qtde total de ítens', String(nota.itens.length))}${linha('Valor total R$', nota.bruto)}${desconto}
${linha('Valor pago R$', nota.pago)}${linha('Troco R$', nota.troco)}${linha('Forma de Pagamento', 'Dinheiro')}
<table class="table table-hover"><thead><tr><th>Modelo</th><th>Série</th><th>Número</th><th>Data Emissão</th></tr></thead>
<tbody><tr><td>65</td><td>1</td><td>1</td><td>${nota.emissao}</td></tr></tbody></table>
<table class="table table-hover"><thead><tr><th>Chave de acesso</th></tr></thead><tbody><tr><td>${nota.chave}</td></tr></tbody></table>
<table class="table table-hover"><tbody><tr><td>${consumidor}</td></tr></tbody></table></div>`;
}

function renderAbas(nota: Textos, consumidor: string): string {
  const campo = (rotulo: string, valor: string) => `<td><label>${rotulo}</label><span>${valor}</span></td>`;
  const caixa = (...campos: string[]) => `<table class="box"><tr>${campos.join('')}</tr></table>`;
  const coluna = (nome: string, valor: string) =>
    `<td class="fixo-prod-serv-${nome}"><span>${valor}</span></td>`;
  const itens = nota.itens.map(
    ({ nome, gtin, quantidade, unidade, valor }, at) =>
      `<table class="toggle box"><tr>${coluna('numero', String(at + 1))}${coluna('descricao', nome)}${coluna('qtd', quantidade)}${coluna('uc', unidade)}${coluna('vb', valor)}</tr></table>
<table class="toggable box"><tr>${campo('Código do Produto', gtin)}${campo('Código EAN Comercial', gtin)}${campo('Valor do Desconto', '')}</tr></table>`,
  );
  return `<div class="GeralXslt">${caixa(campo('Chave de Acesso', nota.chave), campo('Número', '1'))}</div>
<div id="NFe" class="GeralXslt"><fieldset><legend>Dados da NF-e</legend>${caixa(campo('Modelo', '65'), campo('Data de Emissão', `${nota.emissao}-03:00`))}</fieldset></div>
<div id="Emitente" class="GeralXslt">${caixa(campo('Nome / Razão Social', nota.emitente), campo('CNPJ', nota.cnpj))}</div>
<div id="DestRem" class="GeralXslt">${caixa(campo('Consumidor', consumidor))}</div>
<div id="Prod" class="GeralXslt">${itens.join('\n')}</div>
<div id="Totais" class="GeralXslt">${caixa(campo('Base de Cálculo ICMS', '0,00'), campo('Valor Total dos Produtos', nota.bruto))}
${caixa(campo('Valor do Frete', '0,00'), campo('Valor Total dos Descontos', nota.desconto ?? '0,00'), campo('Valor Total da NFe', nota.liquido))}</div>
<div id="Cobranca" class="GeralXslt">${caixa(campo('Forma de Pagamento', '01'), campo('Valor do Pagamento', nota.pago), campo('Troco', nota.troco))}</div>`;
}

const renderers: Readonly<Record<Layout, (nota: Textos, consumidor: string) => string>> = {
  danfe: renderDanfe,
  tabelas: renderTabelas,
  linhas: renderLinhas,
  abas: renderAbas,
};
