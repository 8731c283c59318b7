import type { ErrorEntry } from '../error-entry.ts';

export const cupomErrors = {
  'cupom.nenhum': {
    status: 404,
    mensagem: 'Nenhum cupom encontrado para esse usuário.',
    lugar: 'pagina',
    cura: 'Cadastre uma nota fiscal para ganhar números da sorte.',
  },
  'cupom.limiteAtingido': {
    status: 409,
    mensagem: 'Limite {tipo} de {limite} cupons atingido!',
    lugar: 'modal',
    cura: 'Guarde sua nota: consulte no regulamento quando você pode cadastrar de novo.',
  },
  'cupom.limiteAmbos': {
    status: 409,
    mensagem: 'Limite de cupons e giros/raspadinhas atingido!',
    lugar: 'modal',
    cura: 'Guarde sua nota: consulte no regulamento quando você pode cadastrar de novo.',
  },
  'cupom.soRaspadinhas': {
    status: 202,
    mensagem: 'Você já tem todos os números da sorte deste período. Suas próximas notas valem só giros.',
    lugar: 'pagina',
    cura: 'Consulte no regulamento quando você pode ganhar mais números.',
  },
  'cupom.soNumeros': {
    status: 202,
    mensagem: 'Você já tem todos os giros deste período. Suas próximas notas valem só números da sorte.',
    lugar: 'pagina',
    cura: 'Consulte no regulamento quando você pode ganhar mais giros.',
  },
  'cupom.consumidorNaoEncontrado': {
    status: 404,
    mensagem: 'Nenhum consumidor encontrado.',
    lugar: 'pagina',
    cura: 'Entre de novo com o seu usuário.',
  },
  'cupom.cpfNaoCadastrado': {
    status: 404,
    mensagem: 'Nenhum usuário cadastrado com este CPF. Por favor revise os dados digitados.',
    lugar: 'campo',
    cura: 'Confira os 11 algarismos.',
  },
  'cupom.codigoInativo': {
    status: 409,
    mensagem: 'Esta campanha não usa códigos de cupom.',
    lugar: 'modal',
    cura: 'Cadastre a nota fiscal da sua compra.',
  },
  'cupom.codigoInexistente': {
    status: 404,
    mensagem: 'Este código de cupom não existe.',
    lugar: 'campo',
    cura: 'Compare letra por letra com o cupom: zero e a letra O são fáceis de trocar.',
  },
  'cupom.codigoUsado': {
    status: 409,
    mensagem: 'Este cupom já foi cadastrado por outra pessoa.',
    lugar: 'modal',
    cura: 'Se o cupom é seu, fale com o suporte da campanha.',
  },
  'cupom.nenhumPremiado': {
    status: 404,
    mensagem: 'Os ganhadores deste sorteio ainda não foram divulgados.',
    lugar: 'pagina',
    cura: 'Volte depois da data do sorteio.',
  },
  'cupom.sorteioNaoEncontrado': {
    status: 404,
    mensagem: 'A campanha não tem sorteio nesta data.',
    lugar: 'modal',
    cura: 'Confira as datas em "sorteios", no arquivo da campanha.',
  },
  'cupom.sorteioPorVir': {
    status: 409,
    mensagem: 'Este sorteio ainda não aconteceu.',
    lugar: 'modal',
    cura: 'Registre os ganhadores depois da extração.',
  },
  'cupom.numeroNaoDistribuido': {
    status: 422,
    mensagem: 'O número {serie} {numero} não está com ninguém ou não participa deste sorteio.',
    lugar: 'modal',
    cura: 'Aplique a regra do regulamento até chegar a um número distribuído.',
  },
  'cupom.numeroRestrito': {
    status: 422,
    mensagem: 'O número {serie} {numero} é de quem não pode participar.',
    lugar: 'modal',
    cura: 'Aplique a regra do regulamento até chegar a um número de quem pode participar.',
  },
  'cupom.limiteParcial': {
    status: 202,
    mensagem:
      'Você chegou ao limite de cupons do período: esta nota valeu {concedidos} de {numeros} números.',
    lugar: 'pagina',
    cura: 'Consulte no regulamento quando você pode ganhar mais números.',
  },
  'cupom.ultimosNumeros': {
    status: 202,
    mensagem:
      'Os números da sorte desta promoção acabaram: esta nota ficou com os últimos, {concedidos} de {numeros}.',
    lugar: 'pagina',
    cura: 'Os números que você recebeu participam do sorteio.',
  },
} as const satisfies Record<string, ErrorEntry>;
