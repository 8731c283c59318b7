/** Words of an address. */
export const enderecoText = {
  rotulos: {
    cep: 'CEP',
    estado: 'Estado',
    endereco: 'Rua',
    numero: 'Número',
    bairro: 'Bairro',
    cidade: 'Cidade',
    complemento: 'Complemento',
  },
  exemplos: {
    cep: '00000-000',
    estado: 'Escolha',
    endereco: 'Rua, avenida, travessa',
    numero: '123',
    complemento: 'Apartamento, bloco',
  },
  procurando: 'Procurando o endereço',
  encontrado: 'Encontramos seu endereço. Confira e complete.',
  naoEncontrado: 'Não encontramos este CEP. Preencha os campos você mesmo.',
  indisponivel: 'A busca de CEP não respondeu. Preencha os campos você mesmo.',
} as const;
