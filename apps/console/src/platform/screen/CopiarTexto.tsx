import { Button } from '@trevo/ui/action/Button.tsx';
import { Copy } from 'lucide-react';
import { consolePlatformText as text } from '../console-platform.text.ts';
import { avisos } from './avisos-store.ts';

/** Copies a text to the clipboard. */
export function CopiarTexto({ texto, rotulo = text.copiar }: { texto: string; rotulo?: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(texto);
      avisos.show(text.copiado, { tone: 'sucesso' });
    } catch {
      avisos.show(text.nuncaCopiado, { tone: 'alerta' });
    }
  }
  return (
    <Button variant="secondary" size="small" icon={<Copy />} onClick={() => void copy()}>
      {rotulo}
    </Button>
  );
}
