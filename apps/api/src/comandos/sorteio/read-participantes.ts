import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import { isCpf } from '@trevo/rules/pessoa/cpf';
import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import { isDia } from '@trevo/rules/tempo/sao-paulo';
import {
  colunasParticipantes,
  sinaisFormula,
} from '../../modules/sorteio/congelamento/layout-participantes.ts';
import { splitCampos } from '../../modules/venda/arquivo/csv-linhas.ts';
import type { ProblemaParticipantes } from './participantes-problema.text.ts';

type Problema = ProblemaParticipantes | undefined;

/** Checks the header of a file of participants. */
export const checkCabecalho = (texto: string): Problema =>
  texto === colunasParticipantes.join(',') ? undefined : 'cabecalho';

/** Returns a function that checks the rows of consecutive files; their numbers must ascend over all of them. */
export function createCheckLinha(): (texto: string) => Problema {
  let anterior = -1;
  return (texto) => {
    const campos = splitCampos(texto, ',');
    if (!campos) return 'aspas';
    if (campos.length !== colunasParticipantes.length) return 'colunas';
    const problema = checkCampos(campos);
    if (problema) return problema;
    const lugar = Number(campos[3]) * numerosPorSerie + Number(campos[4]);
    if (lugar <= anterior) return lugar === anterior ? 'repetido' : 'ordem';
    anterior = lugar;
    return undefined;
  };
}

function checkCampos(campos: readonly string[]): Problema {
  const [cpf = '', cnpj = '', nome = '', serie = '', numero = '', quando = '', ...rest] = campos;
  const [email = '', telefone = '', estrangeiro = ''] = rest;
  const checks: readonly (readonly [isValid: boolean, problema: ProblemaParticipantes])[] = [
    [cpf === '' || (/^\d{11}$/.test(cpf) && isCpf(cpf)), 'cpf'],
    [cnpj === '' || (/^[0-9A-Z]{12}\d\d$/.test(cnpj) && isCnpj(cnpj)), 'cnpj'],
    [cpf === '' || cnpj === '', 'doisDocumentos'],
    [nome !== '' || (cpf === '' && cnpj === ''), 'nome'],
    [/^\d{2,3}$/.test(serie), 'serie'],
    [/^\d{5}$/.test(numero), 'numero'],
    [isQuando(quando), 'quando'],
    [email === '' || /^[^\s@]+@[^\s@]+$/.test(email), 'email'],
    [/^\d*$/.test(telefone), 'telefone'],
    [/^[SN]$/.test(estrangeiro), 'estrangeiro'],
    [!sinaisFormula.test(nome) && !sinaisFormula.test(email), 'formula'],
  ];
  return checks.find(([isValid]) => !isValid)?.[1];
}

const isQuando = (texto: string): boolean =>
  /^\S{10} (?:[01]\d|2[0-3])(?::[0-5]\d){2}$/.test(texto) && isDia(texto.slice(0, 10));
