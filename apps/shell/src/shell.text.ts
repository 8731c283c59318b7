import type { TipoDado } from './dados-coletados.ts';

/** Messages of the command, and texts of the app before it runs. */
export const shellText = {
  uso: [
    'Uso: npm run app -- criar ARQUIVO [opções]',
    '',
    'Faz do arquivo de uma campanha os projetos Android e iPhone do seu aplicativo.',
    '',
    'Opções:',
    '  --saida PASTA             onde escrever (padrão: apps/shell/gerado/PACOTE)',
    '  --endereco https://HOST   servidor do aplicativo (padrão: api.urlBase ou o primeiro host)',
    '  --google-services ARQUIVO o google-services.json do Firebase, para os avisos no Android',
    '  --web PASTA               o aplicativo web já construído (padrão: construir, se algo mudou)',
    '  --compilacao N            de 0 a 99: outra vez a mesma versão para as lojas',
    '  --teste                   mostra a faixa de teste no aplicativo',
  ].join('\n'),
  semArquivo: (file: string) => `O arquivo ${file} não existe.`,
  semAplicativo: (file: string) =>
    [
      `${file} não diz nada do aplicativo. Como corrigir: acrescente, por exemplo:`,
      '',
      'aplicativo:',
      '  pacote: br.com.exemplo.promo',
      '  nome: Promo Exemplo',
      '  icone: /marcas/icone.svg',
    ].join('\n'),
  semImagem: (caminho: string, folders: readonly string[]) =>
    `A imagem ${caminho} não está em ${folders.join(' nem em ')}. Como corrigir: ponha o arquivo na pasta "marcas", ao lado do arquivo da campanha.`,
  imagemIlegivel: (qual: string) =>
    `A imagem de aplicativo.${qual} não pôde ser lida. Como corrigir: salve-a de novo como SVG ou PNG.`,
  imagemPequena: (qual: string, lado: number) =>
    `A imagem de aplicativo.${qual} tem só ${lado} pontos de lado. Como corrigir: use um SVG, ou um PNG quadrado de 512 pontos ou mais.`,
  imagemNaoQuadrada: (qual: string) =>
    `A imagem de aplicativo.${qual} não é quadrada. Como corrigir: deixe a altura igual à largura.`,
  enderecoInvalido: (endereco: string) =>
    `O endereço ${endereco} não serve. Como corrigir: use um que comece com https://, sem nada depois do host.`,
  semServicosGoogle: (file: string) => `O arquivo ${file} não pôde ser lido como um google-services.json.`,
  servicosDeOutroPacote: (file: string, pacote: string) =>
    `${file} é de outro aplicativo. Como corrigir: no Firebase, registre o pacote ${pacote} e baixe o arquivo dele.`,
  semModelo: (detalhe: string) =>
    [
      'Não foi possível preparar o modelo do Capacitor. Na primeira vez ele vem do registro do npm; depois fica em .cache/shell e não precisa mais de internet.',
      detalhe,
    ].join('\n'),
  pastaAlheia: (folder: string) =>
    `${folder} tem outras coisas dentro e não foi tocada. Como corrigir: escolha uma pasta vazia em --saida.`,
  compilando: 'Preparando…',
  pronto: (folder: string) => `Pronto: ${folder}\nOs próximos passos estão no LEIAME.md dessa pasta.`,
  avisoServicosGoogle:
    'Aviso: sem --google-services o aplicativo Android não recebe avisos; o resto funciona.',
  avisoAssinaturas:
    'Aviso: sem aplicativo.assinaturasAndroid os links abrem no navegador, e não no aplicativo Android.',
  avisoEquipe: 'Aviso: sem aplicativo.equipeApple os links abrem no navegador, e não no iPhone.',
  avisoSimbolo:
    'Aviso: sem aplicativo.simbolo o ícone fica menor nos telefones que o recortam, e não muda de cor com o tema.',
  avisoSimboloSome: (corFundo: string) =>
    `Aviso: aplicativo.simbolo quase não aparece sobre ${corFundo}. Como corrigir: escolha outra aplicativo.corFundo.`,
  avisoServidor: (host: string) =>
    `Aviso: os telefones das pessoas não encontram o servidor ${host}. Como corrigir: use --endereco com o endereço público.`,
  avisoDoArquivo: (linha: string) => `Aviso: ${linha}`,
} as const;

