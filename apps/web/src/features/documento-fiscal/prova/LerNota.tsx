import { ScanText } from 'lucide-react';
import { getPlatform } from '../../../platform/browser/native-shell.ts';
import type { Partida } from '../../../platform/configuracao/load-configuracao.ts';
import { usePartida, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { openElsewhere } from '../../../platform/native/open-elsewhere.ts';
import { findPublicOrigin, toReturnAddress } from '../../../platform/navigation/paths/app-address.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { provaText as text } from './prova.text.ts';

/**
 * Button that opens the external reader, which returns with its result; renders nothing for a receipt that
 * expects none.
 */
export function LerNota({ documento }: { documento: DocumentoFiscal }) {
  const texto = useTexto();
  const partida = usePartida();
  const { comprovacao, cabecalho } = documento;
  if (!comprovacao?.leitor || !cabecalho.chaveAcesso) return null;
  const endereco = toLeitorUrl(partida, comprovacao.leitor, cabecalho.chaveAcesso);
  return (
    <Button wide icon={<ScanText />} onClick={() => void openElsewhere(endereco)}>
      {texto(text.ler.id, text.ler.texto)}
    </Button>
  );
}

/** Returns the reader's URL with the access key and the return address of the platform. */
function toLeitorUrl(partida: Partida, leitor: string, chaveAcesso: string): string {
  const url = new URL(leitor, findPublicOrigin(partida));
  const volta = getPlatform() === 'ios' ? appPaths.retornoCrawlerIOS : appPaths.retornoCrawler;
  url.searchParams.set('chave', chaveAcesso);
  url.searchParams.set('retorno', toReturnAddress(partida, volta));
  return url.href;
}
