import { camposPessoa } from '@trevo/rules/campo-pessoa';

/** Words of the questions that registration and profile both ask. */
export const consumidorText = {
  exemplos: {
    nome: 'Como está no seu documento',
    documentoVariavel: 'Até 10 números',
    telefoneContato: '(00)00000-0000',
    email: 'nome@exemplo.com.br',
    dataNascimento: 'dd/mm/aaaa',
    rg: '00.000.000-0',
    escolha: 'Escolha',
  },
  dicas: { dataNascimento: 'A promoção é para quem tem 18 anos ou mais.' },
  generos: { feminino: 'Feminino', masculino: 'Masculino', outro: 'Outro' },
  simNao: { sim: 'Sim', nao: 'Não' },
  estrangeiro: 'Tenho documento estrangeiro',
  estrangeiroDetalhe: 'Para quem ainda não tem CPF.',
  loja: {
    rotulo: camposPessoa.primeiraLoja.rotulo,
    escolher: 'Escolher a loja',
    titulo: 'Qual loja fica mais perto?',
    fechar: 'Fechar',
    buscar: 'Buscar pelo nome',
    exemplo: 'Nome da loja',
    limpar: 'Limpar busca',
    trocar: 'Trocar',
    vazia: 'Nenhuma loja com esse nome',
    vaziaDetalhe: 'Confira como o nome está escrito.',
    carregando: 'Carregando as lojas',
  },
  pendente: {
    voltar: 'Voltar',
    titulo: 'Falta completar seu cadastro',
    mensagem: 'Com ele completo, suas notas já valem. Leva menos de um minuto.',
    completar: 'Completar meu cadastro',
  },
} as const;
