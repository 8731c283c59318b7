// Types of table rows and functions. Written by npm run schema; do not edit.

/** Row types by table name. */
export interface Tables {
  aceite: {
    consumidor_id: string;
    aceite_id: string;
    campanha_id: string;
    nome_termo: string;
    texto_hash: string;
    aceito: boolean;
    respondido_em: Date;
    endereco: string;
  };
  arquivo: {
    arquivo_id: string;
    campanha_id: string;
    tipo: string;
    pedido: unknown;
    finalidade: string | null;
    nome: string;
    situacao: 'naFila' | 'escrevendo' | 'pronta' | 'vencida' | 'cancelada' | 'falhou';
    progresso: number;
    bytes: number | null;
    sha256: string | null;
    guardado: string | null;
    manifesto: unknown;
    manifesto_hash: string | null;
    tentativas: number;
    arrendado_ate: Date | null;
    pedido_em: Date;
    pedido_por: unknown;
    aprovado_por: unknown;
    terminado_em: Date | null;
    vence_em: Date | null;
    cancelado_por: unknown;
    downloads: number;
  };
  auditoria: {
    registro_id: string;
    corrente: string;
    em: Date;
    ator_tipo: 'operador' | 'credencial' | 'comando' | 'token';
    ator_id: string | null;
    ator_nome: string;
    sessao_id: string | null;
    acao: string;
    alvo: unknown;
    campos: string[];
    motivo: string | null;
    requisicao: string;
    resultado: 'feito' | 'recusado' | 'negado' | 'falhou' | null;
    codigo: string | null;
    ordem: number | null;
    anterior: string | null;
    hash: string | null;
    vezes: number | null;
  };
  auditoria_cabeca: {
    corrente: string;
    dia: string;
    ordem: number;
    hash: string;
    assinatura: string;
  };
  auditoria_cabeca_hora: {
    corrente: string;
    ordem: number;
    em: Date;
    hash: string;
    assinatura: string;
  };
  auditoria_testemunho: {
    corrente: string;
    dia: string;
    destinatario: string;
    tentado_em: Date;
    enviado_em: Date | null;
  };
  bloqueio: {
    campanha_id: string;
    bloqueio_id: string;
    tipo: 'cpf' | 'celular' | 'aparelho' | 'emitente' | 'rede';
    valor: string;
    rede: string | null;
    motivo: string;
    ate: string | null;
    aberto: boolean;
    incluido_em: Date;
    ator: unknown;
    retirado_em: Date | null;
    retirado_motivo: string | null;
    retirado_por: unknown;
  };
  campanha: {
    campanha_id: string;
    promotora_id: string;
    ano: number;
    identificacao: string;
    descricao: string;
    data_inicial: string;
    data_final: string;
    data_final_compras: string;
    data_final_cadastros: string;
    ativa: boolean;
    arquivo: unknown;
    arquivo_hash: string;
    compromisso_numeros: string;
    total_cupons: number;
    publicada_em: Date;
    compromisso_premios: string | null;
    esquecida_em: Date | null;
    lacre_com_nonce: boolean;
    cupons_contados: boolean;
  };
  campanha_chave: {
    campanha_id: string;
    cifradas: Uint8Array;
  };
  campanha_host: {
    host: string;
    campanha_id: string;
  };
  campanha_publicacao: {
    campanha_id: string;
    publicada_em: Date;
    arquivo_hash: string;
    arquivo: unknown;
    motivo: string | null;
    mudancas: unknown;
    ator: unknown;
    texto: string | null;
  };
  campanha_rascunho: {
    promotora_id: string;
    rascunho_id: string;
    nome: string;
    texto: string;
    versao: number;
    base: string | null;
    criado_em: Date;
    alterado_em: Date;
    alterado_por: unknown;
  };
  canal: {
    canal_id: string;
    promotora_id: string;
    servico: string;
    aplicativo: string;
    origem: string;
    host: string;
    parado_ate: Date | null;
    falhas: number;
    janela: Date | null;
    enviados: number;
    assinantes: number;
    instante: Date | null;
    pedidos: number;
  };
  cedula_resposta: {
    consumidor_id: string;
    campanha_id: string;
    cedula_id: string;
    respostas: unknown;
    acertos: number | null;
    pontos: number;
    respondida_em: Date;
  };
  chave_acesso_registrada: {
    chave_acesso: string;
    campanha_id: string;
    consumidor_id: string;
    documento_fiscal_id: string;
  };
  codigo_cupom: {
    campanha_id: string;
    codigo: string;
    lote: string;
    importado_em: Date;
    consumidor_id: string | null;
    documento_fiscal_id: string | null;
    usado_em: Date | null;
    ator: unknown;
  };
  codigo_temporario: {
    promotora_id: string;
    finalidade: 'telefone' | 'senha' | 'exibicao' | 'link';
    chave_hash: string;
    codigo_hash: string;
    tentativas: number;
    enviado_em: Date;
    expira_em: Date;
    usado_em: Date | null;
    anteriores: unknown;
    tentativas_por: unknown;
    envios: number;
    tentativas_estranhos: number;
    inicios: unknown;
  };
  comunicado: {
    comunicado_id: string;
    destinatario: string;
    assunto: string;
    texto: string;
    criado_em: Date;
    tentado_em: Date | null;
    enviado_em: Date | null;
  };
  consulta: {
    chave_acesso: string;
    uf: string;
    consulta: string | null;
    situacao: string;
    pedida_em: Date;
    proxima_em: Date | null;
    tentativas: number;
    ilegiveis: number;
    respondida_em: Date | null;
    emitente: string | null;
    emitido_em: string | null;
    valor_centavos: number | null;
    quantidade: number | null;
    cancelada: boolean | null;
    itens: unknown;
  };
  consulta_uf: {
    uf: string;
    proxima_em: Date | null;
    pausa_ate: Date | null;
    falhas_seguidas: number;
    ilegiveis_seguidas: number;
    ultima_boa_em: Date | null;
    desligada_em: Date | null;
    desligada_por: string | null;
    motivo: string | null;
    ator: unknown;
  };
  consumidor: {
    consumidor_id: string;
    promotora_id: string;
    usuario: string;
    tipo: 'consumidor' | 'associado';
    nome: string;
    cpf: string | null;
    email: string | null;
    telefone_contato: string | null;
    data_nascimento: string | null;
    genero: 'masculino' | 'feminino' | 'outro' | null;
    endereco: unknown;
    documento_variavel: string | null;
    resposta: string | null;
    extra: string | null;
    indicacao: string | null;
    aceita_notificacao: boolean;
    cadastro_inicial: boolean;
    email_verificado: boolean;
    senha_hash: string;
    token_versao: number;
    ativo: boolean;
    criado_em: Date;
    atualizado_em: Date;
    rg: string | null;
    documento_estrangeiro: boolean;
    ja_cliente: boolean | null;
    primeira_loja: unknown;
    uri_foto_perfil: string | null;
    dinamica_cupom: unknown;
    excluido_em: Date | null;
    email_anterior: string | null;
    email_vale_em: Date | null;
    telefone_vale_em: Date | null;
    usado_em: Date;
  };
  consumidor_alteracao: {
    consumidor_id: string;
    alteracao_id: string;
    campos: string[];
    alterado_em: Date;
    endereco: string;
    ator: unknown;
    motivo: string | null;
  };
  consumidor_contador: {
    consumidor_id: string;
    campanha_id: string;
    assunto: string;
    periodo: string;
    quantidade: number;
    limite: number | null;
  };
  consumidor_cpf: {
    promotora_id: string;
    cpf: string;
    consumidor_id: string;
  };
  consumidor_resto: {
    consumidor_id: string;
    campanha_id: string;
    centavos: number;
  };
  consumidor_retido: {
    consumidor_id: string;
    promotora_id: string;
    usuario: string;
    identidade: unknown;
    excluido_em: Date;
    reter_ate: string;
  };
  consumidor_telefone: {
    promotora_id: string;
    telefone_contato: string;
    consumidor_id: string;
  };
  conta: {
    consumidor_id: string;
    campanha_id: string;
    moeda: 'pontos' | 'cashback';
    disponivel: number;
    a_liberar: number;
    devido: number;
    ordem: number;
    proximo_em: Date | null;
    a_conferir: boolean;
  };
  conta_ajuste: {
    consumidor_id: string;
    ajuste_id: string;
    campanha_id: string;
    moeda: 'pontos' | 'cashback';
    valor: number;
    motivo: string;
    ator: unknown;
    feito_em: Date;
  };
  contato_troca: {
    token_hash: string;
    consumidor_id: string;
    email: string | null;
    email_verificado: boolean;
    email_anterior: string | null;
    telefone_contato: string | null;
    trocado_em: Date;
    expira_em: Date;
    usado_em: Date | null;
  };
  cpf_restrito: {
    campanha_id: string;
    cpf: string;
    ordem: number;
    proprietario: boolean;
    cnpj_cpf_associado: string | null;
    ativo: boolean;
    ator: unknown;
  };
  credencial: {
    credencial_id: string;
    promotora_id: string;
    nome: string;
    escopos: string[];
    segredo_hash: string;
    anterior_hash: string | null;
    anterior_ate: Date | null;
    criada_em: Date;
    ate: Date | null;
    usada_em: Date | null;
    encerrada_em: Date | null;
    conhecida_por: string[];
  };
  cupom: {
    consumidor_id: string;
    campanha_id: string;
    indice: number;
    serie: string;
    numero: string;
    documento_fiscal_id: string;
    concedido_em: Date;
    cancelado_em: Date | null;
  };
  cupom_variacao: {
    consumidor_id: string;
    campanha_id: string;
    quantidade: number;
  };
  dispositivo: {
    consumidor_id: string;
    dispositivo_id: string;
    descricao: string;
    tipo: string;
    servico: 'sns' | 'onesignal';
    identificacao: string;
    registrado_em: Date;
    promotora_id: string;
    anterior_id: string | null;
    canal_id: string | null;
  };
  documento_a_creditar: {
    consumidor_id: string;
    documento_fiscal_id: string;
  };
  documento_a_rever: {
    consumidor_id: string;
    documento_fiscal_id: string;
    rever_em: Date;
  };
  documento_anotacao: {
    consumidor_id: string;
    documento_fiscal_id: string;
    anotacao_id: string;
    texto: string;
    criada_em: Date;
    ator: unknown;
  };
  documento_fato: {
    consumidor_id: string;
    documento_fiscal_id: string;
    campanha_id: string;
    fonte: string;
    situacao: 'achada' | 'procurando' | 'semResposta';
    emitente: string | null;
    emitido_em: string | null;
    valor_centavos: number | null;
    quantidade: number | null;
    cancelada: boolean;
    conferir: boolean;
    tarde: boolean;
    divergente: boolean;
    perguntado_em: Date;
    respondido_em: Date | null;
    itens: unknown;
  };
  documento_fiscal: {
    consumidor_id: string;
    documento_fiscal_id: string;
    campanha_id: string;
    idempotencia: string | null;
    tipo: string;
    chave_acesso: string | null;
    coo: string | null;
    modelo: string | null;
    uf: string | null;
    emitente: string | null;
    emitido_em: string | null;
    valor_centavos: number | null;
    origem: string;
    uri_imagem: string | null;
    status: 'PENDENTE' | 'VALIDO' | 'INVALIDO';
    motivo: string | null;
    motivo_valores: unknown;
    numeros_concedidos: number;
    capturado_em: Date | null;
    registrado_em: Date;
    apurado_em: Date | null;
    apurar_em: Date | null;
    quantidade: number | null;
    dados: unknown;
    raspadinhas_concedidas: number;
    multiplicador_milesimos: number;
    resto_variacao_centavos: number;
    contado: boolean;
    contestado_em: Date | null;
    desvio_relogio_segundos: number | null;
    participa_em: Date | null;
    identidade: string | null;
    revisado_em: Date | null;
    pontos: number;
    cashback_centavos: number;
    consulta_qr: string | null;
    fonte: string | null;
    recupera_em: string | null;
    pontos_evidencia: number;
    ganho_produtos: unknown;
  };
  documento_fiscal_historico: {
    consumidor_id: string;
    documento_fiscal_id: string;
    ordem: number;
    status: string;
    motivo: string | null;
    motivo_valores: unknown;
    observacao: string | null;
    data_hora: Date;
    ator: unknown;
  };
  documento_mudado: {
    consumidor_id: string;
    campanha_id: string;
    registrado_em: Date;
  };
  encerramento: {
    campanha_id: string;
    conferencia: unknown;
    conferido_em: Date | null;
    encerrado_em: Date | null;
    encerrado_por: unknown;
    aprovado_por: unknown;
    kit_id: string | null;
    manifesto_hash: string | null;
  };
  encerramento_arquivo: {
    campanha_id: string;
    arquivo_id: string;
    tipo: string;
    sorteio: string | null;
    nome_arquivo: string;
    conteudo_hash: string;
    bytes: number;
    enviado_em: Date;
    ator: unknown;
  };
  encerramento_kit: {
    kit_id: string;
    campanha_id: string;
    finalidade: string;
    origem: string;
    nome_arquivo: string;
    situacao: 'naFila' | 'escrevendo' | 'pronta' | 'vencida' | 'cancelada' | 'falhou';
    arquivos_escritos: number;
    bytes: number | null;
    sha256: string | null;
    manifesto: unknown;
    manifesto_hash: string | null;
    arquivo: string | null;
    tentativas: number;
    arrendado_ate: Date | null;
    pedido_em: Date;
    pedido_por: unknown;
    aprovado_por: unknown;
    terminado_em: Date | null;
    vence_em: Date | null;
    cancelado_por: unknown;
    downloads: number;
  };
  encerramento_prazo: {
    campanha_id: string;
    prazo_id: string;
    quantidade: number;
    unidade: 'dias' | 'diasUteis' | 'meses';
    motivo: string;
    definido_em: Date;
    definido_por: unknown;
    aprovado_por: unknown;
  };
  encerramento_scpc: {
    campanha_id: string;
    informes: unknown;
    divergencia: unknown;
    cabecalho: unknown;
    conferido_em: Date | null;
    conferido_por: unknown;
  };
  encerramento_valor: {
    campanha_id: string;
    sorteio: string;
    premio: string;
    valor_centavos: number;
    definido_em: Date;
    definido_por: unknown;
  };
  envio: {
    consumidor_id: string;
    notificacao_id: string;
    dispositivo_id: string;
    canal_id: string;
    remessa_id: string | null;
    enviar_em: Date;
    tentativas: number;
    criado_em: Date;
  };
  envio_geral: {
    campanha_id: string;
    notificacao_id: string;
    canal_id: string;
    depois_de: string;
    ate: string | null;
    remessa_id: string | null;
    enviar_em: Date;
    tentativas: number;
    criado_em: Date;
  };
  evidencia: {
    consumidor_id: string;
    documento_fiscal_id: string;
    sinal: string;
    campanha_id: string;
    peso: number;
    detalhe: unknown;
    pesada_em: Date;
  };
  exportacao: {
    exportacao_id: string;
    campanha_id: string;
    tipo: string;
    formato: string;
    por_item: boolean;
    de: string | null;
    ate: string | null;
    com_dados_pessoais: boolean;
    finalidade: string | null;
    nome_arquivo: string;
    situacao: 'naFila' | 'escrevendo' | 'pronta' | 'vencida' | 'cancelada' | 'falhou';
    linhas: number;
    bytes: number | null;
    sha256: string | null;
    arquivo: string | null;
    tentativas: number;
    arrendado_ate: Date | null;
    pedida_em: Date;
    pedida_por: unknown;
    aprovada_por: unknown;
    terminada_em: Date | null;
    vence_em: Date | null;
    cancelada_por: unknown;
    downloads: number;
  };
  exportacao_sal: {
    campanha_id: string;
    sal: string;
  };
  foto_perfil: {
    nome_arquivo: string;
    consumidor_id: string;
  };
  imagem_documento: {
    consumidor_id: string;
    nome_arquivo: string;
    situacao: 'enviada' | 'apagando';
    enviada_em: Date;
  };
  imagem_impressao: {
    nome_arquivo: string;
    impressao: string;
  };
  indicacao: {
    indicado_id: string;
    campanha_id: string;
    consumidor_id: string;
    situacao: 'AGUARDANDO' | 'EM_ANALISE' | 'PREMIADA' | 'RECUSADA';
    motivo: string | null;
    observacao: string | null;
    sinais: unknown;
    documento_fiscal_id: string | null;
    apurar_em: Date | null;
    moeda: string | null;
    valor: number | null;
    libera_em: Date | null;
    criado_em: Date;
    apurado_em: Date | null;
    ator: unknown;
  };
  lancamento: {
    consumidor_id: string;
    campanha_id: string;
    moeda: string;
    ordem: number;
    tipo: 'CREDITO' | 'LIBERACAO' | 'EXPIRACAO' | 'RESGATE' | 'DEVOLUCAO' | 'ESTORNO' | 'ABATIMENTO' | 'ENCERRAMENTO';
    valor: number;
    disponivel: number;
    a_liberar: number;
    devido: number;
    origem: string | null;
    origem_id: string | null;
    sobre_ordem: number | null;
    vale_em: Date;
    registrado_em: Date;
  };
  leitura_foto: {
    consumidor_id: string;
    documento_fiscal_id: string;
    nome_arquivo: string;
    tentativas: number;
    ler_em: Date;
    lida_em: Date | null;
    leitura: unknown;
  };
  livro: {
    nome: string;
    diferencas: number;
    conferido_em: Date;
    depois_de: string | null;
  };
  login_facebook: {
    promotora_id: string;
    facebook_id: string;
    consumidor_id: string;
  };
  login_usuario: {
    promotora_id: string;
    usuario: string;
    consumidor_id: string;
  };
  lote: {
    consumidor_id: string;
    campanha_id: string;
    moeda: string;
    ordem: number;
    origem: string;
    origem_id: string;
    rodada: number;
    concedido: number;
    restante: number;
    perdoado: number;
    liberado: boolean;
    libera_em: Date;
    expira_em: Date | null;
    estornado_em: Date | null;
  };
  lote_bloqueio: {
    campanha_id: string;
    tipo: 'codigo' | 'voucher';
    lote_id: string;
    bloqueado_em: Date;
    motivo: string;
    ator: unknown;
  };
  lote_uso: {
    consumidor_id: string;
    campanha_id: string;
    moeda: string;
    ordem: number;
    lote_ordem: number;
    valor: number;
  };
  mensagem_enviada: {
    consumidor_id: string;
    mensagem_id: string;
    canal: 'email' | 'sms' | 'whatsapp';
    assunto: string;
    enviada_em: Date;
    resultado: 'aceita' | 'falhou' | null;
  };
  mensagem_local: {
    mensagem_id: string;
    canal: string;
    destinatario: string;
    assunto: string;
    texto: string;
    enviada_em: Date;
  };
  migracao: {
    nome: string;
    hash: string;
    aplicada_em: Date;
  };
  notificacao: {
    consumidor_id: string;
    notificacao_id: string;
    campanha_id: string;
    tipo: string;
    origem_id: string;
    valores: unknown;
    enviada_em: Date;
    vista_em: Date | null;
  };
  notificacao_campanha: {
    notificacao_id: string;
    campanha_id: string;
    titulo: string;
    mensagem: string;
    url_imagem: string | null;
    publico: unknown;
    enviar_em: Date;
    criada_em: Date;
    ator: unknown;
    comecada_em: Date | null;
    depois_de: string;
    reunida_em: Date | null;
    terminada_em: Date | null;
    parada_em: Date | null;
    parada_por: unknown;
    recolhida_ate: string;
    recolhida_em: Date | null;
    pessoas: number;
    aceitos: number | null;
    recusados: number | null;
  };
  notificacao_geral: {
    campanha_id: string;
    notificacao_id: string;
    titulo: string;
    mensagem: string;
    url_imagem: string | null;
    enviada_em: Date;
    tipo: string;
    origem_id: string | null;
    ator: unknown;
  };
  notificacao_geral_vista: {
    consumidor_id: string;
    notificacao_id: string;
  };
  numero_arrendamento: {
    campanha_id: string;
    inicio: number;
    fim: number;
    arrendado_em: Date;
    expira_em: Date;
  };
  numero_dia: {
    campanha_id: string;
    dia: string;
    concedidos: number;
  };
  numero_faixa: {
    campanha_id: string;
    proximo: number;
    total: number;
  };
  numero_livre: {
    campanha_id: string;
    inicio: number;
    fim: number;
  };
  operador: {
    operador_id: string;
    nome: string;
    email: string;
    senha_hash: string;
    totp_cifrado: Uint8Array;
    totp_passo: number;
    da_instalacao: boolean;
    criado_em: Date;
    codigos_errados: number;
    codigos_errados_desde: Date | null;
    senha_conhecida_em: Date | null;
    senha_aviso_tentado_em: Date | null;
    senha_aviso_enviado_em: Date | null;
  };
  operador_convite: {
    token_hash: string;
    nome: string;
    email: string;
    promotora_id: string | null;
    papel: string | null;
    totp_cifrado: Uint8Array;
    criado_em: Date;
    ate: Date;
    recupera: boolean;
    convite_id: string;
    retirado_em: Date | null;
    convidado_por: string | null;
    convidado_nome: string | null;
    aprovado_por: string | null;
    aprovado_nome: string | null;
    por_comando: boolean;
  };
  operador_desafio: {
    desafio_hash: string;
    finalidade: 'entrar' | 'elevar' | 'incluir';
    sessao_id: string | null;
    ate: Date;
    usado_em: Date | null;
  };
  operador_papel: {
    operador_id: string;
    promotora_id: string;
    papel: 'administrador' | 'operador' | 'atendimento' | 'auditor' | 'cliente';
    desde: Date;
  };
  operador_passkey: {
    passkey_id: string;
    operador_id: string;
    credencial_id: string;
    chave_publica: Uint8Array;
    assinaturas: number;
    nome: string;
    criada_em: Date;
    usada_em: Date | null;
  };
  operador_sessao: {
    sessao_id: string;
    operador_id: string;
    token_hash: string;
    aparelho: string;
    criada_em: Date;
    usada_em: Date;
    elevada_em: Date;
    encerrada_em: Date | null;
    aparelho_hash: string | null;
    rede_hash: string | null;
  };
  passkey: {
    consumidor_id: string;
    passkey_id: string;
    credencial_id: string;
    host: string;
    chave_publica: Uint8Array;
    assinaturas: number;
    descricao: string;
    criado_em: Date;
    usado_em: Date | null;
  };
  passkey_desafio: {
    desafio_id: string;
    expira_em: Date;
  };
  pedido: {
    consumidor_id: string;
    pedido_id: string;
    campanha_id: string;
    moeda: string;
    idempotencia: string | null;
    loja_cnpj: string | null;
    situacao: 'PENDENTE' | 'APROVADO' | 'SEPARACAO' | 'ENVIADO' | 'ENTREGUE' | 'REPROVADO' | 'CANCELADO';
    motivo: string | null;
    total: number;
    conta_ordem: number | null;
    criado_em: Date;
    entrega: unknown;
    codigo_rastreio: string | null;
  };
  pedido_historico: {
    consumidor_id: string;
    pedido_id: string;
    ordem: number;
    situacao: string;
    em: Date;
    ator: unknown;
    motivo: string | null;
  };
  pedido_item: {
    consumidor_id: string;
    pedido_id: string;
    posicao: number;
    produto_id: string;
    nome: string;
    quantidade: number;
    valor: number;
    observacao: string | null;
  };
  pista: {
    consumidor_id: string;
    documento_fiscal_id: string;
    valor: string;
    campanha_id: string;
    impressao: string | null;
    registrada_em: Date;
  };
  prazo_legal: {
    prazo_id: string;
    nome: string;
    ancora: string;
    quantidade: number;
    unidade: 'dias' | 'diasUteis' | 'meses';
    sentido: 'depois' | 'antes';
    cumpre: string | null;
    fonte: string;
    avisos: number[];
    ordem: number;
    alterado_em: Date | null;
    alterado_por: unknown;
  };
  premio_abertura: {
    campanha_id: string;
    ordem: number;
    raspadinha_id: string;
    aberta_em: Date;
    unidade: number | null;
  };
  premio_andamento: {
    consumidor_id: string;
    premio_id: string;
    campanha_id: string;
    avisado_em: Date | null;
    documentos_em: Date | null;
    pausado_em: Date | null;
    pausa_motivo: string | null;
    entregue_em: Date | null;
    entregue_por: string | null;
    entrega_ator: unknown;
    historico: unknown;
  };
  premio_arquivo: {
    consumidor_id: string;
    premio_id: string;
    nome_arquivo: string;
    campanha_id: string;
    tipo: 'documento' | 'recibo';
    conteudo_hash: string;
    enviado_em: Date;
    ator: unknown;
  };
  premio_contador: {
    campanha_id: string;
    raspadas: number;
  };
  premio_dia: {
    campanha_id: string;
    dia: string;
    primeira: number;
    quantidade: number;
    galhos: string[];
    raiz: string;
    elo: string;
    fechado_em: Date;
  };
  premio_testemunho: {
    campanha_id: string;
    dia: string;
    destinatario: string;
    tentado_em: Date;
    enviado_em: Date | null;
  };
  premio_unidade: {
    campanha_id: string;
    unidade: number;
    premio_id: string;
    lugar: number;
    consumidor_id: string | null;
    raspadinha_id: string | null;
    reclamada_em: Date | null;
  };
  previa: {
    previa_id: string;
    promotora_id: string;
    token: string;
    banco: string;
    segredo: string;
    host: string;
    momento: string;
    publicada_em: Date;
    avanco_milissegundos: number;
    texto: string;
    versao: number;
    pessoas: unknown;
    aberta_em: Date;
    usada_em: Date;
  };
  primeiro_acesso: {
    promotora_id: string;
    cpf: string;
    ator: unknown;
  };
  processo: {
    processo_id: string;
    nome: string;
    versao: string;
    desde: Date;
    visto_em: Date;
    armazenamento: string | null;
    revisao: number | null;
    chaves: string[] | null;
  };
  produto_ajuste: {
    campanha_id: string;
    ajuste_id: string;
    produto_id: string;
    unidades: number;
    motivo: string;
    ajustado_em: Date;
    ator: unknown;
  };
  produto_carga: {
    campanha_id: string;
    produto_id: string;
    carregado: number;
  };
  produto_estoque: {
    campanha_id: string;
    produto_id: string;
    fatia: number;
    disponivel: number;
  };
  promotora: {
    promotora_id: string;
    nome: string;
    cnpj: string;
  };
  proposta: {
    proposta_id: string;
    promotora_id: string;
    ato: string;
    alvo: unknown;
    corpo: unknown;
    hash: string;
    motivo: string;
    conteudo: unknown;
    proposta_tipo: 'operador' | 'credencial';
    proposta_por: string;
    proposta_nome: string;
    proposta_em: Date;
    ate: Date;
    decisao: 'aprovada' | 'recusada' | 'retirada' | null;
    decidida_por: string | null;
    decidida_nome: string | null;
    decidida_em: Date | null;
    decisao_motivo: string | null;
    resultado: 'feito' | 'recusado' | 'falhou' | null;
    resultado_codigo: string | null;
    resultado_mensagem: string | null;
  };
  provedor: {
    promotora_id: string;
    servico: 'email' | 'sms' | 'whatsapp' | 'picpay' | 'voucher' | 'onesignal' | 'sns';
    cifrado: Uint8Array;
    definido_em: Date;
    ator: unknown;
  };
  raspadinha: {
    consumidor_id: string;
    raspadinha_id: string;
    campanha_id: string;
    documento_fiscal_id: string;
    concedida_em: Date;
    raspada_em: Date | null;
    ordem: number | null;
    premio_id: string | null;
    cancelada_em: Date | null;
    entrega_pedida_em: Date | null;
    entregue_em: Date | null;
    entregue_por: string | null;
    retida_em: Date | null;
    entrega_ator: unknown;
  };
  relatorio_destino: {
    campanha_id: string;
    enderecos: string[];
    ator: unknown;
    definido_em: Date;
  };
  relatorio_semana: {
    campanha_id: string;
    semana: string;
    arrendado_ate: Date | null;
    posse: string | null;
    tentativas: number;
    enviados: string[];
    terminado_em: Date | null;
  };
  relogio_ensaio: {
    unico: boolean;
    avanco_milissegundos: number;
  };
  resumo_campanha: {
    campanha_id: string;
    ate: Date;
    atualizada_em: Date | null;
    fotografada_em: Date | null;
  };
  resumo_contagem: {
    campanha_id: string;
    hora: Date;
    assunto: string;
    chave: string;
    quantidade: number;
  };
  resumo_dia: {
    campanha_id: string;
    dia: string;
    pendente: boolean;
    lojas_em: Date | null;
    notas: number;
  };
  resumo_foto: {
    campanha_id: string;
    assunto: string;
    chave: string;
    quantidade: number;
    valor: number;
  };
  resumo_hora: {
    campanha_id: string;
    hora: Date;
    cadastros: number;
    primeiras: number;
    primeiras_validas: number;
  };
  resumo_loja: {
    campanha_id: string;
    dia: string;
    emitente: string;
    uf: string;
    notas: number;
    validas: number;
    invalidas: number;
    valor_centavos: number;
    pessoas: number[];
  };
  resumo_nota: {
    campanha_id: string;
    hora: Date;
    origem: string;
    status: string;
    motivo: string;
    notas: number;
    contestadas: number;
    valor_centavos: number;
    numeros: number;
    pontos: number;
    cashback_centavos: number;
  };
  resumo_pendente: {
    campanha_id: string;
    hora: Date;
  };
  resumo_prazo: {
    campanha_id: string;
    hora: Date;
    quem: string;
    faixa: number;
    notas: number;
  };
  retencao: {
    promotora_id: string;
    dia: string;
    contas_meses: number;
    previstas: number;
    encerradas: number;
    iniciada_em: Date;
  };
  revisao: {
    unica: boolean;
    revisao: number;
    minima: number;
    hash: string;
  };
  revisao_lote: {
    lote_id: string;
    campanha_id: string;
    operador_id: string;
    criado_em: Date;
    ate: Date;
    resultado: unknown;
  };
  revisao_posse: {
    consumidor_id: string;
    documento_fiscal_id: string;
    campanha_id: string;
    operador_id: string;
    operador_nome: string;
    tomada_em: Date;
    ate: Date;
    segunda: boolean;
  };
  revisao_veredito: {
    consumidor_id: string;
    documento_fiscal_id: string;
    ordem: number;
    campanha_id: string;
    operador_id: string;
    operador_nome: string;
    status: string;
    em: Date;
    segundos: number | null;
    conferir: boolean;
    segunda_operador_id: string | null;
    segunda_nome: string | null;
    segunda_status: string | null;
    segunda_em: Date | null;
    concorda: boolean | null;
    revertida_em: Date | null;
    reversao: 'contestacao' | 'desfeita' | 'segunda' | null;
  };
  segredo: {
    uso: 'sessoes' | 'dados' | 'campanhas';
    chave: string;
    estado: 'atual' | 'reserva' | 'aposentada' | 'vazada';
    original: boolean;
    atual_desde: Date | null;
    criado_em: Date;
  };
  sessao_encerrada: {
    consumidor_id: string;
    sessao_id: string;
    encerra_em: Date;
    sucedida: boolean;
    expira_em: Date;
  };
  simulacao: {
    simulacao_id: string;
    promotora_id: string;
    ano: number;
    identificacao: string;
    texto: string;
    notas: number;
    pessoas: number;
    centavos: number;
    pedida_em: Date;
    pedida_por: unknown;
    situacao: 'fila' | 'rodando' | 'pronta' | 'falhou' | 'cancelada';
    progresso: number;
    resultado: unknown;
    recusa: string | null;
    recusa_valores: unknown;
    tentativas: number;
    arrendado_ate: Date | null;
    banco: string | null;
    terminada_em: Date | null;
    cancelada_por: unknown;
  };
  sorteio_apuracao: {
    campanha_id: string;
    data: string;
    versao: number;
    apuracao: unknown;
    desclassificados: unknown;
    premiados_antes: string[];
    titulares: unknown;
    motivo: string;
    ator: unknown;
    feita_em: Date;
    confirmada_em: Date | null;
    confirmada_ator: unknown;
  };
  sorteio_congelado: {
    campanha_id: string;
    data: string;
    congelado_em: Date;
    manifesto: unknown;
    manifesto_hash: string;
    regra: unknown;
    mapa: string;
    excluidos: unknown;
    galhos: string[];
    numeros: number;
    ator: unknown;
    premiados_antes: string[];
  };
  sorteio_folha: {
    campanha_id: string;
    data: string;
    galho: number;
    compromissos: Uint8Array;
    nos: Uint8Array | null;
  };
  sorteio_premiado: {
    campanha_id: string;
    data: string;
    ordem: number;
    serie: string;
    numero: string;
    premio: string;
    consumidor_id: string;
    registrado_em: Date;
    ator: unknown;
  };
  sorteio_resultado: {
    campanha_id: string;
    data: string;
    informes: unknown;
    divergencia: unknown;
    extracao: string[] | null;
    documento: unknown;
  };
  sorteio_testemunho: {
    campanha_id: string;
    data: string;
    destinatario: string;
    tentado_em: Date;
    enviado_em: Date | null;
  };
  tarefa: {
    nome: string;
    arrendatario: string | null;
    arrendada_ate: Date | null;
    proxima_em: Date;
    iniciada_em: Date;
    sucedida_em: Date | null;
    milissegundos: number | null;
  };
  taxa_requisicao: {
    chave: string;
    janela: Date;
    usos: number;
  };
  teto_uso: {
    campanha_id: string;
    periodo: string;
    teto: string;
    chave: string;
    soma: number;
    maximo: number;
  };
  token_verificacao: {
    token_hash: string;
    finalidade: 'senha' | 'email' | 'dados';
    consumidor_id: string;
    valor_hash: string;
    criado_em: Date;
    expira_em: Date;
    usado_em: Date | null;
  };
  upload_cota: {
    consumidor_id: string;
    dia: string;
    arquivos: number;
    bytes: number;
  };
  venda: {
    campanha_id: string;
    chave_acesso: string;
    emitente: string;
    emitido_em: string | null;
    valor_centavos: number | null;
    quantidade: number | null;
    itens: unknown;
    cancelada: boolean | null;
    venda_arquivo_id: string;
    mudada_em: Date;
  };
  venda_arquivo: {
    venda_arquivo_id: string;
    campanha_id: string;
    nome: string;
    sha256: string;
    bytes: number;
    codificacao: string;
    arquivo: string | null;
    situacao: string;
    motivo: string | null;
    motivo_linha: number | null;
    linhas: number;
    novas: number;
    mudadas: number;
    iguais: number;
    erros: number;
    lidos_bytes: number;
    recebido_em: Date;
    iniciado_em: Date | null;
    terminado_em: Date | null;
    arrendatario: string | null;
    arrendado_ate: Date | null;
    ator: unknown;
  };
  venda_erro: {
    venda_arquivo_id: string;
    ordem: number;
    linha: number;
    chave_acesso: string | null;
    problema: string;
  };
  voucher_codigo: {
    campanha_id: string;
    voucher_id: string;
    codigo_hash: string;
    codigo_cifrado: Uint8Array;
    voucher_pedido_id: string | null;
    importado_em: Date;
    ator: unknown;
  };
  voucher_pedido: {
    consumidor_id: string;
    voucher_pedido_id: string;
    campanha_id: string;
    voucher_id: string;
    nome: string;
    provedor_id: string;
    moeda: string;
    valor: number;
    conta_ordem: number;
    idempotencia: string | null;
    situacao: 'PENDENTE' | 'APROVADO' | 'REPROVADO';
    codigo_cifrado: Uint8Array | null;
    usar_ate: Date;
    tentar_em: Date | null;
    criado_em: Date;
    decidido_em: Date | null;
    codigo_hash: string | null;
  };
  webhook: {
    webhook_id: string;
    promotora_id: string;
    lugar: number;
    url: string;
    descricao: string;
    eventos: string[];
    estado: 'ativo' | 'pausado' | 'removido';
    pausa: 'operador' | 'falhas' | null;
    pausado_em: Date | null;
    criado_em: Date;
    ator: unknown;
  };
  webhook_entrega: {
    webhook_id: string;
    evento_id: string;
    tipo: string;
    ano: number | null;
    identificacao: string | null;
    objeto_id: string;
    status: string;
    ocorrido_em: Date;
    criado_em: Date;
    estado: 'pendente' | 'entregue' | 'falhou';
    tentar_em: Date | null;
    desistir_em: Date;
    posse: string | null;
    tentativas: number;
    historico: unknown;
  };
  webhook_saida: {
    dono_id: string;
    evento_id: string;
    campanha_id: string;
    tipo: string;
    objeto_id: string;
    status: string;
    ocorrido_em: Date;
  };
  webhook_saude: {
    webhook_id: string;
    falhando_desde: Date | null;
    falhas_seguidas: number;
    entregue_em: Date | null;
    falhou_em: Date | null;
  };
  webhook_segredo: {
    webhook_id: string;
    segredo_id: string;
    cifrado: Uint8Array;
    criado_em: Date;
    ate: Date | null;
  };
}

