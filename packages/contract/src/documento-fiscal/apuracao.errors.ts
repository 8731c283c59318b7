import type { ErrorEntry } from '../error-entry.ts';

/** Reasons why a registered receipt is pending, and refusals when it is judged, corrected or contested. */
export const apuracaoErrors = {
  'documentoFiscal.valorGuardado': {
    status: 202,
    mensagem: 'O valor desta compra ficou guardado e soma com o da próxima nota.',
    lugar: 'pagina',
    cura: 'Não precisa fazer nada: ele conta sozinho.',
  },
  'documentoFiscal.emContingencia': {
    status: 202,
    mensagem: 'Sua nota foi emitida sem internet e pode levar até 24 horas para ser confirmada.',
    lugar: 'pagina',
    cura: 'Não precisa fazer nada: avisaremos aqui quando ela for confirmada.',
  },
  'documentoFiscal.guardadaParaDepois': {
    status: 202,
    mensagem:
      'Recebemos sua nota. Das notas que ficaram guardadas sem internet, contam a cada dia só as de um dia: esta conta a partir de {dia}.',
    lugar: 'pagina',
    cura: 'Não precisa fazer nada: ela conta sozinha nesse dia.',
  },
  'documentoFiscal.aguardandoValor': {
    status: 202,
    mensagem: 'Estamos confirmando o valor desta compra.',
    lugar: 'pagina',
    cura: 'Não precisa fazer nada: seus números aparecem assim que o valor for confirmado.',
  },
  'documentoFiscal.procurandoVendas': {
    status: 202,
    mensagem: 'Estamos procurando esta compra nas vendas da loja. Pode levar até {prazo}.',
    lugar: 'pagina',
    cura: 'Não precisa fazer nada: o que ela rende aparece aqui, e avisamos você.',
  },
  'documentoFiscal.procurandoPagina': {
    status: 202,
    mensagem: 'Estamos consultando esta compra na Secretaria da Fazenda. Pode levar até {prazo}.',
    lugar: 'pagina',
    cura: 'Não precisa fazer nada: o que ela rende aparece aqui, e avisamos você.',
  },
  'documentoFiscal.esperandoLeitor': {
    status: 202,
    mensagem:
      'Falta ler esta compra na página da nota. Se ela não for lida em {prazo}, seguimos de outro jeito.',
    lugar: 'pagina',
    cura: 'Toque em "Ler a nota": leva menos de um minuto.',
  },
  'documentoFiscal.faltaComprovar': {
    status: 202,
    mensagem: 'Ainda não achamos o valor desta compra.',
    lugar: 'pagina',
    cura: 'Mande uma foto da nota e o valor: é rápido, e ela conta.',
  },
  'documentoFiscal.conferindoDeclaracao': {
    status: 202,
    mensagem: 'Recebemos o valor e a foto. Uma pessoa da campanha vai conferir.',
    lugar: 'pagina',
    cura: 'Não precisa fazer nada: a resposta aparece em Minhas notas.',
  },
  'documentoFiscal.faltaFoto': {
    status: 202,
    mensagem: 'Ainda não achamos o valor desta compra.',
    lugar: 'pagina',
    cura: 'Mande uma foto da nota inteira: nós lemos, e ela conta.',
  },
  'documentoFiscal.lendoFoto': {
    status: 202,
    mensagem: 'Estamos lendo a foto da sua nota.',
    lugar: 'pagina',
    cura: 'Leva poucos segundos. Sua nota já está guardada: você pode fechar o aplicativo.',
  },
  'documentoFiscal.confiraFoto': {
    status: 202,
    mensagem: 'Lemos a sua nota, mas não temos certeza de tudo.',
    lugar: 'pagina',
    cura: 'Confira o que lemos e corrija. Se preferir, uma pessoa da campanha confere a foto.',
  },
  'documentoFiscal.conferindoFoto': {
    status: 202,
    mensagem: 'Lemos a foto da sua nota. Uma pessoa da campanha vai conferir.',
    lugar: 'pagina',
    cura: 'Não precisa fazer nada: a resposta aparece em Minhas notas.',
  },
  'documentoFiscal.semFoto': {
    status: 404,
    mensagem: 'Esta nota não tem uma foto para ler.',
    lugar: 'modal',
    cura: 'Veja em Minhas notas como ela está.',
  },
  'documentoFiscal.semComprovacao': {
    status: 202,
    mensagem: 'Ainda não achamos esta compra. Uma pessoa da campanha vai conferir.',
    lugar: 'pagina',
    cura: 'Não precisa fazer nada: a resposta aparece em Minhas notas.',
  },
  'documentoFiscal.notaCancelada': {
    status: 422,
    mensagem: 'A loja cancelou esta nota, e por isso ela não vale.',
    lugar: 'modal',
    cura: 'Se a compra foi refeita, cadastre a nota nova. Se foi engano, peça outra conferência.',
  },
  'documentoFiscal.valorCorrigido': {
    status: 422,
    mensagem: 'O valor desta compra foi corrigido de {antes} para {agora}.',
    lugar: 'pagina',
    cura: 'O que ela rende foi contado de novo.',
  },
  'documentoFiscal.valorConhecido': {
    status: 422,
    mensagem: 'Agora sabemos quanto foi esta compra: {agora}.',
    lugar: 'pagina',
    cura: 'O que ela rende foi contado de novo.',
  },
  'documentoFiscal.contadaDeNovo': {
    status: 422,
    mensagem: 'Os dados desta compra foram corrigidos.',
    lugar: 'pagina',
    cura: 'O que ela rende foi contado de novo.',
  },
  'documentoFiscal.naoEsperaComprovacao': {
    status: 409,
    mensagem: 'Esta nota não espera mais por isso.',
    lugar: 'modal',
    cura: 'Veja em Minhas notas como ela está.',
  },
  'documentoFiscal.acimaDoTeto': {
    status: 409,
    mensagem: 'O valor {valor} passa do teto de {teto} desta campanha.',
    lugar: 'modal',
    cura: 'Confira o valor. Se for esse mesmo, mande de novo com o motivo, que fica guardado na nota.',
  },
  'documentoFiscal.naoValida': {
    status: 409,
    mensagem: 'Só o valor de uma nota aprovada pode ser corrigido.',
    lugar: 'modal',
    cura: 'Decida a nota que espera com apurar.',
  },
  'documentoFiscal.leituraInvalida': {
    status: 422,
    mensagem: 'Não conseguimos confirmar a leitura desta nota.',
    lugar: 'modal',
    cura: 'Leia a nota de novo, a partir de Minhas notas.',
  },
  'documentoFiscal.emAnalise': {
    status: 202,
    mensagem: 'Sua nota foi recebida e está em análise.',
    lugar: 'pagina',
    cura: 'Não precisa fazer nada: a resposta aparece em Minhas notas.',
  },
  'documentoFiscal.aguardandoQuantidade': {
    status: 202,
    mensagem: 'Estamos confirmando a quantidade de produtos desta compra.',
    lugar: 'pagina',
    cura: 'Não precisa fazer nada: seus números aparecem assim que a quantidade for confirmada.',
  },
  'documentoFiscal.aguardandoItens': {
    status: 202,
    mensagem: 'Estamos confirmando os produtos desta compra.',
    lugar: 'pagina',
    cura: 'Não precisa fazer nada: seus números aparecem assim que os produtos forem confirmados.',
  },
  'documentoFiscal.relogioDivergente': {
    status: 202,
    mensagem:
      'Sua nota chegou depois do fim, e o relógio do celular não estava certo: vamos conferir a hora.',
    lugar: 'pagina',
    cura: 'Não precisa fazer nada: a resposta aparece em Minhas notas.',
  },
  'documentoFiscal.emContestacao': {
    status: 202,
    mensagem: 'Recebemos seu pedido e vamos conferir esta nota de novo.',
    lugar: 'pagina',
    cura: 'Não precisa fazer nada: a resposta aparece em Minhas notas.',
  },
  'documentoFiscal.naoContestavel': {
    status: 409,
    mensagem: 'Esta nota não pode ser revista de novo.',
    lugar: 'modal',
    cura: 'Fale com o suporte da campanha.',
  },
  'documentoFiscal.contestacaoEncerrada': {
    status: 403,
    mensagem: 'O prazo para pedir nova conferência desta nota terminou em {fim}.',
    lugar: 'modal',
    cura: 'Fale com o suporte da campanha.',
  },
  'documentoFiscal.imagemObrigatoria': {
    status: 400,
    mensagem: 'Esta campanha pede uma foto do comprovante.',
    lugar: 'campo',
    cura: 'Tire uma foto em que dê para ler tudo.',
  },
  'documentoFiscal.imagemIlegivel': {
    status: 422,
    mensagem: 'Não conseguimos ler a foto desta nota.',
    lugar: 'modal',
    cura: 'Cadastre de novo com uma foto nítida, com boa luz e sem cortes.',
  },
  'documentoFiscal.duplicado': {
    status: 422,
    mensagem: 'Esta compra já foi cadastrada.',
    lugar: 'modal',
    cura: 'Cada compra vale uma vez só.',
  },
  'documentoFiscal.produtoNaoParticipante': {
    status: 422,
    mensagem: 'Esta nota não tem produtos participantes.',
    lugar: 'modal',
    cura: 'Consulte no regulamento os produtos que valem.',
  },
  'documentoFiscal.dadosDivergentes': {
    status: 422,
    mensagem: 'Os dados digitados não conferem com a nota.',
    lugar: 'modal',
    cura: 'Cadastre de novo, com os dados iguais aos da nota.',
  },
  'documentoFiscal.invalidadaDepois': {
    status: 422,
    mensagem:
      'Esta nota tinha sido aprovada e foi invalidada. Os números e as raspadinhas que ela rendeu foram retirados.',
    lugar: 'pagina',
    cura: 'Veja a observação da análise. Você pode pedir uma nova conferência uma vez.',
  },
  'documentoFiscal.recusadoNaAnalise': {
    status: 422,
    mensagem: 'Esta nota não foi aprovada na análise.',
    lugar: 'modal',
    cura: 'Veja a observação da análise em Minhas notas.',
  },
} as const satisfies Record<string, ErrorEntry>;