/** Warnings about missing settings of the app: problem and remedy. */
export const avisoText = {
  hostNaoPublico: (host: string) =>
    `os telefones das pessoas não encontram ${host}, e os links dele não abrem no aplicativo`,
  usePublico: 'use o nome público do site, como promo.exemplo.com.br',
  semSns: 'o arquivo do Firebase veio, e nenhum aviso chega ao aplicativo: falta o serviço "sns"',
  acrescenteSns: 'acrescente "sns" a "notificacao.servicos"',
  semNotificacao:
    'o arquivo do Firebase veio, e nenhum aviso chega ao aplicativo: os avisos estão desligados',
  ligueNotificacao: 'ligue "notificacao.ativo" e acrescente "sns" a "notificacao.servicos"',
} as const;

/** Permission rationales shown in the system's own prompt. */
export const permissaoText = {
  camera: 'Para ler o QR code da nota e fotografar comprovantes.',
  localizacao: 'Para mostrar as lojas mais perto de você, só enquanto usa o aplicativo.',
  fotos: 'Para você escolher a foto de um comprovante ou do seu perfil.',
  guardarFotos: 'Para guardar a imagem dos seus números da sorte.',
} as const;

/** Names of the collected data types in the forms of the app stores. */
export const dadosText: Readonly<Record<TipoDado, string>> = {
  Name: 'nome',
  EmailAddress: 'e-mail',
  PhoneNumber: 'telefone',
  PhysicalAddress: 'endereço',
  UserID: 'ID do usuário (CPF ou outro documento)',
  OtherDataTypes: 'outros dados (data de nascimento, gênero, loja preferida)',
  PhotosorVideos: 'fotos (comprovantes e perfil)',
  PreciseLocation: 'localização precisa (só para ordenar as lojas; não é guardada)',
  PurchaseHistory: 'histórico de compras',
  ProductInteraction: 'interação com o app (avisos lidos e raspadinhas abertas)',
  CustomerSupport: 'atendimento (contestação de uma nota)',
  OtherUserContent: 'outro conteúdo do usuário (respostas e observações)',
  DeviceID: 'ID do dispositivo (avisos)',
};

/** The page for a WebView older than the app's minimum. */
export const navegadorAntigoText = {
  titulo: 'Falta atualizar o telefone',
  texto:
    'Este aplicativo precisa de uma versão mais nova do "Android System WebView". Abra a Play Store, procure por esse nome, toque em Atualizar e volte aqui.',
} as const;

/** Name of the Android notification channel. */
export const canalAvisos = 'Avisos da campanha';

/** Remaining steps on a machine with Google's or Apple's tools. */
export const toLeiame = (app: { nome: string; pacote: string; versao: string; versionCode: number }) =>
  `# ${app.nome}

Projetos Android e iPhone de \`${app.pacote}\`, versão ${app.versao} (${app.versionCode}). Foram feitos por \`npm run app\`:
não os edite à mão, porque na próxima vez são feitos de novo. O que muda, muda no arquivo da campanha.

## Uma vez, nesta pasta

\`\`\`sh
npm ci --omit=dev
\`\`\`

## Android

Precisa do JDK 21 e do Android SDK 36 (ou do Android Studio).

\`\`\`sh
cd android
./gradlew assembleDebug        # para experimentar: app/build/outputs/apk/debug/app-debug.apk
./gradlew bundleRelease        # para a loja: app/build/outputs/bundle/release/app-release.aab
\`\`\`

Assine o pacote da loja com \`jarsigner -keystore SUA_CHAVE app/build/outputs/bundle/release/app-release.aab SEU_NOME\` e
envie-o à Play Console. Copie de lá (Integridade do app) a impressão SHA-256 para \`aplicativo.assinaturasAndroid\`.

## iPhone

Precisa de um Mac com o Xcode 26 ou mais novo.

\`\`\`sh
open ios/App/App.xcodeproj     # para experimentar
xcodebuild -project ios/App/App.xcodeproj -scheme App -configuration Release -archivePath App.xcarchive archive
\`\`\`

Depois, no Xcode: Window, Organizer, Distribute App. Ligue "Associated Domains" e "Push Notifications" para o pacote em
developer.apple.com.

## Nas lojas

O ícone da Play Store é \`loja/icone-512.png\`. Os links abrem no aplicativo depois que o servidor publica a campanha com
\`assinaturasAndroid\` e \`equipeApple\`: confira em \`/.well-known/assetlinks.json\` e
\`/.well-known/apple-app-site-association\` de cada host.

As duas lojas perguntam o que o aplicativo coleta. Responda o mesmo que está em
\`ios/App/App/PrivacyInfo.xcprivacy\`: tudo ligado à pessoa, para o funcionamento do aplicativo, sem rastreamento, enviado
por conexão cifrada. O ID do dispositivo serve também aos avisos da promoção.

${Object.values(dadosText)
  .map((dado) => `- ${dado}`)
  .join('\n')}
`;
