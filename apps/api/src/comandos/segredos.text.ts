import type { Estado, Uso } from '../kernel/auth/key-ring.ts';

const plural = (total: number, um: string, mais: string) => `${total} ${total === 1 ? um : mais}`;

const itens: Readonly<Record<Uso, (total: number) => string>> = {
  sessoes: () => '',
  dados: (total) => plural(total, 'dado cifrado', 'dados cifrados'),
  campanhas: (total) => plural(total, 'campanha', 'campanhas'),
};

const estados: Readonly<Record<Estado, string>> = {
  atual: 'assina e cifra',
  reserva: 'só confere e abre',
  aposentada: 'aposentada',
  vazada: 'vazou, encerrada',
};

/** Messages of the secrets command. */
export const segredosText = {
  uso: `Uso: npm run segredos -- listar | girar sessoes|dados|campanhas|tudo | recifrar | aposentar ID [sessoes|dados|campanhas] [--encerrar-sessoes]`,
  linha: (linha: {
    chave: string;
    uso: Uso;
    estado: Estado;
    desde: Date | null;
    isHeld: boolean;
    total: number;
  }) =>
    [
      linha.chave,
      linha.uso.padEnd(9),
      estados[linha.estado].padEnd(17),
      linha.desde ? `desde ${linha.desde.toISOString().slice(0, 10)}` : 'nunca usada     ',
      linha.isHeld ? 'está na configuração' : 'falta na configuração',
      itens[linha.uso](linha.total),
    ]
      .join('  ')
      .trimEnd(),
  processoSem: (nome: string, chaves: readonly string[]) =>
    `O processo ${nome} ainda não tem: ${chaves.join(', ')}.`,
  gravada: (uso: Uso, chave: string, arquivo: string) =>
    `Segredo novo para ${uso}: ${chave}, gravado em ${arquivo}.`,
  acrescente: (linhas: readonly string[], comando: string) =>
    [
      'Nada mudou ainda. Acrescente ao cofre de segredos, em SECRETS (separados por vírgula) ou no arquivo de SECRETS_FILE:',
      ...linhas.map((linha) => `  ${linha}`),
      'Não apague os segredos de antes. Depois:',
      '1. Reinicie os processos, um de cada vez: cada um passa a conferir e a abrir com o novo, e ainda assina com o de antes.',
      `2. Repita com o segredo novo na configuração: ${comando}`,
    ].join('\n'),
  reinicie: (uso: Uso, chave: string, nomes: readonly string[], comando: string) =>
    [
      `${uso}: o segredo ${chave} ainda não assina, porque estes processos não o têm: ${nomes.join(', ')}.`,
      '1. Reinicie-os, um de cada vez (um processo morto expira em 30 s).',
      `2. Repita: ${comando}`,
    ].join('\n'),
  girada: (uso: Uso, chave: string, antes: string) =>
    [
      `${uso}: ${chave} assina e cifra, em todos os processos dentro de 5 s; ${antes} ainda confere e abre.`,
      uso === 'sessoes'
        ? `Se ${antes} vazou: npm run segredos -- aposentar ${antes} sessoes --encerrar-sessoes (todos entram de novo). Senão espere 30 dias.`
        : `Depois de um minuto: npm run segredos -- recifrar, e então npm run segredos -- aposentar ${antes}`,
    ].join('\n'),
  recifrado: (restam: { campanhas: number; dados: number }) =>
    restam.campanhas + restam.dados === 0
      ? 'Tudo está cifrado com os segredos atuais.'
      : `Restam com outro segredo: ${itens.campanhas(restam.campanhas)}, ${itens.dados(restam.dados)}. Repita; o que continuar não pode ser decifrado com nenhum segredo da configuração.`,
  semChave: (chave: string) =>
    `O segredo ${chave} não existe, ou já foi aposentado; veja npm run segredos -- listar.`,
  aindaAtual: (uso: Uso, chave: string) =>
    `O segredo ${chave} ainda assina ou cifra (${uso}). Antes: npm run segredos -- girar ${uso}`,
  aindaUsada: (uso: Uso, chave: string, total: number) =>
    `O segredo ${chave} ainda abre ${itens[uso](total)}. Antes: npm run segredos -- recifrar`,
  cedoDemais: (uso: Uso) =>
    `O segredo de ${uso} mudou há menos de um minuto, e algum processo pode ainda usar o anterior. Tente daqui a um minuto.`,
  temSessoes: (chave: string, dias: number) =>
    `Sessões assinadas com ${chave} ainda valem por até ${plural(dias, 'dia', 'dias')}. Espere, ou encerre-as com --encerrar-sessoes: essas pessoas entram de novo.`,
  aposentada: (chave: string, usos: readonly Uso[]) =>
    `O segredo ${chave} não vale mais (${usos.join(', ')}), em todos os processos dentro de 5 s.`,
  apagada: 'Ele foi apagado do arquivo.',
  apague:
    'Apague-o do cofre de segredos (MASTER_SECRET, SECRETS ou SECRETS_FILE) e reinicie os processos, um de cada vez.',
  outroUso: (usos: readonly Uso[]) =>
    `O mesmo segredo ainda serve a ${usos.join(', ')}: não o apague antes de girar, recifrar e aposentar também ali.`,
};
