import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getMenuAcoes, isCompraPorQuantidadeEnabled } from '@trevo/config/configuracao-questions';
import { FilePen, Keyboard, QrCode, ScanText, ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { appPaths, type AppPath } from '../../../platform/navigation/app-paths.ts';
import { layoutText } from '../layout.text.ts';

/** One way of taking part. */
export interface Acao {
  readonly path: AppPath;
  readonly titulo: string;
  readonly detalhe: string;
  readonly icon: ReactNode;
}

/** The ways of taking part that the campaign offers, the quickest first. */
export function listAcoes(configuracao: Configuracao): readonly Acao[] {
  const ligadas = getMenuAcoes(configuracao);
  const { acoes: text } = layoutText;
  const all: readonly (Acao & { readonly isOn: boolean })[] = [
    {
      isOn: ligadas.escanearQr,
      path: appPaths.escanear,
      titulo: text.escanearQr,
      detalhe: text.escanearQrDetalhe,
      icon: <QrCode />,
    },
    {
      isOn: ligadas.registrarDocumento,
      path: appPaths.digitacaoManual,
      titulo: text.registrarDocumento,
      detalhe: text.registrarDocumentoDetalhe,
      icon: <Keyboard />,
    },
    {
      isOn: ligadas.digitarCupom,
      path: appPaths.cadastrarCupom,
      titulo: text.digitarCupom,
      detalhe: text.digitarCupomDetalhe,
      icon: <ScanText />,
    },
    {
      isOn: ligadas.lancamentoManual && isCompraPorQuantidadeEnabled(configuracao),
      path: appPaths.cadastroCompra,
      titulo: text.cadastroCompra,
      detalhe: text.cadastroCompraDetalhe,
      icon: <ShoppingBasket />,
    },
    {
      isOn: ligadas.lancamentoManual,
      path: appPaths.lancamentoManual,
      titulo: text.lancamentoManual,
      detalhe: text.lancamentoManualDetalhe,
      icon: <FilePen />,
    },
  ];
  return all.filter(({ isOn }) => isOn);
}
