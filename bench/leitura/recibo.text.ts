/** Invented shops. */
export const lojas = [
  'MERCADO BOM LUGAR LTDA',
  'SUPERMERCADO SERRA AZUL',
  'ATACADO TRES PONTES S.A.',
  'PADARIA PAO DA VILA ME',
  'FARMACIA SANTA CLARA LTDA',
  'EMPORIO DO VALE EIRELI',
  'CASA DAS FRUTAS COMERCIO',
  'MERCEARIA DO ZECA',
] as const;

export const enderecos = [
  'RUA DAS ACACIAS, 120 - CENTRO - CAMPINAS - SP',
  'AV. BRASIL, 4500 LOJA 12 - JARDIM - LONDRINA - PR',
  'ROD. BR 101 KM 23 - DISTRITO - SERRA - ES',
  'PRACA DA MATRIZ, 8 - CENTRO - OURO PRETO - MG',
] as const;

/** Description, price in cents and unit. */
export const catalogo = [
  ['LEITE CONDENSADO 395G', 699, 'UN'],
  ['ARROZ BRANCO T1 5KG', 2890, 'UN'],
  ['FEIJAO CARIOCA 1KG', 849, 'UN'],
  ['CAFE TORRADO 500G', 1799, 'PC'],
  ['SABAO EM PO 1,6KG', 2199, 'CX'],
  ['BANANA NANICA', 599, 'KG'],
  ['TOMATE ITALIANO', 899, 'KG'],
  ['QUEIJO MUSSARELA', 4590, 'KG'],
  ['REFRIG COLA 2L', 1049, 'UN'],
  ['DETERGENTE NEUTRO 500ML', 279, 'UN'],
  ['MACARRAO ESPAG 500G', 459, 'PC'],
  ['OLEO DE SOJA 900ML', 769, 'UN'],
  ['BISC RECHEADO CHOC 130G', 329, 'UN'],
  ['PAPEL HIG FD 12 ROLOS', 1890, 'FD'],
  ['CREME DENTAL 90G', 599, 'UN'],
  ['SHAMPOO HIDRA 325ML', 1690, 'UN'],
  ['FILE DE FRANGO', 2390, 'KG'],
  ['ACUCAR REFINADO 1KG', 489, 'UN'],
  ['MARGARINA C/SAL 500G', 899, 'UN'],
  ['IOGURTE MORANGO 900G', 1290, 'UN'],
] as const;

export const pagamentos = ['Dinheiro', 'Cartao de Credito', 'Cartao de Debito', 'PIX'] as const;
