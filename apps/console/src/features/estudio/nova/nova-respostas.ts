import {
  hasNumeros,
  type Modelo,
  pedeSorteio,
  type RespostasModelo,
} from '@trevo/config/modelos/modelo-respostas';
import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import { isEmail } from '@trevo/rules/pessoa/email';
import { addDias, isDia } from '@trevo/rules/tempo/sao-paulo';
import { novaText as text } from './nova.text.ts';

/** The questions as the form holds them: texts as typed. */
export interface CamposNova {
  promotoraID: string;
  razao: string;
  cnpj: string;
  nome: string;
  host: string;
  email: string;
  certificado: string;
  inicio: string;
  fim: string;
  logo: string | null;
  corPrimaria: string;
  corSecundaria: string;
  centavos: number | null;
  produtos: string;
  percentual: string;
  numerosPorCodigo: string;
  revelacao: 'raspadinha' | 'giro';
  sorteio: string;
  itens: { nome: string; quantidade: string }[];
}

export type ErrosNova = Partial<Record<keyof CamposNova, string>>;

/** Returns the form before the operator types, prefilled with the promoter's data. */
export function toCamposIniciais(
  modelo: Modelo,
  hoje: string,
  promotora: { identificacao: string; nome: string; cnpj: string },
): CamposNova {
  const item = modelo === 'instantaneo' ? text.exemplos.premio : text.exemplos.produto;
  return {
    promotoraID: promotora.identificacao,
    razao: promotora.nome,
    cnpj: promotora.cnpj,
    nome: '',
    host: '',
    email: '',
    certificado: text.aDefinir,
    inicio: hoje,
    fim: addDias(hoje, 90),
    logo: null,
    corPrimaria: '#355da1',
    corSecundaria: '#c13d5a',
    centavos: modelo === 'pontos' ? 100 : 5_000,
    produtos: '3',
    percentual: '2',
    numerosPorCodigo: '1',
    revelacao: 'raspadinha',
    sorteio: pedeSorteio(modelo) ? text.exemplos.sorteio : '',
    itens: [{ nome: item, quantidade: '100' }],
  };
}

const toNumero = (text_: string): number => Number(text_.trim().replace(',', '.'));
const isPositivo = (value: number): boolean => Number.isFinite(value) && value > 0;
const isInteiro = (value: number): boolean => Number.isInteger(value) && value > 0;

export const hasItens = (modelo: Modelo): boolean =>
  modelo === 'instantaneo' || modelo === 'pontos' || modelo === 'cashback';

/** Returns the errors of the answers, by field. */
export function findErros(modelo: Modelo, campos: CamposNova): ErrosNova {
  const { falta } = text;
  const erros: ErrosNova = {};
  if (!/^\w{2,40}$/.test(campos.promotoraID)) erros.promotoraID = falta.promotoraID;
  if (campos.razao.trim() === '') erros.razao = falta.razao;
  if (!isCnpj(toCnpj(campos.cnpj))) erros.cnpj = falta.cnpj;
  if (campos.nome.trim() === '') erros.nome = falta.nome;
  if (!/^[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?$/.test(campos.host)) erros.host = falta.host;
  if (!isEmail(campos.email.trim())) erros.email = falta.email;
  if (!isDia(campos.inicio)) erros.inicio = falta.inicio;
  else if (!isDia(campos.fim) || campos.fim < campos.inicio || campos.fim > addDias(campos.inicio, 340))
    erros.fim = falta.fim;
  for (const cor of ['corPrimaria', 'corSecundaria'] as const)
    if (!/^#[0-9a-f]{6}$/i.test(campos[cor])) erros[cor] = falta.cor;
  if (pedeSorteio(modelo) && campos.sorteio.trim() === '') erros.sorteio = falta.sorteio;
  if ((modelo === 'valor' || modelo === 'pontos') && !isPositivo(campos.centavos ?? 0))
    erros.centavos = falta.numero;
  if (modelo === 'quantidade' && !isInteiro(toNumero(campos.produtos))) erros.produtos = falta.numero;
  if (
    modelo === 'cashback' &&
    !(isPositivo(toNumero(campos.percentual)) && toNumero(campos.percentual) <= 100)
  )
    erros.percentual = falta.numero;
  if (modelo === 'codigos' && !isInteiro(toNumero(campos.numerosPorCodigo)))
    erros.numerosPorCodigo = falta.numero;
  const isItemCerto = (item: CamposNova['itens'][number]) =>
    item.nome.trim() !== '' && isInteiro(toNumero(item.quantidade));
  if (hasItens(modelo) && !(campos.itens.length > 0 && campos.itens.every(isItemCerto)))
    erros.itens = falta.itens;
  return erros;
}

const toCnpj = (text_: string): string => text_.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();

/** Makes the identification of a campaign from its name: `VERAOQUEVOLTA`. */
const toIdentificacao = (nome: string): string =>
  (
    nome
      .normalize('NFD')
      .replaceAll(/[^A-Za-z0-9]/g, '')
      .toUpperCase() || 'CAMPANHA'
  )
    .slice(0, 20)
    .padEnd(2, '1');

/** Returns the answers of a form without errors. */
export function toRespostas(modelo: Modelo, campos: CamposNova): RespostasModelo {
  const premioSorteio = campos.sorteio.trim() || null;
  const whole = (text_: string, otherwise: number) => {
    const value = toNumero(text_);
    return isInteiro(value) ? value : otherwise;
  };
  return {
    modelo,
    promotora: {
      identificacao: campos.promotoraID,
      nome: campos.razao.trim(),
      cnpj: toCnpj(campos.cnpj),
    },
    campanha: {
      identificacao: toIdentificacao(campos.nome),
      descricao: campos.nome.trim(),
      certificado: campos.certificado.trim() || text.aDefinir,
      dataInicial: campos.inicio,
      dataFinalCompras: campos.fim,
    },
    host: campos.host,
    emailSuporte: campos.email.trim(),
    tema: { logo: campos.logo, corPrimaria: campos.corPrimaria, corSecundaria: campos.corSecundaria },
    premioSorteio,
    series: hasNumeros({ premioSorteio }) ? 10 : 1,
    centavos: campos.centavos ?? 1,
    produtos: whole(campos.produtos, 1),
    percentual: isPositivo(toNumero(campos.percentual)) ? toNumero(campos.percentual) : 1,
    numerosPorCodigo: whole(campos.numerosPorCodigo, 1),
    revelacao: campos.revelacao,
    itens: campos.itens.map(({ nome, quantidade }) => ({
      nome: nome.trim(),
      quantidade: whole(quantidade, 1),
    })),
  };
}
