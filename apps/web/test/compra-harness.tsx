import { fireEvent, screen } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { vi } from 'vitest';
import { session } from '../src/platform/session/session.ts';
import type { ConfiguracaoCompra } from '../src/features/compra/compra-form.ts';
import { CadastroCompraScreen } from '../src/features/compra/screens/CadastroCompraScreen.tsx';
import { LancamentoManualScreen } from '../src/features/compra/screens/LancamentoManualScreen.tsx';
import { buildApuracao, buildDocumento } from './documento-sample.ts';
import { answer, openScreen, stubNetwork, type SentCall, type StubbedAnswer } from './screen-harness.tsx';

/** Harness for the screens of a purchase without access key: session, campaign rules and user actions. */
export const usuario = '52998224725';
export const configuracao = 'GET /cupom/v2/cupons/configuracaoCompra/2026/TREVO';
export const enviar = 'POST /documentoFiscal/v1/documentos/inserirNaoFiscal';
export const upload = 'POST /upload/v1/imagemDocumento';
export const uploaded = answer(
  { nomeArquivo: 'nota.jpg', uriImagem: '/upload/v1/imagemDocumento/nota.jpg' },
  201,
);
export const regras: ConfiguracaoCompra = {
  porQuantidade: true,
  ganhoPorQuantidade: { cada: 2, numeros: 1, maximoPorDocumento: null },
  quantidadeMaxima: 20,
  produtos: [],
  formasPagamento: [],
  fotoObrigatoria: false,
  lidaDaFoto: false,
  limiteNaoFiscal: -1,
};
export const pendente = answer(
  buildDocumento({
    tipo: 'NaoFiscal',
    protocolo: 'a1b2c3',
    apuracao: buildApuracao('PENDENTE', 'documentoFiscal.emAnalise', 'Sua nota foi recebida.'),
  }),
  201,
);

type Answers = Record<string, StubbedAnswer | null>;

export function openCompra(
  tela: 'cadastroCompra' | 'lancamentoManual',
  change: Partial<typeof regras>,
  answers: Answers = {},
  config: Partial<Configuracao> = {},
) {
  const sent = stubNetwork({ [configuracao]: answer({ ...regras, ...change }), ...answers });
  const screens = {
    '/cadastroCompra': <CadastroCompraScreen />,
    '/lancamentoManual': <LancamentoManualScreen />,
  };
  openScreen(`/${tela}`, screens, config);
  return sent;
}

export async function fillLoja() {
  await screen.findByLabelText(/^Estado da loja/);
  fireEvent.change(screen.getByLabelText(/^Estado da loja/), { target: { value: 'SP' } });
  fireEvent.input(screen.getByLabelText(/^CNPJ da loja/), { target: { value: '12abc34501de35' } });
  fireEvent.change(screen.getByLabelText(/^Data da compra/), { target: { value: '2026-11-20' } });
}

export async function fillManual() {
  await fillLoja();
  fireEvent.change(screen.getByLabelText(/^Número do documento/), { target: { value: '123' } });
  fireEvent.input(screen.getByLabelText(/^Valor total/), { target: { value: '4590' } });
}

export const chooseFoto = (type = 'image/jpeg') => {
  const [, gallery] = document.querySelectorAll('input[type=file]');
  fireEvent.change(gallery!, { target: { files: [new File(['x'], 'nota', { type })] } });
};
export const sentTo = (sent: readonly SentCall[], call: string) => sent.filter((made) => made.call === call);

/** Signs in and sets the clock to noon of a day in the campaign. */
export function beginCompra(): void {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
}