/** Function types by name. The catalogue does not say which arguments may be null. */
export interface Functions {
  campanha_add_total: {
    args: { campanhaId: string | null; variacao: number | null };
    result: void;
  };
  campanha_forget: {
    args: { campanhaId: string | null; agora: Date | null };
    result: void;
  };
  campanha_hold: {
    args: { campanhaId: string | null };
    result: void;
  };
  campanha_set_total: {
    args: { campanhaId: string | null; total: number | null };
    result: boolean;
  };
  campanha_update_total: {
    args: { campanhaId: string | null; total: number | null };
    result: void;
  };
  canal_take: {
    args: { canalId: string | null; aparelhos: number | null; porPedido: number | null; agora: Date | null };
    result: { cabem: number; volta_em: Date };
  };
  cedula_answer: {
    args: { consumidorId: string | null; campanhaId: string | null; cedulaId: string | null; respostas: string | null; acertos: number | null; pontos: number | null; liberaEm: Date | null; expiraEm: Date | null; agora: Date | null };
    result: readonly Tables['cedula_resposta'][];
  };
  chave_acesso_take: {
    args: { identidade: string | null; campanhaId: string | null; consumidorId: string | null; documentoFiscalId: string | null };
    result: { tomada: boolean; dono: string | null; documento: string | null; revisado_em: Date | null };
  };
  codigo_cupom_import: {
    args: { campanhaId: string | null; lote: string | null; codigos: readonly (string | null)[] | null; agora: Date | null };
    result: number;
  };
  codigo_cupom_import_by: {
    args: { campanhaId: string | null; lote: string | null; codigos: readonly (string | null)[] | null; agora: Date | null; ator: string | null };
    result: number;
  };
  concessao_of: {
    args: { mudancas: string | null; resto: number | null; assuntos: readonly (string | null)[] | null; periodos: readonly (string | null)[] | null; limites: readonly (number | null)[] | null; indices: readonly (number | null)[] | null; series: readonly (string | null)[] | null; numeros: readonly (string | null)[] | null; raspadinhas: readonly (string | null)[] | null; creditos: string | null };
    result: unknown;
  };
  consulta_take: {
    args: { uf: string | null; ritmo: number | null; ilegiveis: number | null; agora: Date | null; ate: Date | null };
    result: readonly { chave_acesso: string; consulta: string; tentativas: number; ilegiveis: number; pedida_em: Date; sonda: boolean }[];
  };
  consumidor_ended: {
    args: { consumidorId: string | null };
    result: boolean;
  };
  consumidor_has_dinamicas: {
    args: { consumidorId: string | null; dinamicas: string | null };
    result: boolean;
  };
  consumidor_hold: {
    args: { consumidorId: string | null };
    result: boolean;
  };
  conta_adjust: {
    args: { consumidorId: string | null; campanhaId: string | null; moeda: string | null; ajusteId: string | null; valor: number | null; motivo: string | null; expiraEm: Date | null; ator: string | null; agora: Date | null };
    result: boolean;
  };
  conta_close: {
    args: { consumidorId: string | null; agora: Date | null };
    result: void;
  };
  conta_conferir: {
    args: { };
    result: readonly { regra: string; consumidor_id: string; campanha_id: string; moeda: string; ordem: number; esperado: number; encontrado: number }[];
  };
  conta_conferir_de: {
    args: { consumidores: readonly (string | null)[] | null };
    result: readonly { regra: string; consumidor_id: string; campanha_id: string; moeda: string; ordem: number; esperado: number; encontrado: number }[];
  };
  conta_credit: {
    args: { consumidorId: string | null; campanhaId: string | null; moeda: string | null; origem: string | null; origemId: string | null; valor: number | null; liberaEm: Date | null; expiraEm: Date | null; agora: Date | null };
    result: number | null;
  };
  conta_debit: {
    args: { consumidorId: string | null; campanhaId: string | null; moeda: string | null; valor: number | null; origem: string | null; origemId: string | null; agora: Date | null };
    result: number;
  };
  conta_estorno: {
    args: { consumidorId: string | null; campanhaId: string | null; origem: string | null; origemId: string | null; perdoar: boolean | null; agora: Date | null };
    result: void;
  };
  conta_gasto: {
    args: { consumidorId: string | null; origem: string | null; origemId: string | null };
    result: readonly { moeda: string; gasto: number }[];
  };
  conta_list_a_conferir: {
    args: { depoisDe: string | null; limite: number | null };
    result: readonly { consumidor_id: string; campanha_id: string; moeda: string; ordem: number }[];
  };
  conta_list_depois: {
    args: { depoisDe: string | null; limite: number | null };
    result: readonly { consumidor_id: string }[];
  };
  conta_mark: {
    args: { consumidores: readonly (string | null)[] | null };
    result: void;
  };
  conta_return: {
    args: { consumidorId: string | null; campanhaId: string | null; moeda: string | null; ordem: number | null; valor: number | null; expiraMinimo: Date | null; agora: Date | null };
    result: void;
  };
  conta_touch: {
    args: { consumidorId: string | null; campanhaId: string | null; moeda: string | null; agora: Date | null };
    result: boolean;
  };
  conta_unmark: {
    args: { consumidores: readonly (string | null)[] | null; campanhas: readonly (string | null)[] | null; moedas: readonly (string | null)[] | null; ordens: readonly (number | null)[] | null };
    result: void;
  };
  conta_warn: {
    args: { de: Date | null; ate: Date | null; dias: number | null; palavra: string | null; agora: Date | null };
    result: number;
  };
  contador_add: {
    args: { consumidorId: string | null; campanhaId: string | null; assunto: string | null; periodos: readonly (string | null)[] | null; variacao: number | null };
    result: void;
  };
  contador_count: {
    args: { consumidorId: string | null; campanhaId: string | null; assunto: string | null; periodo: string | null; instante: Date | null };
    result: number;
  };
  contador_lock: {
    args: { consumidorId: string | null; campanhaId: string | null; assunto: string | null; periodos: readonly (string | null)[] | null };
    result: void;
  };
  contador_move: {
    args: { consumidorId: string | null; campanhaId: string | null; assunto: string | null; instante: Date | null; variacao: number | null };
    result: void;
  };
  contador_room: {
    args: { consumidorId: string | null; campanhaId: string | null; assunto: string | null; instante: Date | null; assuntos: readonly (string | null)[] | null; periodos: readonly (string | null)[] | null; limites: readonly (number | null)[] | null; quantidade: number | null };
    result: number;
  };
  contador_take: {
    args: { consumidorId: string | null; campanhaId: string | null; assunto: string | null; instante: Date | null; assuntos: readonly (string | null)[] | null; periodos: readonly (string | null)[] | null; limites: readonly (number | null)[] | null; quantidade: number | null };
    result: { concedido: number; esgotado: number | null };
  };
  cupom_count: {
    args: { consumidorId: string | null; documentoFiscalId: string | null };
    result: number;
  };
  cupom_grant: {
    args: { consumidorId: string | null; campanhaId: string | null; documentoFiscalId: string | null; agora: Date | null; indices: readonly (number | null)[] | null; series: readonly (string | null)[] | null; numeros: readonly (string | null)[] | null; validade: Date | null; quantidade: number | null };
    result: void;
  };
  cupom_note_revoked: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; numeros: number | null };
    result: void;
  };
  cupom_revoke: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; agora: Date | null };
    result: number;
  };
  cupom_withdraw: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; quantidade: number | null; agora: Date | null };
    result: number;
  };
  documento_correct: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; agora: Date | null; mudancas: string | null; nota: string | null; concessao: string | null };
    result: readonly { resultado: string; concedidos: number }[];
  };
  documento_count_lugares: {
    args: { consumidorId: string | null; campanhaId: string | null; assunto: string | null; desde: Date | null; ate: Date | null };
    result: number;
  };
  documento_fato_put: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; campanhaId: string | null; fatos: string | null; agora: Date | null };
    result: void;
  };
  documento_fiscal_carry: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; creditos: string | null; agora: Date | null };
    result: void;
  };
  documento_fiscal_conferir: {
    args: { };
    result: readonly { regra: string; campanha_id: string; nome: string; esperado: number; encontrado: number }[];
  };
  documento_fiscal_conferir_de: {
    args: { consumidores: readonly (string | null)[] | null };
    result: readonly { regra: string; consumidor_id: string; campanha_id: string; nome: string; esperado: number; encontrado: number }[];
  };
  documento_fiscal_correct: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; agora: Date | null; mudancas: string | null; motivo: string | null; motivoValores: string | null; observacao: string | null; resto: number | null; vivos: number | null; retirar: number | null; assuntos: readonly (string | null)[] | null; periodos: readonly (string | null)[] | null; limites: readonly (number | null)[] | null; indices: readonly (number | null)[] | null; series: readonly (string | null)[] | null; numeros: readonly (string | null)[] | null; creditos: string | null };
    result: readonly { resultado: string; concedidos: number }[];
  };
  documento_fiscal_declare: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; motivos: readonly (string | null)[] | null; uriImagem: string | null; fatos: string | null; agora: Date | null };
    result: string;
  };
  documento_fiscal_efeito: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; numeros: number | null; raspadinhas: number | null; agora: Date | null; assuntos: readonly (string | null)[] | null; periodos: readonly (string | null)[] | null; limites: readonly (number | null)[] | null };
    result: readonly { numeros: number; raspadinhas: number; conta_em: string }[];
  };
  documento_fiscal_grant: {
    args: { consumidorId: string | null; campanhaId: string | null; documentoFiscalId: string | null; agora: Date | null; participaEm: Date | null; assuntos: readonly (string | null)[] | null; periodos: readonly (string | null)[] | null; limites: readonly (number | null)[] | null; indices: readonly (number | null)[] | null; series: readonly (string | null)[] | null; numeros: readonly (string | null)[] | null; validade: Date | null; raspadinhas: readonly (string | null)[] | null; exigir: boolean | null };
    result: { numeros: number; raspadinhas: number; motivo: string; motivo_valores: unknown };
  };
  documento_fiscal_hear: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; motivos: readonly (string | null)[] | null; fatos: string | null; agora: Date | null };
    result: boolean;
  };
  documento_fiscal_identify: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; motivos: readonly (string | null)[] | null; leitura: boolean | null; chaveAcesso: string | null; modelo: string | null; uf: string | null; emitente: string | null; assuntos: readonly (string | null)[] | null; periodos: readonly (string | null)[] | null; limites: readonly (number | null)[] | null; agora: Date | null };
    result: string;
  };
  documento_fiscal_judge: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; agora: Date | null; mudancas: string | null; observacao: string | null; resto: number | null; assuntos: readonly (string | null)[] | null; periodos: readonly (string | null)[] | null; limites: readonly (number | null)[] | null; indices: readonly (number | null)[] | null; series: readonly (string | null)[] | null; numeros: readonly (string | null)[] | null; raspadinhas: readonly (string | null)[] | null; creditos: string | null };
    result: readonly { resultado: string; concedidos: number; raspadinhas: number }[];
  };
  documento_fiscal_note: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; status: string | null; motivo: string | null; motivoValores: string | null; observacao: string | null; agora: Date | null };
    result: void;
  };
  documento_fiscal_note_by: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; status: string | null; motivo: string | null; motivoValores: string | null; observacao: string | null; agora: Date | null; ator: string | null };
    result: void;
  };
  documento_fiscal_photograph: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; motivos: readonly (string | null)[] | null; uriImagem: string | null; fatos: string | null; motivo: string | null; apurarEm: Date | null; agora: Date | null };
    result: string;
  };
  documento_fiscal_register: {
    args: { consumidorId: string | null; documento: string | null; identidade: string | null; codigo: string | null; resto: number | null; intervaloSegundos: number | null; assuntos: readonly (string | null)[] | null; periodos: readonly (string | null)[] | null; limites: readonly (number | null)[] | null; indices: readonly (number | null)[] | null; series: readonly (string | null)[] | null; numeros: readonly (string | null)[] | null; raspadinhas: readonly (string | null)[] | null; creditos: string | null };
    result: readonly { resultado: string; documento_fiscal_id: string; concedidos: number; raspadinhas: number; motivo: string; motivo_valores: unknown }[];
  };
  documento_fiscal_rejudge: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; agora: Date | null; mudancas: string | null; observacao: string | null; resto: number | null; assuntos: readonly (string | null)[] | null; periodos: readonly (string | null)[] | null; limites: readonly (number | null)[] | null; indices: readonly (number | null)[] | null; series: readonly (string | null)[] | null; numeros: readonly (string | null)[] | null; raspadinhas: readonly (string | null)[] | null; creditos: string | null };
    result: readonly { resultado: string; concedidos: number; raspadinhas: number }[];
  };
  documento_fiscal_reopen: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; agora: Date | null; observacao: string | null };
    result: boolean;
  };
  documento_fiscal_revoke: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; agora: Date | null; motivo: string | null; observacao: string | null; perdoar: boolean | null };
    result: boolean;
  };
  documento_fiscal_revoke_by: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; agora: Date | null; motivo: string | null; observacao: string | null; perdoar: boolean | null; ator: string | null };
    result: boolean;
  };
  documento_fiscal_undo: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; agora: Date | null; status: string | null; ator: string | null };
    result: boolean;
  };
  documento_fiscal_wait_on: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; agora: Date | null; motivo: string | null; motivoValores: string | null; apurarEm: Date | null; fatos: string | null };
    result: boolean;
  };
  documento_fiscal_wake: {
    args: { campanhaId: string | null; chaves: readonly (string | null)[] | null; motivos: readonly (string | null)[] | null; agora: Date | null };
    result: number;
  };
  documento_judge: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; agora: Date | null; mudancas: string | null; observacao: string | null; concessao: string | null };
    result: readonly { resultado: string; concedidos: number; raspadinhas: number }[];
  };
  documento_register: {
    args: { consumidorId: string | null; documento: string | null; identidade: string | null; codigo: string | null; intervaloSegundos: number | null; concessao: string | null };
    result: readonly { resultado: string; documento_fiscal_id: string | null; concedidos: number; raspadinhas: number; motivo: string | null; motivo_valores: unknown }[];
  };
  documento_rejudge: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; agora: Date | null; mudancas: string | null; observacao: string | null; concessao: string | null };
    result: readonly { resultado: string; concedidos: number; raspadinhas: number }[];
  };
  evidencia_forget: {
    args: { campanhaId: string | null };
    result: void;
  };
  evidencia_keep: {
    args: { campanhaId: string | null; consumidorId: string | null; documentoFiscalId: string | null; evidencias: string | null; pistas: string | null; agora: Date | null };
    result: void;
  };
  imagem_documento_claim: {
    args: { consumidorId: string | null; nomeArquivo: string | null };
    result: boolean;
  };
  indicacao_add: {
    args: { indicadoId: string | null; promotoraId: string | null; codigo: string | null; campanhas: readonly (string | null)[] | null; agora: Date | null };
    result: void;
  };
  indicacao_close: {
    args: { consumidorId: string | null; agora: Date | null };
    result: void;
  };
  indicacao_find_dono: {
    args: { promotoraId: string | null; codigo: string | null; exceto: string | null };
    result: string | null;
  };
  indicacao_forget: {
    args: { campanhaId: string | null };
    result: void;
  };
  indicacao_lock_pessoas: {
    args: { indicadoId: string | null; campanhaId: string | null };
    result: string[];
  };
  indicacao_mark: {
    args: { indicadoId: string | null; campanhaId: string | null; documentoFiscalId: string | null; agora: Date | null };
    result: void;
  };
  indicacao_reward: {
    args: { indicadoId: string | null; campanhaId: string | null; documentoFiscalId: string | null; situacao: string | null; premios: string | null; maximo: number | null; mesDe: Date | null; mesAte: Date | null; agora: Date | null };
    result: string | null;
  };
  indicacao_reward_by: {
    args: { indicadoId: string | null; campanhaId: string | null; documentoFiscalId: string | null; situacao: string | null; premios: string | null; maximo: number | null; mesDe: Date | null; mesAte: Date | null; agora: Date | null; ator: string | null };
    result: string | null;
  };
  indicacao_undo: {
    args: { indicadoId: string | null; campanhaId: string | null; documentoFiscalId: string | null; perdoar: boolean | null; agora: Date | null };
    result: boolean;
  };
  lote_gasto: {
    args: { consumidorId: string | null; campanhaId: string | null; moeda: string | null; ordem: number | null };
    result: number;
  };
  lote_is_bloqueado: {
    args: { campanhaId: string | null; tipo: string | null; loteId: string | null };
    result: boolean;
  };
  notificacao_add: {
    args: { consumidorId: string | null; campanhaId: string | null; tipo: string | null; origemId: string | null; valores: string | null; agora: Date | null };
    result: void;
  };
  notificacao_campanha_add: {
    args: { notificacaoId: string | null; campanhaId: string | null; titulo: string | null; mensagem: string | null; urlImagem: string | null; publico: string | null; enviarEm: Date | null; agora: Date | null; ator: string | null };
    result: boolean;
  };
  notificacao_campanha_gather: {
    args: { notificacaoId: string | null; depoisDe: string | null; ate: string | null; consumidores: readonly (string | null)[] | null; agora: Date | null };
    result: boolean;
  };
  notificacao_campanha_match: {
    args: { notificacaoId: string | null; campanhaId: string | null; titulo: string | null; mensagem: string | null; urlImagem: string | null; publico: string | null; enviarEm: Date | null };
    result: boolean;
  };
  notificacao_campanha_start: {
    args: { notificacaoId: string | null; agora: Date | null };
    result: void;
  };
  notificacao_campanha_stop: {
    args: { notificacaoId: string | null; campanhaId: string | null; agora: Date | null; ator: string | null };
    result: void;
  };
  notificacao_geral_add: {
    args: { campanhaId: string | null; notificacaoId: string | null; tipo: string | null; origemId: string | null; titulo: string | null; mensagem: string | null; urlImagem: string | null; agora: Date | null };
    result: void;
  };
  notificacao_geral_add_by: {
    args: { campanhaId: string | null; notificacaoId: string | null; tipo: string | null; origemId: string | null; titulo: string | null; mensagem: string | null; urlImagem: string | null; agora: Date | null; ator: string | null };
    result: void;
  };
  notificacao_geral_queue: {
    args: { campanhaId: string | null; notificacaoId: string | null; agora: Date | null };
    result: void;
  };
  notificacao_revoke: {
    args: { consumidorId: string | null; campanhaId: string | null; tipo: string | null; origemId: string | null };
    result: void;
  };
  numero_faixa_take: {
    args: { campanhaId: string | null; tamanho: number | null };
    result: { inicio: number; fim: number };
  };
  numero_free: {
    args: { campanhaId: string | null; inicios: readonly (number | null)[] | null; fins: readonly (number | null)[] | null; livresInicios: readonly (number | null)[] | null; livresFins: readonly (number | null)[] | null };
    result: number;
  };
  numero_lease: {
    args: { campanhaId: string | null; tamanho: number | null; segundos: number | null };
    result: readonly { inicio: number; fim: number; expira_em: Date }[];
  };
  numero_return: {
    args: { campanhaId: string | null; inicio: number | null; primeiroLivre: number | null };
    result: void;
  };
  pedido_conferir: {
    args: { };
    result: readonly { regra: string; campanha_id: string; nome: string; esperado: number; encontrado: number }[];
  };
  pedido_conferir_de: {
    args: { consumidores: readonly (string | null)[] | null };
    result: readonly { regra: string; consumidor_id: string; campanha_id: string; nome: string; esperado: number; encontrado: number }[];
  };
  pedido_conferir_estoque: {
    args: { };
    result: readonly { regra: string; campanha_id: string; nome: string; esperado: number; encontrado: number }[];
  };
  pedido_count: {
    args: { consumidorId: string | null; campanhaId: string | null; produtoId: string | null };
    result: number;
  };
  pedido_find_repetido: {
    args: { consumidorId: string | null; idempotencia: string | null; campanhaId: string | null; lojaCnpj: string | null; produtos: readonly (string | null)[] | null; quantidades: readonly (number | null)[] | null; valores: readonly (number | null)[] | null };
    result: string | null;
  };
  pedido_move: {
    args: { consumidorId: string | null; campanhaId: string | null; pedidoId: string | null; situacao: string | null; motivo: string | null; expiraMinimo: Date | null; lugar: number | null; agora: Date | null };
    result: string;
  };
  pedido_move_by: {
    args: { consumidorId: string | null; campanhaId: string | null; pedidoId: string | null; situacao: string | null; motivo: string | null; expiraMinimo: Date | null; lugar: number | null; agora: Date | null; ator: string | null };
    result: string;
  };
  pedido_move_rastreio: {
    args: { consumidorId: string | null; campanhaId: string | null; pedidoId: string | null; situacao: string | null; motivo: string | null; expiraMinimo: Date | null; lugar: number | null; agora: Date | null; ator: string | null; rastreio: string | null };
    result: string;
  };
  pedido_place: {
    args: { consumidorId: string | null; campanhaId: string | null; moeda: string | null; pedidoId: string | null; idempotencia: string | null; lojaCnpj: string | null; produtos: readonly (string | null)[] | null; nomes: readonly (string | null)[] | null; quantidades: readonly (number | null)[] | null; valores: readonly (number | null)[] | null; limites: readonly (number | null)[] | null; lugar: number | null; agora: Date | null };
    result: string;
  };
  pedido_place_entrega: {
    args: { consumidorId: string | null; campanhaId: string | null; moeda: string | null; pedidoId: string | null; idempotencia: string | null; lojaCnpj: string | null; produtos: readonly (string | null)[] | null; nomes: readonly (string | null)[] | null; quantidades: readonly (number | null)[] | null; valores: readonly (number | null)[] | null; limites: readonly (number | null)[] | null; lugar: number | null; agora: Date | null; entrega: string | null };
    result: string;
  };
  pedido_step_back: {
    args: { consumidorId: string | null; campanhaId: string | null; pedidoId: string | null; de: string | null; para: string | null; motivo: string | null; agora: Date | null; ator: string | null };
    result: string;
  };
  periodo_chaves: {
    args: { instante: Date | null };
    result: string[];
  };
  premio_unidade_take: {
    args: { campanhaId: string | null; ate: number | null; consumidorId: string | null; raspadinhaId: string | null; agora: Date | null };
    result: { unidade: number | null; premio_id: string | null };
  };
  produto_estoque_find_falta: {
    args: { campanhaId: string | null; produtos: readonly (string | null)[] | null; quantidades: readonly (number | null)[] | null };
    result: string | null;
  };
  produto_estoque_give: {
    args: { campanhaId: string | null; produtoId: string | null; quantidade: number | null; lugar: number | null };
    result: void;
  };
  produto_estoque_load: {
    args: { campanhaId: string | null; produtoId: string | null; unidades: number | null; fatias: number | null };
    result: void;
  };
  produto_estoque_take: {
    args: { campanhaId: string | null; produtoId: string | null; quantidade: number | null; lugar: number | null };
    result: void;
  };
  raspadinha_grant: {
    args: { consumidorId: string | null; campanhaId: string | null; documentoFiscalId: string | null; agora: Date | null; raspadinhas: readonly (string | null)[] | null; quantidade: number | null };
    result: void;
  };
  raspadinha_hand_over: {
    args: { consumidorId: string | null; raspadinhaId: string | null; entreguePor: string | null; ator: string | null; agora: Date | null };
    result: boolean;
  };
  raspadinha_release: {
    args: { consumidorId: string | null; documentoFiscalId: string | null };
    result: void;
  };
  raspadinha_revoke: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; agora: Date | null };
    result: number;
  };
  raspadinha_scratch: {
    args: { consumidorId: string | null; raspadinhaId: string | null; agenda: string | null; agora: Date | null };
    result: boolean;
  };
  raspadinha_take_back: {
    args: { consumidorId: string | null; raspadinhaId: string | null };
    result: boolean;
  };
  raspadinha_withdraw: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; quantidade: number | null; agora: Date | null };
    result: number;
  };
  resto_move: {
    args: { consumidorId: string | null; campanhaId: string | null; esperado: number | null; variacao: number | null };
    result: void;
  };
  revisao_segunda_note: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; operadorId: string | null; nome: string | null; status: string | null; valor: number | null; agora: Date | null };
    result: boolean;
  };
  revisao_veredito_note: {
    args: { consumidorId: string | null; documentoFiscalId: string | null; ordem: number | null; status: string | null; agora: Date | null; ator: string | null };
    result: void;
  };
  venda_import: {
    args: { vendaArquivoId: string | null; arrendatario: string | null; ate: Date | null; agora: Date | null; inicio: number | null; fim: number | null; lidosBytes: number | null; mudadas: number | null; iguais: number | null; chaves: readonly (string | null)[] | null; emitentes: readonly (string | null)[] | null; dias: readonly (string | null)[] | null; valores: readonly (number | null)[] | null; quantidades: readonly (number | null)[] | null; itens: readonly (string | null)[] | null; canceladas: readonly (boolean | null)[] | null; erroOrdens: readonly (number | null)[] | null; erroLinhas: readonly (number | null)[] | null; erroChaves: readonly (string | null)[] | null; erroProblemas: readonly (string | null)[] | null; errosMaximo: number | null };
    result: string[] | null;
  };
  voucher_conferir: {
    args: { };
    result: readonly { regra: string; campanha_id: string; nome: string; esperado: number; encontrado: number }[];
  };
  voucher_conferir_de: {
    args: { consumidores: readonly (string | null)[] | null };
    result: readonly { regra: string; consumidor_id: string; campanha_id: string; nome: string; esperado: number; encontrado: number }[];
  };
  voucher_decide: {
    args: { consumidorId: string | null; voucherPedidoId: string | null; codigoCifrado: string | null; expiraMinimo: Date | null; agora: Date | null };
    result: boolean;
  };
  voucher_order: {
    args: { pedido: string | null; maximo: number | null; importados: boolean | null; agora: Date | null };
    result: readonly { resultado: string; voucher_pedido_id: string }[];
  };
  webhook_note: {
    args: { donoId: string | null; campanhaId: string | null; tipo: string | null; objetoId: string | null; status: string | null; agora: Date | null };
    result: void;
  };
}

