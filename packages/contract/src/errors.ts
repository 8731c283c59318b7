import { writeValor } from '@trevo/rules/dia-curto';

/**
 * Every error the API may answer: a stable code, its HTTP status, its Portuguese words (with named holes)
 * and where a screen shows it. `cura` says what the person can do next. docs/errors.md is generated from here.
 */
export interface ErrorEntry {
  readonly status: number;
  readonly mensagem: string;
  /** 'campo': under the field named in `detalhes`; 'modal': the 'Ops...' modal; 'pagina': the screen itself. */
  readonly lugar: 'campo' | 'modal' | 'pagina';
  readonly cura?: string;
}

export const errors = {
  'requisicao.invalida': {
    status: 400,
    mensagem: 'Há erros de validação! Por favor revise o preenchimento do formulário.',
    lugar: 'campo',
    cura: 'Confira os campos marcados e envie de novo.',
  },
  'requisicao.corpoIlegivel': {
    status: 400,
    mensagem: 'Não conseguimos ler os dados enviados.',
    lugar: 'modal',
    cura: 'Tente novamente; se continuar, atualize o aplicativo.',
  },
  'requisicao.corpoGrande': {
    status: 413,
    mensagem: 'Os dados enviados passam do tamanho permitido.',
    lugar: 'modal',
    cura: 'Envie um arquivo menor.',
  },
  'requisicao.demorada': {
    status: 408,
    mensagem: 'Os dados demoraram demais para chegar.',
    lugar: 'modal',
    cura: 'Confira sua conexão e tente de novo.',
  },
  'requisicao.tipoNaoAceito': {
    status: 415,
    mensagem: 'O formato dos dados enviados não é aceito.',
    lugar: 'modal',
    cura: 'Envie os dados no formato que este endereço aceita.',
  },
  'requisicao.idempotenciaReusada': {
    status: 409,
    mensagem: 'Este envio já foi usado para outro registro.',
    lugar: 'modal',
    cura: 'Envie de novo: este ainda não foi feito.',
  },
  'requisicao.muitas': {
    status: 429,
    mensagem: 'Muitas tentativas em pouco tempo. Aguarde {segundos} segundos e tente novamente.',
    lugar: 'modal',
    cura: 'Espere o tempo indicado antes de tentar de novo.',
  },
  'requisicao.naoEncontrada': {
    status: 404,
    mensagem: 'Não encontramos o que você procura.',
    lugar: 'pagina',
    cura: 'Confira o endereço.',
  },
  'servidor.falha': {
    status: 500,
    mensagem: 'Parece que tivemos um problema no nosso servidor, tente novamente em alguns minutos',
    lugar: 'modal',
    cura: 'Tente de novo em alguns minutos. Se continuar, informe o número da requisição ao suporte.',
  },
  'servidor.ocupado': {
    status: 503,
    mensagem:
      'Muita gente participando agora. Sua participação não foi perdida: tente novamente em instantes.',
    lugar: 'modal',
    cura: 'Tente de novo em instantes.',
  },
  'servidor.indisponivel': {
    status: 503,
    mensagem:
      'Estamos com uma falha passageira. Nada do que você já tem se perdeu: tente novamente em instantes.',
    lugar: 'modal',
    cura: 'Tente de novo em instantes.',
  },
  'rede.semResposta': {
    status: 500,
    mensagem: 'Você pode estar off-line. Tente novamente mais tarde.',
    lugar: 'modal',
    cura: 'Confira sua conexão e tente de novo.',
  },
  'sessao.ausente': {
    status: 401,
    mensagem: 'Entre com seu usuário e senha para continuar.',
    lugar: 'pagina',
    cura: 'Entre na sua conta.',
  },
  'sessao.invalida': {
    status: 401,
    mensagem: 'Ocorreu um erro ao verificar suas credenciais de login. Tente novamente mais tarde.',
    lugar: 'pagina',
    cura: 'Entre de novo na sua conta.',
  },
  'sessao.outraPessoa': {
    status: 403,
    mensagem: 'Usuário não autorizado.',
    lugar: 'modal',
    cura: 'Entre com a conta dona destes dados.',
  },
  'sessao.associado': {
    status: 403,
    mensagem: 'Este acesso é de uma empresa, e quem participa da promoção são as pessoas.',
    lugar: 'modal',
    cura: 'Saia e entre com o acesso de uma pessoa.',
  },
  'operador.lojaForaDaLista': {
    status: 422,
    mensagem: 'Há lojas que não estão na lista da campanha, ou não participam mais. Nada foi importado.',
    lugar: 'pagina',
    cura: 'Publique a campanha com essas lojas em "associados", ou retire-as do envio.',
  },
  'operador.naoAutorizado': {
    status: 401,
    mensagem: 'Credencial de operador ausente ou inválida.',
    lugar: 'pagina',
    cura: 'Envie a credencial de operador no cabeçalho Authorization.',
  },
  'operador.promotoraNaoEncontrada': {
    status: 404,
    mensagem: 'Não há promotora com essa identificação.',
    lugar: 'pagina',
    cura: 'Use a "promotora.identificacao" do arquivo de uma campanha publicada.',
  },
  'operador.destinoNaoPermitido': {
    status: 422,
    mensagem: 'O endereço do provedor precisa ser https, na porta 443 e sem senha.',
    lugar: 'pagina',
    cura: 'Troque o endereço, ou acrescente a origem a DESTINOS_PERMITIDOS e inicie o programa de novo.',
  },
  'configuracao.naoEncontrada': {
    status: 404,
    mensagem: 'Não foi possível encontrar a URL solicitada',
    lugar: 'pagina',
    cura: 'Confira o endereço da campanha.',
  },
  'campanha.nenhuma': {
    status: 404,
    mensagem: 'Não há campanhas promocionais disponíveis no momento!',
    lugar: 'pagina',
    cura: 'Volte quando a próxima campanha começar.',
  },
  'campanha.naoEncontrada': {
    status: 404,
    mensagem: 'Não encontramos esta campanha.',
    lugar: 'modal',
    cura: 'Abra a campanha pelo endereço divulgado.',
  },
  'campanha.textoNaoEncontrado': {
    status: 404,
    mensagem: 'Esta campanha não tem este texto.',
    lugar: 'pagina',
    cura: 'Consulte o regulamento da campanha.',
  },
  'campanha.foraDoPeriodo': {
    status: 403,
    mensagem: 'O período de participação desta campanha vai de {inicio} a {fim}.',
    lugar: 'modal',
    cura: 'Consulte as datas no regulamento.',
  },
  'campanha.cadastrosEncerrados': {
    status: 403,
    mensagem: 'Os cadastros desta campanha foram encerrados em {fim}.',
    lugar: 'modal',
    cura: 'Consulte as datas no regulamento.',
  },
  'campanha.encerrada': {
    status: 403,
    mensagem:
      'Nossa campanha foi um sucesso e todos os números da sorte foram distribuídos... Campanha encerrada: Consulte as regras do regulamento.',
    lugar: 'modal',
    cura: 'Acompanhe os sorteios com os números que você já tem.',
  },
  'campanha.arquivoInvalido': {
    status: 422,
    mensagem: 'O arquivo da campanha tem erros.',
    lugar: 'pagina',
    cura: 'Corrija cada linha indicada e publique de novo.',
  },
  'campanha.numeracaoFixa': {
    status: 409,
    mensagem: 'A quantidade de séries não pode mudar depois da publicação.',
    lugar: 'pagina',
    cura: 'Mantenha numeros.series como foi publicado.',
  },
  'login.naoCadastrado': {
    status: 404,
    mensagem: 'Nenhum login cadastrado com este usuário.',
    lugar: 'pagina',
    cura: 'Faça seu cadastro para participar.',
  },
  'login.jaCadastrado': {
    status: 409,
    mensagem: 'Já existe um cadastro com este usuário.',
    lugar: 'campo',
    cura: 'Entre com a sua senha.',
  },
  'login.senhaIncorreta': {
    status: 401,
    mensagem: 'Usuário ou senha incorretos.',
    lugar: 'campo',
    cura: 'Confira a senha ou toque em Esqueci minha senha.',
  },
  'login.inativo': {
    status: 401,
    mensagem: 'Login inativo',
    lugar: 'modal',
    cura: 'Fale com o suporte da campanha.',
  },
  'login.associadoInativo': {
    status: 403,
    mensagem: 'Nesta campanha as empresas não têm entrada própria.',
    lugar: 'modal',
    cura: 'Fale com o suporte da campanha.',
  },
  'login.entradaDeAssociado': {
    status: 403,
    mensagem: 'Este acesso é de uma empresa associada.',
    lugar: 'modal',
    cura: 'Entre pela entrada das lojas: o endereço da campanha seguido de /login?tipo=associado.',
  },
  'login.entradaDeConsumidor': {
    status: 403,
    mensagem: 'Este acesso é de uma pessoa, e esta entrada é das lojas.',
    lugar: 'modal',
    cura: 'Entre pela página inicial da campanha.',
  },
  'login.senhaAtualIncorreta': {
    status: 400,
    mensagem: 'Senha atual esta incorreta!',
    lugar: 'campo',
    cura: 'Confira a senha atual e tente de novo.',
  },
  'login.celularNaoConfirmado': {
    status: 422,
    mensagem: 'Confirme seu número de celular com o código que enviamos.',
    lugar: 'modal',
    cura: 'Peça o código e digite os 6 números.',
  },
  'login.aguardeReenvio': {
    status: 429,
    mensagem: 'Já enviamos um código a este celular. Use-o, ou aguarde {segundos} segundos para pedir outro.',
    lugar: 'modal',
    cura: 'Espere o tempo indicado e confira suas mensagens.',
  },
  'login.codigoNaoEnviado': {
    status: 502,
    mensagem:
      'Erro ao solicitar confirmação de número de celular, tente novamente ou verifique sua conexão com a rede!',
    lugar: 'modal',
    cura: 'Tente de novo em alguns minutos.',
  },
  'login.codigosEsgotados': {
    status: 503,
    mensagem: 'Enviamos códigos demais nesta hora. Tente novamente mais tarde.',
    lugar: 'modal',
    cura: 'Tente de novo na próxima hora; o código que já chegou continua valendo.',
  },
  'login.codigoTemporarioInvalido': {
    status: 400,
    mensagem: 'Tente novamente, pois o código temporário está inválido/expirado.',
    lugar: 'campo',
    cura: 'Confira o código da mensagem ou peça outro.',
  },
  'login.contaMuitoTentada': {
    status: 429,
    mensagem: 'Muitas tentativas de entrar nesta conta, vindas de vários lugares.',
    lugar: 'modal',
    cura: 'Para entrar agora, crie uma senha nova em Esqueci minha senha; ou espere {segundos} segundos.',
  },
  'login.codigoGasto': {
    status: 400,
    mensagem: 'Este código já foi tentado vezes demais. Peça outro.',
    lugar: 'campo',
    cura: 'Peça outro código e digite o que chegar por último.',
  },
  'login.naoExiste': {
    status: 404,
    mensagem: 'Esse login não existe.',
    lugar: 'campo',
    cura: 'Confira o número informado.',
  },
  'login.smsInativo': {
    status: 403,
    mensagem: 'Esta campanha não recupera senhas por SMS.',
    lugar: 'modal',
    cura: 'Recupere sua senha por e-mail.',
  },
  'login.semTelefone': {
    status: 422,
    mensagem: 'Não há um celular ligado a esta conta. Recupere sua senha por e-mail ou fale com o suporte.',
    lugar: 'modal',
    cura: 'Recupere sua senha por e-mail.',
  },
  'login.celularDaContaInvalido': {
    status: 422,
    mensagem: 'O número de telefone vinculado a essa conta é inválido.',
    lugar: 'modal',
    cura: 'Recupere sua senha por e-mail ou fale com o suporte.',
  },
  'login.smsNaoEnviado': {
    status: 502,
    mensagem: 'Não conseguimos enviar o SMS agora. Tente novamente em alguns minutos.',
    lugar: 'modal',
    cura: 'Tente de novo em alguns minutos ou recupere por e-mail.',
  },
  'login.semEmail': {
    status: 422,
    mensagem: 'Não há um e-mail ligado a esta conta. Fale com o suporte.',
    lugar: 'modal',
    cura: 'Fale com o suporte da campanha.',
  },
  'login.emailJaConfirmado': {
    status: 409,
    mensagem: 'Seu e-mail já está confirmado.',
    lugar: 'pagina',
    cura: 'Não falta nada: siga em frente.',
  },
  'login.emailNaoEnviado': {
    status: 502,
    mensagem: 'Um erro inesperado ocorreu, entre em contato com o suporte',
    lugar: 'modal',
    cura: 'Tente de novo em alguns minutos ou fale com o suporte.',
  },
  'login.linkInvalido': {
    status: 400,
    mensagem: 'Este link não vale mais.',
    lugar: 'pagina',
    cura: 'Peça outro em Esqueci minha senha.',
  },
  'login.linkEmailInvalido': {
    status: 400,
    mensagem: 'Este link de confirmação não vale mais.',
    lugar: 'pagina',
    cura: 'Entre na sua conta, abra este link de novo e peça outro.',
  },
  'login.facebookInativo': {
    status: 403,
    mensagem: 'Esta campanha não usa o Facebook.',
    lugar: 'modal',
    cura: 'Entre com seu usuário e senha.',
  },
  'login.facebookInvalido': {
    status: 401,
    mensagem: 'O Facebook não confirmou sua identidade.',
    lugar: 'modal',
    cura: 'Tente entrar com o Facebook de novo ou use sua senha.',
  },
  'login.facebookNaoCadastrado': {
    status: 404,
    mensagem: 'Ainda não há um cadastro ligado a este Facebook.',
    lugar: 'pagina',
    cura: 'Faça seu cadastro para participar.',
  },
  'login.facebookJaCadastrado': {
    status: 409,
    mensagem: 'Este Facebook já está ligado a outro cadastro.',
    lugar: 'modal',
    cura: 'Entre com o Facebook em vez de se cadastrar.',
  },
  'consumidor.senhaNecessaria': {
    status: 403,
    mensagem: 'Para trocar seu e-mail ou celular, digite sua senha.',
    lugar: 'modal',
    cura: 'Digite a senha que você usa para entrar.',
  },
  'consumidor.menorDeIdade': {
    status: 422,
    mensagem: 'Usuário menor de idade. Por favor acione o responsável para completar o cadastro.',
    lugar: 'modal',
    cura: 'Peça ao responsável para participar.',
  },
  'consumidor.aceiteObrigatorio': {
    status: 422,
    mensagem: 'O aceite de {termo} é obrigatório',
    lugar: 'modal',
    cura: 'Leia e aceite o termo para continuar.',
  },
  'consumidor.naoEncontrado': {
    status: 404,
    mensagem: 'Consumidor não encontrado.',
    lugar: 'modal',
    cura: 'Confira o usuário informado.',
  },
  'consumidor.restrito': {
    status: 403,
    mensagem: 'Usuario Não Autorizado',
    lugar: 'modal',
    cura: 'Consulte no regulamento quem pode participar.',
  },
  'consumidor.perfilRestrito': {
    status: 403,
    mensagem: 'Usuário não autorizado.',
    lugar: 'modal',
    cura: 'Consulte no regulamento quem pode participar.',
  },
  'consumidor.telefoneDuplicado': {
    status: 400,
    mensagem: 'Já existe outra conta cadastrada com este mesmo número de celular!',
    lugar: 'campo',
    cura: 'Use outro número ou entre na conta que já tem este.',
  },
  'consumidor.cpfDuplicado': {
    status: 409,
    mensagem:
      'Já existe outra conta com este {documento}. Entre nela ou, se ela não for sua, fale com o suporte da campanha.',
    lugar: 'campo',
    cura: 'Entre na conta que já tem este documento.',
  },
  'consumidor.celularInvalido': {
    status: 400,
    mensagem: 'Campo inválido: Número do celular',
    lugar: 'campo',
    cura: 'Informe DDD e os 9 números do celular.',
  },
  'consumidor.perfilInvalido': {
    status: 400,
    mensagem: 'Ocorreram os seguintes erros de validação:',
    lugar: 'modal',
    cura: 'Corrija os campos e salve de novo.',
  },
  'meusDados.limiteDoDia': {
    status: 429,
    mensagem: 'Você já pediu seus dados {maximo} vezes hoje. Amanhã você pode pedir de novo.',
    lugar: 'modal',
    cura: 'Use o link que você já pediu ou volte amanhã.',
  },
  'consumidor.exclusaoInativa': {
    status: 403,
    mensagem: 'A exclusão de conta é feita pelo suporte desta campanha.',
    lugar: 'modal',
    cura: 'Fale com o suporte da campanha.',
  },
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
  'documentoFiscal.nenhum': {
    status: 404,
    mensagem: 'Não foi encontrado nenhum documento fiscal!',
    lugar: 'pagina',
    cura: 'Cadastre sua primeira nota fiscal.',
  },
  'documentoFiscal.pendenteNaoEncontrado': {
    status: 404,
    mensagem: 'Documento fiscal pendente não encontrado com esta chave',
    lugar: 'modal',
    cura: 'Confira a chave de acesso ou cadastre a nota.',
  },
  'documentoFiscal.naoLiberado': {
    status: 403,
    mensagem: 'Não liberado para cadastrar uma compra!',
    lugar: 'modal',
    cura: 'Consulte as regras da campanha no regulamento.',
  },
  'documentoFiscal.limiteAtingido': {
    status: 409,
    mensagem: 'Limite de {limite} documentos fiscais atingido!',
    lugar: 'modal',
    cura: 'Você já cadastrou todas as notas que a campanha permite.',
  },
  'documentoFiscal.limitePeriodoAtingido': {
    status: 409,
    mensagem: 'Limite {tipo} de {limite} documentos fiscais atingido!',
    lugar: 'modal',
    cura: 'Guarde sua nota e cadastre quando o período virar.',
  },
  'documentoFiscal.jaCadastrado': {
    status: 409,
    mensagem: 'Esta nota fiscal já foi cadastrada nesta campanha.',
    lugar: 'modal',
    cura: 'Cada nota vale uma vez. Cadastre outra nota.',
  },
  'documentoFiscal.jaCadastradoPorVoce': {
    status: 409,
    mensagem: 'Você já cadastrou esta nota fiscal.',
    lugar: 'modal',
    cura: 'Veja a situação dela em Minhas notas.',
  },
  'documentoFiscal.aguardeIntervalo': {
    status: 429,
    mensagem: 'Aguarde {minutos} minutos para cadastrar outra nota.',
    lugar: 'modal',
    cura: 'Guarde a nota e cadastre depois desse tempo.',
  },
  'documentoFiscal.naoPendente': {
    status: 409,
    mensagem: 'Este documento fiscal já foi apurado.',
    lugar: 'pagina',
    cura: 'Atualize a lista de pendentes.',
  },
  'documentoFiscal.chaveVazia': {
    status: 400,
    mensagem: 'Informe a chave de acesso da nota.',
    lugar: 'campo',
    cura: 'Digite os 44 caracteres impressos perto do QR Code.',
  },
  'documentoFiscal.chaveTamanho': {
    status: 400,
    mensagem: 'A chave de acesso tem 44 caracteres.',
    lugar: 'campo',
    cura: 'Confira se nenhum grupo ficou faltando ou sobrando.',
  },
  'documentoFiscal.chaveCaractere': {
    status: 400,
    mensagem: 'A chave de acesso tem um caractere que não pode estar ali.',
    lugar: 'campo',
    cura: 'Confira o grupo marcado: letras só aparecem no CNPJ do emitente.',
  },
  'documentoFiscal.chaveInvalida': {
    status: 400,
    mensagem: 'A chave de acesso não confere.',
    lugar: 'campo',
    cura: 'Algum caractere foi trocado. Compare grupo por grupo com a nota.',
  },
  'documentoFiscal.emitenteInvalido': {
    status: 400,
    mensagem: 'O CNPJ da loja dentro da chave não confere.',
    lugar: 'campo',
    cura: 'Confira os grupos marcados com os da nota.',
  },
  'documentoFiscal.ufInexistente': {
    status: 400,
    mensagem: 'Os dois primeiros números da chave não são de um estado.',
    lugar: 'campo',
    cura: 'Confira o primeiro grupo da chave.',
  },
  'documentoFiscal.mesInexistente': {
    status: 400,
    mensagem: 'O mês dentro da chave não existe.',
    lugar: 'campo',
    cura: 'Confira os dois primeiros grupos da chave.',
  },
  'documentoFiscal.mesFuturo': {
    status: 400,
    mensagem: 'A chave traz um mês que ainda não chegou.',
    lugar: 'campo',
    cura: 'Confira os dois primeiros grupos da chave.',
  },
  'documentoFiscal.dataFutura': {
    status: 400,
    mensagem: 'A data desta nota ainda não chegou.',
    lugar: 'pagina',
    cura: 'Confira a data impressa. Se ela estiver errada, peça outra nota na loja.',
  },
  'documentoFiscal.boleto': {
    status: 400,
    mensagem: 'Este código é de um boleto, não de uma nota fiscal.',
    lugar: 'campo',
    cura: 'Use a chave de 44 caracteres da nota fiscal da compra.',
  },
  'documentoFiscal.modeloDesconhecido': {
    status: 400,
    mensagem: 'Este código é de outro tipo de documento: {nome}.',
    lugar: 'campo',
    cura: 'Cadastre a nota fiscal da sua compra (NFC-e, NF-e ou CF-e SAT).',
  },
  'documentoFiscal.notaDeTeste': {
    status: 422,
    mensagem: 'Esta é uma nota de teste, sem valor fiscal.',
    lugar: 'modal',
    cura: 'Use a nota da sua compra.',
  },
  'documentoFiscal.anteriorACampanha': {
    status: 422,
    mensagem: 'Esta compra foi feita antes do início da campanha.',
    lugar: 'modal',
    cura: 'Valem as compras feitas a partir de {inicio}.',
  },
  'documentoFiscal.posteriorACampanha': {
    status: 422,
    mensagem: 'Esta compra foi feita depois do período de compras da campanha.',
    lugar: 'modal',
    cura: 'Valem as compras feitas até {fim}.',
  },
  'documentoFiscal.modeloNaoAceito': {
    status: 422,
    mensagem: 'Este tipo de nota não participa da campanha.',
    lugar: 'modal',
    cura: 'Consulte no regulamento os tipos de nota que participam.',
  },
  'documentoFiscal.ufNaoParticipante': {
    status: 422,
    mensagem: 'Esta nota é de um estado que não participa da campanha.',
    lugar: 'modal',
    cura: 'Consulte no regulamento os estados participantes.',
  },
  'documentoFiscal.emitenteNaoParticipante': {
    status: 422,
    mensagem: 'A loja desta nota não participa da campanha.',
    lugar: 'modal',
    cura: 'Consulte no regulamento as lojas participantes.',
  },
  'documentoFiscal.semNumeros': {
    status: 422,
    mensagem: 'Esta compra não alcançou o necessário para ganhar números da sorte.',
    lugar: 'modal',
    cura: 'Consulte no regulamento o valor que dá direito a um número.',
  },
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
  'raspadinha.nenhuma': {
    status: 404,
    mensagem: 'Não há raspadinhas para esse consumidor.',
    lugar: 'pagina',
    cura: 'Cadastre uma nota fiscal para ganhar raspadinhas.',
  },
  'raspadinha.naoEncontrada': {
    status: 404,
    mensagem: 'Não encontramos esta raspadinha.',
    lugar: 'pagina',
    cura: 'Volte à lista das suas raspadinhas.',
  },
  'raspadinha.cancelada': {
    status: 409,
    mensagem: 'Esta raspadinha foi cancelada, porque a nota que a rendeu não valeu.',
    lugar: 'pagina',
    cura: 'Veja o motivo em Minhas notas.',
  },
  'raspadinha.semAgenda': {
    status: 404,
    mensagem: 'Esta campanha não tem prêmios instantâneos.',
    lugar: 'pagina',
    cura: 'Consulte o regulamento.',
  },
  'raspadinha.agendaLacrada': {
    status: 409,
    mensagem: 'A lista dos prêmios está lacrada enquanto houver raspadinha para abrir.',
    lugar: 'pagina',
    cura: 'Volte depois de {fim}: a lista abre, e qualquer pessoa pode conferir o código publicado.',
  },
  'raspadinha.semRegistro': {
    status: 404,
    mensagem: 'Não há registro de aberturas para conferir aqui.',
    lugar: 'pagina',
    cura: 'Raspadinhas abertas entram no registro das campanhas que têm prêmios lacrados com ele.',
  },
  'raspadinha.diaAberto': {
    status: 409,
    mensagem: 'O registro do dia em que esta raspadinha foi aberta ainda não fechou.',
    lugar: 'pagina',
    cura: 'Volte amanhã: o registro de cada dia fecha depois da meia-noite.',
  },
  'raspadinha.entregaInativa': {
    status: 409,
    mensagem: 'Esta campanha não entrega prêmios pelo PicPay.',
    lugar: 'modal',
    cura: 'Consulte no regulamento como receber o seu prêmio.',
  },
  'raspadinha.semPremio': {
    status: 409,
    mensagem: 'Não há prêmio para entregar nesta raspadinha.',
    lugar: 'modal',
    cura: 'Volte à lista das suas raspadinhas.',
  },
  'raspadinha.semPicPay': {
    status: 409,
    mensagem: 'Informe o seu usuário do PicPay no perfil para receber o prêmio.',
    lugar: 'modal',
    cura: 'Abra Meus dados e preencha o usuário do PicPay.',
  },
  'raspadinha.entregaEmAndamento': {
    status: 409,
    mensagem: 'O pagamento deste prêmio já está a caminho.',
    lugar: 'modal',
    cura: 'Volte em alguns minutos para ver a confirmação.',
  },
  'raspadinha.entregaIndisponivel': {
    status: 503,
    mensagem: 'Não conseguimos falar com o PicPay agora. Seu prêmio está guardado.',
    lugar: 'modal',
    cura: 'Tente de novo em alguns minutos.',
  },
  'premio.nenhum': {
    status: 404,
    mensagem: 'Não há prêmio com este código nas campanhas deste endereço.',
    lugar: 'pagina',
    cura: 'Confira os 12 caracteres do voucher e o endereço da campanha.',
  },
  'premio.jaEntregue': {
    status: 409,
    mensagem: 'Este prêmio já foi entregue em {dia}, às {hora}, por {quem}.',
    lugar: 'modal',
    cura: 'Não entregue de novo. Se houver engano, fale com quem entregou.',
  },
  'premio.peloPicPay': {
    status: 409,
    mensagem: 'Este prêmio é pago pelo PicPay, no aplicativo.',
    lugar: 'modal',
    cura: 'Peça à pessoa que toque em "Receber no PicPay", na tela do prêmio.',
  },
  'contaCorrente.nenhumLancamento': {
    status: 404,
    mensagem: 'Não encontramos este lançamento na conta corrente.',
    lugar: 'pagina',
    cura: 'Pontos aparecem quando a nota é aprovada e o valor dela é conhecido.',
  },
  'cashback.semSaldo': {
    status: 404,
    mensagem: 'Não há saldo cashback para esse consumidor.',
    lugar: 'pagina',
    cura: 'Cadastre uma nota: o cashback dela aparece aqui assim que for aprovada.',
  },
  'conta.saldoInsuficiente': {
    status: 409,
    mensagem: 'Seu saldo não chega para esta troca: {falta}.',
    lugar: 'modal',
    cura: 'Cadastre mais notas ou escolha outra coisa.',
  },
  'conta.saldoALiberar': {
    status: 409,
    mensagem: 'Parte do seu saldo ainda vai ser liberada: em {liberaEm} ele chega para esta troca.',
    lugar: 'modal',
    cura: 'Volte nessa data: o saldo é liberado sozinho.',
  },
  'produto.naoEncontrado': {
    status: 404,
    mensagem: 'Este produto não está mais na vitrine.',
    lugar: 'modal',
    cura: 'Escolha outro produto.',
  },
  'produto.semEstoque': {
    status: 409,
    mensagem: 'Produto sem estoque',
    lugar: 'modal',
    cura: 'Nada foi debitado. Diminua a quantidade ou escolha outro produto.',
  },
  'produto.valorMudou': {
    status: 409,
    mensagem: 'O valor de um produto do seu carrinho mudou.',
    lugar: 'modal',
    cura: 'Confira o valor novo e confirme o pedido de novo.',
  },
  'produto.limitePorPessoa': {
    status: 409,
    mensagem: 'Você já pediu o máximo que cada pessoa pode pedir deste produto.',
    lugar: 'modal',
    cura: 'Nada foi debitado. Diminua a quantidade ou escolha outro produto.',
  },
  'pedido.moedasMisturadas': {
    status: 422,
    mensagem: 'Um pedido é pago só com pontos ou só com cashback.',
    lugar: 'modal',
    cura: 'Faça um pedido para cada um.',
  },
  'pedido.lojaNecessaria': {
    status: 422,
    mensagem: 'Escolha a loja onde você vai retirar o pedido.',
    lugar: 'campo',
    cura: 'Escolha uma loja da lista.',
  },
  'pedido.lojaForaDaLista': {
    status: 422,
    mensagem: 'Esta loja não está na lista da campanha.',
    lugar: 'campo',
    cura: 'Escolha uma loja da lista ou faça o pedido sem loja.',
  },
  'pedido.nenhum': {
    status: 404,
    mensagem: 'Não encontramos este pedido.',
    lugar: 'pagina',
    cura: 'Confira a lista dos seus pedidos.',
  },
  'pedido.naoAlteravel': {
    status: 409,
    mensagem: 'Este pedido já seguiu adiante e não pode mais ser alterado.',
    lugar: 'modal',
    cura: 'Acompanhe o pedido ou fale com o suporte da campanha.',
  },
  'voucher.naoEncontrado': {
    status: 404,
    mensagem: 'Este voucher não está mais disponível.',
    lugar: 'modal',
    cura: 'Veja os outros vouchers da campanha.',
  },
  'voucher.esgotado': {
    status: 409,
    mensagem: 'Este voucher acabou. Nada foi descontado do seu saldo.',
    lugar: 'modal',
    cura: 'Escolha outro voucher ou tente de novo outro dia.',
  },
  'voucher.limitePorPessoa': {
    status: 409,
    mensagem: 'Cada pessoa pode trocar este voucher até {maximo} vezes. Nada foi descontado do seu saldo.',
    lugar: 'modal',
    cura: 'Escolha outro voucher.',
  },
  'quiz.parametrosIncorretos': {
    status: 404,
    mensagem: 'Parâmetros incorretos para listagem de cédulas.',
    lugar: 'pagina',
    cura: 'Volte ao início e abra o quiz de novo.',
  },
  'quiz.prazoExpirado': {
    status: 404,
    mensagem: 'Prazo de resposta expirado',
    lugar: 'modal',
    cura: 'Veja se há outro questionário aberto.',
  },
  'quiz.cedulaDesconhecida': {
    status: 400,
    mensagem: 'Este questionário não está mais nesta campanha.',
    lugar: 'modal',
    cura: 'Volte à lista e escolha outro.',
  },
  'quiz.respostasIncompletas': {
    status: 400,
    mensagem: 'Responda a todas as perguntas antes de enviar.',
    lugar: 'modal',
    cura: 'Volte às perguntas que ficaram sem resposta.',
  },
  'quiz.respostaForaDaLista': {
    status: 400,
    mensagem: 'Uma das respostas não está entre as opções da pergunta.',
    lugar: 'modal',
    cura: 'Volte à lista, abra o questionário de novo e escolha outra vez.',
  },
  'quiz.jaRespondida': {
    status: 400,
    mensagem: 'Você já respondeu a este questionário, e vale a primeira resposta.',
    lugar: 'modal',
    cura: 'Volte à lista para ver o seu resultado.',
  },
  'indicacao.nenhuma': {
    status: 404,
    mensagem: 'Não encontramos esta indicação.',
    lugar: 'pagina',
    cura: 'Confira a lista das indicações em análise.',
  },
  'indicacao.jaDecidida': {
    status: 409,
    mensagem: 'Esta indicação não está mais em análise.',
    lugar: 'modal',
    cura: 'Atualize a lista: outra pessoa pode ter decidido, ou a nota pode ter sido recusada.',
  },
  'comper.inativo': {
    status: 409,
    mensagem: 'Esta campanha não recebe notas por este caminho.',
    lugar: 'modal',
    cura: 'Escaneie o QR Code da nota.',
  },
  'campanha.sorteRevelada': {
    status: 409,
    mensagem:
      'A chave dos números ou a agenda dos prêmios já foi revelada: a campanha não pode mais ser prolongada.',
    lugar: 'pagina',
    cura: 'Volte às datas publicadas, ou publique outra campanha.',
  },
  'campanha.segredoTrocado': {
    status: 409,
    mensagem:
      'As chaves da campanha {campanha} não abrem com os segredos deste programa; nada foi publicado.',
    lugar: 'pagina',
    cura: 'Publique com todos os segredos que o banco de dados usa: npm run segredos -- listar.',
  },
  'campanha.numerosIndisponiveis': {
    status: 503,
    mensagem: 'Os números da sorte desta campanha não podem ser entregues agora. Nada foi registrado.',
    lugar: 'modal',
    cura: 'Tente de novo mais tarde. Se continuar assim, fale com o suporte da campanha.',
  },
  'campanha.hostDeOutraPromotora': {
    status: 409,
    mensagem: 'Um dos endereços do arquivo já é de outra promotora.',
    lugar: 'pagina',
    cura: 'Use em "hosts" endereços que só esta promotora use.',
  },
  'campanha.promotoraDeOutraEmpresa': {
    status: 409,
    mensagem: 'A promotora do arquivo já existe com o CNPJ de outra empresa.',
    lugar: 'pagina',
    cura: 'Use outra "promotora.identificacao", ou o CNPJ da mesma empresa (os oito primeiros caracteres).',
  },
  'campanha.estoquePedido': {
    status: 409,
    mensagem:
      'Já foram pedidas {pedidas} unidades do produto {produto}: o estoque não pode ficar abaixo disso.',
    lugar: 'pagina',
    cura: 'Use {pedidas} ou mais em "estoque", ou tire o produto da vitrine.',
  },
  'campanha.premiosFixos': {
    status: 409,
    mensagem: 'Os prêmios instantâneos já foram lacrados na publicação e não podem mudar.',
    lugar: 'pagina',
    cura: 'Volte aos prêmios publicados, ou publique outra campanha.',
  },
  'campanha.cedulaFixa': {
    status: 409,
    mensagem:
      'A cédula {cedula} já tem respostas: não pode sair nem ter outras perguntas, opções, respostas certas ou pontos, e o prazo só pode crescer.',
    lugar: 'pagina',
    cura: 'Volte ao que foi publicado, ou crie outra cédula com outro id.',
  },
  'campanha.contaPrometida': {
    status: 409,
    mensagem:
      'A campanha já começou e {chave} tiraria das pessoas o que foi prometido: metas só podem ficar mais fáceis ou valer mais, e as regras da conta só podem melhorar.',
    lugar: 'pagina',
    cura: 'Volte ao que foi publicado nesta parte do arquivo.',
  },
  'venda.arquivoVazio': {
    status: 422,
    mensagem: 'O arquivo de vendas está vazio.',
    lugar: 'pagina',
    cura: 'Exporte o arquivo de novo e envie.',
  },
  'venda.importacaoNaoEncontrada': {
    status: 404,
    mensagem: 'Não encontramos esta importação nesta campanha.',
    lugar: 'pagina',
    cura: 'Confira o identificador na lista de importações.',
  },
  'upload.imagemInvalida': {
    status: 400,
    mensagem: 'Não conseguimos ler esta imagem.',
    lugar: 'modal',
    cura: 'Escolha uma foto em JPEG, PNG ou WebP.',
  },
  'upload.imagemGrande': {
    status: 400,
    mensagem: 'Esta imagem é grande demais para ser lida.',
    lugar: 'modal',
    cura: 'Escolha uma foto menor, ou tire outra.',
  },
  'upload.imagemDesconhecida': {
    status: 400,
    mensagem: 'Não encontramos a foto enviada.',
    lugar: 'campo',
    cura: 'Tire a foto de novo.',
  },
  'upload.pdfInvalido': {
    status: 400,
    mensagem: 'Não conseguimos ler este PDF.',
    lugar: 'modal',
    cura: 'Envie o PDF original, inteiro e sem senha, ou uma foto do comprovante.',
  },
  'upload.cotaAtingida': {
    status: 429,
    mensagem: 'Você já enviou muitos arquivos hoje.',
    lugar: 'modal',
    cura: 'Envie os próximos amanhã, ou fale com o suporte da campanha.',
  },
  'upload.enderecoVencido': {
    status: 410,
    mensagem: 'O endereço desta imagem venceu.',
    lugar: 'pagina',
    cura: 'Volte ao aplicativo e abra a imagem de novo.',
  },
  'upload.semEspaco': {
    status: 507,
    mensagem: 'Não conseguimos guardar o arquivo agora. Nada foi registrado.',
    lugar: 'modal',
    cura: 'Tente de novo em alguns minutos.',
  },
  'upload.indisponivel': {
    status: 503,
    mensagem: 'Não conseguimos alcançar os arquivos agora. Tente novamente em instantes.',
    lugar: 'modal',
    cura: 'Tente de novo em instantes.',
  },
  'externo.indisponivel': {
    status: 503,
    mensagem: 'O serviço de consulta não respondeu.',
    lugar: 'campo',
    cura: 'Preencha os campos você mesmo.',
  },
  'externo.estadoNaoEncontrado': {
    status: 404,
    mensagem: 'Não há estado com este código.',
    lugar: 'campo',
    cura: 'Escolha o estado na lista.',
  },
  'externo.enderecoNaoEncontrado': {
    status: 404,
    mensagem: 'Não encontramos este endereço.',
    lugar: 'campo',
    cura: 'Confira o endereço.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;

type Holes<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | Holes<Rest>
  : never;
type WordsOf<Code extends ErrorCode> =
  | (typeof errors)[Code]['mensagem']
  | ((typeof errors)[Code] extends { readonly cura: infer Cura extends string } ? Cura : never);
/** The named holes that the words of a code carry; the compiler asks for each of them. */
export type ErrorHoles<Code extends ErrorCode> = Record<Holes<WordsOf<Code>>, string | number>;

/** Fills `{name}` holes, a day `yyyy-mm-dd` as people write it; a hole without a value stays, so that it is seen. */
export function fillHoles(text: string, holes: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const valor = holes[name];
    return valor === undefined ? whole : writeValor(valor);
  });
}

/** Narrows any text to a known error code (for codes that come from the database). */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code);
}
