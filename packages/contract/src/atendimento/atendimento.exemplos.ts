import {
  campanhaExemplo,
  documentoId,
  type Exemplos,
  instante,
  instanteDepois,
  pessoaExemplo,
  pessoaId,
} from '../exemplos/exemplo-valores.ts';

const { ano, identificacao, descricao } = campanhaExemplo;
const campanha = { ano, identificacao, descricao };
const naLista = {
  consumidorID: pessoaId,
  pseudonimo: 'E1F7-A310',
  nome: 'Zuleide N.',
  cpf: '***.992.674-**',
  excluidaEm: null,
  campanhas: [campanha],
};

export const atendimentoExemplos: Exemplos = {
  'operador.procurarPessoa.body': [{ cpf: pessoaExemplo.cpf }],
  'operador.procurarPessoa.retorno': [[naLista]],
  'operador.pessoa.retorno': [
    {
      ...naLista,
      campanha,
      telefone: '(21) *****-4322',
      email: 'z***@exemplo.invalid',
      emailConfirmado: true,
      aceitaNotificacao: true,
      cadastradaEm: instante,
      ultimoAcessoEm: instanteDepois,
      cadastroIncompleto: false,
      bloqueada: false,
      bloqueios: [],
      guardadaAte: null,
      notas: [
        {
          documentoFiscalID: documentoId,
          protocolo: '3F9A-22C1',
          loja: 'Quatro Folhas Centro',
          emitidoEm: '2026-11-20',
          valorCentavos: 4050,
          registradoEm: instante,
          status: 'VALIDO',
          numeros: 0,
        },
      ],
      numeros: {
        validos: 1,
        cancelados: 0,
        ultimos: [{ serie: '03', numero: '57698', concedidoEm: instante, cancelado: false }],
        sorteios: [{ nome: '1º sorteio', data: '2026-12-19', numeros: 1, realizado: false }],
      },
      contas: [
        {
          moeda: 'pontos',
          disponivel: 292,
          aLiberar: 0,
          devido: 0,
          vencimentos: [{ em: '2027-11-21T15:00:00.000Z', valor: 292 }],
        },
      ],
      raspadinhas: { fechadas: 1, abertas: 2 },
      premios: [
        {
          tipo: 'instantaneo',
          nome: 'Garrafa térmica',
          ganhoEm: instante,
          situacao: 'A_RECEBER',
          retiradaAte: '2027-01-31',
          entregueEm: null,
          entreguePor: null,
          comoRecebe: 'Retire no balcão de atendimento.',
        },
      ],
      pedidos: [],
    },
  ],
  'operador.revelarCampo.params.campo': ['telefoneContato'],
  'operador.revelarCampo.body.motivo': ['Ligar para combinar a entrega do prêmio.'],
  'operador.revelarCampo.retorno': [{ campo: 'telefoneContato', valor: '(21)99381-4322' }],
  'operador.historicoPessoa.query.area': [undefined],
  'operador.historicoPessoa.retorno': [
    {
      retorno: [
        {
          id: documentoId,
          em: instante,
          area: 'notas',
          titulo: 'Nota recusada',
          detalhe: 'Não conseguimos ler a sua nota.',
          cura: 'Envie outra foto, com a nota inteira.',
          quem: { tipo: 'operador', nome: 'Rita Lima' },
          documentoFiscalID: documentoId,
        },
      ],
      depois: null,
    },
  ],
  'operador.encerrarSessoesPessoa.body.motivo': ['A pessoa perdeu o celular.'],
  'operador.encerrarSessoesPessoa.retorno.encerradasEm': [instante],
  'operador.avisarPessoa.body': [
    { avisoID: documentoId, titulo: 'Sobre a sua nota', mensagem: 'Ela já está na conferência.' },
  ],
  'operador.avisarPessoa.retorno.avisoID': [documentoId],
  'operador.reenviarMensagem.body': [{ mensagem: 'linkSenha' }],
  'operador.reenviarMensagem.retorno': [
    { destino: 'z***@exemplo.invalid', enviado: true, segundosRestantes: 60 },
  ],
  'operador.enviarCodigoContato.body': [{ celular: '11987650001' }],
  'operador.enviarCodigoContato.retorno': [{ metodo: 'sms', segundosRestantes: 30 }],
  'operador.corrigirContato.body': [
    { celular: '11987650001', codigo: '402817', motivo: 'Trocou de número; mostrou o documento.' },
  ],
  'operador.corrigirContato.retorno.valeEm': [instante],
  'operador.ajustarConta.body': [
    { ajusteID: documentoId, moeda: 'pontos', valor: 150, motivo: 'A nota de 20/11 foi lida pela metade.' },
  ],
  'operador.ajustarConta.retorno': [{ disponivel: 442, aLiberar: 0 }],
  'operador.preverExclusaoPessoa.retorno': [
    {
      perde: ['1 prêmio a receber: Garrafa térmica.'],
      apaga: ['Nome, CPF, contato, endereço e senha.'],
      fica: ['A identidade, guardada à parte, até 31/07/2032.'],
      guardadaAte: '2032-07-31',
    },
  ],
  'operador.excluirPessoa.body.motivo': ['A pessoa pediu a exclusão por e-mail.'],
  'operador.excluirPessoa.retorno.excluidaEm': [instante],
  'operador.explicarNota.body': [{ documentoFiscalID: documentoId }],
  'operador.explicarNota.retorno': [
    {
      situacao: 'semNumeros',
      frase: 'A nota valeu, mas não chegou ao valor de um número.',
      cura: 'O valor fica guardado e soma com a próxima nota.',
      acao: null,
      documentoFiscalID: documentoId,
      numeros: [],
      bloqueio: null,
    },
  ],
};
