import { camposPessoa } from '@trevo/rules/pessoa/campo-pessoa';
import type { SecaoNome } from './secoes.ts';

interface SecaoPalavras {
  readonly titulo: string;
  /** Fields shown on the page, in order. Ids and hashes are in the JSON only. */
  readonly campos: Readonly<Record<string, string>>;
}

/** Labels of personal fields, as in the forms. */
const rotulos = Object.fromEntries(
  Object.entries(camposPessoa).map(([campo, { rotulo }]) => [campo, rotulo]),
);
const participacao = { campanha: 'Campanha' };
const conta = { ...participacao, moeda: 'Moeda' };

/** Texts of the page that shows a consumer's data. */
export const meusDadosText = {
  titulo: 'Seus dados',
  geradoEm: (quando: string) => `Cópia feita em ${quando}, a pedido de quem é dono da conta.`,
  deQuem: (nome: string, cnpj: string) => `Quem guarda estes dados: ${nome}, CNPJ ${cnpj}.`,
  imprimir: 'Para guardar ou imprimir, use o menu do navegador e escolha Imprimir ou Salvar como PDF.',
  json: 'Baixar arquivo JSON',
  indice: 'Nesta página',
  nenhum: 'Não guardamos nada aqui.',
  sim: 'Sim',
  nao: 'Não',
  fora: {
    titulo: 'O que não está aqui',
    linhas: [
      'Sua senha: guardamos só um código que não volta a ser senha.',
      'Os códigos dos vouchers: eles valem como dinheiro e aparecem no aplicativo.',
      'As imagens em si: a lista acima diz quais você enviou, e o aplicativo mostra cada uma.',
      'Dados de outras pessoas, como os amigos que você convidou.',
      'Os sinais que usamos contra fraude e as anotações internas da conferência das notas.',
    ],
  },
  venceu: {
    titulo: 'Este link não vale mais',
    mensagem:
      'O link dos seus dados vale por 15 minutos e termina quando a senha muda. Abra o aplicativo, entre em Conta e toque em Baixar meus dados para pedir outro.',
  },
  secoes: {
    cadastro: {
      titulo: 'Cadastro',
      campos: {
        usuario: 'Login',
        ...rotulos,
        emailVerificado: 'E-mail confirmado',
        emailAnterior: 'E-mail anterior',
        indicacao: 'Código de quem convidou',
        dinamicaCupom: 'Contas informadas',
        aceitaNotificacao: 'Quer receber avisos',
        criadoEm: 'Cadastro feito em',
        atualizadoEm: 'Última mudança',
      },
    },
    loginsFacebook: { titulo: 'Entrada pelo Facebook', campos: { facebookId: 'Identificador no Facebook' } },
    consentimentos: {
      titulo: 'Consentimentos',
      campos: {
        ...participacao,
        nomeTermo: 'Termo',
        aceito: 'Aceito',
        respondidoEm: 'Quando',
        textoHash: 'Versão do texto',
        enderecoIp: 'Endereço IP',
      },
    },
    alteracoesDoCadastro: {
      titulo: 'Mudanças no cadastro',
      campos: { alteradoEm: 'Quando', campos: 'O que mudou', enderecoIp: 'Endereço IP' },
    },
    trocasDeContato: {
      titulo: 'Contatos de antes de uma troca',
      campos: { trocadoEm: 'Quando', email: 'E-mail', telefoneContato: 'Celular', expiraEm: 'Guardado até' },
    },
    aparelhos: {
      titulo: 'Aparelhos que recebem avisos',
      campos: { descricao: 'Aparelho', tipo: 'Tipo', servico: 'Serviço', registradoEm: 'Desde' },
    },
    passkeys: {
      titulo: 'Aparelhos que entram sem senha',
      campos: { descricao: 'Aparelho', host: 'Onde', criadoEm: 'Desde', usadoEm: 'Última entrada' },
    },
    notas: {
      titulo: 'Notas e cupons fiscais',
      campos: {
        ...participacao,
        registradoEm: 'Enviada em',
        chaveAcesso: 'Chave de acesso',
        coo: 'Código ou número do cupom',
        emitente: 'CNPJ da loja',
        uf: 'Estado',
        emitidoEm: 'Data da compra',
        valorCentavos: 'Valor',
        quantidade: 'Quantidade',
        dados: 'Dados informados',
        status: 'Situação',
        numerosConcedidos: 'Números da sorte',
        raspadinhasConcedidas: 'Raspadinhas',
        pontos: 'Pontos',
        cashbackCentavos: 'Cashback',
        contestadoEm: 'Contestada em',
      },
    },
    historicoDasNotas: {
      titulo: 'Andamento das notas',
      campos: { dataHora: 'Quando', status: 'Situação', observacao: 'Observação' },
    },
    conferenciasDasNotas: {
      titulo: 'Conferência das notas',
      campos: {
        perguntadoEm: 'Conferida em',
        fonte: 'Onde',
        situacao: 'Resultado',
        emitente: 'CNPJ da loja',
        emitidoEm: 'Data da compra',
        valorCentavos: 'Valor',
        cancelada: 'Cancelada',
      },
    },
    leiturasDasFotos: {
      titulo: 'Leitura das fotos de notas',
      campos: { lidaEm: 'Lida em', nomeArquivo: 'Foto' },
    },
    numerosDaSorte: {
      titulo: 'Números da sorte',
      campos: {
        ...participacao,
        serie: 'Série',
        numero: 'Número',
        concedidoEm: 'Recebido em',
        canceladoEm: 'Cancelado em',
      },
    },
    premiosDeSorteio: {
      titulo: 'Prêmios de sorteios',
      campos: { ...participacao, data: 'Sorteio', serie: 'Série', numero: 'Número', premio: 'Prêmio' },
    },
    raspadinhas: {
      titulo: 'Raspadinhas e prêmios na hora',
      campos: {
        ...participacao,
        concedidaEm: 'Recebida em',
        raspadaEm: 'Aberta em',
        premioId: 'Prêmio',
        canceladaEm: 'Cancelada em',
        entregaPedidaEm: 'Entrega pedida em',
        retidaEm: 'Prêmio retido em',
        entregueEm: 'Entregue em',
      },
    },
    andamentoDosPremios: {
      titulo: 'Andamento dos prêmios',
      campos: {
        ...participacao,
        avisadoEm: 'Avisado em',
        documentosEm: 'Documentos recebidos em',
        pausadoEm: 'Entrega pausada em',
        pausaMotivo: 'Por que pausou',
        entregueEm: 'Entregue em',
      },
    },
    arquivosDosPremios: {
      titulo: 'Arquivos dos prêmios',
      campos: { ...participacao, tipo: 'Tipo', enviadoEm: 'Recebido em' },
    },
    saldos: {
      titulo: 'Saldos',
      campos: { ...conta, disponivel: 'Disponível', aLiberar: 'A liberar', devido: 'A descontar' },
    },
    creditos: {
      titulo: 'Créditos e validades',
      campos: {
        ...conta,
        origem: 'Origem',
        concedido: 'Ganho',
        restante: 'Ainda sem uso',
        liberaEm: 'Liberado em',
        expiraEm: 'Vence em',
        estornadoEm: 'Desfeito em',
      },
    },
    lancamentos: {
      titulo: 'Extrato de pontos e cashback',
      campos: { ...conta, registradoEm: 'Quando', tipo: 'Tipo', valor: 'Valor', disponivel: 'Saldo depois' },
    },
    pedidos: {
      titulo: 'Pedidos',
      campos: {
        ...conta,
        criadoEm: 'Feito em',
        situacao: 'Situação',
        total: 'Total',
        lojaCnpj: 'CNPJ da loja',
      },
    },
    itensDosPedidos: {
      titulo: 'Produtos dos pedidos',
      campos: { nome: 'Produto', quantidade: 'Quantidade', observacao: 'Observação' },
    },
    historicoDosPedidos: { titulo: 'Andamento dos pedidos', campos: { em: 'Quando', situacao: 'Situação' } },
    vouchers: {
      titulo: 'Vouchers',
      campos: {
        ...conta,
        nome: 'Voucher',
        valor: 'Valor',
        situacao: 'Situação',
        criadoEm: 'Pedido em',
        usarAte: 'Usar até',
      },
    },
    convitesFeitos: {
      titulo: 'Convites que você fez',
      campos: { ...conta, criadoEm: 'Amigo chegou em', situacao: 'Situação', valor: 'Prêmio' },
    },
    convitesRecebidos: {
      titulo: 'Convite que trouxe você',
      campos: { ...participacao, criadoEm: 'Quando', situacao: 'Situação' },
    },
    respostasDoQuiz: {
      titulo: 'Respostas do quiz',
      campos: {
        ...participacao,
        respondidaEm: 'Quando',
        respostas: 'Respostas',
        acertos: 'Acertos',
        pontos: 'Pontos',
      },
    },
    avisos: {
      titulo: 'Avisos',
      campos: { enviadaEm: 'Quando', titulo: 'Título', mensagem: 'Mensagem', vistaEm: 'Visto em' },
    },
    avisosGeraisVistos: {
      titulo: 'Avisos da campanha que você viu',
      campos: { enviadaEm: 'Quando', titulo: 'Título', mensagem: 'Mensagem' },
    },
    mensagens: {
      titulo: 'Mensagens por e-mail, SMS e WhatsApp',
      campos: { enviadaEm: 'Quando', canal: 'Por onde', assunto: 'Assunto', resultado: 'Resultado' },
    },
    imagensEnviadas: {
      titulo: 'Imagens de notas enviadas',
      campos: { enviadaEm: 'Quando', nomeArquivo: 'Arquivo' },
    },
    fotosDePerfil: { titulo: 'Foto do perfil', campos: { nomeArquivo: 'Arquivo' } },
  } satisfies Record<SecaoNome, SecaoPalavras>,
} as const;
