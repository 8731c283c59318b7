import type { CepLookup, EnderecoCep } from './cep.port.ts';

const enderecos: Readonly<Record<string, EnderecoCep>> = {
  '01001000': of('Praça da Sé', 'Sé', 'SP', 'São Paulo', '3550308'),
  '01310100': of('Avenida Paulista', 'Bela Vista', 'SP', 'São Paulo', '3550308'),
  '20040002': of('Avenida Rio Branco', 'Centro', 'RJ', 'Rio de Janeiro', '3304557'),
  '30130010': of('Avenida Afonso Pena', 'Centro', 'MG', 'Belo Horizonte', '3106200'),
  '40020000': of('Praça da Sé', 'Centro', 'BA', 'Salvador', '2927408'),
  '50030230': of('Avenida Rio Branco', 'Recife', 'PE', 'Recife', '2611606'),
  '70040010': of('SBN Quadra 1', 'Asa Norte', 'DF', 'Brasília', '5300108'),
  '79002000': of('Rua 14 de Julho', 'Centro', 'MS', 'Campo Grande', '5002704'),
  '80010000': of('Rua XV de Novembro', 'Centro', 'PR', 'Curitiba', '4106902'),
  '88010000': of('Rua Felipe Schmidt', 'Centro', 'SC', 'Florianópolis', '4205407'),
  '90010000': of('Rua dos Andradas', 'Centro Histórico', 'RS', 'Porto Alegre', '4314902'),
  // A town with a single code: the user enters street and neighbourhood.
  '13690000': of('', '', 'SP', 'Descalvado', '3513702'),
};

function of(logradouro: string, bairro: string, uf: string, localidade: string, ibge: string): EnderecoCep {
  return { logradouro, bairro, uf, localidade, ibge };
}

/** Knows a dozen CEPs, for machines without network; any other is unknown. */
export function createLocalCep(): CepLookup {
  return { find: async (cep) => enderecos[cep] };
}