/** Arguments of a function in their order, and the columns of its rows. */
export interface FunctionShape {
  readonly args: readonly string[];
  readonly answers: 'value' | 'row' | 'rows';
  readonly columns: readonly string[];
}

export const functionShapes: { readonly [F in keyof Functions]: FunctionShape } = {
  campanha_add_total: { args: ['campanhaId', 'variacao'], answers: 'value', columns: [] },
  campanha_forget: { args: ['campanhaId', 'agora'], answers: 'value', columns: [] },
  campanha_hold: { args: ['campanhaId'], answers: 'value', columns: [] },
  campanha_set_total: { args: ['campanhaId', 'total'], answers: 'value', columns: [] },
  campanha_update_total: { args: ['campanhaId', 'total'], answers: 'value', columns: [] },
  canal_take: { args: ['canalId', 'aparelhos', 'porPedido', 'agora'], answers: 'row', columns: ['cabem', 'volta_em'] },
  cedula_answer: { args: ['consumidorId', 'campanhaId', 'cedulaId', 'respostas', 'acertos', 'pontos', 'liberaEm', 'expiraEm', 'agora'], answers: 'rows', columns: ['consumidor_id', 'campanha_id', 'cedula_id', 'respostas', 'acertos', 'pontos', 'respondida_em'] },
  chave_acesso_take: { args: ['identidade', 'campanhaId', 'consumidorId', 'documentoFiscalId'], answers: 'row', columns: ['tomada', 'dono', 'documento', 'revisado_em'] },
  codigo_cupom_import: { args: ['campanhaId', 'lote', 'codigos', 'agora'], answers: 'value', columns: [] },
  codigo_cupom_import_by: { args: ['campanhaId', 'lote', 'codigos', 'agora', 'ator'], answers: 'value', columns: [] },
  concessao_of: { args: ['mudancas', 'resto', 'assuntos', 'periodos', 'limites', 'indices', 'series', 'numeros', 'raspadinhas', 'creditos'], answers: 'value', columns: [] },
  consulta_take: { args: ['uf', 'ritmo', 'ilegiveis', 'agora', 'ate'], answers: 'rows', columns: ['chave_acesso', 'consulta', 'tentativas', 'ilegiveis', 'pedida_em', 'sonda'] },
  consumidor_ended: { args: ['consumidorId'], answers: 'value', columns: [] },
  consumidor_has_dinamicas: { args: ['consumidorId', 'dinamicas'], answers: 'value', columns: [] },
  consumidor_hold: { args: ['consumidorId'], answers: 'value', columns: [] },
  conta_adjust: { args: ['consumidorId', 'campanhaId', 'moeda', 'ajusteId', 'valor', 'motivo', 'expiraEm', 'ator', 'agora'], answers: 'value', columns: [] },
  conta_close: { args: ['consumidorId', 'agora'], answers: 'value', columns: [] },
  conta_conferir: { args: [], answers: 'rows', columns: ['regra', 'consumidor_id', 'campanha_id', 'moeda', 'ordem', 'esperado', 'encontrado'] },
  conta_conferir_de: { args: ['consumidores'], answers: 'rows', columns: ['regra', 'consumidor_id', 'campanha_id', 'moeda', 'ordem', 'esperado', 'encontrado'] },
  conta_credit: { args: ['consumidorId', 'campanhaId', 'moeda', 'origem', 'origemId', 'valor', 'liberaEm', 'expiraEm', 'agora'], answers: 'value', columns: [] },
  conta_debit: { args: ['consumidorId', 'campanhaId', 'moeda', 'valor', 'origem', 'origemId', 'agora'], answers: 'value', columns: [] },
  conta_estorno: { args: ['consumidorId', 'campanhaId', 'origem', 'origemId', 'perdoar', 'agora'], answers: 'value', columns: [] },
  conta_gasto: { args: ['consumidorId', 'origem', 'origemId'], answers: 'rows', columns: ['moeda', 'gasto'] },
  conta_list_a_conferir: { args: ['depoisDe', 'limite'], answers: 'rows', columns: ['consumidor_id', 'campanha_id', 'moeda', 'ordem'] },
  conta_list_depois: { args: ['depoisDe', 'limite'], answers: 'rows', columns: ['consumidor_id'] },
  conta_mark: { args: ['consumidores'], answers: 'value', columns: [] },
  conta_return: { args: ['consumidorId', 'campanhaId', 'moeda', 'ordem', 'valor', 'expiraMinimo', 'agora'], answers: 'value', columns: [] },
  conta_touch: { args: ['consumidorId', 'campanhaId', 'moeda', 'agora'], answers: 'value', columns: [] },
  conta_unmark: { args: ['consumidores', 'campanhas', 'moedas', 'ordens'], answers: 'value', columns: [] },
  conta_warn: { args: ['de', 'ate', 'dias', 'palavra', 'agora'], answers: 'value', columns: [] },
  contador_add: { args: ['consumidorId', 'campanhaId', 'assunto', 'periodos', 'variacao'], answers: 'value', columns: [] },
  contador_count: { args: ['consumidorId', 'campanhaId', 'assunto', 'periodo', 'instante'], answers: 'value', columns: [] },
  contador_lock: { args: ['consumidorId', 'campanhaId', 'assunto', 'periodos'], answers: 'value', columns: [] },
  contador_move: { args: ['consumidorId', 'campanhaId', 'assunto', 'instante', 'variacao'], answers: 'value', columns: [] },
  contador_room: { args: ['consumidorId', 'campanhaId', 'assunto', 'instante', 'assuntos', 'periodos', 'limites', 'quantidade'], answers: 'value', columns: [] },
  contador_take: { args: ['consumidorId', 'campanhaId', 'assunto', 'instante', 'assuntos', 'periodos', 'limites', 'quantidade'], answers: 'row', columns: ['concedido', 'esgotado'] },
  cupom_count: { args: ['consumidorId', 'documentoFiscalId'], answers: 'value', columns: [] },
  cupom_grant: { args: ['consumidorId', 'campanhaId', 'documentoFiscalId', 'agora', 'indices', 'series', 'numeros', 'validade', 'quantidade'], answers: 'value', columns: [] },
  cupom_note_revoked: { args: ['consumidorId', 'documentoFiscalId', 'numeros'], answers: 'value', columns: [] },
  cupom_revoke: { args: ['consumidorId', 'documentoFiscalId', 'agora'], answers: 'value', columns: [] },
  cupom_withdraw: { args: ['consumidorId', 'documentoFiscalId', 'quantidade', 'agora'], answers: 'value', columns: [] },
  documento_correct: { args: ['consumidorId', 'documentoFiscalId', 'agora', 'mudancas', 'nota', 'concessao'], answers: 'rows', columns: ['resultado', 'concedidos'] },
  documento_count_lugares: { args: ['consumidorId', 'campanhaId', 'assunto', 'desde', 'ate'], answers: 'value', columns: [] },
  documento_fato_put: { args: ['consumidorId', 'documentoFiscalId', 'campanhaId', 'fatos', 'agora'], answers: 'value', columns: [] },
  documento_fiscal_carry: { args: ['consumidorId', 'documentoFiscalId', 'creditos', 'agora'], answers: 'value', columns: [] },
  documento_fiscal_conferir: { args: [], answers: 'rows', columns: ['regra', 'campanha_id', 'nome', 'esperado', 'encontrado'] },
  documento_fiscal_conferir_de: { args: ['consumidores'], answers: 'rows', columns: ['regra', 'consumidor_id', 'campanha_id', 'nome', 'esperado', 'encontrado'] },
  documento_fiscal_correct: { args: ['consumidorId', 'documentoFiscalId', 'agora', 'mudancas', 'motivo', 'motivoValores', 'observacao', 'resto', 'vivos', 'retirar', 'assuntos', 'periodos', 'limites', 'indices', 'series', 'numeros', 'creditos'], answers: 'rows', columns: ['resultado', 'concedidos'] },
  documento_fiscal_declare: { args: ['consumidorId', 'documentoFiscalId', 'motivos', 'uriImagem', 'fatos', 'agora'], answers: 'value', columns: [] },
  documento_fiscal_efeito: { args: ['consumidorId', 'documentoFiscalId', 'numeros', 'raspadinhas', 'agora', 'assuntos', 'periodos', 'limites'], answers: 'rows', columns: ['numeros', 'raspadinhas', 'conta_em'] },
  documento_fiscal_grant: { args: ['consumidorId', 'campanhaId', 'documentoFiscalId', 'agora', 'participaEm', 'assuntos', 'periodos', 'limites', 'indices', 'series', 'numeros', 'validade', 'raspadinhas', 'exigir'], answers: 'row', columns: ['numeros', 'raspadinhas', 'motivo', 'motivo_valores'] },
  documento_fiscal_hear: { args: ['consumidorId', 'documentoFiscalId', 'motivos', 'fatos', 'agora'], answers: 'value', columns: [] },
  documento_fiscal_identify: { args: ['consumidorId', 'documentoFiscalId', 'motivos', 'leitura', 'chaveAcesso', 'modelo', 'uf', 'emitente', 'assuntos', 'periodos', 'limites', 'agora'], answers: 'value', columns: [] },
  documento_fiscal_judge: { args: ['consumidorId', 'documentoFiscalId', 'agora', 'mudancas', 'observacao', 'resto', 'assuntos', 'periodos', 'limites', 'indices', 'series', 'numeros', 'raspadinhas', 'creditos'], answers: 'rows', columns: ['resultado', 'concedidos', 'raspadinhas'] },
  documento_fiscal_note: { args: ['consumidorId', 'documentoFiscalId', 'status', 'motivo', 'motivoValores', 'observacao', 'agora'], answers: 'value', columns: [] },
  documento_fiscal_note_by: { args: ['consumidorId', 'documentoFiscalId', 'status', 'motivo', 'motivoValores', 'observacao', 'agora', 'ator'], answers: 'value', columns: [] },
  documento_fiscal_photograph: { args: ['consumidorId', 'documentoFiscalId', 'motivos', 'uriImagem', 'fatos', 'motivo', 'apurarEm', 'agora'], answers: 'value', columns: [] },
  documento_fiscal_register: { args: ['consumidorId', 'documento', 'identidade', 'codigo', 'resto', 'intervaloSegundos', 'assuntos', 'periodos', 'limites', 'indices', 'series', 'numeros', 'raspadinhas', 'creditos'], answers: 'rows', columns: ['resultado', 'documento_fiscal_id', 'concedidos', 'raspadinhas', 'motivo', 'motivo_valores'] },
  documento_fiscal_rejudge: { args: ['consumidorId', 'documentoFiscalId', 'agora', 'mudancas', 'observacao', 'resto', 'assuntos', 'periodos', 'limites', 'indices', 'series', 'numeros', 'raspadinhas', 'creditos'], answers: 'rows', columns: ['resultado', 'concedidos', 'raspadinhas'] },
  documento_fiscal_reopen: { args: ['consumidorId', 'documentoFiscalId', 'agora', 'observacao'], answers: 'value', columns: [] },
  documento_fiscal_revoke: { args: ['consumidorId', 'documentoFiscalId', 'agora', 'motivo', 'observacao', 'perdoar'], answers: 'value', columns: [] },
  documento_fiscal_revoke_by: { args: ['consumidorId', 'documentoFiscalId', 'agora', 'motivo', 'observacao', 'perdoar', 'ator'], answers: 'value', columns: [] },
  documento_fiscal_undo: { args: ['consumidorId', 'documentoFiscalId', 'agora', 'status', 'ator'], answers: 'value', columns: [] },
  documento_fiscal_wait_on: { args: ['consumidorId', 'documentoFiscalId', 'agora', 'motivo', 'motivoValores', 'apurarEm', 'fatos'], answers: 'value', columns: [] },
  documento_fiscal_wake: { args: ['campanhaId', 'chaves', 'motivos', 'agora'], answers: 'value', columns: [] },
  documento_judge: { args: ['consumidorId', 'documentoFiscalId', 'agora', 'mudancas', 'observacao', 'concessao'], answers: 'rows', columns: ['resultado', 'concedidos', 'raspadinhas'] },
  documento_register: { args: ['consumidorId', 'documento', 'identidade', 'codigo', 'intervaloSegundos', 'concessao'], answers: 'rows', columns: ['resultado', 'documento_fiscal_id', 'concedidos', 'raspadinhas', 'motivo', 'motivo_valores'] },
  documento_rejudge: { args: ['consumidorId', 'documentoFiscalId', 'agora', 'mudancas', 'observacao', 'concessao'], answers: 'rows', columns: ['resultado', 'concedidos', 'raspadinhas'] },
  evidencia_forget: { args: ['campanhaId'], answers: 'value', columns: [] },
  evidencia_keep: { args: ['campanhaId', 'consumidorId', 'documentoFiscalId', 'evidencias', 'pistas', 'agora'], answers: 'value', columns: [] },
  imagem_documento_claim: { args: ['consumidorId', 'nomeArquivo'], answers: 'value', columns: [] },
  indicacao_add: { args: ['indicadoId', 'promotoraId', 'codigo', 'campanhas', 'agora'], answers: 'value', columns: [] },
  indicacao_close: { args: ['consumidorId', 'agora'], answers: 'value', columns: [] },
  indicacao_find_dono: { args: ['promotoraId', 'codigo', 'exceto'], answers: 'value', columns: [] },
  indicacao_forget: { args: ['campanhaId'], answers: 'value', columns: [] },
  indicacao_lock_pessoas: { args: ['indicadoId', 'campanhaId'], answers: 'value', columns: [] },
  indicacao_mark: { args: ['indicadoId', 'campanhaId', 'documentoFiscalId', 'agora'], answers: 'value', columns: [] },
  indicacao_reward: { args: ['indicadoId', 'campanhaId', 'documentoFiscalId', 'situacao', 'premios', 'maximo', 'mesDe', 'mesAte', 'agora'], answers: 'value', columns: [] },
  indicacao_reward_by: { args: ['indicadoId', 'campanhaId', 'documentoFiscalId', 'situacao', 'premios', 'maximo', 'mesDe', 'mesAte', 'agora', 'ator'], answers: 'value', columns: [] },
  indicacao_undo: { args: ['indicadoId', 'campanhaId', 'documentoFiscalId', 'perdoar', 'agora'], answers: 'value', columns: [] },
  lote_gasto: { args: ['consumidorId', 'campanhaId', 'moeda', 'ordem'], answers: 'value', columns: [] },
  lote_is_bloqueado: { args: ['campanhaId', 'tipo', 'loteId'], answers: 'value', columns: [] },
  notificacao_add: { args: ['consumidorId', 'campanhaId', 'tipo', 'origemId', 'valores', 'agora'], answers: 'value', columns: [] },
  notificacao_campanha_add: { args: ['notificacaoId', 'campanhaId', 'titulo', 'mensagem', 'urlImagem', 'publico', 'enviarEm', 'agora', 'ator'], answers: 'value', columns: [] },
  notificacao_campanha_gather: { args: ['notificacaoId', 'depoisDe', 'ate', 'consumidores', 'agora'], answers: 'value', columns: [] },
  notificacao_campanha_match: { args: ['notificacaoId', 'campanhaId', 'titulo', 'mensagem', 'urlImagem', 'publico', 'enviarEm'], answers: 'value', columns: [] },
  notificacao_campanha_start: { args: ['notificacaoId', 'agora'], answers: 'value', columns: [] },
  notificacao_campanha_stop: { args: ['notificacaoId', 'campanhaId', 'agora', 'ator'], answers: 'value', columns: [] },
  notificacao_geral_add: { args: ['campanhaId', 'notificacaoId', 'tipo', 'origemId', 'titulo', 'mensagem', 'urlImagem', 'agora'], answers: 'value', columns: [] },
  notificacao_geral_add_by: { args: ['campanhaId', 'notificacaoId', 'tipo', 'origemId', 'titulo', 'mensagem', 'urlImagem', 'agora', 'ator'], answers: 'value', columns: [] },
  notificacao_geral_queue: { args: ['campanhaId', 'notificacaoId', 'agora'], answers: 'value', columns: [] },
  notificacao_revoke: { args: ['consumidorId', 'campanhaId', 'tipo', 'origemId'], answers: 'value', columns: [] },
  numero_faixa_take: { args: ['campanhaId', 'tamanho'], answers: 'row', columns: ['inicio', 'fim'] },
  numero_free: { args: ['campanhaId', 'inicios', 'fins', 'livresInicios', 'livresFins'], answers: 'value', columns: [] },
  numero_lease: { args: ['campanhaId', 'tamanho', 'segundos'], answers: 'rows', columns: ['inicio', 'fim', 'expira_em'] },
  numero_return: { args: ['campanhaId', 'inicio', 'primeiroLivre'], answers: 'value', columns: [] },
  pedido_conferir: { args: [], answers: 'rows', columns: ['regra', 'campanha_id', 'nome', 'esperado', 'encontrado'] },
  pedido_conferir_de: { args: ['consumidores'], answers: 'rows', columns: ['regra', 'consumidor_id', 'campanha_id', 'nome', 'esperado', 'encontrado'] },
  pedido_conferir_estoque: { args: [], answers: 'rows', columns: ['regra', 'campanha_id', 'nome', 'esperado', 'encontrado'] },
  pedido_count: { args: ['consumidorId', 'campanhaId', 'produtoId'], answers: 'value', columns: [] },
  pedido_find_repetido: { args: ['consumidorId', 'idempotencia', 'campanhaId', 'lojaCnpj', 'produtos', 'quantidades', 'valores'], answers: 'value', columns: [] },
  pedido_move: { args: ['consumidorId', 'campanhaId', 'pedidoId', 'situacao', 'motivo', 'expiraMinimo', 'lugar', 'agora'], answers: 'value', columns: [] },
  pedido_move_by: { args: ['consumidorId', 'campanhaId', 'pedidoId', 'situacao', 'motivo', 'expiraMinimo', 'lugar', 'agora', 'ator'], answers: 'value', columns: [] },
  pedido_move_rastreio: { args: ['consumidorId', 'campanhaId', 'pedidoId', 'situacao', 'motivo', 'expiraMinimo', 'lugar', 'agora', 'ator', 'rastreio'], answers: 'value', columns: [] },
  pedido_place: { args: ['consumidorId', 'campanhaId', 'moeda', 'pedidoId', 'idempotencia', 'lojaCnpj', 'produtos', 'nomes', 'quantidades', 'valores', 'limites', 'lugar', 'agora'], answers: 'value', columns: [] },
  pedido_place_entrega: { args: ['consumidorId', 'campanhaId', 'moeda', 'pedidoId', 'idempotencia', 'lojaCnpj', 'produtos', 'nomes', 'quantidades', 'valores', 'limites', 'lugar', 'agora', 'entrega'], answers: 'value', columns: [] },
  pedido_step_back: { args: ['consumidorId', 'campanhaId', 'pedidoId', 'de', 'para', 'motivo', 'agora', 'ator'], answers: 'value', columns: [] },
  periodo_chaves: { args: ['instante'], answers: 'value', columns: [] },
  premio_unidade_take: { args: ['campanhaId', 'ate', 'consumidorId', 'raspadinhaId', 'agora'], answers: 'row', columns: ['unidade', 'premio_id'] },
  produto_estoque_find_falta: { args: ['campanhaId', 'produtos', 'quantidades'], answers: 'value', columns: [] },
  produto_estoque_give: { args: ['campanhaId', 'produtoId', 'quantidade', 'lugar'], answers: 'value', columns: [] },
  produto_estoque_load: { args: ['campanhaId', 'produtoId', 'unidades', 'fatias'], answers: 'value', columns: [] },
  produto_estoque_take: { args: ['campanhaId', 'produtoId', 'quantidade', 'lugar'], answers: 'value', columns: [] },
  raspadinha_grant: { args: ['consumidorId', 'campanhaId', 'documentoFiscalId', 'agora', 'raspadinhas', 'quantidade'], answers: 'value', columns: [] },
  raspadinha_hand_over: { args: ['consumidorId', 'raspadinhaId', 'entreguePor', 'ator', 'agora'], answers: 'value', columns: [] },
  raspadinha_release: { args: ['consumidorId', 'documentoFiscalId'], answers: 'value', columns: [] },
  raspadinha_revoke: { args: ['consumidorId', 'documentoFiscalId', 'agora'], answers: 'value', columns: [] },
  raspadinha_scratch: { args: ['consumidorId', 'raspadinhaId', 'agenda', 'agora'], answers: 'value', columns: [] },
  raspadinha_take_back: { args: ['consumidorId', 'raspadinhaId'], answers: 'value', columns: [] },
  raspadinha_withdraw: { args: ['consumidorId', 'documentoFiscalId', 'quantidade', 'agora'], answers: 'value', columns: [] },
  resto_move: { args: ['consumidorId', 'campanhaId', 'esperado', 'variacao'], answers: 'value', columns: [] },
  revisao_segunda_note: { args: ['consumidorId', 'documentoFiscalId', 'operadorId', 'nome', 'status', 'valor', 'agora'], answers: 'value', columns: [] },
  revisao_veredito_note: { args: ['consumidorId', 'documentoFiscalId', 'ordem', 'status', 'agora', 'ator'], answers: 'value', columns: [] },
  venda_import: { args: ['vendaArquivoId', 'arrendatario', 'ate', 'agora', 'inicio', 'fim', 'lidosBytes', 'mudadas', 'iguais', 'chaves', 'emitentes', 'dias', 'valores', 'quantidades', 'itens', 'canceladas', 'erroOrdens', 'erroLinhas', 'erroChaves', 'erroProblemas', 'errosMaximo'], answers: 'value', columns: [] },
  voucher_conferir: { args: [], answers: 'rows', columns: ['regra', 'campanha_id', 'nome', 'esperado', 'encontrado'] },
  voucher_conferir_de: { args: ['consumidores'], answers: 'rows', columns: ['regra', 'consumidor_id', 'campanha_id', 'nome', 'esperado', 'encontrado'] },
  voucher_decide: { args: ['consumidorId', 'voucherPedidoId', 'codigoCifrado', 'expiraMinimo', 'agora'], answers: 'value', columns: [] },
  voucher_order: { args: ['pedido', 'maximo', 'importados', 'agora'], answers: 'rows', columns: ['resultado', 'voucher_pedido_id'] },
  webhook_note: { args: ['donoId', 'campanhaId', 'tipo', 'objetoId', 'status', 'agora'], answers: 'value', columns: [] },
};
